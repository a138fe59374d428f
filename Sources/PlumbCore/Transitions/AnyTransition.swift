import Foundation
import PlumbLayout

/// A transition whose type is hidden.
public struct AnyTransition {
    let box: AnyTransitionBox

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { box = TransitionBox(transition) }

    private init(box: AnyTransitionBox) { self.box = box }

    /// The view fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// The view is there, or it is not.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// The view comes from the leading edge, and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// The view grows from nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// The view grows from a scale.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view comes from an edge, by its own length, and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// The view comes from an edge, fading in, and goes on to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// The view comes from a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// The view comes from a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// The view comes and goes as if it had one modifier, and has the other while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(box: ModifierTransition(active: active, identity: identity))
    }
    /// One transition to come, another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(box: CompoundTransition(.asymmetric(insertion: insertion, removal: removal)))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(box: CompoundTransition(.combined(self, other)))
    }
    /// Changes made by the transition move by this animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(box: CompoundTransition(.animated(self, animation)))
    }

    /// A view at a phase.
    @MainActor fileprivate func apply(to view: ErasedView, _ phase: TransitionPhase) -> ErasedView {
        PlaceholderContentView { [box] in box.add(view, phase, to: $0) }
    }
}

private typealias ErasedView = PlaceholderContentView<AnyTransition>

/// Adds a view at a phase of a transition of some type. Whoever makes one need not be on the main actor; whoever uses
/// it is.
class AnyTransitionBox {
    @MainActor func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) { builder.add(view) }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
    let transition: T

    init(_ transition: T) {
        self.transition = transition
        super.init()
    }

    @MainActor override func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) {
        builder.add(transition.apply(content: view, phase: phase))
    }
}

/// A transition made of a modifier.
private final class ModifierTransition<E: ViewModifier>: AnyTransitionBox {
    let active: E
    let identity: E

    init(active: E, identity: E) {
        self.active = active
        self.identity = identity
        super.init()
    }

    @MainActor override func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) {
        builder.add(view.modifier(phase.isIdentity ? identity : active))
    }
}

/// A transition made of others.
private final class CompoundTransition: AnyTransitionBox {
    enum Kind {
        case asymmetric(insertion: AnyTransition, removal: AnyTransition)
        case combined(AnyTransition, AnyTransition)
        case animated(AnyTransition, Animation?)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    @MainActor override func add<V: View>(_ view: V, _ phase: TransitionPhase, to builder: GraphBuilder) {
        let view = ErasedView { $0.add(view) }
        switch kind {
        case .asymmetric(let insertion, let removal):
            let inner = removal.apply(to: view, phase == .didDisappear ? phase : .identity)
            builder.add(insertion.apply(to: inner, phase == .willAppear ? phase : .identity))
        case .combined(let first, let second):
            builder.add(second.apply(to: first.apply(to: view, phase), phase))
        case .animated(let base, let animation):
            let moved = base.apply(to: view, phase).transaction { transaction in
                if transaction.animation != nil { transaction.animation = animation }
            }
            builder.add(moved)
        }
    }
}
