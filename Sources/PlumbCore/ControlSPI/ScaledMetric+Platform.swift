import PlumbPlatform

extension ScaledMetric {
    /// A number of the platform's that grows with body text.
    package init(_ metric: KeyPath<Platform, Value>) { (base, style, self.metric) = (0, .body, metric) }
}

extension Platform {
    /// Between the baselines of two lines of a style, in points.
    package func lineHeight(of style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        row(style).lines[size.index]
    }
}
