import PlumbCore

// How builders of unavailable content read several parts and branches: in one form each, where SwiftUI has one for each
// number of parts.

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableRowBuilder {
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> EmptyTableRowContent<Value> { absent() }
    public static func buildEither<Content: TableRowContent>(first: Content) -> EmptyTableRowContent<Value> { absent() }
    public static func buildEither<Content: TableRowContent>(second: Content) -> EmptyTableRowContent<Value> {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumnBuilder {
    public static func buildBlock<each Content: TableColumnContent>(
        _ content: repeat each Content
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Content)> { absent() }
}
