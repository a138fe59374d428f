import Foundation

/// How the colours between two others are found.
public enum ColorMixing: UInt8, Hashable, Sendable {
    /// By the components of encoded sRGB.
    case device
    /// By lightness and hue as they are seen: Oklab (Docs/Rules.md, section 26).
    case perceptual
}

extension RGBA {
    /// The colour on the way to another; the opacity is mixed apart from the colour.
    ///
    /// - Parameter fraction: 0 for this colour, 1 for the other one.
    public func mixed(with other: RGBA, by fraction: Double, _ mixing: ColorMixing) -> RGBA {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        switch mixing {
        case .device:
            return RGBA(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                alpha: between(alpha, other.alpha))
        case .perceptual:
            let (a, b) = (Oklab(self), Oklab(other))
            let middle = Oklab(
                lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b))
            return middle.rgba(alpha: between(alpha, other.alpha))
        }
    }
}

/// A colour by its lightness and two axes of hue (Björn Ottosson, "A perceptual color space for image processing",
/// 2020).
struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: RGBA) {
        let (red, green, blue) = (RGBA.linear(color.red), RGBA.linear(color.green), RGBA.linear(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func rgba(alpha: Double) -> RGBA {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return RGBA(
            red: RGBA.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: RGBA.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: RGBA.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}
