import Foundation
import PlumbLayout

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`; an adaptive one makes as many as there is room for.
public struct GridItem: Sendable {
    /// How long the column or row is across the grid, in points.
    public enum Size: Sendable {
        /// Always this long.
        case fixed(_ length: CGFloat)
        /// An equal share of what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into an equal share of what is left, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item's column or row is across the grid.
    public var size: Size
    /// Points to the next item; nil for the platform's 8.
    public var spacing: CGFloat?
    /// Where a view stands in its cell; nil for the grid's alignment across and the centre along the lines.
    public var alignment: Alignment?

    /// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; without arguments, an equal share of what is left.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// Whether its lengths are some; a maximum may be endless.
    var isValid: Bool {
        switch size {
        case .fixed(let length): length >= 0 && length.isFinite
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            minimum >= 0 && minimum.isFinite && maximum >= 0
        }
    }
}
