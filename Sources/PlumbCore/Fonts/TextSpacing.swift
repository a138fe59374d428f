import PlumbGraphics
import PlumbLayout

/// What texts and symbols prefer above and below them (Docs/Rules.md, section 19). Beside them they prefer what any
/// view does.
enum TextSpacing {
    /// Of a text, from the measures of its fonts.
    ///
    /// 1. To a text above: the leading, rounded up to pixels; the upper text has no say. 2. d is a tenth of the line's
    /// height, rounded up to pixels. 3. To a view above: the line's height and d, less the ascent. 4. To a view below:
    /// the line's height and d, less the height of a capital; at least the descent and d. 3 and 4 are not rounded. 5.
    /// Of several fonts the largest distance counts. 6. The test engine keeps 0 between texts, and to views the
    /// platform's distance.
    static func ofText(_ metrics: [LineMetrics], _ options: TextLayoutOptions, standard: Double) -> Spacing {
        var own = Spacing()
        own.bottom.betweenTexts = 0
        if options.isFixed {
            own.top.betweenTexts = 0
            own.top.beforeText = standard
            own.bottom.afterText = standard
            return own
        }
        for font in metrics {
            let distance = options.roundedUp(0.1 * font.lineHeight)
            var one = Spacing()
            one.top.betweenTexts = options.roundedUp(font.leading)
            one.top.beforeText = font.lineHeight + distance - font.ascent
            one.bottom.afterText = max(font.lineHeight + distance - font.capHeight, font.descent + distance)
            own.formUnion(one)
        }
        return own
    }

    /// Of a symbol that is as large as it is: it touches texts and other symbols; to views above it prefers what it
    /// reaches below the baseline, to views below a point more. A symbol that ends above the baseline counts as ending
    /// there.
    static func ofSymbol(belowBaseline depth: Double) -> Spacing {
        let depth = max(0, depth)
        var own = Spacing()
        own.top.uncategorized = 0
        own.top.beforeText = depth
        own.bottom.uncategorized = 0
        own.bottom.afterText = depth + 1
        return own
    }
}
