/// A value that belongs to the place where a view stands: the row, the screen or the menu around it. What a view
/// presents stands at another place, and does not inherit it.
package protocol ContextEnvironmentKey: EnvironmentKey {}

/// Gives values back what they are outside of a place.
private struct OutsideKey: ContextEnvironmentKey {
    static var defaultValue: [(inout EnvironmentValues) -> Void] { [] }
}

extension EnvironmentValues {
    /// Lets what views within present inherit values as they are now, whatever is set for this place afterwards.
    package mutating func keepForPresentations<each V>(_ paths: repeat WritableKeyPath<EnvironmentValues, each V>) {
        var outside = self[OutsideKey.self]
        for path in repeat each paths {
            let value = self[keyPath: path]
            outside.append { $0[keyPath: path] = value }
        }
        self[OutsideKey.self] = outside
    }

    /// Gives the values that belong to a place back their defaults, or what they are outside of it.
    mutating func leaveContext() {
        // What is set further outside comes last.
        for restore in self[OutsideKey.self].reversed() { restore(&self) }
        var left = storage
        for slot in storage.slots.indices {
            guard let entry = storage.slots[slot]?.outOfContext else { continue }
            if left === storage { left = EnvironmentStorage(storage) }
            if let slot = EnvironmentSlot(rawValue: slot) { EnvironmentLog.noteWrite(slot) }
            left.slots[slot] = entry
        }
        EnvironmentTree.forEach(in: storage.others) { key, entry in
            guard let entry = entry.outOfContext else { return }
            if left === storage { left = EnvironmentStorage(storage) }
            let id = EnvironmentKeyID(key)
            EnvironmentLog.noteWrite(id)
            left.set(entry, id)
        }
        if left !== storage { self = EnvironmentValues(left) }
    }
}
