import Foundation
import PlumbCore
import PlumbPlatform

/// Views in a bubble with an arrow to the view that presents them. The arrow's room is on all sides.
struct PopoverView<Content: View, Background: View>: View {
    let content: Content
    let model: SheetModel
    let background: Background
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform

    var body: some View {
        let arrow = CGSize(
            width: platform.metrics.popoverArrowWidth, height: platform.metrics.popoverArrowHeight)
        let radius = CGFloat(platform.metrics.popoverRadius)
        content
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
            .padding(arrow.height)
            .background {
                GeometryReader { geometry in
                    let frame = geometry.frame(in: .global)
                    let outline = PopoverOutline(
                        arrow: arrow, radius: radius,
                        middle: direction == .rightToLeft
                            ? frame.maxX - model.anchor.midX : model.anchor.midX - frame.minX,
                        isBelow: model.anchor.midY <= frame.midY)
                    background
                        .clipShape(outline)
                        .contentShape(outline)
                        .shadow(platform.shadows.menu)
                }
            }
    }
}

/// A round rectangle with an arrow at its top or bottom, the arrow's height within the bounds on all sides.
struct PopoverOutline: Shape {
    let arrow: CGSize
    let radius: CGFloat
    /// Where the arrow points, from the leading edge.
    let middle: CGFloat
    /// Whether the bubble stands below what it points to.
    let isBelow: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let body = rect.insetBy(dx: min(arrow.height, rect.width / 2), dy: min(arrow.height, rect.height / 2))
        var path = Path(roundedRect: body, cornerRadius: radius, style: .continuous)
        let room = radius + arrow.width / 2
        guard body.width > 2 * room else { return path }
        let x = min(max(rect.minX + middle, body.minX + room), body.maxX - room)
        let (base, tip) = isBelow ? (body.minY, rect.minY) : (body.maxY, rect.maxY)
        // The sides of the arrow are straight, its foot and its tip are round.
        let step = arrow.width / 6
        let near = base + (tip - base) * 0.85
        path.move(to: CGPoint(x: x - arrow.width / 2, y: base))
        path.addQuadCurve(
            to: CGPoint(x: x - arrow.width / 2 + step * 1.6, y: base + (tip - base) * 0.4),
            control: CGPoint(x: x - arrow.width / 2 + step, y: base))
        path.addLine(to: CGPoint(x: x - step * 0.4, y: near))
        path.addQuadCurve(to: CGPoint(x: x + step * 0.4, y: near), control: CGPoint(x: x, y: tip))
        path.addLine(to: CGPoint(x: x + arrow.width / 2 - step * 1.6, y: base + (tip - base) * 0.4))
        path.addQuadCurve(
            to: CGPoint(x: x + arrow.width / 2, y: base), control: CGPoint(x: x + arrow.width / 2 - step, y: base))
        path.closeSubpath()
        return path
    }
}
