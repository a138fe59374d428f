/// Who hears that a scroll view's content moves: what is open in it closes. It costs layouts nothing.
@MainActor
package protocol ScrollWatcher: AnyObject {
    /// A person moves the content, or it begins to travel to a view.
    func contentMoves()
}

private struct ScrollWatcherKey: ContextEnvironmentKey { static var defaultValue: (any ScrollWatcher)? { nil } }

extension EnvironmentValues {
    /// Who hears of the next vertical scroll view within; nil for nobody.
    package var scrollWatcher: (any ScrollWatcher)? {
        get { self[ScrollWatcherKey.self] }
        set { self[ScrollWatcherKey.self] = newValue }
    }
}
