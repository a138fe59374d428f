import Foundation
import PlumbLayout
import PlumbPlatform

/// Where content goes along one axis after the finger has let it go: a value for every moment.
///
/// 1. It slows down: the velocity falls by the rate every millisecond, v(t) = v·r^(1000t)
/// (`UIScrollView.DecelerationRate`; WWDC 2018, session 803). 2. Where it runs into an end, or was let go beyond one, a
/// critically damped spring of stiffness 100 brings it back (I. Lobanov, "How UIScrollView works"). 3. On its way to a
/// target it is drawn there by such a spring that would leave a free motion as it is.
struct ScrollMotion: Equatable {
    /// One part of the motion: x(t) = rest + (a + b·t)·e^(−k·t), from its beginning.
    private struct Part: Equatable {
        var start: Double
        var duration: Double
        var rest: Double
        var a: Double
        var b: Double
        var k: Double

        func position(_ t: Double) -> Double { rest + (a + b * t) * exp(-k * t) }
        func velocity(_ t: Double) -> Double { (b - k * (a + b * t)) * exp(-k * t) }

        /// The time after which it stays within a distance of its rest, and stands still for the eye.
        static func settling(a: Double, b: Double, k: Double) -> Double {
            var t = 0.0
            // Past its last turn it only comes nearer; the bound falls steadily there.
            if b != 0 { t = max(0, 1 / k - a / b) }
            var step = 1 / k
            while abs((a + b * t) * exp(-k * t)) > ScrollMotion.nearness, t < 60 { t += step }
            while step > 1e-4 {
                step /= 2
                let earlier = max(0, t - step)
                if abs((a + b * earlier) * exp(-k * earlier)) <= ScrollMotion.nearness { t = earlier }
            }
            return t
        }
    }

    /// What remains when content stands still, in points.
    static let nearness = 0.05
    private var parts: [Part] = []

    /// - Parameters:
    ///   - position: points from the beginning; beyond the ends as it is seen.
    ///   - velocity: points a second.
    ///   - limit: the end; the beginning is 0.
    ///   - target: where it is to stop, within the ends; nil for where it comes to rest by itself.
    ///   - platform: how fast it slows down.
    init(from position: Double, velocity: Double, limit: Double, target: Double?, in platform: Platform) {
        let bounceRate = platform.gestures.bounceRate
        let velocity = velocity.isFinite ? velocity : 0
        var x = position.isFinite ? position : 0
        var v = velocity
        var time = 0.0
        let edge = min(max(0, x), limit)
        if x != edge {
            // (2)
            let back = ScrollMotion.spring(from: x, velocity: v, to: edge, rate: bounceRate)
            let crossing = back.b == 0 ? -1 : -back.a / back.b
            guard crossing > 0, target == nil else {
                parts = [back]
                return
            }
            var first = back
            first.duration = crossing
            parts.append(first)
            time = crossing
            x = edge
            v = back.velocity(crossing)
        }
        if let target {
            parts.append(
                ScrollMotion.spring(
                    from: x, velocity: v, to: target, rate: ScrollMotion.rate(platform.gestures.fastDeceleration)))
            return
        }
        // (1)
        let k = ScrollMotion.rate(platform.gestures.deceleration)
        guard abs(v) > ScrollMotion.nearness * k else { return }
        var glide = Part(
            start: time, duration: 0, rest: x + v / k, a: -v / k, b: 0, k: k)
        glide.duration = Part.settling(a: glide.a, b: 0, k: k)
        let end = min(max(0, glide.rest), limit)
        if end == glide.rest {
            parts.append(glide)
            return
        }
        // Where it meets the end: rest + a·e^(−kt) = end.
        glide.duration = max(0, log((end - glide.rest) / glide.a) / -k)
        parts.append(glide)
        var bounce = ScrollMotion.spring(
            from: end, velocity: glide.velocity(glide.duration), to: end, rate: bounceRate)
        bounce.start = time + glide.duration
        parts.append(bounce)
    }

    private static func spring(from x: Double, velocity v: Double, to rest: Double, rate k: Double) -> Part {
        let a = x - rest
        let b = v + k * a
        return Part(start: 0, duration: Part.settling(a: a, b: b, k: k), rest: rest, a: a, b: b, k: k)
    }

    /// Seconds.
    var duration: Double { parts.last.map { $0.start + $0.duration } ?? 0 }

    /// Where it comes to rest; nil for a motion that is none.
    var rest: Double? { parts.last?.rest }

    /// The position at a time since the beginning; at its end exactly the rest.
    func position(at time: Double) -> Double? {
        if time >= duration { return rest }
        return parts.last { $0.start <= time }.map { $0.position(time - $0.start) }
    }

    func velocity(at time: Double) -> Double {
        guard time < duration, let part = parts.last(where: { $0.start <= time }) else { return 0 }
        return part.velocity(time - part.start)
    }

    /// Where content that is drawn to a place would come to rest by itself.
    static func projection(from position: Double, velocity: Double, in platform: Platform) -> Double {
        position + velocity / rate(platform.gestures.fastDeceleration)
    }

    /// The exponent a second of what is left of the velocity after a millisecond.
    private static func rate(_ deceleration: Double) -> Double { -1000 * log(deceleration) }
}

/// How content gives way beyond its ends: the farther, the less.
struct RubberBand {
    private let factor: Double

    init(_ platform: Platform) { factor = platform.gestures.rubberBand }

    /// How far the content goes for a finger's way beyond the end, in a window of a length (`UIScrollView`, by
    /// measurement: c = 0.55).
    func stretch(_ way: Double, in length: Double) -> Double {
        guard length > 0, way.isFinite else { return 0 }
        let stretch = (1 - 1 / (abs(way) * factor / length + 1)) * length
        return way < 0 ? -stretch : stretch
    }

    /// The finger's way for which content goes so far.
    func way(_ stretch: Double, in length: Double) -> Double {
        guard length > 0, abs(stretch) < length else { return 0 }
        let way = (1 / (1 - abs(stretch) / length) - 1) * length / factor
        return stretch < 0 ? -way : way
    }
}
