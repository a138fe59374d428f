/// What is subtracted from the bytes of a row, by its number in the file.
///
/// Source: PNG specification, third edition, "Filtering".
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4

    /// Writes a filtered row.
    ///
    /// - Parameters:
    ///   - above: The row above as it was, zeros for the first one.
    ///   - step: Bytes from a pixel to the next one.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, _ count: Int, step: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        let start = min(step, count)
        switch self {
        case .none:
            target.update(from: row, count: count)
        case .sub:
            for index in 0..<start { target[index] = row[index] }
            for index in start..<count { target[index] = row[index] &- row[index - step] }
        case .up:
            for index in 0..<count { target[index] = row[index] &- above[index] }
        case .paeth:
            for index in 0..<start { target[index] = row[index] &- above[index] }
            for index in start..<count {
                let (left, up, corner) = (
                    Int16(row[index - step]), Int16(above[index]), Int16(above[index - step])
                )
                let (a, b) = (abs(up - corner), abs(left - corner))
                let c = abs(left + up - 2 * corner)
                let nearest = a <= b && a <= c ? left : (b <= c ? up : corner)
                target[index] = row[index] &- UInt8(truncatingIfNeeded: nearest)
            }
        }
    }

    private static let bands = 4
    private static let bandHeight = 8

    /// How a picture's rows are packed.
    struct Choice: Equatable {
        var filter: PNGFilter
        /// Whether matches are looked for beside runs. Photographs have none that would help, and gradients that lie
        /// over each other have few.
        var isSearched: Bool
    }

    /// Rows that pack to less than this with a search need no comparison with runs alone.
    private static let littleEnough = 0.1
    /// Rows that pack to no less than this by runs alone are a photograph's, or noise.
    private static let photographs = 0.5
    /// How much smaller a filter must make the sample, which is not all of the picture; and a search, which takes
    /// several times as long as none.
    private static let leastGain = 0.9

    /// The filter that packs a sample of the picture best, four bands of eight rows.
    ///
    /// The sample is packed as hard as the picture will be: which filter is best depends on it. Where two are hardly
    /// different, the simpler one is chosen. Filters that look to the side are tried where "up" is better than none.
    static func best(for pixels: PixelBuffer, format: PNGFormat, level: Int) -> Choice {
        // What is not packed needs no filter.
        guard level > 0 else { return Choice(filter: .none, isSearched: false) }
        let sample = sampled(from: pixels)
        return PackingMemory.withOne { memory in
            func share(_ filter: PNGFilter, isSearched: Bool) -> Double {
                let rows = PNGRows(sample, format: format, filter: filter, into: memory)
                let size = rows.packedSize(level: level, isSearched: isSearched, memory)
                return Double(size) / Double(max(rows.bytes.count, 1))
            }
            var searched = (filter: PNGFilter.none, share: share(.none, isSearched: true))
            func search(_ filters: PNGFilter...) {
                for filter in filters {
                    let share = share(filter, isSearched: true)
                    if share < searched.share * leastGain { searched = (filter, share) }
                }
            }
            if searched.share < littleEnough {
                search(.up)
                if searched.filter == .up { search(.sub, .paeth) }
                return Choice(filter: searched.filter, isSearched: true)
            }
            var byRuns = (filter: PNGFilter.none, share: Double.infinity)
            for filter in [PNGFilter.none, .up, .sub, .paeth] {
                let share = share(filter, isSearched: false)
                if share < byRuns.share { byRuns = (filter, share) }
            }
            if byRuns.share < photographs { search(byRuns.filter) }
            let isSearched = searched.share < byRuns.share * leastGain
            return Choice(filter: isSearched ? searched.filter : byRuns.filter, isSearched: isSearched)
        }
    }

    /// The first row of each band, and its height.
    private static func sampled(from pixels: PixelBuffer) -> [PixelBuffer] {
        if pixels.height <= 2 * bands * bandHeight { return [pixels] }
        return (0..<bands).map { band in
            // The middle of each quarter of the picture.
            let y = (2 * band + 1) * pixels.height / (2 * bands) - bandHeight / 2
            return pixels.rows(y, bandHeight)
        }
    }
}
