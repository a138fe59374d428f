import Foundation
import PlumbGraphics

extension Bitmap {
    /// A part of the picture with blocks of pixels averaged into one; the last block of a row or column may be
    /// narrower.
    ///
    /// Rows are added up whole, in memory's order, then the sums of a block's columns.
    func averaged(x: Int, y: Int, width: Int, height: Int, blocks: (width: Int, height: Int)) -> Bitmap {
        let columns = (width + blocks.width - 1) / blocks.width
        let rows = (height + blocks.height - 1) / blocks.height
        let stride = self.width * 4
        let samples = width * 4
        var data = Data(count: columns * rows * 4)
        data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: samples) { sums in
                    guard let sums = sums.baseAddress, let base = source.baseAddress else { return }
                    for row in 0..<rows {
                        let top = row * blocks.height
                        let count = min(blocks.height, height - top)
                        let first = (base + (y + top) * stride + x * 4).assumingMemoryBound(to: UInt8.self)
                        for index in 0..<samples { sums[index] = UInt32(first[index]) }
                        for line in 1..<max(count, 1) {
                            let line = first + line * stride
                            for index in 0..<samples { sums[index] &+= UInt32(line[index]) }
                        }
                        Self.average(sums, width, block: blocks.width, rows: count) { column, mean in
                            target.storeBytes(
                                of: mean, toByteOffset: (row * columns + column) * 4, as: SIMD4<UInt8>.self)
                        }
                    }
                }
            }
        }
        return Bitmap(width: columns, height: rows, scale: scale, pixels: data)
    }

    /// The means of blocks of pixels whose columns are added up already.
    @inline(__always)
    private static func average(
        _ sums: UnsafePointer<UInt32>, _ width: Int, block: Int, rows: Int, _ write: (Int, SIMD4<UInt8>) -> Void
    ) {
        let sums = UnsafeRawPointer(sums)
        var (column, left) = (0, 0)
        var mean = Mean(of: block * rows)
        while left < width {
            let end = min(left + block, width)
            if end - left < block { mean = Mean(of: (end - left) * rows) }
            var sum = SIMD4<UInt32>.zero
            for x in left..<end { sum &+= sums.loadUnaligned(fromByteOffset: x * 16, as: SIMD4<UInt32>.self) }
            write(column, mean(sum))
            (column, left) = (column + 1, end)
        }
    }
}

/// Divides sums of bytes by how many these are, to the nearest whole number.
struct Mean {
    let count: Int
    /// 2³² divided by the count, and a little more: below 4,096 bytes, multiplying with it is as exact as dividing.
    private let factor: UInt64

    init(of count: Int) {
        self.count = count
        // One byte is its own mean.
        factor = count < 4096 && count > 1 ? (1 << 32) / UInt64(count) + 1 : 0
    }

    @inline(__always)
    func callAsFunction(_ sum: SIMD4<UInt32>) -> SIMD4<UInt8> {
        let sum = sum &+ SIMD4(repeating: UInt32(count / 2))
        if factor == 0 { return SIMD4(truncatingIfNeeded: sum / SIMD4(repeating: UInt32(count))) }
        let product = SIMD4<UInt64>(truncatingIfNeeded: sum) &* SIMD4(repeating: factor)
        return SIMD4(truncatingIfNeeded: product &>> 32)
    }
}
