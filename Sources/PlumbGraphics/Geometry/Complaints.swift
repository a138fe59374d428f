import Foundation
import Synchronization

/// Sentences from code that knows no host, such as a path's about a number that is none: the host whose work it is
/// takes them.
package enum Complaints {
    /// Sentences in one frame: whoever draws a thousand arcs need not read as many.
    private static let limit = 100

    private static let sentences = Mutex<[String]>([])
    private static let areThere = Atomic<Bool>(false)
    /// The thread on which somebody hears; 0 for none. A number, for telling who hears must allocate nothing.
    private static let listener = Atomic<UInt>(0)

    /// Hears what `body` says; `takeAll()` has the sentences afterwards.
    package static func hearing<T>(_ body: () throws -> T) rethrows -> T {
        let outer = listener.exchange(thread, ordering: .relaxed)
        defer { listener.store(outer, ordering: .relaxed) }
        return try body()
    }

    private static var thread: UInt { UInt(pthread_self()) }

    /// Says a sentence where somebody hears it, and once.
    package static func tell(_ words: String) {
        guard listener.load(ordering: .relaxed) == thread else { return }
        leave(words)
    }

    /// Says a sentence to whoever hears next, from any thread.
    package static func leave(_ words: String) {
        sentences.withLock { if $0.count < limit, !$0.contains(words) { $0.append(words) } }
        areThere.store(true, ordering: .releasing)
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

extension Complaints {
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
}
