/// The values that were asked for last, by a key. What is asked for again comes to the end; the first one goes.
///
/// For a handful of values: keys are compared one after the other.
struct RecentValues<Key: Equatable, Value> {
    private var entries: [(key: Key, value: Value)] = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func value(for key: Key, orMake make: () -> Value) -> Value {
        if let value = value(for: key) { return value }
        let value = make()
        keep(value, for: key)
        return value
    }

    mutating func value(for key: Key) -> Value? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries[index]
        if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
        return entry.value
    }

    /// Keeps a value for a key that has none.
    mutating func keep(_ value: Value, for key: Key) {
        if entries.count == limit { entries.removeFirst() }
        entries.append((key, value))
    }
}
