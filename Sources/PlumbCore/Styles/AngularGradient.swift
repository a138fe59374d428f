import Foundation
import PlumbGraphics

/// Colours around a point, clockwise, from the trailing side unless an angle is given; as a view it fills what is
/// proposed.
public struct AngularGradient: ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Colours from one angle to another, clockwise about a point that is given in parts of the width and the height.
    /// An angle of zero is the trailing side.
    ///
    /// Where they are less than a turn, the last and the first colour meet opposite their middle (Docs/Rules.md,
    /// section 26). Where they are more, the last turn is seen.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Colours at equal distances, from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places of their own, from one angle (0) to another (1).
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A whole turn from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours at equal distances around the whole turn that begins at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Colours at places of their own around the whole turn that begins at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The colours as they are in an environment, with the angles in radians.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .angular(
            gradient.resolved(in: environment), center: center, startAngle: startAngle.radians,
            endAngle: endAngle.radians)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a point of the unit square, from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances around a point of the unit square, from one angle to another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places of their own around a point of the unit square, from one angle to another.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a point of the unit square, one turn from an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
    /// Colours at equal distances around a point of the unit square, one turn from an angle.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
    /// Colours at places of their own around a point of the unit square, one turn from an angle.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }

    /// Colours around a point of the unit square, from one angle to another.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        DirectedGradient(gradient: gradient) {
            .angular($0, center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
        }
    }

    /// Colours around a point of the unit square, one turn from an angle.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        DirectedGradient(gradient: gradient) {
            .angular($0, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
        }
    }
}
