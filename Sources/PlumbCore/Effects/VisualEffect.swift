import Foundation
import PlumbGraphics
import PlumbLayout

/// What can be done to a view on the page without a change of its layout, where it depends on size and place of the
/// view.
///
/// Effects apply in the order in which they are written. Made by the modifiers of `EmptyVisualEffect`.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does to a list of such.
    static func addSteps(of effect: Self, to steps: inout VisualEffectSteps)
}

/// What effects do, in order.
public struct VisualEffectSteps: Sendable {
    enum Step: Sendable {
        case transform(VisualEffectTransform)
        case opacity(Double)
        case blur(radius: Double, isOpaque: Bool)
        case colors(VisualEffectColors)
        case blend(BlendMode)
    }

    var steps: [Step] = []
}

/// No effect: where effects begin.
public struct EmptyVisualEffect: VisualEffect {
    /// Nothing to animate.
    public typealias AnimatableData = EmptyAnimatableData
    /// Does nothing.
    public init() {}
    /// Adds nothing.
    public static func addSteps(of effect: EmptyVisualEffect, to steps: inout VisualEffectSteps) {}
}

/// An effect, and one step more.
private struct VisualEffectStep<Inner: VisualEffect>: VisualEffect {
    let inner: Inner
    let step: VisualEffectSteps.Step

    static func addSteps(of effect: VisualEffectStep, to steps: inout VisualEffectSteps) {
        Inner.addSteps(of: effect.inner, to: &steps)
        steps.steps.append(effect.step)
    }
}

extension VisualEffect {
    private func transformed(
        _ numbers: [Double], _ make: @escaping @Sendable ([Double], CGSize) -> CGAffineTransform
    ) -> some VisualEffect {
        projected(numbers) { ProjectionTransform(make($0, $1)) }
    }

    /// - Parameters:
    ///   - numbers: what is mixed when the effect lies between two that a closure has made.
    ///   - make: the transform of such numbers in the view's coordinates, for its size.
    func projected(
        _ numbers: [Double], _ make: @escaping @Sendable ([Double], CGSize) -> ProjectionTransform
    ) -> some VisualEffect {
        VisualEffectStep(inner: self, step: .transform(VisualEffectTransform(numbers: numbers, make: make)))
    }

    /// Points to the right and down.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        transformed([offset.width, offset.height]) { numbers, _ in
            CGAffineTransform(translationX: numbers[0], y: numbers[1])
        }
    }

    /// Points to the right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales by a factor for each axis about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed([scale.width, scale.height, anchor.x, anchor.y]) { numbers, size in
            CGAffineTransform(scaleX: numbers[0], y: numbers[1])
                .about(UnitPoint(x: numbers[2], y: numbers[3]), of: size)
        }
    }

    /// Scales by a factor about an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales by a factor for each axis about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns about an anchor; positive angles are clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed([angle.radians, anchor.x, anchor.y]) { numbers, size in
            CGAffineTransform(rotationAngle: numbers[0]).about(UnitPoint(x: numbers[1], y: numbers[2]), of: size)
        }
    }

    /// Applies a transform in the view's coordinates, origin at its top left.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformed([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) { numbers, _ in
            CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
    }

    /// Makes the view see-through as a whole, from 0 (invisible) to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        VisualEffectStep(inner: self, step: .opacity(opacity.opacityOrNone))
    }

    /// Blurs what the view paints.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points.
    ///   - opaque: what the view covers stays covered.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        VisualEffectStep(inner: self, step: .blur(radius: Double(radius).radiusOrNone, isOpaque: opaque))
    }

    fileprivate func colored(_ kind: VisualEffectColors.Kind, _ amount: Double) -> some VisualEffect {
        VisualEffectStep(inner: self, step: .colors(VisualEffectColors(kind: kind, amount: amount)))
    }

    /// Adds light to every colour: 0 for none, 1 for white.
    public func brightness(_ amount: Double) -> some VisualEffect { colored(.brightness, amount) }

    /// Moves colours away from gray by a factor.
    public func contrast(_ amount: Double) -> some VisualEffect { colored(.contrast, amount) }

    /// Takes the colour out: 0 for nothing, 1 for all of it.
    public func grayscale(_ amount: Double) -> some VisualEffect { colored(.saturation, 1 - amount) }

    /// Turns hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { colored(.hueRotation, angle.radians) }

    /// Makes colours stronger or fainter by a factor.
    public func saturation(_ amount: Double) -> some VisualEffect { colored(.saturation, amount) }

    /// Combines the view with what was drawn before it in the nearest group.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        VisualEffectStep(inner: self, step: .blend(blendMode))
    }
}

/// A change of colours by one number.
struct VisualEffectColors: Sendable {
    enum Kind { case brightness, contrast, saturation, hueRotation }

    let kind: Kind
    var amount: Double

    var matrix: ColorMatrix {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .hueRotation: .hueRotation(amount)
        }
    }
}

/// Draws a view with effects that depend on its size and place. Size, place and guides are those of the view without
/// them.
///
/// 1. The effects are found whenever the view is drawn, or touched: they follow a scroll view without a layout. 2.
/// Their numbers are new at once: a change of state does not animate them. 3. An effect with a number that is none is
/// left out, with a sentence. Source: Apple (`visualEffect(_:)`); 2 is Plumb's limit.
package struct VisualEffectModifier<Effect: VisualEffect>: MemberModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    /// Puts the view in a box of its own.
    @MainActor public static func makeNodes<C: View>(
        of modifier: VisualEffectModifier, content: C, in builder: GraphBuilder
    ) {
        let effect = modifier.effect
        let role = VisualEffectRole(builder.graph, "visualEffect") { proxy in
            var steps = VisualEffectSteps()
            Effect.addSteps(of: effect(EmptyVisualEffect(), proxy), to: &steps)
            return steps.steps
        }
        let scope = builder.openBox(VisualEffectModifier.self, BoxParameters(.forward), role: role)
        role.box = builder.graph[builder.node].box
        builder.add(content)
        builder.close(scope)
    }
}

extension View {
    /// Draws the view with effects that depend on its size and place. Size and place are the view's.
    ///
    /// - Parameter effect: is given no effect, to be added to, and the view's geometry.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}

/// Finds the effects when they are asked for.
final class VisualEffectRole: PaintRole {
    private unowned let graph: ViewGraph
    /// What users call it.
    private let name: String
    private let find: (GeometryProxy) -> [VisualEffectSteps.Step]
    var box = BoxID.none
    /// What was found last, and in which round of finding: where effects stand in effects, each is found once a round.
    private var known: (round: Int, steps: [VisualEffectSteps.Step])?
    private var groupCount = 0

    @MainActor private static var round = 0
    @MainActor private static var depth = 0

    init(_ graph: ViewGraph, _ name: String, _ find: @escaping (GeometryProxy) -> [VisualEffectSteps.Step]) {
        self.graph = graph
        self.name = name
        self.find = find
    }

    private func steps() -> [VisualEffectSteps.Step] { onMain(self) { $0.found() } }

    @MainActor private func found() -> [VisualEffectSteps.Step] {
        if Self.depth == 0 { Self.round += 1 }
        if let known, known.round == Self.round { return known.steps }
        guard box >= 0, graph.tree[box].x.isFinite else { return [] }
        Self.depth += 1
        defer { Self.depth -= 1 }
        let all = find(GeometryProxy(graph, box: box))
        let steps = all.filter(\.isNumber)
        if steps.count < all.count {
            graph.report("\(name) was given what is no number; the view is drawn without that effect")
        }
        known = (Self.round, steps)
        return steps
    }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        // Also where nothing is moved now: what is in it travels in its coordinates, whatever the effects become.
        steps().reduce(ProjectionTransform()) { $0.concatenating($1.transform(for: size)) }
    }

    /// What is drawn in it is moved by all transforms together. A blur lies between those before and those after it: it
    /// is put in what comes after, undone within.
    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        var after = ProjectionTransform()
        groupCount = 0
        for step in steps().reversed() {
            switch step {
            case .transform: after = step.transform(for: size).concatenating(after)
            case .opacity(let opacity): open(.pushLayer(opacity: opacity, .normal), in: &context)
            case .blur(let radius, let isOpaque):
                let here = after.conjugated(
                    by: CGAffineTransform(translationX: context.origin.x, y: context.origin.y))
                var back = here
                guard back.invert() else { continue }
                if !after.isIdentity { open(.push(here), in: &context) }
                open(.pushBlur(radius: radius, isOpaque: isOpaque), in: &context)
                if !after.isIdentity { open(.push(back), in: &context) }
            case .colors(let colors): open(.pushColors(colors.matrix), in: &context)
            case .blend(let mode): open(.pushLayer(opacity: 1, mode), in: &context)
            }
        }
    }

    private func open(_ item: DisplayItem, in context: inout DrawContext) {
        context.items.append(item)
        groupCount += 1
    }

    override func endEffect(in context: inout DrawContext) {
        for _ in 0..<groupCount { context.items.append(.pop) }
    }
}

extension VisualEffectSteps.Step {
    fileprivate func transform(for size: CGSize) -> ProjectionTransform {
        guard case .transform(let make) = self else { return ProjectionTransform() }
        let transform = make(size)
        return transform.isFinite ? transform : ProjectionTransform()
    }
}
