import Foundation
import PlumbLayout

/// What a container offers a subview, in points; nil means "your ideal length", 0 asks for the minimum and infinity for
/// the maximum.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    /// Points; nil for the ideal width.
    public var width: CGFloat?
    /// Points; nil for the ideal height.
    public var height: CGFloat?

    /// A length for each axis, in points; nil leaves the axis to the view.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A length for both axes, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// 0 × 0.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// nil × nil.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// ∞ × ∞.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal with `size` (10 × 10 unless given) in place of what is nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    init(_ lengths: Lengths) {
        self.init(
            width: lengths.width.isNaN ? nil : CGFloat(lengths.width),
            height: lengths.height.isNaN ? nil : CGFloat(lengths.height))
    }

    /// The engine's form. A NaN from a caller counts as nil.
    @inline(__always)
    var lengths: Lengths { Lengths(Double(width ?? .nan).canonical, Double(height ?? .nan).canonical) }
}

extension Double {
    /// Any NaN as the one that means "unspecified".
    @inline(__always) var canonical: Double { isNaN ? .unspecified : self }
}
