import Foundation
import Synchronization

/// Sentences about numbers that are none, from code that knows nobody to tell: whoever shows what was drawn takes them.
package enum NumberFaults {
    /// Sentences in one frame: whoever draws a thousand arcs need not read as many.
    private static let limit = 100

    private static let sentences = Mutex<[String]>([])
    private static let areThere = Atomic<Bool>(false)
    /// Whether somebody shows what is drawn here; else nobody is told.
    @TaskLocal private static var isHeard = false

    /// Hears what `body` draws; `takeAll()` has the sentences afterwards.
    package static func hearing<T>(_ body: () throws -> T) rethrows -> T { try $isHeard.withValue(true) { try body() } }

    /// - Parameter words: "the radius of an arc is nan; nothing is added".
    static func tell(_ words: String) {
        guard isHeard else { return }
        sentences.withLock { if $0.count < limit, !$0.contains(words) { $0.append(words) } }
        areThere.store(true, ordering: .releasing)
    }

    /// Tells of the first of some numbers that is none. Returns whether all are some.
    ///
    /// - Parameters:
    ///   - sum: of all of them, which is no number where one is none: nothing else is looked at where it is.
    ///   - numbers: with their names.
    ///   - isEndlessAllowed: whether infinity counts as a number.
    ///   - user: whose numbers they are.
    ///   - end: what is done instead.
    static func check(
        _ sum: CGFloat, _ numbers: @autoclosure () -> KeyValuePairs<String, CGFloat>, isEndlessAllowed: Bool = false,
        of user: String, _ end: String
    ) -> Bool {
        if sum.isFinite { return true }
        for (name, number) in numbers() where number.isNaN || (number.isInfinite && !isEndlessAllowed) {
            tell("the \(name) of \(user) is \(number); \(end)")
            return false
        }
        return true
    }

    /// Takes what has been told since the last call.
    package static func takeAll() -> [String] {
        guard areThere.exchange(false, ordering: .acquiring) else { return [] }
        return sentences.withLock { sentences in
            defer { sentences = [] }
            return sentences
        }
    }
}
