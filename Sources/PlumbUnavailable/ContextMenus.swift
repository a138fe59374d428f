import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no context menus yet; offer the actions in a Menu")
public struct ContextMenu<MenuItems> where MenuItems: View {
    public init(@ViewBuilder menuItems: () -> MenuItems) { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no context menus yet; offer the actions in a Menu")
    public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no context menus yet; offer the actions in a Menu")
    public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no context menus yet; offer the actions in a Menu")
    public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no context menus yet; offer the actions in a Menu")
    public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
    where M: View, P: View { absent() }
}
