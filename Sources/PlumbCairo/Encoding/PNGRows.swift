import Foundation

/// A picture's rows as PNG wants them: a filter byte, then RGB or RGBA, less the row above or as they are.
final class PNGRows {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    deinit { bytes.deallocate() }

    init(_ pixels: PixelBuffer, isOpaque: Bool, subtractsAbove: Bool = true) {
        let channels = isOpaque ? 3 : 4
        let length = pixels.width * channels
        bytes = .allocate(capacity: (length + 1) * pixels.height)
        guard let target = bytes.baseAddress else { return }
        // Two rows, this one and the one above, unfiltered; the first has nothing above it.
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * length)
        defer { buffer.deallocate() }
        buffer.initialize(repeating: 0, count: 2 * length)
        var (row, above) = (buffer, buffer + length)
        for y in 0..<pixels.height {
            let source = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
            if isOpaque {
                Self.unpackOpaque(source, pixels.width, into: row)
            } else {
                Self.unpack(source, pixels.width, into: row)
            }
            let filtered = target + y * (length + 1)
            filtered[0] = subtractsAbove ? 2 : 0
            if subtractsAbove {
                for index in 0..<length { filtered[index + 1] = row[index] &- above[index] }
            } else {
                (filtered + 1).update(from: row, count: length)
            }
            swap(&row, &above)
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
            let pixel = source[x]
            let alpha = pixel >> 24
            func divided(_ channel: UInt32) -> UInt8 {
                UInt8(truncatingIfNeeded: min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha))
            }
            if alpha == 255 {
                target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                target[2] = UInt8(truncatingIfNeeded: pixel)
            } else if alpha == 0 {
                (target[0], target[1], target[2]) = (0, 0, 0)
            } else {
                target[0] = divided(pixel >> 16)
                target[1] = divided(pixel >> 8)
                target[2] = divided(pixel)
            }
            target[3] = UInt8(truncatingIfNeeded: alpha)
            target += 4
        }
    }
}
