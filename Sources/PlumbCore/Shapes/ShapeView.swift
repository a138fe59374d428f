import Foundation
import PlumbGraphics
import PlumbLayout

/// A shape painted with a style. Takes the size the shape takes.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func makeNodes(of view: ShapeView, in builder: GraphBuilder) {
        let rule: LayoutRule = Content.self is any FlexibleShape.Type ? .fill : .coupled
        var scope = builder.open(ShapeView.self)
        let tree = builder.tree
        let last = scope.isNew ? nil : tree.role(of: builder.graph[builder.node].box) as? ShapeRole<Content, Style>
        let shape = builder.presented(view.shape, after: last?.shape) { shape, node, graph in
            let box = graph[node].box
            guard let role = graph.tree.role(of: box) as? ShapeRole<Content, Style> else { return }
            graph.tree.setRole(ShapeRole(shape, role.style, role.fillStyle), of: box)
            if rule == .coupled { graph.tree.invalidate(box) }
        }
        let role = ShapeRole(shape, view.style, view.fillStyle)
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

private final class ShapeRole<S: Shape, Style: ShapeStyle>: PaintRole {
    let shape: S
    let style: Style
    let fillStyle: FillStyle

    init(_ shape: S, _ style: Style, _ fillStyle: FillStyle) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    override func measure(_ proposal: Lengths) -> Lengths {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        return Lengths(Double(size.width), Double(size.height))
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let rect = context.pixelAligned(CGRect(origin: .zero, size: size))
        let path = context.outline(of: shape, in: rect)
        let paint = style.unitPaint(in: context.environment)
        if let outline = shape as? any StrokedOutline {
            context.stroke(path, paint, in: rect, outline.strokeStyle)
        } else {
            context.fill(path, paint, in: rect, fillStyle)
        }
    }

    /// Within the shape, or on its line.
    override func isPainted(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
        if case .color(let color) = style.unitPaint(in: environment), color.alpha <= 0 { return false }
        let path = shape.path(in: CGRect(origin: .zero, size: size))
        guard let outline = shape as? any StrokedOutline else {
            return path.contains(point, eoFill: fillStyle.isEOFilled)
        }
        return path.strokedPath(outline.strokeStyle).contains(point)
    }
}
