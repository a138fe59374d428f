import Foundation
import PlumbGraphics
import PlumbLayout

/// A view that draws a shape; more can be drawn of the same shape, over what is there:
/// `Circle().fill(.blue).stroke(.red)`.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape that is drawn.
    associatedtype Content: Shape
    /// The shape that is drawn.
    var shape: Content { get }
}

/// A shape painted with a style. Takes the size the shape takes.
@Located
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PaintedShape, PrimitiveView, ShapeView {
    /// The shape that is drawn.
    public var shape: Content
    /// What the area is painted with.
    public var style: Style
    /// By which rule areas are found to be inside, and whether edges are smooth.
    public var fillStyle: FillStyle

    /// Paints the area of a shape. `Shape.fill` makes it; a shape by itself is painted with the foreground style.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func makeNodes(of view: _ShapeView, in builder: GraphBuilder) {
        let rule: LayoutRule = Content.self is any FlexibleShape.Type ? .fill : .coupled
        var scope = builder.open(_ShapeView.self)
        let tree = builder.tree
        let last = scope.isNew ? nil : tree.role(of: builder.graph[builder.node].box) as? ShapePainter<Content, Style>
        let shape = builder.presented(view.shape, after: last?.shape) { shape, node, graph in
            let box = graph[node].box
            guard let role = graph.tree.role(of: box) as? ShapePainter<Content, Style> else { return }
            graph.tree.setRole(ShapePainter(shape, role.style, role.fillStyle), of: box)
            if rule == .coupled { graph.tree.invalidate(box) }
        }
        let role = ShapePainter(shape, view.style, view.fillStyle)
        let box = builder.box(rule, role: scope.isNew ? role : nil, in: &scope)
        builder.configure(box, BoxParameters(rule), isNew: scope.isNew)
        if !scope.isNew {
            tree.setRole(role, of: box)
            // Another shape may take another size.
            if rule == .coupled { tree.invalidate(box) }
        }
        builder.close(scope)
    }
}

/// A shape that takes all of any proposal: its box need not ask it.
protocol FlexibleShape {}

private final class ShapePainter<S: Shape, Style: ShapeStyle>: PaintRole {
    let shape: S
    let style: Style
    let fillStyle: FillStyle

    init(_ shape: S, _ style: Style, _ fillStyle: FillStyle) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    override var isSteady: Bool { true }

    override func measure(_ proposal: Lengths) -> Lengths {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        return Lengths(Double(size.width), Double(size.height))
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let rect = context.pixelAligned(CGRect(origin: .zero, size: size))
        let paint = style.unitPaint(in: context.environment)
        // Lines without smooth edges are areas without.
        if fillStyle.isAntialiased, let line = shape as? any StrokedOutline {
            let path = context.outline(of: shape, in: rect) { line.line(in: rect) }
            context.stroke(path, paint, in: rect, line.strokeStyle)
        } else {
            let path = context.outline(of: shape, in: rect)
            context.fill(path, paint, in: rect, fillStyle)
        }
    }

    override func isSeenThrough(in environment: EnvironmentValues) -> Bool {
        style.unitPaint(in: environment).isSeenThrough
    }

    /// Within the shape, or on its line.
    override func paintedArea(size: CGSize, in environment: EnvironmentValues) -> PaintedArea {
        if style.unitPaint(in: environment).isClear { return .nothing }
        let rect = CGRect(origin: .zero, size: size)
        // Where a line overlaps itself makes no difference to a point.
        if let line = shape as? any StrokedOutline {
            let path = shape.mirrored(line.line(in: rect), in: rect, environment.layoutDirection)
            return .inside(PathRegion(path.strokedPath(line.strokeStyle)), eoFill: false)
        }
        let path = shape.path(in: rect, environment.layoutDirection)
        return .inside(PathRegion(path), eoFill: fillStyle.isEOFilled)
    }
}
