import Foundation
import PlumbGraphics

/// A gradient's colours along 0…1, between the stops mixed unpremultiplied in sRGB, as Core Graphics does.
struct GradientRamp {
    /// In order; locations never fall.
    let stops: [GradientStop]

    /// nil when there is no stop. A location below the one before it, or that is not a number, counts as that one.
    init?(_ stops: [GradientStop]) {
        if stops.isEmpty { return nil }
        var last = -Double.infinity
        self.stops = stops.map { stop in
            if stop.location > last { last = stop.location }
            return GradientStop(color: stop.color.inGamut, location: last.isFinite ? last : (last > 0 ? 1e9 : -1e9))
        }
    }

    /// The colour when it is the same everywhere.
    var onlyColor: RGBA? {
        stops.allSatisfy { $0.color == stops[0].color } ? stops[0].color : nil
    }

    var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

    /// The colours at `count` places from 0 to 1, as premultiplied 0xAARRGGBB.
    func table(count: Int) -> [UInt32] {
        var upper = 0
        return (0..<count).map { index in
            let t = Double(index) / Double(max(1, count - 1))
            while upper < stops.count && stops[upper].location <= t { upper += 1 }
            return color(at: t, before: upper).premultipliedBytes
        }
    }

    /// - Parameter upper: The first stop behind `t`.
    private func color(at t: Double, before upper: Int) -> RGBA {
        if upper == 0 { return stops[0].color }
        if upper == stops.count { return stops[upper - 1].color }
        let (a, b) = (stops[upper - 1], stops[upper])
        let mix = (t - a.location) / (b.location - a.location)
        func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * mix }
        return RGBA(
            red: between(a.color.red, b.color.red), green: between(a.color.green, b.color.green),
            blue: between(a.color.blue, b.color.blue), alpha: between(a.color.alpha, b.color.alpha))
    }
}

extension RGBA {
    /// 0xAARRGGBB, the components multiplied by alpha. For colours within the gamut.
    fileprivate var premultipliedBytes: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
