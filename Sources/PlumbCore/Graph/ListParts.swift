import PlumbLayout

/// The list that the walk stands in, and what views there are in it.
struct ListScope {
    let list: PartialList
    var member = SectionMember.loose
}

/// A list of which only some members are made. Belongs to the node of the container whose boxes they are.
@MainActor
final class PartialList: NodeObject {
    /// A part, and the number of its first member in the list.
    struct Segment {
        let part: ListPart
        let member: SectionMember
        let first: Int
        let count: Int
        /// What is not divided yet; `count` is a guess.
        let isRest: Bool
        /// Whether the part before or behind is of another section or role.
        var begins = true
        var ends = true
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
    var changeCount = 0
    /// Parts whose members are parts.
    private var dividedParts: [ListPart] = []
    /// Parts of which something is made.
    private var madeParts: [ObjectIdentifier: ListPart] = [:]
    /// Members that may come back.
    var sleeping = SleepingMembers()
    /// What puts the members in their places.
    var layout: AnyObject?
    /// Whether anybody has ever said how elements are deleted or moved: most lists have nobody to ask.
    var hasEdits = false
    /// The member that a finger carries; it stays made.
    weak var carried: MemberPlaceReader?
    /// Headers and footers that are painted in front of the other members.
    var raised: Set<SectionMember.Role> = []

    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        super.init()
    }

    /// Who is to hear where their members stand (`MemberPlace`).
    private var readers: [ObjectIdentifier: MemberPlaceReader] = [:]
    func add(_ reader: MemberPlaceReader) { readers[ObjectIdentifier(reader)] = reader }
    func remove(_ reader: MemberPlaceReader) { readers[ObjectIdentifier(reader)] = nil }

    /// One that stands in a member that is made.
    func reader(of member: Int) -> MemberPlaceReader? { readers.values.first { $0.number == member } }
    /// How many of them say something to the member before theirs (`RowElement.tellRowBefore`).
    var speakerCount = 0

    /// The nodes of those whose members are first or last now, and were not before, or the other way round; and of
    /// those that another member stands behind now. None where the list itself has gone meanwhile.
    func readersElsewhere() -> [NodeID] {
        guard !graph.isFree(kept.unchecked) else { return [] }
        let node = graph[kept.unchecked]
        guard node.object?.takeUnretainedValue() === self, !node.isAsleep else { return [] }
        return readers.values.compactMap { $0.isElsewhere ? $0.node : nil }
    }

    /// Parts have come or gone, or have other members.
    func setChanged() {
        isChanged = true
        if !readers.isEmpty { graph.update.changedLists.append(self) }
        if graph[node].box >= 0 { graph.tree.invalidate(graph[node].box) }
    }

    /// The parts in order.
    var segments: [Segment] {
        guard isChanged else { return current }
        isChanged = false
        version += 1
        current = []
        dividedParts = []
        collect(in: node, .loose)
        let living = Set(current.map { ObjectIdentifier($0.part) })
        madeParts = madeParts.filter { living.contains($0.key) }
        return current
    }

    var count: Int { segments.last?.members.upperBound ?? 0 }

    private func collect(in parent: NodeID, _ member: SectionMember) {
        var child = graph[parent].firstChild
        while child >= 0 {
            let object = graph[child].object?.takeUnretainedValue()
            if let part = object as? ListPart {
                if part.isDivided {
                    dividedParts.append(part)
                    let before = current.last?.members.upperBound ?? 0
                    collect(in: child, member)
                    part.listed = (current.last?.members.upperBound ?? 0) - before
                }
                if part.count > 0 { append(part, member) }
            } else if graph[child].box < 0 {
                collect(in: child, (object as? SectionMemberNode)?.member ?? member)
            }
            child = graph[child].nextSibling
        }
    }

    private func append(_ part: ListPart, _ member: SectionMember) {
        var segment = Segment(
            part: part, member: member, first: current.last?.members.upperBound ?? 0, count: part.count,
            isRest: part.isDivided)
        if let last = current.last, last.member.isAs(member) {
            current[current.count - 1].ends = false
            segment.begins = false
        }
        if !segment.isRest { part.segment = current.count }
        current.append(segment)
    }

    /// What a member is in the list.
    func place(of member: Int) -> SectionMember? {
        guard member >= 0, member < count else { return nil }
        return place(of: member, in: segments[segment(of: member)])
    }

    /// What a member of a part is in the list; nil for one that is not there any more.
    func place(of index: Int, in part: ListPart) -> SectionMember? {
        segment(of: part).map { place(of: $0.first + index, in: $0) }
    }

    /// The number of a part's member in the list.
    func member(_ index: Int, of part: ListPart) -> Int? {
        segment(of: part).map { $0.first + index }
    }

    /// The members that an element of a part gives, as far as they are listed; nil for none.
    func members(ofElement index: Int, of part: ListPart) -> Range<Int>? {
        guard part.isDivided else { return member(index, of: part).map { $0..<($0 + 1) } }
        guard let element = part.elementNode(at: index) else { return nil }
        let own = segments.filter { !$0.isRest && isNode($0.part.node, within: element) }
        guard let first = own.first, let last = own.last else { return nil }
        return first.first..<last.members.upperBound
    }

    /// Where a part's members are; nil for one that has none, or has gone.
    func segment(of part: ListPart) -> Segment? {
        let segments = segments
        guard segments.indices.contains(part.segment), segments[part.segment].part === part else { return nil }
        return segments[part.segment]
    }

    private func place(of member: Int, in segment: Segment) -> SectionMember {
        var place = segment.member
        place.isFirst = segment.begins && member == segment.first
        place.isTop = member == 0
        place.isLast = segment.ends && member == segment.members.upperBound - 1
        return place
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

    /// Where parts of different sections or roles meet: the number of the first member behind, and what stands at both
    /// sides.
    var boundaries: [(member: Int, upper: SectionMember, lower: SectionMember)] {
        let segments = segments
        return segments.indices.dropFirst().compactMap { index in
            guard segments[index].begins else { return nil }
            let first = segments[index].first
            return (
                first, place(of: first - 1, in: segments[index - 1]), place(of: first, in: segments[index])
            )
        }
    }

    /// The id of a member, as far as it is known.
    func id(of member: Int) -> AnyHashable? {
        guard count > member else { return nil }
        let segment = segments[segment(of: member)]
        return segment.isRest ? nil : segment.part.id(of: member - segment.first)
    }

    /// The member with an id, if it is listed already.
    func listedMember(with id: AnyHashable) -> Int? {
        for segment in segments where !segment.isRest {
            if let index = segment.part.index(of: id) { return segment.first + index }
        }
        return nil
    }

    /// The member with an id. Divides what is not divided yet as far as needed.
    func member(with id: AnyHashable) -> Int? {
        for _ in 0..<64 {
            if let member = listedMember(with: id) { return member }
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
        var member: SectionMember?
        var current = id
        while current >= 0 {
            let object = self[current].object?.takeUnretainedValue()
            if let part = object as? ListPart, !part.isDivided { return nil }
            if member == nil { member = (object as? SectionMemberNode)?.member }
            if self[current].box >= 0 {
                return (object as? PartialList).map { ListScope(list: $0, member: member ?? .loose) }
            }
            current = self[current].parent
        }
        return nil
    }
}
