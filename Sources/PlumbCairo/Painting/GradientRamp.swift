import Foundation
import PlumbGraphics
import Synchronization

/// A gradient's colours along 0…1, between the stops mixed unpremultiplied in sRGB, as Core Graphics does.
///
/// The last few ramps are remembered with their tables: what moves is painted with the same gradient in every frame.
final class GradientRamp: Sendable {
    /// In order; locations never fall.
    let stops: [GradientStop]
    private let tables = Mutex(RecentValues<Int, [UInt32]>(limit: 2))

    private static let recent = Mutex(RecentValues<[GradientStop], GradientRamp?>(limit: 8))
    private static let mostRemembered = 64

    /// The ramp of some stops, nil when there is none; the one of before for stops that were used lately.
    static func of(_ stops: [GradientStop]) -> GradientRamp? {
        guard stops.count <= mostRemembered else { return GradientRamp(stops) }
        return recent.withLock { $0.value(for: stops) { GradientRamp(stops) } }
    }

    /// nil when there is no stop.
    init?(_ stops: [GradientStop]) {
        let resolved = stops.resolved
        if resolved.isEmpty { return nil }
        self.stops = resolved
    }

    /// The colour when it is the same everywhere.
    var onlyColor: RGBA? {
        stops.allSatisfy { $0.color == stops[0].color } ? stops[0].color : nil
    }

    var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

    /// The colours at `count` places from 0 to 1, as premultiplied 0xAARRGGBB.
    func table(count: Int) -> [UInt32] { tables.withLock { $0.value(for: count) { makeTable(count: count) } } }

    private func makeTable(count: Int) -> [UInt32] {
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
    var premultipliedBytes: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
