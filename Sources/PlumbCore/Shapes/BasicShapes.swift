import Foundation
import PlumbGraphics

/// A rectangle. It takes the proposed size.
public struct Rectangle: InsettableShape, FlexibleShape {
    public nonisolated init() {}
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// A circle, centred in its frame. It takes the largest square within the proposed size.
public struct Circle: InsettableShape {
    public nonisolated init() {}
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The smaller of the two lengths on both axes; where only one is proposed, that one (since iOS 16; Docs/Rules.md,
    /// disagreement 6).
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (nil, nil): return CGSize(width: 10, height: 10)
        case (let width?, nil): return CGSize(width: width, height: width)
        case (nil, let height?): return CGSize(width: height, height: height)
        case (let width?, let height?):
            let side = min(width, height)
            return CGSize(width: side, height: side)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// An ellipse. It takes the proposed size.
public struct Ellipse: InsettableShape, FlexibleShape {
    public nonisolated init() {}
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// A rectangle whose short sides are round. It takes the proposed size.
public struct Capsule: InsettableShape, FlexibleShape {
    /// The ends' curve: arcs of a circle, or `.continuous`, which bends gradually.
    public var style: RoundedCornerStyle

    /// Makes a capsule whose ends have half of the shorter side as their radius.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// A rectangle with rounded corners. It takes the proposed size.
public struct RoundedRectangle: InsettableShape, FlexibleShape {
    /// The size of the corners, in points.
    public var cornerSize: CGSize
    /// The corners' curve: arcs of a circle, or `.continuous`, which bends gradually.
    public var style: RoundedCornerStyle

    /// - Parameter cornerSize: width and height of each corner, in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// - Parameter cornerRadius: width and height of each corner, in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The size of the corners.
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The corners of the inner rectangle have the same centres.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(
            shape: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
            amount: amount)
    }
}

/// A shape in a rectangle that is smaller on all sides. It takes all of a proposal (Docs/Rules.md, correction 2).
struct InsettedShape<S: InsettableShape>: InsettableShape {
    var shape: S
    var amount: CGFloat

    /// The shape's data and how much it is smaller.
    nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
    }

    nonisolated static var role: ShapeRole { S.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
            height: max(0, rect.height - 2 * amount))
        return shape.path(in: inner)
    }

    nonisolated func inset(by amount: CGFloat) -> InsettedShape<S> {
        InsettedShape(shape: shape, amount: self.amount + amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle. It takes the proposed size.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// A circle. It takes the largest square within the proposed size.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    /// An ellipse. It takes the proposed size.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
    /// A capsule with continuous ends. It takes the proposed size.
    public static var capsule: Capsule { Capsule() }
    /// A capsule whose ends are circular or continuous. It takes the proposed size.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners of a radius in points. It takes the proposed size.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with rounded corners of a width and a height in points. It takes the proposed size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
