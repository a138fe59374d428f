import Foundation
import PlumbGraphics
import PlumbLayout

// A shape drawn more than once: each drawing lies over what was there, in the size of that.

/// A filled shape over a view. As large as the view; without one, as large as the shape.
@Located
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PaintedShape, PrimitiveView, ShapeView
{
    /// The shape that is drawn.
    public var shape: Content
    /// What the area is painted with.
    public var style: Style
    /// By which rule areas are found to be inside, and whether edges are smooth.
    public var fillStyle: FillStyle
    /// What the drawing lies over, and whose size the whole has; `EmptyView` for nothing.
    public var background: Background

    /// Paints the area of a shape over a view. `ShapeView.fill` makes it.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public static func makeNodes(of view: FillShapeView, in builder: GraphBuilder) {
        builder.add(
            _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle), over: view.background,
            for: FillShapeView.self)
    }
}

/// The outline of a shape over a view. As large as the view; without one, as large as the shape.
@Located
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PaintedShape, PrimitiveView,
    ShapeView
{
    /// The shape whose outline is drawn.
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// The line's width in points, its ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// What the drawing lies over, and whose size the whole has; `EmptyView` for nothing.
    public var background: Background

    /// Draws the outline of a shape over a view, half of its width outside. `Shape.stroke` makes it.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func makeNodes(of view: StrokeShapeView, in builder: GraphBuilder) {
        builder.add(
            _ShapeView(
                shape: StrokedShape(shape: view.shape, style: view.strokeStyle), style: view.style,
                fillStyle: FillStyle(antialiased: view.isAntialiased)), over: view.background,
            for: StrokeShapeView.self)
    }
}

/// The outline of a shape, inside its edge, over a view. As large as the view; without one it takes all of what is
/// proposed.
@Located
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: PaintedShape,
    PrimitiveView,
    ShapeView
{
    /// The shape inside of whose edge the line lies.
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// The line's width in points, its ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// What the drawing lies over, and whose size the whole has; `EmptyView` for nothing.
    public var background: Background

    /// Draws a line inside a shape's edge over a view: the shape is inset by half the width. `strokeBorder` makes it.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func makeNodes(of view: StrokeBorderShapeView, in builder: GraphBuilder) {
        let line = StrokedShape(
            shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2), style: view.strokeStyle)
        builder.add(
            _ShapeView(shape: line, style: view.style, fillStyle: FillStyle(antialiased: view.isAntialiased)),
            over: view.background, for: StrokeBorderShapeView.self)
    }
}

extension GraphBuilder {
    /// Adds a drawing in front of a view; by itself where the view is none.
    fileprivate func add<Drawing: View, Background: View, Whole>(
        _ drawing: Drawing, over background: Background, for whole: Whole.Type
    ) {
        if Background.self == EmptyView.self { return add(drawing) }
        let scope = openBox(whole, BoxParameters(.layers, alignment: .center))
        add(background)
        orientation = 0
        pending = nil
        add(drawing)
        close(scope)
    }
}

extension ShapeView {
    /// Fills the shape once more, over what is there.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the outline over what is there.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline over what is there, in a line of a width in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline inside the shape's edge, over what is there.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline inside the shape's edge, over what is there, in a line of a width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
