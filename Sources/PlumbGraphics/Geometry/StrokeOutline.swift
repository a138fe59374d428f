import Foundation

/// The outline of one subpath's stroke, built as `Path.strokedPath` describes (the numbers are its steps).
struct StrokeOutline {
    private let style: StrokeStyle
    /// Half the line width.
    private let reach: Double
    private(set) var path = Path()
    private var left: [CGPoint] = []
    private var right: [CGPoint] = []

    init(_ subpath: Subpath, _ style: StrokeStyle) {
        self.style = style
        reach = style.lineWidth / 2
        let runs = subpath.segments.map(steps).filter { $0.count > 1 }
        guard let first = runs.first?.first, let last = runs.last?.last else {
            if !subpath.segments.isEmpty || subpath.isClosed { addDot(at: subpath.start) }
            return
        }
        if !subpath.isClosed { addCap(at: first, outwards: -1) }
        for (index, run) in runs.enumerated() {
            if index > 0, let before = runs[index - 1].last { addJoin(from: before, to: run[0]) }
            add(run)
        }
        if subpath.isClosed {
            addJoin(from: last, to: first)
            finishClosed()
        } else {
            addCap(at: last, outwards: 1)
            finish()
        }
    }

    /// A place on the line and the direction of travel, of length 1.
    private struct Step {
        var point: CGPoint
        var direction: CGVector

        /// A point beside the line, `distance` to the left (y pointing down).
        func beside(_ distance: Double) -> CGPoint {
            CGPoint(x: point.x + direction.dy * distance, y: point.y - direction.dx * distance)
        }

        func along(_ distance: Double) -> Step {
            Step(
                point: CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance),
                direction: direction)
        }
    }

    private static let tolerance = 0.01

    /// (2) Enough steps for the curve (Wang's bound on its second differences) and for turning its edge.
    private func steps(along segment: PathSegment) -> [Step] {
        let controls = [segment.p0, segment.p1, segment.p2, segment.p3]
        var distinct = [controls[0]]
        for point in controls.dropFirst() where point != distinct[distinct.count - 1] { distinct.append(point) }
        if distinct.count < 2 { return [] }
        if segment.kind == .line || distinct.count == 2 {
            let direction = unit(from: segment.p0, to: segment.p3) ?? CGVector(dx: 1, dy: 0)
            return [Step(point: segment.p0, direction: direction), Step(point: segment.p3, direction: direction)]
        }
        let bend = max(
            hypot(controls[2].x - 2 * controls[1].x + controls[0].x, controls[2].y - 2 * controls[1].y + controls[0].y),
            hypot(controls[3].x - 2 * controls[2].x + controls[1].x, controls[3].y - 2 * controls[2].y + controls[1].y))
        let forCurve = (0.75 * bend / Self.tolerance).squareRoot()
        let directions = zip(distinct, distinct.dropFirst()).compactMap { unit(from: $0, to: $1) }
        let turn = zip(directions, directions.dropFirst()).reduce(0) { $0 + abs(angle(from: $1.0, to: $1.1)) }
        let forEdge = 2 * turn / arcStep
        let count = Int(min(2000, max(2, (forCurve + forEdge).rounded(.up))))
        return (0...count).map { index in
            let t = Double(index) / Double(count)
            return Step(point: segment.point(at: t), direction: direction(of: segment, at: t, distinct))
        }
    }

    private func direction(of segment: PathSegment, at t: Double, _ distinct: [CGPoint]) -> CGVector {
        if t == 0, let start = unit(from: distinct[0], to: distinct[1]) { return start }
        if t == 1, let end = unit(from: distinct[distinct.count - 2], to: distinct[distinct.count - 1]) { return end }
        let velocity = segment.derivative(at: t)
        let speed = hypot(velocity.dx, velocity.dy)
        if speed > 1e-9 { return CGVector(dx: velocity.dx / speed, dy: velocity.dy / speed) }
        // A cusp: the direction just behind it.
        return unit(from: segment.point(at: t), to: segment.point(at: min(1, t + 1e-4))) ?? CGVector(dx: 1, dy: 0)
    }

    // (3)
    private mutating func add(_ run: [Step]) {
        left.append(run[0].beside(reach))
        right.append(run[0].beside(-reach))
        for (a, b) in zip(run, run.dropFirst()) {
            let (leftA, leftB) = (a.beside(reach), b.beside(reach))
            let (rightA, rightB) = (a.beside(-reach), b.beside(-reach))
            let onward = CGVector(dx: b.point.x - a.point.x, dy: b.point.y - a.point.y)
            func goesBack(_ from: CGPoint, _ to: CGPoint) -> Bool {
                (to.x - from.x) * onward.dx + (to.y - from.y) * onward.dy < 0
            }
            if goesBack(leftA, leftB) || goesBack(rightA, rightB) {
                // (4)
                folds.append(contentsOf: [[leftA, leftB, a.point, b.point], [rightA, rightB, a.point, b.point]])
                breakOff()
            }
            left.append(leftB)
            right.append(rightB)
        }
    }

    /// Corners of areas that are added as triangles, each in the common direction.
    private var folds: [[CGPoint]] = []

    /// Ends the outline here and begins another.
    private mutating func breakOff() {
        isBroken = true
        finish()
    }

    private var isBroken = false

    // (5)
    private mutating func addJoin(from before: Step, to after: Step) {
        let turn = angle(from: before.direction, to: after.direction)
        if abs(turn) < 1e-6 { return }
        // Turning right (clockwise on screen), the left side is the outer one.
        let side = turn > 0 ? reach : -reach
        var outer: [CGPoint] = []
        switch style.lineJoin {
        case .bevel: break
        case .miter:
            let ratio = 1 / cos(turn / 2)
            if ratio <= style.longestMiter, ratio.isFinite {
                outer = [turned(before, by: turn / 2).beside(side * ratio)]
            }
        case .round:
            let count = max(1, Int((abs(turn) / arcStep).rounded(.up)))
            outer = (1..<max(2, count)).map { turned(before, by: turn * Double($0) / Double(count)).beside(side) }
        }
        if turn > 0 {
            left += outer
            right.append(before.point)
        } else {
            right += outer
            left.append(before.point)
        }
    }

    private func turned(_ step: Step, by angle: Double) -> Step {
        let (c, s) = (cos(angle), sin(angle))
        let d = step.direction
        return Step(point: step.point, direction: CGVector(dx: d.dx * c - d.dy * s, dy: d.dx * s + d.dy * c))
    }

    /// - Parameter outwards: 1 at the end of the line, −1 at its start.
    private mutating func addCap(at end: Step, outwards: Double) {
        switch style.lineCap {
        case .butt: break
        case .square:
            let beyond = end.along(outwards * reach)
            left.append(beyond.beside(reach))
            right.append(beyond.beside(-reach))
        case .round:
            // Two quarters, each belonging to its side; at the start they come before the line.
            let count = max(2, Int((Double.pi / 2 / arcStep).rounded(.up)))
            let places = (1...count).map { Double($0) / Double(count) * .pi / 2 }
            for angle in outwards > 0 ? places : places.reversed() {
                let step = end.along(outwards * reach * sin(angle))
                left.append(step.beside(reach * cos(angle)))
                right.append(step.beside(-reach * cos(angle)))
            }
        }
    }

    private mutating func addDot(at point: CGPoint) {
        let square = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        switch style.lineCap {
        case .butt: break
        case .square: path.addRect(square)
        case .round: path.addEllipse(in: square)
        }
    }

    private mutating func finish() {
        if left.count > 1 || right.count > 1 { addPolygon(left + right.reversed()) }
        (left, right) = ([], [])
        addFolds()
    }

    private mutating func finishClosed() {
        if isBroken { return finish() }
        addPolygon(left)
        addPolygon(right.reversed())
        (left, right) = ([], [])
        addFolds()
    }

    private mutating func addFolds() {
        for fold in folds {
            for corners in [[fold[0], fold[1], fold[2]], [fold[1], fold[3], fold[2]]] {
                let area = cross(from: corners[0], corners[1], corners[2])
                addPolygon(area < 0 ? corners.reversed() : corners)
            }
        }
        folds = []
    }

    private mutating func addPolygon(_ corners: [CGPoint]) {
        if corners.count < 3 { return }
        path.addLines(corners)
        path.closeSubpath()
    }

    /// The angle between two points of an arc about the line, in radians.
    private var arcStep: Double { 2 * acos(max(0.5, 1 - Self.tolerance / max(reach, 0.05))) }
}

private func unit(from a: CGPoint, to b: CGPoint) -> CGVector? {
    let length = hypot(b.x - a.x, b.y - a.y)
    return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : nil
}

/// Positive when the turn is clockwise on screen.
private func angle(from a: CGVector, to b: CGVector) -> Double {
    atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
}

private func cross(from a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
