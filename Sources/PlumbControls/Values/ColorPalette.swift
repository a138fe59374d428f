import PlumbCore

/// What a colour picker opens: a grid of greys and hues, dark to light, and a slider for each component. What is chosen
/// is written at once. On a page that is too low for it, it scrolls.
struct ColorPalette: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content }
        }
        .frame(width: platform.metrics.menuWidth)
        .floatingCard(radius: platform.metrics.menuRadius)
    }

    private var picked: PickedColor { PickedColor(selection.wrappedValue, supportsOpacity, in: environment) }

    private var content: some View {
        VStack(spacing: platform.metrics.paletteSpacing) {
            grid
            component("Red", \.red, .red)
            component("Green", \.green, .green)
            component("Blue", \.blue, .blue)
            if supportsOpacity {
                PaletteSlider(
                    name: "Opacity", value: part(\.opacity, of: 100), range: 0...100, shown: "\(picked.percent)%",
                    tint: .gray)
            }
        }
        .padding(platform.metrics.menuPadding)
    }

    private func component(
        _ name: LocalizedStringKey, _ path: WritableKeyPath<PickedColor, Double>, _ tint: Color
    ) -> some View {
        let value = part(path, of: 255)
        return PaletteSlider(
            name: name, value: value, range: 0...255, shown: "\(Int(value.wrappedValue.rounded()))", tint: tint)
    }

    /// A component as a part of a number.
    private func part(_ path: WritableKeyPath<PickedColor, Double>, of full: Double) -> Binding<Double> {
        Binding(
            get: { picked[keyPath: path] * full },
            set: {
                var color = picked
                color[keyPath: path] = $0 / full
                selection.wrappedValue = color.color
            })
    }

    // MARK: The grid

    private var grid: some View {
        VStack(spacing: 0) {
            ForEach(0..<Int(platform.metrics.paletteRows), id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Int(platform.metrics.paletteColumns), id: \.self) { cell(row, $0) }
                }
            }
        }
        .clipShape(shape)
        // White ends somewhere on white, too.
        .overlay { shape.strokeBorder(Color.line, lineWidth: pixel) }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: platform.metrics.paletteRadius, style: .continuous)
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        let current = picked
        var new = PickedColor(color(row, column), false, in: environment)
        let isSelected = new.looks(like: current)
        var control = AccessibilityControl(.none)
        control.label = Text(verbatim: new.words(in: environment))
        control.traits = isSelected ? [.isButton, .isSelected] : .isButton
        let shown = new.color
        let mark = new.isLight ? Color.black : .white
        new.opacity = current.opacity
        func choose() { selection.wrappedValue = new.color }
        control.actions = [("activate", choose)]
        return shown.frame(height: platform.metrics.paletteCell)
            .overlay {
                if isSelected { Rectangle().strokeBorder(mark, lineWidth: platform.metrics.paletteMark) }
            }
            .onTapGesture(perform: choose)
            .accessibilityControl(control)
    }

    /// 1. The first row goes from white to black. 2. Each column of the others has a hue: the upper rows become
    ///    brighter up to the hue itself, the lower ones paler.
    private func color(_ row: Int, _ column: Int) -> Color {
        let metrics = platform.metrics
        // 1
        guard row > 0 else { return Color(white: 1 - Double(column) / max(metrics.paletteColumns - 1, 1)) }
        // 2
        let hue = (metrics.paletteHue / metrics.hueTurn) + Double(column) / metrics.paletteColumns
        let way = 2 * Double(row - 1) / max(metrics.paletteRows - 2, 1)
        return Color(
            hue: hue, saturation: 1 - max(way - 1, 0) * (1 - metrics.palettePaleness),
            brightness: 1 - max(1 - way, 0) * (1 - metrics.paletteDarkness))
    }
}

/// A slider with its name and its number above it.
private struct PaletteSlider: View {
    let name: LocalizedStringKey
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let shown: String
    let tint: Color

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(name)
                Spacer(minLength: 0)
                Text(verbatim: shown).foregroundStyle(Color.secondary).monospacedDigit()
            }
            .font(.footnote)
            .accessibilityHidden(true)
            Slider(value: value, in: range, step: 1) { Text(name) }.tint(tint)
        }
    }
}
