extension EnvironmentValues {
    /// Whether something around a view can be scrolled.
    package var isInScrolledContent: Bool { !scrolledAxes.isEmpty }
}
