import Foundation

/// What fills a shape once every style has been resolved. Coordinates are those of the display item that uses it.
public enum Paint: Hashable, Sendable {
    case color(RGBA)
    /// Colours along the line from `start` to `end`, the first and last extended without end.
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colours between two circles about `center`, radii in points.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Colours around `center`, from `startAngle` to `endAngle` (radians, clockwise from the x axis).
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// What lies behind the mark, changed.
    case backdrop(Backdrop)
    /// A picture over and over.
    case tiles(ImageTiles)
}

/// A colour at a place (0…1) of a gradient.
public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    public var location: Double
    public init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}
