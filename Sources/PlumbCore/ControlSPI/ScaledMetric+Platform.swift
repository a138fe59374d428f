import PlumbPlatform

extension ScaledMetric {
    /// A number of the platform's that grows with body text.
    package init(_ metric: KeyPath<Platform, Value>) { (base, style, self.metric) = (0, .body, metric) }
}
