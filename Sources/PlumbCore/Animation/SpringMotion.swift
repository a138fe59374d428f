import Foundation

/// Where a spring is, as functions of time in seconds. d: decay constant; w: angular frequency; a: target; v: initial
/// velocity.
extension Spring {
    /// The value that has come from 0 after a time.
    ///
    /// 1. It bounces: a − ((a·d − v)·sin(wt)/w + a·cos(wt))·e^(−dt).
    /// 2. Over-damped: two exponentials, of −w − d and w − d.
    /// 3. Critical: a − (a + (a·d − v)·t)·e^(−dt).
    ///
    /// - Parameters:
    ///   - target: where the value rests in the end.
    ///   - initialVelocity: units of the value a second.
    ///   - time: seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (d, w) = (decayConstant, angularFrequency)
        let push = target.scaled(by: d) - initialVelocity
        // 1
        if w > 0 {
            let left = push.scaled(by: sin(w * time) / w) + target.scaled(by: cos(w * time))
            return target - left.scaled(by: exp(-d * time))
        }
        // 2
        if w < 0 {
            let (slow, fast) = (-w - d, w - d)
            let (e1, e2) = (exp(slow * time), exp(fast * time))
            return target.scaled(by: ((d - w) * e1 + slow * e2) / (2 * w) + 1)
                - initialVelocity.scaled(by: (e1 - e2) / (2 * w))
        }
        // 3
        return target - (target + push.scaled(by: time)).scaled(by: exp(-d * time))
    }

    /// The velocity after a time, in units of the value a second.
    ///
    /// The derivative of the value; over-damped springs add the target to it: SwiftUI does (Respring's tests compare
    /// for equality), though a resting spring then has the target's velocity.
    ///
    /// - Parameters:
    ///   - target: where the value rests in the end.
    ///   - initialVelocity: units of the value a second.
    ///   - time: seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (d, w) = (decayConstant, angularFrequency)
        let push = target.scaled(by: d) - initialVelocity
        if w > 0 {
            let (s, c, shrunk) = (sin(w * time), cos(w * time), exp(-d * time))
            return push.scaled(by: (d * s - w * c) / w * shrunk) + target.scaled(by: (w * s + d * c) * shrunk)
        }
        if w < 0 {
            let (slow, fast) = (-w - d, w - d)
            let (e1, e2) = (slow * exp(slow * time), fast * exp(fast * time))
            return target.scaled(by: ((d - w) * e1 + slow * e2) / (2 * w) + 1)
                - initialVelocity.scaled(by: (e1 - e2) / (2 * w))
        }
        let shrunk = exp(-d * time)
        return push.scaled(by: (d * time - 1) * shrunk) + target.scaled(by: d * shrunk)
    }

    /// Moves a value and its velocity on by a time.
    ///
    /// - Parameter deltaTime: seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let step = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += step
    }

    /// The pull of the spring less the brake, in units of the value a second squared, times the mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

/// The same between two values of a type that has animatable data.
extension Spring {
    /// The value after a time on the way from one value to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity after a time on the way from one value to another, a second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The pull of the spring less the brake at a position between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity.animatableData)
        return result
    }
}
