import CDeflate
import Foundation
import Testing

@testable import PlumbCairo

/// What is packed by runs can be read by someone else's reader, and is no larger than it should be.
@Suite struct RunDeflateTests {
    private struct Source {
        var state: UInt64
        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    /// Rows of a screen: areas of one colour, and words in it.
    private static func screen(width: Int, height: Int, seed: UInt64, noise: Int) -> Bitmap {
        var source = Source(state: seed)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for _ in 0..<(width * height / 4000 + 1) {
            let (x, y) = (source.below(width), source.below(height))
            let (w, h) = (min(width - x, 1 + source.below(60)), min(height - y, 1 + source.below(30)))
            let color = (0..<3).map { _ in UInt8(source.below(256)) }
            for row in y..<(y + h) {
                for column in x..<(x + w) {
                    for channel in 0..<3 { pixels[(row * width + column) * 4 + channel] = color[channel] }
                }
            }
        }
        for _ in 0..<noise {
            let place = source.below(width * height)
            for channel in 0..<3 { pixels[place * 4 + channel] = UInt8(source.below(256)) }
        }
        return Bitmap(width: width, height: height, scale: 1, pixels: Data(pixels))
    }

    /// Packs a picture's rows and puts them into a file.
    private func packed(
        _ picture: Bitmap, filter: PNGFilter, level: Int, isOpaque: Bool, isSearched: Bool = true
    ) throws -> (Data, rows: Int) {
        let format = isOpaque ? PNGFormat.rgb : .rgba
        var file = PNGFile()
        file.addHeader(width: picture.width, height: picture.height, format: format, scale: 1)
        var count = 0
        try picture.pixels.withUnsafeBytes { bytes in
            let pixels = PixelBuffer(
                base: try #require(bytes.baseAddress), width: picture.width, height: picture.height,
                stride: picture.width * 4)
            try PackingMemory.withOne { memory in
                let rows = PNGRows(pixels, format: format, filter: filter, into: memory)
                count = rows.bytes.count
                let room = UnsafeMutablePointer<UInt8>.allocate(capacity: RunDeflate.room(count))
                defer { room.deallocate() }
                var packer = try #require(RunDeflate(rows, level: level, isSearched: isSearched, memory))
                let length = packer.pack(into: room)
                file.add(
                    "IDAT", [0x78, 0x9C] + Array(UnsafeBufferPointer(start: room, count: length)) + Self.sum(rows))
            }
        }
        file.add("IEND", [])
        return (file.data, count)
    }

    /// Adler-32.
    private static func sum(_ rows: PNGRows) -> [UInt8] {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in rows.bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return bigEndian(b << 16 | a)
    }

    /// Widths about the lengths of runs, few and many rows, quiet and noisy: the reader gives the pixels back.
    @Test(arguments: [1, 2, 5, 11, 87, 300, 9000], PNGFilter.allCases)
    func whatIsPackedIsRead(width: Int, filter: PNGFilter) throws {
        for (number, noise) in [0, 3, 500].enumerated() {
            for level in [1, 6, 12] {
                let height = width > 1000 ? 7 : 40
                let picture = Self.screen(
                    width: width, height: height, seed: UInt64(width + number), noise: min(noise, width * height))
                for (isOpaque, isSearched) in [(true, true), (false, true), (true, false)] {
                    let (file, _) = try packed(
                        picture, filter: filter, level: level, isOpaque: isOpaque, isSearched: isSearched)
                    let read = try ImageDecoder.decode(file)
                    #expect(read.pixels == picture.pixels, "width \(width), level \(level), noise \(noise)")
                }
            }
        }
    }

    /// Nothing but noise, in which a match of four bytes is luck: it grows by little.
    @Test func noiseGrowsByLittle() throws {
        let picture = Self.screen(width: 300, height: 300, seed: 1, noise: 400_000)
        for isSearched in [true, false] {
            let (file, rows) = try packed(picture, filter: .none, level: 6, isOpaque: true, isSearched: isSearched)
            #expect(file.count < rows + rows / 50)
            #expect(try ImageDecoder.decode(file).pixels == picture.pixels)
        }
    }

    /// A gradient's rows equal those above, moved to one side: once that distance is known, a row costs a few bytes.
    @Test(arguments: [PNGFilter.none, .up])
    func gradientsCostLittle(filter: PNGFilter) throws {
        let (width, height) = (1200, 400)
        let pixels = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let place = Double(40 * x + 21 * y) / Double(40 * width + 21 * height)
                return [UInt8(166 - 13 * place), 51, UInt8(38 + 102 * place), 255]
            }
        }
        let picture = Bitmap(width: width, height: height, scale: 1, pixels: Data(pixels))
        let (file, rows) = try packed(picture, filter: filter, level: 6, isOpaque: true)
        #expect(file.count < rows / 50)
        #expect(try ImageDecoder.decode(file).pixels == picture.pixels)
    }

    /// How large libdeflate makes rows, with the most widely used effort.
    private func packedByLibrary(_ rows: PNGRows) -> Int {
        let compressor = libdeflate_alloc_compressor(6)
        defer { libdeflate_free_compressor(compressor) }
        var target = [UInt8](repeating: 0, count: libdeflate_deflate_compress_bound(compressor, rows.bytes.count))
        return libdeflate_deflate_compress(
            compressor, rows.bytes.baseAddress, rows.bytes.count, &target, target.count)
    }

    /// A screen's rows are searched, noise's are not; both are hardly larger than by libdeflate, if at all.
    @Test func filesAreAsSmallAsByALibrary() throws {
        let (screen, noise) = (
            Self.screen(width: 1179, height: 800, seed: 7, noise: 0),
            Self.screen(width: 400, height: 400, seed: 7, noise: 400_000)
        )
        for (picture, isSearched) in [(screen, true), (noise, false)] {
            try picture.pixels.withUnsafeBytes { bytes in
                let pixels = PixelBuffer(
                    base: try #require(bytes.baseAddress), width: picture.width, height: picture.height,
                    stride: picture.width * 4)
                let choice = PNGFilter.best(for: pixels, format: .rgb, level: 6)
                #expect(choice.isSearched == isSearched)
                PackingMemory.withOne { memory in
                    let rows = PNGRows(pixels, format: .rgb, filter: choice.filter, into: memory)
                    let own = rows.packedSize(level: 6, isSearched: isSearched, memory)
                    #expect(Double(own) < 1.03 * Double(packedByLibrary(rows)))
                }
            }
        }
    }

    /// A photograph's rows, each pixel a little beside its neighbours, are as small without a search.
    @Test func photographsNeedNoSearch() throws {
        var source = Source(state: 3)
        var row = [128, 128, 128]
        let pixels = (0..<300 * 200).flatMap { _ -> [UInt8] in
            for channel in 0..<3 { row[channel] = min(255, max(0, row[channel] + source.below(13) - 6)) }
            return row.map { UInt8($0) } + [255]
        }
        let picture = Bitmap(width: 300, height: 200, scale: 1, pixels: Data(pixels))
        let all = try [true, false].map {
            try packed(picture, filter: .sub, level: 6, isOpaque: true, isSearched: $0).0.count
        }
        #expect(Double(all[1]) < 1.01 * Double(all[0]))
        let file = PNGEncoder().encode(picture)
        #expect(file.count <= all[1] + 256)
        #expect(try ImageDecoder.decode(file).pixels == picture.pixels)
    }

    /// Codes are as short as can be, and none is longer than it may be: weights that double ask for long ones.
    @Test(arguments: [7, 15], [1, 2, 3, 19, 30])
    func codesFit(longest: Int, symbols: Int) {
        let counts = (0..<symbols).map { UInt32(1) << UInt32(min($0, 30)) }
        let code = HuffmanCode(counts + [0], longest: longest)
        let lengths = (0...symbols).map { code[$0].count }
        #expect(lengths.allSatisfy { $0 <= longest })
        // No bit pattern is left over, and none is given twice.
        var taken = 0
        for length in lengths where length > 0 { taken += 1 << (longest - length) }
        #expect(taken == 1 << longest)
        #expect(symbols < 3 || symbols > longest || lengths[symbols - 1] == 1)
    }
}
