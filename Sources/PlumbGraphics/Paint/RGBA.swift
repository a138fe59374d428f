import Foundation

/// A colour with extended sRGB components (0…1 is the gamut; not premultiplied).
public struct RGBA: Hashable, Sendable {
    /// How much red there is, as sRGB encodes it.
    public var red: Double
    /// How much green there is, as sRGB encodes it.
    public var green: Double
    /// How much blue there is, as sRGB encodes it.
    public var blue: Double
    /// How opaque the colour is: 0 for not at all, 1 for wholly.
    public var alpha: Double

    /// A colour with these components. A component that is no number counts as 0, an alpha that is none as 1; others
    /// are brought into −10,000…10,000.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.usable(red)
        self.green = Self.usable(green)
        self.blue = Self.usable(blue)
        self.alpha = alpha.isNaN ? 1 : Self.usable(alpha)
    }

    /// A part that a painter can compute with: what is no number counts as 0, an opacity as 1; far beyond what a screen
    /// shows, parts end.
    private static func usable(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -10_000), 10_000) }

    /// `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// Nothing: black with an alpha of 0.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The colour with its alpha multiplied by a factor; one that is no number changes nothing.
    public func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: factor.isNaN ? alpha : alpha * factor)
    }

    /// The nearest colour that sRGB can show; what is not a number is 0.
    package var inGamut: RGBA {
        func clamp(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
        return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
