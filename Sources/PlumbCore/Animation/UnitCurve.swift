import Foundation
import PlumbGraphics

/// A curve from (0, 0) to (1, 1): progress goes in, changed progress comes out.
///
/// Sources: the values are those that OpenSwiftUI's compatibility tests state of SwiftUI. Progress is clamped to 0…1,
/// but for `linear`, which goes on beyond both ends (measured); what isn't a number counts as 0.
public struct UnitCurve: Hashable, Sendable {
    enum Function: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
    }

    let function: Function

    /// A cubic Bézier curve. The points' x count as 0 or 1 where they lie outside; their y may lie anywhere.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(function: .bezier(startControlPoint: startControlPoint, endControlPoint: endControlPoint))
    }

    /// Progress as it is, at a constant velocity of 1; also before 0 and after 1.
    public static let linear = UnitCurve(function: .linear)
    /// Slow at first: control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow in the end: control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Another name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// The lower right quarter of a circle: 1 − √(1 − t²).
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// The upper left quarter of a circle: √(1 − (1 − t)²).
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// `circularEaseIn` at half the size, then `circularEaseOut`.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// The changed progress. A Bézier curve's is rounded to multiples of 2⁻²⁰.
    public func value(at progress: Double) -> Double {
        let t = UnitCurve.clamped(progress)
        switch function {
        case .linear: return progress.isNaN ? 0 : progress
        case .circularEaseIn: return UnitCurve.arc(t)
        case .circularEaseOut: return 1 - UnitCurve.arc(1 - t)
        case .circularEaseInOut:
            return t < 0.5 ? UnitCurve.arc(2 * t) / 2 : 1 - UnitCurve.arc(2 - 2 * t) / 2
        case .bezier(let start, let end): return CubicSolver(start, end).value(at: t)
        }
    }

    /// How much the changed progress changes for each unit of progress: the first derivative. Infinite where the curve
    /// is upright.
    public func velocity(at progress: Double) -> Double {
        let t = UnitCurve.clamped(progress)
        switch function {
        case .linear: return 1
        case .circularEaseIn: return UnitCurve.arcSlope(t)
        case .circularEaseOut: return UnitCurve.arcSlope(1 - t)
        case .circularEaseInOut: return UnitCurve.arcSlope(t < 0.5 ? 2 * t : 2 - 2 * t)
        case .bezier(let start, let end): return CubicSolver(start, end).velocity(at: t)
        }
    }

    /// The curve with x and y exchanged: it answers which progress gave a value.
    ///
    /// The inverse of a Bézier curve has its points mirrored, not its ends: `easeIn.inverse` isn't `easeOut`.
    public var inverse: UnitCurve {
        switch function {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        }
    }

    /// Within 0…1; 0 for what isn't a number.
    static func clamped(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

    private static func arc(_ t: Double) -> Double { 1 - (1 - t * t).squareRoot() }
    private static func arcSlope(_ t: Double) -> Double { t / (1 - t * t).squareRoot() }
}
