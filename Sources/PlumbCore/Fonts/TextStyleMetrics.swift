/// Sizes of the text styles for each Dynamic Type size, in points: iOS (Human Interface Guidelines; printed on a
/// simulator by UIKit_DynamicType).
package enum TextStyleMetrics {
    /// A row for each style, from `xSmall` to `accessibility5`.
    private static let sizes: [Font.TextStyle: [Double]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
    ]

    package static func size(_ style: Font.TextStyle, _ dynamicType: DynamicTypeSize) -> Double {
        sizes[style]?[DynamicTypeSize.allCases.firstIndex(of: dynamicType) ?? 3] ?? 17
    }

    static func weight(_ style: Font.TextStyle) -> Font.Weight { style == .headline ? .semibold : .regular }

    /// The weight that the bold trait gives a style (Docs/Rules.md, section 21).
    static func boldWeight(_ style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }
}
