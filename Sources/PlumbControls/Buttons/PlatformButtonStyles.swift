import Foundation
import PlumbCore
import PlumbPlatform

/// The platform's own style: in a row of a list or form the whole row is the button, anywhere else the label is, in the
/// tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowOrButton(configuration: configuration)
    }
}

/// The label in the tint colour; pressed it fades.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { TintedLabel(button: $0) }
    }
}

/// The label as it is; pressed it fades.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(button: $0) }
    }
}

/// Not on iOS.
@available(*, unavailable, message: "links that look like the web's are macOS's; use .borderless or a Link")
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label on a rounded fill: grey, or faintly in the tint that is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { BorderedLabel(button: $0, look: .faint) }
    }
}

/// The label in white on a rounded fill in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { BorderedLabel(button: $0, look: .prominent) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's own.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint fill.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a fill in the tint colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
@available(*, unavailable, message: "links that look like the web's are macOS's; use .borderless or a Link")
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// 1. Whoever has set a foreground style paints the label with it. 2. What deletes is red, anything else has the
///    tint. 3. What is disabled is grey.
struct TintedLabel: View {
    let button: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    private var color: Color {
        isEnabled ? (button.role == .destructive ? .red : .accentColor) : .faintLabel
    }

    var body: some View {
        button.plainLabel(in: color, platform)
    }
}

extension ButtonStyleConfiguration {
    /// The label without anything around it.
    @MainActor func plainLabel(in color: Color, _ platform: Platform) -> some View {
        label
            .defaultForeground(color)
            .faded(to: platform.metrics.pressedOpacity, isPressed: isPressed, platform)
            // The whole of the label can be tapped, also where it paints nothing.
            .contentShape(Rectangle())
    }
}

/// A button that leaves touches to the row around, and is a button of its own where none is.
private struct RowOrButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isInRow {
            TintedLabel(
                button: ButtonStyleConfiguration(configuration, isPressed: false)
            )
            .rowTrait(RowButtonTrait.self, isEnabled ? RowButton { configuration.trigger() } : nil)
            .onKeyboardShortcut { configuration.trigger() }
        } else {
            PressableButton(configuration) { TintedLabel(button: $0) }
        }
    }
}

private struct PlainLabel: View {
    let button: ButtonStyleConfiguration
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        button.label
            .opacity(
                isEnabled
                    ? (button.isPressed ? platform.metrics.pressedBorderOpacity : 1) : platform.metrics.disabledOpacity)
    }
}

/// 1. Insets, font and corners go by the control size. 2. Without a tint or a role, the fill is grey. 3. What is
///    disabled has a grey fill and label.
struct BorderedLabel: View {
    /// How much of the border is seen.
    enum Look { case bare, faint, prominent }

    let button: ButtonStyleConfiguration
    let look: Look
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint
    @Environment(\.platform) private var platform

    private var ownTint: Color? { button.ownTint(tint) }

    private var fill: Color {
        switch look {
        case .bare: .clear
        case _ where !isEnabled: Color(system: .disabledButton)
        case .faint: ownTint?.opacity(platform.metrics.borderFill) ?? Color(system: .buttonFill)
        case .prominent: ownTint ?? .accentColor
        }
    }

    private var foreground: Color {
        if !isEnabled { return Color(system: .disabledButtonLabel) }
        return look == .prominent ? .white : ownTint ?? .accentColor
    }

    var body: some View {
        let metrics = ButtonMetrics(controlSize, platform)
        let shape = borderShape.resolved(metrics)
        button.label
            .modifier(BorderRoom(metrics: metrics, foreground: foreground))
            .background(fill, in: shape)
            .contentShape(shape)
            .faded(to: platform.metrics.pressedBorderOpacity, isPressed: button.isPressed, platform)
    }
}

extension ButtonStyleConfiguration {
    /// The colour of a button with a border: what deletes is red, anything else has the tint that is set.
    func ownTint(_ tint: Color?) -> Color? { role == .destructive ? .red : tint }
}

/// The label of a button with a border: its font and colour, and the room around it.
struct BorderRoom: ViewModifier {
    let metrics: ButtonMetrics
    let foreground: Color
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.hasFlexibleButtons) private var isWide

    func body(content: Content) -> some View {
        content
            .font(defaultingTo: metrics.font)
            .defaultForeground(foreground)
            .padding(.horizontal, shape == .circle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .modifier(SquareIfCircle(isCircle: shape == .circle, isWide: isWide))
    }
}

private struct HasFlexibleButtonsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether buttons with borders are as wide as proposed.
    package var hasFlexibleButtons: Bool {
        get { self[HasFlexibleButtonsKey.self] }
        set { self[HasFlexibleButtonsKey.self] = newValue }
    }
}

extension View {
    /// Whether the buttons with borders within are as wide as proposed.
    package func flexibleButtons(_ areFlexible: Bool) -> some View {
        environment(\.hasFlexibleButtons, areFlexible)
    }
}

/// A round button is as high as wide; another one may be as wide as proposed.
private struct SquareIfCircle: ViewModifier {
    let isCircle: Bool
    let isWide: Bool

    func body(content: Content) -> some View {
        if isCircle {
            SquareLayout { content }
        } else if isWide {
            content.frame(maxWidth: .infinity)
        } else {
            content
        }
    }
}

/// As high and wide as the longer side of what is in it.
private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sides = subviews.map { $0.sizeThatFits(proposal) }.map { max($0.width, $0.height) }
        let side = sides.max() ?? 0
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

extension View {
    /// Fades at once when it is pressed, and comes back little by little.
    fileprivate func faded(to opacity: Double, isPressed: Bool, _ platform: Platform) -> some View {
        self.opacity(isPressed ? opacity : 1)
            .animation(isPressed ? nil : .easeOut(duration: platform.metrics.fade), value: isPressed)
    }
}
