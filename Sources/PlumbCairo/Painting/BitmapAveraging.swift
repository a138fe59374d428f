import Foundation
import PlumbGraphics

extension Bitmap {
    /// A part of the picture with blocks of pixels averaged into one; the last block of a row or column may be
    /// narrower.
    func averaged(x: Int, y: Int, width: Int, height: Int, blocks: (width: Int, height: Int)) -> Bitmap {
        let columns = (width + blocks.width - 1) / blocks.width
        let rows = (height + blocks.height - 1) / blocks.height
        var data = Data(count: columns * rows * 4)
        data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let left = column * blocks.width
                        let top = row * blocks.height
                        let mean = Self.mean(
                            of: source, stride: self.width * 4, columns: x + left..<x + min(width, left + blocks.width),
                            rows: y + top..<y + min(height, top + blocks.height))
                        target.storeBytes(of: mean, toByteOffset: (row * columns + column) * 4, as: SIMD4<UInt8>.self)
                    }
                }
            }
        }
        return Bitmap(width: columns, height: rows, scale: scale, pixels: data)
    }

    private static func mean(
        of source: UnsafeRawBufferPointer, stride: Int, columns: Range<Int>, rows: Range<Int>
    ) -> SIMD4<UInt8> {
        var sum = SIMD4<UInt32>.zero
        for row in rows {
            for column in columns {
                let pixel = source.loadUnaligned(fromByteOffset: row * stride + column * 4, as: SIMD4<UInt8>.self)
                sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
            }
        }
        let count = SIMD4<UInt32>(repeating: UInt32(rows.count * columns.count))
        return SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
    }
}
