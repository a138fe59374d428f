import Foundation
import PlumbGraphics

/// A drawing that answers to a name such as `star.fill`.
public struct Symbol: Equatable, Sendable {
    /// The name it was asked for by.
    public let name: String
    private let marks: [GlyphMark]
    private let ink: GlyphInk
    /// The size at 13 pt, regular weight, medium scale, in points, not rounded.
    private let box: CGSize

    /// Nil if the marks leave no ink.
    init?(name: String, marks: [GlyphMark]) {
        guard let ink = GlyphInk(marks) else { return nil }
        self.name = name
        self.marks = marks
        self.ink = ink
        box = SymbolSize.box(name: name, ink: ink.bounds(weight: 400).size)
    }

    /// The size beside text of a font size, in points, in steps of half a point.
    ///
    /// - Parameters:
    ///   - fontSize: the text's size in points; what is not a positive finite number gives 0 × 0.
    ///   - weight: 100 (ultra-light) … 400 (regular) … 900 (black).
    public func size(fontSize: Double, weight: Double = 400, scale: SymbolScale = .medium) -> CGSize {
        guard fontSize > 0, fontSize.isFinite else { return .zero }
        var box = box
        if GlyphLibrary.original(name.dropping(".fill") ?? name) == "star",
            let star = SymbolSize.starBox(fontSize: fontSize)
        {
            box = star
        }
        return SymbolSize.size(box: box, fontSize: fontSize, weight: weight, scale: scale)
    }

    /// The marks that draw the symbol into a rectangle, in points and in painting order.
    ///
    /// 1. The symbol's box (with the margins it has beside text) is fitted into the rectangle and centred; its
    ///    aspect is kept.
    /// 2. Inside its box the ink is at most as large as the grid makes it (24 units, 16.5 pt at 13 pt), and larger only
    ///    in boxes that exceed 16.5 pt themselves, so that neighbouring symbols match. It fits with the regular pen and
    ///    with the given one: a bold drawing is never larger than the regular one.
    /// 3. The pen follows the box, not the ink, so that wide symbols are not bolder; it shrinks with ink that shrinks.
    public func drawing(in rect: CGRect, weight: Double = 400) -> [SymbolMark] {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
            rect.minY.isFinite
        else { return [] }
        // 1
        let growth = SymbolSize.growth(weight: weight)
        let fit = min(rect.width / (box.width + growth), rect.height / (box.height + growth))
        // 2
        let unit = SymbolSize.unit
        let limit = max(1, max(box.width, box.height) / (24 * unit))
        let geometry = [400, weight].map { weight in
            let growth = SymbolSize.growth(weight: weight)
            let size = CGSize(width: (box.width + growth) / unit, height: (box.height + growth) / unit)
            return ink.scale(fitting: size, weight: weight, limit: limit)
        }.reduce(limit, min)
        // 3
        let penScale = min(geometry, 1)
        let center = ink.bounds(weight: weight, scale: geometry, penScale: penScale)
        let points = unit * fit
        let transform = CGAffineTransform(
            a: geometry * points, b: 0, c: 0, d: geometry * points, tx: rect.midX - center.midX * points,
            ty: rect.midY - center.midY * points)
        return marks.map { $0.symbolMark(transform, pen: penScale * points, weight: weight) }
    }
}

extension GlyphMark {
    /// The mark in points; `pen` is the length of one grid unit for the width of strokes.
    fileprivate func symbolMark(_ transform: CGAffineTransform, pen scale: Double, weight: Double) -> SymbolMark {
        let style: SymbolMark.Style
        switch kind {
        case .fill:
            style = .fill(FillStyle(eoFill: true))
        case .stroke:
            let width = SymbolPen.width(weight: weight, isDetail: isDetail) * pen
            style = .stroke(StrokeStyle(lineWidth: (width + clearance) * scale, lineCap: .round, lineJoin: .round))
        }
        return SymbolMark(
            path: path.mapped { $0.applying(transform) }, style: style, kind: isCut ? .erase : .paint, layer: layer)
    }
}
