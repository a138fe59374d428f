import Foundation
import PlumbCairo
import Testing

/// What is written plays as it was drawn.
struct FilmWriterTests {
    /// A picture of words: alpha, red, green, blue.
    private func bitmap(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Bitmap {
        Bitmap(width: width, height: height, pixels: pixels.withUnsafeBytes { Data($0) })
    }

    private func play(
        _ format: FilmFormat, _ pictures: [(bitmap: Bitmap, end: Double)], page: RGBA? = .white, dithering: Bool = true
    ) throws -> PlayedFilm {
        let writer = FilmWriter(format, scale: 1, background: page, dithering: dithering)
        for (bitmap, end) in pictures { try writer.add(bitmap, until: end) }
        return try PlayedFilm(writer.finish())
    }

    /// Numbers that look random and are the same every time.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    /// One of 256 colours that lie apart.
    private func color(_ number: Int) -> UInt32 { 0xFF00_0000 | UInt32(number) * 0x01_0203 & 0xFF_FFFF }

    /// Boxes in up to 200 colours that come and go.
    private func boxes(_ count: Int, width: Int, height: Int, seed: UInt64) -> [[UInt32]] {
        var dice = Dice(state: seed)
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
        return (0..<count).map { _ in
            for _ in 0..<dice.roll(3) {
                let (x, y) = (dice.roll(width), dice.roll(height))
                let color = color(dice.roll(200))
                for row in y..<min(height, y + 1 + dice.roll(9)) {
                    for column in x..<min(width, x + 1 + dice.roll(9)) { pixels[row * width + column] = color }
                }
            }
            return pixels
        }
    }

    @Test(arguments: FilmFormat.allCases, [(31, 17), (1, 1), (64, 3)])
    func everyPictureIsShownWhenItShould(_ format: FilmFormat, size: (Int, Int)) throws {
        let pictures = boxes(20, width: size.0, height: size.1, seed: 7)
        let film = try play(
            format, pictures.enumerated().map { (bitmap(size.0, size.1, $1), Double($0 + 1) / 25) })
        #expect(film.width == size.0 && film.height == size.1)
        #expect(film.loops == 0)
        #expect(abs(film.duration - 0.8) < 1e-9)
        for (number, picture) in pictures.enumerated() {
            #expect(film.pixels(at: Double(number) / 25) == picture, "picture \(number)")
        }
    }

    /// As many strings as GIF's table holds, several times over.
    @Test func manyColoursWithoutAnyOrder() throws {
        var dice = Dice(state: 3)
        let pixels = (0..<200 * 100).map { _ in color(dice.roll(256)) }
        #expect(Set(pixels).count == 256)
        let film = try play(.gif, [(bitmap(200, 100, pixels), 1)])
        #expect(film.frames.map(\.pixels) == [pixels])
    }

    @Test(arguments: FilmFormat.allCases) func equalPicturesAreOne(_ format: FilmFormat) throws {
        let (a, b) = (bitmap(2, 1, [0xFFFF_0000, 0xFF00_FF00]), bitmap(2, 1, [0xFFFF_0000, 0xFF00_00FF]))
        let film = try play(format, [(a, 0.5), (a, 1), (b, 1.5), (b, 9.5), (a, 10)])
        #expect(film.frames.map(\.duration) == [1, 8.5, 0.5])
    }

    @Test(arguments: FilmFormat.allCases) func onlyWhatHasChangedIsWritten(_ format: FilmFormat) throws {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 30)
        let first = bitmap(40, 30, pixels)
        for (x, y) in [(5, 7), (8, 11)] { pixels[y * 40 + x] = 0xFF00_0000 }
        let film = try play(format, [(first, 1), (bitmap(40, 30, pixels), 2)])
        // WebP's parts begin at even places.
        #expect(film.frames.map(\.part) == [[0, 0, 40, 30], format == .webp ? [4, 6, 5, 6] : [5, 7, 4, 5]])
    }

    @Test(arguments: FilmFormat.allCases, [1.0, 7, 12, 24, 29.97, 30, 45, 50])
    func delaysAddUp(_ format: FilmFormat, rate: Double) throws {
        let pictures = (0..<40).map { number in
            (bitmap(1, 1, [0xFF00_0000 | UInt32(number)]), Double(number + 1) / rate)
        }
        let film = try play(format, pictures)
        let step = 1 / format.ticksPerSecond
        #expect(film.frames.count == 40)
        #expect(abs(film.duration - 40 / rate) <= step / 2 + 1e-9)
        var time = 0.0
        for (number, frame) in film.frames.enumerated() {
            #expect(abs(time - Double(number) / rate) <= step / 2 + 1e-9)
            time += frame.duration
        }
    }

    /// Ten minutes: more than 16 bits of the usual steps.
    @Test(arguments: FilmFormat.allCases) func aPictureCanStayLong(_ format: FilmFormat) throws {
        let pictures: [(Bitmap, Double)] = [
            (bitmap(1, 1, [0xFF00_0000]), 599.995), (bitmap(1, 1, [0xFF00_0001]), 600.5),
        ]
        #expect(abs(try play(format, pictures).duration - 600.5) <= 0.5 / format.ticksPerSecond + 1e-9)
    }

    @Test(arguments: FilmFormat.allCases) func aPictureMayBeLargerThanTheFirst(_ format: FilmFormat) throws {
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        let (white, small): (UInt32, [UInt32]) = (0xFFFF_FFFF, [0xFF00_FF00])
        let film = try play(
            format,
            [(bitmap(2, 1, [red, red]), 1), (bitmap(1, 2, [blue, blue]), 2), (bitmap(1, 1, small), 3)])
        #expect(film.width == 2 && film.height == 2)
        #expect(
            film.frames.map(\.pixels) == [
                [red, red, white, white], [blue, white, blue, white], [small[0], white, white, white],
            ])
    }

    @Test(arguments: [FilmFormat.apng, .webp]) func halfTransparentPixelsStayThat(_ format: FilmFormat) throws {
        let first = (0..<64).map { (part: UInt32) -> UInt32 in part * 0x0401_0200 }
        let second = Array(first.reversed())
        let film = try play(format, [(bitmap(8, 8, first), 1), (bitmap(8, 8, second), 2)], page: nil)
        for (shown, wanted) in zip(film.frames.map(\.pixels), [first, second]) {
            for (shown, wanted) in zip(shown, wanted) {
                for shift in [UInt32(0), 8, 16, 24] {
                    // Dividing by alpha and multiplying again may cost a unit.
                    #expect(abs(Int(shown >> shift & 0xFF) - Int(wanted >> shift & 0xFF)) <= 1)
                }
            }
        }
    }

    /// What was seen and is seen no more goes away.
    @Test func aGIFShowsOrDoesNot() throws {
        let (none, faint, strong, full): (UInt32, UInt32, UInt32, UInt32) = (0, 0x4040_0000, 0xC000_C000, 0xFF00_00FF)
        let pictures = [
            [none, full, strong, faint], [full, full, none, none], [none, none, full, full],
            [none, none, full, strong],
        ]
        let film = try play(.gif, pictures.enumerated().map { (bitmap(2, 2, $1), Double($0 + 1)) }, page: nil)
        func seen(_ pixel: UInt32) -> UInt32 { pixel == strong ? 0xFF00_FF00 : pixel == faint ? none : pixel }
        #expect(film.frames.map(\.pixels) == pictures.map { $0.map(seen) })
    }

    @Test(arguments: FilmFormat.allCases) func aPageLiesUnderTheViews(_ format: FilmFormat) throws {
        let film = try play(format, [(bitmap(2, 1, [0x8000_0000, 0]), 1)], page: RGBA(red: 1, green: 0, blue: 0))
        #expect(film.frames.map(\.pixels) == [[0xFF7F_0000, 0xFFFF_0000]])
    }

    @Test(arguments: FilmFormat.allCases) func theSamePicturesGiveTheSameBytes(_ format: FilmFormat) throws {
        let pictures = boxes(9, width: 30, height: 30, seed: 11).map { bitmap(30, 30, $0) }
        let files = try (0..<2).map { _ in
            let writer = FilmWriter(format, scale: 2, background: .white)
            for (number, picture) in pictures.enumerated() { try writer.add(picture, until: Double(number + 1)) }
            return try writer.finish()
        }
        #expect(files[0] == files[1])
    }

    @Test func webPHasALongestSide() {
        let writer = FilmWriter(.webp, scale: 1, background: .white)
        let wide = bitmap(16384, 1, [UInt32](repeating: 0, count: 16384))
        #expect(throws: RenderError.self) { try writer.add(wide, until: 1) }
    }

    @Test(arguments: FilmFormat.allCases) func aFilmNeedsAPicture(_ format: FilmFormat) {
        #expect(throws: RenderError.self) { try FilmWriter(format, scale: 1, background: nil).finish() }
    }
}

/// GIFs with more colours than a palette has.
struct FilmPaletteTests {
    private static let side = 96

    /// Red to the right and blue downwards, with plain surfaces and a line of text's colour in it.
    private var gradient: [UInt32] {
        (0..<Self.side * Self.side).map { at -> UInt32 in
            let (x, y) = (at % Self.side, at / Self.side)
            if y < 12 { return 0xFFFF_FFFF }
            if y < 16 { return x % 2 == 0 ? 0xFF11_2233 : 0xFFFF_FFFF }
            let (red, blue) = (UInt32(x * 255 / Self.side), UInt32(y * 255 / Self.side))
            return 0xFF00_4000 | red << 16 | blue
        }
    }

    private func shown(dithering: Bool) throws -> [UInt32] {
        let bitmap = Bitmap(width: Self.side, height: Self.side, pixels: gradient.withUnsafeBytes { Data($0) })
        let writer = FilmWriter(.gif, scale: 1, background: .white, dithering: dithering)
        try writer.add(bitmap, until: 1)
        let film = try PlayedFilm(writer.finish())
        #expect(film.frames[0].colors == 256)
        return film.frames[0].pixels
    }

    private func channels(_ pixel: UInt32) -> [Double] { [16, 8, 0].map { Double(pixel >> $0 & 0xFF) } }

    @Test(arguments: [true, false]) func coloursAreCloseAndPlainOnesExact(dithering: Bool) throws {
        let (wanted, shown) = (gradient, try shown(dithering: dithering))
        #expect(Set(shown).count <= 256)
        #expect(shown.prefix(16 * Self.side).elementsEqual(wanted.prefix(16 * Self.side)))
        let errors = zip(wanted, shown).map { pair in
            zip(channels(pair.0), channels(pair.1)).map { abs($0 - $1) }.max() ?? 0
        }
        // 254 colours share a square of 255 × 210: cells of 14.5 × 14.5, whose corners are 7.3 away.
        #expect((errors.max() ?? 255) < (dithering ? 32 : 16))
        #expect(errors.reduce(0, +) / Double(errors.count) < (dithering ? 8 : 5))
    }

    /// The mean of eight by eight pixels is nearer to what it should be when colours are mixed.
    @Test func mixedColoursAreRightOnTheWhole() throws {
        func worst(_ shown: [UInt32]) -> Double {
            let wanted = gradient
            var sum = 0.0
            for y in stride(from: 16, to: Self.side, by: 8) {
                for x in stride(from: 0, to: Self.side, by: 8) {
                    var difference = [0.0, 0, 0]
                    for at in (0..<64).map({ (y + $0 / 8) * Self.side + x + $0 % 8 }) {
                        let (a, b) = (channels(wanted[at]), channels(shown[at]))
                        for channel in 0..<3 { difference[channel] += (a[channel] - b[channel]) / 64 }
                    }
                    sum += difference.reduce(0) { $0 + abs($1) }
                }
            }
            return sum
        }
        let (mixed, plain) = (worst(try shown(dithering: true)), worst(try shown(dithering: false)))
        #expect(mixed < plain * 0.75)
    }

    /// What does not change keeps the colour it was given.
    @Test func nothingFlickers() throws {
        var pixels = gradient
        let writer = FilmWriter(.gif, scale: 1, background: .white)
        for number in 0..<4 {
            for at in 0..<50 { pixels[5000 + number * 50 + at] = 0xFF12_3400 | UInt32(at * 5) }
            let bitmap = Bitmap(width: Self.side, height: Self.side, pixels: pixels.withUnsafeBytes { Data($0) })
            try writer.add(bitmap, until: Double(number + 1))
        }
        let film = try PlayedFilm(writer.finish())
        let still = (0..<pixels.count).filter { $0 < 5000 || $0 >= 5200 }
        for frame in film.frames.dropFirst() {
            #expect(still.allSatisfy { frame.pixels[$0] == film.frames[0].pixels[$0] })
        }
        // The new ones are few enough to be exact.
        #expect(film.frames[3].pixels[5150..<5200].elementsEqual(pixels[5150..<5200]))
    }
}
