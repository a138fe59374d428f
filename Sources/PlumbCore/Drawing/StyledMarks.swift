import Foundation
import PlumbGraphics

extension DrawContext {
    /// Draws marks with a paint, and what the paint does beyond colours: shadows and blend modes, around all of the
    /// marks at once.
    ///
    /// 1. A shadow that is thrown is a group's. 2. An inner shadow lies on the marks alone: a sheet from which the
    /// marks are cut out, in the shadow's colour, moved and blurred. 3. A blend mode is a layer's.
    ///
    /// - Parameters:
    ///   - bounds: around all that is drawn, in the page's coordinates.
    ///   - draw: draws the marks with what is left of the paint.
    mutating func draw(
        with paint: UnitPaint, around bounds: () -> CGRect, _ draw: (inout DrawContext, UnitPaint) -> Void
    ) {
        switch paint {
        case .shadowed(let base, let shadow):
            let start = items.count
            self.draw(with: base, around: bounds, draw)
            let marks = Array(items[start...])
            items.removeSubrange(start...)
            items += Self.marks(marks, with: shadow, around: bounds, changed)
        case .blended(let base, let mode):
            items.append(.pushLayer(opacity: 1, mode))
            self.draw(with: base, around: bounds, draw)
            items.append(.pop)
        default: draw(&self, paint)
        }
    }

    private static func marks(
        _ marks: [DisplayItem], with shadow: PaintShadow, around bounds: () -> CGRect,
        _ changed: (UnitPaint) -> UnitPaint
    ) -> [DisplayItem] {
        let paint = changed(.color(shadow.color)).paint(in: .zero)
        // 1
        guard shadow.isInner else {
            return [.pushShadow(paint, radius: shadow.radius, offset: shadow.offset)] + marks + [.pop]
        }
        // 2
        let offset = shadow.offset
        let reach = 3 * max(0, shadow.radius) + max(abs(offset.width), abs(offset.height)) + 2
        let sheet = bounds().insetBy(dx: -reach, dy: -reach)
        let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
        return [.pushLayer(opacity: 1, .normal)] + marks
            + [
                .pushLayer(opacity: 1, .sourceAtop), .pushTransform(moved),
                .pushBlur(radius: shadow.radius, isOpaque: false), .pushLayer(opacity: 1, .normal),
                .fill(Path(sheet), paint, FillStyle()), .pushLayer(opacity: 1, .destinationOut),
            ] + marks.map(\.silhouette) + [.pop, .pop, .pop, .pop, .pop, .pop]
    }
}

extension DisplayItem {
    /// The mark in black.
    fileprivate var silhouette: DisplayItem {
        switch self {
        case .fill(let path, _, let style): .fill(path, .color(.black), style)
        case .stroke(let path, _, let style): .stroke(path, .color(.black), style)
        case .glyphs(let run, let point, _): .glyphs(run, at: point, .color(.black))
        case .image(let bitmap, let rect, let source, let tint, let quality):
            .image(bitmap, in: rect, source: source, tint: tint == nil ? nil : .color(.black), quality)
        case .pushShadow(_, let radius, let offset): .pushShadow(.color(.clear), radius: radius, offset: offset)
        default: self
        }
    }
}
