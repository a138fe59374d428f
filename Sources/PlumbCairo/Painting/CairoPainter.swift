import CCairo
import Foundation
import PlumbGraphics

/// Plays a display list on a Cairo context, whatever the context's target is.
///
/// What is not a number, has no size or lies under a transform that flattens the plane is not drawn.
struct CairoPainter {
    private enum Group {
        case state
        /// A mask is what a group within has left for it.
        case layer(opacity: Double, BlendMode, mask: OpaquePointer?)
        case mask
        /// Under a transform without an inverse: nothing inside can be seen.
        case hidden
    }

    let context: CairoContext
    private var groups: [Group] = []
    private var hiddenDepth = 0
    /// What leaves no marks within need not be painted.
    private var visible: CGRect?
    /// What is marked in a file's content; nil for a target that keeps no marks.
    var tags: PDFTags?

    /// - Parameter ground: pixels that lie behind what is painted, the hindmost first; places on the device are the
    ///   same in all.
    init(on cr: OpaquePointer, over ground: [OpaquePointer] = []) {
        context = CairoContext(cr: cr, ground: Ground(ground))
    }

    private var cr: OpaquePointer { context.cr }

    mutating func paint(_ list: DisplayList) throws {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        try paint(
            PaintedPage(
                items: list.items, extents: LayerExtents(list, device: CGAffineTransform(matrix)), size: list.size),
            within: nil)
    }

    /// - Parameter rect: the part of the device to paint, in whole pixels; nil for all of it.
    mutating func paint(_ page: PaintedPage, within rect: CGRect?) throws {
        if let rect { context.clip(toDevice: rect) }
        visible = rect
        try paint(page.items.indices, of: page)
        let status = cairo_status(cr)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError("Cairo could not draw the picture: \(String(cString: cairo_status_to_string(status))).")
        }
    }

    /// Paints a part of a page that closes the groups that it opens.
    mutating func paint(_ part: Range<Int>, of page: PaintedPage) throws {
        var index = part.lowerBound
        let (cr, ground) = (cr, context.drawsPixels ? nil : context.ground)
        ground?.page = page
        while index < part.upperBound {
            // In a task that was cancelled nobody waits for the picture.
            if index & 63 == 0 { try Task.checkCancellation() }
            ground?.index = index
            tags?.begin(at: index, on: cr)
            if !isOutOfSight(&index, of: page) { try paint(&index, of: page) }
            tags?.end(at: index, on: cr)
            index += 1
        }
        guard groups.isEmpty else {
            throw RenderError("The display list ends inside \(groups.count) open groups.")
        }
    }

    /// Whether an item can be left out, and all that is in it: `index` is then where it ends. A mask without marks
    /// hides what it masks.
    private func isOutOfSight(_ index: inout Int, of page: PaintedPage) -> Bool {
        guard let visible, !page.extents.marks[index].meets(visible) else { return false }
        switch page.items[index] {
        case .fill, .stroke, .glyphs, .image: return true
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold:
            guard let end = page.extents.ends[index] else { return false }
            index = end
            return true
        case .pushMask, .pop: return false
        }
    }

    /// Paints an item, and of one that is painted as a picture all that is in it: `index` is then where it ends.
    private mutating func paint(_ index: inout Int, of page: PaintedPage) throws {
        let item = page.items[index]
        if hiddenDepth > 0 { return skip(item) }
        switch item {
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .glyphs(let run, let origin, let paint): try show(run, at: origin, paint)
        case .image(let bitmap, let rect, let source, let tint, let quality):
            CairoImage(bitmap: bitmap, rect: rect, source: source, tint: tint, quality: quality)
                .draw(on: context, keeping: page.pictures)
        case .pushTransform(let transform): push(transform)
        case .pushClip(let path, let style):
            cairo_save(cr)
            groups.append(.state)
            if !context.add(path) { cairo_new_path(cr) }
            context.set(style)
            cairo_clip(cr)
        case .pushLayer(let opacity, let mode):
            cairo_save(cr)
            if let extent = page.extents.boxes[index] { context.clip(toDevice: extent) }
            pushGroup()
            groups.append(.layer(opacity: opacity.isNaN ? 0 : max(0, min(1, opacity)), mode, mask: nil))
        case .pushMask:
            cairo_save(cr)
            pushGroup()
            groups.append(.mask)
        case .pushShadow, .pushBlur, .pushProjection, .pushColors, .pushThreshold:
            // What ends nowhere is an error that the end of the list will tell.
            guard let end = page.extents.ends[index] else { return groups.append(.hidden) }
            if try paintEffect(index, end, of: page) {
                index = end
            } else {
                cairo_save(cr)
                groups.append(.state)
            }
        case .pop: try pop()
        }
    }

    private func pushGroup() {
        if let target = cairo_get_group_target(cr) { context.ground?.surfaces.append(target) }
        cairo_push_group(cr)
        // The clip counts when the layer is laid over; counted inside too, its soft edges would be cut twice.
        cairo_reset_clip(cr)
    }

    private mutating func skip(_ item: DisplayItem) {
        switch item {
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold, .pushMask:
            hiddenDepth += 1
        case .pop:
            hiddenDepth -= 1
            if hiddenDepth == 0 { groups.removeLast() }
        case .fill, .stroke, .glyphs, .image: break
        }
    }

    private mutating func push(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let combined = transform.concatenating(CGAffineTransform(matrix))
        let determinant = combined.a * combined.d - combined.b * combined.c
        guard abs(determinant) > 1e-12, determinant.isFinite, combined.tx.isFinite, combined.ty.isFinite else {
            hiddenDepth = 1
            groups.append(.hidden)
            return
        }
        cairo_save(cr)
        groups.append(.state)
        var changed = combined.cairoMatrix
        cairo_set_matrix(cr, &changed)
    }

    private mutating func pop() throws {
        switch groups.popLast() {
        case nil: throw RenderError("The display list closes a group that was never opened.")
        case .hidden: break
        case .state: cairo_restore(cr)
        case .layer(let opacity, let mode, let mask):
            defer { if let mask { cairo_pattern_destroy(mask) } }
            _ = context.ground?.surfaces.popLast()
            try context.popLayer(opacity: opacity, mode, mask: mask)
            cairo_restore(cr)
        case .mask:
            _ = context.ground?.surfaces.popLast()
            let mask = cairo_pop_group(cr)
            cairo_restore(cr)
            guard case .layer(let opacity, let mode, nil)? = groups.popLast() else {
                cairo_pattern_destroy(mask)
                throw RenderError("The display list has a mask outside of a layer, or two in one.")
            }
            groups.append(.layer(opacity: opacity, mode, mask: mask))
        }
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard context.add(path) else { return }
        context.set(style)
        if context.setSource(paint, covering: { context.deviceFillExtents() }) { cairo_fill(cr) }
        cairo_new_path(cr)
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard style.lineWidth > 0, context.add(path) else { return }
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
        context.set(style)
        if context.setSource(paint, covering: { context.deviceStrokeExtents() }) { cairo_stroke(cr) }
        cairo_new_path(cr)
    }

    private func show(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) throws {
        guard let face = run.face as? any CairoFontFace else {
            throw RenderError("The font \(run.face.name) was not loaded by Cairo's text engine and can't be drawn.")
        }
        guard origin.x.isFinite, origin.y.isFinite else { return }
        // Glyphs may reach out of their line: an em on every side is more than enough for a gradient's extent.
        let size = run.font.size
        let box = CGRect(
            x: origin.x - size, y: origin.y - 2 * size, width: run.width + 2 * size, height: 3 * size)
        if context.setSource(paint, covering: { context.deviceRect(box) }) { face.show(run, at: origin, on: cr) }
    }
}
