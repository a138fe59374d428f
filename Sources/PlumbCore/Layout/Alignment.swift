import Foundation
import PlumbLayout

/// A guide along the horizontal axis: containers line up their children's values of it.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// A guide of one's own; its default and its name are the type's.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

    /// The leading edge: 0.
    public static let leading = HorizontalAlignment(key: .leading)
    /// Half of the width.
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    /// The trailing edge: the width.
    public static let trailing = HorizontalAlignment(key: .trailing)

    /// Merges explicit values of this guide as containers do: see `ExplicitMerge`.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        ExplicitMerge.value(of: key, in: values)
    }
}

/// A guide along the vertical axis: containers line up their children's values of it.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// A guide of one's own; its default and its name are the type's.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

    /// The top edge: 0.
    public static let top = VerticalAlignment(key: .top)
    /// Half of the height.
    public static let center = VerticalAlignment(key: .verticalCenter)
    /// The bottom edge: the height.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// The baseline of a view's first line of text; the view's height where there is none.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// The baseline of a view's last line of text; the view's height where there is none.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

    /// Merges explicit values of this guide as containers do: see `ExplicitMerge`.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        ExplicitMerge.value(of: key, in: values)
    }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide that is lined up horizontally.
    public var horizontal: HorizontalAlignment
    /// The guide that is lined up vertically.
    public var vertical: VerticalAlignment

    /// Any guide of each axis, one's own included.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centres of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, half of the height.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, half of the height.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Half of the width, the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Half of the width, the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner of the top and the leading edge.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner of the top and the trailing edge.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner of the bottom and the leading edge.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner of the bottom and the trailing edge.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Half of the width, the first text's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Half of the width, the last text's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, the first text's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, the last text's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, the first text's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, the last text's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
