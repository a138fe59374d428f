import CCairo
import Foundation
import PlumbGraphics

/// What lies behind what a painter paints, for marks that are painted with it.
///
/// 1. On pixels, that is what has been painted so far: the page, and over it the groups that are open. What a group
/// does when it is closed (its opacity, its blend mode) is not known to what is in it. 2. A target without pixels keeps
/// the page, and paints what comes before the mark once more, into pixels.
final class Ground {
    /// The targets around the present one, the hindmost first.
    var surfaces: [OpaquePointer]
    /// What is painted on a target without pixels, and where the painter is.
    var page: PaintedPage?
    var index = 0

    init(_ surfaces: [OpaquePointer]) { self.surfaces = surfaces }

    /// The part of the page that can lie behind, in whole pixels; nil where there are no pixels.
    func bounds(under target: OpaquePointer) -> CGRect? {
        let first = surfaces.first ?? target
        guard cairo_surface_get_type(first) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(first, &x, &y)
        return CGRect(
            x: -x, y: -y, width: Double(cairo_image_surface_get_width(first)),
            height: Double(cairo_image_surface_get_height(first)))
    }

    /// The pixels behind a part of the device; nil where Cairo has none of that size.
    func pixels(under target: OpaquePointer, of part: CGRect) throws -> EffectPicture? {
        guard let picture = try EffectPicture(part, CAIRO_FORMAT_ARGB32) else { return nil }
        cairo_surface_set_device_offset(picture.surface, -part.minX, -part.minY)
        guard let cr = cairo_create(picture.surface) else { return nil }
        defer { cairo_destroy(cr) }
        for surface in surfaces + [target] {
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
            cairo_paint(cr)
        }
        return picture
    }

    /// (2) The page before the present item as pixels, as far as marks of a part look at it; nil where none does.
    ///
    /// - Parameter scale: pixels to one of the target's units.
    func behind(_ part: PaintedPage, scale: Double) throws -> EffectPicture? {
        let area = part.extents.backdrops.values.reduce(CGRect.null) { $0.union($1) }
        if area.isNull { return nil }
        return try behind(area, scale: scale)
    }

    /// (2)
    ///
    /// - Parameter area: on the larger device, whose units are pixels.
    func behind(_ area: CGRect, scale: Double) throws -> EffectPicture? {
        guard let page else { return nil }
        let size = page.size
        let whole = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        let frame = area.integral.part(in: whole.integral)
        guard frame.width * frame.height <= Self.mostPixels else { return nil }
        var items = Array(page.items[..<index])
        var depth = 0
        for item in items {
            if case .pop = item { depth -= 1 } else if item.opensGroup { depth += 1 }
        }
        items += Array(repeating: .pop, count: max(depth, 0))
        let list = DisplayList(size: size, items: items)
        let large = CGAffineTransform(scaleX: scale, y: scale)
        let before = PaintedPage(
            items: items, extents: LayerExtents(list, device: large, visible: frame), size: size)
        return try EffectPicture(
            items.indices, of: before, frame, margin: 0, large.cairoMatrix, over: [])
    }

    /// Of a page that is painted once more for a mark.
    private static let mostPixels = 64e6
}
