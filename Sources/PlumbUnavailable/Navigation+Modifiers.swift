import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
extension MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func navigationTransition(_ style: some NavigationTransition) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func assistiveAccessNavigationIcon(systemImage: String) -> some View { absent() }

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

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
    where D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
    where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
        -> some View where D: Hashable, C: View
    { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument<D>(_ document: D) -> some View where D: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument(_ url: URL) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View
    where D: Transferable, I1: Transferable, I2: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>) -> some View
    where D: Transferable, I: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>) -> some View
    where D: Transferable, I: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no navigation bar yet; write the title as a Text above the content")
    public func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>) -> some View
    where D: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
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
        message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
    )
    public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no navigation yet; show a destination by a state of your own")
    public var navigationLinkIndicatorVisibility: Visibility { absent() }
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
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { absent() }
}
