import Foundation

/// A shaped text set on lines: pure arithmetic over clusters, the same for every engine.
///
/// 1. A proposed width that is nil, infinite or not a number does not wrap (the ideal size); a negative one counts
///    as 0.
/// 2. Lines are broken (`LineBreakingAlgorithm`).
/// 3. The line limit and the proposed height say how many are kept: as many as fit the height, but at least one. If
///    text that can be seen is left over, the last kept line is cut (`TruncationRule`).
/// 4. A line is as high as the largest ascent and descent of the fonts on it. Between two lines stands the largest
///    leading of the fonts on the lower one, or `lineSpacing` where that is more (`TextLayoutOptions.gap`). There is no
///    leading under the last line.
/// 5. The size: the widest line including its trailing white space, but not more than the proposed width, and all
///    lines; both rounded up to whole pixels, once.
/// 6. The first baseline is rounded to the nearest pixel. The others are as far below it as they would be without
///    rounding, rounded up.
///
/// Source: Docs/Rules.md, section 19. Proposing the size again gives the same lines. Glyphs are placed when `lines` is
/// read, so that measuring is cheap.
public struct TextLayout: Sendable {
    /// One line. Coordinates in points from the text's top left, y down.
    public struct Line: Sendable {
        /// The top left of the line's box.
        public var origin: CGPoint
        /// What is drawn, trailing white space excluded.
        public var width: Double
        /// How high the line's box is: the largest ascent and descent on it, in points.
        public var height: Double
        /// The y of the baseline.
        public var baseline: Double
        /// From left to right.
        public var runs: [Run]
    }

    /// Glyphs of one face and one span, to be drawn at (`x`, the line's baseline).
    public struct Run: Sendable {
        /// What is drawn, from left to right.
        public var glyphs: GlyphRun
        /// Points from the text's left edge.
        public var x: Double
        /// Index into the spans that were shaped.
        public var span: Int
    }

    /// The room that the text takes, in points (step 5).
    public let size: CGSize
    /// From the top, on whole pixels.
    public let firstBaseline: Double
    /// The last line's baseline from the top, on whole pixels; the first one's if there is one line.
    public let lastBaseline: Double
    /// Whether an ellipsis stands for text that did not fit.
    public let isTruncated: Bool
    /// Whether every line is kept: none is left out, not even one that only has white space.
    let isWhole: Bool
    /// Whether letters were set closer or smaller so that they fit.
    public private(set) var isFitted = false
    /// How many lines are shown. Lines that only take room (`TextLayoutOptions.reservesLines`) don't count.
    public var lineCount: Int { records.count }

    let text: ShapedText
    let options: TextLayoutOptions
    let records: [LineRecord]
    let boxes: [LineBox]
    let truncated: TruncatedLine?

    /// Points by which lengths may differ and still count as equal.
    static let tolerance = 1e-6

    /// - Parameter ellipsis: the shaped "…" in the font of a span (its index). Asked only when text is cut.
    public init(
        _ text: ShapedText, options: TextLayoutOptions, proposedWidth: Double?, proposedHeight: Double?,
        ellipsis: (Int) -> ShapedText
    ) {
        let width = Self.limit(proposedWidth)
        let height = Self.limit(proposedHeight)
        let lineLimit = options.lineLimit.map { max($0, 1) } ?? .max - 1

        var records = text.clusters.withUnsafeBufferPointer {
            LineBreakingAlgorithm(clusters: $0, width: width, balancesLoneWord: options.balancesLoneWord)
                .lines(limit: lineLimit)
        }
        var boxes = LineBox.stack(records, of: text, options)

        let fitting = boxes.firstIndex { $0.bottom > height + Self.tolerance } ?? boxes.count
        let kept = min(lineLimit, max(fitting, 1))
        var truncated: TruncatedLine?
        isWhole = kept >= records.count
        if !isWhole {
            let hidden = records[kept].clusters.lowerBound..<text.clusters.count
            records.removeSubrange(kept...)
            boxes.removeSubrange(kept...)
            if text.clusters[hidden].contains(where: { !$0.isWhitespace }) {
                truncated = withoutActuallyEscaping(ellipsis) { ellipsis in
                    var rule = TruncationRule(text: text, width: width, ellipsis: ellipsis)
                    return rule.line(from: records[kept - 1].clusters.lowerBound, options.truncation)
                }
            }
        }

        var widest = 0.0
        for (index, record) in records.enumerated() {
            widest = max(widest, index == kept - 1 ? truncated?.width ?? record.fullWidth : record.fullWidth)
        }
        let missing = max(0, min(max(options.reservesLines ?? 0, 0), 10_000) - boxes.count)
        let last = boxes[boxes.count - 1]
        let total = last.bottom + Double(missing) * last.pitch
        size = CGSize(width: min(options.roundedUp(widest), width), height: max(0, options.roundedUp(total)))
        firstBaseline = boxes[0].baseline
        lastBaseline = last.baseline
        isTruncated = truncated != nil
        self.text = text
        self.options = options
        self.records = records
        self.boxes = boxes
        self.truncated = truncated
    }

    func fitted() -> TextLayout {
        var layout = self
        layout.isFitted = true
        return layout
    }

    /// Step 1.
    private static func limit(_ proposal: Double?) -> Double {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return max(0, proposal)
    }
}

/// Where a line stands vertically, in points from the text's top.
struct LineBox: Sendable {
    /// Unrounded.
    var top: Double
    var height: Double
    /// How far below this line's another one of the same fonts has its baseline.
    var pitch: Double
    /// On whole pixels.
    var baseline: Double
    var bottom: Double { top + height }

    /// Steps 4 and 6.
    static func stack(_ records: [LineRecord], of text: ShapedText, _ options: TextLayoutOptions) -> [LineBox] {
        var boxes: [LineBox] = []
        boxes.reserveCapacity(records.count)
        var top = 0.0
        /// By how much rounding has moved the first baseline.
        var shift = 0.0
        for record in records {
            let metrics = metrics(of: record.clusters, in: text, options.lineMetrics)
            let height = max(0, metrics.lineHeight)
            // A line never stands above the one before it.
            let pitch = max(0, height + options.gap(leading: metrics.leading))
            if let above = boxes.last {
                top += above.height + pitch - height
            } else {
                shift = options.rounded(metrics.ascent) - metrics.ascent
            }
            boxes.append(
                LineBox(
                    top: top, height: height, pitch: pitch, baseline: options.roundedUp(top + metrics.ascent + shift)))
        }
        return boxes
    }

    /// The largest measures on a line; an empty line has those of the character before it.
    private static func metrics(of clusters: Range<Int>, in text: ShapedText, _ spans: [LineMetrics]) -> LineMetrics {
        guard var result = spans.first else {
            return LineMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
        }
        guard spans.count > 1, !text.clusters.isEmpty else { return result }
        let range = clusters.isEmpty ? max(0, clusters.lowerBound - 1)..<max(1, clusters.lowerBound) : clusters
        var run = -1
        var isFirst = true
        for index in range where text.clusters[index].run != run {
            run = text.clusters[index].run
            let span = text.runs[run].span
            guard spans.indices.contains(span) else { continue }
            if isFirst {
                result = spans[span]
                isFirst = false
            } else {
                result.ascent = max(result.ascent, spans[span].ascent)
                result.descent = max(result.descent, spans[span].descent)
                result.leading = max(result.leading, spans[span].leading)
            }
        }
        return result
    }
}
