import Foundation
import Testing

@testable import PlumbCairo

/// Blocks of pixels as one, beside their means.
@Suite struct AveragingTests {
    private static func picture(_ width: Int, _ height: Int) -> Bitmap {
        var random = UInt32(77)
        let bytes = (0..<width * height * 4).map { _ -> UInt8 in
            random = random &* 1_664_525 &+ 1_013_904_223
            return random >> 30 == 0 ? 255 : UInt8(truncatingIfNeeded: random >> 24)
        }
        return Bitmap(width: width, height: height, scale: 1, pixels: Data(bytes))
    }

    /// Parts of pictures, of which the blocks take more than there is, less, or one pixel.
    @Test(arguments: [(1, 1), (2, 2), (3, 5), (7, 1), (1, 6), (64, 70), (80, 80)])
    func everyBlockIsItsMean(block: (width: Int, height: Int)) {
        let picture = Self.picture(71, 67)
        let pixels = [UInt8](picture.pixels)
        for part in [(0, 0, 71, 67), (3, 5, 61, 50), (70, 66, 1, 1), (10, 0, 7, 67)] {
            let (x, y, width, height) = part
            let averaged = picture.averaged(x: x, y: y, width: width, height: height, blocks: block)
            #expect(averaged.width == (width + block.width - 1) / block.width)
            #expect(averaged.height == (height + block.height - 1) / block.height)
            var wrong = 0
            for row in 0..<averaged.height {
                for column in 0..<averaged.width {
                    let columns = x + column * block.width..<min(x + (column + 1) * block.width, x + width)
                    let rows = y + row * block.height..<min(y + (row + 1) * block.height, y + height)
                    for channel in 0..<4 {
                        var sum = 0
                        for y in rows { for x in columns { sum += Int(pixels[(y * 71 + x) * 4 + channel]) } }
                        let count = rows.count * columns.count
                        let found = Int(averaged.pixels[(row * averaged.width + column) * 4 + channel])
                        if found != (sum + count / 2) / count { wrong += 1 }
                    }
                }
            }
            #expect(wrong == 0)
        }
    }

    /// Sums of as many bytes as there can be are divided to the nearest whole number.
    @Test func meansAreExact() {
        for count in [1, 2, 3, 7, 255, 1000, 4095, 4096, 70_000] {
            let mean = Mean(of: count)
            for sum in [0, 1, count / 2, count, 127 * count + count / 2, 254 * count + (count + 1) / 2, 255 * count] {
                #expect(mean(SIMD4(repeating: UInt32(sum)))[0] == UInt8((sum + count / 2) / count))
            }
        }
    }
}
