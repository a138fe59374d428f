import Foundation
import PlumbGraphics

/// A drawing that answers to a name such as `star.fill`.
package struct Symbol: Equatable, Sendable {
    /// The name it was asked for by.
    package let name: String
    private let marks: [GlyphMark]
    private let ink: GlyphInk
    /// The ink with what is cleared beside it.
    private let image: GlyphInk
    /// The size of the ink at 13 pt with a regular pen, in points, if it was measured.
    private let measuredInk: CGSize?
    /// The size at 13 pt, regular weight, medium scale, in points, not rounded.
    private let box: CGSize

    /// Nil if the marks leave no ink.
    init?(name: String, marks: [GlyphMark]) {
        guard let ink = GlyphInk(marks), let image = GlyphInk(marks, isImage: true) else { return nil }
        self.name = name
        self.marks = marks
        self.ink = ink
        self.image = image
        measuredInk = SymbolSize.measuredInk(name)
        box = SymbolSize.box(name: name, ink: ink.bounds(weight: 400).size)
    }

    /// Whether it is drawn the other way round where text goes from right to left (Docs/Rules.md, section 27).
    package var isDirectional: Bool { SymbolDirection.isDirectional(name) }

    /// Whether it has parts that a variable value lights up one by one.
    package var isVariable: Bool { marks.contains { $0.step != nil } }

    /// The colours that the symbol's layers have of themselves, primary first; nil without any.
    package var colors: [SymbolColor]? { SymbolColor.colors(of: name) }

    /// The size beside text of a font size, in points, in steps of half a point.
    ///
    /// - Parameters:
    ///   - fontSize: the text's size in points; what is not a positive finite number gives 0 × 0.
    ///   - weight: 100 (ultra-light) … 400 (regular) … 900 (black).
    package func size(fontSize: Double, weight: Double = 400, scale: SymbolScale = .medium) -> CGSize {
        guard fontSize > 0, fontSize.isFinite else { return .zero }
        var box = box
        if GlyphLibrary.original(name.dropping(".fill") ?? name) == "star",
            let star = SymbolSize.starBox(fontSize: fontSize)
        {
            box = star
        }
        return SymbolSize.size(box: box, fontSize: fontSize, weight: weight, scale: scale)
    }

    /// The size of the image of a resizable symbol, in points, not rounded: the ink and what `SymbolSize` counts around
    /// it.
    package func imageSize(fontSize: Double, weight: Double = 400, scale: SymbolScale = .medium) -> CGSize {
        guard fontSize > 0, fontSize.isFinite else { return .zero }
        let image = fit(weight: weight).image
        let points = SymbolSize.unit * fontSize / SymbolSize.measuredFontSize * scale.factor
        return CGSize(width: image.width * points, height: image.height * points)
    }

    /// The marks that draw the symbol into a rectangle, in points and in painting order.
    ///
    /// 1. The symbol's box (with the margins it has beside text) is fitted into the rectangle and centred; its
    ///    aspect is kept.
    /// 2. The ink is as large as it was measured. Else it leaves the margins of its box free (`SymbolSize`), and it is
    ///    at most as large as the grid makes it (24 units, 16.5 pt at 13 pt), and larger only in boxes that exceed 16.5
    ///    pt themselves, so that neighbouring symbols match. It fits with the regular pen and with the given one: a
    ///    bold drawing is never larger than the regular one.
    /// 3. The pen follows the box, not the ink, so that wide symbols are not bolder; it shrinks with ink that shrinks.
    package func drawing(in rect: CGRect, weight: Double = 400, mirrored: Bool = false) -> [SymbolMark] {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
            rect.minY.isFinite
        else { return [] }
        // 1
        let growth = SymbolSize.growth(weight: weight)
        let points = min(rect.width / (box.width + growth), rect.height / (box.height + growth)) * SymbolSize.unit
        // 2, 3
        let fit = fit(weight: weight)
        return marks(fit, points: points, around: fit.ink, middle: CGPoint(x: rect.midX, y: rect.midY), mirrored)
    }

    /// The marks of a symbol whose image fills a size, from the top left corner.
    ///
    /// - Returns: The marks in the image's own aspect, and how they are to be stretched along both axes.
    package func drawing(
        filling size: CGSize, weight: Double = 400, mirrored: Bool = false
    ) -> (marks: [SymbolMark], stretch: CGSize) {
        let none = (marks: [SymbolMark](), stretch: CGSize(width: 1, height: 1))
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return none }
        let fit = fit(weight: weight)
        let (x, y) = (size.width / fit.image.width, size.height / fit.image.height)
        let points = min(x, y)
        guard points > 0, points.isFinite else { return none }
        let middle = CGPoint(x: fit.image.width * points / 2, y: fit.image.height * points / 2)
        return (
            marks(fit, points: points, around: fit.image, middle: middle, mirrored),
            CGSize(width: x / points, height: y / points)
        )
    }

    /// How the glyph stands in its box: the factor on its outlines, that on its pen, and the boxes of the ink and of
    /// the image in grid units.
    private struct Fit {
        var geometry: Double
        var pen: Double
        var ink: CGRect
        var image: CGRect
        var weight: Double
    }

    /// Steps 2 and 3 of `drawing(in:)`.
    private func fit(weight: Double) -> Fit {
        let unit = SymbolSize.unit
        // Measured ink needs no other limit.
        let limit = measuredInk == nil ? max(1, max(box.width, box.height) / (24 * unit)) : 2
        let geometry = [400, weight].map { weight in
            let growth = SymbolSize.growth(weight: weight)
            let room =
                measuredInk.map { CGSize(width: $0.width + growth, height: $0.height + growth) }
                ?? SymbolSize.room(in: CGSize(width: box.width + growth, height: box.height + growth))
            return ink.scale(
                fitting: CGSize(width: room.width / unit, height: room.height / unit), weight: weight, limit: limit)
        }.reduce(limit, min)
        let pen = SymbolPen.scale(of: geometry)
        let margin = SymbolSize.imageMargin / unit
        return Fit(
            geometry: geometry, pen: pen, ink: ink.bounds(weight: weight, scale: geometry, penScale: pen),
            image: image.bounds(weight: weight, scale: geometry, penScale: pen).insetBy(dx: -margin, dy: -margin),
            weight: weight)
    }

    private func marks(
        _ fit: Fit, points: Double, around box: CGRect, middle: CGPoint, _ mirrored: Bool
    ) -> [SymbolMark] {
        let centre = mirrored ? 24 * fit.geometry - box.midX : box.midX
        let transform = CGAffineTransform(
            a: fit.geometry * points, b: 0, c: 0, d: fit.geometry * points, tx: middle.x - centre * points,
            ty: middle.y - box.midY * points)
        return marks.map {
            (mirrored ? $0.mirrored : $0).symbolMark(transform, pen: fit.pen * points, weight: fit.weight)
        }
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
            path: path.mapped { $0.applying(transform) }, style: style, kind: isCut ? .erase : .paint, layer: layer,
            step: step, isFigure: isFigure)
    }
}
