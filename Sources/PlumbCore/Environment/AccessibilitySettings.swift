/// What the person in front of a screen has asked for, so that they can see it well.
public struct AccessibilitySettings: OptionSet, Sendable {
    /// One bit a wish.
    public let rawValue: UInt8
    /// - Parameter rawValue: one bit a wish.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Less motion.
    public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
    /// Less transparency: materials are opaque.
    public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 1)
    /// More than colour to tell things apart by.
    public static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 2)
    /// Heavier characters.
    public static let boldText = AccessibilitySettings(rawValue: 1 << 3)
    /// System colours that stand out more.
    public static let increaseContrast = AccessibilitySettings(rawValue: 1 << 4)
}
