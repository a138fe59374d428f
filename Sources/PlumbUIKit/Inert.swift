import Foundation
import PlumbCore
import PlumbGraphics
import Synchronization

/// Names of UIKit's that compile and do nothing: shells.tsv lists them, and their Swift is made of the list.
///
/// The first of them that a program uses is said in a sentence, once a run. Making an object is a use, so is setting a
/// property or calling a function; reading is none. `plumb --strict` lists them all.
package enum Inert {
    private struct Uses {
        var isTold = false
        /// Whether every name is said, each once.
        var listsAll = false
        /// What stands at the end of the one sentence.
        var hint: String?
        var known: Set<UInt> = []

        /// Whether the use of a name is to be said.
        mutating func take(_ key: UInt, isBoxed: Bool) -> Bool {
            if listsAll { return known.insert(key).inserted }
            if isTold || isBoxed { return false }
            isTold = true
            return true
        }
    }

    private static let uses = Mutex(Uses())
    /// Whether nothing is to be said any more: most uses ask nothing else.
    private static let isDone = Atomic<Bool>(false)
    /// In how many `quietly` the program is.
    private static let quiet = Atomic<Int>(0)
    /// In how many `boxed` the program is.
    private static let boxes = Atomic<Int>(0)

    /// Begins a run: nothing has been said.
    ///
    /// - Parameters:
    ///   - listsAll: whether every name that is used is said, instead of the first one.
    ///   - hint: how to see them all.
    package static func begin(listsAll: Bool, hint: String?) {
        uses.withLock { $0 = Uses(listsAll: listsAll, hint: hint) }
        isDone.store(false, ordering: .relaxed)
    }

    // MARK: Uses

    /// A name is used.
    ///
    /// - Parameters:
    ///   - object: whose name it is; that of a class below says its own name.
    ///   - name: the class's, a point, and the member's.
    static func use(_ object: NSObject?, _ name: StaticString, _ reason: InertReason) {
        guard isHeard, takes(UInt(bitPattern: name.utf8Start)) else { return }
        var words = "\(name)"
        if let own = object.flatMap({ listed(type(of: $0)) }), let point = words.firstIndex(of: ".") {
            words = own.name + words[point...]
        }
        tell(words, reason)
    }

    /// A name is used that belongs to no object, or to one of a single class.
    static func use(_ name: StaticString, _ reason: InertReason) { use(nil, name, reason) }

    /// A name of a view's is used. On the proxy of an appearance it is another sentence.
    @MainActor static func set(_ view: UIResponder, _ name: StaticString, _ reason: InertReason) {
        if AppearanceProxies.isProxy(view) {
            let member = "\(name)".drop { $0 != "." }.dropFirst().prefix { $0 != "(" }
            AppearanceProxies.note(String(member), of: view)
        } else {
            use(view, name, reason)
        }
    }

    /// An object was made: nothing is said where its class does something.
    static func made(_ object: NSObject) {
        guard isHeard, let (name, reason) = listed(type(of: object)) else { return }
        guard takes(UInt(bitPattern: ObjectIdentifier(type(of: object)))) else { return }
        tell(name, reason)
    }

    /// What Plumb does itself is no use.
    static func quietly<T>(_ body: () throws -> T) rethrows -> T {
        quiet.add(1, ordering: .relaxed)
        defer { quiet.subtract(1, ordering: .relaxed) }
        return try body()
    }

    /// What a view does for which a box is drawn: the box has a sentence of its own, and the one sentence is for
    /// another use.
    static func boxed<T>(_ body: () throws -> T) rethrows -> T {
        boxes.add(1, ordering: .relaxed)
        defer { boxes.subtract(1, ordering: .relaxed) }
        return try body()
    }

    private static var isHeard: Bool {
        !isDone.load(ordering: .relaxed) && quiet.load(ordering: .relaxed) == 0
    }

    private static func takes(_ key: UInt) -> Bool {
        let isBoxed = boxes.load(ordering: .relaxed) > 0
        return uses.withLock { uses in
            let isNew = uses.take(key, isBoxed: isBoxed)
            isDone.store(uses.isTold, ordering: .relaxed)
            return isNew
        }
    }

    /// The list's nearest class.
    private static func listed(_ type: AnyClass) -> (name: String, reason: InertReason)? {
        var type: AnyClass? = type
        while let known = type {
            if let found = classes[ObjectIdentifier(known)] { return found }
            type = _getSuperclass(known)
        }
        return nil
    }

    private static func tell(_ name: String, _ reason: InertReason) {
        let hint = uses.withLock { $0.hint }.map { "; \($0)" } ?? ""
        let sentence = "\(name) does nothing here: \(reason.rawValue) (Docs/UIKit.md)\(hint)"
        guard Thread.isMainThread else { return Complaints.leave(sentence) }
        let point = SourcePoint(SourcePlace.here())
        MainActor.assumeIsolated { HostAtWork.report(sentence, at: point) }
    }
}
