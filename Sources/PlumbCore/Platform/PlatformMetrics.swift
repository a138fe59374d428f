/// The platform's constants of layout: iOS 17 and 18. Lengths in points.
enum PlatformMetrics {
    /// Between two views of a stack that have no preference (OpenSwiftUI `defaultSpacing`, confirmed by skip-ui's pixel maps).
    static let stackSpacing = 8.0
    /// Of a Spacer without `minLength` (OpenSwiftUI `Spacer`).
    static let spacerMinLength = 8.0
    /// Of `padding()` (measured on the iOS simulator).
    static let padding = 16.0
    /// What a flexible view answers where nothing is proposed (OpenSwiftUI `_ProposedSize.fixingUnspecifiedDimensions`).
    static let idealLength = 10.0
    /// Between a text and the text below it, for the default fonts of iOS 17 (rules, "The platform").
    static let textSpacing = 0.0
}
