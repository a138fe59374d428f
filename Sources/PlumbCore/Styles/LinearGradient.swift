import Foundation
import PlumbGraphics

/// Colours along a straight line; as a view it fills what is proposed.
public struct LinearGradient: ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Colours from one point to another, both given in parts of the width and the height. Before the first and behind
    /// the second their colours go on.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Colours at equal distances along the line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of their own along the line, whose start is 0 and whose end is 1.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The colours as they are in an environment, mixed as they are seen (Docs/Rules.md, section 26).
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

    /// Colours at equal distances along a line between two points of the unit square.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of their own along a line between two points of the unit square.
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
