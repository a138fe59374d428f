import PlumbCore

/// A button on glass: its insets, its font and its shape are those of a bordered one.
///
/// 1. On glass in a colour the words are white; on other glass they have the tint that is set, else the label's colour.
/// 2. What is disabled is grey. 3. While it is pressed, glass that answers fingers is a little larger.
package struct GlassButton: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let look: GlassLook

    package init(configuration: PrimitiveButtonStyleConfiguration, look: GlassLook) {
        self.configuration = configuration
        self.look = look
    }

    package var body: some View {
        PressableButton(configuration) { GlassLabel(button: $0, look: look) }
    }
}

private struct GlassLabel: View {
    let button: ButtonStyleConfiguration
    let look: GlassLook
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint
    @Environment(\.platform) private var platform

    private var ownTint: Color? { button.ownTint(tint) }

    private var foreground: Color {
        if !isEnabled { return Color(system: .disabledButtonLabel) }
        return look.isProminent || look.tint != nil ? .white : ownTint ?? .primary
    }

    private var glass: GlassLook {
        var glass = look
        if look.isProminent { glass.tint = isEnabled ? ownTint ?? .accentColor : Color(system: .disabledButton) }
        return glass
    }

    var body: some View {
        let metrics = ButtonMetrics(controlSize, platform)
        let shape = borderShape.resolved(metrics, isCapsule: true)
        button.label
            .modifier(BorderRoom(metrics: metrics, foreground: foreground))
            .glass(glass, in: shape)
            .contentShape(shape)
            .scaleEffect(button.isPressed && look.isInteractive ? platform.metrics.glassPress : 1)
            .animation(.easeOut(duration: platform.metrics.fade), value: button.isPressed)
    }
}
