import Foundation
import PlumbGraphics
import Testing

/// Stroked outlines: what they contain is what lies near enough to the line.
struct PathStrokingTests {
    static let line = path([(10, 10), (30, 10)])
    static let corner = path([(0, 20), (20, 20), (20, 0)])

    static func path(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 10, y: 8, width: 20, height: 4)),
        (.square, CGRect(x: 8, y: 8, width: 24, height: 4)), (.round, CGRect(x: 8, y: 8, width: 24, height: 4)),
    ])
    func caps(cap: CGLineCap, bounds: CGRect) {
        let stroked = Self.line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
        expectClose(stroked.boundingRect, bounds, within: 0.01)
        #expect(stroked.contains(CGPoint(x: 31.8, y: 11.8)) == (cap == .square))
        #expect(stroked.contains(CGPoint(x: 31.2, y: 11.2)) == (cap != .butt))
    }

    @Test(arguments: [
        (CGLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false),
    ])
    func joins(join: CGLineJoin, tip: Bool, arc: Bool) {
        for path in [Self.corner, Self.path([(20, 0), (20, 20), (0, 20)])] {
            let stroked = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
            #expect(stroked.contains(CGPoint(x: 24.8, y: 24.8)) == tip)
            #expect(stroked.contains(CGPoint(x: 23.4, y: 23.4)) == arc)
            #expect(stroked.contains(CGPoint(x: 22, y: 22)))
            #expect(stroked.contains(CGPoint(x: 15.1, y: 15.1)))
            #expect(!stroked.contains(CGPoint(x: 14.9, y: 14.9)))
        }
    }

    @Test func sharpMitersAreCutOff() {
        let needle = Self.path([(0, 0), (20, 1), (0, 2)])
        #expect(needle.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 10)).boundingRect.maxX < 22)
        #expect(needle.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 50)).boundingRect.maxX > 30)
    }

    @Test func aClosedLineIsAFrame() {
        let frame = Path(CGRect(x: 10, y: 10, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
        expectClose(frame.boundingRect, CGRect(x: 9, y: 9, width: 22, height: 22))
        #expect(frame.contains(CGPoint(x: 9.1, y: 9.1)))
        #expect(!frame.contains(CGPoint(x: 11.1, y: 20)))
        #expect(!frame.contains(CGPoint(x: 20, y: 20)))
    }

    @Test(
        arguments: [
            ([5.0, 3], 0.0, [2.0, 10, 18], [6.0, 14, 22]), ([4], 4, [6, 14], [2, 10]), ([4], -4, [6, 14], [2, 10]),
            // The rest of a phase is exact: 2 of the pattern's 3 points are left of the greatest number there is.
            ([1, 2], .greatestFiniteMagnitude, [1.5, 22.5], [0.5, 2.5]),
            ([1, 2], -.greatestFiniteMagnitude, [2.5, 23.5], [0.5, 1.5]),
        ] as [([Double], Double, [Double], [Double])])
    func dashes(pattern: [Double], phase: Double, on: [Double], off: [Double]) {
        let line = Self.path([(0, 0), (24, 0)])
        let stroked = line.strokedPath(
            StrokeStyle(lineWidth: 2, dash: pattern.map { CGFloat($0) }, dashPhase: phase))
        for x in on { #expect(stroked.contains(CGPoint(x: x, y: 0.5)), "\(x)") }
        for x in off { #expect(!stroked.contains(CGPoint(x: x, y: 0.5)), "\(x)") }
    }

    @Test func aDashGoesOnAcrossTheStartOfAClosedLine() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let stroked = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 10, 15, 5, 5, 0]))
        // The last dash ends where the first begins: the corner between them has its join.
        #expect(stroked.contains(CGPoint(x: -1.5, y: -1.5)))
        #expect(!stroked.contains(CGPoint(x: 10, y: 1)))
    }

    /// Against the definition: a point is inside when the line passes within half the width. Widths above the radius of
    /// curvature make the edge fold over.
    @Test(arguments: [1.0, 8, 24, 60])
    func curvesContainWhatLiesNear(width: Double) {
        var curve = Path()
        curve.move(to: CGPoint(x: 0, y: 0))
        curve.addCurve(to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 60, y: 60), control2: CGPoint(x: -20, y: 60))
        let stroked = curve.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let places = (0...800).map { index -> CGPoint in
            let t = Double(index) / 800
            let s = 1 - t
            return CGPoint(
                x: 3 * s * s * t * 60 + 3 * s * t * t * -20 + t * t * t * 40, y: 3 * s * s * t * 60 + 3 * s * t * t * 60
            )
        }
        for x in stride(from: -41.3, through: 80, by: 7.1) {
            for y in stride(from: -41.7, through: 80, by: 7.3) {
                let distance = places.map { hypot($0.x - x, $0.y - y) }.min() ?? 0
                if abs(distance - width / 2) < 0.05 { continue }
                #expect(stroked.contains(CGPoint(x: x, y: y)) == (distance < width / 2), "(\(x), \(y)) at \(distance)")
            }
        }
    }

    @Test func aPointIsADotWithRoundCaps() {
        let point = Self.path([(5, 5), (5, 5)])
        expectClose(
            point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect,
            CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(Self.path([(5, 5)]).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, 0, -1])
    func oddNumbersDoNotTrap(odd: Double) {
        #expect(Self.line.strokedPath(StrokeStyle(lineWidth: odd)).isEmpty)
        let dashed = Self.line.strokedPath(
            StrokeStyle(lineWidth: 2, miterLimit: odd, dash: [odd, odd], dashPhase: odd))
        #expect(dashed == Self.line.strokedPath(StrokeStyle(lineWidth: 2)))
        if !odd.isFinite { #expect(Self.path([(odd, 1), (2, odd)]).strokedPath(StrokeStyle(lineWidth: 1)).isEmpty) }
    }
}
