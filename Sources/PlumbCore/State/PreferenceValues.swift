/// What the views of a subtree hand up, by key, while the preference pass walks over them.
///
/// 1. A view that writes nothing has no entry. 2. The first entry of a key starts, each further one is reduced into it, in the
/// order of the views. Source: OpenSwiftUI `PreferenceCombiner`, `PairPreferenceCombiner`.
struct PreferenceValues {
    private var entries: [ObjectIdentifier: any PreferenceEntry] = [:]

    /// The combined value; nil where no view has written one.
    subscript<K: PreferenceKey>(key: K.Type) -> K.Value? { entry(key)?.value }

    /// A number that changes whenever somebody who had a part in the value wrote again: it tells values apart that can't be
    /// compared. 0 where no view has written any.
    func stamp<K: PreferenceKey>(of key: K.Type) -> Int { entry(key)?.stamp ?? 0 }

    mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, stamp: Int) {
        entries[ObjectIdentifier(key)] = Entry<K>(value: value, stamp: stamp)
    }

    /// Adds what the next view hands up.
    mutating func merge(_ next: PreferenceValues) {
        if entries.isEmpty {
            entries = next.entries
            return
        }
        for (key, entry) in next.entries { entries[key] = entries[key]?.reduced(with: entry) ?? entry }
    }

    private func entry<K: PreferenceKey>(_ key: K.Type) -> Entry<K>? { entries[ObjectIdentifier(key)] as? Entry<K> }

    private struct Entry<K: PreferenceKey>: PreferenceEntry {
        var value: K.Value
        var stamp: Int

        func reduced(with next: any PreferenceEntry) -> any PreferenceEntry {
            guard let next = next as? Entry<K> else { return self }
            var result = self
            K.reduce(value: &result.value) { next.value }
            result.stamp = PreferenceValues.stamp(stamp, next.stamp)
            return result
        }
    }

    /// The stamp of something made of several.
    static func stamp(_ parts: Int...) -> Int {
        var hasher = Hasher()
        hasher.combine(parts)
        return hasher.finalize()
    }
}

private protocol PreferenceEntry {
    func reduced(with next: any PreferenceEntry) -> any PreferenceEntry
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
