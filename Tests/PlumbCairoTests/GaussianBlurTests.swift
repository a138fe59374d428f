import Foundation
import Testing

@testable import PlumbCairo

/// Blurs of bytes, beside the sums they stand for.
@Suite
struct GaussianBlurTests {
    struct Picture: Sendable, CustomTestStringConvertible {
        let width, height, channels: Int
        /// Bytes after each row that are none of the picture's.
        var rest = 0
        var testDescription: String { "\(width) × \(height) of \(channels), \(rest) beside" }
    }

    nonisolated static let pictures = [
        Picture(width: 1, height: 1, channels: 1), Picture(width: 1, height: 1, channels: 4, rest: 3),
        Picture(width: 3, height: 2, channels: 4), Picture(width: 7, height: 5, channels: 1, rest: 1),
        Picture(width: 2, height: 33, channels: 4, rest: 8), Picture(width: 41, height: 3, channels: 1),
        Picture(width: 20, height: 24, channels: 4),
    ]

    private func bytes(_ picture: Picture) -> [UInt8] {
        var random = UInt32(12345)
        return (0..<(picture.width * picture.channels + picture.rest) * picture.height).map { _ in
            random = random &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: random >> 24)
        }
    }

    private func blurred(_ picture: Picture, sigma: Double) -> [UInt8] {
        let stride = picture.width * picture.channels + picture.rest
        var data = bytes(picture)
        var blur = GaussianBlur(
            data, width: picture.width, height: picture.height, channels: picture.channels, stride: stride)
        blur.blur(sigma: sigma)
        blur.write(to: &data, stride: stride)
        return data
    }

    /// The weights of the passes, and where the first of each stands: the bell curve, or three averages as Filter
    /// Effects Module Level 1 has them.
    private func passes(_ sigma: Double) -> [(weights: [Double], first: Int)] {
        if sigma < 2 {
            let reach = Int((3 * sigma).rounded(.up))
            let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            return [(values.map { $0 / values.reduce(0, +) }, -reach)]
        }
        let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let widths =
            size % 2 == 1
            ? [(size, -(size / 2)), (size, -(size / 2)), (size, -(size / 2))]
            : [(size, -(size / 2)), (size, -(size / 2) + 1), (size + 1, -(size / 2))]
        return widths.map { (Array(repeating: 1 / Double($0.0), count: $0.0), $0.1) }
    }

    /// What each sample becomes, as numbers.
    private func exact(_ picture: Picture, sigma: Double) -> [Double] {
        let (data, row) = (bytes(picture), picture.width * picture.channels)
        var samples = (0..<picture.height).flatMap { y in
            (0..<row).map { Double(data[y * (row + picture.rest) + $0]) }
        }
        for (step, length) in [(picture.channels, picture.width), (row, picture.height)] {
            for pass in passes(sigma) {
                samples = samples.indices.map { place in
                    let at = place / step % length
                    return pass.weights.indices.reduce(0) { sum, index in
                        let other = at + pass.first + index
                        guard other >= 0, other < length else { return sum }
                        return sum + samples[place + (other - at) * step] * pass.weights[index]
                    }
                }
            }
        }
        return samples
    }

    /// Each byte is the sum of its neighbours; bytes beside the picture stay.
    @Test(arguments: pictures, [0.4, 1.2, 1.9, 2.1, 3.3, 8])
    func isTheSumOfItsNeighbours(_ picture: Picture, sigma: Double) {
        let (found, expected) = (blurred(picture, sigma: sigma), exact(picture, sigma: sigma))
        let (row, before) = (picture.width * picture.channels, bytes(picture))
        var worst = 0.0
        for y in 0..<picture.height {
            for x in 0..<row + picture.rest {
                let place = y * (row + picture.rest) + x
                if x < row {
                    worst = max(worst, abs(Double(found[place]) - expected[y * row + x]))
                } else {
                    #expect(found[place] == before[place])
                }
            }
        }
        #expect(worst <= 1, "\(worst)")
    }

    /// A window that is far wider than the picture leaves next to nothing of it.
    @Test(arguments: pictures) func wideWindowsLeaveNothing(_ picture: Picture) {
        let found = blurred(picture, sigma: 300)
        let row = picture.width * picture.channels
        #expect(found.indices.allSatisfy { $0 % (row + picture.rest) >= row || found[$0] <= 1 })
    }

    /// A blur that is none changes nothing.
    @Test(arguments: pictures) func noneChangesNothing(_ picture: Picture) {
        #expect(blurred(picture, sigma: 0.01) == bytes(picture))
    }
}
