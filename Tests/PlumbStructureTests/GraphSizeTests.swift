import Foundation
import Testing

/// `ViewGraph` is what every room of PlumbCore sees: what it keeps is grouped by trade, and nothing is added to it by
/// the way.
@Suite
struct GraphSizeTests {
    /// The stored members that a class of these lines has: those at one step of indentation without a body of their
    /// own.
    static func storedMembers(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard
                let match = line.firstMatch(
                    of:
                        /^    (?:@[\w()]+ |private |fileprivate |\(set\) |unowned |weak )*(?:private\(set\) )?(?:let|var) (\w+)/
                )
            else { return nil }
            let isComputed = line.hasSuffix("{") && !line.contains("= ") || line.contains(" { ") && !line.contains("= ")
            return isComputed ? nil : String(match.1)
        }
    }

    @Test func theGraphKeepsTenThings() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(
            contentsOf: repository.appendingPathComponent("Sources/PlumbCore/Graph/ViewGraph.swift"), encoding: .utf8)
        let members = Self.storedMembers(in: text)
        #expect(members.contains("tree") && members.contains("nodes"), "\(members)")
        #expect(members.count <= 10, "\(members)")
    }

    @Test func storedMembersAreFound() {
        let text = """
            final class Some {
                let tree = Tree()
                @exclusivity(unchecked) var update = Update()
                private(set) var failure: String?
                private let sink: Sink
                var handler: (() -> Void)? = { print() }
                var computed: Int { 1 }
                var long: Int {
                    let local = 2
                    return local
                }
                func report() {}
            }
            """
        #expect(Self.storedMembers(in: text) == ["tree", "update", "failure", "sink", "handler"])
    }
}
