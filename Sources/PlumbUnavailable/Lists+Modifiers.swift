import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

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
    public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
        -> some DynamicViewContent where T: Transferable
    { self }

    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }

    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
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
    public typealias TableRowValue = Leaf.TableRowValue

    public var tableRowBody: some TableRowContent { absent() }
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
