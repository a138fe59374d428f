import Foundation
import PlumbGraphics
import PlumbLayout

// A canvas' symbols: views that its renderer draws by their tags.

extension GraphicsContext {
    /// The marks of a view, to be drawn any number of times.
    public struct ResolvedSymbol: Sendable {
        /// The view's ideal size, in points.
        public let size: CGSize
        /// The marks, origin at the view's top left.
        let items: [DisplayItem]
    }

    /// The view among the canvas' symbols that has a tag; nil when there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        marks.symbols?.symbol(tagged: AnyHashable(id), like: marks.page)
    }

    /// Draws a symbol stretched into a rectangle of user space.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let stretch = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        add(symbol.items, stretch.concatenating(toPage))
    }

    /// Draws a symbol at its own size, with a point of it at a point of user space.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(
            x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        add(symbol.items, CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(toPage))
    }
}

/// Finds a canvas' symbols among the boxes beside it.
final class CanvasSymbols {
    private unowned let graph: ViewGraph
    /// The canvas' node: its box holds the canvas itself, then the symbols.
    private let kept: RecordRef
    @MainActor private var node: NodeID { graph.nodes.id(kept) }
    private var known: [AnyHashable: GraphicsContext.ResolvedSymbol?] = [:]

    @MainActor init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
    }

    /// The next drawing looks again.
    func forget() { known = [:] }

    func symbol(tagged tag: AnyHashable, like page: DrawContext) -> GraphicsContext.ResolvedSymbol? {
        if let symbol = known[tag] { return symbol }
        let symbol = onMain((self, tag, page)) { symbols, tag, page in symbols.draw(tag, like: page) }
        known[tag] = .some(symbol)
        return symbol
    }

    @MainActor
    private func draw(_ tag: AnyHashable, like page: DrawContext) -> GraphicsContext.ResolvedSymbol? {
        let tree = graph.tree
        let box = graph[node].box
        guard box >= 0, tree[box].firstChild >= 0 else { return nil }
        var member = tree[tree[box].firstChild].nextSibling
        while member >= 0 {
            let content = tree[member].firstChild
            if content >= 0, tree.tag(of: content) == tag {
                return GraphicsContext.ResolvedSymbol(
                    size: tree[content].size.cgSize, items: DrawPass.marks(of: content, in: graph, like: page))
            }
            member = tree[member].nextSibling
        }
        return nil
    }
}

/// Gives a symbol its ideal size; nothing of it is seen where it stands.
struct CanvasSymbolModifier: MemberModifier {
    @MainActor static func makeNodes<C: View>(
        of modifier: CanvasSymbolModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(
            CanvasSymbolModifier.self, .fixedSize(horizontal: true, vertical: true), role: CanvasSymbolRole(),
            content: content
        )
    }
}

/// What is within is drawn by a canvas only: it can't be seen, tapped or named.
final class CanvasSymbolRole: PaintRole {
    override var hidesChildren: Bool { true }
}
