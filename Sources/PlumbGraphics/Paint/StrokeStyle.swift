import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How an outline is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

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
    /// How far a corner may reach, in halves of the line's width: 1 without miters. Without an end, as far as any that could be seen.
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
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
