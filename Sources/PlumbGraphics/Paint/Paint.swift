import Foundation

/// What fills a shape once every style has been resolved. Coordinates are those of the display item that uses it.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(RGBA)
    /// Colours along the line from `start` to `end`, the first and last extended without end.
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colours between two circles about `center`, radii in points.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Colours between two ellipses about `center`, their half axes in parts of `size`.
    case ellipticalGradient(
        stops: [GradientStop], center: CGPoint, size: CGSize, startRadius: Double, endRadius: Double)
    /// Colours around `center`, from `startAngle` to `endAngle` (radians, clockwise from the x axis).
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// What lies behind the mark, changed.
    case backdrop(Backdrop)
    /// A picture over and over.
    case tiles(ImageTiles)
    /// Colours of a net that lies in a rectangle.
    case meshGradient(ColorMesh, in: CGRect)
}

/// A colour at a place (0…1) of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The colour at the place of the stop, and beyond it where there is no other stop.
    public var color: RGBA
    /// Where the stop is: 0 at the gradient's start, 1 at its end. It may lie outside of these.
    public var location: Double
    /// How the colours between this stop and the next one are found.
    public var mixing: ColorMixing

    /// A stop. A location that is no number counts as 0; others are brought into −10,000…10,000.
    public init(color: RGBA, location: Double, mixing: ColorMixing = .device) {
        self.color = color
        // What is no number is at the start; far from what is painted, stops end.
        self.location = location.isNaN ? 0 : min(max(location, -10_000), 10_000)
        self.mixing = mixing
    }

    /// The stop with its colour changed.
    public func mapColor(_ change: (RGBA) -> RGBA) -> GradientStop {
        GradientStop(color: change(color), location: location, mixing: mixing)
    }
}

extension [GradientStop] {
    /// Pieces between two stops, and how many stops are too near each other for any.
    private static let pieces = 24
    private static let mostMixed = 1024

    /// Stops as a renderer draws them: in order, of colours within the gamut, mixed by the components of encoded sRGB.
    ///
    /// A location below the one before it counts as that one. Stops that are mixed otherwise have others between them,
    /// so many that no colour is off by more than 1 of 255.
    package var resolved: [GradientStop] {
        var last = -Double.infinity
        var known: [GradientStop] = []
        known.reserveCapacity(count)
        for stop in self {
            if stop.location > last { last = stop.location }
            let location = last.isFinite ? last : (last > 0 ? 1e9 : -1e9)
            let next = GradientStop(color: stop.color.inGamut, location: location, mixing: stop.mixing)
            if let before = known.last, before.mixing != .device, count <= Self.mostMixed,
                before.location < location, before.color != next.color
            {
                for piece in 1..<Self.pieces {
                    let part = Double(piece) / Double(Self.pieces)
                    known.append(
                        GradientStop(
                            color: before.color.mixed(with: next.color, by: part, before.mixing).inGamut,
                            location: before.location + (location - before.location) * part, mixing: before.mixing))
                }
            }
            known.append(next)
        }
        return known
    }
}

extension Paint {
    /// The paint with every colour changed.
    public func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
        func map(_ stops: [GradientStop]) -> [GradientStop] { stops.map { $0.mapColor(change) } }
        return switch self {
        case .color(let color): .color(change(color))
        case .linearGradient(let stops, let start, let end): .linearGradient(stops: map(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radialGradient(stops: map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let size, let startRadius, let endRadius):
            .ellipticalGradient(
                stops: map(stops), center: center, size: size, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            .angularGradient(stops: map(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .meshGradient(let mesh, let rect): .meshGradient(mesh.mapColors(change), in: rect)
        case .backdrop(let backdrop): .backdrop(backdrop.changed(by: change))
        case .tiles(let tiles): .tiles(tiles.changed(by: change))
        }
    }

    /// The paint, moved by a distance in points.
    public func offsetBy(_ offset: CGPoint) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
        return switch self {
        case .color: self
        case .linearGradient(let stops, let start, let end):
            .linearGradient(stops: stops, start: moved(start), end: moved(end))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radialGradient(stops: stops, center: moved(center), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let size, let startRadius, let endRadius):
            .ellipticalGradient(
                stops: stops, center: moved(center), size: size, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            .angularGradient(stops: stops, center: moved(center), startAngle: startAngle, endAngle: endAngle)
        case .meshGradient(let mesh, let rect): .meshGradient(mesh, in: rect.offsetBy(dx: offset.x, dy: offset.y))
        case .backdrop: self
        case .tiles(let tiles): .tiles(tiles.offsetBy(x: offset.x, y: offset.y))
        }
    }

    /// The same paint by the unit square of a rectangle.
    public func relative(to bounds: CGRect) -> UnitPaint {
        func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(
                x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0)
        }
        return switch self {
        case .color(let color): .color(color)
        case .linearGradient(let stops, let start, let end): .linear(stops, start: unit(start), end: unit(end))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radial(stops, center: unit(center), startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            .angular(stops, center: unit(center), startAngle: startAngle, endAngle: endAngle)
        // These are made of unit paints only, and have their rectangle.
        case .ellipticalGradient, .meshGradient: .fixed(self, from: bounds.origin)
        case .backdrop(let backdrop): .backdrop(backdrop)
        case .tiles(let tiles): .tiles(tiles.offsetBy(x: -bounds.minX, y: -bounds.minY))
        }
    }
}
