/// Modifiers on a list, on their way to its members: `Group { a; b }.padding()` pads a and b.
@MainActor
struct PendingModifiers {
    /// Innermost last; those before `next` have been applied.
    private var modifiers: [any PendingModifier]
    private var next = 0

    init(_ modifier: any PendingModifier, outer: PendingModifiers?) {
        modifiers = (outer.map { Array($0.modifiers[$0.next...]) } ?? []) + [modifier]
    }

    /// Wraps a member in the outermost of the modifiers; the others follow within.
    func applyOutermost<V: View>(to view: V, in builder: GraphBuilder) {
        var rest = self
        rest.next += 1
        let saved = builder.pending
        builder.pending = rest.next < modifiers.count ? rest : nil
        modifiers[next].apply(to: view, in: builder)
        builder.pending = saved
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
