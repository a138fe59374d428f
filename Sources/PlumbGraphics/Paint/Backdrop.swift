import Foundation

/// How what lies behind a mark becomes what the mark is painted with: frosted glass.
///
/// 1. What lies behind is blurred with a standard deviation of `radius` points. 2. Of each colour c, in encoded sRGB
/// from 0 to 1, the luminance is L = 0.2126 R + 0.7152 G + 0.0722 B. 3. The mark has there the colour (1 − a) · (L + s
/// · (c − L)) + a · B(L) + b, cut off at 0 and 1, with the saturation s, the brightness b and the amount a; B(L) is the
/// ordinate of the cubic Bézier curve of four values at the parameter L. Docs/Rules.md, section 25, rule 3.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur of what lies behind, in points.
    public var radius: Double
    /// What the distance of each component from the luminance is multiplied by; 1 leaves it as it is.
    public var saturation: Double
    /// What is added to each component at the end, in parts of white.
    public var brightness: Double
    /// The share of the curve in the colour, from 0 for none to 1 for nothing else.
    public var amount: Double
    /// The four values of the Bézier curve that makes a grey of the luminance, from dark to light.
    public var curve: SIMD4<Double>
    /// The page behind everything, where nothing else lies.
    public var ground: RGBA
    /// How much of the mark is seen.
    public var opacity = 1.0

    /// A recipe with all of the mark seen: opacity 1. The numbers of the system's materials are in Docs/Rules.md,
    /// section 25.
    public init(
        radius: Double, saturation: Double, brightness: Double, amount: Double, curve: SIMD4<Double>, ground: RGBA
    ) {
        self.radius = radius
        self.saturation = saturation
        self.brightness = brightness
        self.amount = amount
        self.curve = curve
        self.ground = ground
    }

    /// The colour that becomes of what lies behind: red, green and blue, and a fourth number without a meaning.
    package func color(over behind: SIMD4<Double>) -> SIMD4<Double> {
        let l = 0.2126 * behind.x + 0.7152 * behind.y + 0.0722 * behind.z
        let t = min(max(l, 0), 1)
        let u = 1 - t
        let b = u * u * u * curve[0] + 3 * u * u * t * curve[1] + 3 * u * t * t * curve[2] + t * t * t * curve[3]
        let luminance = SIMD4(repeating: l)
        let mixed = (1 - amount) * (luminance + saturation * (behind - luminance)) + amount * b + brightness
        return pointwiseMin(pointwiseMax(mixed, .zero), .one)
    }

    /// The same as far as a change of colours leaves of it: what is behind has its own colours, and only the alpha can
    /// be changed.
    package func changed(by change: (RGBA) -> RGBA) -> Backdrop {
        var other = self
        other.opacity *= change(.white).alpha
        return other
    }
}
