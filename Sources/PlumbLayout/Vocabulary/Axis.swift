/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
    /// Leading to trailing; lengths along it are widths.
    case horizontal
    /// Top to bottom; lengths along it are heights.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Only the horizontal axis.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// Only the vertical axis.
        public static let vertical = Set(rawValue: 1 << 1)
    }

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
