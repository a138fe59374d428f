import PlumbGraphics
import PlumbLayout

/// A cell of a grid: where it stands in the table, and how it counts there.
struct GridCell {
    var row: Int
    var columns: Range<Int>
    /// The cell is a view outside any row.
    var isBare = false
    /// The axes on which the cell does not count for the length of its column or row.
    var unsizedAxes: Axis.Set = []
    /// The point of the view that lies on the same point of its cell; nil where alignments decide.
    var anchor: UnitPoint?

    func isUnsized(_ axis: Axis) -> Bool { unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) }

    /// Whether the cell is lined up with the others of its column (of its row).
    func standsInLine(_ axis: Axis) -> Bool {
        anchor == nil && !isBare && (axis == .vertical || columns.count == 1)
    }
}

/// The cells of a grid, its gaps, and its guides.
struct GridTable {
    var cells: [GridCell] = []
    /// The gap before each column and row; 0 before the first.
    var columnGaps: [Double] = []
    var rowGaps: [Double] = []
    /// The guide by which the cells of each column and row are lined up.
    var columnGuides: [AlignmentKey] = []
    var rowGuides: [AlignmentKey] = []
    /// The guides of the grid itself, for cells across several columns.
    var horizontal = AlignmentKey.horizontalCenter
    var vertical = AlignmentKey.verticalCenter

    func guide(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}

/// Whom the algorithm asks about the views in the cells.
protocol GridSource {
    func size(_ cell: Int, _ proposal: Lengths) -> Lengths
    func guide(_ key: AlignmentKey, _ cell: Int, proposal: Lengths, size: Lengths) -> Double
    /// Where a guide is in an area of the size when nobody has set it.
    func defaultGuide(_ key: AlignmentKey, in size: Lengths) -> Double
}

/// The widths of a grid's columns and the heights of its rows.
struct GridTracks {
    var widths: [Double]
    var heights: [Double]
}

/// Rows and columns of cells: what `Grid` does.
///
/// Source: Docs/Rules.md, section 12 and correction 4 (Apple's documentation, swiftui-lab, measurements; no disassembly
/// is known). Open in the sources and decided here: which columns make room for a cell that lies across several
/// (`TrackSharing`, step 2), and that widths are asked for with the whole proposed height.
struct GridAlgorithm<Source: GridSource> {
    let table: GridTable
    let source: Source

    private var columns: Range<Int> { 0..<table.columnGaps.count }
    private var rows: Range<Int> { 0..<table.rowGaps.count }

    /// 1. The columns share the proposed width. 2. The rows share the proposed height, each cell as wide as its
    ///    columns.
    func tracks(for proposal: Lengths) -> GridTracks {
        let widths = columnSharing(height: proposal.height).lengths(for: proposal.width)
        let heights = rowSharing(widths: widths).lengths(for: proposal.height)
        return GridTracks(widths: widths, heights: heights)
    }

    /// 3. The grid is as large as its tracks and the gaps between them.
    func size(_ tracks: GridTracks) -> Lengths {
        Lengths(
            TrackSharing.length(tracks.widths, gaps: table.columnGaps, of: columns),
            TrackSharing.length(tracks.heights, gaps: table.rowGaps, of: rows))
    }

    /// A column is as wide as the widest of its own cells; cells across several columns come after.
    private func columnSharing(height: Double) -> TrackSharing {
        let sized = table.cells.indices.filter { !table.cells[$0].isUnsized(.horizontal) }
        var members = columns.map { _ in [Int]() }
        for cell in sized where table.cells[cell].columns.count == 1 {
            members[table.cells[cell].columns.lowerBound].append(cell)
        }
        // Sorting is stable by the cells' numbers: those across fewer columns first.
        let wide = sized.filter { table.cells[$0].columns.count > 1 }
            .sorted { (table.cells[$0].columns.count, $0) < (table.cells[$1].columns.count, $1) }
        return TrackSharing(
            gaps: table.columnGaps,
            answer: { column, share in
                extent(of: members[column], .horizontal, table.columnGuides[column]) { _ in Lengths(share, height) }
            },
            wideCells: wide.map { cell in
                TrackSharing.WideCell(tracks: table.cells[cell].columns) {
                    source.size(cell, Lengths($0, height)).width
                }
            })
    }

    /// A row is as high as the highest of its cells.
    private func rowSharing(widths: [Double]) -> TrackSharing {
        var members = rows.map { _ in [Int]() }
        for cell in table.cells.indices where !table.cells[cell].isUnsized(.vertical) {
            members[table.cells[cell].row].append(cell)
        }
        let areas = table.cells.map { TrackSharing.length(widths, gaps: table.columnGaps, of: $0.columns) }
        return TrackSharing(gaps: table.rowGaps) { row, share in
            extent(of: members[row], .vertical, table.rowGuides[row]) { Lengths(areas[$0], share) }
        }
    }

    /// The length of a column or row: from the line through its cells' guides to the farthest end on either side, and
    /// at least the length of each cell that does not stand in line.
    private func extent(
        of cells: [Int], _ axis: Axis, _ key: AlignmentKey, proposal: (Int) -> Lengths
    ) -> Double {
        var line = Line()
        for cell in cells {
            let proposal = proposal(cell)
            let size = source.size(cell, proposal)
            if size[axis] == .infinity { return .infinity }
            let standsInLine = table.cells[cell].standsInLine(axis)
            line.add(
                size[axis], guide: standsInLine ? source.guide(key, cell, proposal: proposal, size: size) : .nan)
        }
        return line.extent
    }

    /// How far views reach before and after the line through their guides.
    private struct Line {
        var before = -Double.infinity
        var after = -Double.infinity
        var longest = 0.0

        mutating func add(_ length: Double, guide: Double) {
            if length > longest { longest = length }
            guard !guide.isNaN else { return }
            before = max(before, guide)
            after = max(after, length - guide)
        }

        /// Nothing stands in line.
        var isEmpty: Bool { before == -.infinity }
        var extent: Double { isEmpty ? longest : max(longest, before + after) }
    }

    /// 4. Each cell is proposed its area: its columns' width (with the gaps between them) and its row's height.
    /// 5. Its anchor, if it has one, decides where it stands; else the line of its column and of its row do. Where a
    ///    track is longer than the views in line need, they stand in it as one view of their extent would.
    /// 6. A cell across several columns, or outside any row, is aligned in its area by the grid's own guide.
    func places(_ tracks: GridTracks) -> [ChildPlace] {
        let x = origins(tracks.widths, table.columnGaps)
        let y = origins(tracks.heights, table.rowGaps)
        var places: [ChildPlace] = []
        var columnLines = columns.map { _ in Line() }
        var rowLines = rows.map { _ in Line() }
        for (index, cell) in table.cells.enumerated() {
            let area = Lengths(
                TrackSharing.length(tracks.widths, gaps: table.columnGaps, of: cell.columns), tracks.heights[cell.row])
            let size = source.size(index, area)
            places.append(
                ChildPlace(proposal: area, size: size, origin: Lengths(x[cell.columns.lowerBound], y[cell.row])))
            if cell.standsInLine(.horizontal), !cell.isUnsized(.horizontal) {
                let column = cell.columns.lowerBound
                let guide = source.guide(table.columnGuides[column], index, proposal: area, size: size)
                columnLines[column].add(size.width, guide: guide)
            }
            if cell.standsInLine(.vertical), !cell.isUnsized(.vertical) {
                let guide = source.guide(table.rowGuides[cell.row], index, proposal: area, size: size)
                rowLines[cell.row].add(size.height, guide: guide)
            }
        }
        for (index, cell) in table.cells.enumerated() {
            let (area, size) = (places[index].proposal, places[index].size)
            if let anchor = cell.anchor {
                places[index].origin.width += (area.width - size.width) * Double(anchor.x)
                places[index].origin.height += (area.height - size.height) * Double(anchor.y)
                continue
            }
            for axis in Axis.allCases {
                let track = axis == .horizontal ? cell.columns.lowerBound : cell.row
                let isInLine = cell.standsInLine(axis)
                let key = isInLine ? guides(axis)[track] : table.guide(axis)
                let line = isInLine ? (axis == .horizontal ? columnLines : rowLines)[track] : Line()
                places[index].origin[axis] +=
                    position(of: line, axis, key, in: area)
                    - source.guide(key, index, proposal: area, size: size)
            }
        }
        return places
    }

    private func guides(_ axis: Axis) -> [AlignmentKey] { axis == .horizontal ? table.columnGuides : table.rowGuides }

    /// Where a line is in its track.
    private func position(of line: Line, _ axis: Axis, _ key: AlignmentKey, in area: Lengths) -> Double {
        let usual = source.defaultGuide(key, in: area)
        if line.isEmpty { return usual }
        let extent = Lengths(axis, line.extent, across: area[axis.other])
        return line.before + usual - source.defaultGuide(key, in: extent)
    }

    private func origins(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
        var position = 0.0
        return zip(lengths, gaps).map { length, gap in
            defer { position += gap + length }
            return position + gap
        }
    }
}
