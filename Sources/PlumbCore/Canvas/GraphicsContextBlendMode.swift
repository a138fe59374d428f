import Foundation
import PlumbGraphics

extension GraphicsContext {
    /// How what is drawn is combined with what lies under it. The numbers are Core Graphics'.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Seen only where something lies under it.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Lies under what is there.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Takes away what lies under it.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        @available(
            *, unavailable,
            message: "Plumb has no .clear; draw with .destinationOut and an opaque color, which clears the same"
        )
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        @available(*, unavailable, message: "Plumb can't replace what lies under a mark; clear it with .destinationOut")
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        @available(*, unavailable, message: "Plumb has no .sourceIn; clip to what lies under it with clipToLayer")
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        @available(*, unavailable, message: "Plumb has no .sourceOut; clip with clipToLayer and the option .inverse")
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        @available(*, unavailable, message: "Plumb has no .destinationIn; clip what lies under it with clipToLayer")
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        @available(*, unavailable, message: "Plumb has no .destinationAtop; clip what lies under it with clipToLayer")
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        @available(*, unavailable, message: "Plumb has no .xor; draw both in one path and fill it with eoFill")
        public static var xor: BlendMode { BlendMode(rawValue: 25) }

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
