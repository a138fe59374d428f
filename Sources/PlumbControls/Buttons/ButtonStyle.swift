import PlumbCore

/// How buttons look and when they run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The button. It calls `configuration.trigger()` when the action is to run.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look, pressed and not. When they run their action is the platform's matter.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the button.
    typealias Configuration = ButtonStyleConfiguration

    /// The button's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style that says itself when the action runs.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

/// A button, for a style that arranges its label.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether a finger that came down on the button is on it.
    public let isPressed: Bool
}

extension EnvironmentValues {
    /// The styles of buttons.
    var buttonStyles: StyleChain<PrimitiveButtonStyleConfiguration> {
        get { self[StyleChain<PrimitiveButtonStyleConfiguration>.self] }
        set { self[StyleChain<PrimitiveButtonStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How buttons within look and when they run their action. Inner styles win; a button in a style's body has the
    /// style around it.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        styled(by: style, in: \.buttonStyles) { $0.makeBody(configuration: $1) }
    }

    /// How buttons within look, pressed and not. Inner styles win; a button in a style's body has the style around it.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { $0.add(style) }
    }
}

extension StyleChain<PrimitiveButtonStyleConfiguration> {
    @MainActor mutating func add<S: ButtonStyle>(_ style: S) {
        add(style, in: \.buttonStyles) { style, button in
            PressableButton(button) { style.makeBody(configuration: $0) }
        }
    }
}

extension ButtonStyleConfiguration {
    /// What a style is told of a button.
    @MainActor init(_ button: PrimitiveButtonStyleConfiguration, isPressed: Bool) {
        self.init(role: button.role, label: Label(part: OneView(button.label)), isPressed: isPressed)
    }
}

/// A button that knows whether it is pressed, and runs its action when it is let go.
struct PressableButton<Content: View>: View {
    private let button: PrimitiveButtonStyleConfiguration
    private let content: @MainActor (ButtonStyleConfiguration) -> Content
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    init(
        _ button: PrimitiveButtonStyleConfiguration,
        @ViewBuilder content: @escaping @MainActor (ButtonStyleConfiguration) -> Content
    ) {
        self.button = button
        self.content = content
    }

    var body: some View {
        content(
            ButtonStyleConfiguration(button, isPressed: isPressed)
        )
        .pressable($isPressed, repeats: repeatBehavior == .enabled, perform: button.action)
        .accessibilityControl(accessibility)
    }

    /// What the style does with the action is done here too.
    private var accessibility: AccessibilityControl {
        let action = button.action
        var control = AccessibilityControl(.one)
        control.traits = .isButton
        control.actions = [("activate", { MainActor.assumeIsolated(action) })]
        return control
    }
}
