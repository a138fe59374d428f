import Foundation
import PlumbGraphics

/// Colours from a circle outwards; as a view it fills what is proposed. Radii in points.
public struct RadialGradient: ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Colours between two circles about a point that is given in parts of the width and the height; radii in points.
    /// Inside of the first and outside of the second their colours go on.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours at equal distances from the first circle to the second.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places of their own between the first circle (0) and the second (1).
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The colours as they are in an environment, with radii in points.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .radial(
            gradient.resolved(in: environment), center: center, startRadius: Double(startRadius),
            endRadius: Double(endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours between two circles about a point of the unit square; radii in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances between two circles about a point of the unit square; radii in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places of their own between two circles about a point of the unit square; radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }

    /// Colours between two circles about a point of the unit square; radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        DirectedGradient(gradient: gradient) {
            .radial($0, center: center, startRadius: Double(startRadius), endRadius: Double(endRadius))
        }
    }
}
