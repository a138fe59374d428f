import Foundation
import PlumbGraphics

/// Colours from an ellipse outwards that has the proportions of what is filled; as a view it fills what is proposed.
///
/// Radii are parts of the width and the height: at 0.5 the ellipse about the centre touches the sides.
public struct EllipticalGradient: ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// Colours between two ellipses about a point that is given in parts of the width and the height. Inside of the
    /// first and outside of the second their colours go on.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Colours at equal distances from the first ellipse to the second.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at places of their own between the first ellipse (0) and the second (1).
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The colours as they are in an environment, with radii in parts of the width and the height.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .elliptical(
            gradient.resolved(in: environment), center: center, startRadius: Double(startRadiusFraction),
            endRadius: Double(endRadiusFraction))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours between two ellipses about a point of the unit square; radii in parts of the width and the height.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at equal distances between two ellipses; radii in parts of the width and the height.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at places of their own between two ellipses; radii in parts of the width and the height.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours between two ellipses about a point of the unit square; radii in parts of the width and the height.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        DirectedGradient(gradient: gradient) {
            .elliptical(
                $0, center: center, startRadius: Double(startRadiusFraction), endRadius: Double(endRadiusFraction))
        }
    }
}
