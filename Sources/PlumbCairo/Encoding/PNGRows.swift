import Foundation

/// A picture's rows as PNG wants them: a filter byte, then indices, RGB or RGBA, filtered.
struct PNGRows {
    /// They stand in memory that someone else owns.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// Bytes of one row, its filter byte included.
    let stride: Int
    /// Bytes from a pixel to the next one, at least 1.
    let step: Int

    init(_ pixels: PixelBuffer, format: PNGFormat, filter: PNGFilter, into memory: PackingMemory) {
        self.init([pixels], format: format, filter: filter, into: memory)
    }

    /// - Parameter parts: of one width, filtered each for itself.
    init(_ parts: [PixelBuffer], format: PNGFormat, filter: PNGFilter, into memory: PackingMemory) {
        let width = parts.first?.width ?? 0
        let length = format.rowBytes(width: width)
        stride = length + 1
        step = format.pixelBytes
        let height = parts.reduce(0) { $0 + $1.height }
        // After the rows: this one and the one above, unfiltered.
        let room = memory.rows(stride * height + 2 * length)
        bytes = UnsafeMutableBufferPointer(rebasing: room[..<(stride * height)])
        guard let base = room.baseAddress else { return }
        var target = base
        var (row, above) = (base + stride * height, base + stride * height + length)
        for pixels in parts {
            // The first row has nothing above it.
            above.initialize(repeating: 0, count: length)
            for y in 0..<pixels.height {
                let source = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
                target[0] = filter.rawValue
                if filter == .none {
                    Self.write(source, width, format, into: target + 1)
                } else {
                    Self.write(source, width, format, into: row)
                    filter.apply(row, above: above, length, step: format.pixelBytes, into: target + 1)
                    swap(&row, &above)
                }
                target += stride
            }
        }
    }

    /// How many bytes are made of them.
    func packedSize(level: Int, isSearched: Bool, _ memory: PackingMemory) -> Int {
        guard let target = memory.packed(RunDeflate.room(bytes.count)).baseAddress,
            var packer = RunDeflate(self, level: level, isSearched: isSearched, memory)
        else { return 0 }
        return packer.pack(into: target)
    }

    private static func write(
        _ source: UnsafePointer<UInt32>, _ width: Int, _ format: PNGFormat, into row: UnsafeMutablePointer<UInt8>
    ) {
        switch format {
        case .rgb: unpackOpaque(source, width, into: row)
        case .rgba: unpack(source, width, into: row)
        case .indexed(let palette): palette.write(source, width, into: row)
        }
    }

    /// Four pixels become three words: the loop is held up by its stores.
    private static func unpackOpaque(
        _ source: UnsafePointer<UInt32>, _ count: Int, into row: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(row)
        // The bytes of the word in memory: R, G, B, 0.
        func swapped(_ x: Int) -> UInt32 { source[x].byteSwapped >> 8 }
        var x = 0
        while x + 4 <= count {
            let (a, b, c, d) = (swapped(x), swapped(x + 1), swapped(x + 2), swapped(x + 3))
            target.storeBytes(of: (a | b << 24).littleEndian, toByteOffset: x * 3, as: UInt32.self)
            target.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: x * 3 + 4, as: UInt32.self)
            target.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: x * 3 + 8, as: UInt32.self)
            x += 4
        }
        for x in x..<count {
            let pixel = source[x]
            row[x * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
            row[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            row[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    private static func unpack(
        _ source: UnsafePointer<UInt32>, _ count: Int, into row: UnsafeMutablePointer<UInt8>
    ) {
        var target = row
        for x in 0..<count {
            (target[0], target[1], target[2], target[3]) = straight(source[x])
            target += 4
        }
    }

    /// Red, green and blue divided by alpha, and alpha.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
        let alpha = pixel >> 24
        func divided(_ channel: UInt32) -> UInt8 {
            UInt8(truncatingIfNeeded: min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha))
        }
        if alpha == 255 {
            return (
                UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
                UInt8(truncatingIfNeeded: pixel), 255
            )
        }
        if alpha == 0 { return (0, 0, 0, 0) }
        return (divided(pixel >> 16), divided(pixel >> 8), divided(pixel), UInt8(truncatingIfNeeded: alpha))
    }
}
