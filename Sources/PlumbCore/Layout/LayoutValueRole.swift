import PlumbLayout

/// A role that may have its box painted out of turn.
class RaisableRole: BoxRole {
    /// Where a raised box (`isRaised`) is painted among its neighbours: 0 is in turn, more is in front.
    var zIndex: Double { 0 }
}

/// A value for the layout around a view.
final class LayoutValueRole<K: LayoutValueKey>: RaisableRole {
    var value: K.Value
    private let raisedTo: Double?

    /// - Parameter zIndex: where the view is painted among its neighbours; nil for in turn.
    init(_ value: K.Value, zIndex: Double? = nil) {
        self.value = value
        raisedTo = zIndex
    }

    override var isRaised: Bool { raisedTo != nil }
    override var zIndex: Double { raisedTo ?? 0 }
}

extension LayoutTree {
    /// The value that a box carries for a key, set by modifiers on the way to the layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of id: BoxID) -> K.Value {
        roleForLayout(LayoutValueRole<K>.self, of: id)?.value ?? K.defaultValue
    }
}
