import PlumbLayout

/// A value for the layout around a view.
final class LayoutValueRole<K: LayoutValueKey>: BoxRole {
    var value: K.Value
    init(_ value: K.Value) { self.value = value }
}

extension LayoutTree {
    /// The value that a box carries for a key, set by modifiers on the way to the layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of id: BoxID) -> K.Value {
        roleForLayout(LayoutValueRole<K>.self, of: id)?.value ?? K.defaultValue
    }
}
