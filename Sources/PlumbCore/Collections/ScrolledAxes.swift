private struct ScrolledAxesKey: SlottedEnvironmentKey, ContextEnvironmentKey {
    static var slot: EnvironmentSlot { .scrolledAxes }
    static var defaultValue: Axis.Set { [] }
}

extension EnvironmentValues {
    /// The axes along which something around a view can be scrolled.
    var scrolledAxes: Axis.Set {
        get { self[ScrolledAxesKey.self] }
        set { self[ScrolledAxesKey.self] = newValue }
    }
}

extension Axis.Set {
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
