import PlumbLayout

/// A row of a `Grid`: each view in it is a cell of its own column.
///
/// A modifier on a row applies to each cell. Outside a grid a row gives its views to the container around it.
public struct GridRow<Content: View>: LocatedValue, PrimitiveView {
    /// Where it was written.
    @usableFromInline package let sourceAddress = SourceAddress.here()
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameter alignment: lines up the cells of this row; nil for the grid's alignment.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static var arity: Arity { Content.arity }

    /// A row is a list, not a box: its node only gives it a number, which every member carries to the grid.
    @MainActor public static func makeNodes(of view: GridRow, in builder: GraphBuilder) {
        let scope = builder.open(GridRow.self)
        let mark = GridRowMark(row: builder.node, alignment: view.alignment)
        builder.addMembers(of: view.content, modifier: LayoutValueModifier<GridRowMark.Key>(value: mark))
        builder.close(scope)
    }
}

/// The row in which a view is a cell.
struct GridRowMark: Equatable {
    /// The row's number in the graph: cells with the same number stand in the same row.
    var row: NodeID
    var alignment: VerticalAlignment?

    enum Key: ModifierKey {
        static var modifier: TracedParameters.LayoutValue { .gridRow }
        static var defaultValue: GridRowMark? { nil }
    }
}
