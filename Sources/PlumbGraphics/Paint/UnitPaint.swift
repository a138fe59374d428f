import Foundation

/// A paint whose geometry is relative to what it fills.
public enum UnitPaint: Sendable {
    /// One colour everywhere.
    case color(RGBA)
    /// Colours along the line between two points of the unit square, the first and last extended without end.
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii in parts of the width and the height.
    case elliptical([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians.
    case angular([GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// What lies behind, changed.
    case backdrop(Backdrop)
    /// A picture over and over; its first tile is placed from the top left corner of what is filled.
    case tiles(ImageTiles)
    /// A net over the rectangle.
    case mesh(ColorMesh)
    /// A paint at its own place, seen from a point of its coordinates that is the rectangle's top left.
    indirect case fixed(Paint, from: CGPoint)
    /// A paint that spans another rectangle than what it fills, given from the top left of that.
    indirect case spanning(UnitPaint, CGRect)
    /// A paint, with a shadow of what is painted with it.
    indirect case shadowed(UnitPaint, PaintShadow)
    /// A paint, and how what is painted with it is combined with what lies under it.
    indirect case blended(UnitPaint, BlendMode)

    /// Whether it does something around what is painted with it: throws a shadow, or is combined with what lies under
    /// it.
    public var goesBeyondColors: Bool {
        switch self {
        case .shadowed, .blended: true
        default: false
        }
    }

    /// The paint for a rectangle; shadows and blend modes apart.
    public func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end):
            .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            .ellipticalGradient(
                stops: stops, center: center.point(in: rect), size: rect.size, startRadius: startRadius,
                endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            .angularGradient(stops: stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
        case .backdrop(let backdrop): .backdrop(backdrop)
        case .tiles(let tiles): .tiles(tiles.offsetBy(x: rect.minX, y: rect.minY))
        case .mesh(let mesh): .meshGradient(mesh, in: rect)
        case .fixed(let paint, let origin): paint.offsetBy(CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y))
        case .spanning(let base, let own): base.paint(in: own.offsetBy(dx: rect.minX, dy: rect.minY))
        case .shadowed(let base, _), .blended(let base, _): base.paint(in: rect)
        }
    }

    /// The paint with every colour changed, also those of shadows.
    public func mapColors(_ change: (RGBA) -> RGBA) -> UnitPaint {
        func map(_ stops: [GradientStop]) -> [GradientStop] { stops.map { $0.mapColor(change) } }
        switch self {
        case .color(let color): return .color(change(color))
        case .linear(let stops, let start, let end): return .linear(map(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            return .elliptical(map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(map(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .backdrop(let backdrop): return .backdrop(backdrop.changed(by: change))
        case .tiles(let tiles): return .tiles(tiles.changed(by: change))
        case .mesh(let mesh): return .mesh(mesh.mapColors(change))
        case .fixed(let paint, let origin): return .fixed(paint.mapColors(change), from: origin)
        case .spanning(let base, let rect): return .spanning(base.mapColors(change), rect)
        case .shadowed(let base, var shadow):
            shadow.color = change(shadow.color)
            return .shadowed(base.mapColors(change), shadow)
        case .blended(let base, let mode): return .blended(base.mapColors(change), mode)
        }
    }

    /// Whether what lies under the paint is seen through it, somewhere at least.
    package var isSeenThrough: Bool {
        func isSeenThrough(_ color: RGBA) -> Bool { color.alpha < 0.95 }
        return switch self {
        case .color(let color): isSeenThrough(color)
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.contains { isSeenThrough($0.color) }
        case .backdrop: true
        case .tiles, .mesh, .fixed: false
        case .spanning(let base, _), .shadowed(let base, _), .blended(let base, _): base.isSeenThrough
        }
    }

    /// Whether it leaves no mark anywhere.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .shadowed(let base, let shadow): base.isClear && shadow.isInner
        case .blended(let base, _): base.isClear
        default: false
        }
    }
}

/// A shadow that what is painted throws on what lies under it, or that its edge throws into it.
public struct PaintShadow: Hashable, Sendable {
    /// What the shadow is painted with; its alpha is that of the shadow where it isn't blurred.
    public var color: RGBA
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// Points.
    public var offset: CGSize
    /// Within what is painted, from its edge, as if that were cut out.
    public var isInner: Bool

    /// A shadow; radius and offset in points.
    ///
    /// - Parameter isInner: whether it falls into what is painted.
    public init(color: RGBA, radius: Double, offset: CGSize, isInner: Bool) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.isInner = isInner
    }
}
