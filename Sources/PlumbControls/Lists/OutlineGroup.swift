import PlumbCore

/// Rows for the elements of a tree: one that has others below it opens them, each level further in than the one above.
///
/// In a list or form each is a row of it; elsewhere they stand in a `VStack`.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> where Data: RandomAccessCollection {
    fileprivate let nodes: [OutlineNode<ID, Leaf>]
}

/// An element with what is below it.
struct OutlineNode<ID: Hashable, Leaf>: Identifiable {
    let id: ID
    let view: () -> Leaf
    /// Nil for an element that can't have any.
    let children: () -> [OutlineNode]?
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View { OutlineNodes(nodes: nodes) }
}

/// Elements beside each other.
struct OutlineNodes<ID: Hashable, Leaf: View>: View {
    let nodes: [OutlineNode<ID, Leaf>]

    var body: some View {
        ForEach(nodes) { node in
            if let children = node.children() {
                DisclosureGroup {
                    OutlineNodes(nodes: children)
                } label: {
                    node.view()
                }
            } else {
                node.view()
            }
        }
    }
}

/// What an element opens.
public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A row for each element.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        nodes = data.map { OutlineNode(element: $0, id: id, children: children, content: content) }
    }

    /// A row for an element.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        nodes = [OutlineNode(element: root, id: id, children: children, content: content)]
    }

    /// A row for each element of a binding.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
        nodes = data.map { OutlineNode(element: $0, id: id, children: children, content: content) }
    }

    /// A row for the element of a binding.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
        nodes = [OutlineNode(element: root, id: id, children: children, content: content)]
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// A row for each element.
    ///
    /// - Parameter children: the elements below an element; nil for one that can't have any.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A row for an element.
    ///
    /// - Parameter children: the elements below an element; nil for one that can't have any.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// A row for each element of a binding.
    ///
    /// - Parameter children: the elements below an element; nil for one that can't have any.
    public init<C, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E == C.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A row for the element of a binding.
    ///
    /// - Parameter children: the elements below an element; nil for one that can't have any.
    public init<C, E: Identifiable>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E == C.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}

extension OutlineNode {
    fileprivate init<Element, Data: RandomAccessCollection>(
        element: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
        content: @escaping (Element) -> Leaf
    ) where Data.Element == Element {
        self.id = element[keyPath: id]
        view = { content(element) }
        self.children = {
            element[keyPath: children].map { below in
                below.map { OutlineNode(element: $0, id: id, children: children, content: content) }
            }
        }
    }

    fileprivate init<Element, C: MutableCollection & RandomAccessCollection>(
        element: Binding<Element>, id: KeyPath<Element, ID>, children: WritableKeyPath<Element, C?>,
        content: @escaping (Binding<Element>) -> Leaf
    ) where C.Element == Element {
        self.id = element.wrappedValue[keyPath: id]
        view = { content(element) }
        self.children = {
            guard let below = element.wrappedValue[keyPath: children] else { return nil }
            let binding = Binding {
                element.wrappedValue[keyPath: children] ?? below
            } set: {
                element.wrappedValue[keyPath: children] = $0
            }
            return binding.map { OutlineNode(element: $0, id: id, children: children, content: content) }
        }
    }
}
