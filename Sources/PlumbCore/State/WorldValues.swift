import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: the width of a telephone, the height of one that lies.
    case compact
    /// Much.
    case regular
}

extension UserInterfaceSizeClass {
    /// The classes of a screen or window, from sizes that devices are known to have (Apple, Human Interface Guidelines, "Device size
    /// classes").
    ///
    /// 1. A height under 480 points is that of a telephone that lies: compact; its width is regular from 896 on, the larger models, and at 736,
    /// the larger models with a home button (Docs/Rules.md, section 28).
    /// 2. Otherwise a width is compact under 670: telephones that stand (up to 440), and apps beside others on a tablet (up to 639;
    /// the smallest regular one is 678). 3. What is not known is that of a telephone that stands.
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
    /// Gregorian, in the language and the time zone that are fixed too.
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
    /// The calendar for dates; fixed to the Gregorian one in en_US unless set, so that pictures do not depend on the machine.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates; fixed to GMT unless set, so that pictures do not depend on the machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// How much width there is.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much height there is.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// True where the screen is dimmed though it is on; here only where somebody sets it.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// What the person in front of the screen has asked for.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether somebody has asked for less motion. Views that move themselves look at it; no other motion of SwiftUI's is another by it.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }
    /// Whether somebody has asked for less transparency: materials are opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }
    /// Whether somebody has asked for more than colour.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    // Nobody has asked for these: there is no system that could.

    /// False: nothing is inverted.
    public var accessibilityInvertColors: Bool { false }
    /// False: nobody has asked for the shapes of buttons.
    public var accessibilityShowButtonShapes: Bool { false }
    /// False: nothing reads the screen aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// False: no switch controls the screen.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// False: nobody has asked for flashing lights to be dimmed.
    public var accessibilityDimFlashingLights: Bool { false }
    /// False: nobody has asked for what is held to be shown large.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// True, as on a telephone where nobody has asked for pictures to stand still.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// False: nobody has asked for borders around controls.
    public var accessibilityShowBorders: Bool { false }
}
