import Foundation
import Testing

@testable import PlumbCairo

/// What is written can be read again by someone else's reader.
struct PNGEncoderTests {
    /// Widths around the four pixels that are written at a time; every alpha; every level's extremes.
    @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 33, 256], [true, false])
    func roundTrip(width: Int, isOpaque: Bool) throws {
        let picture = Self.picture(width: width, height: 9) { index in
            let alpha = isOpaque ? 255 : index * 7 % 256
            return ([index * 31 % 256, index * 17 % 251, index * 5 % 256].map { $0 * alpha / 255 }, alpha)
        }
        for level in [0, 1, 4, 6, 12] {
            let file = PNGEncoder(level: level).encode(picture)
            try Self.expect(file, shows: picture, tolerance: isOpaque ? 0 : 1)
        }
    }

    /// Colours, and what the file says: bits of an index, or of a channel, and the type of colour.
    static let palettes: [(colors: Int, isOpaque: Bool, depth: UInt8, type: UInt8)] = [
        (1, true, 1, 3), (2, true, 1, 3), (3, true, 2, 3), (4, false, 2, 3), (5, true, 4, 3), (16, false, 4, 3),
        (17, true, 8, 3), (256, true, 8, 3), (256, false, 8, 3), (257, true, 8, 2), (257, false, 8, 6),
    ]

    @Test(arguments: palettes)
    func fewColorsBecomeAPalette(_ row: (colors: Int, isOpaque: Bool, depth: UInt8, type: UInt8)) throws {
        // An odd width: the last byte of a row is not full.
        let picture = Self.picture(width: 37, height: 11) { index in
            let color = index % row.colors
            let alpha = row.isOpaque || color == 0 ? 255 : 100
            return ([color % 100, color / 100, 7], alpha)
        }
        let file = PNGEncoder().encode(picture)
        #expect(file[24] == row.depth)
        #expect(file[25] == row.type)
        #expect((file.range(of: Data("tRNS".utf8)) != nil) == (row.type == 3 && !row.isOpaque))
        try Self.expect(file, shows: picture, tolerance: row.isOpaque ? 0 : 1)
    }

    /// A bitmap that is not premultiplied is written as it can be; nothing is mistaken for a free place in the palette.
    @Test func whiteWithoutAlphaIsNoFreePlace() throws {
        let picture = Self.picture(width: 4, height: 1) { $0 < 2 ? ([255, 255, 255], 0) : ([255, 0, 0], 255) }
        let read = try ImageDecoder.decode(PNGEncoder().encode(picture))
        #expect(Array(read.pixels) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255])
    }

    @Test(arguments: PNGFilter.allCases, [true, false])
    func everyFilterCanBeRead(_ filter: PNGFilter, isOpaque: Bool) throws {
        let picture = Self.noise(width: 61, height: 23, isOpaque: isOpaque)
        let format = isOpaque ? PNGFormat.rgb : .rgba
        let file = picture.pixels.withUnsafeBytes { bytes in
            let pixels = PixelBuffer(base: bytes.baseAddress!, width: 61, height: 23, stride: 61 * 4)
            var file = PNGFile()
            file.addHeader(width: 61, height: 23, format: format, scale: 1)
            PackingMemory.withOne { memory in
                let rows = PNGRows(pixels, format: format, filter: filter, into: memory)
                file.addPacked("IDAT", rows, level: 6, memory)
            }
            file.add("IEND", [])
            return file.data
        }
        try Self.expect(file, shows: picture, tolerance: isOpaque ? 0 : 1)
    }

    /// Pictures whose rows one filter packs far better than the others do.
    @Test func theSampleFindsTheFilter() {
        // From a pixel to the one below, and to the one beside it, a channel changes by little.
        let columns = Self.walks(isDown: true)
        let rows = Self.walks(isDown: false)
        func best(_ picture: Bitmap) -> PNGFilter.Choice {
            picture.pixels.withUnsafeBytes { bytes in
                PNGFilter.best(
                    for: PixelBuffer(
                        base: bytes.baseAddress!, width: picture.width, height: picture.height,
                        stride: picture.width * 4), format: .rgb, level: 6)
            }
        }
        #expect(best(columns).filter == .up)
        #expect(best(rows).filter == .sub)
        // The same few pieces in any order: nothing is gained by subtracting.
        var random = RandomBytes()
        var pieces: [UInt8] = []
        for _ in 0..<16 * 40 { pieces.append(random.next()) }
        var pixels = Data()
        for _ in 0..<300 * 30 {
            let piece = Int(random.next() % 16)
            for index in 0..<10 {
                pixels.append(contentsOf: pieces[(piece * 40 + index * 4)..<(piece * 40 + index * 4 + 3)] + [255])
            }
        }
        let tiles = Bitmap(width: 300, height: 300, pixels: pixels)
        #expect(best(tiles).filter == PNGFilter.none)
        // What comes again is looked for, in noise nothing is.
        let noise = Self.noise(width: 300, height: 300, isOpaque: true)
        #expect(best(tiles).isSearched && !best(noise).isSearched)
    }

    /// Rows of more than 64 KiB, which stay as they are in several blocks; pictures of one pixel, row and column.
    @Test(arguments: [(700, 500), (701, 333), (32_767, 7), (1, 1), (1, 70_000 / 4), (32_767, 1)], [0, 1, 6, 12])
    func largeAndSmallPicturesAreRead(size: (width: Int, height: Int), level: Int) throws {
        for isNoise in [true, false] {
            let picture =
                isNoise
                ? Self.noise(width: size.width, height: size.height, isOpaque: true)
                : Self.picture(width: size.width, height: size.height) {
                    ([$0 / 1000 % 256, $0 / 77 % 256, $0 / 65_536], 255)
                }
            try Self.expect(PNGEncoder(level: level).encode(picture), shows: picture, tolerance: 0)
        }
    }

    @Test func manyThreadsShareTheMemory() async {
        let picture = Self.noise(width: 300, height: 700, isOpaque: false)
        let expected = PNGEncoder().encode(picture)
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<16 {
                group.addTask { PNGEncoder(level: index % 2 == 0 ? 6 : 1).encode(picture).count > 0 }
                group.addTask { PNGEncoder().encode(picture) == expected }
            }
            for await isRight in group { #expect(isRight) }
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

    /// - Parameter pixel: Blue, green, red and alpha of a pixel by its number.
    private static func picture(width: Int, height: Int, _ pixel: (Int) -> ([Int], Int)) -> Bitmap {
        var pixels = Data(capacity: width * height * 4)
        for index in 0..<width * height {
            let (channels, alpha) = pixel(index)
            for channel in channels { pixels.append(UInt8(channel)) }
            pixels.append(UInt8(alpha))
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func walks(isDown: Bool) -> Bitmap {
        var random = RandomBytes()
        var values = [UInt8](repeating: 0, count: 300 * 300 * 4)
        for first in 0..<300 {
            for step in 0..<300 {
                let (x, y) = isDown ? (first, step) : (step, first)
                let before = isDown ? -1200 : -4
                for channel in 0..<3 {
                    let index = (y * 300 + x) * 4 + channel
                    let start = step == 0 ? random.next() : values[index + before]
                    values[index] = start &+ random.next() % 3
                }
                values[(y * 300 + x) * 4 + 3] = 255
            }
        }
        return Bitmap(width: 300, height: 300, pixels: Data(values))
    }

    private static func noise(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
        var random = RandomBytes()
        return picture(width: width, height: height) { _ in
            let alpha = isOpaque ? 255 : Int(random.next())
            var channels: [Int] = []
            for _ in 0..<3 { channels.append(Int(random.next()) * alpha / 255) }
            return (channels, alpha)
        }
    }

    /// Dividing by alpha and multiplying again may cost a unit.
    private static func expect(_ file: Data, shows picture: Bitmap, tolerance: Int) throws {
        let read = try ImageDecoder.decode(file)
        #expect(read.width == picture.width)
        #expect(read.height == picture.height)
        let same = read.pixels.elementsEqual(picture.pixels) { abs(Int($0) - Int($1)) <= tolerance }
        #expect(same)
    }
}

/// Bytes in an order that never changes.
private struct RandomBytes {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
    }
}
