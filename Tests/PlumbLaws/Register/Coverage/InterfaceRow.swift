import Foundation

/// A declaration of SwiftUI's interface, and what Plumb makes of it: a line of `Register/Interface/AREA.tsv`.
package struct InterfaceRow: Hashable, Sendable {
    /// The type that it belongs to; empty for what stands by itself.
    package let owner: String
    /// The constraints of the extension that it stands in.
    package let constraints: String
    package let signature: String
    /// The version of iOS that brought it.
    package let since: String
    package let isDeprecated: Bool
    package var state: State

    package enum State: Hashable, Sendable {
        /// A use of it compiles.
        case works
        /// A use of it is an error, and the error says what to use instead.
        case unavailable
        /// Apple's other systems have it, or another framework of Apple's has to be there: the word says which.
        case elsewhere(String)

        private static let systems = ["macOS", "tvOS", "watchOS", "visionOS"]

        /// Nil for a word that is no state.
        init?(_ text: String) {
            switch text {
            case "works": self = .works
            case "unavailable": self = .unavailable
            default:
                guard Self.systems.contains(text) || text.hasPrefix("needs ") else { return nil }
                self = .elsewhere(text)
            }
        }

        package var text: String {
            switch self {
            case .works: "works"
            case .unavailable: "unavailable"
            case .elsewhere(let place): place
            }
        }
    }

    /// Nil for a line that is no row, and for a row without a state.
    package init?(line: Substring) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 6, let state = State(cells[5]) else { return nil }
        owner = cells[0]
        constraints = cells[1]
        signature = cells[2]
        since = cells[3]
        isDeprecated = cells[4] == "deprecated"
        self.state = state
    }

    var line: String {
        [owner, constraints, signature, since, isDeprecated ? "deprecated" : "", state.text].joined(separator: "\t")
    }

    /// The number before the point.
    package var version: Int { Int(since.prefix { $0 != "." }) ?? 0 }

    /// One line that uses it.
    package func use(_ number: Int) -> String {
        ForwardingUse(owner: owner, constraints: constraints, declaration: Declaration(signature), number: number).text
    }

    /// Owner and name, which no two spellings of a declaration differ in.
    package var path: String { Self.path(owner, signature) ?? owner }

    /// Nil for what the compiler makes by itself, and for conformances.
    package static func path(_ owner: String, _ signature: String) -> String? {
        let declaration = Declaration(signature)
        switch declaration.keyword {
        case "", "extension", "typealias": return nil
        case "init", "subscript": return "\(owner).\(declaration.keyword)"
        default:
            let name = declaration.name.filter { $0 != "`" }
            if ["==", "hash", "hashValue", "body"].contains(name) { return nil }
            // `struct Image.Scale` is `Scale` of `Image`.
            return owner.isEmpty ? name : "\(owner).\(name)"
        }
    }
}
