import Foundation
import PlumbGraphics

/// Colours of a net of points that lies in what is filled; as a view it fills what is proposed.
///
/// Points are given row by row, in parts of the width and the height: (0, 0) is the top leading corner. Between points
/// the net's lines are curves and its colours flow into each other (`ColorMesh`); outside of the net is `background`. A
/// net needs two rows and two columns, and as many points and colours as both together say: otherwise nothing but the
/// background is drawn, and a sentence says so.
public struct MeshGradient: ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    /// A point, and the points that its lines to the four neighbours leave towards.
    public struct BezierPoint: Equatable, Sendable {
        /// Where the point is; all that is given here is in parts of the width and the height.
        public var position: SIMD2<Float>
        /// Where the line to the neighbour on the leading side heads for, as a Bézier curve's control point.
        public var leadingControlPoint: SIMD2<Float>
        /// Where the line to the neighbour above heads for.
        public var topControlPoint: SIMD2<Float>
        /// Where the line to the neighbour on the trailing side heads for.
        public var trailingControlPoint: SIMD2<Float>
        /// Where the line to the neighbour below heads for.
        public var bottomControlPoint: SIMD2<Float>

        /// A point with its four control points. These are places, not distances from the point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points are.
    public enum Locations: Equatable, Sendable {
        /// The net's lines follow from the points.
        case points([SIMD2<Float>])
        /// The control points of the net's lines are given with the points.
        case bezierPoints([BezierPoint])
    }

    /// The points' colours.
    public enum Colors: Equatable, Sendable {
        /// Looked up where they are painted.
        case colors([Color])
        /// The same everywhere.
        case resolvedColors([Color.Resolved])
    }

    /// Points in a row.
    public var width: Int
    /// Rows.
    public var height: Int
    /// The points, row by row: `width` times `height` of them.
    public var locations: Locations
    /// The colours of the points in the same order, as many as there are points.
    public var colors: Colors
    /// What is outside of the net.
    public var background: Color
    /// Whether colours change without a kink from cell to cell.
    public var smoothsColors: Bool
    /// How the colours between others are found.
    public var colorSpace: Gradient.ColorSpace

    /// A net whose points and colours may be of either kind.
    ///
    /// - Parameters:
    ///   - width: points in a row.
    ///   - height: rows.
    ///   - colorSpace: how colours are mixed; by the numbers that a screen shows unless it is given.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A net of points, whose lines follow from them, with colours that are looked up where they are painted.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points, whose lines follow from them, with colours that are the same everywhere.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points with control points, and colours that are looked up where they are painted.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points with control points, and colours that are the same everywhere.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// The net with its colours as they are in an environment. The background alone where the net has no cell, more
    /// than 10 000 points, points or colours of another number, or a point that is no number; a sentence says which.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        let outside = background.rgba(in: environment)
        if let complaint {
            return environment.reporting(complaint, .color(outside))
        }
        let colors =
            switch colors {
            case .colors(let colors): colors.map { $0.rgba(in: environment) }
            case .resolvedColors(let colors): colors.map(\.rgba)
            }
        let mesh =
            switch locations {
            case .points(let points):
                ColorMesh(
                    columns: width, rows: height, points: points.map(CGPoint.init), colors: colors,
                    background: outside, isSmooth: smoothsColors, mixing: colorSpace.mixing)
            case .bezierPoints(let points):
                ColorMesh(
                    columns: width, rows: height, vertices: points.map(ColorMesh.Vertex.init), colors: colors,
                    background: outside, isSmooth: smoothsColors, mixing: colorSpace.mixing)
            }
        return mesh.map { .mesh($0) } ?? .color(outside)
    }

    /// More points are not drawn.
    private static let most = 10_000

    /// What is wrong with the numbers; nil where nothing is.
    private var complaint: String? {
        let points =
            switch locations {
            case .points(let points): points.count
            case .bezierPoints(let points): points.count
            }
        let colors =
            switch colors {
            case .colors(let colors): colors.count
            case .resolvedColors(let colors): colors.count
            }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        let name = "a MeshGradient of \(width) by \(height) points"
        if width < 2 || height < 2 { return "\(name) has no cell; its background is drawn" }
        if overflows || count > Self.most {
            return "\(name) has more than \(Self.most) points; its background is drawn"
        }
        if points != count || colors != count {
            return "\(name) was given \(points) points and \(colors) colours; its background is drawn"
        }
        if !isFinite { return "\(name) has a point that is no number; its background is drawn" }
        return nil
    }

    private var isFinite: Bool {
        func isFinite(_ point: SIMD2<Float>) -> Bool { point.x.isFinite && point.y.isFinite }
        return switch locations {
        case .points(let points): points.allSatisfy(isFinite)
        case .bezierPoints(let points):
            points.allSatisfy {
                isFinite($0.position) && isFinite($0.leadingControlPoint) && isFinite($0.topControlPoint)
                    && isFinite($0.trailingControlPoint) && isFinite($0.bottomControlPoint)
            }
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: SIMD2<Float>) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension ColorMesh.Vertex {
    fileprivate init(_ point: MeshGradient.BezierPoint) {
        self.init(
            position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
            top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
            bottom: CGPoint(point.bottomControlPoint))
    }
}
