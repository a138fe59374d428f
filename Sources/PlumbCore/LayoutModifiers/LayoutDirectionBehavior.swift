import Foundation
import PlumbGraphics
import PlumbLayout

/// Whether a view is shown mirrored in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never.
    case fixed
    /// In this direction.
    case mirrors(in: LayoutDirection)

    /// From right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Mirrors what a view shows about its vertical middle. Size, place and guides are the view's; frames within are where
/// they are seen.
package struct LayoutDirectionBehaviorModifier: MemberModifier {
    let behavior: LayoutDirectionBehavior

    @MainActor public static func makeNodes<C: View>(
        of modifier: LayoutDirectionBehaviorModifier, content: C, in builder: GraphBuilder
    ) {
        let isMirrored = modifier.behavior == .mirrors(in: builder.values.layoutDirection)
        builder.addWrapper(
            LayoutDirectionBehaviorModifier.self, BoxParameters(.forward), role: isMirrored ? MirrorRole() : nil,
            content: content)
    }
}

private final class MirrorRole: PaintRole {
    override var isSteady: Bool { true }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

extension View {
    /// Says in which layout direction this view is shown mirrored, texts and all. Layouts turn round by themselves;
    /// this is for drawings that should.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
    }
}
