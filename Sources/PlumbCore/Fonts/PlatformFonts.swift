import PlumbGraphics
import PlumbPlatform

/// The text styles of a platform, by SwiftUI's names.
extension Platform {
    func row(_ style: Font.TextStyle) -> TextStyle {
        switch style {
        case .largeTitle: textStyle(.largeTitle)
        case .title: textStyle(.title)
        case .title2: textStyle(.title2)
        case .title3: textStyle(.title3)
        case .headline: textStyle(.headline)
        case .subheadline: textStyle(.subheadline)
        case .body: textStyle(.body)
        case .callout: textStyle(.callout)
        case .footnote: textStyle(.footnote)
        case .caption: textStyle(.caption)
        case .caption2: textStyle(.caption2)
        }
    }

    /// The size of a style's font, in points.
    package func size(of style: Font.TextStyle, _ size: DynamicTypeSize) -> Double { row(style).size[size.index] }

    /// The weight of a style's font, or that which the bold trait gives it (Docs/Rules.md, section 21).
    package func weight(of style: Font.TextStyle, isBold: Bool = false) -> Font.Weight {
        let row = row(style)
        return Font.Weight(value: isBold ? row.boldWeight : row.weight)
    }

    /// What a style's lines stand farther apart than the font is high, in points (Docs/Rules.md, section 19). Negative
    /// for some styles.
    package func leading(of style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        let row = row(style)
        return row.lines[size.index] - LineMetrics.systemFont(size: row.size[size.index]).lineHeight
    }

    /// How much larger the lines of a style are than at `large`.
    package func lineFactor(of style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        let lines = row(style).lines
        return lines[size.index] / lines[DynamicTypeSize.large.index]
    }
}

extension DynamicTypeSize {
    private static let order = allCases

    /// The place of the size among all of them.
    var index: Int { DynamicTypeSize.order.firstIndex(of: self) ?? 0 }
}
