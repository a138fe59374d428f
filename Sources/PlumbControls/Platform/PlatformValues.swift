import PlumbCore
import PlumbPlatform

extension View {
    /// A black shadow of the platform's.
    func shadow(_ shadow: Platform.Shadow) -> some View {
        self.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
    }
}

extension Animation {
    /// A spring of the platform's.
    static func spring(_ spring: Platform.Spring) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingFraction)
    }

    /// A spring of UIKit's, which is computed and not stepped through.
    static func exact(_ spring: Platform.Spring) -> Animation {
        .interpolatingSpring(Spring(response: spring.response, dampingRatio: spring.dampingFraction))
    }
}

/// The mark before or behind what is chosen. It takes its room where it is not seen, too.
struct Checkmark: View {
    let isShown: Bool
    @Environment(\.platform) private var platform

    var body: some View {
        Image(systemName: "checkmark").font(.system(size: platform.metrics.checkmark, weight: .semibold))
            .opacity(isShown ? 1 : 0)
            .accessibilityHidden(true)
    }
}
