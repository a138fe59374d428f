/// Modifiers on a list, on their way to its members: `Group { a; b }.padding()` pads a and b.
///
/// Lists in lists add modifiers one by one, and each member takes them off from the outermost: both cost one step,
/// however many wait.
@MainActor
struct PendingModifiers {
    /// The outer ones, outermost first; those before `next` have been applied.
    private var outer: [any PendingModifier] = []
    private var next = 0
    /// What was added since, innermost first.
    private var inner: Link?

    private final class Link {
        let modifier: any PendingModifier
        let outer: Link?
        init(_ modifier: any PendingModifier, outer: Link?) {
            self.modifier = modifier
            self.outer = outer
        }
    }

    init(_ modifier: any PendingModifier, outer: PendingModifiers?) {
        if let outer { self = outer }
        inner = Link(modifier, outer: inner)
    }

    /// Those that have not been applied, the innermost first.
    var modifiers: [any PendingModifier] {
        var links: [any PendingModifier] = []
        var link = inner
        while let current = link {
            links.append(current.modifier)
            link = current.outer
        }
        // The chain begins with what was added last: that is the innermost.
        return links + outer[next...].reversed()
    }

    private var isEmpty: Bool { next == outer.count && inner == nil }

    /// Wraps a member in the outermost of the modifiers; the others follow within.
    func applyOutermost<V: View>(to view: V, in builder: GraphBuilder) {
        var rest = self
        let modifier = rest.takeOutermost()
        let saved = builder.pending
        builder.pending = rest.isEmpty ? nil : rest
        modifier.apply(to: view, in: builder)
        builder.pending = saved
    }

    private mutating func takeOutermost() -> any PendingModifier {
        if next == outer.count {
            outer = []
            var link = inner
            while let pushed = link {
                outer.append(pushed.modifier)
                link = pushed.outer
            }
            outer.reverse()
            next = 0
            inner = nil
        }
        next += 1
        return outer[next - 1]
    }
}

@MainActor
protocol PendingModifier {
    /// The modifier itself.
    var value: Any { get }
    func apply<V: View>(to view: V, in builder: GraphBuilder)
}

struct PendingMemberModifier<M: MemberModifier>: PendingModifier {
    let place: SourceAddress
    let modifier: M
    var value: Any { modifier }

    func apply<V: View>(to view: V, in builder: GraphBuilder) {
        if SourceAddress.isRecorded {
            builder.noting(SourcePoint(place)) { M.makeNodes(of: modifier, content: view, in: builder) }
        } else {
            M.makeNodes(of: modifier, content: view, in: builder)
        }
    }
}

extension GraphBuilder {
    /// Adds a list; the modifier is applied to each of its members.
    func addMembers<C: View, M: MemberModifier>(of content: C, modifier: M, at place: SourceAddress = .unknown) {
        let outer = pending
        pending = PendingModifiers(PendingMemberModifier(place: place, modifier: modifier), outer: outer)
        add(content)
        pending = outer
    }
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
