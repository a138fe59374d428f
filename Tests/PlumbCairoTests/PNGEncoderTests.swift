import Foundation
import PlumbCairo
import Testing

/// What is written can be read again by someone else's reader.
struct PNGEncoderTests {
    /// Widths around the four pixels that are written at a time; every alpha; every level's extremes.
    @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 33, 256], [true, false])
    func roundTrip(width: Int, isOpaque: Bool) throws {
        let height = 9
        var pixels = Data(capacity: width * height * 4)
        for index in 0..<width * height {
            let alpha = isOpaque ? 255 : index * 7 % 256
            let channels = [index * 31 % 256, index * 17 % 256, index * 5 % 256].map { UInt8($0 * alpha / 255) }
            pixels.append(contentsOf: channels + [UInt8(alpha)])
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels)
        for level in [0, 1, 4, 12] {
            let file = PNGEncoder(level: level).encode(bitmap)
            #expect(file[25] == (isOpaque ? 2 : 6))
            let read = try ImageDecoder.decode(file)
            #expect(read.width == width)
            #expect(read.height == height)
            // Dividing by alpha and multiplying again may cost a unit.
            let worst = zip(read.pixels, pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
            #expect(worst <= (isOpaque ? 0 : 1))
        }
    }

    @Test func theFileSaysItsColorSpaceAndResolution() throws {
        let file = try CairoRenderer().render(DisplayList(size: CGSize(width: 3, height: 2)), scale: 2)
        // 144 pixels to an inch are 5669 to a metre.
        let density: [UInt8] = [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
        #expect(file.range(of: Data("sRGB".utf8) + [0]) != nil)
        #expect(file.range(of: Data("pHYs".utf8) + density) != nil)
        #expect(file.suffix(8) == Data("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
    }

    @Test func theSamePictureGivesTheSameBytes() throws {
        let list = DisplayList(size: CGSize(width: 50, height: 50), items: [box(3.5, 3, 20, 20, .pureRed)])
        #expect(try CairoRenderer().render(list, scale: 3) == CairoRenderer().render(list, scale: 3))
    }
}
