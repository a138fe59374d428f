import Foundation
import PlumbInterface
import PlumbUses
import Testing

/// What works of SwiftUI's interface runs: a call of each row with sample values ends without a trap.
///
/// A call that traps ends the process, and the backtrace names its function, which says its row.
@Suite @MainActor
struct UseTests {
    private static let source = Result { try UseSource(folder: InterfaceTable.folder) }

    @Test func everyCallRuns() async throws {
        Uses.make()
        #expect(Uses.all.count == (try Self.source.get()).areas.reduce(0) { $0 + $1.uses.count })
        #expect(Uses.all.count >= 3_300)
        for (_, use) in Uses.all { try await use() }
    }

    /// The rows that have no call, with the reasons. `plumb-laws --interface` writes the list.
    @Test func whatDoesNotRunIsListed() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("left-out.tsv")
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let expected = try Self.source.get().leftOutLines
        #expect(Set(lines).symmetricDifference(expected) == [])
        #expect(lines == expected)
    }

    /// A line that nothing needs any more is to be deleted.
    @Test func everySampleIsUsed() throws {
        #expect(try Self.source.get().unused == [])
    }
}
