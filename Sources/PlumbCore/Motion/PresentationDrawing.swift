import Foundation
import PlumbGraphics
import PlumbLayout

extension DrawPass {
    /// What a presentation shows, or still shows on its way out.
    ///
    /// 1. Before it, what dims all that lies behind. 2. A presentation that has stepped back is drawn smaller, with
    /// round corners, and the page on black: with the background that windows have, whatever its views paint.
    mutating func draw(_ presentation: Presentation) {
        guard presentation.outermost >= 0, !tree[presentation.content].x.isNaN else { return }
        context.alignsToPixels = true
        context.tintDimming = motion.tintDimming(of: presentation, in: graph)
        ground = .zero
        let isPage = presentation === graph.presentations.page
        let page = CGRect(origin: .zero, size: tree[graph.presentations.page.outermost].size.cgSize)
        // (1)
        if let color = motion.dimming(of: presentation) { fill(page, color) }
        // (2)
        guard let recess = motion.recess(of: presentation, in: graph) else {
            return draw(presentation.outermost, in: .zero)
        }
        let box = tree[presentation.outermost]
        let frame = CGRect(origin: CGPoint(x: box.x, y: box.y), size: box.size.cgSize)
        if isPage { fill(page, .black) }
        context.items.append(.push(recess.transform(of: frame, to: graph.presentations.page.safeArea.top)))
        let radius = recess.radius * CGFloat(recess.amount)
        context.items.append(
            .pushClip(Path(roundedRect: frame, cornerRadius: radius, style: .continuous), FillStyle()))
        context.alignsToPixels = false
        if isPage, let ground = recess.ground { fill(frame, ground) }
        draw(presentation.outermost, in: .zero)
        context.items += [.pop, .pop]
    }

    private mutating func fill(_ rect: CGRect, _ color: RGBA) {
        context.items.append(.fill(Path(rect), .color(color), FillStyle()))
    }
}

extension PresentationRecess {
    /// What it does to a presentation in a frame.
    fileprivate func transform(of frame: CGRect, to end: CGFloat) -> ProjectionTransform {
        let part = CGFloat(amount)
        let scale = 1 + (self.scale - 1) * part
        let top = frame.minY + (end - frame.minY) * part
        return ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale), ty: top - frame.minY * scale))
    }
}
