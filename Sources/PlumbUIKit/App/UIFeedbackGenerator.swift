import Foundation
import PlumbCore

/// What a phone lets the hand feel. Plumb's hosts have nothing that could: nothing is felt, as with `sensoryFeedback`. Source: Apple
/// (`UIFeedbackGenerator`).
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Wakes nothing.
    open func prepare() {}
}

/// Two things meet: nothing is felt.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard a tap feels.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// What kind it is.
    public let style: FeedbackStyle
    /// In a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    public override init() {
        style = .medium
        super.init()
    }
    /// The trace notes it.
    public func impactOccurred() {}
    /// - Parameter intensity: from 0 to 1.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Something has gone well, or not: nothing is felt.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What the feedback is about.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// The trace notes it.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The selection is another: nothing is felt.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The trace notes it.
    public func selectionChanged() {}
}
