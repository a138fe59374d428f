import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableColumnBody: TableColumnContent = Never
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    var tableColumnBody: Self.TableColumnBody { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowBody: TableRowContent = Never
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    var tableRowBody: Self.TableRowBody { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableStyle {
    associatedtype Body: View = Never
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct AutomaticTableStyle: TableStyle {
    public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct InsetTableStyle: TableStyle {
    public func makeBody(configuration: InsetTableStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
        absent()
    }
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    { absent() }
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { absent() }
    public init<Sort>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public init<Sort>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { absent() }
    public var body: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    public func width() -> TableColumn<RowValue, Sort, Content, Label> { absent() }
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { absent() }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
        RowValue, Sort, Content, Label
    > { absent() }
    public typealias TableColumnSortComparator = Sort
    public typealias TableRowValue = RowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
@resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    public static func buildBlock<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        absent()
    }
    public static func buildBlock<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        absent()
    }
    public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>)
        -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View
    { absent() }
    public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>)
        -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View
    { absent() }
    public static func buildExpression<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        absent()
    }
    public static func buildExpression<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
    public mutating func resetOrder() { absent() }
    public init() { absent() }
    public subscript(visibility id: String) -> Visibility {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    public func contains(_ member: TableColumnCustomizationBehavior.Element) -> Bool { absent() }
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { absent() }
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { absent() }
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { absent() }
    public mutating func insert(_ newMember: TableColumnCustomizationBehavior.Element) -> (
        inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior.Element
    ) { absent() }
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { absent() }
    public mutating func remove(_ member: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior
        .Element?
    { absent() }
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        absent()
    }
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { absent() }
    public mutating func update(with newMember: TableColumnCustomizationBehavior.Element)
        -> TableColumnCustomizationBehavior.Element?
    { absent() }
    public init() { absent() }
    public static var reorder: TableColumnCustomizationBehavior { absent() }
    public static var resize: TableColumnCustomizationBehavior { absent() }
    public static var visibility: TableColumnCustomizationBehavior { absent() }
    public static var all: TableColumnCustomizationBehavior { absent() }
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior.Element
    public typealias Element = TableColumnCustomizationBehavior
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { absent() }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { absent() }
    public var content: (Data.Element) -> Content {
        get { absent() }
        set { absent() }
    }
    public var data: Data {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public var tableRowBody: some TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableHeaderRowContent<Value, Content>: TableRowContent where Value: Identifiable, Content: View {
    public typealias TableRowValue = Value
    public var tableRowBody: some TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public var tableRowBody: some TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableRow<Value>: TableRowContent where Value: Identifiable {
    public init(_ value: Value) { absent() }
    public typealias TableRowValue = Value
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
@resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {
    public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { absent() }
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent { absent() }
    public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableStyleConfiguration {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
    public typealias TableRowValue = Value
    public var value: T {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue { absent() }
    public var tableRowBody: some TableRowContent { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct EmptyTableRowContent<Value> where Value: Identifiable {
    public typealias TableRowValue = Value
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
    public typealias TableColumnSortComparator = Sort
    public typealias TableRowValue = RowValue
    public var value: T {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumnAlignment: Hashable, Sendable {
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { absent() }
    public static var automatic: TableColumnAlignment { absent() }
    public static var center: TableColumnAlignment { absent() }
    public static var leading: TableColumnAlignment { absent() }
    public static var trailing: TableColumnAlignment { absent() }
}

extension SceneStorage {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public init<RowValue>(
        wrappedValue: TableColumnCustomization<RowValue> = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group where Content: TableRowContent {
    public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group where Content: TableColumnContent {
    public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { absent() }

    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach where Content: TableRowContent {
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable { absent() }

    public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable { absent() }

    public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TableRowValue { absent() }

    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

extension Never {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public var tableColumnBody: Never { absent() }

    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public var tableRowBody: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { absent() }

    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        absent()
    }

    public init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    { absent() }

    public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section where Parent: TableRowContent, Content: TableRowContent {
    public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        absent()
    }

    public init<V, S>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    { absent() }

    public init<V, H>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { absent() }

    public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
        absent()
    }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S: StringProtocol { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumn where RowValue == Sort.Compared, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
    where Content == Text, S: StringProtocol { absent() }

    public init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator { absent() }

    public init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V == C.Compared, C: SortComparator { absent() }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable { absent() }

    public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, V: Comparable { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
    where Content == Text, S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>,
        comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(
        _ title: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { absent() }

    public init<S>(_ title: S, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumnContent {
    public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func customizationID(_ id: String) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableRowContent {
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> { self }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> { self }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle {
    public typealias Configuration = TableStyleConfiguration
}

extension View {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public func tableStyle<S>(_ style: S) -> some View where S: TableStyle { absent() }
}

extension AppStorage {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public init<RowValue>(
        wrappedValue: TableColumnCustomization<RowValue> = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Optional where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableColumnContent where Content: TableColumnContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach: DynamicTableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach: TableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension EmptyTableRowContent: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = KeyPathComparator<Never>
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableRowContent {
    public typealias TableRowValue = Never
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Optional: TableRowContent where Wrapped: TableRowContent {

}
