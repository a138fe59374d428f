import PlumbCore

/// The lines that a program's code belongs to, found by address.
struct LineTable {
    /// A line and a column of a file, both from 1.
    struct Location: Equatable {
        let file: String
        let line: Int
        let column: Int
    }

    private typealias Row = LineProgram.Row

    private let files: [String]
    private let rows: [Row]
    /// Stretches of code without a gap, by their addresses: the numbers of their rows.
    private let sequences: [Range<Int>]

    init(_ program: LineProgram) {
        (files, rows) = (program.files, program.rows)
        var sequences: [Range<Int>] = []
        var start = 0
        let all = rows
        for index in all.indices where all[index].isEnd {
            // What the linker has dropped stands at 0.
            if index > start, all[start].address > 0, all[index].address > all[start].address {
                sequences.append(start..<(index + 1))
            }
            start = index + 1
        }
        self.sequences = sequences.sorted { all[$0.lowerBound].address < all[$1.lowerBound].address }
    }

    // MARK: Points

    /// The place of a point; its addresses are those of the object's file.
    func place(of point: SourcePoint) -> Location? {
        guard let (sequence, row) = row(before: UInt64(point.address)) else { return nil }
        switch point.kind {
        case .call: return place(rows[row])
        case .expression: return lastLocation(sequence, upTo: row, from: point.start) { _ in true }
        case .modified:
            let call = rows[row]
            if isLocation(call) {
                let before = lastLocation(sequence, upTo: row, from: point.start) {
                    $0.file == call.file && ($0.line, $0.column) < (call.line, call.column)
                }
                if let before { return before }
            }
            return point.expression == 0
                ? nil : place(of: SourcePoint(.expression, point.expression, start: point.start))
        }
    }

    /// Whether the place of a call is where its function ends: what is left to do there has no line of its own.
    func isEnd(_ point: SourcePoint, from start: UInt, size: UInt) -> Bool {
        guard let (sequence, row) = row(before: UInt64(point.address)), isLocation(rows[row]) else { return false }
        let call = rows[row]
        return !sequence.contains { index in
            let other = rows[index]
            return other.address >= UInt64(start) && other.address < UInt64(start) + UInt64(size) && isLocation(other)
                && other.file == call.file && (other.line, other.column) > (call.line, call.column)
        }
    }

    /// The row that has the address before this one: an address to return to is that of the next instruction.
    private func row(before address: UInt64) -> (sequence: Range<Int>, row: Int)? {
        guard address > 0 else { return nil }
        let address = address - 1
        guard let place = last(in: sequences.indices, where: { rows[sequences[$0].lowerBound].address <= address })
        else { return nil }
        let sequence = sequences[place]
        guard address < rows[sequence.upperBound - 1].address,
            let row = last(in: sequence, where: { rows[$0].address <= address })
        else { return nil }
        return (sequence, row)
    }

    /// The last number for which something holds that holds for the first ones.
    private func last(in range: Range<Int>, where holds: (Int) -> Bool) -> Int? {
        let next = range.partitioningIndex { !holds($0) }
        return next > range.lowerBound ? next - 1 : nil
    }

    /// The last row with a place that is wanted, in the same function and after an address.
    private func lastLocation(
        _ sequence: Range<Int>, upTo last: Int, from start: UInt, _ isWanted: (LineProgram.Row) -> Bool
    ) -> Location? {
        for index in sequence.prefix(through: last).reversed() {
            let row = rows[index]
            // A row of a whole line is the beginning of a function.
            if row.line > 0, row.column == 0 { return nil }
            if row.address < UInt64(start) { return nil }
            if isLocation(row), isWanted(row) { return place(row) }
        }
        return nil
    }

    private func isLocation(_ row: LineProgram.Row) -> Bool {
        row.line > 0 && row.column > 0 && files.indices.contains(Int(row.file)) && !row.isEnd
    }

    private func place(_ row: LineProgram.Row) -> Location? {
        isLocation(row) ? Location(file: files[Int(row.file)], line: Int(row.line), column: Int(row.column)) : nil
    }
}
