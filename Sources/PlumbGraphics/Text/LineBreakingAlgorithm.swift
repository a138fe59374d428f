/// A line as a stretch of clusters.
struct LineRecord: Sendable {
    /// All clusters of the line, its trailing white space included.
    var clusters: Range<Int>
    /// The end of what is drawn: `clusters` without trailing white space.
    var drawnEnd: Int
    /// Points, up to `drawnEnd`.
    var drawnWidth: Double
    /// Points, trailing white space included.
    var fullWidth: Double
}

/// Breaks clusters into lines.
///
/// 1. Greedy: a line ends after the last break opportunity before the first cluster that does not fit. Trailing white
///    space hangs: it never makes a line too wide.
/// 2. A word wider than the line is broken between clusters; every line has at least one.
/// 3. A newline ends its line; after a trailing newline stands an empty line, and the empty text has one.
/// 4. A paragraph of exactly two lines does not leave one word alone on the second if moving the previous word down
///    makes the widths more even (measured on macOS 26.2: 439.5 points of words in 400 give 355.5, not 400).
///
/// Cost: each cluster is looked at once, and those of a word that moves to the next line once more.
struct LineBreakingAlgorithm {
    var clusters: UnsafeBufferPointer<Cluster>
    /// Points; infinite for no wrapping.
    var width: Double
    var balancesLoneWord: Bool

    /// The lines of the text, or its first `limit` + 1.
    func lines(limit: Int) -> [LineRecord] {
        var lines: [LineRecord] = []
        var paragraph = 0  // index of the first line of the paragraph
        var start = 0
        while start < clusters.count {
            let line = line(from: start)
            lines.append(line)
            start = line.clusters.upperBound
            if start == clusters.count || clusters[start - 1].breakAfter == .mandatory {
                if balancesLoneWord, lines.count == paragraph + 2 { balance(&lines, paragraph) }
                paragraph = lines.count
            }
            if lines.count > limit { return lines }
        }
        if clusters.last.map({ $0.breakAfter == .mandatory }) ?? true {
            lines.append(LineRecord(clusters: start..<start, drawnEnd: start, drawnWidth: 0, fullWidth: 0))
        }
        return lines
    }

    /// Steps 1 to 3 for the line that begins with cluster `start`.
    private func line(from start: Int) -> LineRecord {
        var end = start
        var full = 0.0
        var drawnEnd = start
        var drawn = 0.0
        var opportunity: LineRecord?
        while end < clusters.count {
            let advance = clusters[end].advance
            if !clusters[end].isWhitespace {
                if end > start, full + advance > width + TextLayout.tolerance {
                    // White space that follows the cut is at the end of a line already: the loop has taken it.
                    return opportunity
                        ?? LineRecord(clusters: start..<end, drawnEnd: drawnEnd, drawnWidth: drawn, fullWidth: full)
                }
                drawnEnd = end + 1
                drawn = full + advance
            }
            full += advance
            end += 1
            switch clusters[end - 1].breakAfter {
            case .none: break
            case .allowed:
                opportunity = LineRecord(
                    clusters: start..<end, drawnEnd: drawnEnd, drawnWidth: drawn, fullWidth: full)
            case .mandatory:
                return LineRecord(clusters: start..<end, drawnEnd: drawnEnd, drawnWidth: drawn, fullWidth: full)
            }
        }
        return LineRecord(clusters: start..<end, drawnEnd: drawnEnd, drawnWidth: drawn, fullWidth: full)
    }

    /// Step 4 for the lines `index` and `index + 1`. A word is what stands between white space.
    private func balance(_ lines: inout [LineRecord], _ index: Int) {
        let (first, second) = (lines[index], lines[index + 1])
        guard clusters[second.clusters.lowerBound - 1].isWhitespace,
            !clusters[second.clusters.lowerBound..<second.drawnEnd].contains(where: \.isWhitespace),
            let space = clusters[first.clusters.lowerBound..<first.drawnEnd].lastIndex(where: \.isWhitespace),
            clusters[space].breakAfter == .allowed
        else { return }
        let upper = measure(first.clusters.lowerBound..<(space + 1))
        let lower = measure((space + 1)..<second.clusters.upperBound)
        guard upper.drawnEnd > first.clusters.lowerBound, lower.drawnWidth <= width + TextLayout.tolerance,
            abs(upper.drawnWidth - lower.drawnWidth) < abs(first.drawnWidth - second.drawnWidth)
        else { return }
        lines[index] = upper
        lines[index + 1] = lower
    }

    private func measure(_ range: Range<Int>) -> LineRecord {
        var line = LineRecord(clusters: range, drawnEnd: range.lowerBound, drawnWidth: 0, fullWidth: 0)
        for index in range {
            line.fullWidth += clusters[index].advance
            if !clusters[index].isWhitespace {
                line.drawnEnd = index + 1
                line.drawnWidth = line.fullWidth
            }
        }
        return line
    }
}
