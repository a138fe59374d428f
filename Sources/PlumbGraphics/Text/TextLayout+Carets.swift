import Foundation

/// Where carets stand between the characters of a text, and which characters are at a point.
///
/// Offsets count the UTF-8 bytes of the clusters' texts, joined. The rules:
/// 1. A caret stands at the edge with which the character after it begins: the left one, or the right one if it is read
/// from right to left. At the end of a line it stands at the edge with which the last character ends.
/// 2. White space at the end of a line, which hangs over it, takes the room of its width there, in the direction of the
///    text.
/// 3. A cluster of several characters (a ligature) is divided among them evenly.
/// 4. An offset at which a line was broken belongs to the line that begins there.
///
/// A text that was cut has the carets of its lines before the cut. Every question costs one step for each cluster.
extension TextLayout {
    /// A place between two characters. Points from the text's top left.
    public struct Caret: Hashable, Sendable {
        /// How far right of the text's left edge the caret stands.
        public var x: Double
        /// The top of the caret's line.
        public var top: Double
        /// How high the caret is: as its line.
        public var height: Double
        /// Index into `lines`.
        public var line: Int
        /// Whether the characters here are read from right to left.
        public var isRightToLeft: Bool
    }

    /// The caret before the character at an offset; offsets beyond the text's ends count as the ends.
    public func caret(at offset: Int) -> Caret {
        var start = 0
        for (line, record) in records.enumerated() {
            for index in record.clusters {
                let cluster = text.clusters[index]
                let end = start + cluster.text.utf8.count
                if offset < end { return caret(in: index, max(0, offset - start), line) }
                start = end
            }
        }
        return caretAtEnd(of: records.count - 1)
    }

    /// The offset whose caret is nearest to a point, which may lie outside of the text.
    public func offset(at point: CGPoint) -> Int {
        let line = boxes.firstIndex { $0.bottom > Double(point.y) } ?? boxes.count - 1
        return offset(atX: Double(point.x), line: line)
    }

    /// The offset on a line whose caret is nearest to an x; lines beyond the first and the last count as these.
    public func offset(atX x: Double, line: Int) -> Int {
        let line = min(max(line, 0), records.count - 1)
        let record = records[line]
        var start = text.clusters[..<record.clusters.lowerBound].reduce(0) { $0 + $1.text.utf8.count }
        guard x.isFinite else { return x > 0 ? endOffset(of: line) : start }
        let edges = leftEdges(of: line)
        var nearest = start
        var distance = Double.infinity
        for index in record.clusters {
            let cluster = text.clusters[index]
            let left = edges[index - record.clusters.lowerBound]
            // Behind a line break is the next line; so is the end of a line that was broken, but for the last one.
            let isLast = index == record.clusters.upperBound - 1 && line < records.count - 1
            let parts = Parts(cluster)
            for part in 0...(cluster.breakAfter == .mandatory || isLast ? parts.count - 1 : parts.count) {
                let edge = left + parts.x(part, cluster.advance, isRightToLeft: isRightToLeft(index, in: line))
                if abs(edge - x) < distance {
                    distance = abs(edge - x)
                    nearest = start + parts.offsets[part]
                }
            }
            start += cluster.text.utf8.count
        }
        return nearest
    }

    /// The offset with which a line begins.
    public func startOffset(of line: Int) -> Int {
        let line = min(max(line, 0), records.count - 1)
        return text.clusters[..<records[line].clusters.lowerBound].reduce(0) { $0 + $1.text.utf8.count }
    }

    /// The last offset whose caret stands on a line.
    public func endOffset(of line: Int) -> Int {
        let line = min(max(line, 0), records.count - 1)
        let record = records[line]
        let end = startOffset(of: line) + text.clusters[record.clusters].reduce(0) { $0 + $1.text.utf8.count }
        guard let last = record.clusters.last else { return end }
        guard line < records.count - 1 || text.clusters[last].breakAfter == .mandatory else { return end }
        return end - text.clusters[last].text.utf8.count + (Parts(text.clusters[last]).offsets.dropLast().last ?? 0)
    }

    /// The rectangles behind the characters of a range of offsets, in the order of the lines; where the range goes on
    /// behind a line, it reaches to the line's end.
    public func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        var start = 0
        for (line, record) in records.enumerated() {
            let edges = leftEdges(of: line)
            var stretches: [(left: Double, right: Double)] = []
            for index in record.clusters {
                let cluster = text.clusters[index]
                let own = start..<(start + cluster.text.utf8.count)
                start = own.upperBound
                guard own.overlaps(range) else { continue }
                let parts = Parts(cluster)
                let from = parts.part(at: range.lowerBound - own.lowerBound)
                let to = parts.part(at: range.upperBound - own.lowerBound)
                let isBackwards = isRightToLeft(index, in: line)
                let left = edges[index - record.clusters.lowerBound]
                let a = left + parts.x(from, cluster.advance, isRightToLeft: isBackwards)
                let b = left + parts.x(to, cluster.advance, isRightToLeft: isBackwards)
                stretches.append((min(a, b), max(a, b)))
            }
            if range.lowerBound < start, range.upperBound > start, line < records.count - 1 {
                let end = caretAtEnd(of: line).x
                stretches.append(
                    text.isRightToLeft ? (min(0, end), end) : (end, max(end, Double(size.width))))
            }
            result += TextLayout.joined(stretches).map {
                CGRect(x: $0.left, y: boxes[line].top, width: $0.right - $0.left, height: boxes[line].height)
            }
        }
        return result
    }

    /// Stretches from left to right, those that touch made one.
    private static func joined(_ stretches: [(left: Double, right: Double)]) -> [(left: Double, right: Double)] {
        var result: [(left: Double, right: Double)] = []
        for stretch in stretches.sorted(by: { $0.left < $1.left }) where stretch.right > stretch.left {
            if let last = result.last, stretch.left <= last.right + tolerance {
                result[result.count - 1].right = max(last.right, stretch.right)
            } else {
                result.append(stretch)
            }
        }
        return result
    }

    // MARK: Lines

    private func isRightToLeft(_ index: Int, in line: Int) -> Bool {
        index < records[line].drawnEnd ? text.runs[text.clusters[index].run].level % 2 == 1 : text.isRightToLeft
    }

    /// The left edges of a line's clusters (rule 2), in logical order.
    private func leftEdges(of line: Int) -> [Double] {
        let record = records[line]
        var edges = [Double](repeating: 0, count: record.clusters.count)
        var pieces: [Range<Int>] = []
        var start = record.clusters.lowerBound
        while start < record.drawnEnd {
            let run = text.clusters[start].run
            let end = text.clusters[start..<record.drawnEnd].firstIndex { $0.run != run } ?? record.drawnEnd
            pieces.append(start..<end)
            start = end
        }
        let left = leftEdge(of: record.drawnWidth)
        var x = left
        let levels = pieces.map { text.runs[text.clusters[$0.lowerBound].run].level }
        func put(_ index: Int) {
            edges[index - record.clusters.lowerBound] = x
            x += text.clusters[index].advance
        }
        for position in VisualOrderRule.order(levels: levels) {
            if levels[position] % 2 == 1 {
                pieces[position].reversed().forEach(put)
            } else {
                pieces[position].forEach(put)
            }
        }
        if text.isRightToLeft { x = left }
        for index in record.drawnEnd..<record.clusters.upperBound {
            if text.isRightToLeft { x -= text.clusters[index].advance }
            edges[index - record.clusters.lowerBound] = x
            if !text.isRightToLeft { x += text.clusters[index].advance }
        }
        return edges
    }

    private func caret(in index: Int, _ offset: Int, _ line: Int) -> Caret {
        let cluster = text.clusters[index]
        let parts = Parts(cluster)
        let isBackwards = isRightToLeft(index, in: line)
        let edges = leftEdges(of: line)
        var x = edges[index - records[line].clusters.lowerBound]
        x += parts.x(parts.part(at: offset), cluster.advance, isRightToLeft: isBackwards)
        // A line break has no place of its own: its caret is that of the line's end.
        if cluster.breakAfter == .mandatory, offset == 0, index > records[line].clusters.lowerBound {
            x = edge(after: index - 1, in: line, edges)
        }
        return Caret(x: x, top: boxes[line].top, height: boxes[line].height, line: line, isRightToLeft: isBackwards)
    }

    private func edge(after index: Int, in line: Int, _ edges: [Double]) -> Double {
        let left = edges[index - records[line].clusters.lowerBound]
        return isRightToLeft(index, in: line) ? left : left + text.clusters[index].advance
    }

    private func caretAtEnd(of line: Int) -> Caret {
        let record = records[line]
        var last = record.clusters.upperBound - 1
        if last > record.clusters.lowerBound, text.clusters[last].breakAfter == .mandatory { last -= 1 }
        let isEmpty = last < record.clusters.lowerBound
        return Caret(
            x: isEmpty ? leftEdge(of: 0) : edge(after: last, in: line, leftEdges(of: line)),
            top: boxes[line].top, height: boxes[line].height, line: line,
            isRightToLeft: isEmpty ? text.isRightToLeft : isRightToLeft(last, in: line))
    }
}

/// A cluster's characters, which share its width (rule 3).
private struct Parts {
    /// Where each character begins, in bytes, and where the last one ends.
    let offsets: [Int]
    var count: Int { offsets.count - 1 }

    init(_ cluster: Cluster) {
        var offsets = [0]
        for character in cluster.text { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
        self.offsets = offsets.count > 1 ? offsets : [0, 0]
    }

    /// The character that begins at an offset, or the first one after it.
    func part(at offset: Int) -> Int { offsets.firstIndex { $0 >= offset } ?? count }

    /// How far from the cluster's left a character begins.
    func x(_ part: Int, _ advance: Double, isRightToLeft: Bool) -> Double {
        let share = Double(part) / Double(count)
        return advance * (isRightToLeft ? 1 - share : share)
    }
}
