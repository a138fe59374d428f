import PlumbGraphics

/// Line heights of the text styles for each Dynamic Type size, in points: iOS (Human Interface Guidelines).
package enum LineHeightMetrics {
    /// A row for each style, from `xSmall` to `accessibility5`.
    private static let heights: [Font.TextStyle: [Double]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]

    private static func height(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double? {
        heights[style]?[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    /// What a style's lines stand farther apart than the font is high, in points (Docs/Rules.md, section 19). Negative
    /// for some styles.
    static func leading(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        let font = LineMetrics.systemFont(size: TextStyleMetrics.size(style, size))
        return height(style, size).map { $0 - font.lineHeight } ?? 0
    }

    /// How much larger the lines of a style are than at `large`.
    package static func factor(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        guard let own = height(style, size), let large = height(style, .large) else { return 1 }
        return own / large
    }
}
