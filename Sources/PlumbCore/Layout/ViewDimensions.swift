import Foundation

/// A view's answer to a proposal: its size in points and its alignment guides for that size.
public struct ViewDimensions: Equatable {
    let tree: LayoutTree
    let box: BoxID
    let proposal: Lengths
    let size: Lengths
    /// The container's own side of an alignment: explicit guides do not count there (Docs/Rules.md, section 5).
    var isPlain = false

    /// The width, in points.
    public var width: CGFloat { CGFloat(size.width) }
    /// The height, in points.
    public var height: CGFloat { CGFloat(size.height) }

    /// The guide's value: what was set explicitly, else the guide's default for this size.
    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(guide.key)) }
    /// The guide's value from the top, in points: what was set explicitly, else the guide's default for this size.
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(guide.key)) }

    /// The value that was set explicitly, on the view or within it; nil where nobody did.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The value that was set explicitly, on the view or within it, in points from the top; nil where nobody did.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The view is not there any more; a user has kept its dimensions.
    private var isGone: Bool { tree.isFree(box) }

    private func value(_ key: AlignmentKey) -> Double {
        isPlain || isGone
            ? tree.defaultGuide(key, of: box, proposal: proposal, size: size)
            : tree.guide(key, of: box, proposal: proposal, size: size)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        if isPlain || isGone { return nil }
        let value = tree.explicitGuide(key, of: box, proposal: proposal, size: size)
        return value.isNaN ? nil : CGFloat(value)
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.tree === rhs.tree && lhs.box == rhs.box && lhs.size.isIdentical(to: rhs.size)
    }
}
