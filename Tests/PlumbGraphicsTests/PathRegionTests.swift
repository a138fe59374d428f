import Foundation
import PlumbGraphics
import Testing

/// Points and outlines of many segments: the runs that are passed over make no difference.
struct PathRegionTests {
    /// Sums the angles under which the sides of a polygon are seen: another way to the winding number.
    private static func winding(of corners: [CGPoint], around p: CGPoint) -> Int {
        var angle = 0.0
        for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) {
            let (u, v) = (CGVector(dx: a.x - p.x, dy: a.y - p.y), CGVector(dx: b.x - p.x, dy: b.y - p.y))
            angle += atan2(u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    @Test(arguments: [3, 31, 32, 33, 64, 65, 500])
    func polygonsContainWhatTheirAnglesSay(count: Int) {
        var state = UInt64(count)
        func number(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
        }
        func point() -> CGPoint { CGPoint(x: number(-50...50), y: number(-50...50)) }
        let corners = (0..<count).map { _ in point() }
        var path = Path()
        path.addLines(corners)
        let points = (0..<300).map { _ in point() }
        var inside = 0
        for p in points {
            let winding = Self.winding(of: corners, around: p)
            #expect(path.contains(p) == (winding != 0), "\(p) in \(count) corners")
            #expect(path.contains(p, eoFill: true) == !winding.isMultiple(of: 2), "\(p) in \(count) corners")
            inside += winding != 0 ? 1 : 0
        }
        #expect(inside > 0 && inside < points.count)
    }

    /// A line around a circle of any size has the circle's width, wherever it is asked.
    @Test(arguments: [1.0, 60, 1e4])
    func aStrokedCircleIsARing(radius: Double) {
        let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let ring = circle.strokedPath(StrokeStyle(lineWidth: radius / 5))
        for step in 0..<48 {
            let angle = Double(step) * .pi / 24 + 0.01
            for (distance, isOn) in [(0.0, false), (0.85, false), (0.95, true), (1.05, true), (1.15, false)] {
                let p = CGPoint(x: radius * distance * cos(angle), y: radius * distance * sin(angle))
                #expect(ring.contains(p) == isOn, "\(distance) of \(radius) at \(angle)")
            }
        }
    }
}
