import Foundation
import PlumbGraphics
import Testing

/// Shapes: where they start, what they enclose, how their corners bend.
struct PathShapesTests {
    static let frame = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test(arguments: [
        (Path(frame), CGPoint(x: 10, y: 20)),
        (Path(ellipseIn: frame), CGPoint(x: 110, y: 50)),
        (Path(roundedRect: frame, cornerRadius: 12), CGPoint(x: 110, y: 50)),
        (Path(roundedRect: frame, cornerRadius: 12, style: .circular), CGPoint(x: 110, y: 50)),
        (Path(roundedRect: frame, cornerRadius: 0), CGPoint(x: 10, y: 20)),
        // Half way between the corners of the right side: 20 + (0 + 60 − 5) ÷ 2.
        (Path(roundedRect: frame, cornerRadii: .init(topLeading: 20, bottomTrailing: 5)), CGPoint(x: 110, y: 47.5)),
        (Path(roundedRect: frame, cornerSize: CGSize(width: 20, height: 10)), CGPoint(x: 110, y: 50)),
    ])
    func shapesFillTheirRectangleAndStartWhereAppleDoes(path: Path, start: CGPoint) {
        expectClose(path.boundingRect, Self.frame)
        #expect(path.elements.first == .move(to: start))
        #expect(path.elements.last == .closeSubpath)
        #expect(path.currentPoint == start)
    }

    @Test func ellipseIsFourCubicsTowardsGrowingAngles() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(path.elements.count == 6)
        let k = 0.5522847498
        #expect(
            path.elements[1]
                == .curve(
                    to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 2, y: 1 + k), control2: CGPoint(x: 1 + k, y: 2)))
    }

    @Test func continuousCornerHasTheMeasuredOffsets() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
        let curves = path.elements.compactMap { element -> [CGPoint]? in
            if case .curve(let end, let c1, let c2) = element { [c1, c2, end] } else { nil }
        }
        #expect(curves.count == 12)
        // The bottom right corner, entered along the right side.
        let corner = [
            (100, 89.1151), (100, 91.31593), (99.250886, 93.68506), (98.3094, 96.27176), (96.27176, 98.3094),
            (93.68506, 99.250886), (91.31593, 100), (89.1151, 100), (84.71335, 100),
        ]
        #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 84.71335)))
        for (point, expected) in zip(curves[0...2].joined(), corner) {
            expectClose(point, CGPoint(x: expected.0, y: expected.1))
        }
    }

    @Test func shortEdgesTakeTheStartAndPullTheControlsIn() {
        // Half of the vertical edge is exactly one radius: nothing is left of the straight line.
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 40)
        #expect(path.elements[0] == .move(to: CGPoint(x: 100, y: 10)))
        #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 10)))
        guard case .curve(_, let control1, let control2) = path.elements[2] else {
            Issue.record("a capsule goes on with a curve, not \(path.elements[2])")
            return
        }
        expectClose(control1, CGPoint(x: 100, y: 20 - 9.6))
        expectClose(control2, CGPoint(x: 100, y: 20 - 8.2))
    }

    /// Lines without a length are kept: a line and three curves a corner, or one (Docs/Rules.md, correction 10).
    @Test(arguments: [(RoundedCornerStyle.continuous, 18), (.circular, 10)])
    func cornersHaveAllTheirElements(style: RoundedCornerStyle, count: Int) {
        let rects = [Self.frame, CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 0, width: 300, height: 10)]
        for rect in rects {
            for radius in [1, 12, 1000] as [CGFloat] {
                #expect(Path(roundedRect: rect, cornerRadius: radius, style: style).elements.count == count)
            }
        }
        let uneven = Path(roundedRect: Self.frame, cornerRadii: .init(topLeading: 20), style: style)
        #expect(uneven.elements.count == count)
    }

    /// A corner has half of each edge, or what its neighbour leaves.
    @Test(arguments: [(20, 90, 20, 80), (50, 70, 50, 50), (40, 0, 40, 0), (0, 100, 0, 100), (-3, 30, 0, 30)])
    func unevenCornersShareTheirEdges(left: Double, right: Double, shownLeft: Double, shownRight: Double) {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 1000),
            cornerRadii: .init(topLeading: left, topTrailing: right), style: .circular)
        // The top's line ends where its right corner begins; the line before it ends below the left one.
        let lines = path.elements.compactMap { if case .line(let end) = $0 { end } else { nil } }
        expectClose(lines[2], CGPoint(x: 0, y: shownLeft))
        expectClose(lines[3], CGPoint(x: 100 - shownRight, y: 0))
    }

    @Test func radiiAreClampedAndOddNumbersDoNotTrap() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            Path(roundedRect: square, cornerRadius: .infinity, style: .circular)
                == Path(roundedRect: square, cornerRadius: 5, style: .circular))
        #expect(Path(roundedRect: square, cornerRadius: .nan) == Path(square))
        #expect(Path(roundedRect: square, cornerRadius: -3) == Path(square))
        #expect(Path(CGRect.null).isEmpty)
        #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
    }

    @Test func aLineNeedsAPlaceToStart() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
        path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        path.addRects([CGRect(x: 5, y: 5, width: 1, height: 1)], transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.elements.count == 7)
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
        expectClose(
            path.offsetBy(dx: 1, dy: -1).boundingRect, CGRect(x: 2, y: 1, width: 11, height: 10))
    }
}

/// Records an issue unless two points lie within a ten-thousandth of each other.
func expectClose(
    _ a: CGPoint, _ b: CGPoint, within tolerance: Double = 1e-4, at location: SourceLocation = #_sourceLocation
) {
    #expect(abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(a) is not \(b)", sourceLocation: location)
}

/// Records an issue unless the corners of two rectangles lie within a ten-thousandth of each other.
func expectClose(
    _ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-4, at location: SourceLocation = #_sourceLocation
) {
    expectClose(a.origin, b.origin, within: tolerance, at: location)
    expectClose(
        CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance, at: location)
}
