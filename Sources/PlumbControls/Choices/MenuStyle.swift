import PlumbCore

/// How the buttons of menus look. The menus themselves are the platform's.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the menu.
    typealias Configuration = MenuStyleConfiguration

    /// The menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu, for a style.
public struct MenuStyleConfiguration {
    /// What the button shows.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The rows.
    public struct Content: View {
        let part: AnyView
        public var body: some View { part }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is making the body of, in the next style around it.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, configuration.label, configuration.primaryAction)
    }
}

private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The styles of menus.
    var menuStyles: StyleChain<MenuStyleConfiguration> {
        get { self[StyleChain<MenuStyleConfiguration>.self] }
        set { self[StyleChain<MenuStyleConfiguration>.self] = newValue }
    }

    /// Whether the buttons of menus show that they are such, for styles that heed it.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// How the buttons of menus within look. Inner styles win; a menu in a style's body has the style around it.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(by: style, in: \.menuStyles) { $0.makeBody(configuration: $1) }
    }

    /// Whether the buttons of menus within show that they are such. The platform's own menus show nothing on iOS,
    /// whatever is said (from memory); it is for styles of yours, which read `\.menuIndicatorVisibility`.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

/// The platform's own: a button.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration) }
}

/// A button in the style of the buttons around it, which is the platform's own on iOS.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration) }
}

/// A button without a border, whatever the style of the buttons around it.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PlainMenu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The platform's own.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of those around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The button of a menu without any further style.
private struct PlainMenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false

    init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        MenuButton(isOpen: $isOpen, primaryAction: configuration.primaryAction) {
            configuration.label
        } content: {
            configuration.content
        }
    }
}
