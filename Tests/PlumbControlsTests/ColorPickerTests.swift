import Foundation
import PlumbGraphics
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Colour pickers: the well, the palette, and what they write.
@MainActor
@Suite struct ColorPickerTests {
    private static let red = Color(red: 1, green: 0, blue: 0)

    nonisolated static let sizes = [
        ControlCase("the well at the end", is: (300, 28)) { ColorPicker("Ink", selection: .constant(.red)) },
        ControlCase("without its label", is: (28, 28)) {
            ColorPicker("Ink", selection: .constant(.red)).labelsHidden()
        },
        ControlCase("without a proposal: the label, the gap, the well", in: nil, is: (30 + 8 + 28, 28)) {
            ColorPicker("Ink", selection: .constant(.red))
        },
        ControlCase("a label of two lines", is: (300, 40)) {
            ColorPicker(selection: .constant(.red)) { Text(verbatim: "Ink\nof the pen") }
        },
        ControlCase("a colour of Core Graphics", is: (300, 28)) {
            ColorPicker("Ink", selection: .constant(CGColor(gray: 0, alpha: 1)), supportsOpacity: false)
        },
    ]

    @Test(arguments: sizes) func sizes(_ line: ControlCase) { line.check() }

    /// The disc is 17.8 wide, in a ring of 3.2 that is 28 wide; from right to left both stand at the left.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theWell(direction: LayoutDirection) throws {
        let host = hostOf(
            ColorPicker("Ink", selection: .constant(Self.red)), in: 300, 28, direction: direction)
        let middle = direction == .leftToRight ? 286.0 : 14
        let items = host.displayList().items
        let disc = try #require(
            items.compactMap { item -> CGRect? in
                if case .fill(let path, .color(let color), _) = item, color.red == 1 { path.boundingRect } else { nil }
            }.first)
        // Edges are on whole pixels, two to a point.
        #expect(abs(disc.width - 17.8) <= 0.5 && abs(disc.midX - middle) <= 0.25 && abs(disc.midY - 14) <= 0.25)
        let ring = try #require(
            items.compactMap { item -> (CGRect, CGFloat)? in
                if case .stroke(let path, _, let style) = item { (path.boundingRect, style.lineWidth) } else { nil }
            }.first)
        #expect(abs(ring.1 - 3.2) < 1e-6)
        #expect(abs(ring.0.width - (28 - 3.2)) < 1e-6 && abs(ring.0.midX - middle) < 1e-6)
    }

    // MARK: The palette

    private func open(
        _ record: Record<Color>, _ color: Color = red, supportsOpacity: Bool = true, height: CGFloat = 852
    ) -> ViewHost {
        let host = hostOf(
            Holding(color, record) {
                ColorPicker("Ink", selection: $0, supportsOpacity: supportsOpacity).frame(maxHeight: .infinity)
            }, in: 393, height)
        host.tap(at: CGPoint(x: 379, y: height / 2))
        host.rest()
        return host
    }

    private func elements(_ host: ViewHost) -> [AccessibilityNode] { host.accessibilityTree().flatMap(\.all) }

    private func cells(_ host: ViewHost) -> [AccessibilityNode] {
        elements(host).filter { $0.traits.contains(.isButton) }
    }

    private func act(_ name: String, on label: String, in host: ViewHost) throws {
        let element = try #require(elements(host).first { $0.label == label })
        host.apply(.perform(name, on: .element(element.id)))
    }

    private func components(_ color: Color?) -> [Double] {
        guard let color = color?.resolve(in: EnvironmentValues()) else { return [] }
        return [color.red, color.green, color.blue, color.opacity].map { part in
            (Double(part) * 1000).rounded() / 1000
        }
    }

    /// A tap on the well opens it, one beside it closes it, and one on the label does neither.
    @Test func opensAndCloses() {
        let record = Record<Color>()
        let host = open(record)
        #expect(cells(host).count == 120)
        host.tap(at: CGPoint(x: 5, y: 5))
        host.rest()
        #expect(elements(host).map(\.label) == ["Ink"])
        host.tap(at: CGPoint(x: 10, y: 426))
        #expect(elements(host).map(\.label) == ["Ink"])
        #expect(record.values.isEmpty)
    }

    /// The card is 250 wide, 16 around a grid of twelve by ten that is 180 high; it ends 8 from the page's edge.
    @Test func thePaletteStandsAtTheWell() throws {
        let cells = cells(open(Record<Color>())).map(\.frame)
        let first = try #require(cells.first)
        let last = try #require(cells.last)
        #expect(abs(last.maxX - 369) < 1e-6)
        #expect(abs(first.minX - 151) < 1e-6)
        #expect(abs(last.maxY - first.minY - 180) < 1e-6)
    }

    /// Where neither above nor below there is room, it stands on the page as a whole; on a lower page it scrolls.
    @Test(arguments: [852.0, 480, 200] as [CGFloat]) func thePaletteStaysOnThePage(height: CGFloat) throws {
        let first = try #require(cells(open(Record<Color>(), height: height)).first?.frame)
        #expect(first.minY >= 8 + 16 - 1e-6 && first.minY < height / 2)
    }

    @Test func aColourOfTheGridIsWrittenWithTheOpacityThatIsThere() throws {
        let record = Record<Color>()
        let host = open(record, Self.red.opacity(0.5))
        let cells = cells(host)
        try #require(cells.count == 120)
        // White, black, and below white a blue of 195°: the palest, the blue itself, and the darkest, 0.3 bright.
        for (cell, components) in [
            (0, [1, 1, 1, 0.5]), (11, [0, 0, 0, 0.5]), (108, [0.8, 0.95, 1, 0.5]), (60, [0, 0.75, 1, 0.5]),
            (12, [0, 0.225, 0.3, 0.5]),
        ] {
            host.tap(at: cells[cell].activationPoint)
            #expect(self.components(record.values.last) == components as [Double])
        }
        #expect(try #require(self.cells(host).dropFirst(12).first).traits.contains(.isSelected))
        #expect(self.cells(host).filter { $0.traits.contains(.isSelected) }.count == 1)
    }

    /// Colours are the same where palettes show the same whole numbers, up to 255, whatever their opacity.
    @Test(
        arguments: [(127.5, 128, true), (127.5, 127, false), (0, 0.4, true), (255, 254.4, false)]
            as [(Double, Double, Bool)])
    func whatLooksLikeWhat(one: Double, other: Double, isSame: Bool) {
        func picked(_ red: Double, _ opacity: Double) -> PickedColor {
            PickedColor(Color(red: red / 255, green: 0, blue: 0, opacity: opacity), true, in: EnvironmentValues())
        }
        #expect(picked(one, 1).looks(like: picked(other, 0.5)) == isSame)
    }

    @Test func slidersWriteTheirComponents() throws {
        let record = Record<Color>()
        let host = open(record)
        #expect(elements(host).suffix(4).map(\.label) == ["Red", "Green", "Blue", "Opacity"])
        #expect(elements(host).suffix(4).map(\.number) == [255, 0, 0, 100])
        try act("increment", on: "Green", in: host)
        #expect(components(record.values.last) == [1, 0.004, 0, 1])
        try act("decrement", on: "Red", in: host)
        #expect(components(record.values.last) == [0.996, 0.004, 0, 1])
        try act("decrement", on: "Opacity", in: host)
        #expect(components(record.values.last) == [0.996, 0.004, 0, 0.99])
    }

    @Test func withoutOpacity() throws {
        let record = Record<Color>()
        let host = open(record, Self.red.opacity(0.5), supportsOpacity: false)
        #expect(!elements(host).contains { $0.label == "Opacity" })
        try act("increment", on: "Blue", in: host)
        #expect(components(record.values.last) == [1, 0, 0.004, 1])
    }

    @Test func aColourOfCoreGraphicsIsWritten() throws {
        let record = Record<CGColor>()
        let start = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        let host = hostOf(Holding(start, record) { ColorPicker("Ink", selection: $0) }, in: 393, 852)
        host.tap(at: CGPoint(x: 379, y: 14))
        host.rest()
        host.tap(at: try #require(cells(host).first).activationPoint)
        #expect(record.values == [CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)])
    }

    @Test func aDisabledPickerStaysClosed() {
        let host = hostOf(ColorPicker("Ink", selection: .constant(Self.red)).disabled(true), in: 393, 852)
        host.tap(at: CGPoint(x: 379, y: 14))
        host.rest()
        #expect(elements(host).map(\.label) == ["Ink"])
    }

    // MARK: Readers

    nonisolated static let words: [(color: Color, words: String)] = [
        (.red, "red"), (.black, "black"), (.white, "white"), (.clear, "black, 0%"), (.accentColor, "blue"),
        (.blue.opacity(0.25), "blue, 25%"), (Color(red: 0.9, green: 0.1, blue: 0.1), "red"),
        (Color(white: 0.5), "gray"), (Color(red: .nan, green: 9, blue: -3), "green"),
    ]

    @Test(arguments: words) func readersHearTheColour(_ line: (color: Color, words: String)) {
        let host = hostOf(ColorPicker("Ink", selection: .constant(line.color)), in: 393, 852)
        #expect(elements(host).map(\.line) == ["\"Ink\" = \"\(line.words)\" [isButton] {activate}"])
        host.apply(.perform("activate", on: .element(elements(host)[0].id)))
        host.rest()
        #expect(cells(host).count == 120)
        _ = host.displayList()
    }

    @Test func aHiddenLabelIsReadAllTheSame() {
        let host = hostOf(ColorPicker("Ink", selection: .constant(.red)).labelsHidden(), in: 393, 852)
        #expect(elements(host).map(\.label) == ["Ink"])
    }
}
