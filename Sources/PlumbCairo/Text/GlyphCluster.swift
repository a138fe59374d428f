import CPango

/// Glyphs of an item that stand for whole characters.
struct GlyphCluster {
    /// Of the item's text.
    var bytes: Range<Int>
    /// From left to right.
    var glyphs: Range<Int>
    /// More than one in a ligature.
    var characters: Int

    /// The clusters of a shaped item in logical order.
    ///
    /// 1. Neighbouring glyphs with the same byte index belong together.
    /// 2. A right-to-left item has its glyphs from left to right: the last are the first.
    /// 3. What begins inside a character belongs to the cluster before it.
    static func clusters(
        of item: PangoItem, _ string: PangoGlyphString, _ boundaries: CharacterBoundaries
    ) -> [GlyphCluster] {
        let offset = Int(item.offset)
        var clusters: [GlyphCluster] = []
        clusters.reserveCapacity(Int(string.num_glyphs))
        let isRightToLeft = item.analysis.level % 2 == 1
        let count = Int(string.num_glyphs)
        var position = isRightToLeft ? count : 0
        while isRightToLeft ? position > 0 : position < count {
            let first = isRightToLeft ? position - 1 : position
            let start = Int(string.log_clusters[first])
            var glyphs = first..<(first + 1)
            while isRightToLeft ? glyphs.lowerBound > 0 : glyphs.upperBound < count {
                let next = isRightToLeft ? glyphs.lowerBound - 1 : glyphs.upperBound
                guard Int(string.log_clusters[next]) == start else { break }
                glyphs = min(glyphs.lowerBound, next)..<max(glyphs.upperBound, next + 1)
            }
            position = isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
            if let last = clusters.indices.last, !boundaries.isBoundary(offset + start) {
                let merged = clusters[last].glyphs
                clusters[last].glyphs =
                    min(merged.lowerBound, glyphs.lowerBound)..<max(merged.upperBound, glyphs.upperBound)
            } else {
                clusters.append(GlyphCluster(bytes: start..<Int(item.length), glyphs: glyphs, characters: 1))
            }
        }
        for index in clusters.indices {
            let start = clusters[index].bytes.lowerBound
            let end = index + 1 < clusters.count ? clusters[index + 1].bytes.lowerBound : Int(item.length)
            clusters[index].bytes = start..<max(start, end)
            clusters[index].characters = max(
                1,
                ((offset + start + 1)..<max(offset + end + 1, offset + start + 1)).count { boundaries.isBoundary($0) })
        }
        return clusters
    }
}
