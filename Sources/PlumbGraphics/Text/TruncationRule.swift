/// A line out of which text was cut.
struct TruncatedLine: Sendable {
    /// The clusters before and after the ellipsis.
    var front: Range<Int>
    var back: Range<Int>
    var ellipsis: ShapedText
    /// The span whose font the ellipsis has.
    var span: Int
    /// Points.
    var width: Double
}

/// Fills the last line that is shown with as much of the remaining text as fits beside "…".
///
/// 1. Tail keeps the beginning of the rest of its paragraph, head the end of the text, middle takes clusters from both
///    ends, always on the narrower side.
/// 2. White space beside the ellipsis is dropped. The ellipsis has the font of the character that it follows (head:
///    precedes).
/// 3. If not even the ellipsis fits it stands alone and overflows.
struct TruncationRule {
    var text: ShapedText
    /// Points.
    var width: Double
    /// The shaped ellipsis of a span.
    var ellipsis: (Int) -> ShapedText
    private var known: [Int: (text: ShapedText, width: Double)] = [:]

    init(text: ShapedText, width: Double, ellipsis: @escaping (Int) -> ShapedText) {
        self.text = text
        self.width = width
        self.ellipsis = ellipsis
    }

    /// The line that begins with cluster `start`, where more text is left than fits.
    mutating func line(from start: Int, _ truncation: TextLayoutOptions.Truncation) -> TruncatedLine {
        let clusters = text.clusters
        let end = (clusters.lastIndex { !$0.isWhitespace } ?? start - 1) + 1
        let rest = start..<max(start, end)
        var frontLimit = rest.first { clusters[$0].breakAfter == .mandatory } ?? rest.upperBound
        var backLimit = rest.last { clusters[$0].breakAfter == .mandatory }.map { $0 + 1 } ?? rest.lowerBound

        var front = start..<start
        var back = rest.upperBound..<rest.upperBound
        var frontWidth = 0.0
        var backWidth = 0.0
        /// Step 2; a side that ends with white space is complete.
        func dropWhiteSpace() -> Bool {
            let before = (front, back)
            while let last = front.last, clusters[last].isWhitespace {
                front = start..<last
                frontWidth -= clusters[last].advance
                frontLimit = last
            }
            while let first = back.first, clusters[first].isWhitespace {
                back = (first + 1)..<rest.upperBound
                backWidth -= clusters[first].advance
                backLimit = first + 1
            }
            return before != (front, back)
        }
        while front.upperBound < back.lowerBound {
            let canGrowFront = truncation != .head && front.upperBound < frontLimit
            let canGrowBack = truncation != .tail && back.lowerBound > backLimit
            guard canGrowFront || canGrowBack else { break }
            let growsFront = canGrowFront && (!canGrowBack || frontWidth <= backWidth)
            let next = growsFront ? front.upperBound : back.lowerBound - 1
            let markWidth = mark(growsFront || front.isEmpty ? next : front.upperBound - 1).width
            let total = frontWidth + backWidth + clusters[next].advance + markWidth
            // White space may be dropped in the end: what follows it decides.
            if !clusters[next].isWhitespace, total > width + TextLayout.tolerance {
                if dropWhiteSpace() { continue }
                break
            }
            if growsFront {
                front = start..<(next + 1)
                frontWidth += clusters[next].advance
            } else {
                back = next..<rest.upperBound
                backWidth += clusters[next].advance
            }
        }
        _ = dropWhiteSpace()
        let neighbour = front.last ?? back.first ?? min(start, clusters.count - 1)
        let mark = mark(neighbour)
        return TruncatedLine(
            front: front, back: back, ellipsis: mark.text, span: span(of: neighbour),
            width: frontWidth + mark.width + backWidth)
    }

    private func span(of cluster: Int) -> Int {
        cluster >= 0 ? text.runs[text.clusters[cluster].run].span : 0
    }

    private mutating func mark(_ cluster: Int) -> (text: ShapedText, width: Double) {
        let span = span(of: cluster)
        if let mark = known[span] { return mark }
        let text = ellipsis(span)
        let mark = (text, text.clusters.reduce(0) { $0 + $1.advance })
        known[span] = mark
        return mark
    }
}
