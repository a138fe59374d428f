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

    /// Each row is of SwiftUI: its owner has a member of that name in the interface. What the compiler makes by itself (conformances,
    /// equality, hashes, `Body`) is not in the table, and neither are the frameworks beside SwiftUI.
    @Test func everyRowIsOfTheInterface() throws {
        let interface = Set(try InterfaceTable().rows.map { $0.path })
        var strange: Set<String> = []
        for row in Register.rows() {
            let owner = row.owner == "Types" ? "" : row.owner
            guard let path = InterfaceRow.path(owner, row.signature), !interface.contains(path) else { continue }
            if path.contains("SymbolEffect") || Self.besides.contains(where: path.hasPrefix) { continue }
            strange.insert(path)
        }
        #expect(strange.sorted() == [])
    }

    /// Names of Foundation, UIKit and Core Transferable, and of SwiftUI what Apple's lists leave out; symbol effects are of Apple's Symbols.
    private static let besides = [
        "UI", "Transfer", "Orientation", "HoverEffect", "View.hoverEffect", "TupleView",
        "AttributedString", "BlurReplaceTransition.Configuration", "ProjectionTransform.m", "Subview.id", "Text.Layout",
    ]
}
