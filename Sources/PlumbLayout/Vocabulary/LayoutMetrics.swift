/// The engine's constants: lengths in points, the same on iOS 17 and 18.
package enum LayoutMetrics {
    /// Between two views of a stack that have no preference (OpenSwiftUI `defaultSpacing`, confirmed by skip-ui's pixel
    /// maps).
    package static let stackSpacing = 8.0
    /// What a flexible view answers where nothing is proposed (OpenSwiftUI
    /// `_ProposedSize.fixingUnspecifiedDimensions`).
    package static let idealLength = 10.0
}
