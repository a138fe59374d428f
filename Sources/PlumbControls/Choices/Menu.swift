import PlumbCore

/// A button that opens a menu: rows over all else, which go when one of them or anything outside is tapped.
///
/// Size, place and look of the button are a button's. The menu is 250 points wide, 262 in a wide window, and stands
/// below the button, or above it where there is more room; its first row is the nearest to the button then
/// (`menuOrder(_:)`). Sections are parted by gaps of 8 points.
@Located
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.menuStyles) private var styles

    /// - Parameters:
    ///   - content: the rows: buttons, toggles, pickers, menus, dividers and sections.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// - Parameter primaryAction: what a tap does; a button that is held for half a second opens the menu instead.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public var body: some View {
        if styles.isEmpty {
            MenuButton(isOpen: $isOpen, primaryAction: primaryAction) {
                label
            } content: {
                content
            }
        } else {
            styled
        }
    }

    private var styled: some View {
        let configuration = MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(part: OneView(label)),
            content: MenuStyleConfiguration.Content(part: AnyView(content)), primaryAction: primaryAction)
        return styles.body(configuration) { DefaultMenuStyle().makeBody(configuration: configuration) }
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a text and an action of its own.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    /// A menu with a text as it stands and an action of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

/// A button and the menu that it opens.
struct MenuButton<Label: View, Content: View>: View {
    @Binding var isOpen: Bool
    var primaryAction: (() -> Void)?
    /// In which order rows stand, if nobody says it.
    var order = MenuOrder.automatic
    @ViewBuilder let label: Label
    @ViewBuilder let content: Content
    @Environment(\.closeMenus) private var closeOuter
    @Environment(\.platform) private var platform

    var body: some View {
        button.openMenu(isPresented: $isOpen, platform, order: order) {
            MenuCard(content: content) {
                isOpen = false
                closeOuter?()
            }
        }
    }

    @ViewBuilder private var button: some View {
        if let primaryAction {
            Button {
                primaryAction()
            } label: {
                label
            }
            .heldActions(HeldMenu(isEnabled: true) { isOpen = $0 }, isEnabled: true)
        } else {
            Button {
                isOpen = true
            } label: {
                if closeOuter == nil { label } else { MarkedLabel(mark: .arrow) { label } }
            }
            .environment(\.closeMenus, nil)
        }
    }
}

private struct CloseMenusKey: ContextEnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Closes the menu that a view is a row of, and those around it; nil where there is none.
    var closeMenus: (() -> Void)? {
        get { self[CloseMenusKey.self] }
        set { self[CloseMenusKey.self] = newValue }
    }
}

/// Whether an action leaves the menu open that it is a row of.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    /// As the platform does: it closes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether an action leaves the menu open that it is a row of.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Whether the actions of rows within leave their menu open.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
