import Foundation
import PlumbLayout

/// A side of a rectangle; leading and trailing follow the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
    /// The four sides; leading is on the left where the layout direction is left to right.
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Only that side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// Only the top.
        public static let top = Set(.top)
        /// Only the leading side.
        public static let leading = Set(.leading)
        /// Only the bottom.
        public static let bottom = Set(.bottom)
        /// Only the trailing side.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the four sides, in points; positive is inwards.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    /// Points from the top, downwards.
    public var top: CGFloat
    /// Points from the leading side, towards the trailing one.
    public var leading: CGFloat
    /// Points from the bottom, upwards.
    public var bottom: CGFloat
    /// Points from the trailing side, towards the leading one.
    public var trailing: CGFloat

    /// A distance from each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same length on each of the edges, 0 on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Each length by another.
    func mapEdges(_ change: (Edge, CGFloat) -> CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: change(.top, top), leading: change(.leading, leading), bottom: change(.bottom, bottom),
            trailing: change(.trailing, trailing))
    }
}
