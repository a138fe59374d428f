/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come.
    case willAppear
    /// The view is there.
    case identity
    /// The view has gone.
    case didDisappear

    /// Whether the view stands there in full.
    public var isIdentity: Bool { self == .identity }
    /// −1 before it comes, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether it moves things about.
    public var hasMotion: Bool
    /// Says whether the transition moves its view.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what is put around it at each phase. What differs between two phases is animated.
@MainActor @preconcurrency
public protocol Transition {
    /// The view that shows a phase of the transition.
    associatedtype Body: View
    /// Stands for the view.
    typealias Content = PlaceholderContentView<Self>

    /// The view at a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition is like; with motion, unless stated.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition moves its view, where it says nothing else.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view at a phase of the transition.
    @ViewBuilder
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView { $0.add(content) }, phase: phase)
    }

    /// Both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Changes made by the transition move by this animation.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// Two transitions at once.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction { transaction in
            if transaction.animation != nil { transaction.animation = animation }
        }
    }
}

/// One transition to come, another to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// One transition for coming, another for going.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}
