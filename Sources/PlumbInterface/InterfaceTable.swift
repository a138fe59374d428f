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
        var unused: [String: Int] = [:]
        for (number, cells) in try Self.lines(of: sentences) {
            guard cells.count == 2, remedies.updateValue(cells[1], forKey: cells[0]) == nil, !cells[1].contains("\"")
            else {
                throw BadLine(
                    sentences.path, number,
                    "write a name that no other line has, a tab, and a sentence without quotation marks")
            }
            unused[cells[0]] = number
        }
        self.remedies = remedies

        var types: Set<String> = []
        var silent: [(file: URL, number: Int, owner: String)] = []
        areas = try Self.files(in: folder).map { file in
            let rows = try Self.lines(of: file).map { number, cells in
                guard let row = InterfaceRow(cells: cells) else {
                    throw BadLine(
                        file.path, number,
                        "write seven cells with tabs between them; the sixth is works, unavailable, a system or "
                            + "needs …, and the seventh is empty but where it is unavailable")
                }
                guard row.remedy.isEmpty || remedies[row.remedy] != nil else {
                    throw BadLine(file.path, number, "remedies.tsv has no \(row.remedy); add its sentence there")
                }
                unused[row.remedy] = nil
                if row.state == .unavailable {
                    if let path = row.typePath { types.insert(path) }
                    if row.remedy.isEmpty { silent.append((file, number, row.owner)) }
                }
                return row
            }
            return Area(name: file.deletingPathExtension().lastPathComponent, rows: rows)
        }
        if let row = silent.first(where: { !types.contains($0.owner) }) {
            throw BadLine(
                row.file.path, row.number,
                "an unavailable declaration of what is not unavailable needs a remedy; name a sentence of remedies.tsv")
        }
        if let remedy = unused.min(by: { $0.value < $1.value }) {
            throw BadLine(
                sentences.path, remedy.value, "no row has the remedy \(remedy.key) any more; delete the line")
        }
    }

    /// What the calls of `UseSource` are made with: `samples.tsv` of a folder.
    package static func samples(in folder: URL) throws -> Samples {
        let file = folder.appendingPathComponent("samples.tsv")
        var samples = Samples()
        for (number, cells) in try lines(of: file) where !samples.add(cells) {
            throw BadLine(
                file.path, number,
                "write value, conformer or left out, and its cells with tabs between them: a type and an expression, "
                    + "a protocol and a type, or an owner, a signature and the reason")
        }
        return samples
    }

    /// The files of a folder, one an area.
    private static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Tables"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
    }

    /// The lines below the first.
    private static func lines(of file: URL) throws -> ArraySlice<(number: Int, cells: [String])> {
        BadLine.lines(of: try String(contentsOf: file, encoding: .utf8)).dropFirst()
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
