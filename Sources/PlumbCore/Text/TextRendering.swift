import Foundation
import PlumbGraphics
import PlumbLayout

/// Draws texts in their place (`View.textRenderer`), and may give them another size. Texts know no more of it than
/// this.
class TextRendering: Equatable {
    /// The size of a text, whose own size is that of its role.
    func size(of text: TextRole, for proposal: Lengths) -> Lengths { text.ownSize(proposal) }

    /// Draws a text that was set for its final size.
    func draw(_ text: TextRole, _ layout: TextLayout, in context: inout DrawContext, size: CGSize) {}

    /// What is to be seen of it at the node that was just entered, where another one was seen before: it may be on its
    /// way.
    @MainActor func shown(after old: TextRendering?, in builder: GraphBuilder) -> TextRendering { self }

    static func == (a: TextRendering, b: TextRendering) -> Bool { a === b }
}

extension TextRole {
    /// Takes over who draws the text, at the node that was just entered. A text may have another size then.
    ///
    /// - Parameter old: who was to draw it until now.
    @MainActor func keepRendering(after old: TextRendering?, of box: BoxID, in builder: GraphBuilder) {
        guard content.rendering != nil || old != nil else { return }
        rendering = content.rendering?.shown(after: old, in: builder)
        builder.tree.invalidate(box)
    }
}
