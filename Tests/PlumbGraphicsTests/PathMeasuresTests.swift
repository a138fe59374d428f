import Foundation
import PlumbGraphics
import Testing

/// Bounds, inside and outside, and parts of outlines.
struct PathMeasuresTests {
    static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// A chart's outline: 100,000 points are looked at once.
    @Test(.timeLimit(.minutes(1))) func longOutlinesAreSplitInLinearTime() {
        let path = Path { path in
            path.move(to: .zero)
            for index in 1...100_000 { path.addLine(to: CGPoint(x: index, y: index % 2 == 0 ? 10 : 20)) }
            path.addLine(to: CGPoint(x: 100_000, y: 0))
            path.closeSubpath()
        }
        #expect(path.contains(CGPoint(x: 50_000, y: 5)))
        #expect(!path.contains(CGPoint(x: 50_000, y: 15)))
    }

    @Test func boundsFollowTheCurveNotItsControls() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        expectClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
        path.addCurve(to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 10, y: -4), control2: CGPoint(x: 0, y: -4))
        expectClose(path.boundingRect, CGRect(x: 0, y: -3, width: 10, height: 8))
    }

    @Test(arguments: [
        (0.0, 0.25, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]),
        (0.125, 0.375, [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)]),
        // The side that closes the square counts.
        (0.75, 0.9, [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 4)]),
        (0.5, 0.5, []),
        (0.7, 0.2, []),
        (-3, 0.25, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]),
        (Double.nan, 0.5, []),
    ])
    func trimmedSquare(from: Double, to: Double, points: [CGPoint]) {
        var expected = Path()
        expected.addLines(points)
        let trimmed = Self.square.trimmedPath(from: from, to: to)
        #expect(trimmed.elements.count == expected.elements.count)
        for (element, point) in zip(trimmed.elements, points) {
            switch element {
            case .move(let end), .line(let end): expectClose(end, point, within: 1e-9)
            default: Issue.record("a square has no \(element)")
            }
        }
    }

    @Test func theWholeIsLeftAsItIs() {
        #expect(Self.square.trimmedPath(from: 0, to: 1) == Self.square)
        #expect(Self.square.trimmedPath(from: -1, to: .infinity) == Self.square)
    }

    @Test func trimGoesOverAllSubpathsAndKeepsWholeOnesClosed() {
        var path = Self.square
        path.addLines([CGPoint(x: 100, y: 0), CGPoint(x: 140, y: 0)])
        let trimmed = path.trimmedPath(from: 0, to: 0.75)
        #expect(trimmed.elements.contains(.closeSubpath))
        #expect(trimmed.currentPoint == CGPoint(x: 120, y: 0))
    }

    @Test(arguments: [
        (0.25, CGPoint(x: 0, y: 10)), (0.125, CGPoint(x: 7.0711, y: 7.0711)), (0.75, CGPoint(x: 0, y: -10)),
    ])
    func trimmedCircleEndsAtItsAngle(to: Double, end: CGPoint) {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        expectClose(circle.trimmedPath(from: 0, to: to).currentPoint ?? .zero, end, within: 0.003)
    }

    @Test func partsOfACurveLieOnIt() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        // By symmetry the middle of the length is the middle of the curve.
        let half = path.trimmedPath(from: 0, to: 0.5)
        guard case .quadCurve(let end, let control) = half.elements.last else {
            Issue.record("a part of a quadratic is a quadratic")
            return
        }
        expectClose(end, CGPoint(x: 5, y: 5))
        expectClose(control, CGPoint(x: 2.5, y: 5))
    }

    @Test(arguments: [
        (CGPoint(x: 5, y: 5), true, false), (CGPoint(x: 1, y: 1), true, true), (CGPoint(x: -1, y: 5), false, false),
        (CGPoint(x: 11, y: 5), false, false), (CGPoint(x: 5, y: 0), true, true), (CGPoint(x: 5, y: 10), false, false),
    ])
    func twoSquaresOneInTheOther(point: CGPoint, nonZero: Bool, evenOdd: Bool) {
        var path = Self.square
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(point) == nonZero)
        #expect(path.contains(point, eoFill: true) == evenOdd)
    }

    @Test(arguments: 0..<24)
    func ellipseContainsWhatLiesWithinItsRadii(step: Int) {
        let path = Path(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20))
        let angle = Double(step) * .pi / 12
        let edge = CGPoint(x: 20 * cos(angle), y: 10 * sin(angle))
        #expect(path.contains(CGPoint(x: edge.x * 0.999, y: edge.y * 0.999)))
        #expect(!path.contains(CGPoint(x: edge.x * 1.001, y: edge.y * 1.001)))
    }

    @Test func anOpenSubpathCountsAsClosed() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 6, y: 6)))
    }
}
