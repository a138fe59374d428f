import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSymbols

/// The path strings of the glyph tables.
struct GlyphPathParserTests {
    private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    @Test(arguments: [
        ("M1 2", [Path.Element.move(to: p(1, 2))]),
        ("M1,2L3,4", [.move(to: p(1, 2)), .line(to: p(3, 4))]),
        ("M1 2 3 4", [.move(to: p(1, 2)), .line(to: p(3, 4))]),
        ("m1 2 3 4", [.move(to: p(1, 2)), .line(to: p(4, 6))]),
        ("M1 2H5V6", [.move(to: p(1, 2)), .line(to: p(5, 2)), .line(to: p(5, 6))]),
        ("M1 2h5v6", [.move(to: p(1, 2)), .line(to: p(6, 2)), .line(to: p(6, 8))]),
        ("M1 1l.5.5-1.5-1", [.move(to: p(1, 1)), .line(to: p(1.5, 1.5)), .line(to: p(0, 0.5))]),
        ("M1 1Q2 0 3 1", [.move(to: p(1, 1)), .quadCurve(to: p(3, 1), control: p(2, 0))]),
        ("M1 1q1-1 2 0", [.move(to: p(1, 1)), .quadCurve(to: p(3, 1), control: p(2, 0))]),
        (
            "M0 0C1 1 2 1 3 0S5-1 6 0",
            [
                .move(to: p(0, 0)), .curve(to: p(3, 0), control1: p(1, 1), control2: p(2, 1)),
                .curve(to: p(6, 0), control1: p(4, -1), control2: p(5, -1)),
            ]
        ),
        (
            "M0 0s2 1 3 0",
            [.move(to: p(0, 0)), .curve(to: p(3, 0), control1: p(0, 0), control2: p(2, 1))]
        ),
        (
            "M1 1h2v2zl5 0",
            [
                .move(to: p(1, 1)), .line(to: p(3, 1)), .line(to: p(3, 3)), .closeSubpath, .line(to: p(6, 1)),
            ]
        ),
        ("M1 1A0 5 0 0 1 4 4", [.move(to: p(1, 1)), .curve(to: p(4, 4), control1: p(1, 1), control2: p(4, 4))]),
    ])
    func reads(_ text: String, _ expected: [Path.Element]) {
        #expect(GlyphPathParser.path(text)?.elements == expected)
    }

    @Test(arguments: [
        "", " ", "L1 2", "M", "M1", "M1 2L", "M1 2L3", "M1 2X3 4", "M1 2 A1 1 0 2 0 3 3", "M1 2Q1 2", "5 5", "M1 2T3 4",
        "O1 1 0", "O1 1 -2", "R0 0 0 4 1", "M1 2Z3", "M1 2L1 nan", "M--1 2", "M1 2é",
    ])
    func refuses(_ text: String) {
        #expect(GlyphPathParser.path(text) == nil)
    }

    @Test(arguments: [
        // text, left, top, width, height of the curve
        ("O12 12 10", CGRect(x: 2, y: 2, width: 20, height: 20)),
        ("R3 4 18 16 2.5", CGRect(x: 3, y: 4, width: 18, height: 16)),
        ("R3 4 18 16 0", CGRect(x: 3, y: 4, width: 18, height: 16)),
        ("M2 12A10 10 0 0 1 22 12", CGRect(x: 2, y: 2, width: 20, height: 10)),
        ("M2 12A10 10 0 0 0 22 12", CGRect(x: 2, y: 12, width: 20, height: 10)),
        // Radii that are too small grow until they reach (SVG 1.1, F.6.6).
        ("M2 12A1 1 0 0 1 22 12", CGRect(x: 2, y: 2, width: 20, height: 10)),
        ("M12 2A10 5 90 0 1 12 22", CGRect(x: 12, y: 2, width: 5, height: 20)),
        ("M22 12A10 10 0 1 1 12 2", CGRect(x: 2, y: 2, width: 20, height: 20)),
        ("M22 12A10 10 0 1 0 12 22", CGRect(x: 2, y: 2, width: 20, height: 20)),
        ("M22 12A10 10 0 0 0 12 2", CGRect(x: 12, y: 2, width: 10, height: 10)),
        ("M0 0Q5 10 10 0", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ])
    func extent(_ text: String, _ expected: CGRect) throws {
        let box = try #require(GlyphPathParser.path(text)?.extent)
        for (found, wanted) in [
            (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX), (box.maxY, expected.maxY),
        ] {
            #expect(abs(found - wanted) < 0.005)
        }
    }

    @Test func arcStaysOnItsCircle() {
        let arc = GlyphArc(rx: 10, ry: 10, rotation: 0, isLarge: true, isClockwise: true, end: CGPoint(x: 2, y: 12))
        var pen = CGPoint(x: 22, y: 12)
        var farthest = 0.0
        for piece in arc.curves(from: pen) {
            for step in 0...20 {
                let t = Double(step) / 20
                let u = 1 - t
                let x =
                    u * u * u * pen.x + 3 * u * u * t * piece.control1.x + 3 * u * t * t * piece.control2.x + t * t * t
                    * piece.end.x
                let y =
                    u * u * u * pen.y + 3 * u * u * t * piece.control1.y + 3 * u * t * t * piece.control2.y + t * t * t
                    * piece.end.y
                farthest = max(farthest, abs(hypot(x - 12, y - 12) - 10))
            }
            pen = piece.end
        }
        #expect(pen == CGPoint(x: 2, y: 12))
        #expect(farthest < 0.003)
    }
}
