import Foundation
import PlumbGraphics
import PlumbLayout

/// A form that fills the rectangle it is given.
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size the form takes of a proposal; by default all of it, and 10 where nothing is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A shape on its own is filled with the foreground style.
    @MainActor public var body: some View { ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle()) }

    /// Fills the shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Draws the outline, centred on it: half the width lies outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeView(shape: StrokedShape(shape: self, style: style), style: content, fillStyle: FillStyle())
    }

    /// - Parameter lineWidth: points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline as a shape of its own.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// The part of the outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws the outline inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        ShapeView(
            shape: StrokedShape(shape: inset(by: style.lineWidth / 2), style: style), style: content,
            fillStyle: FillStyle(antialiased: antialiased))
    }

    /// - Parameter lineWidth: points.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// The outline of a shape. It takes the size the shape takes (Docs/Rules.md, correction 2).
struct StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle

    /// The shape's data and the style's.
    nonisolated var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
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
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that draws its outline instead of its inside.
protocol StrokedOutline {
    var strokeStyle: StrokeStyle { get }
}

extension StrokedShape: StrokedOutline {
    var strokeStyle: StrokeStyle { style }
}
