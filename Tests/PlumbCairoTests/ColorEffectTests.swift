import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

/// Colour effects on pixels (Docs/Rules.md, section 25, rules 1 and 2). The colours after are computed by hand from the
/// formulas, from #CC6633 unless said: R = 0.8, G = 0.4, B = 0.2, whose luminance is 0.17008 + 0.28608 + 0.01444 =
/// 0.4706.
struct ColorEffectTests {
    static let before = RGBA(hex: 0xCC6633)

    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let matrix: ColorMatrix
        let after: UInt32
        var description: String { name }

        init(_ name: String, _ matrix: ColorMatrix, _ after: UInt32) {
            (self.name, self.matrix, self.after) = (name, matrix, after)
        }
    }

    @Test(arguments: [
        // c + 0.2 and c − 0.3, cut off.
        Row("brightness 0.2", .brightness(0.2), 0xFF99_66FF),
        Row("brightness -0.3", .brightness(-0.3), 0x801A_00FF),
        Row("brightness 1", .brightness(1), 0xFFFF_FFFF),
        // (c − 0.5) · 2 + 0.5 = 1.1, 0.3, −0.1; · 0.5: 0.65, 0.45, 0.35; · −1: the opposite.
        Row("contrast 2", .contrast(2), 0xFF4D_00FF),
        Row("contrast 0.5", .contrast(0.5), 0xA673_59FF),
        Row("contrast 0", .contrast(0), 0x8080_80FF),
        Row("contrast -1", .contrast(-1), 0x3399_CCFF),
        // L + s (c − L): s = 0 is 0.4706 = 120; s = 2: 1.1294, 0.3294, −0.0706; s = 0.5: 0.6353, 0.4353, 0.3353.
        Row("saturation 0", .saturation(0), 0x7878_78FF),
        Row("saturation 2", .saturation(2), 0xFF54_00FF),
        Row("saturation 0.5", .saturation(0.5), 0xA26F_56FF),
        // By 90°, with the shares .213, .715, .072: R = 0 · R + 0 · G + 1 · B, as .213 − .213 = 0, .715 − .715 = 0,
        // .072 + .928 = 1 → 0.2. G = (.213 + .143) · .8 + (.715 + .140) · .4 + (.072 − .283) · .2 = .2848 + .342 −
        // .0422 = 0.5846. B = (.213 − .787) · .8 + (.715 + .715) · .4 + (.072 + .072) · .2 = −.4592 + .572 + .0288 =
        // 0.1416.
        Row("hue 90°", .hueRotation(.pi / 2), 0x3395_24FF),
        // By 180°: R = (.213 − .787) .8 + 1.43 · .4 + .144 · .2 = 0.1416; G = .426 · .8 + .43 · .4 + .144 · .2 =
        // 0.5416; B = .426 · .8 + 1.43 · .4 + (.072 − .928) · .2 = 0.7416.
        Row("hue 180°", .hueRotation(.pi), 0x248A_BDFF),
        Row("hue 360°", .hueRotation(2 * .pi), 0xCC66_33FF),
        Row("invert", .invert(), 0x3399_CCFF),
        Row("invert 0.5", .invert(0.5), 0x8080_80FF),
        // By #FF8000: 0.8 · 1, 0.4 · 0.502, 0.
        Row("multiply", .multiply(RGBA(hex: 0xFF8000)), 0xCC33_00FF),
        // Half of the alpha: premultiplied, the bytes are halved.
        Row("multiply, half", .multiply(RGBA(hex: 0xFFFFFF, alpha: 0.5)), 0x6633_1A80),
        // Black, 0.4706 opaque.
        Row("luminance", .luminanceToAlpha, 0x0000_0078),
        // What is no number changes nothing.
        Row("NaN", .brightness(.nan), 0xCC66_33FF),
        Row("endless", .brightness(.infinity), 0xFFFF_FFFF),
        Row("NaN turn", .hueRotation(.nan), 0xCC66_33FF),
        Row("NaN contrast", .contrast(.nan), 0xCC66_33FF),
    ])
    func colors(row: Row) throws {
        let picture = try draw([.pushColors(row.matrix), box(10, 10, 20, 20, Self.before), .pop])
        expect(picture, at: 20, 20, is: row.after, within: 2)
        // Where nothing is drawn, nothing comes.
        expect(picture, at: 5, 5, is: 0)
    }

    /// Colours are not premultiplied when they are changed: 0.8 + 0.2 = 1 at half of the alpha.
    @Test func seeThroughColors() throws {
        let picture = try draw([.pushColors(.brightness(0.2)), box(10, 10, 20, 20, Self.before.opacity(0.5)), .pop])
        expect(picture, at: 20, 20, is: 0x804D_3380, within: 2)
    }

    /// The group is changed as a whole: black over half of white is #808080 before, and not black and white after.
    @Test func groupsAreFlattened() throws {
        let marks = [
            DisplayItem.pushColors(.contrast(100)), box(10, 10, 20, 20, .white),
            box(10, 10, 20, 20, .black.opacity(0.25)),
            .pop,
        ]
        // 0.75 becomes 25.5, cut off: white. Mark by mark it would be three quarters of white over black.
        expect(try draw(marks), at: 20, 20, is: 0xFFFF_FFFF)
    }

    @Test func thresholds() throws {
        let items: [DisplayItem] = [
            .pushThreshold(min: 0.4, max: 0.8, RGBA(hex: 0x00FF00)), box(0, 0, 10, 40, .black.opacity(0.3)),
            box(10, 0, 10, 40, .black.opacity(0.5)), box(20, 0, 10, 40, .black), .pop,
        ]
        let picture = try draw(items)
        expect(picture, at: 5, 20, is: 0)
        expect(picture, at: 15, 20, is: 0x00FF_00FF)
        expect(picture, at: 25, 20, is: 0)
        expect(
            try draw([.pushThreshold(min: .nan, max: .nan, .black), box(0, 0, 40, 40, .black), .pop]), at: 5, 5, is: 0)
    }

    /// Marks that are changed one by one have the colours that pixels would have.
    @Test(arguments: [
        ColorMatrix.saturation(0.3), .invert(), .contrast(0.5), .multiply(RGBA(hex: 0x336699)),
    ])
    func markByMark(matrix: ColorMatrix) throws {
        let content: [DisplayItem] = [
            .pushColors(matrix), box(0, 0, 40, 40, RGBA(hex: 0xCC6633)),
            .pushLayer(opacity: 0.5, .normal), box(5, 5, 20, 20, RGBA(hex: 0x2266EE)), .pop,
            .fill(
                Path(ellipseIn: CGRect(x: 10, y: 10, width: 25, height: 25)),
                .linearGradient(
                    stops: [
                        GradientStop(color: .black, location: 0),
                        GradientStop(color: RGBA(hex: 0xFFEE00, alpha: 0.4), location: 1),
                    ], start: CGPoint(x: 10, y: 10), end: CGPoint(x: 35, y: 35)), FillStyle()),
            .pop,
        ]
        var list = DisplayList(size: CGSize(width: 40, height: 40), items: content)
        list.applyColorsToMarks()
        #expect(list.items.count == content.count - 2)
        let (a, b) = (try draw(content), try draw(list.items))
        let worst = zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(worst <= 2)
    }

    /// What can't be changed mark by mark stays a group: what leaves the gamut, pictures, what is blended.
    @Test(arguments: [
        [DisplayItem.pushColors(.brightness(0.2)), box(0, 0, 9, 9, .black), .pop],
        [.pushColors(.invert()), .image(ImageDrawingTests.four, in: .zero, source: nil, tint: nil, .none), .pop],
        [.pushColors(.invert()), .pushLayer(opacity: 1, .multiply), box(0, 0, 9, 9, .black), .pop, .pop],
        [.pushColors(.luminanceToAlpha), box(0, 0, 9, 9, .black), .pop],
        [.pushColors(.invert()), .pushColors(.brightness(0.2)), box(0, 0, 9, 9, .black), .pop, .pop],
    ])
    func groupsStay(items: [DisplayItem]) {
        var list = DisplayList(size: CGSize(width: 40, height: 40), items: items)
        list.applyColorsToMarks()
        #expect(list.items.count == items.count)
    }

    /// Groups in groups: once the other way, and a group of pixels around one of marks.
    @Test func nestedGroups() {
        var list = DisplayList(
            size: CGSize(width: 40, height: 40),
            items: [
                .pushColors(.invert()), .pushColors(.multiply(RGBA(hex: 0xFF0000))), box(0, 0, 9, 9, .white), .pop,
                box(0, 0, 9, 9, .black), .pop,
                .pushColors(.brightness(1)), .pushColors(.invert()), box(0, 0, 9, 9, .white), .pop, .pop,
            ])
        list.applyColorsToMarks()
        let colors = list.items.compactMap { item -> RGBA? in
            if case .fill(_, .color(let color), _) = item { color } else { nil }
        }
        // Red turned into its opposite is cyan, black is white, white is black.
        #expect(colors == [RGBA(hex: 0x00FFFF), .white, .black])
        #expect(list.items.count == 5)
    }
}
