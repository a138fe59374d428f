import Foundation
import PlumbLayout

/// A transition whose type is hidden.
public struct AnyTransition {
    let box: AnyTransitionBox

    /// Hides the type of a transition.
    @MainActor public init<T: Transition>(_ transition: T) { box = TransitionBox(transition) }

    /// The view fades in and out.
    @MainActor public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// The view is there, or it is not.
    @MainActor public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// The view comes from the leading edge, and goes to the trailing one.
    @MainActor public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// The view grows from nothing.
    @MainActor public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// The view grows from a scale.
    @MainActor public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view comes from an edge, by its own length, and goes there.
    @MainActor public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// The view comes from an edge, fading in, and goes on to the opposite one.
    @MainActor public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// The view comes from a distance in points.
    @MainActor public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// The view comes from a distance in points.
    @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// The view comes and goes as if it had one modifier, and has the other while it is there.
    @MainActor public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
    /// One transition to come, another to go.
    @MainActor public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// Both transitions at once.
    @MainActor public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(ErasedTransition(self).combined(with: ErasedTransition(other)))
    }
    /// Changes made by the transition move by this animation.
    @MainActor public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(ErasedTransition(self).animation(animation))
    }
}

/// A transition made of a modifier.
private struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// A hidden transition as one of a type.
private struct ErasedTransition: Transition {
    let base: AnyTransition
    init(_ base: AnyTransition) { self.base = base }

    func body(content: Content, phase: TransitionPhase) -> some View {
        PlaceholderContentView<AnyTransition> { [base] in base.box.add(content, phase, to: $0) }
    }
}

/// Adds a view at a phase of a transition of some type.
@MainActor
class AnyTransitionBox {
    nonisolated init() {}
    func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) { builder.add(view) }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
    let transition: T

    init(_ transition: T) {
        self.transition = transition
        super.init()
    }

    override func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) {
        builder.add(transition.apply(content: view, phase: phase))
    }
}
