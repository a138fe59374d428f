import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct BackgroundProminence: Hashable, Sendable {
    public static var increased: BackgroundProminence { absent() }
    public static var standard: BackgroundProminence { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public enum EditMode: Sendable {
    case active
    case inactive
    case transient
    public var isEditing: Bool { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public protocol ListStyle {

}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct DefaultListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditButton: View {
    public init() { absent() }
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct GroupedListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
    public func index(after i: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Index
    { absent() }
    public struct Element {

    }
    public subscript(position: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Element
    { absent() }
    public typealias Index = Base.Index
    public typealias Indices = DefaultIndices<IndexedIdentifierCollection<Base, ID>>
    public typealias Iterator = IndexingIterator<IndexedIdentifierCollection<Base, ID>>
    public typealias SubSequence = Slice<IndexedIdentifierCollection<Base, ID>>
    public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { absent() }
    public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct InsetGroupedListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct InsetListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        absent()
    }
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        absent()
    }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    { absent() }
    public init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View { absent() }
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    { absent() }
    public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { absent() }
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { absent() }
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct ListItemTint: Sendable {
    public static func fixed(_ tint: Color) -> ListItemTint { absent() }
    public static func preferred(_ tint: Color) -> ListItemTint { absent() }
    public static var monochrome: ListItemTint { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct ListSectionSpacing: Sendable {
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { absent() }
    public static var compact: ListSectionSpacing { absent() }
    public static var `default`: ListSectionSpacing { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {

}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
public struct OutlineSubgroupChildren: View {
    public var body: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct PlainListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no pull to refresh yet; load in a task, or with a Button")
public struct RefreshAction: Sendable {
    public func callAsFunction() async { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct SidebarListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
public struct BadgeProminence: Hashable, Sendable {
    public static var decreased: BadgeProminence { absent() }
    public static var increased: BadgeProminence { absent() }
    public static var standard: BadgeProminence { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditActions<Data>: OptionSet, Sendable {
    public init(rawValue: Int) { absent() }
    public var rawValue: Int { absent() }
    public static var all: EditActions<Data> { absent() }
    public typealias ArrayLiteralElement = EditActions<Data>
    public typealias Element = EditActions<Data>
    public typealias RawValue = Int
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditableCollectionContent<Content, Data> {

}

extension View {
    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listItemTint(_ tint: ListItemTint?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listItemTint(_ tint: Color?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public func badge(_ count: Int) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public func badge(_ label: Text?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public func badge(_ key: LocalizedStringKey?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public func badge<S>(_ label: S?) -> some View where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public func deleteDisabled(_ isDisabled: Bool) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listRowBackground<V>(_ view: V?) -> some View where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func listStyle<S>(_ style: S) -> some View where S: ListStyle { absent() }

    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public func moveDisabled(_ isDisabled: Bool) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no pull to refresh yet; load in a task, or with a Button")
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func scrollContentBackground(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public func sectionIndexLabel(_ label: Text?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no swipe actions yet; put the buttons into the row")
    public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public var backgroundProminence: BackgroundProminence {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
    public var badgeProminence: BadgeProminence {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public var defaultMinListHeaderHeight: CGFloat? {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public var defaultMinListRowHeight: CGFloat {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public var editMode: Binding<EditMode>? {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no pull to refresh yet; load in a task, or with a Button")
    public var refresh: RefreshAction? { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }

    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ForEach where Content: View {
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { absent() }

    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    { absent() }
}

extension ForEach {
    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    { absent() }

    @available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension IndexedIdentifierCollection where Base: BidirectionalCollection {
    public func index(before i: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Index
    { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension List where SelectionValue == Never {
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }

    public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    { absent() }

    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }

    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    { absent() }

    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        absent()
    }

    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    { absent() }

    public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    { absent() }

    public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View { absent() }

    public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    { absent() }

    public init(@ViewBuilder content: () -> Content) { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{
    public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
    { absent() }

    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
    { absent() }

    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { absent() }

    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { absent() }

    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { absent() }

    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element { absent() }

    public typealias TableRowValue = Leaf.TableRowValue

    public var tableRowBody: some TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element { absent() }

    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element { absent() }

    public init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element
    { absent() }

    public init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element
    { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { absent() }

    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { absent() }

    public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element { absent() }

    public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View { absent() }
}

extension SectionConfiguration {
    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public var actions: SectionConfiguration.Actions { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditActions where Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { absent() }

    public static var delete: EditActions<Data> { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditActions where Data: MutableCollection {
    public static var all: EditActions<Data> { absent() }

    public static var move: EditActions<Data> { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditableCollectionContent where Content: View {
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ModifiedContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public typealias Data = Content.Data

    public var data: Content.Data { absent() }
}

extension SectionConfiguration {
    @available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
    public struct Actions: View {
        public var body: Never { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditMode: Equatable {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditMode: Hashable {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ForEach: DynamicViewContent where Content: View {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {

}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup: TableRowContent
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{

}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditableCollectionContent: View where Content: View {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {

}
