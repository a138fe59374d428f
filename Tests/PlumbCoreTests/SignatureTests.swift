import Foundation
import PlumbLaws
import Testing

/// Docs/Signatures.md is the register's table, and its rows are true. What is unavailable: `UnavailableTests`.
@Suite @MainActor
struct SignatureTests {
    @Test func everyUseRuns() {
        let rows = Register.rows(using: SignatureContext())
        #expect(rows.filter { $0.state == .works }.count >= 1_380)
        var seen: Set<String> = []
        for row in rows where !seen.insert("\(row.owner) \(row.signature)").inserted {
            Issue.record("\(row.owner) \(row.signature) is said twice")
        }
    }

    @Test func everyOtherRowSaysWhatToUseInstead() {
        for row in Register.rows() where row.state != .works {
            #expect(row.state.words.hasPrefix("unavailable: Plumb"), "\(row.owner) \(row.signature)")
            #expect(row.state.words.contains("; "), "\(row.signature) has no remedy")
        }
    }

    /// Where it is not, `make docs` writes it.
    @Test func thePageIsTheRegister() throws {
        let page = try String(contentsOf: Repository.file("Docs/Signatures.md"), encoding: .utf8)
        let (written, expected) = (
            page.components(separatedBy: "\n"), Register.signaturePage.components(separatedBy: "\n")
        )
        for (line, other) in zip(written, expected) where line != other {
            Issue.record("Docs/Signatures.md says \(line), the register \(other)")
            return
        }
        #expect(written.count == expected.count)
    }
}
