import CDeflate
import Dispatch
import Synchronization

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

    /// The filter that packs a sample best: four bands of eight rows, spread over the picture.
    ///
    /// The sample is packed as hard as the picture will be: which filter is best depends on it. Where two are equally
    /// good, the simpler one is chosen.
    static func best(for pixels: PixelBuffer, format: PNGFormat, level: Int, mostThreads: Int) -> PNGFilter {
        let sample = sampled(from: pixels)
        let candidates = [PNGFilter.none, .up, .sub, .paeth]
        let sizes = Mutex([Int](repeating: .max, count: candidates.count))
        @Sendable func pack(_ index: Int) {
            PackingMemory.withOne(level: level) { memory in
                let rows = PNGRows(sample, format: format, filter: candidates[index], into: memory)
                let size = rows.packedSize(memory)
                sizes.withLock { $0[index] = size }
            }
        }
        if mostThreads > 1 {
            DispatchQueue.concurrentPerform(iterations: candidates.count, execute: pack)
        } else {
            candidates.indices.forEach(pack)
        }
        let found = sizes.withLock { $0 }
        let best = found.indices.min { found[$0] < found[$1] }
        return best.map { candidates[$0] } ?? .none
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
