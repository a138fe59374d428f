import Foundation
import PlumbGraphics
import PlumbLayout

/// Where a view is between the edges of the scroll view around it.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to come into sight at the top, or at the leading edge.
    case topLeading
    /// The view is in sight.
    case identity
    /// The view is about to come into sight at the bottom, or at the trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// −1 at the top or the leading edge, 0 in sight, 1 at the bottom or the trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view turns from one phase of a scroll transition to another.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Sendable {
        case identity
        case discrete
        case interactive(UnitCurve)
    }

    let mode: Mode
    private(set) var animation: Animation?
    private(set) var threshold = Threshold.visible

    /// The effects lie between those of the phases, by how far the view has come into sight:
    /// `interactive(timingCurve:)`.
    public static let interactive = interactive()

    /// The effects lie between those of the phases, by how far the view has come into sight.
    ///
    /// - Parameter timingCurve: where they lie between the phase outside (0) and `identity` (1), for each part of the
    ///   way from where the view is just out of sight to the threshold. The same on the way out, backwards.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), animation: nil)
    }

    /// The effects are those of one phase, and move to those of another when the view has reached the threshold:
    /// `animated(_:)`.
    public static let animated = animated()

    /// The effects are those of one phase, and move to those of another when the view has reached the threshold.
    ///
    /// - Parameter animation: moves them.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .discrete, animation: animation)
    }

    /// The effects are those of `ScrollTransitionPhase.identity` always.
    public static let identity = ScrollTransitionConfiguration(mode: .identity, animation: nil)

    /// The same, with another animation. Interactive effects follow the scroll view with it, and come after.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The same, with another point at which the view counts as in sight; `visible` unless set.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// A point on the way of a view from out of sight towards the centre of the scroll view.
    public struct Threshold: Sendable {
        /// The share of the view that is in sight there.
        private var share = 0.0
        /// The share of the way to the centre.
        private var centering = 0.0
        /// Points further towards the centre.
        private var distance = 0.0

        /// All of the view is in sight. One that is longer than the scroll view has come so far when it fills it
        /// (Plumb's choice).
        public static let visible = visible(1)
        /// The view is just out of sight.
        public static let hidden = visible(0)
        /// The view's centre is the scroll view's.
        public static var centered: Threshold { Threshold(centering: 1) }

        /// A share of the view is in sight: 0 is nothing, 1 is all of it. Shares beyond count as these.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: UnitCurve.clamped(amount)) }

        /// Further towards the centre, by points; less than 0 is away from it.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            if distance.isFinite { copy.distance += distance }
            return copy
        }

        /// Between this point and another.
        ///
        /// - Parameter amount: 0 is this one, 1 the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            guard amount.isFinite else { return self }
            func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                share: mixed(share, other.share), centering: mixed(centering, other.centering),
                distance: mixed(distance, other.distance))
        }

        /// How far a view has come when it is there, from where it is just out of sight.
        func way(of length: Double, in container: Double) -> Double {
            share * min(length, container) + centering * (length + container) / 2 + distance
        }
    }
}

/// Draws a view with effects that depend on how far it is in sight of a scroll view. Size, place and guides are those
/// of the view without them.
///
/// 1. The scroll view is the innermost around; with an axis, the innermost that scrolls along it. Without an axis, it
/// is the one along which that scrolls, and the vertical one of two. 2. How far the view has come into sight is told at
/// either edge, from where it is just out of sight; of the two edges counts the one at which it has come less far to
/// the threshold. 3. Up to where it is just out of sight the effects are those of the edge's phase, from the threshold
/// on those of `identity`; between them, as the configuration says.
/// 4. Without a scroll view around they are those of `identity`. 5. When the view is first laid out, its effects are
///    there at once.
/// 6. They follow the scroll view without a layout. Source: Apple (`scrollTransition`,
/// `ScrollTransitionConfiguration`). Plumb's choices: what is in sight is what the scroll view's frame shows, content
/// margins and safe areas included; and the edge in 2.
package struct ScrollTransitionModifier<Effect: VisualEffect>: MemberModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    /// Puts the view in a box of its own.
    @MainActor public static func makeNodes<C: View>(
        of modifier: ScrollTransitionModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openScrollTransition(
            ScrollTransitionModifier.self,
            ScrollTransitionRule(
                topLeading: modifier.topLeading, bottomTrailing: modifier.bottomTrailing, axis: modifier.axis)
        ) { [transition = modifier.transition] phase in
            var steps = VisualEffectSteps()
            Effect.addSteps(of: transition(EmptyVisualEffect(), phase), to: &steps)
            return steps
        }
        builder.add(content)
        builder.close(scope)
    }
}

extension View {
    /// Draws the view with effects that depend on how far it is in sight of the scroll view around. Size and place are
    /// the view's.
    ///
    /// - Parameters:
    ///   - configuration: how the effects of one phase turn into those of another, at both edges.
    ///   - axis: of the scroll view; nil for the one along which the innermost scrolls, and the vertical one of two.
    ///   - transition: is given no effect, to be added to, and the phase.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view with effects that depend on how far it is in sight of the scroll view around. Size and place are
    /// the view's.
    ///
    /// - Parameters:
    ///   - topLeading: how the effects turn at the top, or at the leading edge.
    ///   - bottomTrailing: the same at the bottom, or at the trailing edge.
    ///   - axis: of the scroll view; nil for the one along which the innermost scrolls, and the vertical one of two.
    ///   - transition: is given no effect, to be added to, and the phase.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
