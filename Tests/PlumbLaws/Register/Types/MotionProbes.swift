import Foundation
import PlumbCore

/// Animations, transactions and transitions.
enum MotionProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("AnimatablePair", "mutating func scale(by rhs: Double)") { _ in
            var v = AnimatablePair(1.0, 2.0)
            v.scale(by: 2)
        }
        probes.row("AnimatablePair", "init(_ first: First, _ second: Second)") { _ in
            _ = AnimatablePair(1.0, 2.0)
        }
        probes.row(
            "AnimatablePair",
            "static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> "
                + "AnimatablePair<First, Second>"
        ) { _ in
            _ = AnimatablePair(1.0, 2.0) + AnimatablePair(1.0, 2.0)
        }
        probes.row(
            "AnimatablePair",
            "static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, "
                + "Second>)"
        ) { _ in
            var v = AnimatablePair(1.0, 2.0)
            v += AnimatablePair(1.0, 2.0)
        }
        probes.row(
            "AnimatablePair",
            "static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> "
                + "AnimatablePair<First, Second>"
        ) { _ in
            _ = AnimatablePair(1.0, 2.0) - AnimatablePair(1.0, 2.0)
        }
        probes.row(
            "AnimatablePair",
            "static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, "
                + "Second>)"
        ) { _ in
            var v = AnimatablePair(1.0, 2.0)
            v -= AnimatablePair(1.0, 2.0)
        }
        probes.row(
            "AnimatablePair",
            "static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> "
                + "Bool"
        ) { _ in
            _ = AnimatablePair(1.0, 2.0) == AnimatablePair(1.0, 2.0)
        }
        probes.row("AnimatablePair", "static var zero: AnimatablePair<First, Second> { get }") { _ in
            _ = AnimatablePair<Double, Double>.zero
        }
        probes.row("AnimatablePair", "var first: First") { _ in
            var v = AnimatablePair(1.0, 2.0)
            let old = v.first
            v.first = old
        }
        probes.row("AnimatablePair", "var magnitudeSquared: Double { get }") { _ in
            _ = AnimatablePair(1.0, 2.0).magnitudeSquared
        }
        probes.row("AnimatablePair", "var second: Second") { _ in
            var v = AnimatablePair(1.0, 2.0)
            let old = v.second
            v.second = old
        }
        probes.row(
            "Animation",
            "func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? "
                + "where V : VectorArithmetic"
        ) { _ in
            var context = AnimationContext<Double>()
            _ = Animation.linear.animate(value: 1.0, time: 0.1, context: &context)
        }
        probes.row("Animation", "func delay(_ delay: TimeInterval) -> Animation") { _ in
            _ = Animation.linear.delay(1)
        }
        probes.row("Animation", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            Animation.linear.hash(into: &hasher)
        }
        probes.row("Animation", "func logicallyComplete(after duration: TimeInterval) -> Animation") { _ in
            _ = Animation.linear.logicallyComplete(after: 1)
        }
        probes.row("Animation", "func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation") { _ in
            _ = Animation.linear.repeatCount(3)
            _ = Animation.linear.repeatCount(3, autoreverses: false)
        }
        probes.row("Animation", "func repeatForever(autoreverses: Bool = true) -> Animation") { _ in
            _ = Animation.linear.repeatForever()
            _ = Animation.linear.repeatForever(autoreverses: false)
        }
        probes.row(
            "Animation",
            "func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout "
                + "AnimationContext<V>) -> Bool where V : VectorArithmetic"
        ) { _ in
            var context = AnimationContext<Double>()
            _ = Animation.linear.shouldMerge(previous: .easeIn, value: 1.0, time: 0.1, context: &context)
        }
        probes.row("Animation", "func speed(_ speed: Double) -> Animation") { _ in
            _ = Animation.linear.speed(2)
        }
        probes.row(
            "Animation",
            "func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where "
                + "V : VectorArithmetic"
        ) { _ in
            _ = Animation.linear.velocity(value: 1.0, time: 0.1, context: AnimationContext<Double>())
        }
        probes.row("Animation", "init<A>(_ base: A) where A : CustomAnimation") { _ in
            _ = Animation(ProbeAnimation())
        }
        probes.row("Animation", "static func == (lhs: Animation, rhs: Animation) -> Bool") { _ in
            _ = Animation.linear == Animation.linear
        }
        probes.row(
            "Animation",
            "static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
        ) { _ in
            _ = Animation.bouncy(duration: 1)
            _ = Animation.bouncy(extraBounce: 0.1)
        }
        probes.row("Animation", "static func easeIn(duration: TimeInterval) -> Animation") { _ in
            _ = Animation.easeIn(duration: 1)
        }
        probes.row("Animation", "static func easeInOut(duration: TimeInterval) -> Animation") { _ in
            _ = Animation.easeInOut(duration: 1)
        }
        probes.row("Animation", "static func easeOut(duration: TimeInterval) -> Animation") { _ in
            _ = Animation.easeOut(duration: 1)
        }
        probes.row(
            "Animation",
            "static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, "
                + "blendDuration: TimeInterval = 0.25) -> Animation"
        ) { _ in
            _ = Animation.interactiveSpring(duration: 1)
            _ = Animation.interactiveSpring(extraBounce: 0.1, blendDuration: 0.1)
        }
        probes.row(
            "Animation",
            "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, "
                + "blendDuration: TimeInterval = 0.25) -> Animation"
        ) { _ in
            _ = Animation.interactiveSpring(response: 1)
            _ = Animation.interactiveSpring(dampingFraction: 0.5, blendDuration: 0.1)
        }
        probes.row(
            "Animation",
            "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> "
                + "Animation"
        ) { _ in
            _ = Animation.interpolatingSpring(Spring())
            _ = Animation.interpolatingSpring(Spring(), initialVelocity: 1)
        }
        probes.row(
            "Animation",
            "static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, "
                + "initialVelocity: Double = 0.0) -> Animation"
        ) { _ in
            _ = Animation.interpolatingSpring(duration: 1)
            _ = Animation.interpolatingSpring(bounce: 0.1, initialVelocity: 1)
        }
        probes.row(
            "Animation",
            "static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, "
                + "initialVelocity: Double = 0.0) -> Animation"
        ) { _ in
            _ = Animation.interpolatingSpring(stiffness: 100, damping: 10)
            _ = Animation.interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 1)
        }
        probes.row("Animation", "static func linear(duration: TimeInterval) -> Animation") { _ in
            _ = Animation.linear(duration: 1)
        }
        probes.row(
            "Animation",
            "static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
        ) { _ in
            _ = Animation.smooth(duration: 1)
            _ = Animation.smooth(extraBounce: 0.1)
        }
        probes.row(
            "Animation",
            "static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
        ) { _ in
            _ = Animation.snappy(duration: 1)
            _ = Animation.snappy(extraBounce: 0.1)
        }
        probes.row(
            "Animation",
            "static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation"
        ) { _ in
            _ = Animation.spring(Spring())
            _ = Animation.spring(Spring(), blendDuration: 0.1)
        }
        probes.row(
            "Animation",
            "static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: "
                + "Double = 0) -> Animation"
        ) { _ in
            _ = Animation.spring(duration: 1)
            _ = Animation.spring(bounce: 0.1, blendDuration: 0.1)
        }
        probes.row(
            "Animation",
            "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, "
                + "blendDuration: TimeInterval = 0) -> Animation"
        ) { _ in
            _ = Animation.spring(response: 1)
            _ = Animation.spring(dampingFraction: 0.5, blendDuration: 0.1)
        }
        probes.row(
            "Animation",
            "static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, "
                + "duration: TimeInterval = 0.35) -> Animation"
        ) { _ in
            _ = Animation.timingCurve(0, 0, 1, 1)
            _ = Animation.timingCurve(0, 0, 1, 1, duration: 1)
        }
        probes.row(
            "Animation",
            "static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation"
        ) { _ in
            _ = Animation.timingCurve(.easeIn, duration: 1)
        }
        probes.row("Animation", "static let `default`: Animation") { _ in
            _ = Animation.default
        }
        probes.row("Animation", "static var bouncy: Animation { get }") { _ in
            _ = Animation.bouncy
        }
        probes.row("Animation", "static var easeIn: Animation { get }") { _ in
            _ = Animation.easeIn
        }
        probes.row("Animation", "static var easeInOut: Animation { get }") { _ in
            _ = Animation.easeInOut
        }
        probes.row("Animation", "static var easeOut: Animation { get }") { _ in
            _ = Animation.easeOut
        }
        probes.row("Animation", "static var interactiveSpring: Animation { get }") { _ in
            _ = Animation.interactiveSpring
        }
        probes.row("Animation", "static var interpolatingSpring: Animation { get }") { _ in
            _ = Animation.interpolatingSpring
        }
        probes.row("Animation", "static var linear: Animation { get }") { _ in
            _ = Animation.linear
        }
        probes.row("Animation", "static var smooth: Animation { get }") { _ in
            _ = Animation.smooth
        }
        probes.row("Animation", "static var snappy: Animation { get }") { _ in
            _ = Animation.snappy
        }
        probes.row("Animation", "static var spring: Animation { get }") { _ in
            _ = Animation.spring
        }
        probes.row("Animation", "var base: any CustomAnimation { get }") { _ in
            _ = Animation.linear.base
        }
        probes.row("Animation", "var customMirror: Mirror { get }") { _ in
            _ = Animation.linear.customMirror
        }
        probes.row("Animation", "var debugDescription: String { get }") { _ in
            _ = Animation.linear.debugDescription
        }
        probes.row("Animation", "var description: String { get }") { _ in
            _ = Animation.linear.description
        }
        probes.row("Animation", "var hashValue: Int { get }") { _ in
            _ = Animation.linear.hashValue
        }
        probes.row("AnimationCompletionCriteria", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            AnimationCompletionCriteria.removed.hash(into: &hasher)
        }
        probes.row(
            "AnimationCompletionCriteria",
            "static func == (a: AnimationCompletionCriteria, b: AnimationCompletionCriteria) -> Bool"
        ) { _ in
            _ = AnimationCompletionCriteria.removed == AnimationCompletionCriteria.removed
        }
        probes.row("AnimationCompletionCriteria", "static let logicallyComplete: AnimationCompletionCriteria") { _ in
            _ = AnimationCompletionCriteria.logicallyComplete
        }
        probes.row("AnimationCompletionCriteria", "static let removed: AnimationCompletionCriteria") { _ in
            _ = AnimationCompletionCriteria.removed
        }
        probes.row("AnimationCompletionCriteria", "var hashValue: Int { get }") { _ in
            _ = AnimationCompletionCriteria.removed.hashValue
        }
        probes.row("AnyTransition", "func animation(_ animation: Animation?) -> AnyTransition") { _ in
            _ = AnyTransition.slide.animation(.linear)
        }
        probes.row("AnyTransition", "func combined(with other: AnyTransition) -> AnyTransition") { _ in
            _ = AnyTransition.slide.combined(with: .opacity)
        }
        probes.row("AnyTransition", "init<T>(_ transition: T) where T : Transition") { _ in
            _ = AnyTransition(SlideTransition())
        }
        probes.row(
            "AnyTransition",
            "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
        ) { _ in
            _ = AnyTransition.asymmetric(insertion: .slide, removal: .opacity)
        }
        probes.row(
            "AnyTransition",
            "static func modifier<E>(active: E, identity: E) -> AnyTransition where E : ViewModifier"
        ) { _ in
            _ = AnyTransition.modifier(active: EmptyModifier(), identity: EmptyModifier())
        }
        probes.row("AnyTransition", "static func move(edge: Edge) -> AnyTransition") { _ in
            _ = AnyTransition.move(edge: .top)
        }
        probes.row("AnyTransition", "static func offset(_ offset: CGSize) -> AnyTransition") { _ in
            _ = AnyTransition.offset(CGSize(width: 1, height: 2))
        }
        probes.row("AnyTransition", "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition") { _ in
            _ = AnyTransition.offset(x: 1)
            _ = AnyTransition.offset(y: 1)
        }
        probes.row("AnyTransition", "static func push(from edge: Edge) -> AnyTransition") { _ in
            _ = AnyTransition.push(from: .top)
        }
        probes.row(
            "AnyTransition",
            "static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition"
        ) { _ in
            _ = AnyTransition.scale(scale: 0.5)
            _ = AnyTransition.scale(scale: 0.5, anchor: .top)
        }
        probes.row("AnyTransition", "static let identity: AnyTransition") { _ in
            _ = AnyTransition.identity
        }
        probes.row("AnyTransition", "static let opacity: AnyTransition") { _ in
            _ = AnyTransition.opacity
        }
        probes.row("AnyTransition", "static var scale: AnyTransition { get }") { _ in
            _ = AnyTransition.scale
        }
        probes.row("AnyTransition", "static var slide: AnyTransition { get }") { _ in
            _ = AnyTransition.slide
        }
        probes.row("EmptyAnimatableData", "mutating func scale(by rhs: Double)") { _ in
            var v = EmptyAnimatableData()
            v.scale(by: 2)
        }
        probes.row("EmptyAnimatableData", "init()") { _ in
            _ = EmptyAnimatableData()
        }
        probes.row(
            "EmptyAnimatableData",
            "static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData"
        ) { _ in
            _ = EmptyAnimatableData() + EmptyAnimatableData()
        }
        probes.row(
            "EmptyAnimatableData",
            "static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)"
        ) { _ in
            var v = EmptyAnimatableData()
            v += EmptyAnimatableData()
        }
        probes.row(
            "EmptyAnimatableData",
            "static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData"
        ) { _ in
            _ = EmptyAnimatableData() - EmptyAnimatableData()
        }
        probes.row(
            "EmptyAnimatableData",
            "static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)"
        ) { _ in
            var v = EmptyAnimatableData()
            v -= EmptyAnimatableData()
        }
        probes.row(
            "EmptyAnimatableData",
            "static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool"
        ) { _ in
            _ = EmptyAnimatableData() == EmptyAnimatableData()
        }
        probes.row("EmptyAnimatableData", "static var zero: EmptyAnimatableData { get }") { _ in
            _ = EmptyAnimatableData.zero
        }
        probes.row("EmptyAnimatableData", "var magnitudeSquared: Double { get }") { _ in
            _ = EmptyAnimatableData().magnitudeSquared
        }
        probes.row(
            "Transaction",
            "mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = "
                + ".logicallyComplete, _ completion: @escaping () -> Void)"
        ) { _ in
            var v = Transaction()
            v.addAnimationCompletion {}
            v.addAnimationCompletion(criteria: .removed) {}
        }
        probes.row("Transaction", "init()") { _ in
            _ = Transaction()
        }
        probes.row("Transaction", "init(animation: Animation?)") { _ in
            _ = Transaction(animation: nil)
            _ = Transaction(animation: .linear)
        }
        probes.row("Transaction", "subscript<K>(key: K.Type) -> K.Value where K : TransactionKey { get set }") { _ in
            var v = Transaction()
            v[ProbeTransactionKey.self] = 1
            _ = v[ProbeTransactionKey.self]
        }
        probes.row("Transaction", "var animation: Animation? { get set }") { _ in
            var v = Transaction()
            let old = v.animation
            v.animation = old
        }
        probes.row("Transaction", "var disablesAnimations: Bool { get set }") { _ in
            var v = Transaction()
            let old = v.disablesAnimations
            v.disablesAnimations = old
        }
        probes.row("Transaction", "var isContinuous: Bool { get set }") { _ in
            var v = Transaction()
            let old = v.isContinuous
            v.isContinuous = old
        }
        probes.row("Transaction", "var tracksVelocity: Bool { get set }") { _ in
            var v = Transaction()
            let old = v.tracksVelocity
            v.tracksVelocity = old
        }
        probes.row("TransitionPhase", "case didDisappear") { _ in
            _ = TransitionPhase.didDisappear
        }
        probes.row("TransitionPhase", "case identity") { _ in
            _ = TransitionPhase.identity
        }
        probes.row("TransitionPhase", "case willAppear") { _ in
            _ = TransitionPhase.willAppear
        }
        probes.row("TransitionPhase", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            TransitionPhase.identity.hash(into: &hasher)
        }
        probes.row("TransitionPhase", "static func == (a: TransitionPhase, b: TransitionPhase) -> Bool") { _ in
            _ = TransitionPhase.identity == TransitionPhase.identity
        }
        probes.row("TransitionPhase", "var hashValue: Int { get }") { _ in
            _ = TransitionPhase.identity.hashValue
        }
        probes.row("TransitionPhase", "var isIdentity: Bool { get }") { _ in
            _ = TransitionPhase.identity.isIdentity
        }
        probes.row("TransitionPhase", "var value: Double { get }") { _ in
            _ = TransitionPhase.identity.value
        }
        probes.row("TransitionProperties", "init(hasMotion: Bool = true)") { _ in
            _ = TransitionProperties()
            _ = TransitionProperties(hasMotion: false)
        }
        probes.row("TransitionProperties", "var hasMotion: Bool") { _ in
            var v = TransitionProperties()
            let old = v.hasMotion
            v.hasMotion = old
        }
        probes.row("VectorArithmetic", "mutating func interpolate(towards other: Self, amount: Double)") { _ in
            var v = 1.0
            v.interpolate(towards: 2, amount: 0.5)
        }
        probes.row("VectorArithmetic", "func interpolated(towards other: Self, amount: Double) -> Self") { _ in
            _ = 1.0.interpolated(towards: 2, amount: 0.5)
        }
        probes.row("VectorArithmetic", "mutating func scale(by rhs: Double)") { _ in
            var v = 1.0
            v.scale(by: 2)
        }
        probes.row("VectorArithmetic", "func scaled(by rhs: Double) -> Self") { _ in
            _ = 1.0.scaled(by: 2)
        }
        probes.row("VectorArithmetic", "var magnitudeSquared: Double") { _ in
            _ = 2.0.magnitudeSquared
        }
    }
}

struct ProbeAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

struct ProbeTransactionKey: TransactionKey {
    static let defaultValue = 0
}
