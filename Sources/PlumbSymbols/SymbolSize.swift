import Foundation

/// The rule for a symbol's size.
///
/// 1. The box at 13 pt, regular, medium: measured (of this name, of the name it is another name of, of the name
///    without `.fill`); else 15 × 15 for what stands in a circle and 15 × 14 for what stands in a square; else the
///    ink's own box, a grid unit being 0.62 pt, with the margins around it.
/// 2. A heavier pen makes both sides longer by what the pen gains in width.
/// 3. Both sides grow in proportion to the font's size, and by the factor of the scale.
/// 4. The result is rounded to the nearest half point, as the measured sizes are.
///
/// Around the ink a box has margins of 0.088 of the font's size: so symbols stand in Apple's pictures, where `globe`, `heart`,
/// `location` and `square.and.arrow.up` are 15 to 20 % smaller than their boxes. Measured heights are rounded to the lines of text; above
/// and below, half the margin is enough.
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

    /// The part of a box that the ink may fill, in points at 13 pt.
    static func room(in box: CGSize) -> CGSize {
        CGSize(width: max(box.width - 2 * margin, box.width / 2), height: max(box.height - margin, box.height / 2))
    }

    /// Step 1, in points.
    static func box(name: String, ink: CGSize) -> CGSize {
        if let size = measured(name) ?? measured(GlyphLibrary.original(name)) { return size }
        let plain = name.dropping(".fill") ?? name
        if let size = measured(plain) ?? measured(GlyphLibrary.original(plain)) { return size }
        if plain.hasSuffix(".circle") { return CGSize(width: 15, height: 15) }
        if plain.hasSuffix(".square") { return CGSize(width: 15, height: 14) }
        return CGSize(width: ink.width * inkUnit + 2 * margin, height: ink.height * inkUnit + 2 * margin)
    }

    private static func measured(_ name: String) -> CGSize? { MeasuredSizes.table[name] }

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
