import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbSymbols

/// What a symbol keeps where effects apply to it.
final class SymbolNode: NodeObject {
    private unowned let graph: ViewGraph
    private var effects: [SymbolEffectSource] = []
    private var figure: SymbolFigure?
    private var isInSight = true
    /// The symbol that was there before, and since when it is not.
    private var replaced: Replaced?
    private typealias Replaced = (figure: SymbolFigure, start: Double, speed: Double, by: SymbolReplacement)
    private var follower: HostClock.Token?

    init(_ graph: ViewGraph) {
        self.graph = graph
        super.init()
    }

    /// The symbol is made, or made anew.
    @MainActor func update(
        _ figure: SymbolFigure?, _ effects: SymbolEffectList, replacement: SymbolReplacement?, isAnimated: Bool
    ) {
        if effects != SymbolEffectList(sources: self.effects) {
            let old = self.effects
            self.effects = effects.sources
            if isInSight {
                for source in self.effects { source.addSymbol() }
                for source in old { source.removeSymbol() }
            }
        }
        defer { self.figure = figure }
        guard let old = self.figure, let figure, old.symbol.name != figure.symbol.name else { return }
        guard let replacement, isAnimated else { return endReplacement() }
        // One that was not to be seen yet has not been there.
        if let replaced, time(of: replaced) < SymbolCurves.comingDelay,
            replaced.by.oldScale != nil
        {
            return
        }
        replaced = (old, graph.clock.now, replacement.options.speed(in: graph), replacement)
        guard follower == nil else { return }
        follower = graph.clock.follow { [weak self] _ in self?.tick() ?? false }
    }

    @MainActor private func tick() -> Bool {
        if let replaced {
            let way = SymbolCurves.comingDelay + SymbolCurves.layerDelay + SymbolCurves.comingDuration
            if time(of: replaced) < way { return true }
        }
        replaced = nil
        follower = nil
        return false
    }

    @MainActor private func endReplacement() {
        replaced = nil
        if let follower { graph.clock.cancel(follower) }
        follower = nil
    }

    /// Seconds since the symbol was replaced, at a speed of 1.
    @MainActor private func time(of replaced: Replaced) -> Double {
        (graph.clock.now - replaced.start) * replaced.speed
    }

    override func leaveSight() {
        guard isInSight else { return }
        isInSight = false
        for source in effects { source.removeSymbol() }
        endReplacement()
    }

    override func returnToSight(_ node: NodeID) {
        guard !isInSight else { return }
        isInSight = true
        for source in effects { source.addSymbol() }
    }

    override func willRemove() { leaveSight() }

    // MARK: What is seen

    /// The marks of the symbol as it is seen at the host's time, on a page like the given one.
    func marks(of figure: SymbolFigure, in bounds: CGRect, _ paints: SymbolPaints, like page: DrawContext)
        -> [DisplayItem]
    {
        onMain((self, page, figure, paints)) { node, page, figure, paints in
            var page = page
            page.items = []
            node.draw(figure, in: &page, bounds, paints)
            return page.items
        }
    }

    @MainActor private func draw(
        _ figure: SymbolFigure, in context: inout DrawContext, _ bounds: CGRect, _ paints: SymbolPaints
    ) {
        guard let replaced else {
            return draw(figure, in: &context, bounds, paints) { _ in SymbolLook() }
        }
        let time = time(of: replaced)
        if let scale = replaced.by.oldScale, let look = SymbolCurves.leaving(at: time, to: scale) {
            // A symbol that is stretched fills the same room.
            let isStretched = bounds.size != figure.size
            let size = isStretched ? bounds.size : replaced.figure.size
            let old = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            draw(replaced.figure, in: &context, old, paints) { _ in look }
        }
        let delay = replaced.by.oldScale == nil ? 0 : SymbolCurves.comingDelay
        draw(figure, in: &context, bounds, paints) { rank in
            let own = replaced.by.isByLayer ? Double(min(rank, 1)) * SymbolCurves.layerDelay : 0
            return SymbolCurves.coming(at: time - delay - own)
        }
    }

    /// - Parameter look: how each layer is seen, apart from the effects.
    @MainActor private func draw(
        _ figure: SymbolFigure, in context: inout DrawContext, _ bounds: CGRect, _ paints: SymbolPaints,
        look ofLayer: (Int) -> SymbolLook
    ) {
        var (marks, stretch) = figure.marks(in: bounds)
        let lit = figure.opacities(of: marks)
        let layers = Set(marks.map(\.layer)).sorted(by: >)
        let looks = layers.indices.map { rank in
            effects.reduce(ofLayer(rank)) { $0 * $1.look(ofLayer: rank) }
        }
        func look(of mark: SymbolMark) -> SymbolLook { looks[layers.firstIndex(of: mark.layer) ?? 0] }

        let waves = effects.compactMap(\.wave)
        var opacities: [Double]
        if waves.isEmpty {
            opacities = zip(marks, lit).map { look(of: $0).opacity * $1 }
        } else {
            let divided = marks.dividedIntoParts()
            marks = divided.marks
            opacities = marks.indices.map { index in
                let part = divided.parts[index]
                return part < 0
                    ? 1
                    : waves.reduce(look(of: marks[index]).opacity) {
                        $0 * $1.opacity(of: part, among: divided.count)
                    }
            }
        }
        guard opacities.contains(where: { $0 > 0 }), looks.allSatisfy({ $0.scale > 0 && $0.scale.isFinite })
        else { return }
        let center =
            stretch.map { CGPoint(x: bounds.width / $0.width / 2, y: bounds.height / $0.height / 2) }
            ?? CGPoint(x: bounds.midX, y: bounds.midY)
        for index in marks.indices {
            let look = look(of: marks[index])
            if look.scale != 1 { marks[index] = marks[index].scaled(by: look.scale, about: center) }
            guard !look.isInPlace else { continue }
            let forward = context.environment.layoutDirection == .rightToLeft ? -look.forward : look.forward
            let height = figure.size.height
            marks[index].path = marks[index].path.applying(
                CGAffineTransform(translationX: -center.x, y: -center.y)
                    .concatenating(CGAffineTransform(rotationAngle: CGFloat(look.turn)))
                    .concatenating(
                        CGAffineTransform(
                            translationX: center.x + height * CGFloat(look.right + forward),
                            y: center.y + height * CGFloat(look.down))))
        }
        context.draw(marks, opacities: opacities, paints, in: bounds, stretch: stretch)
    }
}

extension GraphBuilder {
    /// What the symbol of the node that was just entered keeps; nil where nothing applies to it.
    func keepSymbol(_ figure: SymbolFigure?) -> SymbolNode? {
        let values = values
        let kept = keptObject(as: SymbolNode.self)
        let replacement = values.contentTransition.replacement
        guard kept != nil || figure != nil && (!values.symbolEffects.isEmpty || replacement != nil) else { return nil }
        let node = kept ?? SymbolNode(graph)
        if kept == nil { graph.setObject(node, of: self.node) }
        node.update(
            figure, figure == nil ? SymbolEffectList() : values.symbolEffects, replacement: replacement,
            isAnimated: !transaction.disablesAnimations)
        return node
    }
}
