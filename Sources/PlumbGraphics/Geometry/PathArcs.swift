import Foundation

// Arcs of circles. Angles are counted from the x axis; as y points down, a growing angle turns clockwise on screen.

extension Path {
    /// Adds an arc of a circle, after a line from the current point to its start (a move, if the path is empty;
    /// nothing, where the current point is the start).
    ///
    /// 1. `clockwise: false` goes the way of growing angles. The word is that of a y axis that points up: on screen,
    ///    where y points down, `false` is what one sees as clockwise.
    /// 2. Where the end lies that way, the arc turns as far as it lies; growing angles may be more than a whole turn,
    ///    the others end at the first place with the direction of `endAngle`. An end against the way is reached the
    ///    other way round.
    /// 3. One whole turn of growing angles is closed; nothing else is.
    ///
    /// - Parameter radius: Points.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = endAngle.radians - startAngle.radians
        guard
            Complaints.check(
                difference, ["start angle": startAngle.radians, "end angle": endAngle.radians], of: "an arc",
                "nothing is added")
        else { return }
        // 2
        let delta: Double =
            if abs(difference) < 1e-9 {
                0
            } else if clockwise {
                difference < 0 ? max(difference, -64 * turn) : difference.truncatingRemainder(dividingBy: turn) - turn
            } else {
                difference > 0 ? difference : turn + difference.truncatingRemainder(dividingBy: turn)
            }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
        // 3
        if !clockwise, abs(difference - turn) < 1e-9, radius.isFinite, center.x.isFinite, center.y.isFinite {
            closeSubpath()
        }
    }

    /// Adds an arc of a circle that starts at an angle and turns by another, after a line from the current point to its
    /// start (a move, if the path is empty). More than a whole turn is drawn as often as asked, up to 64 turns.
    ///
    /// It is made of quarter turns, counted from the start, and what remains is the last piece (measured;
    /// Docs/Rules.md, correction 12).
    ///
    /// - Parameter radius: Points.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        let sweep = max(-128 * Double.pi, min(128 * Double.pi, delta.radians))
        guard
            Complaints.check(
                radius + center.x + center.y + start + delta.radians,
                [
                    "radius": radius, "center.x": center.x, "center.y": center.y, "start angle": start,
                    "turn": delta.radians,
                ], of: "an arc", "nothing is added")
        else { return }
        func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle))
            ).applying(transform)
        }
        if let current = currentPoint, !isEmpty {
            // Whoever has moved to the start needs no line, though the two may differ in the last digits.
            let (x, y) = (abs(current.x - point(start).x), abs(current.y - point(start).y))
            if max(x, y) > 1e-9 * max(1, abs(radius)) { addLine(to: point(start)) }
        } else {
            move(to: point(start))
        }
        // A cubic stays within 0.03 % of the radius for up to a quarter turn.
        let quarter = sweep < 0 ? -Double.pi / 2 : Double.pi / 2
        var done = 0.0
        while abs(sweep - done) > 1e-9 {
            let step = abs(sweep - done) < abs(quarter) + 1e-9 ? sweep - done : quarter
            let k = 4.0 / 3 * tan(step / 4)
            let (from, to) = (start + done, start + done + step)
            addCurve(to: point(to), control1: point(from, k), control2: point(to, -k))
            done += step
        }
    }

    /// Adds the arc that rounds the corner at `p1` of the lines from the current point to `p1` and from there to `p2`,
    /// after a line to its start. Without a current point it only moves to `p1`; where there is no corner it adds a
    /// line to `p1`.
    ///
    /// - Parameter radius: Points.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return move(to: p1.applying(transform)) }
        // The current point has been transformed already; the corner has not.
        let p0 = current.applying(transform.inverted())
        let toStart = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y)
        let toEnd = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
        let lengths = (hypot(toStart.dx, toStart.dy), hypot(toEnd.dx, toEnd.dy))
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard Complaints.check(radius, ["radius": radius], of: "an arc", "a line is added"), radius > 0,
            lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-12 * lengths.0 * lengths.1
        else { return addLine(to: p1.applying(transform)) }

        let u = CGVector(dx: toStart.dx / lengths.0, dy: toStart.dy / lengths.0)
        let v = CGVector(dx: toEnd.dx / lengths.1, dy: toEnd.dy / lengths.1)
        let corner = acos(max(-1, min(1, u.dx * v.dx + u.dy * v.dy)))
        let reach = radius / tan(corner / 2)
        let start = CGPoint(x: p1.x + u.dx * reach, y: p1.y + u.dy * reach)
        let bisector = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
        let distance = radius / sin(corner / 2) / hypot(bisector.dx, bisector.dy)
        let center = CGPoint(x: p1.x + bisector.dx * distance, y: p1.y + bisector.dy * distance)
        // The arc turns by what is left of half a turn, against the corner's own sense.
        let sweep = (.pi - corner) * (cross > 0 ? -1 : 1)
        addRelativeArc(
            center: center, radius: radius,
            startAngle: Angle(radians: atan2(start.y - center.y, start.x - center.x)), delta: Angle(radians: sweep),
            transform: transform)
    }
}
