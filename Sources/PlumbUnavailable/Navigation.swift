import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
public protocol MatchedTransitionSourceConfiguration: Sendable {

}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
public protocol NavigationTransition {

}

@available(*, unavailable, message: "Plumb has no split views yet; put the columns in an HStack")
public protocol NavigationSplitViewStyle {
    associatedtype Body: View = Never
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
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
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
public struct ColumnNavigationViewStyle: NavigationViewStyle {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
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

@available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
extension NavigationBarItem.TitleDisplayMode: Equatable {

}

@available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
extension NavigationBarItem.TitleDisplayMode: Hashable {

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
extension NavigationSplitViewColumn: Comparable {

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
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
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
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
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
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
public struct ZoomNavigationTransition: NavigationTransition {

}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
public struct AutomaticNavigationTransition: NavigationTransition {

}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {

}
