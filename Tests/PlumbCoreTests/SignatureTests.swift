import Foundation
import PlumbLaws
import Testing

/// The register's rows are true, and of SwiftUI. The whole interface: `InterfaceTests`.
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

    /// A declaration that Plumb alone has is none of SwiftUI's.
    @Test func everyRowIsOfTheInterface() throws {
        let interface = Set(try InterfaceTable().rows.map { InterfaceRow.key($0.owner, $0.signature) })
        let strange = Register.rows().filter { !interface.contains(InterfaceRow.key($0.owner, $0.signature)) }
        #expect(strange.map { "\($0.owner) \($0.signature)" } == [])
    }
}
