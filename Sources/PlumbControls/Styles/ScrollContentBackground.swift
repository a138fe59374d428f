import PlumbCore

private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether views that scroll draw the background that is theirs.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Whether views within that scroll draw a background of their own, as a `TextEditor` does. Where it is hidden,
    /// what stands behind the view is seen. Size and place stay. A `ScrollView` has none.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
