import Foundation
import PlumbGraphics
import Synchronization

/// A gradient's colours along 0…1, between the stops mixed unpremultiplied in sRGB, as Core Graphics does.
///
/// Stops that are mixed otherwise have others between them, so many that no colour is off by more than 1 of 255.
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

    /// nil when there is no stop. A location below the one before it, or that is not a number, counts as that one.
    init?(_ stops: [GradientStop]) {
        if stops.isEmpty { return nil }
        var last = -Double.infinity
        var known: [GradientStop] = []
        known.reserveCapacity(stops.count)
        for stop in stops {
            if stop.location > last { last = stop.location }
            let location = last.isFinite ? last : (last > 0 ? 1e9 : -1e9)
            let next = GradientStop(color: stop.color.inGamut, location: location, mixing: stop.mixing)
            if let before = known.last, before.mixing != .device, stops.count <= Self.mostMixed,
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
        self.stops = known
    }

    /// Pieces between two stops, and how many stops are too near each other for any.
    private static let pieces = 24
    private static let mostMixed = 1024

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
