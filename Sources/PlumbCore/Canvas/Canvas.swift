import Foundation
import PlumbGraphics
import PlumbLayout

/// A view that is drawn by a closure.
///
/// Takes what is proposed (10 where nothing is), like a shape. The closure is called whenever the canvas is drawn, with
/// its size; nothing is seen outside of its bounds. Views given as `symbols` are laid out at their ideal size beside
/// it, unseen; the closure draws them by their tags (`GraphicsContext.resolveSymbol`).
@Located
public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the renderer can draw by their tags. They are not seen by themselves.
    public var symbols: Symbols
    /// Draws into a context, for a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A promise that the drawing covers all of the canvas; what it leaves open is see-through in Plumb all the same.
    public var isOpaque: Bool
    /// The space in which marks are mixed: always encoded sRGB, the only one that Plumb has.
    public var colorMode: ColorRenderingMode
    /// Of no consequence for a still picture.
    public var rendersAsynchronously: Bool

    /// - Parameter symbols: views that the renderer can draw, each with a `tag`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public static func makeNodes(of view: Canvas, in builder: GraphBuilder) {
        if let complaint = view.colorMode.complaint(of: "a Canvas") { builder.graph.report(complaint) }
        if Symbols.self == EmptyView.self {
            return builder.addLeaf(Canvas.self, BoxParameters(.fill), role: CanvasRole(view.renderer, nil))
        }
        // The symbols stand beside the canvas as an overlay would, and follow none of its changes in size.
        let scope = builder.openBox(Canvas.self, BoxParameters(.layers, alignment: .topLeading))
        let symbols = CanvasSymbols(builder.graph, node: builder.node)
        builder.addLeaf(Canvas.self, BoxParameters(.fill), role: CanvasRole(view.renderer, symbols))
        builder.orientation = 0
        builder.addMembers(of: view.symbols, modifier: CanvasSymbolModifier())
        builder.close(scope)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas without symbols.
    ///
    /// - Parameter renderer: draws into a context, for a size in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

private final class CanvasRole: PaintRole {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: CanvasSymbols?

    init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ symbols: CanvasSymbols?) {
        self.renderer = renderer
        self.symbols = symbols
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        symbols?.forget()
        let marks = CanvasMarks(
            page: context, place: CGAffineTransform(translationX: context.origin.x, y: context.origin.y),
            bounds: CGRect(origin: .zero, size: size), symbols: symbols)
        var graphics = GraphicsContext(marks, environment: context.environment)
        renderer(&graphics, size)
        context.items += marks.picture()
    }
}
