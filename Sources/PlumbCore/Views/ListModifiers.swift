import PlumbLayout

/// A modifier that waits for the members of a list, as it is applied to views.
@MainActor
class ListModifier: PendingModifier {
    /// The modifier itself.
    var value: Any { self }
    func apply<V: View>(to view: V, in builder: GraphBuilder) { builder.add(view) }
}

private final class PendingMemberModifier<M: MemberModifier>: ListModifier {
    private let place: SourceAddress
    private let modifier: M

    init(_ modifier: M, at place: SourceAddress) {
        self.modifier = modifier
        self.place = place
        super.init()
    }

    override var value: Any { modifier }

    override func apply<V: View>(to view: V, in builder: GraphBuilder) {
        if let recorder = builder.graph.recorder {
            recorder.modify(at: place, in: builder) { M.makeNodes(of: modifier, content: view, in: builder) }
        } else {
            M.makeNodes(of: modifier, content: view, in: builder)
        }
    }
}

extension PendingModifier {
    /// There are no others.
    fileprivate var forViews: ListModifier { unsafeDowncast(self, to: ListModifier.self) }
}

extension PendingModifiers {
    /// The modifiers that have not been applied, the innermost first.
    var values: [Any] { modifiers.map(\.forViews.value) }

    /// Wraps a member in the outermost of the modifiers; the others follow within.
    func applyOutermost<V: View>(to view: V, in builder: GraphBuilder) {
        var rest = self
        let modifier = rest.takeOutermost().forViews
        let saved = builder.pending
        builder.pending = rest.isEmpty ? nil : rest
        modifier.apply(to: view, in: builder)
        builder.pending = saved
    }
}

extension GraphBuilder {
    /// Adds a list; the modifier is applied to each of its members.
    func addMembers<C: View, M: MemberModifier>(of content: C, modifier: M, at place: SourceAddress = .unknown) {
        let outer = pending
        pending = PendingModifiers(PendingMemberModifier(modifier, at: place), outer: outer)
        add(content)
        pending = outer
    }
}

/// A modifier by which each member of a list becomes a row: of a list, a form or a menu.
nonisolated package protocol RowMaker: MemberModifier {
    var makesRows: Bool { get }
}

extension RowMaker {
    package var makesRows: Bool { true }
}

extension GraphBuilder {
    /// Whether each member of what is made now becomes a row.
    var makesRows: Bool { pending?.values.contains { ($0 as? any RowMaker)?.makesRows == true } ?? false }
}

/// A member with the modifiers of the lists that it is in.
struct ModifiedMember<Content: View>: PrimitiveView {
    let content: Content
    let modifiers: PendingModifiers

    @MainActor static var arity: Arity { .fixed(1) }

    @MainActor static func makeNodes(of view: ModifiedMember, in builder: GraphBuilder) {
        let scope = builder.open(ModifiedMember.self)
        let outer = builder.pending
        builder.pending = view.modifiers
        builder.add(view.content)
        builder.pending = outer
        builder.close(scope)
    }
}
