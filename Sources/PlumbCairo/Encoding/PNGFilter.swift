import CDeflate

/// What is subtracted from the bytes of a row, by its number in the file.
///
/// Source: PNG specification, third edition, section 9.
enum PNGFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

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
        case .average:
            for index in 0..<start { target[index] = row[index] &- above[index] / 2 }
            for index in start..<count {
                let sum = UInt16(row[index - step]) + UInt16(above[index])
                target[index] = row[index] &- UInt8(truncatingIfNeeded: sum / 2)
            }
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

    private static let bands = 8
    private static let bandHeight = 8

    /// The filter that packs a sample best: eight bands of eight rows, spread over the picture.
    ///
    /// Where two are equally good, the simpler one is chosen.
    static func best(for pixels: PixelBuffer, format: PNGFormat) -> PNGFilter {
        var best: (filter: PNGFilter, size: Int) = (.none, .max)
        for filter in [PNGFilter.none, .up, .sub, .paeth] {
            let size = PackingMemory.withOne(level: 1) { memory in
                let rows = PNGRows(sampled(from: pixels), format: format, filter: filter, into: memory)
                return rows.packedSize(memory)
            }
            if size < best.size { best = (filter, size) }
        }
        return best.filter
    }

    /// The first row of each band, and its height.
    private static func sampled(from pixels: PixelBuffer) -> [PixelBuffer] {
        let needed = bands * bandHeight
        if pixels.height <= 2 * needed { return [pixels] }
        return (0..<bands).map { band in
            // The middle of each eighth of the picture.
            let y = (2 * band + 1) * pixels.height / (2 * bands) - bandHeight / 2
            return pixels.rows(y, bandHeight)
        }
    }
}
