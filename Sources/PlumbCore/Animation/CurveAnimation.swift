import Foundation
import PlumbGraphics

extension Animation {
    /// A constant velocity for 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at first, for 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow in the end, for 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends, for 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// - Parameter duration: seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// - Parameter duration: seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// - Parameter duration: seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// - Parameter duration: seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; their x count as 0 or 1 where they lie
    /// outside.
    ///
    /// - Parameter duration: seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            BezierAnimation(
                duration: duration,
                curve: UnitCurve.CubicSolver(UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))))
    }

    /// - Parameter duration: seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(UnitCurveAnimation(duration: duration, curve: curve))
    }
}

/// A curve, stretched over a duration in seconds. One that isn't above 0 is over at once.
protocol StretchedCurve: CustomAnimation {
    var duration: TimeInterval { get }
    /// From progress to changed progress.
    func value(at progress: Double) -> Double
    func velocity(at progress: Double) -> Double
}

extension StretchedCurve {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= duration - 1e-9 { context.isLogicallyComplete = true }
        return progress(at: time, of: duration).map { value.scaled(by: self.value(at: $0)) }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        progress(at: time, of: duration).map { value.scaled(by: velocity(at: $0) / duration) }
    }
}

/// A Bézier curve, solved once.
struct BezierAnimation: StretchedCurve {
    let duration: TimeInterval
    let curve: UnitCurve.CubicSolver

    func value(at progress: Double) -> Double { curve.value(at: progress) }
    func velocity(at progress: Double) -> Double { curve.velocity(at: progress) }
}

struct UnitCurveAnimation: StretchedCurve {
    let duration: TimeInterval
    let curve: UnitCurve

    func value(at progress: Double) -> Double { curve.value(at: progress) }
    func velocity(at progress: Double) -> Double { curve.velocity(at: progress) }
}

/// The part of a duration that is over, 0…1; nil after its end.
private func progress(at time: TimeInterval, of duration: TimeInterval) -> Double? {
    duration > 0 && time <= duration ? UnitCurve.clamped(time / duration) : nil
}
