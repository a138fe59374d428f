import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no colour panel yet; pick among colours of your own with a Picker")
public struct ColorPicker<Label>: View where Label: View {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text { absent() }
    public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    where S: StringProtocol, Label == Text { absent() }
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { absent() }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true)
    where Label == Text { absent() }
    public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
    where S: StringProtocol, Label == Text { absent() }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { absent() }
    public var body: some View { absent() }
}
