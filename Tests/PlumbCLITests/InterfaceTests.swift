import Foundation
import PlumbInterface
import PlumbLaws
import Testing

/// The tables of SwiftUI's interface (Sources/PlumbInterface/Tables) say what the compiler says of each declaration,
/// and Docs/API.md says what they say.
@Suite(.serialized)
struct InterfaceTests {
    private static let table = Result { try InterfaceTable(folder: InterfaceTable.folder) }
    /// One run of the compiler for all rows.
    private static let findings = Result {
        try InterfaceFindings(try table.get(), by: PlumbRun.program, cache: PlumbRun.cache)
    }

    /// Where one is not, `plumb-laws --interface` writes it.
    @Test func everyStateIsTrue() throws {
        let table = try Self.table.get()
        #expect(table.rows.count > 6_500)
        let stated = table.stated(by: try Self.findings.get())
        let wrong = zip(table.rows, stated.rows).filter { $0.state != $1.state }
        #expect(
            wrong.isEmpty,
            "these lines of the table are others now:\n\(wrong.map { "\($1.owner)\t\($1.signature)\t\($1.state.text)" }.joined(separator: "\n"))"
        )
        #expect(table.rows.filter { $0.state == .works }.count >= 3_300)
    }

    @Test func everySentenceSaysWhatToUseInstead() throws {
        let findings = try Self.findings.get()
        for (number, row) in try Self.table.get().rows.enumerated() where row.state == .unavailable {
            let sentence = try #require(findings.sentence(number), "\(row.owner) \(row.signature)")
            let parts = sentence.components(separatedBy: "; ")
            #expect(parts.count >= 2 && parts[1].count >= 8, "\(row.owner) \(row.signature): \(sentence)")
            #expect(!sentence.hasSuffix("."), "\(sentence)")
        }
    }

    /// What is said to be there with `--system 26` compiles there, and so does all that works without it.
    @Test func whatIsNewInASystemIsThere() throws {
        let (table, findings) = (try Self.table.get(), try Self.findings.get())
        let later = try InterfaceFindings(
            table, by: PlumbRun.program, cache: PlumbRun.cache, options: ["--system", "26"])
        var count = 0
        for (number, row) in table.rows.enumerated() {
            let isNew = row.state == .unavailable && findings.sentence(number)?.contains("--system 26") == true
            if isNew { count += 1 }
            guard isNew || row.state == .works else { continue }
            #expect(later.state(number) == .works, "\(row.owner) \(row.signature)")
        }
        #expect(count > 80)
    }

    /// Where it does not, `make docs` writes it.
    @Test func thePagesAreTheTable() throws {
        for file in InterfacePage(try Self.table.get(), try Self.findings.get()).files {
            let written = try String(contentsOf: PlumbRun.package.appendingPathComponent(file.path), encoding: .utf8)
            #expect(written == file.text, "\(file.path) differs from the table: make docs")
            #expect(written.utf8.count < 400_000)
        }
    }

    /// Each declaration works, ends in a sentence of Plumb's, or is elsewhere. What is not built yet has the state
    /// unavailable, with a remedy.
    @Test func noRowIsUndecided() throws {
        let table = try Self.table.get()
        let undecided = try Self.findings.get().undecided
        #expect(
            undecided.isEmpty,
            "declare these:\n\(undecided.map { "\(table.rows[$0.number].signature): \($0.error)" }.joined(separator: "\n"))"
        )
    }

    /// What is not elsewhere has a use: an empty line compiles, whatever there is.
    @Test func everyRowHasAUse() throws {
        for (number, row) in try Self.table.get().rows.enumerated() {
            if case .elsewhere = row.state { continue }
            #expect(!row.use(number).isEmpty, "\(row.owner) \(row.signature)")
        }
    }

    /// A row whose state is wrong is found, each way, and no other one. What is said to be elsewhere is not tried.
    @Test func whatIsWrongIsSeen() throws {
        let findings = try Self.findings.get()
        let right = try Self.table.get().stated(by: findings)
        var wrong = right
        var changed: Set<String> = []
        for (state, other) in [(InterfaceRow.State.works, InterfaceRow.State.unavailable), (.unavailable, .works)] {
            let area = try #require(right.areas.firstIndex { $0.rows.contains { $0.state == state } })
            let row = try #require(right.areas[area].rows.lastIndex { $0.state == state })
            wrong.areas[area].rows[row].state = other
            changed.insert(right.areas[area].rows[row].signature)
        }
        let found = wrong.stated(by: findings)
        #expect(found.rows == right.rows && changed.count == 2)
        #expect(Set(zip(wrong.rows, found.rows).filter { $0.state != $1.state }.map(\.1.signature)) == changed)
    }

    /// A name that nobody has declared is undecided, and its row keeps the state that it had.
    @Test func whatNobodyHasDeclaredIsUndecided() throws {
        let lines = [
            ["", "", "struct Unheard", "13.0", "", "works", ""],
            ["", "", "struct Spacer", "13.0", "", "unavailable", ""],
        ]
        let table = InterfaceTable(
            areas: [InterfaceTable.Area(name: "a", rows: lines.compactMap { InterfaceRow(cells: $0) })])
        let findings = try InterfaceFindings(table, by: PlumbRun.program, cache: PlumbRun.cache)
        #expect(findings.undecided.map(\.number) == [0])
        #expect(findings.undecided.first?.error.contains("Unheard") == true)
        #expect(table.stated(by: findings).rows.map(\.state) == [.works, .works])
    }

    @Test(arguments: ["open", "", "Works", "iOS"])
    func whatIsNoStateIsNoRow(word: String) {
        #expect(InterfaceRow(cells: ["View", "", "func a()", "13.0", "", word, ""]) == nil)
        #expect(
            InterfaceRow(cells: ["View", "", "func a()", "13.0", "", "needs Charts", ""])?.state
                == .elsewhere("needs Charts"))
    }
}
