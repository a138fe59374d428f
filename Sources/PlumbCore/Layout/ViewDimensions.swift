import Foundation
import PlumbLayout

/// A view's answer to a proposal: its size in points and its alignment guides for that size.
public struct ViewDimensions: Equatable {
    let box: BoxDimensions

    init(_ box: BoxDimensions) { self.box = box }

    /// The width, in points.
    public var width: CGFloat { CGFloat(box.size.width) }
    /// The height, in points.
    public var height: CGFloat { CGFloat(box.size.height) }

    /// The guide's value: what was set explicitly, else the guide's default for this size.
    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(box.value(guide.key)) }
    /// The guide's value from the top, in points: what was set explicitly, else the guide's default for this size.
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(box.value(guide.key)) }

    /// The value that was set explicitly, on the view or within it; nil where nobody did.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The value that was set explicitly, on the view or within it, in points from the top; nil where nobody did.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        let value = box.explicit(key)
        return value.isNaN ? nil : CGFloat(value)
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.box.tree === rhs.box.tree && lhs.box.box == rhs.box.box && lhs.box.size.isIdentical(to: rhs.box.size)
    }
}
