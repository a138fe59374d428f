import Foundation

/// Plumb's own symbols: drawings of ours that answer to the names SwiftUI code uses.
package enum SymbolLibrary {
    /// The symbol of a name; nil if SF Symbols has no such name, or we have no drawing for it (see `isKnownName`).
    package static func symbol(named name: String) -> Symbol? { drawings.symbol(named: name) }

    /// Whether a name is one that SF Symbols has. For such a name without a drawing there is `Symbol.placeholder`; any
    /// other name is 0 × 0 in SwiftUI.
    package static func isKnownName(_ name: String) -> Bool { KnownNames.contains(name) }

    /// Whether a name means a company's or a product's mark, of which there is no drawing of ours.
    package static func isTrademark(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return false }
        return marks.contains(String(first)) || parts.contains("logo")
    }

    private static let marks: Set<String> = [
        "apple", "applelogo", "swift", "swiftdata", "homekit", "siri", "finder", "bonjour", "appclip", "shazam",
    ]

    /// The names that have a drawing, sorted.
    package static let names: [String] = KnownNames.all.filter { GlyphComposition.marks(named: $0) != nil }.sorted()

    private static let drawings = Drawings()

    /// What has been asked for, so that a symbol in a hundred rows is read once.
    private final class Drawings: @unchecked Sendable {
        // Safe: the lock guards what is known.
        /// `known` is touched by whoever holds the lock.
        private let lock = NSLock()
        private var known: [String: Symbol?] = [:]
        /// More different symbols than a picture has; then reading begins anew, so that any file's names take bounded
        /// room.
        private let most = 1000

        func symbol(named name: String) -> Symbol? {
            lock.lock()
            defer { lock.unlock() }
            if let symbol = known[name] { return symbol }
            if known.count >= most { known.removeAll() }
            let marks = name.utf8.count <= 120 ? GlyphComposition.marks(named: name) : nil
            let symbol = marks.flatMap { KnownNames.contains(name) ? Symbol(name: name, marks: $0) : nil }
            if name.utf8.count <= 120 { known[name] = .some(symbol) }
            return symbol
        }
    }
}
