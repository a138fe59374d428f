import Foundation
import PlumbGraphics

/// Where the ink of a drawing is, for any size of the drawing and any pen.
struct GlyphInk: Equatable, Sendable {
    /// The box of all outlines that are drawn with the same multiple of the pen; 0 for filled ones.
    private struct Part: Equatable, Sendable {
        var pen: Double
        var isDetail: Bool
        /// Beyond the pen, in grid units.
        var clearing: Double
        var box: CGRect
    }

    private var parts: [Part] = []

    /// Nil if the marks leave no ink. What is erased counts as ink as long as it has been painted.
    ///
    /// - Parameter isImage: counts what a mark clears beside it as well.
    init?(_ marks: [GlyphMark], isImage: Bool = false) {
        for mark in marks where !mark.isCut || (isImage && mark.reach > 0) {
            guard let box = mark.path.extent else { continue }
            let pen = mark.kind == .stroke ? mark.pen : 0
            let clearing = mark.isCut ? mark.reach : 0
            if let same = parts.firstIndex(where: {
                $0.pen == pen && $0.isDetail == mark.isDetail && $0.clearing == clearing
            }) {
                parts[same].box = parts[same].box.union(box)
            } else {
                parts.append(Part(pen: pen, isDetail: mark.isDetail, clearing: clearing, box: box))
            }
        }
        let bounds = bounds(weight: 400)
        if parts.isEmpty || bounds.width <= 0 || bounds.height <= 0 { return nil }
    }

    /// The box of the ink when outlines are scaled about the origin, in grid units.
    ///
    /// - Parameter penScale: the factor on the width that the pen has for the weight.
    func bounds(weight: Double, scale: Double = 1, penScale: Double = 1) -> CGRect {
        parts.reduce(CGRect.null) { all, part in
            let width = part.pen * SymbolPen.width(weight: weight, isDetail: part.isDetail)
            let half = (width / 2 + part.clearing) * penScale
            return all.union(
                CGRect(
                    x: part.box.minX * scale - half, y: part.box.minY * scale - half,
                    width: part.box.width * scale + 2 * half, height: part.box.height * scale + 2 * half))
        }
    }

    /// The largest scale up to `limit` at which the ink fits a size, its pen as `SymbolPen.scale` says.
    func scale(fitting size: CGSize, weight: Double, limit: Double) -> Double {
        func fits(_ scale: Double) -> Bool {
            let ink = bounds(weight: weight, scale: scale, penScale: SymbolPen.scale(of: scale))
            return ink.width <= size.width && ink.height <= size.height
        }
        if fits(limit) { return limit }
        // The ink grows with the scale: thirty halvings find the place to a thousand millionth.
        var (low, high) = (0.0, limit)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
