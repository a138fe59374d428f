import Foundation

/// A paint whose geometry is relative to what it fills.
public enum UnitPaint: Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians.
    case angular([GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// What lies behind, changed.
    case backdrop(Backdrop)
    /// A picture over and over; its first tile is placed from the top left corner of what is filled.
    case tiles(ImageTiles)

    /// The paint for a rectangle.
    public func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end):
            .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            .angularGradient(stops: stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
        case .backdrop(let backdrop): .backdrop(backdrop)
        case .tiles(let tiles): .tiles(tiles.offsetBy(x: rect.minX, y: rect.minY))
        }
    }

    /// The paint with every colour changed.
    public func mapColors(_ change: (RGBA) -> RGBA) -> UnitPaint {
        func map(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: change($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .linear(let stops, let start, let end): return .linear(map(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(map(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .backdrop(let backdrop): return .backdrop(backdrop.changed(by: change))
        case .tiles(let tiles): return .tiles(tiles.changed(by: change))
        }
    }
}
