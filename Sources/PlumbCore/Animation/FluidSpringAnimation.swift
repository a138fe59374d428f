import Foundation

extension Animation {
    /// A spring of half a second without bounce. It goes on from where a running spring is, with its velocity.
    public static var spring: Animation { spring() }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - bounce: from −1 to 1.
    ///   - blendDuration: seconds over which the duration changes from a running spring's.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    /// - Parameters:
    ///   - response: seconds; stiffness stated as a time.
    ///   - dampingFraction: the brake as a part of what is just enough for no bounce.
    ///   - blendDuration: seconds over which the response changes from a running spring's.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// - Parameter blendDuration: seconds over which the response changes from a running spring's.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A quick spring, for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.15.
    ///   - blendDuration: seconds over which the duration changes from a running spring's.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration) }

    /// - Parameters:
    ///   - response: seconds; stiffness stated as a time.
    ///   - dampingFraction: the brake as a part of what is just enough for no bounce.
    ///   - blendDuration: seconds over which the response changes from a running spring's.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

    /// Half a second without bounce.
    public static var smooth: Animation { smooth() }
    /// Half a second with a bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// Half a second with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// A spring that is moved on step by step, so that its target may change under way (OpenSwiftUI
/// `FluidSpringAnimation`).
///
/// The place is remembered in the context: ask at growing times. A gap of more than a second counts as 1/60 s, as after
/// a pause.
struct FluidSpringAnimation: CustomAnimation {
    /// Seconds of a step.
    static let step = 1.0 / 300
    /// Above it the steps would be too long for the spring.
    static let maxStiffness = 45_000.0
    /// The spring rests when velocity and force are below the root of this, a second…
    static let restMagnitudeSquared = 0.0036
    /// …and this part of the way is left.
    static let restDistance = 0.01

    let response: Double
    let dampingFraction: Double
    let blendDuration: TimeInterval

    /// 1. The response, on its way from a previous spring's, gives stiffness and brake.
    /// 2. Steps of 1/300 s up to the time: half a step of velocity, a step of place, half a step of velocity.
    /// 3. Over when slow and near.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var state = context.state[FluidSpringState<V>.self]
        defer { context.state[FluidSpringState<V>.self] = state }
        // 1
        let response = response + state.responseLeft(at: time, of: blendDuration)
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(frequency * frequency, Self.maxStiffness)
        let damping = 2 * stiffness.squareRoot() * dampingFraction
        // A response that isn't a number never compares: the way is over at once.
        guard !response.isNaN, !damping.isNaN else { return nil }
        if time - state.startTime >= response { context.isLogicallyComplete = true }
        // 2
        if time - state.time > 1 { state.time = time - 1 / 60 }
        while state.time < time {
            let velocity = state.velocity + state.force.scaled(by: Self.step / 2)
            state.offset += velocity.scaled(by: Self.step)
            state.force = (value - state.offset).scaled(by: stiffness) - velocity.scaled(by: damping)
            state.velocity = velocity + state.force.scaled(by: Self.step / 2)
            state.time += Self.step
        }
        // 3
        let speed = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
        guard speed <= Self.restMagnitudeSquared else { return speed.isFinite ? state.offset : nil }
        let near = value.scaled(by: Self.restDistance).magnitudeSquared
        let left = (value - state.offset).magnitudeSquared
        return near > 0 && left > near ? state.offset : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        context.state[FluidSpringState<V>.self].velocity
    }

    /// Goes on from where the previous animation is, at its velocity.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let velocity = previous.velocity(value: value, time: time, context: context)
        let offset = previous.animate(value: value, time: time, context: &context)
        var state = context.state[FluidSpringState<V>.self]
        state.velocity = velocity ?? state.velocity
        state.offset = offset ?? state.offset
        state.time = time
        state.startTime = time
        if let previous = previous.base as? FluidSpringAnimation, previous.response != response {
            state.blendInterval = previous.response - response
            state.blendStart = time
        }
        context.state[FluidSpringState<V>.self] = state
        return true
    }
}

/// Where a spring is. Times in seconds.
private struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
    var offset = V.zero
    var velocity = V.zero
    /// Per unit of mass.
    var force = V.zero
    var time = 0.0
    var startTime = 0.0
    var blendStart = 0.0
    var blendInterval = 0.0

    static var defaultValue: FluidSpringState { FluidSpringState() }

    /// What is left of the previous spring's response: it goes along 3p² − 2p³.
    func responseLeft(at time: TimeInterval, of blendDuration: TimeInterval) -> Double {
        guard blendDuration > 0, blendInterval != 0 else { return 0 }
        let p = UnitCurve.clamped((time - blendStart) / blendDuration)
        return blendInterval * (1 - p * p * (3 - 2 * p))
    }
}
