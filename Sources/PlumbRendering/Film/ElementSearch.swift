import Foundation
import PlumbCore

extension ViewHost {
    /// All elements of the semantics tree, in reading order.
    package var elements: [AccessibilityNode] { accessibilityTree().flatMap(\.all) }

    /// The first element with a label that offers an action, else the first with the label: a title may say what a
    /// button does.
    ///
    /// - Parameter asker: who wants to know, for the sentence that says that there is none.
    package func element(labeled label: String, for asker: String) throws -> AccessibilityNode {
        let all = elements
        if let found = Self.first(labeled: label, of: all) { return found }
        throw ScriptError(
            description: "\(asker) finds no element with the label \(label); \(Self.nearest(to: label, in: all))")
    }

    /// The element with a number.
    package func element(numbered number: UInt64, for asker: String) throws -> AccessibilityNode {
        if let found = elements.first(where: { $0.id == number }) { return found }
        throw ScriptError(description: "\(asker) finds no element with the number \(number)")
    }

    /// The first element with an identifier, or where there is none, with a label, as above.
    package func element(named name: String, for asker: String) throws -> AccessibilityNode {
        let all = elements
        if let found = all.first(where: { $0.identifier == name }) ?? Self.first(labeled: name, of: all) {
            return found
        }
        throw ScriptError(
            description:
                "\(asker) finds no element with the identifier or label \(name); \(Self.nearest(to: name, in: all))")
    }

    private static func first(labeled label: String, of all: [AccessibilityNode]) -> AccessibilityNode? {
        let all = all.filter { $0.label == label }
        return all.first { !$0.actions.isEmpty } ?? all.first
    }

    /// The labels that are most like a name, for the end of a sentence.
    private static func nearest(to name: String, in all: [AccessibilityNode]) -> String {
        // What is very long is no label that somebody has mistyped.
        let wanted = String(name.lowercased().prefix(200))
        var known: Set<String> = []
        let labels = all.compactMap(\.label).filter { !$0.isEmpty && known.insert($0).inserted }
        guard !labels.isEmpty else { return "no element has a label" }
        // A label that has all of the words is nearer than any other.
        let order = labels.enumerated().map { offset, label in
            let words = String(label.lowercased().prefix(200))
            let isPart = !wanted.isEmpty && words.contains(wanted)
            return (label: label, rank: (isPart ? 0 : 1, EditDistance.between(wanted, words), offset))
        }.sorted { $0.rank < $1.rank }
        let names = order.prefix(5).map { "\"\($0.label)\"" }
        return "the nearest \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))"
    }
}
