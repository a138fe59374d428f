import Foundation
import PlumbGraphics
import PlumbLayout

/// A modifier that moves, turns or scales what a view shows, as a function of its size. Size, place and guides are
/// those of the view without it (Docs/Rules.md, correction 11).
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// What is done to the view, in its coordinates.
    ///
    /// - Parameter size: the view's, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func body(content: Content) -> Never { primitiveBody(Self.self) }
    @MainActor public static func arity<C: View>(of content: C.Type) -> Arity { content.arity }

    /// Wraps each member of a list by itself.
    @MainActor public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        builder.add(content.modifier(GeometryEffectModifier(effect: modifier)))
    }
}

/// An effect of a type of its own, as one of the effects that Plumb paints.
private struct GeometryEffectModifier<Effect: GeometryEffect>: AnimatablePaintEffect {
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func makeRole() -> BoxRole { GeometryEffectRole(effect) }
}

private final class GeometryEffectRole<Effect: GeometryEffect>: PaintRole {
    private let effect: Effect
    init(_ effect: Effect) { self.effect = effect }
    override func transform(for size: CGSize) -> ProjectionTransform? {
        // Users' methods belong to the main actor; so do all passes.
        onMain(effect) { $0.effectValue(size: size) }
    }
}
