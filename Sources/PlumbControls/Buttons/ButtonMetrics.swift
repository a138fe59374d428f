import Foundation
import PlumbCore
import PlumbPlatform

/// What a control size says about buttons with borders.
struct ButtonMetrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    /// nil for the environment's.
    let font: Font?
    /// nil for a capsule.
    let radius: CGFloat?
    /// Of buttons that are no capsules.
    let roundedRadius: CGFloat

    init(_ size: ControlSize, _ platform: Platform) {
        let isSmall: Bool
        switch size {
        case .mini, .small:
            horizontal = platform.metrics.smallButtonInsetX
            vertical = platform.metrics.smallButtonInsetY
            (font, roundedRadius, isSmall) = (.subheadline, platform.metrics.buttonRadius, true)
        case .regular:
            horizontal = platform.metrics.buttonInsetX
            vertical = platform.metrics.buttonInsetY
            (font, roundedRadius, isSmall) = (nil, platform.metrics.buttonRadius, false)
        case .large, .extraLarge:
            horizontal = platform.metrics.largeButtonInsetX
            vertical = platform.metrics.largeButtonInsetY
            (font, roundedRadius, isSmall) = (nil, platform.metrics.largeButtonRadius, false)
        }
        radius = isSmall || platform.metrics.buttonCapsules > 0 ? nil : roundedRadius
    }
}
