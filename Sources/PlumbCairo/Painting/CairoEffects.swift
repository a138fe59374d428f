import CCairo
import Foundation
import PlumbGraphics

/// The items of a display list, and what was found out about its groups.
struct PaintedPage {
    var items: [DisplayItem]
    var extents: LayerExtents
    /// Where scaled pictures are kept; nil to scale them anew.
    var pictures: ScaledPictures?
    /// Points.
    var size = CGSize.zero
}

// Shadows and blurs: what is in the group becomes a picture of its own, as large as the group's marks.
//
// On pixels that picture is painted once: its shadow, then itself. A page without pixels gets the shadow as a picture,
// and what throws it stays what it is.

extension CairoPainter {
    /// Pixels to a point where the target has none of its own.
    private static let resolution = 3.0

    /// Paints a shadow or a blur, and what is in it. False: what throws the shadow is still to be painted.
    func paintEffect(_ start: Int, _ end: Int, of page: PaintedPage) throws -> Bool {
        let content = start + 1..<end
        guard let extent = page.extents.boxes[start], !extent.isNull else { return true }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cr, &matrix)
        let transform = CGAffineTransform(matrix)
        switch page.items[start] {
        case .pushShadow(let paint, let radius, let offset):
            let spread = Spread(radius: radius, offset: offset, on: transform)
            if context.drawsPixels {
                if let shape = ShapeShadow(of: page.items[content], transform, sigma: spread.sigma) {
                    let frame = extent.integral
                    let picture =
                        shape.looksBehind
                        ? try EffectPicture(content, of: page, extent, margin: 0, matrix, over: ground) : nil
                    try paintShadow(paint, spread, over: frame, scale: 1) { sigma, margin in
                        let margins = -CGFloat(margin)
                        return try shape.shade(in: frame.insetBy(dx: margins, dy: margins), margin: margin)
                    }
                    picture?.paint(on: context.cr)
                    return picture != nil
                }
                guard let picture = try EffectPicture(content, of: page, extent, margin: 0, matrix, over: ground) else {
                    return false
                }
                try paintShadow(paint, spread, over: picture.frame, scale: 1, picture.shade)
                picture.paint(on: context.cr)
                return true
            }
            if let picture = try magnified(content, of: page, extent, spread, transform) {
                let large = Spread(
                    radius: radius, offset: offset,
                    on: transform.concatenating(CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)))
                try paintShadow(paint, large, over: picture.frame, scale: Self.resolution, picture.shade)
            }
            return false
        case .pushBlur(let radius, let isOpaque):
            let spread = Spread(radius: radius, offset: nil, on: transform)
            let margin = isOpaque ? 0 : spread.reach
            if context.drawsPixels {
                guard
                    let picture = try EffectPicture(content, of: page, extent, margin: margin, matrix, over: ground)
                else {
                    return false
                }
                picture.blur(sigma: spread.sigma, isOpaque: isOpaque)
                picture.paint(on: context.cr)
            } else if let picture = try magnified(content, of: page, extent, spread, transform) {
                picture.blur(sigma: spread.sigma * Self.resolution, isOpaque: isOpaque)
                picture.paint(on: context.cr, scale: Self.resolution)
            }
            return true
        case .pushColors(let matrix):
            try paintPixels(content, of: page, extent, transform) { $0.map(matrix) }
            return true
        case .pushThreshold(let min, let max, let color):
            try paintPixels(content, of: page, extent, transform) { $0.keep(min, max, color) }
            return true
        case .pushProjection:
            try paintProjection(start, content, of: page, extent, matrix)
            return true
        default: return false
        }
    }

    /// What lies behind a group that becomes a picture.
    private var ground: [OpaquePointer] {
        (context.ground?.surfaces ?? []) + [cairo_get_group_target(context.cr)].compactMap { $0 }
    }

    /// Paints what is in a group after its pixels have been changed.
    private func paintPixels(
        _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ transform: CGAffineTransform,
        _ change: (EffectPicture) -> Void
    ) throws {
        let isOnPixels = context.drawsPixels
        let picture =
            isOnPixels
            ? try EffectPicture(content, of: page, extent, margin: 0, transform.cairoMatrix, over: ground)
            : try magnified(content, of: page, extent, Spread.none, transform)
        guard let picture else { return }
        change(picture)
        picture.paint(on: context.cr, scale: isOnPixels ? 1 : Self.resolution)
    }

    /// The picture of a part of a page that has no pixels.
    private func magnified(
        _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ spread: Spread, _ transform: CGAffineTransform
    ) throws -> EffectPicture? {
        let zoom = CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)
        let large = transform.concatenating(zoom)
        // The marks' places on the larger device: the part is a list of its own, as large as what is needed of it.
        let list = DisplayList(size: .zero, items: Array(page.items[content]))
        let part = PaintedPage(
            items: list.items, extents: LayerExtents(list, device: large, visible: extent.applying(zoom)))
        let behind = try context.ground?.behind(part, scale: Self.resolution)
        return try withExtendedLifetime(behind) {
            try EffectPicture(
                list.items.indices, of: part, extent.applying(zoom), margin: spread.reach * Self.resolution,
                large.cairoMatrix, over: behind.map { [$0.surface] } ?? [])
        }
    }

    /// What is seen in perspective is painted where it would stand without, and then seen from there.
    private func paintProjection(
        _ start: Int, _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ matrix: cairo_matrix_t
    ) throws {
        guard let projection = page.extents.projections[start], !page.extents.marks[start].isNull else { return }
        let seen = page.extents.marks[start]
        if context.drawsPixels {
            let picture = try EffectPicture(content, of: page, extent, margin: 0, matrix, over: ground)
            try picture?.projected(by: projection, in: seen)?.paint(on: context.cr)
            return
        }
        let zoom = CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)
        let picture = try magnified(content, of: page, extent, Spread.none, CGAffineTransform(matrix))
        try picture?.projected(by: projection.conjugated(by: zoom), in: seen.applying(zoom))?
            .paint(on: context.cr, scale: Self.resolution)
    }

    /// - Parameters:
    ///   - frame: of what throws the shadow.
    ///   - shade: the blurred shape, by the deviation and the margin that it needs.
    private func paintShadow(
        _ paint: Paint, _ spread: Spread, over frame: CGRect, scale: Double,
        _ shade: (Double, Int) throws -> EffectPicture?
    ) throws {
        guard let offset = spread.offset, context.setSource(paint, covering: { frame }),
            let shade = try shade(spread.sigma, Int(spread.reach))
        else { return }
        shade.mask(on: context.cr, offset: offset, scale: scale)
    }
}
