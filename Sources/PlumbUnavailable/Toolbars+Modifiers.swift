import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group where Content: CustomizableToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    public func defaultCustomization() -> some CustomizableToolbarContent { self }

    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }

    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent { self }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some CustomizableToolbarContent
    { self }

    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension ToolbarContent {
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }

    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension ToolbarItem where ID: Hashable {
    public var id: ID { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
    where Content: CustomizableToolbarContent { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarForegroundStyle<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarItemHidden(_ hidden: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarRole(_ role: ToolbarRole) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View { absent() }
}
