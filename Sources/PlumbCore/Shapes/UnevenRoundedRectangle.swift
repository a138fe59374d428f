import Foundation
import PlumbGraphics

extension RectangleCornerRadii: Animatable {
    /// The radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rectangle whose corners have radii of their own; takes what is proposed. Leading corners are on the right from
/// right to left.
///
/// Two radii that are together longer than their edge: each is at most half of it, or what the other one leaves, if
/// that is more.
public struct UnevenRoundedRectangle: InsettableShape, FlexibleShape {
    /// Points.
    public var cornerRadii: RectangleCornerRadii
    /// The corners' curve: arcs of a circle, or `.continuous`, which bends gradually.
    public var style: RoundedCornerStyle

    /// - Parameter cornerRadii: one radius for each corner, in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// - Parameters: radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The radii.
    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The corners of the inner rectangle have the same centres.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        func inner(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: inner(cornerRadii.topLeading), bottomLeading: inner(cornerRadii.bottomLeading),
            bottomTrailing: inner(cornerRadii.bottomTrailing), topTrailing: inner(cornerRadii.topTrailing))
        return InsettedShape(shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have radii of their own, in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

    /// - Parameters: radii in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
