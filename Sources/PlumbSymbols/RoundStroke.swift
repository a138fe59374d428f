import Foundation
import PlumbGraphics

/// The ink of a round pen as closed outlines.
enum RoundStroke {
    /// One outline for every line or curve of the path; together they cover what the stroke covers.
    ///
    /// 1. A curve becomes a row of short lines.
    /// 2. The row is surrounded at half the pen's width: one side, half a circle, the other side, half a circle.
    /// 3. Where a bend is tighter than the pen the inner side would cross itself; such a row is surrounded line by
    ///    line.
    static func pieces(of path: Path, width: Double) -> [Path] {
        let radius = width / 2
        return rows(of: path).flatMap { row -> [Path] in
            if row.count > 2, isTight(row, radius: radius) {
                return zip(row, row.dropFirst()).map { surround([$0, $1], radius: radius) }
            }
            return [surround(row, radius: radius)]
        }
    }

    /// Step 1.
    private static func rows(of path: Path) -> [[CGPoint]] {
        var rows: [[CGPoint]] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let p):
                (pen, start) = (p, p)
            case .line(let p):
                rows.append([pen, p])
                pen = p
            case .quadCurve(let p, let c):
                let from = pen
                rows.append(
                    parameters.map { t in
                        let u = 1 - t
                        return CGPoint(
                            x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
                            y: u * u * from.y + 2 * u * t * c.y + t * t * p.y)
                    })
                pen = p
            case .curve(let p, let c1, let c2):
                let from = pen
                rows.append(
                    parameters.map { t in
                        let u = 1 - t
                        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                        return CGPoint(
                            x: a * from.x + b * c1.x + c * c2.x + d * p.x, y: a * from.y + b * c1.y + c * c2.y + d * p.y
                        )
                    })
                pen = p
            case .closeSubpath:
                if pen != start { rows.append([pen, start]) }
                pen = start
            }
        }
        return rows
    }

    /// Twelve lines a curve: on a quarter circle as large as the symbol they stray by 0.2 % of the radius.
    private static let parameters = (0...12).map { Double($0) / 12 }

    /// Step 2.
    private static func surround(_ row: [CGPoint], radius: Double) -> Path {
        let points = row.indices.filter { $0 == 0 || row[$0] != row[$0 - 1] }.map { row[$0] }
        let normals = normals(points)
        var outline: [CGPoint] = []
        for (p, n) in zip(points, normals) { outline.append(CGPoint(x: p.x + n.x * radius, y: p.y + n.y * radius)) }
        outline += cap(points[points.count - 1], normals[normals.count - 1], radius)
        for (p, n) in zip(points, normals).reversed() {
            outline.append(CGPoint(x: p.x - n.x * radius, y: p.y - n.y * radius))
        }
        outline += cap(points[0], CGPoint(x: -normals[0].x, y: -normals[0].y), radius)
        return Path { path in
            path.move(to: outline[0])
            outline.dropFirst().forEach { path.addLine(to: $0) }
            path.closeSubpath()
        }
    }

    /// The unit vectors square to the row, at an inner point the one between its two lines.
    private static func normals(_ points: [CGPoint]) -> [CGPoint] {
        points.indices.map { index in
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            let length = hypot(after.x - before.x, after.y - before.y)
            guard length > 0 else { return CGPoint(x: 0, y: -1) }
            return CGPoint(x: (after.y - before.y) / length, y: -(after.x - before.x) / length)
        }
    }

    /// Half a circle about a point, from the side where `normal` points to the other, round the front.
    private static func cap(_ centre: CGPoint, _ normal: CGPoint, _ radius: Double) -> [CGPoint] {
        (1..<12).map { step in
            let angle = Double(step) / 12 * .pi
            let (c, s) = (cos(angle), sin(angle))
            return CGPoint(
                x: centre.x + radius * (normal.x * c - normal.y * s),
                y: centre.y + radius * (normal.x * s + normal.y * c))
        }
    }

    /// Step 3: whether a line of the inner side runs backwards.
    private static func isTight(_ row: [CGPoint], radius: Double) -> Bool {
        let normals = normals(row)
        for index in row.indices.dropLast() {
            let (p, q) = (row[index], row[index + 1])
            for side in [radius, -radius] {
                let x = (q.x + normals[index + 1].x * side) - (p.x + normals[index].x * side)
                let y = (q.y + normals[index + 1].y * side) - (p.y + normals[index].y * side)
                if x * (q.x - p.x) + y * (q.y - p.y) < 0 { return true }
            }
        }
        return false
    }
}
