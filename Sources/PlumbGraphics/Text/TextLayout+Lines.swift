import Foundation

extension TextLayout {
    /// The lines with their glyphs placed, from top to bottom.
    public var lines: [Line] {
        records.indices.map { index in
            let (pieces, width) = pieces(ofLine: index)
            let left = leftEdge(of: width)
            var runs: [Run] = []
            runs.reserveCapacity(pieces.count)
            var x = left
            for piece in pieces {
                let glyphs = piece.glyphRun()
                runs.append(Run(glyphs: glyphs, x: x, span: piece.span))
                x += glyphs.width
            }
            let box = boxes[index]
            return Line(
                origin: CGPoint(x: left, y: box.top), width: width, height: box.height, baseline: box.baseline,
                runs: runs)
        }
    }

    /// A cluster where it stands on its line.
    package struct PlacedCluster: Sendable {
        /// The cluster's glyphs.
        package var run: Run
        /// Its number in the text; for an ellipsis that of the first character that is hidden.
        package var cluster: Int
        package var isRightToLeft: Bool
    }

    /// The clusters of each of a line's runs, from left to right.
    package func clusters(ofLine index: Int) -> [[PlacedCluster]] {
        let (pieces, width) = pieces(ofLine: index)
        var x = leftEdge(of: width)
        return pieces.map { piece in
            piece.visualOrder.map { cluster in
                var single = piece
                single.clusters = piece.clusters[cluster...cluster]
                let glyphs = single.glyphRun()
                defer { x += glyphs.width }
                return PlacedCluster(
                    run: Run(glyphs: glyphs, x: x, span: piece.span),
                    cluster: piece.isEllipsis ? truncated?.front.upperBound ?? 0 : cluster,
                    isRightToLeft: piece.level % 2 == 1)
            }
        }
    }

    /// How many characters stand before each cluster.
    package var charactersBeforeClusters: [Int] {
        var count = 0
        return text.clusters.map { cluster in
            defer { count += cluster.text.count }
            return count
        }
    }

    /// The measures of the fonts that the lines were set in, by span.
    package var lineMetrics: [LineMetrics] { options.lineMetrics }

    /// What stands on a line from left to right, and how wide it is.
    private func pieces(ofLine index: Int) -> (pieces: [Piece], width: Double) {
        var pieces: [Piece]
        let width: Double
        if let truncated, index == records.count - 1 {
            width = truncated.width
            pieces = self.pieces(truncated.front, of: text)
            pieces += self.pieces(of: truncated)
            pieces += self.pieces(truncated.back, of: text)
        } else {
            width = records[index].drawnWidth
            pieces = self.pieces(records[index].clusters.lowerBound..<records[index].drawnEnd, of: text)
        }
        guard pieces.contains(where: { $0.level % 2 == 1 }) else { return (pieces, width) }
        return (VisualOrderRule.order(levels: pieces.map(\.level)).map { pieces[$0] }, width)
    }

    func leftEdge(of width: Double) -> Double {
        let slack = size.width - width
        switch options.alignment {
        case .center: return slack / 2
        case .leading: return options.leadsFromRight ?? text.isRightToLeft ? slack : 0
        case .trailing: return options.leadsFromRight ?? text.isRightToLeft ? 0 : slack
        }
    }

    /// The stretches of a range that belong to one run each.
    private func pieces(_ range: Range<Int>, of text: ShapedText) -> [Piece] {
        var pieces: [Piece] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let run = text.clusters[start].run
            let end = text.clusters[start..<range.upperBound].firstIndex { $0.run != run } ?? range.upperBound
            pieces.append(
                Piece(
                    run: text.runs[run], clusters: text.clusters[start..<end], level: text.runs[run].level,
                    span: text.runs[run].span))
            start = end
        }
        return pieces
    }

    /// An ellipsis is neutral: it has the direction of the paragraph.
    private func pieces(of truncated: TruncatedLine) -> [Piece] {
        let mark = truncated.ellipsis
        return pieces(0..<mark.clusters.count, of: mark).map { piece in
            var piece = piece
            piece.level = text.isRightToLeft ? 1 : 0
            piece.span = truncated.span
            piece.isEllipsis = true
            return piece
        }
    }
}

/// Clusters of one run that stand together on a line.
private struct Piece {
    var run: ShapedRun
    var clusters: ArraySlice<Cluster>
    var level: UInt8
    var span: Int
    var isEllipsis = false

    /// The clusters from left to right.
    var visualOrder: [Int] { level % 2 == 1 ? clusters.indices.reversed() : Array(clusters.indices) }

    /// The glyphs from left to right. Inside a cluster they are in that order already.
    func glyphRun() -> GlyphRun {
        var glyphs: [GlyphRun.Glyph] = []
        var characters = ""
        var x = 0.0
        var isPlain = level % 2 == 0
        func place(_ cluster: Cluster) {
            var pen = x
            if cluster.glyphs.count != 1 || cluster.text.utf8.count > 1 && cluster.text.count != 1 { isPlain = false }
            for index in cluster.glyphs where run.glyphs.indices.contains(index) {
                let glyph = run.glyphs[index]
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: pen + glyph.xOffset, y: glyph.yOffset))
                pen += glyph.advance
            }
            x += cluster.advance
        }
        if level % 2 == 1 { clusters.reversed().forEach(place) } else { clusters.forEach(place) }
        for cluster in clusters { characters += cluster.text }
        var glyphRun = GlyphRun(face: run.face, font: run.font, glyphs: glyphs, text: characters, width: x)
        if !isPlain {
            glyphRun.isRightToLeft = level % 2 == 1
            glyphRun.clusters = placedClusters(width: x)
        }
        return glyphRun
    }

    private func placedClusters(width: Double) -> [GlyphRun.Cluster] {
        var pen = 0.0
        return clusters.map { cluster in
            defer { pen += cluster.advance }
            let x = level % 2 == 1 ? width - pen - cluster.advance : pen
            return GlyphRun.Cluster(
                text: cluster.text, x: x, width: cluster.advance,
                glyphCount: cluster.glyphs.count { run.glyphs.indices.contains($0) })
        }
    }
}

/// Rule L2 of UAX #9: from the highest level to the lowest odd one, every contiguous sequence at that level or higher
/// is reversed.
enum VisualOrderRule {
    /// Logical indices in visual order.
    static func order(levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in (lowest...max(lowest, highest)).reversed() {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

extension TextLayout {
    /// Words that end on another line than they begin on, though nothing lets a line end there, and how wide they are
    /// in points.
    package var brokenWords: [(text: String, width: Double)] {
        let clusters = text.clusters
        var words: [(text: String, width: Double)] = []
        var known = 0
        for record in records.dropLast() where record.clusters.upperBound > max(known, 0) {
            let end = record.clusters.upperBound
            guard end > 0, end < clusters.count, clusters[end - 1].breakAfter == .none else { continue }
            var first = end - 1
            while first > 0, clusters[first - 1].breakAfter == .none { first -= 1 }
            var last = end
            while last < clusters.count - 1, clusters[last].breakAfter == .none { last += 1 }
            let word = clusters[first...last].filter { !$0.isWhitespace }
            words.append((word.map(\.text).joined(), word.reduce(0) { $0 + $1.advance }))
            known = last + 1
        }
        return words
    }
}
