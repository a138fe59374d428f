import Foundation

/// Animated PNG: a PNG of the first frame, with chunks that ordinary readers pass over.
///
/// 1. The head of a PNG, and acTL: how many frames, for ever.
/// 2. A frame is an fcTL (size, place, delay, laid over what is there or in its place) and an fdAT, for the first one
///    an IDAT; both are numbered in one row.
/// 3. The rows of a frame are packed with the row above subtracted and as they are; the smaller one stays.
///
/// Source: PNG specification, third edition.
struct APNGEncoder: FilmEncoder {
    private let scale: Double
    private let level: Int
    /// The frames after the first.
    private var rest = PNGFile(Data())
    private var count = 1
    private var number: UInt32 = 1

    init(scale: Double, level: Int = PNGEncoder().level) {
        self.scale = scale
        self.level = level
    }

    mutating func add(_ frame: FilmFrame) {
        frame.withRows(of: frame.part) { pixels, isLaidOver in
            rest.add("fcTL", Self.control(frame, number, isLaidOver: isLaidOver))
            // Gradients are smaller when the row above is subtracted, what is see-through for the most part is when it
            // is not.
            let chunks = [PNGFilter.up, .none].map { filter in
                var chunk = PNGFile(Data())
                PackingMemory.withOne { memory in
                    let rows = PNGRows(pixels, format: .rgba, filter: filter, into: memory)
                    chunk.addPacked("fdAT", head: bigEndian(number + 1), rows, level: level, memory)
                }
                return chunk.data
            }
            rest.data.append(chunks[0].count <= chunks[1].count ? chunks[0] : chunks[1])
        }
        number += 2
        count += 1
    }

    func file(first: FilmFrame) -> Data {
        var file = PNGFile()
        // 1
        file.addHeader(
            width: first.picture.width, height: first.picture.height, format: .rgba, scale: scale)
        file.add("acTL", bigEndian(UInt32(count)) + bigEndian(0))
        // 2 and 3
        file.add("fcTL", Self.control(first, 0, isLaidOver: false))
        first.picture.withRows(of: first.part) { pixels in
            PackingMemory.withOne { memory in
                let rows = PNGRows(pixels, format: .rgba, filter: .up, into: memory)
                file.addPacked("IDAT", rows, level: level, memory)
            }
        }
        file.data.append(rest.data)
        file.add("IEND", [])
        return file.data
    }

    private static func control(_ frame: FilmFrame, _ number: UInt32, isLaidOver: Bool) -> [UInt8] {
        let part = frame.part
        let numbers = [number] + [part.width, part.height, part.x, part.y].map(UInt32.init)
        let isLong = frame.ticks > 0xFFFF
        let delay = isLong ? UInt32(frame.ticks / 6) << 16 | 100 : UInt32(frame.ticks) << 16 | 600
        return (numbers + [delay]).flatMap(bigEndian) + [0, isLaidOver ? 1 : 0]
    }
}
