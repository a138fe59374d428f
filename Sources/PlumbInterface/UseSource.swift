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
    package private(set) var leftOut: [(row: InterfaceRow, reason: String)] = []
    /// The statements of the others, each with the number of its row.
    package private(set) var uses: [(number: Int, row: InterfaceRow, code: String)] = []

    /// A line for each row that is left out: owner, constraints, signature and the reason.
    package var leftOutLines: [String] {
        leftOut.map { [$0.row.owner, $0.row.constraints, $0.row.signature, $0.reason].joined(separator: "\t") }
    }

    package init(_ table: InterfaceTable, samples: Samples) {
        let values = SampleValues(table, samples)
        for (number, row) in table.rows.enumerated() where row.state == .works {
            if let reason = samples.leftOut["\(row.owner)\t\(row.signature)"] {
                leftOut.append((row, reason))
                continue
            }
            do throws(SampleValues.Missing) {
                uses.append((number, row, try RowUse(row, values).code))
            } catch {
                leftOut.append((row, error.reason))
            }
        }
    }

    package static let fileCount = 12

    /// Files with some functions each: the compiler takes them side by side.
    package func files(_ count: Int) -> [String] {
        let size = (uses.count + count - 1) / count
        return (0..<count).map { file in
            let part = uses.dropFirst(file * size).prefix(size)
            var text = """
                // Made from Sources/PlumbInterface by plumb-interface.
                import Foundation
                import PlumbControls
                import PlumbUI

                extension Uses {
                    static func add\(file)() {

                """
            // The first file calls the others.
            if file == 0 { for other in 1..<max(count, 2) { text += "        add\(other)()\n" } }
            for use in part { text += "        add(\(use.number), use\(use.number))\n" }
            text += "    }\n"
            for use in part {
                text += "\n    /// \(use.row.owner) \(use.row.signature)\n"
                text += "    static func use\(use.number)() async throws {\n        \(use.code)\n    }\n"
            }
            return text + "}\n"
        }
    }
}

/// What `samples.tsv` says: values of types, types that stand for generic parameters, and rows that are left out.
package struct Samples: Sendable {
    var values: [String: String] = [:]
    var conformers: [String: String] = [:]
    /// By owner, a tab and the signature.
    package private(set) var leftOut: [String: String] = [:]

    package init() {}

    /// Adds a line: `value`, a type and an expression; `conformer`, a protocol and a type; `left out`, an owner, a
    /// signature and the reason. False for any other.
    package mutating func add(_ cells: [String]) -> Bool {
        switch (cells[0], cells.count) {
        case ("value", 3): values[cells[1]] = cells[2]
        case ("conformer", 3): conformers[cells[1]] = cells[2]
        case ("left out", 4): leftOut["\(cells[1])\t\(cells[2])"] = cells[3]
        default: return false
        }
        return true
    }
}
