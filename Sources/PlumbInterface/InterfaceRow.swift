import Foundation

/// A declaration of SwiftUI's interface, and whether Plumb has it: a line of `Tables/AREA.tsv`.
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
    /// Of an unavailable declaration, the sentence that its error ends in: its name in `remedies.tsv`.
    ///
    /// Empty where the owner is unavailable and its sentence fits.
    package let remedy: String
    /// Whether a source of Plumb's declares the unavailable name: `, by hand` behind the remedy.
    package let isByHand: Bool

    private static let byHand = ", by hand"

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

    /// Nil for a line that is no row, for a row without a state, and for a remedy of what is not unavailable.
    package init?(cells: [String]) {
        guard cells.count == 7, let state = State(cells[5]) else { return nil }
        guard state == .unavailable || cells[6].isEmpty else { return nil }
        owner = cells[0]
        constraints = cells[1]
        signature = cells[2]
        since = cells[3]
        isDeprecated = cells[4] == "deprecated"
        self.state = state
        isByHand = cells[6].hasSuffix(Self.byHand)
        remedy = isByHand ? String(cells[6].dropLast(Self.byHand.count)) : cells[6]
    }

    /// The line that says this.
    var line: String {
        let remedy = state == .unavailable ? remedy + (isByHand ? Self.byHand : "") : ""
        return [owner, constraints, signature, since, isDeprecated ? "deprecated" : "", state.text, remedy]
            .joined(separator: "\t")
    }

    /// The number before the point.
    package var version: Int { Int(since.prefix { $0 != "." }) ?? 0 }
    /// A number that grows with the version, minor ones counted.
    var order: Int { version * 100 + (Int(since.drop { $0 != "." }.dropFirst()) ?? 0) }

    /// The path of the type that it declares; nil for what is no type.
    var typePath: String? {
        let declaration = Declaration(signature)
        guard declaration.isType else { return nil }
        return owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
    }

    /// The constraints of the extension and those of the declaration itself.
    var requirements: String { Self.joined(constraints, Declaration(signature).requirements) }

    /// Two lists of constraints as one.
    static func joined(_ first: String, _ second: String) -> String {
        [first, second].filter { !$0.isEmpty }.joined(separator: ", ")
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
