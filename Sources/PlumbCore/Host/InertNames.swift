import Foundation
import PlumbGraphics
import Synchronization

/// Which names that compile and do nothing a run has used. The first is reported in a sentence; `plumb --strict` lists
/// them all.
package enum InertNames {
    private struct Uses {
        var isTold = false
        /// Whether every name is reported, each once.
        var listsAll = false
        /// What is at the end of the one sentence.
        var hint: String?
        var known: Set<UInt> = []

        /// Whether the use of a name is to be reported.
        mutating func take(_ key: UInt, isBoxed: Bool) -> Bool {
            if listsAll { return known.insert(key).inserted }
            if isTold || isBoxed { return false }
            isTold = true
            return true
        }
    }

    private static let uses = Mutex(Uses())
    /// Whether nothing is to be reported any more: most uses ask nothing else.
    private static let isDone = Atomic<Bool>(false)
    /// In how many `quietly` the program is.
    private static let quiet = Atomic<Int>(0)
    /// In how many `boxed` the program is.
    private static let boxes = Atomic<Int>(0)

    /// Begins a run: nothing has been reported.
    ///
    /// - Parameters:
    ///   - listsAll: whether every name that is used is reported, instead of the first one.
    ///   - hint: how to see them all.
    package static func begin(listsAll: Bool, hint: String?) {
        uses.withLock { $0 = Uses(listsAll: listsAll, hint: hint) }
        isDone.store(false, ordering: .relaxed)
    }

    /// Whether a use can be one that is reported.
    package static var isHeard: Bool {
        !isDone.load(ordering: .relaxed) && quiet.load(ordering: .relaxed) == 0
    }

    /// Whether a name's use is to be reported: where it is the first one, or where all are asked for.
    package static func take(_ key: UInt) -> Bool {
        let isBoxed = boxes.load(ordering: .relaxed) > 0
        return uses.withLock { uses in
            let isNew = uses.take(key, isBoxed: isBoxed)
            isDone.store(uses.isTold, ordering: .relaxed)
            return isNew
        }
    }

    /// A sentence with the hint.
    package static func sentence(_ words: String) -> String {
        words + (uses.withLock { $0.hint }.map { "; \($0)" } ?? "")
    }

    /// What Plumb does itself is no use.
    package static func quietly<T>(_ body: () throws -> T) rethrows -> T {
        quiet.add(1, ordering: .relaxed)
        defer { quiet.subtract(1, ordering: .relaxed) }
        return try body()
    }

    /// What a view does for which a box is drawn: the box has a sentence of its own, and the one sentence is for
    /// another use.
    package static func boxed<T>(_ body: () throws -> T) rethrows -> T {
        boxes.add(1, ordering: .relaxed)
        defer { boxes.subtract(1, ordering: .relaxed) }
        return try body()
    }
}
