import Foundation

extension Animation {
    /// A spring of half a second without bounce. It adds to the animations that run already.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// - Parameter initialVelocity: parts of the way a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            SpringAnimation(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - bounce: from −1 to 1.
    ///   - initialVelocity: parts of the way a second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = duration > 0 ? 2 * .pi / duration : .infinity
        return interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * frequency * Spring.dampingRatio(bounce: bounce),
            initialVelocity: initialVelocity)
    }

    /// - Parameter initialVelocity: parts of the way a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        // Not the spring's `stiffness`, which is too large for an over-damped one.
        let frequency = 2 * .pi / spring.response
        return interpolatingSpring(
            mass: spring.mass, stiffness: spring.mass * frequency * frequency, damping: spring.damping,
            initialVelocity: initialVelocity)
    }
}

/// A spring whose place at every time is known beforehand; it scales the way. Over-damped springs count as critical
/// (OpenSwiftUI `SpringAnimation`).
struct SpringAnimation: CustomAnimation {
    let mass: Double
    let stiffness: Double
    let damping: Double
    /// Parts of the way a second.
    let initialVelocity: Double

    private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

    /// 1. Over once less than 0.001 of the way is left, or where the spring has no numbers.
    /// 2. As good as over after one period.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        // 1
        guard let part = part({ $0.value(target: 1, initialVelocity: initialVelocity, time: time) }, at: time) else {
            return nil
        }
        // 2
        if time >= 2 * .pi / stiffness.squareRoot() { context.isLogicallyComplete = true }
        return value.scaled(by: part)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        part({ $0.velocity(target: 1, initialVelocity: initialVelocity, time: time) }, at: time)
            .map { value.scaled(by: $0) }
    }

    private func part(_ answer: (Spring) -> Double, at time: TimeInterval) -> Double? {
        let spring = spring
        // 0 is the answer of a spring too slow to say.
        let end = spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
        guard time < end || (end == 0 && spring.decayConstant > 0) else { return nil }
        let part = answer(spring)
        return part.isFinite ? part : nil
    }
}
