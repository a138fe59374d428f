import Foundation

/// When a spring rests.
extension Spring {
    /// Seconds until less than 0.001 of the way is left, from rest to a target of 1.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Seconds until the value stays within `epsilon` of the target: an estimate.
    ///
    /// 1. Undamped: never.
    /// 2. It bounces: when the envelope (|a·d − v| + |a|)·e^(−dt) has shrunk to `epsilon`.
    /// 3. Otherwise: a search in steps of 0.1 s for a step below `epsilon` that is followed by a second below it. What
    ///    doesn't rest within 102.4 s answers 0, as in SwiftUI (Respring's tests compare such a spring for equality).
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        // 1
        if decayConstant == 0 { return .infinity }
        // 2
        if angularFrequency > 0 {
            let push = target.scaled(by: decayConstant) - initialVelocity
            let size = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
            return max(0, -log(epsilon / size) / decayConstant)
        }
        // 3
        var nearest = (time: 0.0, distance: Double.infinity)
        var time = 0.0
        for _ in 0..<1024 {
            let left = value(target: target, initialVelocity: initialVelocity, time: time) - target
            let distance = left.magnitudeSquared.squareRoot()
            guard distance.isFinite else { return 0 }
            if nearest.distance >= epsilon {
                if distance < nearest.distance { nearest = (time, distance) }
            } else if distance >= epsilon {
                nearest.distance = .infinity
            } else if time - nearest.time > 1 {
                return nearest.time
            }
            time += 0.1
        }
        return 0
    }

    /// Seconds until the value stays within `epsilon` of the second value's data.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// A spring that rests after a time.
    ///
    /// The natural frequency n is where what is left at that time T is `epsilon`: r/√(1 − r²)·e^(−rnT), for the
    /// critical spring (1 + nT)·e^(−nT). It is found by Newton's method from 5/T, with SwiftUI's limits (12 steps; else
    /// 20 from 1/T) and its precision (a step below `epsilon`). Brakes too small to have such a frequency give a spring
    /// of no numbers.
    ///
    /// - Parameters:
    ///   - settlingDuration: seconds, from 0.01 to 10; what lies outside counts as those.
    ///   - dampingRatio: the brake as a part of what is just enough for no bounce: above 0, at most 1.
    ///   - epsilon: how much of the way may be left.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let time = min(max(settlingDuration, 0.01), 10)
        let damped = (1 - ratio * ratio).squareRoot()

        func excess(_ n: Double) -> Double {
            ratio < 1
                ? epsilon - ratio / damped * exp(-ratio * n * time) : (1 + n * time) * exp(-n * time) - epsilon
        }
        func slope(_ n: Double) -> Double {
            ratio < 1
                ? ratio * ratio / damped * time * exp(-ratio * n * time) : -time * time * n * exp(-n * time)
        }
        func root(from start: Double, steps: Int) -> Double? {
            var n = start / time
            for step in 1...steps {
                let next = n - excess(n) / slope(n)
                guard next.isFinite else { return nil }
                let isNear = abs(next - n) <= epsilon
                n = next
                if isNear, step > 2 { break }
            }
            return n
        }

        let natural = root(from: 5, steps: 12) ?? root(from: 1, steps: 20) ?? .nan
        self.init(angularFrequency: natural * damped, decayConstant: natural * ratio)
    }
}
