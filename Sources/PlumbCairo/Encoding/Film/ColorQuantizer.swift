/// Chooses the colours of a palette for a picture that has more.
///
/// 1. Colours that cover a four-hundredth of the picture or more are kept as they are: plain surfaces and texts stay
///    clean.
/// 2. The others are put into one box. Too many of them to sort are joined with those that differ in the last bits
///    only.
/// 3. The box whose colours lie farthest from their mean, counted by pixels, is cut in two where the sum of what
///    remains is least, until there are as many boxes as free places.
/// 4. A box's colour is its mean.
///
/// Distances are those of sRGB's bytes, which are about as far apart as they look, with green counting most and blue
/// least. Sources: Heckbert, "Color Image Quantization for Frame Buffer Display" (1982), for the boxes; Wu, "Efficient
/// Statistical Computations for Optimal Color Quantization" (1991), for the cuts.
struct ColorQuantizer {
    /// What a difference in red, green and blue counts.
    static let weights = SIMD3<Float>(3, 6, 2)

    /// More than these are joined before they are sorted.
    private static let mostEntries = 1 << 13

    private struct Entry {
        var color: SIMD3<Float>
        var count: Float
        var number: Int
    }

    private struct Box {
        var range: Range<Int>
        /// The weighted squares of the distances from the mean.
        var spread: Float
    }

    private var entries: [Entry] = []

    /// - Parameter limit: colours of the palette, at least 2.
    static func palette(of table: ColorTable, limit: Int) -> [UInt32] {
        guard table.colors.count > limit else { return table.colors }
        // 1
        let total = table.counts.reduce(0, +)
        let frequent = table.colors.indices.filter { table.counts[$0] * 400 >= total }
            .sorted { (table.counts[$1], $0) < (table.counts[$0], $1) }.prefix(limit / 2)
        let kept = frequent.map { table.colors[$0] }
        let isKept = Set(frequent)
        // 2
        var quantizer = ColorQuantizer()
        quantizer.take(
            table.colors.indices.filter { !isKept.contains($0) }.map { (table.colors[$0], table.counts[$0]) })
        // 3 and 4
        var palette = kept
        var known = Set(kept)
        for color in quantizer.means(limit - kept.count) where known.insert(color).inserted { palette.append(color) }
        return palette
    }

    private mutating func take(_ colors: [(color: UInt32, count: Int)]) {
        var mask: UInt32 = 0xFFFFFF
        while true {
            var joined = ColorTable()
            var sums: [SIMD3<Float>] = []
            for (color, count) in colors {
                let index = joined.add(color & mask, times: count)
                if index == sums.count { sums.append(.zero) }
                sums[index] += color.channels * Float(count)
            }
            if joined.colors.count <= Self.mostEntries {
                entries = sums.indices.map { index in
                    let count = Float(joined.counts[index])
                    return Entry(color: sums[index] / count, count: count, number: index)
                }
                return
            }
            mask = mask << 1 & mask & 0xFEFEFE
        }
    }

    private mutating func means(_ limit: Int) -> [UInt32] {
        guard !entries.isEmpty else { return [] }
        var boxes = [box(entries.indices)]
        while boxes.count < limit {
            guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
                boxes[widest].spread > 0, let cut = cut(boxes[widest])
            else { break }
            let range = boxes[widest].range
            boxes[widest] = box(range.lowerBound..<cut)
            boxes.append(box(cut..<range.upperBound))
        }
        return boxes.map { box in
            let mean = mean(box.range)
            let bytes = mean.rounded(.toNearestOrAwayFromZero)
            return UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
        }
    }

    private func mean(_ range: Range<Int>) -> SIMD3<Float> {
        var (sum, count) = (SIMD3<Float>.zero, Float(0))
        for entry in entries[range] {
            sum += entry.color * entry.count
            count += entry.count
        }
        return sum / count
    }

    private func spreads(_ range: Range<Int>) -> SIMD3<Float> {
        let mean = mean(range)
        var sum = SIMD3<Float>.zero
        for entry in entries[range] {
            let away = entry.color - mean
            sum += away * away * entry.count
        }
        return sum * Self.weights
    }

    private func box(_ range: Range<Int>) -> Box {
        Box(range: range, spread: range.count < 2 ? 0 : spreads(range).sum())
    }

    /// Sorts a box along the channel in which it is widest, and finds the place where both halves together lie closest
    /// to their means: where the squared sums over the counts are greatest.
    private mutating func cut(_ box: Box) -> Int? {
        let spreads = spreads(box.range)
        let channel = spreads.indices.max { spreads[$0] < spreads[$1] } ?? 0
        switch channel {
        case 0: sort(box.range, by: { $0.x })
        case 1: sort(box.range, by: { $0.y })
        default: sort(box.range, by: { $0.z })
        }
        var (whole, all) = (SIMD3<Float>.zero, Float(0))
        for entry in entries[box.range] {
            whole += entry.color * entry.count
            all += entry.count
        }
        var (left, count) = (SIMD3<Float>.zero, Float(0))
        var best: (place: Int?, gain: Float) = (nil, -1)
        for index in box.range.dropLast() {
            left += entries[index].color * entries[index].count
            count += entries[index].count
            let right = whole - left
            let gain = (left * left / count + right * right / (all - count)) * Self.weights
            if gain.sum() > best.gain { best = (index + 1, gain.sum()) }
        }
        return best.place
    }

    /// Equal ones in a fixed order: the same picture gives the same palette.
    @inline(__always)
    private mutating func sort(_ range: Range<Int>, by key: (SIMD3<Float>) -> Float) {
        entries[range].sort { first, second in
            let (a, b) = (key(first.color), key(second.color))
            return a < b || (a == b && first.number < second.number)
        }
    }
}

extension UInt32 {
    /// Red, green and blue of 0xRRGGBB.
    var channels: SIMD3<Float> { SIMD3(Float(self >> 16 & 0xFF), Float(self >> 8 & 0xFF), Float(self & 0xFF)) }
}
