import Foundation

/// How a change spreads over time.
///
/// Plumb's pictures show the end of every change: state is at its final value at once, as in SwiftUI, and motion between two
/// pictures is not drawn yet. The curve is kept with the animation.
public struct Animation: Equatable, Hashable, Sendable {
    enum Curve: Equatable, Hashable, Sendable {
        /// Control points and seconds.
        case bezier(Double, Double, Double, Double, duration: Double)
        /// Seconds, and from −1 to 1.
        case spring(duration: Double, bounce: Double)
    }

    let curve: Curve

    /// A spring of half a second without bounce (iOS 17).
    public static let `default` = Animation(curve: .spring(duration: 0.5, bounce: 0))

    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// - Parameter duration: seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A Bézier curve from (0, 0) to (1, 1); x of the control points lies within 0…1.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            curve: .bezier(min(max(c0x, 0), 1), c0y, min(max(c1x, 0), 1), c1y, duration: duration))
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
        Animation(curve: .spring(duration: duration, bounce: bounce))
    }
}

/// Changes state with an animation; the change is there at once, and `body`'s result is returned.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Gives the changes within a view an animation. Size and place are the view's.
public struct AnimationModifier: SubtreeModifier {
    let animation: Animation?

    @MainActor public static func makeNodes<C: View>(
        of modifier: AnimationModifier, content: C, in builder: GraphBuilder
    ) {
        builder.add(content)
    }
}

extension View {
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { modifier(AnimationModifier(animation: animation)) }

    /// Animates the view when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation))
    }
}
