import PlumbCore

extension List {
    /// A row for each element.
    ///
    /// - Parameter selection: tags or ids of the chosen rows.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    { self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent)) }

    /// A row for each element.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>
    { self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent)) }

    /// A row for each number of a range.
    ///
    /// - Parameter selection: tags or ids of the chosen rows.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, HStack<RowContent>>
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data) { number in HStack { rowContent(number) } })
    }

    /// A row for each element of a binding.
    ///
    /// - Parameter selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    { self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent)) }

    /// A row for each element of a binding.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable
    { self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent)) }

    /// A row for each element of a binding, which the list can change.
    ///
    /// - Parameters:
    ///   - editActions: what the list changes in the collection by itself.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A row for each element of a binding, which the list can change.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - editActions: what the list changes in the collection by itself.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A row for each element, which opens those below it.
    ///
    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't have any.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A row for each element, which opens those below it.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A row for each element of a binding, which opens those below it.
    ///
    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't have any.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A row for each element of a binding, which opens those below it.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - children: the elements below an element; nil for one that can't have any.
    ///   - selection: tags or ids of the chosen rows.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
