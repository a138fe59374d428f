/// Modifiers on a list, on their way to its members: `Group { a; b }.padding()` pads a and b.
@MainActor
final class PendingModifiers {
    private let outer: PendingModifiers?
    private let modifier: any PendingModifier

    init(_ modifier: any PendingModifier, outer: PendingModifiers?) {
        self.modifier = modifier
        self.outer = outer
    }

    /// Wraps a member in the outermost of the modifiers; the others follow within.
    func applyOutermost<V: View>(to view: V, in builder: GraphBuilder) {
        let (first, rest) = splitOutermost()
        let saved = builder.pending
        builder.pending = rest
        first.apply(to: view, in: builder)
        builder.pending = saved
    }

    private func splitOutermost() -> (any PendingModifier, PendingModifiers?) {
        guard let outer else { return (modifier, nil) }
        let (first, rest) = outer.splitOutermost()
        return (first, PendingModifiers(modifier, outer: rest))
    }
}

@MainActor
protocol PendingModifier {
    func apply<V: View>(to view: V, in builder: GraphBuilder)
}

struct PendingMemberModifier<M: MemberModifier>: PendingModifier {
    let modifier: M

    func apply<V: View>(to view: V, in builder: GraphBuilder) {
        M.makeNodes(of: modifier, content: view, in: builder)
    }
}

extension GraphBuilder {
    /// Adds a list; the modifier is applied to each of its members.
    func addMembers<C: View, M: MemberModifier>(of content: C, modifier: M) {
        let outer = pending
        pending = PendingModifiers(PendingMemberModifier(modifier: modifier), outer: outer)
        add(content)
        pending = outer
    }
}
