import PlumbCore

/// In which order a menu shows its rows.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// As the platform does: `fixed` for the menus of pickers and of what can be scrolled, `priority` for all others.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first rows are the nearest to what the menu stands at: a menu above it begins at its bottom.
    public static let priority = MenuOrder(name: "priority")
    /// From the top.
    public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    /// In which order the menus of views show their rows.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// In which order the menus of views within show their rows. Size and place are the view's.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
