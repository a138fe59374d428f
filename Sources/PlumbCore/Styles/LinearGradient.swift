import Foundation
import PlumbGraphics

/// Colours along a straight line; as a view it fills what is proposed.
public struct LinearGradient: ShapeStyle, Sendable {
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .linear(gradient.resolved(in: environment), start: startPoint, end: endPoint)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two points of the unit square.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }

    /// Colours along a line between two points of the unit square.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        DirectedGradient(gradient: gradient) { .linear($0, start: startPoint, end: endPoint) }
    }
}

/// A gradient that has been given its direction.
struct DirectedGradient: ShapeStyle {
    let gradient: AnyGradient
    let paint: @Sendable ([GradientStop]) -> UnitPaint

    func unitPaint(in environment: EnvironmentValues) -> UnitPaint { paint(gradient.resolved(in: environment)) }
}
