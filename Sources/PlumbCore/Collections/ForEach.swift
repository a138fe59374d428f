import PlumbLayout

/// A view for each element of a collection. An element's view lives as long as its id is there, wherever it moves.
@Located
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Makes an element's views.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Adds the views instead, where the elements are views or sections that are found while views are made.
    var members: ForEachMembers?
    /// What a list can do to the elements by a binding.
    var edits: BoundEdits?
}

extension ForEach {
    /// What is made of each element is no view: tabs.
    package static func of(
        _ data: Data, id: KeyPath<Data.Element, ID>, _ content: @escaping (Data.Element) -> Content
    ) -> ForEach { ForEach(data: data, content: content, id: reader(of: id)) }

    /// The same elements, with views made of what is made of each.
    package func map<V: View>(_ transform: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
        ForEach<Data, ID, V>(data: data, content: { [content] in transform(content($0)) }, id: id)
    }

    private init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }

    /// Reads a stored property, or the element itself (`\.self`), where it lies: the way through a key path takes as
    /// long as looking for a view.
    private static func reader(of id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        guard let offset = MemoryLayout<Data.Element>.offset(of: id) else { return { $0[keyPath: id] } }
        return { element in
            withUnsafePointer(to: element) { element in
                (UnsafeRawPointer(element) + offset).assumingMemoryBound(to: ID.self).pointee
            }
        }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// - Parameter id: what tells an element from the others; the element's view lives as long as it is there.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
        self.id = Self.reader(of: id)
    }

    /// Over elements that have an identity of their own.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = \.id
    }

    /// Over a range: the index is the identity.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }

    /// Over the elements of a binding to a collection. One that is gone keeps its last value for whoever asks it once
    /// more.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    { self.init(data, id: \.id, content: content) }

    /// Over the elements of a binding to a collection. One that is gone keeps its last value for whoever asks it once
    /// more.
    ///
    /// - Parameter id: what tells an element from the others; the element's view lives as long as it is there.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.content = { content(data[$0.0]) }
        self.id = \.1
    }

    @MainActor public static var arity: Arity { .variable }

    @MainActor public static func makeNodes(of view: ForEach, in builder: GraphBuilder) {
        if let members = view.members { return members.add(to: builder) }
        if let list = builder.list { return addParts(of: view, to: list.list, in: builder) }
        let scope = builder.open(ForEach.self)
        let elements = elements(of: view.data)
        if elements.count != view.data.count {
            builder.graph.report(
                "ForEach was given a \(Data.self) that says it has \(view.data.count) elements, and gives \(elements.count); "
                    + "these are shown")
        }
        var keys: [ID] = []
        keys.reserveCapacity(elements.count)
        for element in elements { keys.append(view.id(element)) }
        if let items = builder.keptObject(as: ForEachItems<ID>.self) {
            items.reconcile(with: keys, in: builder) { zip(elements, keys).contains { view.id($0) != $1 } }
        } else {
            let hasDuplicates = !areCounted(keys, in: view.data) && builder.reportDuplicates(in: keys)
            builder.graph.setObject(ForEachItems(keys, hasDuplicates: hasDuplicates), of: builder.node)
        }
        let reader = ReadTracker.current(in: builder.graph) ?? .none
        let content = view.content
        for position in elements.indices {
            let item = builder.open(ForEachItem.self)
            if let notebook = MemberNotebook.open { notebook.elementID = AnyHashable(keys[position]) }
            builder.add(for: reader) { content(elements[position]) }
            builder.close(item)
        }
        MemberNotebook.open?.elementID = nil
        builder.close(scope)
    }

    /// Whether the ids are the numbers of a range, which differ: most ranges have no other ids.
    private static func areCounted(_ keys: [ID], in data: Data) -> Bool {
        guard let numbers = data as? Range<Int>, let keys = keys as? [Int] else { return false }
        return keys.elementsEqual(numbers)
    }

    /// The elements, as many as there really are: users' collections may say that they are longer or shorter. Arrays
    /// are taken as they are, and numbers are counted: the way through a collection's protocol costs thousands of
    /// instructions an element.
    private static func elements(of data: Data) -> [Data.Element] {
        if let array = data as? [Data.Element] { return array }
        if let numbers = data as? Range<Int>, let elements = Array(numbers) as? [Data.Element] { return elements }
        var elements: [Data.Element] = []
        elements.reserveCapacity(data.underestimatedCount)
        for element in data { elements.append(element) }
        return elements
    }
}

enum ForEachItem {}

/// The ids of a `ForEach` in the order of its child nodes.
@MainActor
final class ForEachItems<ID: Hashable>: NodeObject, ElementList {
    private var keys: [ID]
    private var hasDuplicates: Bool

    init(_ keys: [ID], hasDuplicates: Bool) {
        self.keys = keys
        self.hasDuplicates = hasDuplicates
        super.init()
    }

    func position(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { keys.firstIndex(of: $0) } }
    func elementID(at position: Int) -> AnyHashable? {
        keys.indices.contains(position) ? AnyHashable(keys[position]) : nil
    }

    /// Moves the nodes of known ids to their new places, drops those of ids that are gone, and makes room for new ones.
    /// Of several elements with the same id, only the first keeps its node.
    ///
    /// What stands at the beginning and at the end as before is not looked up.
    ///
    /// - Parameter isComputed: whether elements give other ids when they are asked again; for the record.
    func reconcile(with new: [ID], in builder: GraphBuilder, isComputed: () -> Bool) {
        guard new != keys else { return }
        var nodes: [NodeID] = []
        nodes.reserveCapacity(keys.count)
        var child = builder.graph[builder.node].firstChild
        while child >= 0, nodes.count < keys.count {
            nodes.append(child)
            child = builder.graph[child].nextSibling
        }
        let old = keys[..<nodes.count]
        var (first, rest) = (0, 0)
        if !hasDuplicates {
            let most = min(old.count, new.count)
            while first < most, old[first] == new[first] { first += 1 }
            while rest < most - first, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        }
        // What is left of keys that differ are keys that differ.
        let isPartOfOld = !hasDuplicates && first + rest == new.count
        hasDuplicates = !isPartOfOld && builder.reportDuplicates(in: new)
        if hasDuplicates { (first, rest) = (0, 0) }
        let places = KeyPositions(old[first..<(old.count - rest)])
        var isLeft = Array(repeating: true, count: old.count)
        for position in 0..<first { isLeft[position] = false }
        for position in (old.count - rest)..<old.count { isLeft[position] = false }
        var order = Array(nodes[..<first])
        order.reserveCapacity(new.count)
        for key in new[first..<(new.count - rest)] {
            if let position = places.position(of: key), isLeft[position] {
                isLeft[position] = false
                order.append(nodes[position])
            } else {
                order.append(builder.makeSpareItem(key))
            }
        }
        order += nodes[(nodes.count - rest)...]
        if builder.graph.update.isAnimating {
            for position in old.indices where isLeft[position] && places.position(of: old[position]) == position {
                builder.graph.update.leavingNames[nodes[position]] = AnyHashable(old[position])
            }
        }
        builder.graph.recorder?.list(
            new.count, before: old.count, kept: isLeft.count { !$0 }, isComputed: isComputed(), in: builder)
        builder.reorder(order)
        builder.graph.update.leavingNames = [:]
        keys = new
    }
}

/// Where keys stand, found by their hashes; of equal ones, the first.
private struct KeyPositions<Key: Hashable> {
    private let keys: ArraySlice<Key>
    /// Positions by hash; −1 where there is none. As many as a power of two.
    private var slots: [Int32]
    /// The first key that stood there before.
    private(set) var duplicate: Key?

    init(_ keys: ArraySlice<Key>) {
        self.keys = keys
        var size = 16
        while size < keys.count * 2 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        for position in keys.indices {
            let slot = slot(of: keys[position])
            if slots[slot] < 0 { slots[slot] = Int32(position) } else if duplicate == nil { duplicate = keys[position] }
        }
    }

    func position(of key: Key) -> Int? {
        let position = slots[slot(of: key)]
        return position < 0 ? nil : Int(position)
    }

    private func slot(of key: Key) -> Int {
        var slot = key.hashValue & (slots.count - 1)
        while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

extension GraphBuilder {
    /// A node for an element: one that is on its way out, or a new one.
    fileprivate func makeSpareItem<ID: Hashable>(_ key: ID) -> NodeID {
        graph.revive(ForEachItem.self, under: node, named: AnyHashable(key)) ?? makeSpareChild(ForEachItem.self)
    }

    /// Returns whether there are any.
    @discardableResult
    func reportDuplicates<ID: Hashable>(in keys: [ID]) -> Bool {
        guard let key = KeyPositions(keys[...]).duplicate else { return false }
        graph.report("\(Diagnostic.repeatedID) \(key); the state of their views may be mixed up")
        return true
    }
}
