import Foundation
import PlumbCairo
import Testing

/// Pictures: where they land, how they are sampled, what a tint does.
struct ImageDrawingTests {
    /// Four pixels: red, green / blue, white.
    static let four = Bitmap(
        width: 2, height: 2,
        pixels: Data([0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]))
    static let whole = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test(arguments: [InterpolationQuality.none, .low, .medium, .high])
    func cornersAreSharpWhateverTheQuality(quality: InterpolationQuality) throws {
        let picture = try draw([
            .image(Self.four, in: CGRect(x: 4, y: 4, width: 32, height: 32), source: nil, tint: nil, quality)
        ])
        expect(picture, at: 4, 4, is: 0xFF00_00FF, within: 8)
        expect(picture, at: 35, 4, is: 0x00FF_00FF, within: 8)
        expect(picture, at: 4, 35, is: 0x0000_FFFF, within: 8)
        expect(picture, at: 35, 35, is: 0xFFFF_FFFF, within: 8)
        expect(picture, at: 3, 20, is: 0)
        expect(picture, at: 36, 20, is: 0)
    }

    @Test func noneRepeatsPixelsAndMediumMixesThem() throws {
        let hard = try draw([.image(Self.four, in: Self.whole, source: nil, tint: nil, .none)])
        expect(hard, at: 19, 5, is: 0xFF00_00FF)
        expect(hard, at: 20, 5, is: 0x00FF_00FF)
        let soft = try draw([.image(Self.four, in: Self.whole, source: nil, tint: nil, .medium)])
        expect(soft, at: 20, 2, is: 0x7C83_00FF, within: 6)
    }

    @Test func sourceTakesAPartWithoutItsNeighbours() throws {
        let part = CGRect(x: 1, y: 0, width: 1, height: 1)
        let picture = try draw([.image(Self.four, in: Self.whole, source: part, tint: nil, .high)])
        for (x, y) in [(0, 0), (20, 20), (39, 39)] { expect(picture, at: x, y, is: 0x00FF_00FF) }
        let outside = CGRect(x: 7, y: 7, width: 2, height: 2)
        expect(try draw([.image(Self.four, in: Self.whole, source: outside, tint: nil, .high)]), at: 20, 20, is: 0)
    }

    /// Black and white columns, 1 pixel wide, must become an even grey: skipped pixels would show as stripes.
    @Test(arguments: [(80, InterpolationQuality.medium), (400, .low), (400, .high), (1600, .medium), (1640, .medium)])
    func shrunkStripesBecomeGrey(side: Int, quality: InterpolationQuality) throws {
        var pixels = Data(capacity: side * side * 4)
        for _ in 0..<side {
            for x in 0..<side { pixels.append(contentsOf: x % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]) }
        }
        let stripes = Bitmap(width: side, height: side, pixels: pixels)
        let picture = try draw([.image(stripes, in: Self.whole, source: nil, tint: nil, quality)])
        for x in [3, 12, 20, 33] { expect(picture, at: x, 20, is: 0x8080_80FF, within: 8) }
    }

    /// A bright column that falls between the pixels a filter looks at must not get lost.
    @Test(arguments: [InterpolationQuality.low, .medium, .high])
    func nothingIsSkippedWhenShrinkingFortyTimes(quality: InterpolationQuality) throws {
        let side = 1600
        var pixels = Data(capacity: side * 40 * 4)
        for _ in 0..<40 {
            for x in 0..<side { pixels.append(contentsOf: x % 40 < 8 ? [255, 255, 255, 255] : [0, 0, 0, 255]) }
        }
        let columns = Bitmap(width: side, height: 40, pixels: pixels)
        let picture = try draw([.image(columns, in: Self.whole, source: nil, tint: nil, quality)])
        let mean = (5..<35).reduce(0) { $0 + Pixel(picture, $1, 20).red } / 30
        #expect(abs(mean - 51) < 8, "a fifth is white: 51, not \(mean)")
    }

    @Test func aTintPaintsTheAlpha() throws {
        let half = Bitmap(width: 2, height: 1, pixels: Data([0, 0, 0, 0, 128, 128, 128, 128]))
        let picture = try draw([.image(half, in: Self.whole, source: nil, tint: .color(.pureRed), .none)])
        expect(picture, at: 10, 20, is: 0)
        expect(picture, at: 30, 20, is: 0x8000_0080)
    }

    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 0, height: 5), CGRect.null,
    ])
    func oddRectanglesDrawNothing(rect: CGRect) throws {
        for (target, source) in [(rect, Self.whole), (Self.whole, rect)] {
            let image = DisplayItem.image(Self.four, in: target, source: source, tint: nil, .high)
            expect(try draw([image]), at: 2, 2, is: 0)
            expect(try draw([.pushLayer(opacity: 0.5, .normal), image, .pop]), at: 2, 2, is: 0)
        }
    }
}
