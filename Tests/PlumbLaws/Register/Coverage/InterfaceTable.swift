import Foundation

/// All declarations of SwiftUI's interface: the files of `Register/Interface`, one an area. They are facts, and the states among them are
/// what the compiler says: `plumb-laws --interface` tries each row and writes its state anew.
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

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Interface")
    /// The folder that this was built from.
    package static let checkout = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let header = "owner\tconstraints\tsignature\tsince\tdeprecated\tstate"

    /// A line of the files that is no row.
    private struct NoRow: LocalizedError {
        let file: String
        let number: Int
        var errorDescription: String? {
            "\(file), line \(number) is no row of six cells, or its state is none; write works, unavailable, a system or needs …"
        }
    }

    package init(areas: [Area]) { self.areas = areas }

    /// Reads the files of the checkout.
    package init() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
        areas = try files.map { file in
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let rows = try lines.enumerated().dropFirst().map { number, line in
                guard let row = InterfaceRow(line: line) else {
                    throw NoRow(file: file.lastPathComponent, number: number + 1)
                }
                return row
            }
            return Area(name: file.deletingPathExtension().lastPathComponent, rows: rows)
        }
    }

    package func write() throws {
        for area in areas {
            let text = ([Self.header] + area.rows.map(\.line)).joined(separator: "\n") + "\n"
            try text.write(
                to: Self.folder.appendingPathComponent("\(area.name).tsv"), atomically: true, encoding: .utf8)
        }
    }

    /// A file whose line N + 2 uses row N. What is elsewhere has an empty line.
    var uses: String {
        var lines = ["import SwiftUI"]
        for (number, row) in rows.enumerated() {
            if case .elsewhere = row.state { lines.append("") } else { lines.append(row.use(number)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The table with the states that the compiler has found.
    package func stated(by findings: InterfaceFindings) -> InterfaceTable {
        var table = self
        var number = 0
        for area in table.areas.indices {
            for row in table.areas[area].rows.indices {
                if let state = findings.state(number) { table.areas[area].rows[row].state = state }
                number += 1
            }
        }
        return table
    }
}

/// What the compiler says of each row's use.
package struct InterfaceFindings: Sendable {
    private var errors: [Int: [String]] = [:]
    private let elsewhere: Set<Int>

    /// Compiles a use of every row with `plumb`, which ends with the errors of those that don't work.
    package init(_ table: InterfaceTable, by plumb: URL, cache: URL) throws {
        elsewhere = Set(
            table.rows.enumerated().filter { if case .elsewhere = $1.state { true } else { false } }.map(\.offset))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Uses.swift")
        try table.uses.write(to: file, atomically: false, encoding: .utf8)
        let said = folder.appendingPathComponent("errors")
        try Data().write(to: said)
        let process = Process()
        process.executableURL = plumb
        process.arguments = ["layout", "Uses.swift", "--json"]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: said)
        try process.run()
        process.waitUntilExit()
        for line in try String(contentsOf: said, encoding: .utf8).split(separator: "\n") {
            guard line.hasPrefix("Uses.swift:"), let mark = line.range(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count == 3, let number = Int(place[1]) else { continue }
            errors[number - 2, default: []].append(String(line[mark.upperBound...]))
        }
    }

    /// What is true of a row; nil for what is elsewhere, and for what is undecided.
    func state(_ number: Int) -> InterfaceRow.State? {
        if elsewhere.contains(number) || error(number) != nil { return nil }
        return errors[number] == nil ? .works : .unavailable
    }

    /// Rows whose use is some other error, each with the first that is said: they don't work, and no sentence says what to use instead.
    package var undecided: [(number: Int, error: String)] {
        errors.keys.sorted().compactMap { number in error(number).map { (number, $0) } }
    }

    /// What an unavailable row's error says to use instead. Of several, that of the innermost name.
    package func sentence(_ number: Int) -> String? { errors[number]?.compactMap(Self.sentence).last }

    /// The first error that is no sentence of Plumb's.
    private func error(_ number: Int) -> String? { errors[number]?.first { Self.sentence($0) == nil } }

    private static func sentence(_ error: String) -> String? {
        guard let mark = error.range(of: " is unavailable: ") else { return nil }
        return String(error[mark.upperBound...])
    }
}
