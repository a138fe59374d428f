import Foundation

/// How an open line ends: `butt` exactly at its last point, `round` with a half circle around it, `square` half of the
/// width beyond it. Source: Apple (Core Graphics).
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// What stands at a line's corners: `miter` its edges prolonged to a tip, `round` an arc, `bevel` a straight cut.
/// Source: Apple (Core Graphics).
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How an outline is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is, in points; half of it lies on each side of the outline.
    public var lineWidth: CGFloat
    /// What stands at the ends of open outlines, and of dashes.
    public var lineCap: CGLineCap
    /// What stands at the corners of the outline.
    public var lineJoin: CGLineJoin
    /// How far the tip of a miter may stand off its corner, in halves of the line's width. A corner whose tip would be
    /// farther away is bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line. So is the line if a length is negative or
    /// no number.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A style; without arguments a solid line 1 point wide, with butt ends and mitered corners.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle {
    /// How far a corner may reach, in halves of the line's width: 1 without miters. Without an end, as far as any that
    /// could be seen.
    package var longestMiter: CGFloat {
        lineJoin == .miter && miterLimit > 1 ? min(miterLimit, 10_000) : 1
    }

    /// The dashes, or none (a solid line) when they are negative, not numbers, too many, or too short to be told apart.
    package var usableDashes: [Double] {
        let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 0.01
        return isUsable && dash.count <= 1024 ? dash.map { Double($0) } : []
    }
}

/// How the inside of an outline is found, and whether its edge is smoothed.
public struct FillStyle: Equatable, Hashable, Sendable {
    /// Whether the even-odd rule says what is inside: what is surrounded an odd number of times. Otherwise all that
    /// the outline winds around is inside.
    public var isEOFilled: Bool
    /// Whether pixels on the edge are covered in part.
    public var isAntialiased: Bool

    /// A style; without arguments by winding, with smooth edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
