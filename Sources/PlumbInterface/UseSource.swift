import Foundation

/// Swift that calls what works of the table with sample values, made from the rows: a function a row, which a test
/// runs.
///
/// 1. Generic parameters stand for the type that `samples.tsv` names for their constraints: a `View` is a `Text`, a
///    `Hashable` an `Int`.
/// 2. A value is the sample of its type, or else the type's first constant, case or initializer that can be called with
///    samples.
/// 3. A property is read, and set to what was read; a view, a shape style, a gesture or a modifier that a call returns
///    is shown.
/// 4. Rows without a value for a parameter are left out, and so is what `samples.tsv` leaves out with its reason.
package struct UseSource {
    /// The rows that are left out, with the reasons.
    private var leftOut: [(row: InterfaceRow, reason: String)] = []
    /// The statements of the others, by area, each with the number of its row in the whole table.
    package private(set) var areas: [(name: String, uses: [(number: Int, row: InterfaceRow, code: String)])] = []
    /// Lines of the samples that no call needs.
    package let unused: [Samples.Line]

    /// A line for each row that is left out: owner, constraints, signature and the reason.
    package var leftOutLines: [String] {
        leftOut.map { [$0.row.owner, $0.row.constraints, $0.row.signature, $0.reason].joined(separator: "\t") }
    }

    package init(_ table: InterfaceTable, samples: Samples) {
        let values = SampleValues(table, samples)
        var number = 0
        for area in table.areas {
            var uses: [(number: Int, row: InterfaceRow, code: String)] = []
            for row in area.rows {
                defer { number += 1 }
                guard row.state == .works else { continue }
                do throws(SampleValues.Missing) {
                    if let reason = values.reason(for: row) { throw SampleValues.Missing(reason: reason) }
                    uses.append((number, row, try RowUse(row, values).code))
                } catch {
                    leftOut.append((row, error.reason))
                }
            }
            areas.append((area.name, uses))
        }
        unused = samples.lines.keys.filter { !values.used.contains($0) }.sorted { $0.name < $1.name }
    }

    /// Reads the table and the samples of a folder.
    package init(folder: URL) throws {
        self.init(try InterfaceTable(folder: folder), samples: try InterfaceTable.samples(in: folder))
    }

    /// A file an area: the compiler takes them side by side. The first one calls the others.
    package var files: [(name: String, text: String)] {
        areas.enumerated().map { index, area in
            var text = """
                // Made from Sources/PlumbInterface by plumb-interface.
                import Foundation
                import PlumbControls
                import PlumbUI

                extension Uses {
                    static func add\(index)() {

                """
            if index == 0 { for other in areas.indices.dropFirst() { text += "        add\(other)()\n" } }
            for use in area.uses { text += "        add(\(use.number), use\(use.number))\n" }
            text += "    }\n"
            for use in area.uses {
                text += "\n    /// \(use.row.owner) \(use.row.signature)\n"
                text += "    static func use\(use.number)() async throws {\n        \(use.code)\n    }\n"
            }
            return (area.name, text + "}\n")
        }
    }
}

/// What `samples.tsv` says: values of types, types that stand for generic parameters, and rows that are left out.
package struct Samples: Sendable {
    /// The kind of a line, and what it is about: a type, a protocol, or an owner, a tab and a signature.
    package struct Line: Hashable, Sendable {
        package let kind: String
        package let name: String
    }

    /// The expression, the type or the reason of each line.
    private(set) var lines: [Line: String] = [:]

    package init() {}

    /// Adds a line: `value`, a type and an expression; `conformer`, a protocol and a type; `left out`, an owner, a
    /// signature and the reason. False for any other, and for a second one about the same.
    package mutating func add(_ cells: [String]) -> Bool {
        guard ["value": 3, "conformer": 3, "left out": 4][cells[0]] == cells.count else { return false }
        let line = Line(kind: cells[0], name: cells[1..<(cells.count - 1)].joined(separator: "\t"))
        guard lines[line] == nil else { return false }
        lines[line] = cells[cells.count - 1]
        return true
    }
}
