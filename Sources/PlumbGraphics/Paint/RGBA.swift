import Foundation

/// A colour with extended sRGB components (0…1 is the gamut; not premultiplied).
public struct RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.usable(red)
        self.green = Self.usable(green)
        self.blue = Self.usable(blue)
        self.alpha = alpha.isNaN ? 1 : Self.usable(alpha)
    }

    /// A part that a painter can compute with: what is no number counts as 0, an opacity as 1; far beyond what a screen shows, parts end.
    private static func usable(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -10_000), 10_000) }

    /// `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    public func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: factor.isNaN ? alpha : alpha * factor)
    }
}
