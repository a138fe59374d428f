import Foundation
import PlumbInterface

extension InterfaceRow {
    /// One line that uses it.
    package func use(_ number: Int) -> String {
        ForwardingUse(owner: owner, constraints: constraints, declaration: Declaration(signature), number: number).text
    }
}

extension InterfaceTable {
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
    ///
    /// - Parameter options: of the call.
    package init(_ table: InterfaceTable, by plumb: URL, cache: URL, options: [String] = []) throws {
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
        process.arguments = ["layout", "Uses.swift", "--json"] + options
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
    package func state(_ number: Int) -> InterfaceRow.State? {
        if elsewhere.contains(number) || error(number) != nil { return nil }
        return errors[number] == nil ? .works : .unavailable
    }

    /// Rows whose use is some other error, each with the first that is said: they don't work, and no sentence says what
    /// to use instead.
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
