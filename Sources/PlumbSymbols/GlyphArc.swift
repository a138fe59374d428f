import Foundation

/// A piece of an ellipse between two points, as SVG's `A` command gives it.
struct GlyphArc {
    /// The two radii, in grid units.
    var rx: Double
    var ry: Double
    /// The turn of the ellipse's first axis, in radians, clockwise on screen.
    var rotation: Double
    var isLarge: Bool
    var isClockwise: Bool
    var end: CGPoint

    struct Piece: Equatable {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    /// The arc as cubic curves of at most a quarter turn each.
    ///
    /// SVG 1.1, appendix F.6: (1) without a radius it is a line; (2) radii that are too small grow until they reach;
    /// (3) the centre follows from the end points and the flags; (4) each quarter is one curve, true to 0.03 %.
    func curves(from begin: CGPoint) -> [Piece] {
        if begin == end { return [] }
        // 1
        guard rx > 0, ry > 0 else { return [Piece(control1: begin, control2: end, end: end)] }
        let (c, s) = (cos(rotation), sin(rotation))
        let half = CGPoint(x: (begin.x - end.x) / 2, y: (begin.y - end.y) / 2)
        let p = CGPoint(x: c * half.x + s * half.y, y: -s * half.x + c * half.y)
        // 2
        let reach = (p.x * p.x) / (rx * rx) + (p.y * p.y) / (ry * ry)
        let grow = max(1, reach.squareRoot())
        let (a, b) = (rx * grow, ry * grow)
        // 3
        let below = a * a * p.y * p.y + b * b * p.x * p.x
        let root = below > 0 ? (max(0, a * a * b * b - below) / below).squareRoot() : 0
        let sign: Double = isLarge == isClockwise ? -1 : 1
        let local = CGPoint(x: sign * root * a * p.y / b, y: -sign * root * b * p.x / a)
        let centre = CGPoint(
            x: c * local.x - s * local.y + (begin.x + end.x) / 2, y: s * local.x + c * local.y + (begin.y + end.y) / 2)
        let from = atan2((p.y - local.y) / b, (p.x - local.x) / a)
        let to = atan2((-p.y - local.y) / b, (-p.x - local.x) / a)
        var sweep = to - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // 4
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reachOfControl = 4.0 / 3 * tan(step / 4)
        func place(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: centre.x + c * a * x - s * b * y, y: centre.y + s * a * x + c * b * y)
        }
        return (0..<count).map { number in
            let t0 = from + Double(number) * step
            let t1 = t0 + step
            return Piece(
                control1: place(cos(t0) - reachOfControl * sin(t0), sin(t0) + reachOfControl * cos(t0)),
                control2: place(cos(t1) + reachOfControl * sin(t1), sin(t1) - reachOfControl * cos(t1)),
                end: number == count - 1 ? end : place(cos(t1), sin(t1)))
        }
    }
}
