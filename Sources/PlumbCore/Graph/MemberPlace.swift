import PlumbLayout

/// Who is to be evaluated again when a member of a list has another place in its section.
@MainActor
class MemberPlaceReader {
    unowned let graph: ViewGraph
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }
    // Not weak: each use would take longer. What stands in a member goes before the part and the list do.
    @exclusivity(unchecked) private(set) unowned var list: PartialList?
    @exclusivity(unchecked) private unowned var part: ListPart?
    /// The node right below the part's in which the reader stands.
    private var item: RecordRef?
    private(set) var member = SectionMember.loose

    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        guard let (part, item) = graph.listPart(around: node) else { return }
        self.part = part
        list = part.list
        self.item = graph.nodes.ref(item)
        part.list.add(self)
    }

    private var index: Int? { item.flatMap { part?.index(ofItem: graph.nodes.id($0)) } }

    /// The member's number in the list.
    var number: Int? { index.flatMap { index in part.flatMap { list?.member(index, of: $0) } } }

    private var present: SectionMember? {
        guard let list, let part, let index else { return nil }
        return list.place(of: index, in: part)
    }

    /// Whether the member's place is another one than it was told.
    var isElsewhere: Bool { present.map { $0 != member } ?? false }

    /// Finds out where the member stands.
    func look() { if let present { member = present } }

    func remove() {
        list?.remove(self)
        (list, part, item) = (nil, nil, nil)
    }
}

extension ViewGraph {
    /// The part of a list whose member a node stands in, and the node right below the part's around it.
    func listPart(around node: NodeID) -> (part: ListPart, item: NodeID)? {
        var (current, below) = (node, node)
        while current >= 0 {
            let object = self[current].object?.takeUnretainedValue()
            if let part = object as? ListPart, !part.isDivided { return (part, below) }
            (current, below) = (self[current].parent, current)
        }
        return nil
    }
}
