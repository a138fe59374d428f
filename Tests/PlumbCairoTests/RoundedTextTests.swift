import CCairo
import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Docs/Rules.md, section 24: the rounded design is Inter with round ends. It is compared with Inter itself.
struct RoundedTextTests {
    let engine: PangoTextEngine

    init() throws { engine = try PangoTextEngine() }

    /// How dark the pixels of a picture are, 0…255.
    private struct Picture {
        var width: Int
        var height: Int
        var ink: [UInt8]

        subscript(x: Int, y: Int) -> UInt8 { ink[y * width + x] }

        /// The pixels that are not white.
        var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
            let places = ink.indices.filter { ink[$0] > 0 }
            let columns = places.map { $0 % width }
            guard let first = places.first, let last = places.last, let left = columns.min(), let right = columns.max()
            else { return nil }
            return (left...right, first / width...last / width)
        }

        /// The columns of a row that are rather white than black.
        func whiteRanges(_ y: Int) -> [Range<Int>] {
            // Bytes are looked at by their address: without optimization, arrays take many times as long.
            ink.withUnsafeBufferPointer { ink in
                let row = ink.baseAddress! + y * width
                var ranges: [Range<Int>] = []
                var start = 0
                while start < width {
                    var end = start
                    while end < width, row[end] < 128 { end += 1 }
                    if end > start { ranges.append(start..<end) }
                    start = end
                    while start < width, row[start] >= 128 { start += 1 }
                }
                return ranges
            }
        }
    }

    private func picture(_ text: String, _ font: FontDescriptor) -> Picture {
        let canvas = TextCanvas(
            engine, width: font.size * (Double(text.count) * 1.2 + 1), height: font.size * 2, scale: 3)
        canvas.draw(canvas.layout([TextSpan(text, font: font)]), at: CGPoint(x: font.size / 2, y: font.size / 4))
        cairo_surface_flush(canvas.surface)
        let (width, height) = (canvas.width, canvas.height)
        let stride = Int(cairo_image_surface_get_stride(canvas.surface))
        let pixels = cairo_image_surface_get_data(canvas.surface)!
        let ink = [UInt8](unsafeUninitializedCapacity: width * height) { ink, count in
            var place = ink.baseAddress!
            for y in 0..<height {
                var pixel = pixels + y * stride
                for _ in 0..<width {
                    place.initialize(to: 255 - pixel.pointee)
                    place += 1
                    pixel += 4
                }
            }
            count = width * height
        }
        return Picture(width: width, height: height, ink: ink)
    }

    private func pair(_ text: String, _ size: Double, _ weight: Double) -> (plain: Picture, round: Picture) {
        (
            picture(text, FontDescriptor(size: size, weight: weight)),
            picture(text, FontDescriptor(design: .rounded, size: size, weight: weight))
        )
    }

    private func ink(_ picture: Picture) -> Double { picture.ink.reduce(0) { $0 + Double($1) } }

    static let letters = ["a", "e", "s", "g", "8", "&", "@", "%", "R", "W", "o", "l", "i", "k", "-", ".", "_"]

    /// A letter is as wide and as high as Inter's, and stands in the same place: so letters that do not touch there do
    /// not touch here.
    @Test(arguments: [400.0, 600, 700, 800, 900], [17.0, 48])
    func lettersStandWhereIntersDo(weight: Double, size: Double) throws {
        for letter in Self.letters {
            let (plain, round) = pair(letter, size, weight)
            let (a, b) = (try #require(plain.bounds), try #require(round.bounds))
            let ends = [
                (a.x.lowerBound, b.x.lowerBound), (a.x.upperBound, b.x.upperBound), (a.y.lowerBound, b.y.lowerBound),
                (a.y.upperBound, b.y.upperBound),
            ]
            #expect(ends.allSatisfy { abs($0 - $1) <= 1 }, "\(letter) of \(weight) at \(size): \(ends)")
        }
    }

    /// Strokes are as thick as the weight has them: what a letter lacks of ink is that of its corners, and it has no
    /// more.
    @Test(arguments: [600.0, 700, 800, 900])
    func lettersHaveTheInkOfTheirWeight(weight: Double) {
        for letter in Self.letters {
            let (plain, round) = pair(letter, 48, weight)
            let share = ink(round) / ink(plain)
            #expect(share > 0.85 && share < 1.02, "\(letter) of \(weight): \(share)")
        }
    }

    /// How many separate areas of a picture are white: the stretches of its rows, those taken together that touch.
    private func whiteAreas(_ picture: Picture) -> Int {
        /// By area, another one that it is part of, or itself.
        var owners: [Int] = []
        func owner(_ area: Int) -> Int {
            var area = area
            while owners[area] != area { area = owners[area] }
            return area
        }
        var above: [(range: Range<Int>, area: Int)] = []
        for y in 0..<picture.height {
            above = picture.whiteRanges(y).map { range in
                let touching = above.filter { $0.range.overlaps(range) }.map { owner($0.area) }
                let area = touching.min() ?? owners.count
                if touching.isEmpty { owners.append(area) }
                for other in touching { owners[other] = area }
                return (range, area)
            }
        }
        return owners.indices.count { owners[$0] == $0 }
    }

    /// A counter that is open in Inter is open, and no gap between strokes closes.
    @Test(arguments: [700.0, 800, 900], [11.0, 17, 34])
    func countersStayOpen(weight: Double, size: Double) {
        for letter in ["a", "e", "s", "8", "&", "%", "aes"] + (size < 34 ? [] : ["g", "@", "aesg"]) {
            let (plain, round) = pair(letter, size, weight)
            #expect(whiteAreas(round) == whiteAreas(plain), "\(letter) of \(weight) at \(size)")
        }
        // Their gaps are narrower than a pixel in small sizes: some of Inter's own close there.
        for letter in ["g", "@", "aesg"] {
            let (plain, round) = pair(letter, size, weight)
            #expect(whiteAreas(round) >= whiteAreas(plain), "\(letter) of \(weight) at \(size)")
        }
    }

    /// The top of an l: as wide as the stem in Inter, much narrower here.
    @Test(arguments: [400.0, 700, 900])
    func endsAreRound(weight: Double) throws {
        func top(_ picture: Picture) throws -> (row: Int, stem: Int) {
            let ink = try #require(picture.bounds)
            func count(_ y: Int) -> Int { ink.x.count { picture[$0, y] > 127 } }
            return (count(ink.y.lowerBound + 1), count((ink.y.lowerBound + ink.y.upperBound) / 2))
        }
        let (plain, round) = pair("l", 80, weight)
        let (a, b) = (try top(plain), try top(round))
        #expect(a.row == a.stem)
        #expect(Double(b.row) < 0.75 * Double(b.stem))
        #expect(abs(b.stem - a.stem) <= 1)
    }

    /// The gaps within a letter, from top to bottom: for each column of pixels the white between two strokes, the
    /// narrowest of them.
    private func gaps(_ picture: Picture) -> [Double] {
        (0..<picture.width).compactMap { x in
            var gaps: [Double] = []
            var white: Double?
            for y in 0..<picture.height {
                let ink = Double(picture[x, y]) / 255
                if ink > 0.5 {
                    white.map { if $0 > 0 { gaps.append($0) } }
                    white = 0
                } else if let sum = white {
                    white = sum + 1 - ink
                }
            }
            return gaps.min()
        }
    }

    /// The gaps of letters with many strokes above each other are as high as Inter's: their bars are no thicker.
    @Test(arguments: [600.0, 700, 800, 900])
    func gapsAreAsHighAsInters(weight: Double) throws {
        for letter in ["g", "@", "a", "8", "B"] {
            func middle(_ design: FontDescriptor.Design) throws -> Double {
                let font = FontDescriptor(design: design, size: 80, weight: weight)
                let gaps = gaps(picture(letter, font)).sorted()
                try #require(gaps.count > 20)
                return gaps[gaps.count / 2]
            }
            let (plain, round) = (try middle(.system), try middle(.rounded))
            #expect(round > plain * 0.85 - 0.5, "\(letter) of \(weight): \(round) of \(plain) pixels")
        }
    }

    /// Dots are dots: filled, apart from each other, and as much ink as Inter's.
    @Test(arguments: [100.0, 300, 400, 500, 600, 700, 800, 900], [false, true])
    func dotsAreFilled(weight: Double, isItalic: Bool) {
        for letter in ["i", "j", "ä", "Ö", ":", ";", "!", "?", ".", "…", "·", "%", "÷"] {
            func areas(_ design: FontDescriptor.Design) -> (white: Int, black: Int) {
                var picture = picture(
                    letter, FontDescriptor(design: design, size: 80, weight: weight, isItalic: isItalic))
                let white = whiteAreas(picture)
                picture.ink = picture.ink.map { 255 - $0 }
                return (white, whiteAreas(picture))
            }
            let (plain, round) = (areas(.system), areas(.rounded))
            #expect(round == plain, "\(letter) of \(weight), italic \(isItalic): \(round), Inter \(plain)")
        }
    }

    /// No weight is invisible, or another one.
    @Test(arguments: [1.0, 100, 150, 200, 300, 400, 500])
    func thinLettersHaveTheInkOfTheirWeight(weight: Double) {
        for letter in Self.letters {
            let (plain, round) = pair(letter, 48, weight)
            let share = ink(round) / ink(plain)
            #expect(share > 0.85 && share < 1.02, "\(letter) of \(weight): \(share)")
        }
    }

    /// How far the first letter of a pair is from the second, in pixels: the narrowest white between them on any row.
    private func distance(_ pair: String, _ font: FontDescriptor) throws -> Double {
        let (one, two) = (picture(String(pair.prefix(1)), font), picture(pair, font))
        let end = try #require(one.bounds).x.upperBound
        return (0..<two.height).compactMap { y -> Double? in
            guard let last = (0...end).last(where: { two[$0, y] > 127 }),
                let next = (last + 1..<two.width).first(where: { two[$0, y] > 127 })
            else { return nil }
            return (last + 1..<next).reduce(0) { $0 + 1 - Double(two[$1, y]) / 255 }
        }.min() ?? 0
    }

    /// Letters do not touch, and stand as far apart as Inter's but for what SF Pro Rounded has less or more of
    /// tracking.
    @Test(arguments: [11.0, 17, 34, 80], [100.0, 200, 300, 400, 500, 600, 700, 800, 900])
    func lettersAreSpacedAsInters(size: Double, weight: Double) throws {
        let less =
            InterTracking.points(size: size, weight: weight)
            - InterTracking.points(size: size, weight: weight, isRounded: true)
        for pair in ["II", "mm", "oo", "ll", "nn", "HH"] {
            let plain = try distance(pair, FontDescriptor(size: size, weight: weight))
            let round = try distance(pair, FontDescriptor(design: .rounded, size: size, weight: weight))
            #expect(abs(round - plain + 3 * less) < 0.75, "\(pair) of \(weight) at \(size): \(round), Inter \(plain)")
            #expect(round > plain * 0.75 - 0.25, "\(pair) of \(weight) at \(size): \(round), Inter \(plain)")
        }
    }

    /// Texts are as wide as in Inter but for the tracking, whatever they are drawn on: measured is what is drawn.
    @Test(arguments: [11.0, 17, 34, 80], [400.0, 700, 900])
    func letterWidthsAreInters(size: Double, weight: Double) {
        func advances(_ design: FontDescriptor.Design) -> [Double] {
            engine.shape([
                TextSpan("Rounded 8 & @", font: FontDescriptor(design: design, size: size, weight: weight))
            ]).clusters.map(\.advance)
        }
        let more =
            InterTracking.points(size: size, weight: weight, isRounded: true)
            - InterTracking.points(size: size, weight: weight)
        for (round, plain) in zip(advances(.rounded), advances(.system)) { #expect(abs(round - plain - more) < 1e-9) }
    }

    /// A name that stands for the rounded design is set as it is.
    @Test func namesOfTheRoundedDesignHaveItsWidths() {
        func width(_ design: FontDescriptor.Design) -> Double {
            engine.shape([TextSpan("Rounded", font: FontDescriptor(design: design, size: 17))]).clusters.reduce(0) {
                $0 + $1.advance
            }
        }
        #expect(width(.named("SF Pro Rounded")) == width(.rounded))
        #expect(width(.rounded) < width(.system))
    }
}
