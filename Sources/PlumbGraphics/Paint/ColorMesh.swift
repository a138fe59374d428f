import Foundation

/// A net of coloured points in the unit square; between its lines the colours flow into each other.
///
/// 1. The points stand in rows; each has a control point on the way to each of its neighbours. A cell is a patch whose
/// edges are the Bézier curves between its corners, and whose inside has no twist. 2. The place (u, v) of a cell has
/// the mix of its corners' colours; smooth ones are mixed by the Hermite step of u and v, so that they change without a
/// kink from cell to cell. 3. A later cell lies over an earlier one. Outside of the net is the background
/// (Docs/Rules.md, section 26).
public final class ColorMesh: Hashable, Sendable {
    /// A crossing of the net's lines, in parts of the rectangle's width and height.
    public struct Vertex: Hashable, Sendable {
        /// Where the crossing is: (0, 0) is the top left, (1, 1) the bottom right.
        public var position: CGPoint
        /// On the way to the neighbours.
        public var leading: CGPoint
        /// The control point on the way to the crossing above.
        public var top: CGPoint
        /// The control point on the way to the next crossing in the row.
        public var trailing: CGPoint
        /// The control point on the way to the crossing below.
        public var bottom: CGPoint

        /// A crossing with its four control points, all in parts of the rectangle, not relative to the position.
        public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// Points in a row, and rows.
    public let columns: Int
    /// How many rows there are, at least 2.
    public let rows: Int
    /// Row by row.
    public let vertices: [Vertex]
    /// The colours of the crossings, row by row, one for each vertex.
    public let colors: [RGBA]
    /// What is painted around the net, in what it leaves of the rectangle.
    public let background: RGBA
    /// Whether colours are mixed by t²(3 − 2t) on both axes of a cell; otherwise in proportion to t.
    public let isSmooth: Bool
    /// The space in which a cell's colours are mixed.
    public let mixing: ColorMixing

    /// A net; nil for fewer than two columns or rows, and for another number of vertices or colours.
    ///
    /// - Parameters:
    ///   - vertices: `columns * rows`, row by row.
    ///   - colors: as many.
    public init?(
        columns: Int, rows: Int, vertices: [Vertex], colors: [RGBA], background: RGBA, isSmooth: Bool,
        mixing: ColorMixing
    ) {
        let (count, overflows) = columns.multipliedReportingOverflow(by: rows)
        guard columns > 1, rows > 1, !overflows, vertices.count == count, colors.count == count else { return nil }
        self.columns = columns
        self.rows = rows
        self.vertices = vertices
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.mixing = mixing
    }

    /// A net of points alone: at each, its lines run as from the neighbour before it to the one behind it (Catmull and
    /// Rom).
    public convenience init?(
        columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA, isSmooth: Bool,
        mixing: ColorMixing
    ) {
        let (count, overflows) = columns.multipliedReportingOverflow(by: rows)
        guard columns > 1, rows > 1, !overflows, points.count == count else { return nil }
        func slope(_ index: Int, _ place: Int, of length: Int, step: Int) -> CGVector {
            let before = points[place > 0 ? index - step : index]
            let after = points[place < length - 1 ? index + step : index]
            // Of one neighbour alone, all of the way; of two, half of it. A third of it leads to the control point.
            let part: CGFloat = place > 0 && place < length - 1 ? 6 : 3
            return CGVector(dx: (after.x - before.x) / part, dy: (after.y - before.y) / part)
        }
        let vertices = points.indices.map { index -> Vertex in
            let point = points[index]
            let across = slope(index, index % columns, of: columns, step: 1)
            let down = slope(index, index / columns, of: rows, step: columns)
            return Vertex(
                position: point, leading: CGPoint(x: point.x - across.dx, y: point.y - across.dy),
                top: CGPoint(x: point.x - down.dx, y: point.y - down.dy),
                trailing: CGPoint(x: point.x + across.dx, y: point.y + across.dy),
                bottom: CGPoint(x: point.x + down.dx, y: point.y + down.dy))
        }
        self.init(
            columns: columns, rows: rows, vertices: vertices, colors: colors, background: background,
            isSmooth: isSmooth, mixing: mixing)
    }

    /// The net with every colour changed.
    public func mapColors(_ change: (RGBA) -> RGBA) -> ColorMesh {
        replacing(vertices, colors.map(change), background: change(background))
    }

    /// The net with other points and colours, as many.
    public func replacing(_ vertices: [Vertex], _ colors: [RGBA], background: RGBA) -> ColorMesh {
        ColorMesh(
            columns: columns, rows: rows, vertices: vertices, colors: colors, background: background,
            isSmooth: isSmooth, mixing: mixing) ?? self
    }

    /// Whether all of its points are numbers.
    public var isFinite: Bool {
        vertices.allSatisfy { vertex in
            [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
                .allSatisfy { $0.x.isFinite && $0.y.isFinite }
        }
    }

    public static func == (a: ColorMesh, b: ColorMesh) -> Bool {
        a === b
            || a.columns == b.columns && a.rows == b.rows && a.background == b.background && a.isSmooth == b.isSmooth
                && a.mixing == b.mixing && a.colors == b.colors && a.vertices == b.vertices
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(colors)
    }
}
