import Foundation
import PlumbGraphics

extension Color {
    /// A colour that no environment changes any more: components of extended linear sRGB.
    public struct Resolved: Hashable, Sendable {
        /// The amount of red light; 0…1 is the gamut.
        public var linearRed: Float
        /// The amount of green light; 0…1 is the gamut.
        public var linearGreen: Float
        /// The amount of blue light; 0…1 is the gamut.
        public var linearBlue: Float
        /// From 0, clear, to 1.
        public var opacity: Float

        /// From components in a space; those of Display P3 may become negative or larger than 1.
        ///
        /// Display P3 goes by SwiftUI's matrix of four digits (OpenSwiftUI `ColorResolved`; its descriptions are tested
        /// on SwiftUI). Paint goes by the exact one; they differ by less than 0.0005.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            guard colorSpace != .sRGBLinear else {
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
                return
            }
            // Both spaces have sRGB's curve.
            let r = RGBA.linear(Double(red))
            let g = RGBA.linear(Double(green))
            let b = RGBA.linear(Double(blue))
            if colorSpace == .displayP3 {
                linearRed = Float(1.2249 * r - 0.2247 * g)
                linearGreen = Float(-0.0420 * r + 1.0419 * g)
                linearBlue = Float(-0.0197 * r - 0.0786 * g + 1.0979 * b)
            } else {
                (linearRed, linearGreen, linearBlue) = (Float(r), Float(g), Float(b))
            }
        }

        init(_ color: RGBA) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
                opacity: Float(color.alpha))
        }

        var rgba: RGBA {
            RGBA(
                .sRGBLinear, red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue),
                opacity: Double(opacity))
        }
    }
}

extension Color.Resolved {
    /// The component in sRGB's curve; 0…1 is the gamut.
    public var red: Float {
        get { Float(RGBA.encoded(Double(linearRed))) }
        set { linearRed = Float(RGBA.linear(Double(newValue))) }
    }

    /// The component in sRGB's curve; 0…1 is the gamut.
    public var green: Float {
        get { Float(RGBA.encoded(Double(linearGreen))) }
        set { linearGreen = Float(RGBA.linear(Double(newValue))) }
    }

    /// The component in sRGB's curve; 0…1 is the gamut.
    public var blue: Float {
        get { Float(RGBA.encoded(Double(linearBlue))) }
        set { linearBlue = Float(RGBA.linear(Double(newValue))) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA` in sRGB.
    public var description: String {
        "#" + [red, green, blue, opacity].map(Color.Resolved.hexadecimal).joined()
    }

    /// Two digits, rounded half up; more for a component above 1, `00` for one below 0 or none.
    private static func hexadecimal(_ component: Float) -> String {
        let value = component > 0 ? Int(min(component * 255 + 0.5, 0xFFFF)) : 0
        return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
}

/// As SwiftUI writes it: red, green, blue in sRGB's curve, then the opacity, without names.
extension Color.Resolved: Codable {
    /// Writes four numbers without names: red, green and blue in sRGB's curve, then the opacity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] { try container.encode(component) }
    }

    /// Reads four numbers as they are written; throws the decoder's error where one is missing or no number.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        try self.init(
            red: container.decode(Float.self), green: container.decode(Float.self),
            blue: container.decode(Float.self), opacity: container.decode(Float.self))
    }
}

extension Color.Resolved: Animatable {
    /// Linear red, green, blue, and the opacity, times 128.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))).unitScaled()
        }
        set {
            let data = newValue.unitUnscaled()
            linearRed = data.first
            linearGreen = data.second.first
            linearBlue = data.second.second.first
            opacity = data.second.second.second
        }
    }
}

extension Color.Resolved: ShapeStyle {
    /// No other style takes its place: it is resolved already.
    public typealias Resolved = Never
    /// The colour itself, whatever the environment is.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { .color(rgba) }
}

extension Color {
    /// The colour in an environment: its colour scheme, contrast, tint and assets.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

    /// A colour that is the same everywhere.
    public init(_ resolved: Resolved) { self.init(.rgba(resolved.rgba)) }
}
