import PlumbGraphics
import PlumbLayout

/// What a view asks of the `Grid` in which it is a cell.
enum GridCellKey {
    enum Columns: ModifierKey {
        static var modifier: TracedParameters.LayoutValue { .gridCellColumns }
        static var defaultValue: Int { 1 }
    }
    enum Anchor: ModifierKey {
        static var modifier: TracedParameters.LayoutValue { .gridCellAnchor }
        static var defaultValue: UnitPoint? { nil }
    }
    enum UnsizedAxes: ModifierKey {
        static var modifier: TracedParameters.LayoutValue { .gridCellUnsizedAxes }
        static var defaultValue: Axis.Set { [] }
    }
    enum ColumnAlignment: ModifierKey {
        static var modifier: TracedParameters.LayoutValue { .gridColumnAlignment }
        static var defaultValue: HorizontalAlignment? { nil }
    }
}

extension View {
    /// Lets a cell of a `GridRow` lie across several columns; such a cell is not lined up with a column but stands in
    /// its area by the grid's alignment.
    ///
    /// - Parameter count: 1 to 1,000; what lies outside counts as the nearest of these.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellKey.Columns.self, value: count) }

    /// Puts a point of the view on the same point of its cell, whatever the alignments are.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellKey.Anchor.self, value: anchor)
    }

    /// Asks the grid for no room on the axes: the view takes what other cells leave it there.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellKey.UnsizedAxes.self, value: axes)
    }

    /// Lines up the cells of the view's column by the guide. The first cell of a column that has one decides.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCellKey.ColumnAlignment.self, value: guide)
    }
}
