import Foundation

/// How the lines of a text are set. Lengths in points.
public struct TextLayoutOptions: Hashable, Sendable {
    /// Where text that does not fit is cut out of the last line.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }
    /// The edge on which the lines of a text stand.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// One for each span that was shaped (`TextEngine.lineMetrics(of:)`).
    public var lineMetrics: [LineMetrics]
    /// The most lines that may be shown; values below 1 count as 1.
    public var lineLimit: Int?
    /// The height is never less than that of so many lines.
    public var reservesLines: Int?
    /// Where characters are left out if not all lines are shown.
    public var truncation: Truncation
    /// The edge on which lines stand that are shorter than the widest one.
    public var alignment: Alignment
    /// Whether leading is the right edge; nil leaves it to the direction of the paragraph.
    public var leadsFromRight: Bool?
    /// Between lines, where the fonts' leading is less; negative values count as 0.
    public var lineSpacing: Double
    /// The side of a pixel (1 / scale), to which sizes and baselines are rounded; 0 does not round.
    public var pixel: Double
    /// Lines of the test engine are never rounded.
    public var isFixed: Bool
    /// Whether a paragraph of two lines is re-balanced so that its last word does not stand alone.
    public var balancesLoneWord: Bool

    /// Options; by default there is no line limit, lines stand on the leading edge, and nothing is rounded.
    ///
    /// - Parameter pixel: points; 1 / scale.
    public init(
        lineMetrics: [LineMetrics], lineLimit: Int? = nil, reservesLines: Int? = nil, truncation: Truncation = .tail,
        alignment: Alignment = .leading, leadsFromRight: Bool? = nil, lineSpacing: Double = 0, pixel: Double = 0,
        isFixed: Bool = false, balancesLoneWord: Bool = true
    ) {
        self.lineMetrics = lineMetrics
        self.lineLimit = lineLimit
        self.reservesLines = reservesLines
        self.truncation = truncation
        self.alignment = alignment
        self.leadsFromRight = leadsFromRight
        self.lineSpacing = lineSpacing
        self.pixel = pixel
        self.isFixed = isFixed
        self.balancesLoneWord = balancesLoneWord
    }

    /// `lineSpacing` where it is a length.
    package var spacing: Double { lineSpacing.isFinite ? max(0, lineSpacing) : 0 }

    /// What stands between a line and the one above it, in a font with a leading: a positive leading is replaced by a
    /// larger line spacing, a negative one stays beside it (Docs/Rules.md, section 19).
    package func gap(leading: Double) -> Double { leading + max(0, spacing - max(0, leading)) }

    private var rounds: Bool { !isFixed && pixel > 0 && pixel.isFinite }

    /// A length rounded up to whole pixels.
    package func roundedUp(_ length: Double) -> Double {
        guard rounds, length.isFinite else { return length }
        // The 0 makes a positive zero of a negative one.
        return (length / pixel - TextLayout.tolerance).rounded(.up) * pixel + 0
    }

    /// A length rounded to the nearest whole pixels.
    package func rounded(_ length: Double) -> Double {
        guard rounds, length.isFinite else { return length }
        return (length / pixel).rounded() * pixel
    }

    /// The height of so many lines in the font of the first span.
    package func height(ofLines count: Int) -> Double {
        guard let metrics = lineMetrics.first else { return 0 }
        let lines = Double(min(max(count, 1), 10_000))
        let pitch = max(0, metrics.lineHeight + gap(leading: metrics.leading))
        return roundedUp(metrics.lineHeight + (lines - 1) * pitch)
    }
}

extension TextEngine {
    /// The line metrics of each span; glyphs that are raised or lowered make room for themselves (test engine
    /// excepted).
    public func lineMetrics(of spans: [TextSpan]) -> [LineMetrics] {
        spans.map { span in
            var metrics = metrics(of: span.font)
            guard !isFixed, span.baselineOffset.isFinite else { return metrics }
            metrics.ascent += max(0, span.baselineOffset)
            metrics.descent += max(0, -span.baselineOffset)
            if let attachment = span.attachment {
                // A picture that is higher than the text around makes its line higher.
                metrics.ascent = max(metrics.ascent, attachment.ascent + span.baselineOffset)
                metrics.descent = max(metrics.descent, attachment.descent - span.baselineOffset)
            }
            return metrics
        }
    }
}
