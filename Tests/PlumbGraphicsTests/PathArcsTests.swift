import Foundation
import PlumbGraphics
import Testing

/// Arcs: which way they go and where they end.
struct PathArcsTests {
    struct Arc: Sendable {
        var start: Double
        var end: Double
        var clockwise: Bool
        /// Where it ends and what it encloses, for a radius of 10 about the origin.
        var endPoint: CGPoint
        var bounds: CGRect
    }

    static let whole = CGRect(x: -10, y: -10, width: 20, height: 20)

    @Test(arguments: [
        // On screen, y down: from the right to the bottom the short way, or over the top the long way.
        Arc(
            start: 0, end: 90, clockwise: false, endPoint: .init(x: 0, y: 10),
            bounds: .init(x: 0, y: 0, width: 10, height: 10)),
        Arc(start: 0, end: 90, clockwise: true, endPoint: .init(x: 0, y: 10), bounds: whole),
        Arc(
            start: 0, end: 180, clockwise: true, endPoint: .init(x: -10, y: 0),
            bounds: .init(x: -10, y: -10, width: 20, height: 10)),
        Arc(
            start: 90, end: 0, clockwise: true, endPoint: .init(x: 10, y: 0),
            bounds: .init(x: 0, y: 0, width: 10, height: 10)),
        Arc(
            start: -90, end: 0, clockwise: false, endPoint: .init(x: 10, y: 0),
            bounds: .init(x: 0, y: -10, width: 10, height: 10)),
        Arc(start: 0, end: 360, clockwise: false, endPoint: .init(x: 10, y: 0), bounds: whole),
        Arc(start: 0, end: 360, clockwise: true, endPoint: .init(x: 10, y: 0), bounds: whole),
        Arc(
            start: 30, end: 30, clockwise: false, endPoint: .init(x: 8.660254, y: 5),
            bounds: .init(x: 8.660254, y: 5, width: 0, height: 0)),
    ])
    func arcsEndAndReachWhereTheyShould(arc: Arc) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(arc.start), endAngle: .degrees(arc.end),
            clockwise: arc.clockwise)
        expectClose(path.currentPoint ?? .zero, arc.endPoint)
        expectClose(path.boundingRect, arc.bounds, within: 0.003)
    }

    /// Quarter turns from the start, and what remains last (Docs/Rules.md, correction 12).
    @Test(
        arguments: [
            // Start, end, clockwise; the ends of the curves; closed.
            (0, 200, false, [90, 180, 200], false), (30, 100, false, [100], false),
            (30, 170, false, [120, 170], false),
            (0, 360, false, [90, 180, 270, 360], true), (0, 360, true, [-90, -180, -270, -360], false),
            (0, -360, false, [90, 180, 270, 360], false), (0, -90, false, [90, 180, 270], false),
            (0, -100, true, [-90, -100], false), (0, 45, true, [-90, -180, -270, -315], false),
            (0, 450, false, [90, 180, 270, 360, 450], false), (0, 720, true, [-90, -180, -270, -360], false),
            (20, 20, true, [], false),
        ] as [(Double, Double, Bool, [Double], Bool)])
    func arcsAreQuarterTurns(start: Double, end: Double, clockwise: Bool, ends: [Double], isClosed: Bool) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        let places = path.elements.compactMap { element -> CGPoint? in
            if case .curve(let end, _, _) = element { end } else { nil }
        }
        #expect(places.count == ends.count)
        for (place, angle) in zip(places, ends) {
            let radians = angle * .pi / 180
            expectClose(place, CGPoint(x: 10 * cos(radians), y: 10 * sin(radians)))
        }
        #expect((path.elements.last == .closeSubpath) == isClosed)
    }

    /// One whole turn is a move, four quarters and an end, also for whoever has moved to its start before, up to the
    /// last digits.
    @Test(arguments: [nil, 0, 3.5e-15, 1e-12] as [Double?]) func aWholeTurnHasSixElements(_ off: Double?) {
        var path = Path()
        if let off { path.move(to: CGPoint(x: 22.916666666666668 - off, y: 10.416666666666666)) }
        path.addArc(
            center: CGPoint(x: 18.75, y: 10.416666666666666), radius: 4.1666666666666667, startAngle: .zero,
            endAngle: .degrees(360), clockwise: false)
        var kinds = ""
        path.forEach { element in
            switch element {
            case .move: kinds += "M"
            case .line: kinds += "L"
            case .quadCurve: kinds += "Q"
            case .curve: kinds += "C"
            case .closeSubpath: kinds += "Z"
            }
        }
        #expect(kinds == "MCCCCZ")
    }

    @Test func arcIsReachedByALine() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 50)))
        #expect(path.elements.count == 3)
    }

    @Test func relativeArcTurnsByItsDelta() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
        expectClose(path.currentPoint ?? .zero, CGPoint(x: 10, y: 0))
        #expect(path.elements.count == 2)
    }

    @Test(arguments: [
        (CGPoint(x: 20, y: 20), CGPoint(x: 15, y: 0), CGPoint(x: 20, y: 5)),
        (CGPoint(x: 20, y: -20), CGPoint(x: 15, y: 0), CGPoint(x: 20, y: -5)),
    ])
    func tangentArcRoundsTheCorner(p2: CGPoint, start: CGPoint, end: CGPoint) {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: p2, radius: 5)
        guard path.elements.count == 3, case .line(let lineEnd) = path.elements[1] else {
            Issue.record("expected a line and a quarter arc, got \(path.elements)")
            return
        }
        expectClose(lineEnd, start)
        expectClose(path.currentPoint ?? .zero, end)
        expectClose(path.trimmedPath(from: 0, to: 1).boundingRect.origin, CGPoint(x: 0, y: min(0, end.y)))
    }

    @Test func tangentArcWithoutACornerIsALine() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
        #expect(path.elements.last == .line(to: CGPoint(x: 20, y: 0)))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func oddNumbersDoNotTrap(odd: Double) {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .radians(odd), endAngle: .zero, clockwise: false)
        path.addArc(center: .zero, radius: odd, startAngle: .zero, endAngle: .degrees(20), clockwise: true)
        path.addRelativeArc(center: CGPoint(x: odd, y: 0), radius: 1, startAngle: .zero, delta: .radians(1))
        #expect(path.elements.count == 1)
        path.addArc(tangent1End: CGPoint(x: odd, y: 1), tangent2End: CGPoint(x: 3, y: odd), radius: 4)
        path.addRoundedRect(in: CGRect(x: odd, y: 0, width: 10, height: odd), cornerSize: CGSize(width: 3, height: odd))
        #expect(!path.contains(CGPoint(x: odd, y: odd)))
        #expect(path.trimmedPath(from: 0.2, to: 0.5).elements.count <= path.elements.count)
        #expect(path.applying(.identity).boundingRect.isNull || path.elements.count > 1)
    }
}
