/// What the views of a subtree hand up, by key, while the preference pass walks over them.
///
/// 1. A view that writes nothing has no entry. 2. The first entry of a key starts, each further one is reduced into it,
/// in the order of the views. Source: OpenSwiftUI `PreferenceCombiner`, `PairPreferenceCombiner`.
struct PreferenceValues {
    private var entries: [ObjectIdentifier: PreferenceEntry] = [:]

    /// The combined value; nil where no view has written one.
    subscript<K: PreferenceKey>(key: K.Type) -> K.Value? { entry(key)?.value }

    /// A number that changes whenever somebody who had a part in the value wrote again: it tells values apart that
    /// can't be compared. 0 where no view has written any.
    func stamp<K: PreferenceKey>(of key: K.Type) -> Int { entry(key)?.stamp ?? 0 }

    mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, stamp: Int) {
        entries[ObjectIdentifier(key)] = Entry<K>(value, stamp: stamp)
    }

    /// Adds what the next view hands up, and takes its entries over.
    mutating func merge(_ next: consuming PreferenceValues) {
        if entries.isEmpty {
            entries = next.entries
            return
        }
        for (key, entry) in next.entries {
            if let own = entries[key] { own.reduce(entry) } else { entries[key] = entry }
        }
    }

    private func entry<K: PreferenceKey>(_ key: K.Type) -> Entry<K>? { entries[ObjectIdentifier(key)] as? Entry<K> }

    /// An object, so that reducing many views appends to one array instead of copying it for each.
    private final class Entry<K: PreferenceKey>: PreferenceEntry {
        var value: K.Value
        var stamp: Int

        init(_ value: K.Value, stamp: Int) {
            self.value = value
            self.stamp = stamp
        }

        override func reduce(_ next: PreferenceEntry) {
            guard let next = next as? Entry<K> else { return }
            K.reduce(value: &value) { next.value }
            stamp = PreferenceValues.stamp(stamp, next.stamp)
        }
    }

    /// The stamp of something made of two others.
    static func stamp(_ first: Int, _ second: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
    }
}

/// The value of one key, whatever the key.
private class PreferenceEntry {
    func reduce(_ next: PreferenceEntry) {}
}

/// The last value that somebody has acted upon, to tell whether the next one is another.
struct LastPreference<K: PreferenceKey> {
    private(set) var value: K.Value
    private let stamp: Int

    init(_ values: PreferenceValues) {
        value = values[K.self] ?? K.defaultValue
        stamp = values.stamp(of: K.self)
    }

    /// Values that can be compared are; the others are the same when the same writers wrote them.
    func isSame(as other: LastPreference) -> Bool {
        if value is any Equatable { return areEqual(value, other.value) }
        return stamp == other.stamp
    }
}
