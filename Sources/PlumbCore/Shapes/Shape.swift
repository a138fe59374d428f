import Foundation
import PlumbGraphics
import PlumbLayout

/// What a shape is drawn for. It is known to styles; none of Plumb's looks at it.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between other things.
    case separator
}

/// A form that fills the rectangle it is given.
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is drawn for.
    nonisolated static var role: ShapeRole { get }

    /// In which layout direction the outline is mirrored in its rectangle: from right to left unless the shape says
    /// otherwise.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size the form takes of a proposal; by default all of it, and 10 where nothing is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A shape on its own is filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }

    /// Fills the shape; with the foreground style unless another one is given.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }

    /// Draws the outline, centred on it: half the width lies outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// - Parameter lineWidth: points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline as a shape of its own: the area that a line along it covers.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    /// - Parameter lineWidth: points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The part of the outline between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape, which can be made smaller again.
    associatedtype InsetShape: InsettableShape
    /// The shape in a rectangle that is smaller by an amount on every side, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws the outline inside the shape's edge; with the foreground style unless another one is given. Takes all of
    /// what is proposed.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// - Parameter lineWidth: points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// The outline of a shape. It takes the size the shape takes (Docs/Rules.md, correction 2).
struct StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle

    nonisolated static var role: ShapeRole { .stroke }

    /// The shape's data and the style's.
    nonisolated var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    /// The outline of the line, as whoever puts the shape into another one gets it, without the folds that lie inside
    /// at corners. Drawn by itself it is a line (`StrokedOutline`).
    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style).normalized(eoFill: false)
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of the outline of a shape. It takes the size the shape takes (Docs/Rules.md, correction 2).
struct TrimmedShape<S: Shape>: Shape {
    var shape: S
    var start: CGFloat
    var end: CGFloat

    /// The shape's data, and both fractions times 128.
    nonisolated var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end).unitScaled()) }
        set {
            shape.animatableData = newValue.first
            let ends = newValue.second.unitUnscaled()
            (start, end) = (ends.first, ends.second)
        }
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    nonisolated static var role: ShapeRole { S.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that draws its outline instead of its inside.
protocol StrokedOutline {
    var strokeStyle: StrokeStyle { get }
    /// What the line follows.
    func line(in rect: CGRect) -> Path
}

extension StrokedShape: StrokedOutline {
    var strokeStyle: StrokeStyle { style }
    func line(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape {
    /// The outline, mirrored where the shape is in a layout direction.
    nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        mirrored(path(in: rect), in: rect, direction)
    }

    nonisolated func mirrored(_ path: Path, in rect: CGRect, _ direction: LayoutDirection) -> Path {
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
