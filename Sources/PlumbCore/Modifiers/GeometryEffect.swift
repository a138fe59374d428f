import Foundation
import PlumbGraphics

/// A modifier that moves, turns or scales what a view shows, as a function of its size. Size, place and guides are those of the view
/// without it (rules, correction 11).
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

private final class GeometryEffectRole<Effect: GeometryEffect>: BoxRole {
    private let effect: Effect
    init(_ effect: Effect) { self.effect = effect }
    override func transform(for size: CGSize) -> CGAffineTransform? {
        // Users' methods belong to the main actor; so do all passes.
        let effect = EffectBox(effect: effect)
        return MainActor.assumeIsolated { effect.effect.effectValue(size: size) }.affine
    }
}

private struct EffectBox<Effect>: @unchecked Sendable {
    let effect: Effect
}

/// A transform of the plane with perspective: points are rows, multiplied from the left.
///
/// Pictures have no perspective yet: of a transform with one, what keeps parallels parallel is drawn.
public struct ProjectionTransform: Equatable, Sendable {
    /// x of the first row: the factor along x.
    public var m11: CGFloat = 1
    /// y of the first row.
    public var m12: CGFloat = 0
    /// Perspective along x.
    public var m13: CGFloat = 0
    /// x of the second row.
    public var m21: CGFloat = 0
    /// y of the second row: the factor along y.
    public var m22: CGFloat = 1
    /// Perspective along y.
    public var m23: CGFloat = 0
    /// The way along x, in points.
    public var m31: CGFloat = 0
    /// The way along y, in points.
    public var m32: CGFloat = 0
    /// What everything is divided by.
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// A transform without perspective.
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform, then another.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    fileprivate var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale)
    }
}
