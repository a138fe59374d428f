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

    /// Nothing reads the screen aloud to whom it could be told.
    public static func post(notification: Notification, argument: Any?) {}

    /// The name of what is told when a screen reader begins or ends.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
