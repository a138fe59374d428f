import CCairo
import Foundation
import PlumbGraphics

/// The geometry of a gradient: which place of its ramp belongs to a point.
enum GradientField {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// Circles in a unit square that is stretched to a size, its origin at the centre.
    case elliptical(center: CGPoint, size: CGSize, startRadius: Double, endRadius: Double)
    case angular(center: CGPoint, startAngle: Double, span: Double)

    /// nil for a solid colour and for geometry that is not finite.
    init?(_ paint: Paint) {
        switch paint {
        case .color, .backdrop, .tiles, .meshGradient: return nil
        case .linearGradient(_, let start, let end):
            guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
            self = .linear(start: start, end: end)
        case .radialGradient(_, let center, let startRadius, let endRadius):
            guard [center.x, center.y, startRadius, endRadius].allSatisfy(\.isFinite) else { return nil }
            self = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(_, let center, let size, let startRadius, let endRadius):
            guard [center.x, center.y, size.width, size.height, startRadius, endRadius].allSatisfy(\.isFinite),
                size.width > 0, size.height > 0
            else { return nil }
            self = .elliptical(center: center, size: size, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(_, let center, let startAngle, let endAngle):
            guard [center.x, center.y, startAngle, endAngle].allSatisfy(\.isFinite) else { return nil }
            // Of more than a whole turn, only the last is seen.
            let turn = 2 * Double.pi
            let span = max(-turn, min(turn, endAngle - startAngle))
            self = .angular(center: center, startAngle: endAngle - span, span: span)
        }
    }

    /// A bound of the ramp's length in points, for choosing how finely it is looked up.
    var length: Double {
        switch self {
        case .linear(let start, let end): hypot(end.x - start.x, end.y - start.y)
        case .radial(_, let startRadius, let endRadius): abs(endRadius - startRadius)
        case .elliptical(_, let size, let startRadius, let endRadius):
            abs(endRadius - startRadius) * max(size.width, size.height)
        case .angular: 1024
        }
    }

    /// From the coordinates in which the gradient is what its case says, to those it is used in.
    var space: CGAffineTransform {
        guard case .elliptical(let center, let size, _, _) = self else { return .identity }
        return CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y)
    }

    /// Numbers that readers of files can read, in points.
    private static let legible = -1e9...1e9

    /// Cairo's own gradient; nil for an angular one, which it does not have, for one without a length, and for numbers
    /// that no file should have.
    func pattern(_ ramp: GradientRamp) -> OpaquePointer? {
        // Cairo looks for the place of each stop from the first one on: of so many, a picture is made sooner.
        guard ramp.stops.count <= 32768 else { return nil }
        // Cairo knows stops within 0…1 only: the line is made as long as the stops reach.
        let low = min(0, max(-1e6, ramp.stops[0].location))
        let high = max(1, min(1e6, ramp.stops[ramp.stops.count - 1].location))
        let pattern: OpaquePointer?
        switch self {
        case .linear(let start, let end):
            guard start != end else { return nil }
            func at(_ t: Double) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
            }
            let ends = [at(low).x, at(low).y, at(high).x, at(high).y]
            guard ends.allSatisfy({ Self.legible.contains(Double($0)) }) else { return nil }
            pattern = cairo_pattern_create_linear(ends[0], ends[1], ends[2], ends[3])
        case .radial(let center, let startRadius, let endRadius):
            let step = endRadius - startRadius
            let (inner, outer) = (startRadius + low * step, startRadius + high * step)
            guard step != 0, inner >= 0, outer >= 0,
                [center.x, center.y, inner, outer].allSatisfy({ Self.legible.contains(Double($0)) })
            else { return nil }
            pattern = cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
        case .elliptical(_, _, let startRadius, let endRadius):
            let circles = GradientField.radial(center: .zero, startRadius: startRadius, endRadius: endRadius)
            guard let pattern = circles.pattern(ramp) else { return nil }
            var toCircles = space.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &toCircles)
            return pattern
        case .angular: return nil
        }
        for stop in ramp.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, (stop.location - low) / (high - low), color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
