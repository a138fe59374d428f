import Foundation
import PlumbGraphics
import PlumbLayout

/// Draws texts in the place of themselves, and may give them another size.
///
///     struct Waves: TextRenderer {
///         var phase: Double
///         var animatableData: Double { get { phase } set { phase = newValue } }
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for line in layout { for run in line { for (index, glyph) in run.enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 copy.draw(glyph, options: .disablesSubpixelQuantization)
///             } } }
///         }
///     }
///
/// Source: Apple (`TextRenderer`); Docs/Rules.md, section 21.
public protocol TextRenderer: Animatable {
    /// Draws a text that was set on lines, in points from its top left corner. What reaches out of its frame by more
    /// than the padding is cut off.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of the text for a proposal, in points; its own one unless told otherwise.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing may reach out of the text's frame, in points; not at all unless told otherwise. It changes
    /// neither size nor place.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// None.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer can ask it.
public struct TextProxy {
    fileprivate let role: TextRole

    /// The text's own size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { role.ownSize(proposal.lengths).cgSize }
}

/// A renderer as texts know it.
private final class RenderedTexts<R: TextRenderer>: TextRendering {
    private let renderer: R

    init(_ renderer: R) { self.renderer = renderer }

    /// A size that is none counts as the text's own.
    override func size(of text: TextRole, for proposal: Lengths) -> Lengths {
        let size = renderer.sizeThatFits(proposal: ProposedViewSize(proposal), text: TextProxy(role: text))
        let (width, height) = (Double(size.width), Double(size.height))
        if width.isFinite, height.isFinite, width >= 0, height >= 0 { return Lengths(width, height) }
        return text.ownSize(proposal)
    }

    override func draw(_ text: TextRole, _ layout: TextLayout, in context: inout DrawContext, size: CGSize) {
        let padding = renderer.displayPadding
        func outwards(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(0, length), 1e6) : 0 }
        let isMirrored = context.environment.isRightToLeft
        let (left, right) = (
            outwards(isMirrored ? padding.trailing : padding.leading),
            outwards(isMirrored ? padding.leading : padding.trailing)
        )
        // Letters may reach out of their frame by themselves: by a quarter of the font's size at most.
        let reach = CGFloat(text.content.spans.map(\.font.size).max() ?? 0) / 4
        let bounds = CGRect(
            x: -left - reach, y: -outwards(padding.top) - reach, width: size.width + left + right + 2 * reach,
            height: size.height + outwards(padding.top) + outwards(padding.bottom) + 2 * reach)
        let marks = CanvasMarks(
            page: context, place: CGAffineTransform(translationX: context.origin.x, y: context.origin.y),
            bounds: bounds)
        var graphics = GraphicsContext(marks, environment: context.environment)
        let drawn = DrawnText(
            text.content, layout, ForegroundStyle().unitPaint(in: context.environment),
            CGRect(origin: .zero, size: size))
        renderer.draw(layout: Text.Layout(drawn), in: &graphics)
        context.items += marks.picture()
    }

    @MainActor override func shown(after old: TextRendering?, in builder: GraphBuilder) -> TextRendering {
        let last = (old as? RenderedTexts)?.renderer
        let shown = builder.presented(renderer, after: last) { renderer, node, graph in
            let box = graph[node].box
            guard box >= 0, let role = graph.tree.role(of: box) as? TextRole else { return }
            role.rendering = RenderedTexts(renderer)
            graph.tree.invalidate(box)
        }
        return RenderedTexts(shown)
    }
}

extension View {
    /// Lets a renderer draw the texts within. Their sizes are what the renderer says; places follow. A renderer's
    /// animatable data moves from one value to another as a shape's does.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textTraits.rendering, RenderedTexts(renderer))
    }
}
