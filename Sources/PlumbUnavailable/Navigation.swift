import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public protocol MatchedTransitionSourceConfiguration: Sendable {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public protocol NavigationTransition {

}

@available(
    *, unavailable,
    message: "Plumb has no containers that draw a background; write background(_:ignoresSafeAreaEdges:) on the view"
)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static var navigation: ContainerBackgroundPlacement { absent() }
    public static var navigationSplitView: ContainerBackgroundPlacement { absent() }
    public static var tabView: ContainerBackgroundPlacement { absent() }
    public static var widget: ContainerBackgroundPlacement { absent() }
    public static var window: ContainerBackgroundPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public protocol NavigationSplitViewStyle {
    associatedtype Body: View = Never
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public protocol NavigationViewStyle {

}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct ColumnNavigationViewStyle: NavigationViewStyle {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    public func isDetailLink(_ isDetailLink: Bool) -> some View { absent() }
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
    public var body: some View { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct NavigationPath {
    public mutating func append<V>(_ value: V) where V: Hashable { absent() }
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable { absent() }
    public mutating func removeLast(_ k: Int = 1) { absent() }
    public init() { absent() }
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { absent() }
    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        absent()
    }
    public init(_ codable: NavigationPath.CodableRepresentation) { absent() }
    public struct CodableRepresentation: Codable {

    }
    public var codable: NavigationPath.CodableRepresentation? { absent() }
    public var count: Int { absent() }
    public var isEmpty: Bool { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { absent() }
    public init(
        columnVisibility: NavigationSplitViewVisibility, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { absent() }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { absent() }
    public init(
        columnVisibility: NavigationSplitViewVisibility, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { absent() }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { absent() }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { absent() }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { absent() }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { absent() }
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { absent() }
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        absent()
    }
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct NavigationSplitViewColumn: Hashable, Sendable {
    public static func < (lhs: NavigationSplitViewColumn, rhs: NavigationSplitViewColumn) -> Bool { absent() }
    public static var content: NavigationSplitViewColumn { absent() }
    public static var detail: NavigationSplitViewColumn { absent() }
    public static var sidebar: NavigationSplitViewColumn { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct NavigationSplitViewStyleConfiguration {

}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    public static var all: NavigationSplitViewVisibility { absent() }
    public static var automatic: NavigationSplitViewVisibility { absent() }
    public static var detailOnly: NavigationSplitViewVisibility { absent() }
    public static var doubleColumn: NavigationSplitViewVisibility { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct NavigationStack<Data, Root>: View where Root: View {
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { absent() }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    { absent() }
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { absent() }
    public var body: some View { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct NavigationView<Content>: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { absent() }
    public var body: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct ZoomNavigationTransition: NavigationTransition {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct AutomaticNavigationTransition: NavigationTransition {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        absent()
    }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { absent() }
}

extension View {
    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationTransition(_ style: some NavigationTransition) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func assistiveAccessNavigationIcon(systemImage: String) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no containers that draw a background; write background(_:ignoresSafeAreaEdges:) on the view"
    )
    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no containers that draw a background; write background(_:ignoresSafeAreaEdges:) on the view"
    )
    public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarHidden(_ hidden: Bool) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarItems<L>(leading: L) -> some View where L: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarItems<T>(trailing: T) -> some View where T: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle(_ title: Text) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        absent()
    }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
    where D: Hashable, C: View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
    where V: View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
        -> some View where D: Hashable, C: View
    { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument(_ url: URL) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
    public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationSubtitle(_ subtitle: Text) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationTitle(_ title: Text) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationTitle(_ title: Binding<String>) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { absent() }
}

extension EnvironmentValues {
    @available(
        *, unavailable,
        message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
    )
    public var navigationLinkIndicatorVisibility: Visibility { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { absent() }

    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol { absent() }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) { absent() }

    public init<S>(_ title: S, destination: Destination) where S: StringProtocol { absent() }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { absent() }

    public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol { absent() }

    public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
    where V: Hashable { absent() }

    public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
    where S: StringProtocol, V: Hashable { absent() }

    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        absent()
    }

    public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol { absent() }

    public init<V>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where V: Hashable { absent() }

    public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol, V: Hashable { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationLink where Destination == Never {
    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable { absent() }

    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable { absent() }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable { absent() }

    public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable { absent() }

    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable { absent() }

    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
extension NavigationSplitViewStyle {
    public func makeBody(configuration: Self.Configuration) -> Self.Body { return absentValue() }

    public typealias Configuration = NavigationSplitViewStyleConfiguration
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
extension NavigationBarItem.TitleDisplayMode: Equatable {

}

@available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
extension NavigationBarItem.TitleDisplayMode: Hashable {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationPath: Equatable {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; show the destination by a state of your own, in the place of this view"
)
extension NavigationPath.CodableRepresentation: Equatable {

}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
extension NavigationSplitViewColumn: Comparable {

}
