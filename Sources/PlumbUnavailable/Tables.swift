import Foundation
import PlumbCombine
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
extension EmptyTableRowContent: TableRowContent {

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
