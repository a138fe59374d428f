/// Modifiers on a list, on their way to its members: `Group { a; b }.padding()` pads a and b.
///
/// Lists in lists add modifiers one by one, and each member takes them off from the outermost: both cost one step,
/// however many wait.
@MainActor
struct PendingModifiers {
    /// The outer ones, outermost first; those before `next` have been applied.
    private var outer: [PendingModifier] = []
    private var next = 0
    /// What was added since, innermost first.
    private var inner: Link?

    private final class Link {
        let modifier: PendingModifier
        let outer: Link?
        init(_ modifier: PendingModifier, outer: Link?) {
            self.modifier = modifier
            self.outer = outer
        }
    }

    init(_ modifier: PendingModifier, outer: PendingModifiers?) {
        if let outer { self = outer }
        inner = Link(modifier, outer: inner)
    }

    /// Those that have not been applied, the innermost first.
    var modifiers: [PendingModifier] {
        var links: [PendingModifier] = []
        var link = inner
        while let current = link {
            links.append(current.modifier)
            link = current.outer
        }
        // The chain begins with what was added last: that is the innermost.
        return links + outer[next...].reversed()
    }

    var isEmpty: Bool { next == outer.count && inner == nil }

    mutating func takeOutermost() -> PendingModifier {
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

/// A modifier on a list. What it is, and how it is applied, those know who know what views are (`ListModifier`).
@MainActor
class PendingModifier {
    nonisolated init() {}
}

/// The modifiers that wait at nodes where a walk may begin, by the number that the node has.
@MainActor
final class PendingLists: GraphService {
    var lists: [Int32: PendingModifiers] = [:]
    fileprivate var next: Int32 = 0

    init(_ graph: ViewGraph) {}
}

extension ViewGraph {
    func keepPending(_ list: PendingModifiers, at node: NodeID) {
        let kept = service(PendingLists.self)
        if self[node].pending < 0 {
            self[node].pending = kept.next
            kept.next += 1
        }
        kept.lists[self[node].pending] = list
    }

    func pending(at node: NodeID) -> PendingModifiers? {
        self[node].pending >= 0 ? service(PendingLists.self).lists[self[node].pending] : nil
    }
}
