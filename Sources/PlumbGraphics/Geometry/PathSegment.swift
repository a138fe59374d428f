import Foundation

/// A line or a curve between two points, in the form of a cubic: x(t) for t from 0 to 1.
///
/// A line's controls stand at its thirds and a quadratic's are raised to a cubic's, both exactly, so that length,
/// bounds, crossings and cuts are written once.
struct PathSegment {
    enum Kind { case line, quadCurve, curve }

    var kind: Kind
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(lineFrom a: CGPoint, to b: CGPoint) {
        kind = .line
        (p0, p1, p2, p3) = (a, a.mixed(with: b, by: 1.0 / 3), a.mixed(with: b, by: 2.0 / 3), b)
    }

    init(quadFrom a: CGPoint, to b: CGPoint, control: CGPoint) {
        kind = .quadCurve
        (p0, p1, p2, p3) = (a, a.mixed(with: control, by: 2.0 / 3), b.mixed(with: control, by: 2.0 / 3), b)
    }

    init(curveFrom a: CGPoint, to b: CGPoint, control1: CGPoint, control2: CGPoint) {
        kind = .curve
        (p0, p1, p2, p3) = (a, control1, control2, b)
    }

    /// The step of a path that continues with this segment.
    var element: Path.Element {
        switch kind {
        case .line: .line(to: p3)
        case .quadCurve:
            .quadCurve(to: p3, control: CGPoint(x: (3 * p1.x - p0.x) / 2, y: (3 * p1.y - p0.y) / 2))
        case .curve: .curve(to: p3, control1: p1, control2: p2)
        }
    }

    func point(at t: Double) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The velocity at `t`, in points for the whole of the segment.
    func derivative(at t: Double) -> CGVector {
        let s = 1 - t
        let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
        return CGVector(
            dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
            dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
    }

    /// The part between two parameters, cut exactly (de Casteljau).
    func part(from t0: Double, to t1: Double) -> PathSegment {
        var result = self
        if t1 < 1 { result = result.cut(at: t1, keepsFirst: true) }
        if t0 > 0 { result = result.cut(at: t1 > 0 ? t0 / t1 : 0, keepsFirst: false) }
        return result
    }

    private func cut(at t: Double, keepsFirst: Bool) -> PathSegment {
        let (a, b, c) = (p0.mixed(with: p1, by: t), p1.mixed(with: p2, by: t), p2.mixed(with: p3, by: t))
        let (d, e) = (a.mixed(with: b, by: t), b.mixed(with: c, by: t))
        let middle = d.mixed(with: e, by: t)
        var result = self
        if keepsFirst {
            (result.p1, result.p2, result.p3) = (a, d, middle)
        } else {
            (result.p0, result.p1, result.p2) = (middle, e, c)
        }
        return result
    }

    /// Where the curve stops growing or falling along an axis: the parameters strictly between 0 and 1, in order.
    func turningPoints(_ axis: KeyPath<CGPoint, CGFloat>) -> [Double] {
        if kind == .line { return [] }
        let (a0, a1, a2, a3) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
        // The derivative's coefficients: a·t² + b·t + c.
        let a = a3 - 3 * a2 + 3 * a1 - a0
        let b = 2 * (a2 - 2 * a1 + a0)
        let c = a1 - a0
        var roots: [Double] = []
        if abs(a) < 1e-12 * max(abs(b), abs(c)) {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                // The form that does not subtract nearly equal numbers.
                let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                roots = q == 0 ? [0] : [q / a, c / q]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }
}

extension PathSegment {
    /// Points. Lines exactly; curves by Gauss–Legendre's rule with five places in each of eight pieces.
    var length: Double {
        if kind == .line { return hypot(p3.x - p0.x, p3.y - p0.y) }
        return (0..<8).reduce(0) { $0 + length(from: Double($1) / 8, to: Double($1 + 1) / 8) }
    }

    private func length(from t0: Double, to t1: Double) -> Double {
        let half = (t1 - t0) / 2
        let places = [0, 0.5384693101056831, -0.5384693101056831, 0.9061798459386640, -0.9061798459386640]
        let weights = [
            0.5688888888888889, 0.4786286704993665, 0.4786286704993665, 0.2369268850561891, 0.2369268850561891,
        ]
        var sum = 0.0
        for (place, weight) in zip(places, weights) {
            let velocity = derivative(at: t0 + half * (1 + place))
            sum += weight * hypot(velocity.dx, velocity.dy)
        }
        return sum * half
    }

    /// The parameter at which `distance` points of the segment's length lie behind.
    func parameter(atLength distance: Double) -> Double {
        let total = length
        guard distance > 0, total > 0 else { return 0 }
        if distance >= total { return 1 }
        if kind == .line { return distance / total }
        // Find the piece, then halve it until the parameter is exact to about 1e-12.
        var rest = distance
        var low = 0.0
        for piece in 0..<8 {
            let pieceLength = length(from: Double(piece) / 8, to: Double(piece + 1) / 8)
            low = Double(piece) / 8
            if rest <= pieceLength { break }
            rest -= pieceLength
        }
        let start = low
        var high = low + 1.0 / 8
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(from: start, to: middle) < rest { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension CGPoint {
    /// The point a fraction of the way to another.
    func mixed(with other: CGPoint, by t: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
