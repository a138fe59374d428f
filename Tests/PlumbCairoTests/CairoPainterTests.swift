import Foundation
import Testing

@testable import PlumbCairo

/// Every kind of mark, looked at where it must and must not be.
struct CairoPainterTests {
    @Test func fillCoversItsInsideOnly() throws {
        let picture = try draw([box(10, 10, 20, 20, .pureRed)])
        expect(picture, at: 10, 10, is: 0xFF00_00FF, within: 0)
        expect(picture, at: 29, 29, is: 0xFF00_00FF, within: 0)
        expect(picture, at: 30, 20, is: 0, within: 0)
        expect(picture, at: 9, 20, is: 0, within: 0)
    }

    @Test func pointsAreScaledToPixels() throws {
        let picture = try draw([box(5, 5, 10, 10, .pureBlue)], scale: 2)
        expect(picture, at: 10, 29, is: 0x0000_FFFF, within: 0)
        expect(picture, at: 10, 30, is: 0, within: 0)
        #expect(picture.scale == 2)
    }

    @Test(arguments: [(true, 0x8000_0080), (false, 0)] as [(Bool, UInt32)])
    func halfCoveredPixelsAreHalfPaintedWhenSmoothed(isAntialiased: Bool, expected: UInt32) throws {
        let path = Path(CGRect(x: 0, y: 0, width: 10.5, height: 20))
        let picture = try draw([.fill(path, .color(.pureRed), FillStyle(antialiased: isAntialiased))])
        expect(picture, at: 9, 5, is: 0xFF00_00FF, within: 0)
        if isAntialiased {
            expect(picture, at: 10, 5, is: expected, within: 2)
        } else {
            let pixel = Pixel(picture, 10, 5)
            #expect(pixel.alpha == 0 || pixel.alpha == 255)
        }
    }

    @Test func evenOddLeavesTheInnerSquareOpen() throws {
        var path = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        expect(try draw([.fill(path, .color(.pureRed), FillStyle(eoFill: true))]), at: 20, 20, is: 0)
        expect(try draw([.fill(path, .color(.pureRed), FillStyle())]), at: 20, 20, is: 0xFF00_00FF)
    }

    @Test func strokeLiesAstrideItsLine() throws {
        var line = Path()
        line.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
        func stroke(_ style: StrokeStyle) throws -> Bitmap { try draw([.stroke(line, .color(.pureGreen), style)]) }
        let butt = try stroke(StrokeStyle(lineWidth: 4))
        expect(butt, at: 20, 18, is: 0x00FF_00FF)
        expect(butt, at: 20, 17, is: 0)
        expect(butt, at: 31, 20, is: 0)
        expect(try stroke(StrokeStyle(lineWidth: 4, lineCap: .square)), at: 31, 20, is: 0x00FF_00FF)
        let dashed = try stroke(StrokeStyle(lineWidth: 4, dash: [4, 4], dashPhase: 4))
        expect(dashed, at: 12, 20, is: 0)
        expect(dashed, at: 16, 20, is: 0x00FF_00FF)
        expect(try stroke(StrokeStyle(lineWidth: 0)), at: 20, 20, is: 0)
        expect(try stroke(StrokeStyle(lineWidth: 4, dash: [0, 0])), at: 20, 20, is: 0x00FF_00FF)
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func joinsDiffer(join: CGLineJoin) throws {
        var corner = Path()
        corner.addLines([CGPoint(x: 5, y: 35), CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 5)])
        let picture = try draw([.stroke(corner, .color(.black), StrokeStyle(lineWidth: 10, lineJoin: join))])
        expect(picture, at: 0, 0, is: join == .miter ? 0x0000_00FF : 0)
        // A point outside the bevel but inside the circle.
        expect(picture, at: 2, 2, is: join == .bevel ? 0 : 0x0000_00FF, within: join == .bevel ? 130 : 1)
    }

    /// A step that is shorter than Cairo's grid has no direction there, and its join would be a spike. The ring is as
    /// it is without the step.
    @Test(arguments: [3.5e-15, 1e-9, 1e-5, 1e-3], [false, true]) func aTinyStepThrowsNoSpike(
        _ step: Double, isCurve: Bool
    ) throws {
        func ring(_ step: Double?) throws -> Bitmap {
            let start = CGPoint(x: 30, y: 20)
            var path = Path()
            if let step {
                path.move(to: CGPoint(x: start.x - step, y: start.y - step))
                if isCurve {
                    path.addCurve(
                        to: start, control1: CGPoint(x: start.x, y: start.y - step),
                        control2: CGPoint(x: start.x + step, y: start.y))
                } else {
                    path.addLine(to: start)
                }
            }
            path.addArc(
                center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: -.pi / 4)
                .translatedBy(x: -20, y: -20)
            return try draw([
                .pushTransform(turn), .stroke(path, .color(.black), StrokeStyle(lineWidth: 4)), .pop,
            ])
        }
        let (plain, own) = (try ring(nil), try ring(step))
        for y in 0..<40 {
            for x in 0..<40 {
                #expect(Pixel(own, x, y).isClose(to: Pixel(plain, x, y), within: 4), "\(x) \(y) \(Pixel(own, x, y))")
            }
        }
    }

    /// A subpath that has nothing but a step of no length is a dot of its cap's size.
    @Test func aStepAloneIsADot() throws {
        var dot = Path()
        dot.addLines([CGPoint(x: 20, y: 20), CGPoint(x: 20 + 1e-9, y: 20)])
        for (cap, isSeen) in [(CGLineCap.round, true), (.butt, false)] {
            let picture = try draw([.stroke(dot, .color(.black), StrokeStyle(lineWidth: 10, lineCap: cap))])
            #expect((Pixel(picture, 17, 20).alpha > 0) == isSeen, "\(cap)")
        }
    }

    /// On pixels alpha is the nearest of 256: 0.16 is 41 of 255, and 120 of 255 in it over white is 233.
    @Test func alphaIsTheNearest() throws {
        let fill = RGBA(red: 120 / 255.0, green: 120 / 255.0, blue: 128 / 255.0, alpha: 0.16)
        expect(try draw([box(0, 0, 40, 40, fill)], on: .white), at: 20, 20, is: 0xE9E9_EAFF, within: 0)
        #expect(Pixel(try draw([box(0, 0, 40, 40, fill)]), 20, 20).alpha == 41)
    }

    @Test func transformsNestAndEnd() throws {
        let picture = try draw([
            .pushTransform(CGAffineTransform(translationX: 20, y: 0)),
            .pushTransform(CGAffineTransform(scaleX: 2, y: 2)),
            box(0, 0, 5, 5, .pureRed),
            .pop, .pop,
            box(0, 30, 5, 5, .pureBlue),
        ])
        expect(picture, at: 29, 9, is: 0xFF00_00FF)
        expect(picture, at: 30, 9, is: 0)
        expect(picture, at: 0, 30, is: 0x0000_FFFF)
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
        CGAffineTransform(translationX: .infinity, y: 0),
    ])
    func whatATransformFlattensIsNotSeenAndTheRestIs(transform: CGAffineTransform) throws {
        let picture = try draw([
            .pushTransform(transform),
            .pushLayer(opacity: 0.5, .multiply),
            box(0, 0, 40, 40, .pureRed),
            .pop, .pop,
            box(10, 10, 10, 10, .pureBlue),
        ])
        expect(picture, at: 0, 0, is: 0)
        expect(picture, at: 15, 15, is: 0x0000_FFFF)
    }

    @Test func clipKeepsWhatLiesInsideAndIntersects() throws {
        let picture = try draw([
            .pushClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), FillStyle()),
            .pushClip(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), FillStyle()),
            box(0, 0, 40, 40, .pureRed),
            .pop, .pop,
            box(39, 39, 1, 1, .pureBlue),
        ])
        expect(picture, at: 10, 20, is: 0xFF00_00FF)
        expect(picture, at: 0, 0, is: 0)
        expect(picture, at: 30, 20, is: 0)
        expect(picture, at: 39, 39, is: 0x0000_FFFF)
    }

    @Test func anEmptyClipHidesEverything() throws {
        expect(try draw([.pushClip(Path(), FillStyle()), box(0, 0, 40, 40, .pureRed), .pop]), at: 20, 20, is: 0)
    }

    @Test func aLayerFadesAsAWhole() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 0.5, .normal), box(0, 0, 30, 30, .pureRed), box(10, 10, 30, 30, .pureBlue), .pop,
            ], on: .white)
        expect(picture, at: 5, 5, is: 0xFF80_80FF)
        // Where both lie, the red under the blue must not show.
        expect(picture, at: 20, 20, is: 0x8080_FFFF)
    }

    final class PlainFace: FontFace { let name = "Plain 400" }

    /// Draws a square of an em's size for every glyph.
    final class BlockFace: CairoFontFace {
        let name = "Block 400"
        func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
            for glyph in run.glyphs { BlockGlyphs.fill(run.font.size, at: origin, glyph, on: cr) }
        }
    }

    static func run(_ face: any FontFace) -> GlyphRun {
        GlyphRun(
            face: face, font: FontDescriptor(size: 10), glyphs: [.init(id: 1, x: 0, y: 0), .init(id: 1, x: 15, y: 0)],
            text: "ab", width: 25)
    }

    @Test func glyphsAreShownByTheirFaceInTheRunsPaint() throws {
        let picture = try draw([.glyphs(Self.run(BlockFace()), at: CGPoint(x: 5, y: 30), .color(.pureGreen))])
        expect(picture, at: 6, 21, is: 0x00FF_00FF)
        expect(picture, at: 17, 25, is: 0)
        expect(picture, at: 21, 29, is: 0x00FF_00FF)
    }

    @Test func glyphsOfAnUnknownFaceAreAnError() {
        let error = #expect(throws: RenderError.self) {
            try draw([.glyphs(Self.run(PlainFace()), at: .zero, .color(.pureGreen))])
        }
        #expect(error?.description.contains("Plain 400") == true)
    }
}
