import Foundation
import PlumbGraphics

extension GraphicsContext {
    /// How what is drawn is combined with what lies under it. The numbers are Core Graphics'.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Lies over what is there.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The product of both colours: nothing becomes lighter.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The opposite of the product of both opposites: nothing becomes darker.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies where what lies under it is dark, and screens where that is light.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// Of each component the smaller one.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// Of each component the larger one.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// Lightens what lies under it, the more the lighter the mark is.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens what lies under it, the more the darker the mark is.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens what lies under it a little: (1 − 2S) D² + 2SD of the mark S and what lies under it, D
        /// (Docs/Rules.md, section 25).
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies where the mark is dark, and screens where it is light.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// How far both colours are apart, for each component.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// As `difference`, with less contrast: S + D − 2SD.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The mark's hue, with the saturation and the luminosity of what lies under it.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The mark's saturation, with the hue and the luminosity of what lies under it.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The mark's hue and saturation, with the luminosity of what lies under it.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The mark's luminosity, with the hue and the saturation of what lies under it.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Seen only where something lies under it.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Lies under what is there.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Takes away what lies under it.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The sum of both colours less 1, at least 0.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both colours, at most 1.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        private static let modes: [Int32: PlumbGraphics.BlendMode] = [
            0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
            7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation,
            14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver, 23: .destinationOut,
            26: .plusDarker, 27: .plusLighter,
        ]

        /// The renderers' mode; normal, with a warning, where they have none.
        func mode(_ environment: EnvironmentValues) -> PlumbGraphics.BlendMode {
            Self.modes[rawValue]
                ?? environment.reporting("Plumb has no blend mode number \(rawValue); it is drawn as normal", .normal)
        }
    }
}
