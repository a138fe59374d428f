import Foundation
import PlumbGraphics
import PlumbLayout

/// Nothing: the view is there, or it is not.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades in and out.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// It does not move.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows from a scale, and shrinks back to it.
public struct ScaleTransition: Transition {
    /// How large the view is where it begins or ends; 1 is its own size.
    public var scale: Double
    /// The point of the view that keeps its place.
    public var anchor: UnitPoint

    /// - Parameters:
    ///   - scale: a factor; 1 is the view's size.
    ///   - anchor: the point that stays where it is.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes from a distance, and goes there.
public struct OffsetTransition: Transition {
    /// How far from its place the view begins or ends, in points.
    public var offset: CGSize
    /// - Parameter offset: points to the right and down.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes from an edge, by its own length, and goes there.
public struct MoveTransition: Transition {
    /// The edge that the view comes from and goes to.
    public var edge: Edge
    /// A view that comes from an edge and goes there.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, lengths: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from the leading edge, and goes to the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: .trailing, lengths: phase.value))
    }
}

/// The view comes from an edge, fading in, and goes on to the opposite one, fading out.
public struct PushTransition: Transition {
    /// The edge that the view comes from; it goes to the other.
    public var edge: Edge
    /// A view that comes from an edge and goes to the one across.
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
    /// The view is there, or it is not.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge, and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    /// The view grows from nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// The view grows from a scale.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// The view comes from a distance in points.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// A view that comes from, and goes to, a place `x` and `y` points away.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
    /// The view comes from an edge, and goes there.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// The view comes from an edge, fading in, and goes on to the opposite one.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
