import Foundation
import PlumbGraphics
import PlumbLayout

/// Shows of a view what lies under another, as far as that is opaque.
///
/// The mask is laid out as an overlay is: it is proposed the view's size and does not change it (Docs/Rules.md, section
/// 9).
package struct MaskModifier<Mask: View>: MemberModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor public static func makeNodes<C: View>(of modifier: MaskModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.openBox(
            MaskModifier.self, BoxParameters(.layers, alignment: modifier.alignment), role: MaskedRole())
        builder.add(content)
        builder.orientation = 0
        // What else waits for the members of a list is for the primary view.
        builder.pending = nil
        builder.addLayer(
            ZStack(alignment: modifier.alignment) { modifier.mask }.modifier(MaskInk()), alignment: .center)
        builder.close(scope)
    }
}

/// What is painted within only says how much of what lies under it is to be seen.
private struct MaskInk: PaintEffect {
    func makeRole() -> BoxRole { MaskInkRole() }
}

final class MaskedRole: PaintRole {
    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        context.items.append(.pushLayer(opacity: 1, .normal))
    }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

private final class MaskInkRole: PaintRole, TouchRole {
    override var isSteady: Bool { true }
    /// Touches reach what is seen through the mask.
    var ignoresTouches: Bool { true }

    /// A mask is no more than its form.
    override var hidesMeaning: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) { context.items.append(.pushMask) }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

extension View {
    /// Shows of this view what lies under the mask, as far as the mask is opaque. The mask takes no touches.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// The same, with a mask that is there already.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
