import CCairo
import Foundation
import PlumbGraphics

/// Plays a display list on a Cairo context, whatever the context's target is.
///
/// What is not a number, has no size or lies under a transform that flattens the plane is not drawn.
struct CairoPainter {
    private enum Group {
        case state
        /// A mask is what a group within has left for it. A layer that is the first thing in another one has no pixels
        /// of its own: what is in it is painted on the other one's, which has nothing else yet, and then faded there.
        case layer(opacity: Double, BlendMode, mask: OpaquePointer?, hasPixels: Bool)
        case mask
        /// Under a transform without an inverse: nothing inside can be seen.
        case hidden
    }

    private(set) var context: CairoContext
    /// The pixels of the groups that are open, and what the first of them is laid over.
    private var targets: [GroupTarget] = []
    private let base: CairoContext
    private var groups: [Group] = []
    private var hiddenDepth = 0
    /// What leaves no marks within need not be painted.
    private var visible: CGRect?
    /// What is marked in a file's content; nil for a target that keeps no marks.
    var tags: PDFTags?

    /// - Parameter ground: pixels that lie behind what is painted, the hindmost first; places on the device are the
    ///   same in all.
    init(on cr: OpaquePointer, over ground: [OpaquePointer] = []) {
        base = CairoContext(cr: cr, ground: Ground(ground))
        context = base
    }

    private var cr: OpaquePointer { context.cr }

    mutating func paint(_ list: DisplayList) throws {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        try paint(
            PaintedPage(
                items: list.items, extents: LayerExtents(list, device: CGAffineTransform(matrix)), pictures: .shared,
                size: list.size),
            within: nil)
    }

    /// - Parameter rect: the part of the device to paint, in whole pixels; nil for all of it.
    mutating func paint(_ page: PaintedPage, within rect: CGRect?) throws {
        if let rect { context.clip(toDevice: rect) }
        visible = rect
        try paint(page.items.indices, of: page)
        try checkStatus()
    }

    private func checkStatus() throws {
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
            let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
            let hasPixels = !(isFirst(index, of: page) && mode == .normal)
            cairo_save(cr)
            if hasPixels {
                if let extent = page.extents.boxes[index] { context.clip(toDevice: extent) }
                try pushGroup()
            }
            groups.append(.layer(opacity: opacity, mode, mask: nil, hasPixels: hasPixels))
        case .pushMask:
            cairo_save(cr)
            try pushGroup()
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

    /// Whether an item is the first in a layer of pixels, where nothing is painted yet.
    private func isFirst(_ index: Int, of page: PaintedPage) -> Bool {
        guard index > 0, context.drawsPixels, case .layer? = groups.last, case .pushLayer = page.items[index - 1]
        else { return false }
        return true
    }

    private mutating func pushGroup() throws {
        if let target = cairo_get_group_target(cr) { context.ground?.surfaces.append(target) }
        // The clip counts when the layer is laid over; counted inside too, its soft edges would be cut twice.
        if context.drawsPixels {
            let target = try GroupTarget(over: context)
            targets.append(target)
            context = target.context
        } else {
            cairo_push_group(cr)
            cairo_reset_clip(cr)
        }
    }

    /// What was painted in a group, as a source for one `cairo_pattern_destroy`.
    private mutating func popGroup() throws -> OpaquePointer? {
        _ = context.ground?.surfaces.popLast()
        try checkStatus()
        guard let target = targets.popLast() else { return cairo_pop_group(cr) }
        context = targets.last?.context ?? base
        return target.pattern(on: context)
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
        case .layer(let opacity, let mode, let mask, let hasPixels):
            defer { if let mask { cairo_pattern_destroy(mask) } }
            if !hasPixels {
                context.fade(by: opacity, mask)
            } else if targets.isEmpty {
                guard let group = try popGroup() else { return }
                try context.layOver(group, opacity: opacity, mode, mask: mask)
            } else {
                context.fade(by: 1, mask)
                guard let group = try popGroup() else { return }
                try context.layOver(group, opacity: opacity, mode, mask: nil)
            }
            cairo_restore(cr)
        case .mask:
            let mask = try popGroup()
            cairo_restore(cr)
            guard case .layer(let opacity, let mode, nil, let hasPixels)? = groups.popLast() else {
                cairo_pattern_destroy(mask)
                throw RenderError("The display list has a mask outside of a layer, or two in one.")
            }
            groups.append(.layer(opacity: opacity, mode, mask: mask, hasPixels: hasPixels))
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
