import Foundation
import PlumbGraphics

// What Plumb can't do in a drawing yet, named so that the compiler can say so.

extension GraphicsContext {
    /// A change of what is drawn, pixel by pixel.
    @available(*, unavailable, message: "Plumb has no filters in drawings yet; put the modifier on the canvas")
    public struct Filter: Sendable {
        public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
            Filter()
        }
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        public static var luminanceToAlpha: Filter { Filter() }
    }

    @available(*, unavailable, message: "Plumb has no filters in drawings yet; put the modifier on the canvas")
    public mutating func addFilter(_ filter: Filter) {}

    @available(*, unavailable, message: "there is no Core Graphics on Linux; draw with fill, stroke, draw and clip")
    public func withCGContext<C>(content: (C) throws -> Void) rethrows {}
}
