import PlumbCore
import PlumbGraphics

/// A colour that is chosen.
///
/// The label stands at the leading edge, a well with the colour, 28 × 28 points, at the trailing edge of all the width
/// that is proposed; without the label, the well alone. A tap on the well opens a palette over the page: a grid of
/// colours, and sliders for red, green, blue and opacity. What is chosen there is written as a colour of sRGB; a colour
/// of the system stays what it is until then. Apple's panel has a spectrum and a pipette besides.
@Located
public struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    /// - Parameters:
    ///   - selection: the colour that is shown and changed.
    ///   - supportsOpacity: whether colours that are seen through can be chosen. If not, the palette has no slider for
    ///     it, and what it writes is opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// - Parameters:
    ///   - selection: the colour that is shown and changed, as Core Graphics has it.
    ///   - supportsOpacity: whether colours that are seen through can be chosen. If not, the palette has no slider for
    ///     it, and what it writes is opaque.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            selection: Binding(
                get: { Color(cgColor: selection.wrappedValue) },
                set: { if let color = $0.cgColor { selection.wrappedValue = color } }),
            supportsOpacity: supportsOpacity, label: label)
    }

    public var body: some View {
        LabeledControl(label: OneView(label: label).accessibilityLabelPart(), gap: platform.metrics.colorWellGap) {
            well
        }
        .ordinarySpacing()
        .accessibilityControl(accessibility)
    }

    private var picked: PickedColor { PickedColor(selection.wrappedValue, supportsOpacity, in: environment) }

    private var well: some View {
        ColorWell(color: picked.color)
            .opacity(
                !isEnabled
                    ? platform.metrics.disabledOpacity : isPressed ? platform.metrics.pressedBorderOpacity : 1
            )
            .contentShape(Circle())
            .pressable($isPressed) { isOpen = true }
            .openMenu(isPresented: $isOpen, platform, isWhole: true) {
                ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
            }
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label.knownWords
        control.value = picked.words(in: environment)
        control.traits = .isButton
        control.actions = [("activate", { isOpen = true })]
        return control
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker whose label is looked up by a key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Makes a picker whose label is the string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Makes a picker for a colour of Core Graphics, whose label is looked up by a key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Makes a picker for a colour of Core Graphics, whose label is the string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A disc of a colour in a ring of all hues: red at the right, green at the left, what is between them in the order of
/// the rainbow above.
private struct ColorWell: View {
    let color: Color
    @Environment(\.platform) private var platform

    var body: some View {
        Circle()
            .fill(color)
            .frame(width: platform.metrics.colorWellDisc, height: platform.metrics.colorWellDisc)
            .frame(width: platform.metrics.colorWell, height: platform.metrics.colorWell)
            .overlay {
                Circle().strokeBorder(
                    AngularGradient(colors: hues, center: .center), lineWidth: platform.metrics.colorWellRing)
            }
    }

    /// Clockwise from the right.
    private var hues: [Color] {
        let metrics = platform.metrics
        let (first, opposite, turn) = (metrics.colorWellHue, metrics.colorWellOppositeHue, metrics.hueTurn)
        let half = Int(metrics.colorWellHues) / 2
        return (0...2 * half).map { index in
            let way = Double(index % half) / Double(half)
            let hue =
                index < half
                ? first + turn - way * (first + turn - opposite)
                : index < 2 * half ? opposite - way * (opposite - first) : first
            return Color(
                hue: hue / turn, saturation: metrics.colorWellSaturation, brightness: metrics.colorWellBrightness)
        }
    }
}
