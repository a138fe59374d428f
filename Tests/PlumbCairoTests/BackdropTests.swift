import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

/// Marks that are painted with what lies behind them (Docs/Rules.md, section 25, rules 3 and 4).
struct BackdropTests {
    static let glass = Backdrop(
        radius: 2, saturation: 1.5, brightness: 0.1, amount: 0.75, curve: [0.9, 0.83, 0.925, 0.815], ground: .white)

    static func pane(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ backdrop: Backdrop = glass)
        -> DisplayItem
    {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .backdrop(backdrop), FillStyle())
    }

    /// By hand, with s = 1.5, b = 0.1, a = 0.75. White: L = 1, B = 0.815: 0.25 + 0.61125 + 0.1 = 0.96125 = 245. Black:
    /// B(0) = 0.9: 0.675 + 0.1 = 0.775 = 198. Red: L = 0.2126, B = 0.4882 · 0.9 + 0.3954 · 0.83 + 0.1068 · 0.925 +
    /// 0.0096 · 0.815 = 0.87415 (weights (1 − L)³, 3 (1 − L)² L, 3 (1 − L) L², L³), a · B + b = 0.7556; red 0.25 ·
    /// (0.2126 + 1.5 · 0.7874) = 0.3484 → 1.104, cut off; others 0.25 · (0.2126 − 0.3189) = −0.0266 → 0.729 = 186.
    @Test(
        arguments: [
            (RGBA.white, 0xF5F5_F5FF), (.black, 0xC6C6_C6FF), (RGBA(hex: 0xFF0000), 0xFFBA_BAFF),
        ] as [(RGBA, UInt32)])
    func colors(behind: RGBA, expected: UInt32) throws {
        let picture = try draw([Self.pane(10, 10, 20, 20)], on: behind)
        expect(picture, at: 20, 20, is: expected, within: 2)
        #expect(
            Pixel(picture, 5, 5)
                == Pixel(
                    UInt32(behind.red) * 0xFF00_0000 | UInt32(behind.green) * 0xFF_0000 | UInt32(behind.blue) * 0xFF00
                        | 0xFF))
    }

    /// Where nothing lies behind there is the system's page; half of the mark is half of the colour.
    @Test func groundAndOpacity() throws {
        expect(try draw([Self.pane(10, 10, 20, 20)]), at: 20, 20, is: 0xF5F5_F5FF, within: 2)
        var half = Self.glass
        half.opacity = 0.5
        expect(try draw([Self.pane(10, 10, 20, 20, half)], on: .black), at: 20, 20, is: 0x6363_63FF, within: 2)
        expect(try draw([Self.pane(10, 10, 20, 20, half)]), at: 20, 20, is: 0x7B7B_7B80, within: 2)
    }

    /// With a straight curve, only the blur is seen: across the edge of black and white it is the integral of the bell
    /// curve. Of a blur with σ = 4, 2 points beside the edge, that is Φ(0.5) = 0.6915 = 176.
    @Test func theBlurIsABellCurve() throws {
        let clear = Backdrop(radius: 4, saturation: 1, brightness: 0, amount: 0, curve: .zero, ground: .white)
        let picture = try draw([box(20, 0, 20, 40, .white), Self.pane(0, 0, 40, 40, clear)], on: .black)
        for (x, share) in [(12, 0.0304), (17, 0.2660), (19, 0.4503), (20, 0.5497), (22, 0.7340), (27, 0.9696)] {
            let level = UInt32((share * 255).rounded())
            expect(picture, at: x, 20, is: level << 24 | level << 16 | level << 8 | 0xFF, within: 6)
        }
    }

    /// The colours at the edges of the page go on beyond it: the blur does not fade there.
    @Test func edgesOfThePage() throws {
        let wide = Backdrop(radius: 60, saturation: 1, brightness: 0, amount: 0, curve: .zero, ground: .black)
        let picture = try draw([Self.pane(0, 0, 40, 40, wide)], on: RGBA(hex: 0x336699))
        for (x, y) in [(0, 0), (39, 0), (20, 20), (0, 39), (39, 39)] {
            expect(picture, at: x, y, is: 0x3366_99FF, within: 1)
        }
    }

    /// No colour from beside the mark gets into it: white around a pane over black changes nothing, right up to the
    /// pane's edges, whether the pane is painted as a whole or in part.
    @Test(arguments: [false, true]) func edgesOfTheMark(isClipped: Bool) throws {
        let clear = Backdrop(radius: 8, saturation: 1, brightness: 0, amount: 0, curve: .zero, ground: .white)
        let pane = Self.pane(10, 10, 20, 20, clear)
        let part = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
        let marks = isClipped ? [.pushClip(part, FillStyle()), pane, .pop] : [pane]
        let picture = try draw([box(10, 10, 20, 20, .black)] + marks, on: .white)
        for (x, y) in [(10, 10), (10, 20), (15, 10), (19, 29), (10, 29)] {
            expect(picture, at: x, y, is: 0x0000_00FF, within: 0)
        }
        expect(picture, at: 9, 20, is: 0xFFFF_FFFF, within: 0)
    }

    /// Groups are no walls: what lies behind on the page is seen in a group that is see-through, blended, shadowed, or
    /// in other colours.
    @Test(arguments: [
        DisplayItem.pushLayer(opacity: 1, .normal), .pushShadow(.color(.clear), radius: 3, offset: .zero),
        .pushColors(ColorMatrix()), .pushBlur(radius: 0, isOpaque: false),
        .pushClip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), FillStyle()),
        .pushTransform(CGAffineTransform(translationX: 1, y: 1)),
    ])
    func groups(group: DisplayItem) throws {
        let picture = try draw(
            [group, .pushLayer(opacity: 1, .normal), Self.pane(10, 10, 20, 20), .pop, .pop], on: .black)
        expect(picture, at: 20, 20, is: 0xC6C6_C6FF, within: 2)
    }

    /// What was drawn in the group before is seen too, and what comes after is not.
    @Test func order() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 1, .normal), box(0, 0, 40, 40, .black), Self.pane(10, 10, 20, 20),
                box(30, 0, 10, 40, .white), .pop,
            ], on: .white)
        expect(picture, at: 20, 20, is: 0xC6C6_C6FF, within: 2)
        expect(picture, at: 29, 20, is: 0xC6C6_C6FF, within: 2)
    }

    @Test(arguments: [-1, 0, .nan, .infinity, 1e9] as [Double])
    func hostileRadii(radius: Double) throws {
        var backdrop = Self.glass
        backdrop.radius = radius
        var list = DisplayList(
            size: CGSize(width: 40, height: 40),
            items: [box(0, 0, 40, 40, .black), Self.pane(10, 10, 20, 20, backdrop)])
        list.removeEndlessMarks()
        let picture = try draw(list.items)
        #expect(Pixel(picture, 5, 5) == Pixel(0x0000_00FF))
        _ = try PDFRenderer().render(list)
    }

    /// A PDF gets a picture of what lies behind, and text beside it stays what it is.
    @Test func filesGetAPicture() throws {
        let size = CGSize(width: 40, height: 30)
        func file(_ items: [DisplayItem]) throws -> String {
            String(decoding: try PDFRenderer().render(DisplayList(size: size, items: items)), as: Unicode.ASCII.self)
        }
        #expect(try file([box(0, 0, 40, 30, .black), Self.pane(10, 10, 20, 20)]).contains("/Subtype /Image"))
        #expect(
            try file([
                .pushLayer(opacity: 0.5, .normal), box(0, 0, 40, 30, .black), Self.pane(10, 10, 20, 20), .pop,
            ]).contains("/Subtype /Image"))
        // Colours of shapes are changed as colours.
        #expect(try !file([.pushColors(.brightness(0.2)), box(0, 0, 40, 30, .black), .pop]).contains("/Image"))
        #expect(try file([.pushColors(.luminanceToAlpha), box(0, 0, 40, 30, .white), .pop]).contains("/Image"))
    }
}
