/// A value that belongs to the place where a view stands: the row, the screen or the menu around it. What a view
/// presents stands at another place, and does not inherit it.
package protocol ContextEnvironmentKey: EnvironmentKey {}

extension EnvironmentValues {
    /// Gives the values that belong to a place back their defaults.
    mutating func leaveContext() {
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
