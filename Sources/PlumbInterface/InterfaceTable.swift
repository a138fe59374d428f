import Foundation

/// All declarations of SwiftUI's interface, by area: the files of `Tables`, which are the one place that has them.
///
/// What Plumb lacks (`PlumbUnavailable`), the names that errors are explained with, and the pages of Docs/API are made
/// from it. The states are what the compiler says: `plumb-laws --interface` compiles a use of each row, and writes its
/// state.
package struct InterfaceTable: Sendable {
    package struct Area: Sendable {
        package let name: String
        package var rows: [InterfaceRow]

        package init(name: String, rows: [InterfaceRow]) {
            self.name = name
            self.rows = rows
        }
    }

    package var areas: [Area]
    package var rows: [InterfaceRow] { areas.flatMap(\.rows) }
    /// The sentences of unavailable names, by their names.
    package let remedies: [String: String]

    /// Sources/PlumbInterface of the checkout that this was built from.
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    package static let checkout = folder.deletingLastPathComponent().deletingLastPathComponent()
    private static let header = "owner\tconstraints\tsignature\tsince\tdeprecated\tstate\tremedy"

    /// A line of the files that can't be used.
    package struct BadLine: LocalizedError {
        let file: URL
        let number: Int
        let reason: String

        package var errorDescription: String? { "\(file.path):\(number): error: \(reason)" }
    }

    package init(areas: [Area], remedies: [String: String] = [:]) {
        self.areas = areas
        self.remedies = remedies
    }

    /// Reads a folder with `Tables` and `remedies.tsv`.
    ///
    /// A line that is no row, an unknown or unused remedy, and an unavailable row without a sentence are errors with
    /// their places.
    package init(folder: URL) throws {
        let sentences = folder.appendingPathComponent("remedies.tsv")
        var remedies: [String: String] = [:]
        var places: [String: Int] = [:]
        for (number, cells) in try Self.lines(of: sentences) {
            guard cells.count == 2, remedies.updateValue(cells[1], forKey: cells[0]) == nil, !cells[1].contains("\"")
            else {
                throw BadLine(
                    file: sentences, number: number,
                    reason: "write a name that no other line has, a tab, and a sentence without quotation marks")
            }
            places[cells[0]] = number
        }
        self.remedies = remedies

        areas = try Self.files(in: folder).map { file in
            let rows = try Self.lines(of: file).map { number, cells in
                guard let row = InterfaceRow(cells: cells) else {
                    throw BadLine(
                        file: file, number: number,
                        reason:
                            "write seven cells with tabs between them; the sixth is works, unavailable, a system or "
                            + "needs …, and the seventh is empty but where it is unavailable")
                }
                if !row.remedy.isEmpty {
                    guard remedies[row.remedy] != nil else {
                        throw BadLine(
                            file: file, number: number,
                            reason: "remedies.tsv has no \(row.remedy); add its sentence there")
                    }
                    places[row.remedy] = nil
                }
                return row
            }
            return Area(name: file.deletingPathExtension().lastPathComponent, rows: rows)
        }
        if let unused = places.min(by: { $0.value < $1.value }) {
            throw BadLine(
                file: sentences, number: unused.value,
                reason: "no row has the remedy \(unused.key) any more; delete the line")
        }
    }

    /// What the calls of `UseSource` are made with.
    package static func samples(in folder: URL) throws -> Samples {
        let file = folder.appendingPathComponent("samples.tsv")
        var samples = Samples()
        for (number, cells) in try lines(of: file) where !samples.add(cells) {
            throw BadLine(
                file: file, number: number,
                reason:
                    "write value, conformer or left out, and its cells with tabs between them: a type and an expression, "
                    + "a protocol and a type, or an owner, a signature and the reason")
        }
        return samples
    }

    /// The files of a folder, one an area.
    package static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Tables"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
    }

    /// The lines below the first, with their numbers.
    private static func lines(of file: URL) throws -> [(number: Int, cells: [String])] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated().dropFirst().map {
            ($0.offset + 1, $0.element.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
        }
    }

    /// Writes the tables, and leaves the sentences as they are.
    package func write(to folder: URL) throws {
        for area in areas {
            let text = ([Self.header] + area.rows.map(\.line)).joined(separator: "\n") + "\n"
            try text.write(
                to: folder.appendingPathComponent("Tables/\(area.name).tsv"), atomically: true, encoding: .utf8)
        }
    }
}
