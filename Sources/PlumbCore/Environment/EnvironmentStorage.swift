/// The values that are read most: each has a place of its own, where it is found without searching. The numbers are
/// their bits in an `EnvironmentKeySet`; what a value is, its key says.
enum EnvironmentSlot: Int {
    case layoutDirection, colorScheme, displayScale, isEnabled, locale, textEngine, dynamicTypeSize, transactionScope
    case foregroundStyle, tint, hasSafeArea, scrolledAxes
    case font, fontWeight, fontDesign, isItalic, isMonospaced, hasMonospacedDigits, tracking, textCase
    case lineLimit, reservedLines, lineSpacing, textAlignment, truncationMode, fontTraits, textTraits
    case platform

    static let count = 28
}

/// A key whose value has a place of its own.
protocol SlottedEnvironmentKey: EnvironmentKey {
    static var slot: EnvironmentSlot { get }
}

/// A value of the environment, as it was set. Never changed: whoever sets another value puts another entry in its
/// place.
class EnvironmentEntry {
    /// Whether this value is the same as another of the same key; nil stands for the default.
    func isSame(as other: EnvironmentEntry?) -> Bool { self === other }

    /// The entry that views have at another place, where the value belongs to one (`ContextEnvironmentKey`); nil where
    /// it does not.
    var outOfContext: EnvironmentEntry? { nil }

    /// The key's name and the value.
    var description: String { "" }
}

/// The value of a key.
final class EnvironmentBox<K: EnvironmentKey>: EnvironmentEntry {
    let value: K.Value
    init(_ value: K.Value) { self.value = value }

    override func isSame(as other: EnvironmentEntry?) -> Bool {
        if self === other { return true }
        // Entries that stand in one place are of one key.
        let other = other.map { unsafeDowncast($0, to: EnvironmentBox<K>.self).value } ?? K.defaultValue
        return cannotBeToldApart(value, other)
    }

    override var outOfContext: EnvironmentEntry? {
        K.self is any ContextEnvironmentKey.Type ? EnvironmentBox<K>(K.defaultValue) : nil
    }

    override var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }
}

/// The values of a scope. Copies share them until one of them sets a value.
///
/// What is set at a place of its own is found by its number; all else stands in a persistent tree: a value that is set
/// copies the few entries on its way, and looking for one is as short at any depth of modifiers.
final class EnvironmentStorage {
    var slots: InlineArray<28, EnvironmentEntry?>
    var others: EnvironmentTree?
    /// The bits of the keys in the tree: most keys that are read were never set.
    var present: UInt64
    /// What it was copied from, for who wants to know whether somebody put other values in its place.
    var origin = 0

    init() {
        slots = InlineArray(repeating: nil)
        present = 0
    }

    init(_ original: EnvironmentStorage, origin: Int? = nil) {
        slots = original.slots
        others = original.others
        present = original.present
        self.origin = origin ?? original.origin
    }

    /// The entry of a key without a place of its own; nil where nobody has set one.
    @inline(__always)
    func entry(_ key: EnvironmentKeyID) -> EnvironmentEntry? {
        guard present & key.bit != 0 else { return nil }
        return EnvironmentTree.find(key.id, in: others)
    }

    func set(_ entry: EnvironmentEntry, _ key: EnvironmentKeyID) {
        others = EnvironmentTree.setting(entry, key.id, in: others)
        present |= key.bit
    }

    /// The keys of a set whose values here and there are not known to be the same.
    func changes(since old: EnvironmentStorage, of keys: EnvironmentKeySet) -> EnvironmentKeySet {
        var keys = keys
        if keys.bits & EnvironmentKeySet.allBit != 0 {
            keys = EnvironmentKeySet()
            keys.bits = 1 << EnvironmentSlot.count - 1
            for tree in [others, old.others] {
                EnvironmentTree.forEach(in: tree) { key, _ in keys.insert(EnvironmentKeyID(key)) }
            }
        }
        func isChanged(_ a: EnvironmentEntry?, _ b: EnvironmentEntry?) -> Bool {
            if a === b { return false }
            return !((b?.isSame(as: a) ?? a?.isSame(as: b)) ?? true)
        }
        var changes = EnvironmentKeySet()
        var bits = keys.bits & EnvironmentKeySet.slotBits
        while bits != 0 {
            let slot = bits.trailingZeroBitCount
            bits &= bits - 1
            if isChanged(old.slots[slot], slots[slot]) { changes.bits |= 1 << slot }
        }
        for id in keys.others {
            let key = EnvironmentKeyID(id)
            if isChanged(old.entry(key), entry(key)) { changes.insert(key) }
        }
        return changes
    }

    /// These values, with those of some keys taken from others.
    func with(_ keys: EnvironmentKeySet, from source: EnvironmentStorage) -> EnvironmentStorage {
        let new = EnvironmentStorage(self)
        var bits = keys.bits & EnvironmentKeySet.slotBits
        while bits != 0 {
            let slot = bits.trailingZeroBitCount
            bits &= bits - 1
            new.slots[slot] = source.slots[slot]
        }
        for id in keys.others {
            let key = EnvironmentKeyID(id)
            if let entry = source.entry(key) { new.set(entry, key) }
        }
        return new
    }
}

/// Entries by key: a search tree that is never changed. Its shape follows from the keys alone (a treap whose ranks are
/// mixed from the keys), so it is as flat as a random one, in whatever order they come.
final class EnvironmentTree {
    private let key: ObjectIdentifier
    private let entry: EnvironmentEntry
    private let left: EnvironmentTree?
    private let right: EnvironmentTree?

    private init(
        _ key: ObjectIdentifier, _ entry: EnvironmentEntry, _ left: EnvironmentTree?, _ right: EnvironmentTree?
    ) {
        self.key = key
        self.entry = entry
        self.left = left
        self.right = right
    }

    private var rank: UInt { EnvironmentKeyID.mixed(key) }

    static func find(_ key: ObjectIdentifier, in tree: EnvironmentTree?) -> EnvironmentEntry? {
        var current = tree
        while let node = current {
            if node.key == key { return node.entry }
            current = key < node.key ? node.left : node.right
        }
        return nil
    }

    static func forEach(in tree: EnvironmentTree?, _ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
        guard let tree else { return }
        forEach(in: tree.left, body)
        body(tree.key, tree.entry)
        forEach(in: tree.right, body)
    }

    /// The tree with another entry for a key: the way there is new, the rest is shared.
    static func setting(
        _ entry: EnvironmentEntry, _ key: ObjectIdentifier, in tree: EnvironmentTree?
    ) -> EnvironmentTree {
        guard let tree else { return EnvironmentTree(key, entry, nil, nil) }
        if tree.key == key { return EnvironmentTree(key, entry, tree.left, tree.right) }
        if key < tree.key {
            let left = setting(entry, key, in: tree.left)
            if left.rank <= tree.rank { return EnvironmentTree(tree.key, tree.entry, left, tree.right) }
            let rest = EnvironmentTree(tree.key, tree.entry, left.right, tree.right)
            return EnvironmentTree(left.key, left.entry, left.left, rest)
        }
        let right = setting(entry, key, in: tree.right)
        if right.rank <= tree.rank { return EnvironmentTree(tree.key, tree.entry, tree.left, right) }
        let rest = EnvironmentTree(tree.key, tree.entry, tree.left, right.left)
        return EnvironmentTree(right.key, right.entry, rest, right.right)
    }
}

/// A value that knows more about being the same than `==` could say, or has no `==`.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

private protocol OptionalValue {
    static func areSame(_ a: Self, _ b: Self) -> Bool
}

extension Optional: OptionalValue {
    fileprivate static func areSame(_ a: Wrapped?, _ b: Wrapped?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): cannotBeToldApart(a, b)
        default: false
        }
    }
}

/// Objects are the same when they are one object; other values where they can tell. Values that can't are taken for
/// different.
private func cannotBeToldApart<T>(_ a: T, _ b: T) -> Bool {
    func compareOptionals<O: OptionalValue>(_ type: O.Type) -> Bool {
        guard let a = a as? O, let b = b as? O else { return false }
        return O.areSame(a, b)
    }
    if let type = T.self as? any OptionalValue.Type { return compareOptionals(type) }
    // The type behind an existential decides.
    if type(of: a as Any) is AnyObject.Type, type(of: b as Any) is AnyObject.Type {
        return (a as AnyObject) === (b as AnyObject)
    }
    func compare<C: SelfComparing>(_ a: C) -> Bool { (b as? C).map { a.isSame(as: $0) } ?? false }
    if let a = a as? any SelfComparing { return compare(a) }
    return areEqual(a, b)
}
