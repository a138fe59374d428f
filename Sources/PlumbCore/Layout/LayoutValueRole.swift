import PlumbLayout

/// A value for the layout around a view.
final class LayoutValueRole<K: LayoutValueKey>: BoxRole {
    var value: K.Value
    init(_ value: K.Value) { self.value = value }
}

/// A key that only a modifier of SwiftUI's sets.
protocol ModifierKey: LayoutValueKey {
    /// The modifier, as a trace names it.
    static var modifier: TracedParameters.LayoutValue { get }
}

extension LayoutTree {
    /// The value that a box carries for a key, set by modifiers on the way to the layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of id: BoxID) -> K.Value {
        roleForLayout(LayoutValueRole<K>.self, of: id)?.value ?? K.defaultValue
    }
}
