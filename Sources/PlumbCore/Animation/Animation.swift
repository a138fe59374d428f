import Foundation

/// How a change spreads over time: a function from time to a part of the way.
///
/// Plumb's pictures show the end of every change: state is at its final value at once, as in SwiftUI, and motion
/// between two pictures is not drawn yet. An animation is a value that can be compared, kept, and asked with
/// `animate(value:time:context:)`.
public struct Animation: Hashable, Sendable {
    /// What computes the motion.
    public let base: any CustomAnimation

    /// An animation that follows a curve of your own.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Equal when both are of one kind and that kind calls them equal.
    public static func == (a: Animation, b: Animation) -> Bool { a.base.equals(b.base) }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The value that has come from zero at a time in seconds; nil when the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity at a time in seconds, in units of the value a second; nil when the animation states none.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// True when the animation goes on from where a previous one is, and takes its place.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }
    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// An animation of one's own.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The value that has come from zero at a time; nil when the animation is over.
    ///
    /// - Parameters:
    ///   - value: where the animation goes.
    ///   - time: seconds since the start.
    ///   - context: what the animation remembers between two calls.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity at a time, in units of the value a second; nil, unless implemented.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// True when the animation goes on from where a previous one is; false, unless implemented: both then run and add
    /// up.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nil: a curve that says nothing has no velocity.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// False: where nothing is said, both animations run and add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }

    fileprivate func equals(_ other: any CustomAnimation) -> Bool { other as? Self == self }
}

/// The animation of `withAnimation` when none is given. It equals itself only, not the spring that it moves like.
struct DefaultAnimation: CustomAnimation {
    /// A response of 0.55 s without bounce: Apple's documentation of `Animation.default` since iOS 17.
    private var motion: FluidSpringAnimation {
        FluidSpringAnimation(response: 0.55, dampingFraction: 1, blendDuration: 0)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        motion.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        motion.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { motion.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation {
    /// A spring without bounce (iOS 17); equal to no other animation.
    public static let `default` = Animation(DefaultAnimation())
}
