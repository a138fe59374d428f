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
        switch size {
        case .mini, .small:
            horizontal = platform.metrics.smallButtonInsetX
            vertical = platform.metrics.smallButtonInsetY
            (font, roundedRadius) = (.subheadline, platform.metrics.buttonRadius)
        case .regular:
            horizontal = platform.metrics.buttonInsetX
            vertical = platform.metrics.buttonInsetY
            (font, roundedRadius) = (nil, platform.metrics.buttonRadius)
        case .large, .extraLarge:
            horizontal = platform.metrics.largeButtonInsetX
            vertical = platform.metrics.largeButtonInsetY
            (font, roundedRadius) = (nil, platform.metrics.largeButtonRadius)
        }
        radius = font != nil || platform.metrics.buttonCapsules > 0 ? nil : roundedRadius
    }
}
