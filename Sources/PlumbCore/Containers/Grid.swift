import Foundation
import PlumbLayout

/// Views in rows and columns: each view of a `GridRow` is a cell; a view outside any row lies across all columns.
///
/// A column is as wide as its widest cell, a row as high as its highest; flexible ones share what is left, the least
/// flexible first. The rule: `GridAlgorithm`.
@Located
public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: where a cell's view stands, unless its row, its column or its anchor says otherwise.
    ///   - horizontalSpacing: points between columns; nil for what the views prefer.
    ///   - verticalSpacing: points between rows; nil for what the views prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: Grid, in builder: GraphBuilder) {
        builder.add(LayoutContainer(layout: view.layout, content: view.content))
    }
}

/// The rule of `Grid` as a `Layout`.
public struct GridLayout: Layout, Sendable {
    public typealias Body = Never

    /// Where a cell's view stands, unless its row, its column or its anchor says otherwise.
    public var alignment: Alignment
    /// Points between columns; nil for what the views prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for what the views prefer.
    public var verticalSpacing: CGFloat?

    /// A grid to be used as a `Layout`: each subview is a row of its own unless it comes from a `GridRow`.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The table of the cells, and the tracks for the latest proposals.
    public struct Cache {
        fileprivate let table: GridTable
        fileprivate var known: [(proposal: Lengths, tracks: GridTracks)] = []
        /// Grids in grids are asked with some forty proposals; remembered, ten of them cost ten times one.
        fileprivate static let capacity = 64
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(of: subviews, in: self)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let grid = GridAlgorithm(table: cache.table, source: GridSubviews(subviews))
        return grid.size(tracks(of: grid, for: proposal.lengths, cache: &cache)).cgSize
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let grid = GridAlgorithm(table: cache.table, source: GridSubviews(subviews))
        let tracks = tracks(of: grid, for: proposal.lengths, cache: &cache)
        subviews.tree.recordTracks(subviews.container, columns: tracks.widths, rows: tracks.heights)
        let places = grid.places(tracks)
        for (subview, place) in zip(subviews, places) {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(place.origin.width), y: bounds.minY + CGFloat(place.origin.height)),
                proposal: ProposedViewSize(place.proposal))
        }
    }

    /// The cells at an edge of the grid say what it prefers there.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        let table = cache.table
        var result = ViewSpacing(subviews.isEmpty ? .zero : Spacing())
        for (subview, cell) in zip(subviews, table.cells) {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.insert(.top) }
            if cell.row == table.rowGaps.count - 1 { edges.insert(.bottom) }
            if cell.columns.lowerBound == 0 { edges.insert(.leading) }
            if cell.columns.upperBound == table.columnGaps.count { edges.insert(.trailing) }
            result.formUnion(subview.spacing, edges: edges)
        }
        return result
    }

    private func tracks(
        of grid: GridAlgorithm<GridSubviews>, for proposal: Lengths, cache: inout Cache
    ) -> GridTracks {
        if let known = cache.known.last(where: { $0.proposal.isIdentical(to: proposal) }) { return known.tracks }
        let tracks = grid.tracks(for: proposal)
        if cache.known.count == Cache.capacity { cache.known.removeFirst() }
        cache.known.append((proposal, tracks))
        return tracks
    }
}

/// The views in the cells of a grid.
private struct GridSubviews: GridSource {
    private let tree: LayoutTree
    private let container: BoxID
    private let boxes: [BoxID]

    init(_ subviews: LayoutSubviews) {
        tree = subviews.tree
        container = subviews.container
        boxes = subviews.map(\.box)
    }

    func size(_ cell: Int, _ proposal: Lengths) -> Lengths { tree.size(boxes[cell], proposal) }

    func guide(_ key: AlignmentKey, _ cell: Int, proposal: Lengths, size: Lengths) -> Double {
        tree.guide(key, of: boxes[cell], proposal: proposal, size: size)
    }

    func defaultGuide(_ key: AlignmentKey, in size: Lengths) -> Double {
        tree.defaultGuide(key, of: container, proposal: size, size: size)
    }
}

extension GridTable {
    /// More columns than anyone sees: across so many a cell may lie, and so far right it may lie across several.
    private static let columnLimit = 1_000
    private static let spanLimit = 10_000

    /// 1. Neighbours that carry the same row's mark are its cells; a view without one is a row by itself.
    /// 2. A cell begins where the one before it ends; there are as many columns as the fullest row needs.
    /// 3. A view outside any row lies across all columns.
    /// 4. A column is lined up by the first guide that one of its own cells asks for, a row by its own; else by the
    ///    grid's.
    fileprivate init(of subviews: LayoutSubviews, in layout: GridLayout) {
        horizontal = layout.alignment.horizontal.key
        vertical = layout.alignment.vertical.key
        var lastRow: NodeID?
        var columnCount = 0
        for subview in subviews {
            let mark = subview[GridRowMark.Key.self]
            if mark == nil || mark?.row != lastRow { rowGuides.append(mark?.alignment?.key ?? vertical) }
            let first = mark != nil && mark?.row == lastRow ? cells.last?.columns.upperBound ?? 0 : 0
            let asked = mark == nil ? 1 : subview[GridCellKey.Columns.self]
            let valid = min(max(asked, 1), GridTable.columnLimit)
            let count = first + valid <= GridTable.spanLimit ? valid : 1
            if count != asked {
                subviews.tree.report(
                    "gridCellColumns was given \(asked), which a grid can't have; it counts as \(count)",
                    of: subview.box)
            }
            lastRow = mark?.row
            columnCount = max(columnCount, first + count)
            cells.append(
                GridCell(
                    row: rowGuides.count - 1, columns: first..<(first + count), isBare: mark == nil,
                    unsizedAxes: subview[GridCellKey.UnsizedAxes.self], anchor: subview[GridCellKey.Anchor.self]))
        }
        var guides: [AlignmentKey?] = Array(repeating: nil, count: columnCount)
        for (index, subview) in subviews.enumerated() {
            if cells[index].isBare {
                cells[index].columns = 0..<columnCount
            } else if cells[index].columns.count == 1, guides[cells[index].columns.lowerBound] == nil {
                guides[cells[index].columns.lowerBound] = subview[GridCellKey.ColumnAlignment.self]?.key
            }
        }
        columnGuides = guides.map { $0 ?? horizontal }
        let neighbours = neighbours()
        columnGaps = gaps(between: columnCount, layout.horizontalSpacing, standard: subviews.tree.stackSpacing) {
            column in
            subviews.distances(neighbours[column, default: []].map { ([$0], [$0 + 1]) }, along: .horizontal)
        }
        var rows = rowGuides.map { _ in [Int]() }
        for index in cells.indices { rows[cells[index].row].append(index) }
        rowGaps = gaps(between: rows.count, layout.verticalSpacing, standard: subviews.tree.stackSpacing) { row in
            subviews.distances([(rows[row - 1], rows[row])], along: .vertical)
        }
    }

    /// The gap before each track: what is given, else the largest that two cells on its sides prefer.
    private func gaps(
        between count: Int, _ given: CGFloat?, standard: Double, preferred: (Int) -> [Double]
    ) -> [Double] {
        (0..<count).map { track in
            if track == 0 { return 0 }
            if let given, given.isFinite { return Double(given) }
            return preferred(track).max() ?? standard
        }
    }

    /// By column, the cells that end where it begins and have a neighbour in their row.
    private func neighbours() -> [Int: [Int]] {
        Dictionary(grouping: cells.indices.dropLast().filter { cells[$0].row == cells[$0 + 1].row }) {
            cells[$0].columns.upperBound
        }
    }
}

extension LayoutSubviews {
    /// The distances between each of some cells and each of others. Most cells prefer the same: those are compared
    /// once.
    fileprivate func distances(_ pairs: [(some: [Int], others: [Int])], along axis: Axis) -> [Double] {
        pairs.flatMap { some, others in
            let others = distinctSpacings(others)
            return distinctSpacings(some).flatMap { one in
                others.map { one.distance(to: $0, along: axis, standard: tree.stackSpacing) }
            }
        }
    }

    private func distinctSpacings(_ cells: [Int]) -> [Spacing] {
        var result: [Spacing] = []
        for cell in cells {
            let spacing = self[startIndex + cell].spacing.spacing
            if !result.contains(spacing) { result.append(spacing) }
        }
        return result
    }
}
