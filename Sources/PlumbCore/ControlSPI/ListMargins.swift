extension EnvironmentValues {
    /// Whether somebody has said how far the content of scroll views stands from their top.
    package var setsTopMargin: Bool { contentMargins.top != nil }
}
