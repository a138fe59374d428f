import PlumbLayout

/// Where a member of a list belongs: to a group with a head and a foot.
struct ListMark: Equatable {
    enum Kind: Int { case head, content, foot }

    /// The node of the group.
    var group: NodeID
    var kind: Kind
}

/// The part that a group puts around its head, its content or its foot.
final class ListMarkNode: NodeObject {
    let mark: ListMark

    init(_ mark: ListMark) {
        self.mark = mark
        super.init()
    }
}

/// The list that the walk stands in, and the group in it.
struct ListScope {
    let list: PartialList
    var mark: ListMark?
}

/// Part of a list whose members are made one by one, when they are needed: one view, or one for each element of a
/// collection.
///
/// The parts are there as long as the list is; what is made of them is for the layout to say.
@MainActor
class ListPart: NodeObject {
    unowned let graph: ViewGraph
    unowned let list: PartialList
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }

    init(_ builder: GraphBuilder, in list: PartialList) {
        graph = builder.graph
        kept = builder.graph.nodes.ref(builder.node)
        self.list = list
        super.init()
        list.setChanged()
    }

    /// The members, made or not; for a part that is made of parts itself, those that are not there yet, as a guess.
    var count: Int { 0 }
    /// Makes these members; of the part's others, none is there afterwards.
    func make(_ range: Range<Int>) {}
    private(set) var made = 0..<0
    func setMade(_ range: Range<Int>) { (made, list.changeCount) = (range, list.changeCount + 1) }

    /// The nodes of members that are asleep: they stand in no list.
    var sleepingNodes: [NodeID] { [] }
    /// Lets a member go that is asleep.
    func forget(_ sleeping: NodeID) {}

    /// The box of a member that is made.
    func box(of index: Int) -> BoxID { .none }
    /// The member with an id, if the part knows of one without making it.
    func index(of id: AnyHashable) -> Int? { nil }
    /// The id of a member, as far as it is known without making it.
    func id(of index: Int) -> AnyHashable? { nil }

    /// Whether the part's members are parts themselves, which have to be there before anyone can count them.
    var isDivided: Bool { false }
    /// The members of the parts that it is divided into.
    fileprivate(set) var listed = 0
    /// How many members an element has that is divided, on average; at least one.
    var membersPerElement: Double { 1 }
    /// Divides so many more of the elements that the part is made of.
    func divide(_ count: Int) {}
    /// The node of the element with an id, divided if it was not.
    func elementNode(of id: AnyHashable) -> NodeID? { nil }

    override func willRemove() {
        list.sleeping.remove(of: self)
        list.setChanged()
    }
}

/// A list of which only some members are made. Belongs to the node of the container whose boxes they are.
@MainActor
final class PartialList: NodeObject {
    /// A part, and the number of its first member in the list.
    struct Segment {
        let part: ListPart
        let mark: ListMark?
        let first: Int
        let count: Int
        /// What is not divided yet; `count` is a guess.
        let isRest: Bool
        var members: Range<Int> { first..<(first + count) }
    }

    unowned let graph: ViewGraph
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }
    private var current: [Segment] = []
    private var isChanged = true
    /// Counts changes of what the list is made of.
    private(set) var version = 0
    /// Grows when members are made or let go.
    fileprivate(set) var changeCount = 0
    /// Parts whose members are parts.
    private var dividedParts: [ListPart] = []
    /// Parts of which something is made.
    private var madeParts: [ObjectIdentifier: ListPart] = [:]
    /// Members that may come back.
    var sleeping = SleepingMembers()
    /// What puts the members in their places.
    var layout: AnyObject?
    /// Heads and feet that are painted in front of the other members.
    var raised: Set<ListMark.Kind> = []

    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        super.init()
    }

    /// Parts have come or gone, or have other members.
    func setChanged() {
        isChanged = true
        if graph[node].box >= 0 { graph.tree.invalidate(graph[node].box) }
    }

    /// The parts in order.
    var segments: [Segment] {
        guard isChanged else { return current }
        isChanged = false
        version += 1
        current = []
        dividedParts = []
        collect(in: node, mark: nil)
        let living = Set(current.map { ObjectIdentifier($0.part) })
        madeParts = madeParts.filter { living.contains($0.key) }
        return current
    }

    var count: Int { segments.last?.members.upperBound ?? 0 }

    private func collect(in parent: NodeID, mark: ListMark?) {
        var child = graph[parent].firstChild
        while child >= 0 {
            let object = graph[child].object?.takeUnretainedValue()
            if let part = object as? ListPart {
                if part.isDivided {
                    dividedParts.append(part)
                    let before = current.last?.members.upperBound ?? 0
                    collect(in: child, mark: mark)
                    part.listed = (current.last?.members.upperBound ?? 0) - before
                }
                if part.count > 0 {
                    current.append(
                        Segment(
                            part: part, mark: mark, first: current.last?.members.upperBound ?? 0, count: part.count,
                            isRest: part.isDivided))
                }
            } else if graph[child].box < 0 {
                collect(in: child, mark: (object as? ListMarkNode)?.mark ?? mark)
            }
            child = graph[child].nextSibling
        }
    }

    /// The number of the segment that a member is in.
    func segment(of member: Int) -> Int {
        let segments = segments
        var low = 0
        var high = segments.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if segments[middle].first <= member { low = middle } else { high = middle }
        }
        return low
    }

    /// Makes these members, beside those that are made. A member that is not divided yet is left out.
    func make(_ members: Range<Int>) {
        var index = segment(of: members.lowerBound)
        let segments = segments
        while index < segments.count, segments[index].first < members.upperBound {
            let segment = segments[index]
            if !segment.isRest {
                let own = members.clamped(to: segment.members)
                let range = (own.lowerBound - segment.first)..<(own.upperBound - segment.first)
                let made = segment.part.made
                let wanted =
                    made.isEmpty
                    ? range : min(made.lowerBound, range.lowerBound)..<max(made.upperBound, range.upperBound)
                if wanted != made { segment.part.make(wanted) }
                madeParts[ObjectIdentifier(segment.part)] = segment.part
            }
            index += 1
        }
    }

    /// Keeps these members, as far as they are made, and no others.
    func keep(_ ranges: [Range<Int>]) {
        var kept: [ObjectIdentifier: Range<Int>] = [:]
        for range in ranges where !range.isEmpty {
            var index = segment(of: range.lowerBound)
            while index < segments.count, segments[index].first < range.upperBound {
                let segment = segments[index]
                let own = range.clamped(to: segment.members)
                let local = (own.lowerBound - segment.first)..<(own.upperBound - segment.first)
                let key = ObjectIdentifier(segment.part)
                let known = kept[key] ?? local
                kept[key] =
                    min(known.lowerBound, local.lowerBound)..<max(known.upperBound, local.upperBound)
                index += 1
            }
        }
        for (key, part) in madeParts {
            let wanted = (kept[key] ?? 0..<0).clamped(to: part.made)
            if part.made != wanted { part.make(wanted) }
            if wanted.isEmpty { madeParts[key] = nil }
        }
    }

    /// The box of a member that is made.
    func box(of member: Int) -> BoxID {
        let segments = segments
        guard !segments.isEmpty else { return .none }
        let segment = segments[segment(of: member)]
        guard !segment.isRest, segment.part.made.contains(member - segment.first) else { return .none }
        return segment.part.box(of: member - segment.first)
    }

    /// The id of a member, as far as it is known.
    func id(of member: Int) -> AnyHashable? {
        guard count > member else { return nil }
        let segment = segments[segment(of: member)]
        return segment.isRest ? nil : segment.part.id(of: member - segment.first)
    }

    /// The member with an id. Divides what is not divided yet as far as needed.
    func member(with id: AnyHashable) -> Int? {
        for _ in 0..<64 {
            for segment in segments where !segment.isRest {
                if let index = segment.part.index(of: id) { return segment.first + index }
            }
            for part in dividedParts {
                guard let element = part.elementNode(of: id) else { continue }
                return segments.first { !$0.isRest && isNode($0.part.node, within: element) }?.first
            }
            guard let rest = segments.first(where: { $0.isRest }) else { return nil }
            rest.part.divide(.max)
        }
        return nil
    }

    private func isNode(_ node: NodeID, within outer: NodeID) -> Bool {
        var current = node
        while current >= 0, current != outer { current = graph[current].parent }
        return current == outer
    }
}

extension ViewGraph {
    /// The list that the children of a node are members of; nil within a member and outside of such lists.
    func listScope(at id: NodeID) -> ListScope? {
        var mark: ListMark?
        var current = id
        while current >= 0 {
            let object = self[current].object?.takeUnretainedValue()
            if let part = object as? ListPart, !part.isDivided { return nil }
            if mark == nil { mark = (object as? ListMarkNode)?.mark }
            if self[current].box >= 0 { return (object as? PartialList).map { ListScope(list: $0, mark: mark) } }
            current = self[current].parent
        }
        return nil
    }
}
