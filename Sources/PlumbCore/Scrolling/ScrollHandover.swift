import PlumbLayout

/// What a finger moves before content scrolls: a sheet around a scroll view.
@MainActor
package protocol ScrollHandover: AnyObject {
    /// Whether a finger on a scroll view moves this instead of its content.
    ///
    /// - Parameters:
    ///   - isDown: whether the finger goes down; else it goes up.
    ///   - isAtTop: whether the content is at its beginning.
    func takesFinger(goingDown isDown: Bool, isAtTop: Bool) -> Bool
}

private struct ScrollHandoverKey: ContextEnvironmentKey { static var defaultValue: (any ScrollHandover)? { nil } }

extension EnvironmentValues {
    /// What a finger moves before the content of vertical scroll views within; nil for nothing.
    package var scrollHandover: (any ScrollHandover)? {
        get { self[ScrollHandoverKey.self] }
        set { self[ScrollHandoverKey.self] = newValue }
    }
}

extension ScrollPan {
    /// Whether a finger moves what is around instead of the content.
    func handsOver(_ axis: Axis, _ way: Double) -> Bool {
        axis == .vertical && handover?.takesFinger(goingDown: way > 0, isAtTop: state.offset.height <= 0) == true
    }
}
