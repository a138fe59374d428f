import Foundation
import PlumbGraphics

extension Path {
    /// The path with every point sent through a map. Right for affine maps, which keep Bézier curves.
    func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
        Path { path in
            forEach { element in
                switch element {
                case .move(let p): path.move(to: map(p))
                case .line(let p): path.addLine(to: map(p))
                case .quadCurve(let p, let c): path.addQuadCurve(to: map(p), control: map(c))
                case .curve(let p, let c1, let c2): path.addCurve(to: map(p), control1: map(c1), control2: map(c2))
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// Adds another path's outlines to this one.
    mutating func append(_ other: Path) {
        for element in other.elements {
            switch element {
            case .move(let p): move(to: p)
            case .line(let p): addLine(to: p)
            case .quadCurve(let p, let c): addQuadCurve(to: p, control: c)
            case .curve(let p, let c1, let c2): addCurve(to: p, control1: c1, control2: c2)
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// The box of the curve itself, without the pen and without stray control points; nil for an empty path.
    ///
    /// A Bézier curve's extremes lie at its ends or where the derivative of one coordinate is 0.
    var extent: CGRect? {
        var points: [CGPoint] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let p):
                points.append(p)
                (pen, start) = (p, p)
            case .line(let p):
                points.append(p)
                pen = p
            case .quadCurve(let p, let c):
                // The same curve as a cubic.
                let c1 = CGPoint(x: pen.x + (c.x - pen.x) * 2 / 3, y: pen.y + (c.y - pen.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                points += Path.extremes(pen, c1, c2, p)
                pen = p
            case .curve(let p, let c1, let c2):
                points += Path.extremes(pen, c1, c2, p)
                pen = p
            case .closeSubpath:
                pen = start
            }
        }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func extremes(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
        let times = turningTimes(p0.x, p1.x, p2.x, p3.x) + turningTimes(p0.y, p1.y, p2.y, p3.y)
        return [p3]
            + times.filter { $0 > 0 && $0 < 1 }.map { t in
                let u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                return CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
            }
    }

    /// Where the derivative of a cubic with these four values is 0.
    private static func turningTimes(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) -> [Double] {
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
}
