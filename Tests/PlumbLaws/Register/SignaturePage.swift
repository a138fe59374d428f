import Foundation
import PlumbCore

extension Register {
    /// Docs/Signatures.md.
    @MainActor package static var signaturePage: String {
        let rows = rows()
        let working = rows.filter { $0.state == .works }.count
        var text = """
            # Signatures

            The public declarations of SwiftUI's layout, alignment, state, data, focus, text fields, gestures, motion and symbol effects
            (without Core Data, SwiftData and tables), up to iOS 17, and all modifiers of views that Plumb has; and what Plumb makes of
            them. *works*: it compiles with its default arguments and does what it says. *unavailable*: its use is an error that ends in
            the sentence behind the colon. Each is used by the tests, and said once: `Tests/PlumbLaws/Register`, from which
            `make docs` writes this page.

            \(working) work, \(rows.count - working) are unavailable.

            """
        var sections: [String: [SignatureProbes.Row]] = [:]
        for row in rows { sections[row.owner, default: []].append(row) }
        for owner in ["Types"] + sections.keys.filter({ $0 != "Types" }).sorted() {
            text += "\n## \(owner)\n\n| signature | state |\n|---|---|\n"
            for row in sections[owner] ?? [] { text += "| `\(row.signature)` | \(row.state.words) |\n" }
        }
        return text
    }
}
