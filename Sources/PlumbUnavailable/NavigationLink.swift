import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; write a Button that shows the destination by a state of your own"
)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    public func isDetailLink(_ isDetailLink: Bool) -> some View { absent() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {
        absent()
    }
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol, Label == Text {
        absent()
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text { absent() }
    public init<S>(_ title: S, destination: Destination) where S: StringProtocol, Label == Text { absent() }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) where Label == Text {
        absent()
    }
    public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
    where S: StringProtocol, Label == Text { absent() }
    public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
    where V: Hashable, Label == Text { absent() }
    public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
    where S: StringProtocol, V: Hashable, Label == Text { absent() }
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    where Label == Text { absent() }
    public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol, Label == Text { absent() }
    public init<V>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where V: Hashable, Label == Text { absent() }
    public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol, V: Hashable, Label == Text { absent() }
    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable, Destination == Never {
        absent()
    }
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable, Destination == Never {
        absent()
    }
    public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable, Destination == Never { absent() }
    public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable, Destination == Never { absent() }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { absent() }
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { absent() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { absent() }
    public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    where V: Hashable { absent() }
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        absent()
    }
    public init<V>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) where V: Hashable { absent() }
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable, Destination == Never { absent() }
    public init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Decodable, P: Encodable, P: Hashable, Destination == Never { absent() }
    public var body: some View { absent() }
}
