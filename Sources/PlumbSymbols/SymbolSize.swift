import Foundation

/// The rule for a symbol's size.
///
/// 1. The box at 13 pt, regular, medium: measured (of this name, of the name it is another name of, of the name
///    without every `fill`); else 15 × 15 for what stands in a circle and 15 × 14 for what stands in a square; else the
///    ink's own box, a grid unit being 0.62 pt, with the margins around it.
/// 2. A heavier pen makes both sides longer by what the pen gains in width.
/// 3. Both sides grow in proportion to the font's size, and by the factor of the scale.
/// 4. The result is rounded to the nearest half point, as the measured sizes are.
///
/// Around the ink a box has margins of 0.088 of the font's size: so symbols stand in Apple's pictures, where `globe`,
/// `heart`, `location` and `square.and.arrow.up` are 15 to 20 % smaller than their boxes. Measured heights are rounded
/// to the lines of text; above and below, half the margin is enough. Where Apple's pictures show the ink itself, it is
/// as large as there.
///
/// A resizable symbol is its image, which is cut to whole pixels around the ink: on average half a pixel more on each
/// side, at 17 pt and 3 pixels a point. What a slash clears beside it belongs to the image.
///
/// Measured on the star from 10 to 40 pt, in three scales and five weights, the rule errs by at most 2 pt (4.3 % of the
/// height at 40 pt). Sizes measured at other font sizes are therefore used as they are, and interpolated between.
enum SymbolSize {
    /// Points for one unit of the 24 grid at 13 pt.
    static let unit = 16.5 / 24
    static let measuredFontSize = 13.0
    /// Points left and right of the ink at 13 pt.
    static let margin = 0.088 * measuredFontSize
    /// Points for one unit of the ink of a symbol that has no measured size.
    static let inkUnit = 0.62
    /// Points around the ink in the image of a resizable symbol at 13 pt: half a pixel of a third of a point at 17 pt.
    static let imageMargin = 0.5 / 3 * measuredFontSize / 17

    /// The part of a box that the ink may fill, in points at 13 pt.
    static func room(in box: CGSize) -> CGSize {
        CGSize(width: max(box.width - 2 * margin, box.width / 2), height: max(box.height - margin, box.height / 2))
    }

    /// Step 1, in points.
    static func box(name: String, ink: CGSize) -> CGSize {
        if let size = measured(name) { return size }
        let plain = plain(name)
        if plain.hasSuffix(".circle") { return CGSize(width: 15, height: 15) }
        if plain.hasSuffix(".square") { return CGSize(width: 15, height: 14) }
        return CGSize(width: ink.width * inkUnit + 2 * margin, height: ink.height * inkUnit + 2 * margin)
    }

    /// The box of a name at 13 pt as it was measured.
    static func measured(_ name: String) -> CGSize? {
        value(name) { MeasuredSizes.table[$0] ?? MeasuredSizes.otherTable[$0] }
    }

    /// The ink of a name at 13 pt as it was measured, with a regular pen.
    static func measuredInk(_ name: String) -> CGSize? { value(name) { MeasuredSizes.inkTable[$0] } }

    /// What a table has of a name, of the name it is another name of, or of either without `fill`.
    private static func value(_ name: String, in table: (String) -> CGSize?) -> CGSize? {
        let plain = plain(name)
        return table(name) ?? table(GlyphLibrary.original(name)) ?? table(plain) ?? table(GlyphLibrary.original(plain))
    }

    /// `person.badge.plus` for `person.fill.badge.plus`.
    private static func plain(_ name: String) -> String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }

    /// Step 2, in points at 13 pt.
    static func growth(weight: Double) -> Double {
        (SymbolPen.width(weight: weight) - SymbolPen.width(weight: 400)) * unit
    }

    /// Steps 2 to 4.
    static func size(box: CGSize, fontSize: Double, weight: Double, scale: SymbolScale) -> CGSize {
        let factor = fontSize / measuredFontSize * scale.factor
        let growth = growth(weight: weight)
        return CGSize(width: half((box.width + growth) * factor), height: half((box.height + growth) * factor))
    }

    private static func half(_ value: Double) -> Double { max(0, (value * 2).rounded() / 2) }

    /// The star's box at 13 pt that leads to its measured size at another font size.
    static func starBox(fontSize: Double) -> CGSize? {
        let rows = MeasuredSizes.stars
        guard let first = rows.first, let last = rows.last, fontSize > 0 else { return nil }
        func box(_ size: CGSize, at fontSize: Double) -> CGSize {
            CGSize(
                width: size.width * measuredFontSize / fontSize, height: size.height * measuredFontSize / fontSize)
        }
        if fontSize <= first.fontSize { return box(first.size, at: first.fontSize) }
        for (low, high) in zip(rows, rows.dropFirst()) where fontSize <= high.fontSize {
            let part = (fontSize - low.fontSize) / (high.fontSize - low.fontSize)
            let size = CGSize(
                width: low.size.width + part * (high.size.width - low.size.width),
                height: low.size.height + part * (high.size.height - low.size.height))
            return box(size, at: fontSize)
        }
        return box(last.size, at: last.fontSize)
    }
}
