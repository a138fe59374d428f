import Foundation
import PlumbGraphics
import PlumbLayout

/// No animation: the view appears and disappears at once.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
    /// There is no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades in and out.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// There is no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows from a scale, and shrinks back to it.
public struct ScaleTransition: Transition {
    /// The scale at the beginning of the insertion and the end of the removal; 1 is the full size.
    public var scale: Double
    /// The point of the view that does not move.
    public var anchor: UnitPoint

    /// - Parameters:
    ///   - scale: a factor; 1 is the view's size.
    ///   - anchor: the point that does not move.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view moves in from an offset, and out to it.
public struct OffsetTransition: Transition {
    /// The offset at the beginning of the insertion and the end of the removal, in points.
    public var offset: CGSize
    /// - Parameter offset: points to the right and down.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view moves in from an edge, by its own length, and out to it.
public struct MoveTransition: Transition {
    /// The edge of insertion and removal.
    public var edge: Edge
    /// Creates a transition from and to an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, lengths: phase.isIdentity ? 0 : 1))
    }
}

/// The view moves in from the leading edge, and out to the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: .trailing, lengths: phase.value))
    }
}

/// The view moves in from an edge, fading in, and out to the opposite edge, fading out.
public struct PushTransition: Transition {
    /// The edge of insertion; the view is removed to the opposite one.
    public var edge: Edge
    /// Creates a transition from an edge to the opposite one.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, lengths: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Draws a view shifted towards an edge by so many times its own length.
private struct EdgeOffset: AnimatablePaintEffect {
    let edge: Edge
    var lengths: Double

    var animatableData: Double {
        get { lengths.unitScaled() }
        set { lengths = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { EdgeOffsetRole(edge, lengths) }
}

private final class EdgeOffsetRole: PaintRole {
    private let edge: Edge
    private let lengths: Double

    init(_ edge: Edge, _ lengths: Double) {
        self.edge = edge
        self.lengths = lengths
    }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        let way = CGFloat(lengths)
        let move =
            switch edge {
            case .top: CGAffineTransform(translationX: 0, y: -way * size.height)
            case .bottom: CGAffineTransform(translationX: 0, y: way * size.height)
            case .leading: CGAffineTransform(translationX: -way * size.width, y: 0)
            case .trailing: CGAffineTransform(translationX: way * size.width, y: 0)
            }
        return ProjectionTransform(move)
    }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    /// No animation: the view appears and disappears at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
    /// The view moves in from the leading edge, and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    /// The view grows from nothing, and shrinks back.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// The view grows from a scale, and shrinks back to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// The view moves in from an offset in points, and out to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// The view moves in from an offset of `x` and `y` points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
    /// The view moves in from an edge, and out to it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// The view moves in from an edge, fading in, and out to the opposite edge, fading out.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
