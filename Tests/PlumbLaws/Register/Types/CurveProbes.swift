import Foundation
import PlumbCore

/// Springs, curves of time, keyframes and effects.
enum CurveProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "CubicKeyframe",
            "init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: "
                + "Value? = nil)"
        ) { _ in
            _ = CubicKeyframe(1.0, duration: 1)
            _ = CubicKeyframe(1.0, duration: 1, startVelocity: 1, endVelocity: 2)
        }
        probes.row("CubicKeyframe", "typealias Body = CubicKeyframe<Value>") { _ in
            _ = CubicKeyframe<Double>.Body.self
        }
        probes.row("KeyframeTimeline", "func value(progress: Double) -> Value") { _ in
            _ = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(1.0) }.value(progress: 0.5)
        }
        probes.row("KeyframeTimeline", "func value(time: Double) -> Value") { _ in
            _ = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(1.0) }.value(time: 0.5)
        }
        probes.row(
            "KeyframeTimeline",
            "init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)"
        ) { _ in
            _ = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(1.0, duration: 1)
                SpringKeyframe(2.0)
            }
        }
        probes.row("KeyframeTimeline", "var duration: TimeInterval { get }") { _ in
            _ = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1.0, duration: 1) }.duration
        }
        probes.row(
            "KeyframeTrack",
            "init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value"
        ) { _ in
            _ = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { MoveKeyframe(1.0) } }
        }
        probes.row(
            "KeyframeTrack",
            "init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> "
                + "content: () -> Content)"
        ) { _ in
            _ = KeyframeTimeline(initialValue: CGPoint.zero) {
                KeyframeTrack(\.x) { MoveKeyframe(1) }
                KeyframeTrack(\.y) { MoveKeyframe(1) }
            }
        }
        probes.row(
            "LinearKeyframe",
            "init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)"
        ) { _ in
            _ = LinearKeyframe(1.0, duration: 1)
            _ = LinearKeyframe(1.0, duration: 1, timingCurve: .easeIn)
        }
        probes.row("LinearKeyframe", "typealias Body = LinearKeyframe<Value>") { _ in
            _ = LinearKeyframe<Double>.Body.self
        }
        probes.row("MoveKeyframe", "init(_ to: Value)") { _ in
            _ = MoveKeyframe(1.0)
        }
        probes.row("MoveKeyframe", "typealias Body = MoveKeyframe<Value>") { _ in
            _ = MoveKeyframe<Double>.Body.self
        }
        probes.row(
            "Spring",
            "func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V : "
                + "Animatable"
        ) { _ in
            _ = Spring().force(fromValue: 0.0, toValue: 1, position: 0.5, velocity: 1)
        }
        probes.row(
            "Spring",
            "func force<V>(target: V, position: V, velocity: V) -> V where V : VectorArithmetic"
        ) { _ in
            _ = Spring().force(target: 1.0, position: 0.5, velocity: 1)
        }
        probes.row("Spring", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            Spring().hash(into: &hasher)
        }
        probes.row(
            "Spring",
            "func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) "
                + "-> TimeInterval where V : Animatable"
        ) { _ in
            _ = Spring().settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.01)
        }
        probes.row(
            "Spring",
            "func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> "
                + "TimeInterval where V : VectorArithmetic"
        ) { _ in
            _ = Spring().settlingDuration(target: 1.0, epsilon: 0.01)
            _ = Spring().settlingDuration(target: 1.0, initialVelocity: 2, epsilon: 0.01)
        }
        probes.row(
            "Spring",
            "func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) "
                + "where V : VectorArithmetic"
        ) { _ in
            var (value, velocity) = (0.0, 0.0)
            Spring().update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        }
        probes.row(
            "Spring",
            "func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V "
                + "where V : Animatable"
        ) { _ in
            _ = Spring().value(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1)
        }
        probes.row(
            "Spring",
            "func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V : "
                + "VectorArithmetic"
        ) { _ in
            _ = Spring().value(target: 1.0, time: 1)
            _ = Spring().value(target: 1.0, initialVelocity: 2, time: 1)
        }
        probes.row(
            "Spring",
            "func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V "
                + "where V : Animatable"
        ) { _ in
            _ = Spring().velocity(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1)
        }
        probes.row(
            "Spring",
            "func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V "
                + ": VectorArithmetic"
        ) { _ in
            _ = Spring().velocity(target: 1.0, time: 1)
            _ = Spring().velocity(target: 1.0, initialVelocity: 2, time: 1)
        }
        probes.row("Spring", "init(duration: TimeInterval = 0.5, bounce: Double = 0.0)") { _ in
            _ = Spring()
            _ = Spring(duration: 1, bounce: 0.5)
        }
        probes.row(
            "Spring",
            "init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = "
                + "false)"
        ) { _ in
            _ = Spring(stiffness: 100, damping: 10)
            _ = Spring(mass: 2, stiffness: 100, damping: 10, allowOverDamping: true)
        }
        probes.row("Spring", "init(response: Double, dampingRatio: Double)") { _ in
            _ = Spring(response: 1, dampingRatio: 0.5)
        }
        probes.row(
            "Spring",
            "init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)"
        ) { _ in
            _ = Spring(settlingDuration: 1, dampingRatio: 0.5)
            _ = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)
        }
        probes.row("Spring", "static func == (a: Spring, b: Spring) -> Bool") { _ in
            _ = Spring() == Spring()
        }
        probes.row(
            "Spring",
            "static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring"
        ) { _ in
            _ = Spring.bouncy(duration: 1)
        }
        probes.row(
            "Spring",
            "static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring"
        ) { _ in
            _ = Spring.smooth(duration: 1)
        }
        probes.row(
            "Spring",
            "static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring"
        ) { _ in
            _ = Spring.snappy(duration: 1)
        }
        probes.row("Spring", "static var bouncy: Spring { get }") { _ in
            _ = Spring.bouncy
        }
        probes.row("Spring", "static var smooth: Spring { get }") { _ in
            _ = Spring.smooth
        }
        probes.row("Spring", "static var snappy: Spring { get }") { _ in
            _ = Spring.snappy
        }
        probes.row("Spring", "var bounce: Double { get }") { _ in
            _ = Spring().bounce
        }
        probes.row("Spring", "var damping: Double { get }") { _ in
            _ = Spring().damping
        }
        probes.row("Spring", "var dampingRatio: Double { get }") { _ in
            _ = Spring().dampingRatio
        }
        probes.row("Spring", "var duration: TimeInterval { get }") { _ in
            _ = Spring().duration
        }
        probes.row("Spring", "var hashValue: Int { get }") { _ in
            _ = Spring().hashValue
        }
        probes.row("Spring", "var mass: Double { get }") { _ in
            _ = Spring().mass
        }
        probes.row("Spring", "var response: Double { get }") { _ in
            _ = Spring().response
        }
        probes.row("Spring", "var settlingDuration: TimeInterval { get }") { _ in
            _ = Spring().settlingDuration
        }
        probes.row("Spring", "var stiffness: Double { get }") { _ in
            _ = Spring().stiffness
        }
        probes.row(
            "SpringKeyframe",
            "init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), "
                + "startVelocity: Value? = nil)"
        ) { _ in
            _ = SpringKeyframe(1.0)
            _ = SpringKeyframe(1.0, duration: 1, spring: .bouncy, startVelocity: 1)
        }
        probes.row("SpringKeyframe", "typealias Body = SpringKeyframe<Value>") { _ in
            _ = SpringKeyframe<Double>.Body.self
        }
        probes.row("UnitCurve", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            UnitCurve.easeIn.hash(into: &hasher)
        }
        probes.row("UnitCurve", "func value(at progress: Double) -> Double") { _ in
            _ = UnitCurve.easeIn.value(at: 0.5)
        }
        probes.row("UnitCurve", "func velocity(at progress: Double) -> Double") { _ in
            _ = UnitCurve.easeIn.velocity(at: 0.5)
        }
        probes.row("UnitCurve", "static func == (a: UnitCurve, b: UnitCurve) -> Bool") { _ in
            _ = UnitCurve.easeIn == UnitCurve.easeIn
        }
        probes.row(
            "UnitCurve",
            "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve"
        ) { _ in
            _ = UnitCurve.bezier(startControlPoint: .top, endControlPoint: .bottom)
        }
        probes.row("UnitCurve", "static let circularEaseIn: UnitCurve") { _ in
            _ = UnitCurve.circularEaseIn
        }
        probes.row("UnitCurve", "static let circularEaseInOut: UnitCurve") { _ in
            _ = UnitCurve.circularEaseInOut
        }
        probes.row("UnitCurve", "static let circularEaseOut: UnitCurve") { _ in
            _ = UnitCurve.circularEaseOut
        }
        probes.row("UnitCurve", "static let easeIn: UnitCurve") { _ in
            _ = UnitCurve.easeIn
        }
        probes.row("UnitCurve", "static let easeInOut: UnitCurve") { _ in
            _ = UnitCurve.easeInOut
        }
        probes.row("UnitCurve", "static let easeOut: UnitCurve") { _ in
            _ = UnitCurve.easeOut
        }
        probes.row("UnitCurve", "static let linear: UnitCurve") { _ in
            _ = UnitCurve.linear
        }
        probes.row("UnitCurve", "var hashValue: Int { get }") { _ in
            _ = UnitCurve.easeIn.hashValue
        }
        probes.row("UnitCurve", "var inverse: UnitCurve { get }") { _ in
            _ = UnitCurve.easeIn.inverse
        }
        probes.row("EmptyVisualEffect", "init()") { _ in
            _ = EmptyVisualEffect()
        }
        probes.row("EmptyVisualEffect", "typealias AnimatableData = EmptyAnimatableData") { _ in
            _ = EmptyVisualEffect.AnimatableData.self
        }
        probes.row("VisualEffect", "func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().blur(radius: 1)
            _ = EmptyVisualEffect().blur(radius: 1, opaque: true)
        }
        probes.row("VisualEffect", "func offset(_ offset: CGSize) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().offset(CGSize(width: 1, height: 2))
        }
        probes.row("VisualEffect", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().offset(x: 1)
            _ = EmptyVisualEffect().offset(y: 1)
        }
        probes.row("VisualEffect", "func opacity(_ opacity: Double) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().opacity(0.5)
        }
        probes.row(
            "VisualEffect",
            "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().rotationEffect(.degrees(1))
            _ = EmptyVisualEffect().rotationEffect(.degrees(1), anchor: .top)
        }
        probes.row(
            "VisualEffect",
            "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().scaleEffect(CGSize(width: 1, height: 2))
            _ = EmptyVisualEffect().scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
        }
        probes.row(
            "VisualEffect",
            "func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().scaleEffect(2)
            _ = EmptyVisualEffect().scaleEffect(2, anchor: .top)
        }
        probes.row(
            "VisualEffect",
            "func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some "
                + "VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().scaleEffect(x: 2)
            _ = EmptyVisualEffect().scaleEffect(y: 2, anchor: .top)
        }
        probes.row("VisualEffect", "func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().transformEffect(CGAffineTransform(translationX: 1, y: 2))
        }
    }
}
