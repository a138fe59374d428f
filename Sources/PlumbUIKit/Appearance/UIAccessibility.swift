import Foundation
import PlumbCore

/// What a device is asked for by those who see or hear little. Source: Apple (`UIAccessibility`).
@MainActor @preconcurrency
public enum UIAccessibility {
    /// What the person has asked for, as the view of the host at work has it.
    public static var isVoiceOverRunning: Bool { HostAtWork.now.environment.accessibilityVoiceOverEnabled }
    public static var isReduceMotionEnabled: Bool { HostAtWork.now.environment.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { HostAtWork.now.environment.accessibilityReduceTransparency }
    public static var isInvertColorsEnabled: Bool { HostAtWork.now.environment.accessibilityInvertColors }
    public static var isSwitchControlRunning: Bool { HostAtWork.now.environment.accessibilitySwitchControlEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { HostAtWork.now.environment.colorSchemeContrast == .increased }
    public static var shouldDifferentiateWithoutColor: Bool {
        HostAtWork.now.environment.accessibilityDifferentiateWithoutColor
    }
    public static var isBoldTextEnabled: Bool { HostAtWork.now.environment.legibilityWeight == .bold }

    /// What is told to screen readers, by its number.
    public enum Notification: UInt32, Sendable {
        /// The kinds there are.
        case screenChanged = 1000, layoutChanged, announcement = 1008, pageScrolled
    }

    /// Screen readers find by themselves what has changed on the screen. An announcement is not spoken, and a sentence
    /// says so.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement else { return }
        let words = (argument as? String) ?? (argument as? NSAttributedString)?.string ?? ""
        HostAtWork.report("the announcement \"\(words)\" was posted; Plumb has no announcements, and nobody hears it")
    }

    /// The name of what is told when a screen reader begins or ends.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
