import PlumbCore

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    package init(name: String) { self.name = name }

    /// Deletes something: red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A label that runs an action when it is tapped. Several views of the label stand side by side.
///
/// Size, place and look are its style's: `buttonStyle(_:)`. The platform's own is the label in the tint colour, as
/// large as the label.
@Located
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyles) private var styles

    /// - Parameter action: runs when a finger that came down on the button is let go on it.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// - Parameters:
    ///   - role: what the button is for; styles may show it.
    ///   - action: runs when a finger that came down on the button is let go on it.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: PrimitiveButtonStyleConfiguration.Label(part: OneView(label)), action: action)
        styles.body(configuration) { DefaultButtonStyle().makeBody(configuration: configuration) }
            .ordinarySpacing()
            .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.one)
        control.traits = .isButton
        control.keepsActions = true
        control.actions = [("activate", { MainActor.assumeIsolated(action) })]
        return control
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is making the body of, in the next style around it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == Text {
    /// A button with a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text as it stands.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a text and a role.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a text as it stands and a role.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PlumbControls.Label<Text, Image> {
    /// A button with a symbol and a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a symbol and a text as it stands.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a symbol, a text and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PlumbControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a symbol, a text as it stands and a role.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PlumbControls.Label(title, systemImage: systemImage) }
    }

    /// A button with a picture of the assets and a text.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PlumbControls.Label(titleKey, image: image) }
    }

    /// A button with a picture of the assets and a text.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PlumbControls.Label(titleKey, image: image) }
    }

    /// A button with a picture of the assets and a text as it stands.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PlumbControls.Label(title, image: image) }
    }
}
