import Foundation

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space: the width of a phone in portrait, its height in landscape.
    case compact
    /// Much space.
    case regular
}

extension UserInterfaceSizeClass {
    /// The classes of a screen or window, from sizes that devices are known to have (Apple, Human Interface Guidelines,
    /// "Device size classes").
    ///
    /// 1. A height under 480 points is that of a telephone that lies: compact; its width is regular from 896 on, the
    /// larger models, and at 736, the larger models with a home button (Docs/Rules.md, section 28).
    /// 2. Otherwise a width is compact under 670: telephones that stand (up to 440), and apps beside others on a tablet
    /// (up to 639; the smallest regular one is 678). 3. What is not known is that of a telephone that stands.
    static func classes(width: Double, height: Double) -> (
        horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
    ) {
        // 1
        if height < 480 { return (width >= 896 || width == 736 ? .regular : .compact, .compact) }
        // 2 and 3: no comparison with NaN is true.
        return (width >= 670 ? .regular : .compact, .regular)
    }
}

private struct CalendarKey: EnvironmentKey {
    /// Gregorian, in the default language and time zone.
    static var defaultValue: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        return calendar
    }
}
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct AccessibilitySettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }
private struct IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The calendar for dates. The default is Gregorian in en_US, so that pictures do not depend on the machine.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates. The default is GMT, so that pictures do not depend on the machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The size class of the width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the height.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the screen is dimmed in the always-on state. False unless you set it.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// What the person in front of the screen has asked for.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether the user prefers less motion. Your views can read it; SwiftUI's own animations do not change.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }
    /// Whether the user prefers less transparency. Materials are opaque then.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }
    /// Whether the user wants information to be shown by more than colour.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    // Nobody has asked for these: there is no system that could.

    /// Always false: colours are not inverted.
    public var accessibilityInvertColors: Bool { false }
    /// Always false: buttons are not outlined.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Always false: VoiceOver is off.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Always false: Switch Control is off.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Always false: flashing lights are not dimmed.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Always false: the large content viewer is off.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Always true: animated images play.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Always false: controls have no added borders.
    public var accessibilityShowBorders: Bool { false }
}
