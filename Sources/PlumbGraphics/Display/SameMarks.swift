import Foundation

extension DisplayItem {
    /// Whether two items leave the same marks. Fonts and pictures are the same where they are the same object.
    public func isSame(as other: DisplayItem) -> Bool {
        isSame(as: other, { $0.face === $1.face && $0.font == $1.font }, ===)
    }

    /// Whether both put the same on a page, whichever objects they hold.
    package func looksLike(_ other: DisplayItem) -> Bool {
        isSame(
            as: other, { $0.text == $1.text && $0.font == $1.font && $0.width == $1.width },
            { $0 === $1 || ($0.width == $1.width && $0.pixels == $1.pixels) })
    }

    /// - Parameters:
    ///   - isSameText: whether two runs are of the same text, apart from its glyphs and their places.
    ///   - isSamePicture: whether two pictures are the same.
    private func isSame(
        as other: DisplayItem, _ isSameText: (GlyphRun, GlyphRun) -> Bool, _ isSamePicture: (Bitmap, Bitmap) -> Bool
    ) -> Bool {
        // Over one of them, so that the compiler asks for a new kind.
        switch self {
        case .fill(let path, let paint, let style):
            if case .fill(path, paint, style) = other { true } else { false }
        case .stroke(let path, let paint, let style):
            if case .stroke(path, paint, style) = other { true } else { false }
        case .glyphs(let run, let point, let paint):
            if case .glyphs(let its, point, paint) = other {
                run.isFree == its.isFree && isSameText(run, its)
                    && run.glyphs.elementsEqual(its.glyphs) { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y }
            } else {
                false
            }
        case .image(let bitmap, let rect, let source, let tint, let quality):
            if case .image(let its, rect, source, tint, quality) = other { isSamePicture(bitmap, its) } else { false }
        case .pushTransform(let transform):
            if case .pushTransform(transform) = other { true } else { false }
        case .pushProjection(let transform):
            if case .pushProjection(transform) = other { true } else { false }
        case .pushClip(let path, let style):
            if case .pushClip(path, style) = other { true } else { false }
        case .pushLayer(let opacity, let mode):
            if case .pushLayer(opacity, mode) = other { true } else { false }
        case .pushShadow(let paint, let radius, let offset):
            if case .pushShadow(paint, radius, offset) = other { true } else { false }
        case .pushBlur(let radius, let isOpaque):
            if case .pushBlur(radius, isOpaque) = other { true } else { false }
        case .pushColors(let matrix):
            if case .pushColors(matrix) = other { true } else { false }
        case .pushThreshold(let least, let most, let color):
            if case .pushThreshold(least, most, color) = other { true } else { false }
        case .pushMask:
            if case .pushMask = other { true } else { false }
        case .pop:
            if case .pop = other { true } else { false }
        }
    }
}

extension DisplayList {
    /// Whether both put the same on a page of the same size, whichever objects they hold.
    package func looksLike(_ other: DisplayList) -> Bool {
        size == other.size && items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.looksLike($1) }
    }
}
