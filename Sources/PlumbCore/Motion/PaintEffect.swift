import Foundation
import PlumbGraphics
import PlumbLayout

/// A wrapper that changes how a view is painted and nothing else: size, place and guides are the view's.
nonisolated protocol PaintEffect: MemberModifier {
    @MainActor func makeRole() -> BoxRole
    /// Says what is drawn otherwise than asked for.
    @MainActor func report(to graph: ViewGraph)
}

extension PaintEffect {
    @MainActor func report(to graph: ViewGraph) {}

    @MainActor public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        modifier.report(to: builder.graph)
        builder.addWrapper(Self.self, BoxParameters(.forward), role: modifier.makeRole(), content: content)
    }
}

/// The same, with data that can change step by step.
nonisolated protocol AnimatablePaintEffect: PaintEffect, Animatable {
    /// What users call it, where an effect with a number that is none is left out with a sentence; nil where somebody
    /// else says so.
    static var name: String? { get }
}

extension AnimatablePaintEffect {
    static var name: String? { nil }

    /// Whether its numbers are some.
    fileprivate var isNumber: Bool { Self.name == nil || !animatableData.magnitudeSquared.isNaN }

    @MainActor fileprivate func role() -> BoxRole { isNumber ? makeRole() : PaintRole() }

    @MainActor public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        var scope = builder.open(Self.self)
        let last = builder.keptObject(as: EffectNode<Self>.self)
        let shown = builder.presented(modifier, after: last?.effect) { effect, node, graph in
            graph.tree.setRole(effect.role(), of: graph[node].box)
        }
        if !modifier.isNumber, let name = Self.name {
            builder.graph.report("\(name) was given what is no number; the view is drawn without it")
        }
        if let last { last.effect = modifier } else { builder.graph.setObject(EffectNode(modifier), of: builder.node) }
        let box = builder.box(.forward, role: scope.isNew ? shown.role() : nil, in: &scope)
        if !scope.isNew { builder.tree.setRole(shown.role(), of: box) }
        builder.add(content)
        builder.close(scope)
    }
}

/// The effect that was asked for last.
private final class EffectNode<Effect>: NodeObject {
    var effect: Effect

    init(_ effect: Effect) {
        self.effect = effect
        super.init()
    }
}
