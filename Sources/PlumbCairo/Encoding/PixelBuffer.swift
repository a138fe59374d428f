import Foundation

/// Rows of premultiplied BGRA somewhere in memory.
///
/// Whoever makes one keeps the memory, and changes nothing in it meanwhile: several threads may read it.
package struct PixelBuffer: @unchecked Sendable {
    // Safe: nobody changes the memory while it is there.
    var base: UnsafeRawPointer
    var width: Int
    var height: Int
    /// Bytes from one row to the next.
    var stride: Int

    /// The rows without any padding between them.
    var packed: Data {
        if stride == width * 4 { return Data(bytes: base, count: stride * height) }
        var data = Data(capacity: width * height * 4)
        for row in 0..<height {
            data.append(
                (base + row * stride).assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        return data
    }

    /// Some of the rows.
    func rows(_ first: Int, _ count: Int) -> PixelBuffer {
        PixelBuffer(base: base + first * stride, width: width, height: count, stride: stride)
    }

    /// True when no pixel lets anything through.
    var isOpaque: Bool {
        for row in 0..<height {
            let pixels = (base + row * stride).assumingMemoryBound(to: UInt32.self)
            var all: UInt32 = 0xFF00_0000
            for column in 0..<width { all &= pixels[column] }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }
}
