import Foundation
import PlumbGraphics
import Testing

/// Areas of two paths together. What lies inside is compared with the two paths' own answers; outlines of rectangles
/// are known exactly.
struct PathBooleansTests {
    static let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    static let moved = Path(CGRect(x: 20, y: 10, width: 40, height: 20))
    static let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50))
    static let star = Path { path in
        path.addLines(
            (0..<5).map { point in
                let angle = Double(point) * 4 * Double.pi / 5
                return CGPoint(x: 30 + 30 * sin(angle), y: 30 - 30 * cos(angle))
            })
        path.closeSubpath()
    }
    /// Around the other way.
    static let reversed = Path { path in
        path.addLines([.init(x: 5, y: 5), .init(x: 5, y: 50), .init(x: 35, y: 50), .init(x: 35, y: 5)])
        path.closeSubpath()
    }
    static let ring = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        path.addRect(CGRect(x: 15, y: 15, width: 30, height: 30))
    }
    static let rounded = Path(roundedRect: CGRect(x: 12, y: -5, width: 30, height: 70), cornerRadius: 12)

    @Test(arguments: [
        (square, moved), (square, circle), (circle, star), (star, square), (reversed, circle), (ring, circle),
        (rounded, circle), (rounded, ring), (square, square), (circle, circle), (star, star),
        (square, Path(CGRect(x: 40, y: 0, width: 20, height: 40))),
        (square, Path(CGRect(x: 10, y: 10, width: 9, height: 9))),
        (square, Path(CGRect(x: 100, y: 0, width: 9, height: 9))), (square, Path()), (Path(), star),
    ])
    func insides(a: Path, b: Path) {
        for eoFill in [false, true] {
            let results: [(Path, String, (Bool, Bool) -> Bool)] = [
                (a.union(b, eoFill: eoFill), "union", { $0 || $1 }),
                (a.intersection(b, eoFill: eoFill), "intersection", { $0 && $1 }),
                (a.subtracting(b, eoFill: eoFill), "subtracting", { $0 && !$1 }),
                (a.symmetricDifference(b, eoFill: eoFill), "symmetricDifference", { $0 != $1 }),
                (a.normalized(eoFill: eoFill), "normalized", { first, _ in first }),
            ]
            for x in stride(from: -7.3, to: 70, by: 2.7) {
                for y in stride(from: -9.1, to: 75, by: 3.1) {
                    let point = CGPoint(x: x, y: y)
                    let (first, second) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                    for (result, name, rule) in results {
                        let expected = rule(first, second)
                        // Both rules of filling give the same area.
                        #expect(result.contains(point) == expected, "\(name) at \(point), \(eoFill)")
                        #expect(result.contains(point, eoFill: true) == expected, "\(name) at \(point), \(eoFill)")
                    }
                }
            }
        }
    }

    @Test func outlinesOfRectangles() {
        #expect(
            Self.square.intersection(Self.moved).boundingRect == CGRect(x: 20, y: 10, width: 20, height: 20))
        // Eight corners, and nothing of what lies inside.
        let union = Self.square.union(Self.moved)
        #expect(union.elements.count == 9)
        #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(Self.square.union(Self.square).elements.count == 5)
        #expect(Self.square.subtracting(Self.square).isEmpty)
        #expect(Self.square.intersection(Path(CGRect(x: 100, y: 0, width: 5, height: 5))).isEmpty)
        // A hole goes the other way round.
        let hole = Self.square.subtracting(Path(CGRect(x: 10, y: 10, width: 9, height: 9)))
        #expect(hole.elements.count == 10)
    }

    /// What is left of a curve is that curve.
    @Test func curvesStayCurves() {
        let right = Self.circle.intersection(Path(CGRect(x: 35, y: 0, width: 100, height: 100)))
        let curves = right.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 2 && right.elements.count == 5, "\(right)")
        #expect(Self.circle.union(Path()).elements.count == 6)
        #expect(abs(right.boundingRect.maxX - 60) < 1e-6)
    }

    @Test func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 20))
        line.addLine(to: CGPoint(x: 50, y: 20))
        #expect(line.lineIntersection(Self.square).description == "0 20 m 40 20 l")
        #expect(line.lineSubtraction(Self.square).description == "-10 20 m 0 20 l 40 20 m 50 20 l")
        // The closing line counts where the subpath is closed.
        let inside = Self.circle.lineIntersection(Path(CGRect(x: 0, y: 0, width: 100, height: 35)))
        #expect(abs(inside.boundingRect.maxY - 35) < 1e-4 && abs(inside.boundingRect.width - 50) < 1e-4)
    }

    @Test func hostileNumbersAndSizes() {
        let none = Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: CGFloat.infinity))
        #expect(Self.square.union(none) == Self.square)
        #expect(!Self.square.contains(CGPoint(x: 50, y: 50)))
        let endless = Path(CGRect(x: -1e300, y: 0, width: 1e301, height: 1))
        _ = endless.intersection(Self.square)
        // Dust: all on one place.
        _ = Path(CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300)).union(Path(CGRect(x: 0, y: 0, width: 0, height: 0)))
        // Ten thousand lines that all cross each other are too many to cut; the answer is the first path.
        var tangle = Path()
        for index in 0..<10_000 {
            tangle.move(to: CGPoint(x: Double(index), y: 0))
            tangle.addLine(to: CGPoint(x: Double(10_000 - index), y: 10_000))
        }
        #expect(tangle.union(Self.square) == tangle)
    }
}
