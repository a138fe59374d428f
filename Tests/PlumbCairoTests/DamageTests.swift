import CCairo
import Foundation
import Testing

@testable import PlumbCairo

/// Painting what differs between two display lists gives the pixels of painting everything.
struct DamageTests {
    /// A page of 80 × 60 points.
    private final class Pixels {
        let (width, height): (Int, Int)
        let memory: UnsafeMutableRawPointer
        deinit { memory.deallocate() }
        init(scale: Int = 2) {
            (width, height) = (80 * scale, 60 * scale)
            memory = .allocate(byteCount: width * height * 4, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        }

        var canvas: PixelCanvas { PixelCanvas(base: memory, width: width, height: height, stride: width * 4) }
        var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: memory, count: width * height * 4)) }
    }

    /// Random numbers that are the same on every machine.
    private struct Dice {
        var state: UInt64
        /// Whether marks and groups are drawn that look at what lies behind, or change pixels.
        var looksBehind = false
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
        mutating func number(_ range: ClosedRange<Int>) -> Int {
            range.lowerBound + Int(next() % UInt64(range.count))
        }
        mutating func length(_ range: ClosedRange<Int>) -> Double { Double(number(range)) + Double(number(0...7)) / 8 }
        mutating func point() -> CGPoint { CGPoint(x: length(-10...85), y: length(-10...65)) }
        mutating func rect() -> CGRect {
            CGRect(origin: point(), size: CGSize(width: length(2...40), height: length(2...30)))
        }
    }

    private static let fonts = try! PangoTextEngine()
    private static let picture: Bitmap = {
        var pixels = Data()
        for index in 0..<UInt8(63) { pixels.append(contentsOf: [index * 3, index * 2, index, 255]) }
        return Bitmap(width: 9, height: 7, pixels: pixels)
    }()

    private static let ground = DisplayItem.fill(
        Path(CGRect(x: 0, y: 0, width: 80, height: 60)), .color(RGBA(hex: 0xFFFFFF)), FillStyle())

    private static func paint(_ dice: inout Dice) -> Paint {
        func color() -> RGBA {
            RGBA(
                red: Double(dice.number(0...4)) / 4, green: Double(dice.number(0...4)) / 4,
                blue: Double(dice.number(0...4)) / 4, alpha: dice.number(0...2) == 0 ? 0.5 : 1)
        }
        let stops = [GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 1)]
        switch dice.number(0...(dice.looksBehind ? 9 : 7)) {
        case 8:
            return .backdrop(
                Backdrop(
                    radius: dice.length(0...3), saturation: 1.5, brightness: 0.1, amount: 0.5,
                    curve: [0.4, 0.5, 0.6, 0.7],
                    ground: .white))
        case 9:
            let place = dice.point()
            return .tiles(
                ImageTiles(
                    bitmap: picture, part: CGRect(x: 1, y: 1, width: 6, height: 5),
                    tile: CGRect(x: place.x, y: place.y, width: dice.length(2...9), height: 6), quality: .medium))
        case 0: return .linearGradient(stops: stops, start: dice.point(), end: dice.point())
        case 1:
            return .radialGradient(stops: stops, center: dice.point(), startRadius: 0, endRadius: dice.length(1...50))
        case 2: return .angularGradient(stops: stops, center: dice.point(), startAngle: 0, endAngle: 5)
        default: return .color(color())
        }
    }

    private static func shape(_ dice: inout Dice) -> Path {
        switch dice.number(0...2) {
        case 0: return Path(dice.rect())
        case 1: return Path(ellipseIn: dice.rect())
        default: return Path(roundedRect: dice.rect(), cornerRadius: dice.length(1...6))
        }
    }

    /// Some marks and groups, one within the other.
    private static func items(_ count: Int, depth: Int, _ dice: inout Dice) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for _ in 0..<count {
            switch dice.number(0...(depth > 0 ? (dice.looksBehind ? 14 : 12) : 5)) {
            case 0, 1: items.append(.fill(shape(&dice), paint(&dice), FillStyle(eoFill: dice.number(0...1) == 0)))
            case 2, 3:
                items.append(.stroke(shape(&dice), paint(&dice), StrokeStyle(lineWidth: dice.length(1...5))))
            case 4:
                items.append(
                    .image(
                        picture, in: dice.rect(), source: nil, tint: dice.number(0...3) == 0 ? paint(&dice) : nil,
                        dice.number(0...1) == 0 ? .none : .medium))
            case 5:
                let spans = [TextSpan("Ag\(dice.number(0...99)) 🎈", font: FontDescriptor(size: 12))]
                let options = TextLayoutOptions(lineMetrics: fonts.lineMetrics(of: spans), pixel: 0.5, isFixed: false)
                let layout = TextLayout(
                    fonts.shape(spans), options: options, proposedWidth: nil, proposedHeight: nil
                ) { _ in fonts.shape([TextSpan("…", font: spans[0].font)]) }
                for run in layout.lines.flatMap({ $0.runs }) {
                    items.append(.glyphs(run.glyphs, at: dice.point(), paint(&dice)))
                }
            case 6:
                let angle = dice.number(0...2) == 0 ? 0.3 : 0
                items.append(
                    .pushTransform(
                        CGAffineTransform(rotationAngle: angle).concatenating(
                            CGAffineTransform(translationX: dice.length(-9...9), y: dice.length(-9...9)))))
                items += Self.items(dice.number(1...3), depth: depth - 1, &dice) + [.pop]
            case 7:
                items.append(.pushClip(shape(&dice), FillStyle()))
                items += Self.items(dice.number(1...3), depth: depth - 1, &dice) + [.pop]
            case 8, 9:
                let modes: [BlendMode] = [.normal, .multiply, .plusDarker, .destinationOut, .difference, .softLight]
                items.append(.pushLayer(opacity: 0.5, modes[dice.number(0...(dice.looksBehind ? 5 : 4))]))
                items += Self.items(dice.number(1...3), depth: depth - 1, &dice)
                if dice.number(0...2) == 0 {
                    items += [.pushMask] + Self.items(dice.number(1...2), depth: depth - 1, &dice) + [.pop]
                }
                items.append(.pop)
            case 10:
                items.append(
                    .pushShadow(paint(&dice), radius: dice.length(0...4), offset: CGSize(width: 2.3, height: 3)))
                items += Self.items(dice.number(1...2), depth: depth - 1, &dice) + [.pop]
            case 11:
                var projection = ProjectionTransform()
                projection.m13 = CGFloat(dice.length(-4...4) / 1000)
                projection.m22 = 0.75
                items.append(.pushProjection(projection))
                items += Self.items(dice.number(1...2), depth: depth - 1, &dice) + [.pop]
            case 14:
                items.append(.pushColors(dice.number(0...1) == 0 ? .brightness(0.2) : .saturation(0.3)))
                items += Self.items(dice.number(1...3), depth: depth - 1, &dice) + [.pop]
            case 13:
                items.append(.pushThreshold(min: 0.3, max: 1, RGBA(hex: 0x336699)))
                items += Self.items(dice.number(1...2), depth: depth - 1, &dice) + [.pop]
            default:
                items.append(.pushBlur(radius: dice.length(0...4), isOpaque: dice.number(0...1) == 0))
                items += Self.items(dice.number(1...2), depth: depth - 1, &dice) + [.pop]
            }
        }
        return items
    }

    /// The index behind the element that begins at an index.
    private static func end(of index: Int, in items: [DisplayItem]) -> Int {
        var depth = 0
        for next in index..<items.count {
            switch items[next] {
            case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
                .pushThreshold,
                .pushMask:
                depth += 1
            case .pop: depth -= 1
            case .fill, .stroke, .glyphs, .image: break
            }
            if depth <= 0 { return next + 1 }
        }
        return items.count
    }

    /// Some of the marks are others, some have gone, some have come.
    private static func changed(_ items: [DisplayItem], _ dice: inout Dice) -> [DisplayItem] {
        var items = items
        for _ in 0..<dice.number(1...3) {
            let starts = items.indices.filter { index in
                switch items[index] {
                case .pop, .pushMask: false
                default: true
                }
            }
            guard let index = starts.isEmpty ? nil : starts[dice.number(0...starts.count - 1)] else { continue }
            let element = index..<end(of: index, in: items)
            switch dice.number(0...3) {
            case 0: items.removeSubrange(element)
            case 1: items.insert(contentsOf: Self.items(1, depth: 2, &dice), at: index)
            case 2: items.replaceSubrange(element, with: Self.items(1, depth: 2, &dice))
            default:
                switch items[index] {
                case .fill(let path, _, let style): items[index] = .fill(path, paint(&dice), style)
                case .pushTransform: items[index] = .pushTransform(CGAffineTransform(translationX: 3, y: 4))
                default: break
                }
            }
        }
        return items
    }

    @Test func paintingTheDifferenceIsPaintingEverything() throws {
        let partial = try partsPainted(150, looksBehind: false)
        #expect(partial > 40, "hardly anything was painted in part")
    }

    /// With materials, repeated pictures, colour effects, and a blend mode that Cairo lacks. What looks behind itself
    /// makes parts large.
    @Test func whatLooksBehindItselfToo() throws {
        let partial = try partsPainted(60, looksBehind: true)
        #expect(partial > 5, "hardly anything was painted in part")
    }

    /// Changes random lists, and compares. Returns how often less than all was painted.
    private func partsPainted(_ seeds: Int, looksBehind: Bool) throws -> Int {
        var partial = 0
        for seed in 0..<seeds {
            var dice = Dice(state: UInt64(seed), looksBehind: looksBehind)
            // Most with one pixel to a point, which takes a quarter of the time of two.
            let scale = seed.isMultiple(of: 6) ? 2 : 1
            let size = CGSize(width: 80, height: 60)
            var list = DisplayList(size: size, items: [Self.ground] + Self.items(8, depth: 3, &dice))
            let shown = Pixels(scale: scale)
            let (width, height) = (shown.width, shown.height)
            try shown.canvas.paint(list, scale: Double(scale))
            for step in 0..<3 {
                let next = DisplayList(size: size, items: Self.changed(list.items, &dice))
                let rects = try shown.canvas.paint(next, scale: Double(scale), over: list)
                let fresh = Pixels(scale: scale)
                try fresh.canvas.paint(next, scale: Double(scale))
                let (a, b) = (shown.bytes, fresh.bytes)
                if a != b {
                    let wrong = a.indices.first { a[$0] != b[$0] } ?? 0
                    Issue.record(
                        "seed \(seed), step \(step): byte \(wrong) (\(wrong / 4 % width), \(wrong / 4 / width)) is \(a[wrong]), not \(b[wrong]); \(rects)"
                    )
                    return partial
                }
                let area = rects.reduce(0) { $0 + $1.width * $1.height }
                if area < 0.9 * Double(width * height) { partial += 1 }
                list = next
            }
        }
        return partial
    }

    @Test func whatIsTheSameIsNotPainted() throws {
        var dice = Dice(state: 7)
        let items = [Self.ground] + Self.items(8, depth: 3, &dice)
        let list = DisplayList(size: CGSize(width: 80, height: 60), items: items)
        let shown = Pixels()
        try shown.canvas.paint(list, scale: 2)
        #expect(try shown.canvas.paint(list, scale: 2, over: list).isEmpty)
    }

    @Test func aMarkThatChangesIsPaintedWhereItIs() throws {
        func list(_ color: UInt32, _ y: Double) -> DisplayList {
            let mark = DisplayItem.fill(
                Path(CGRect(x: 10, y: y, width: 5, height: 5)), .color(RGBA(hex: color)), FillStyle())
            return DisplayList(size: CGSize(width: 80, height: 60), items: [Self.ground, mark])
        }
        let shown = Pixels()
        try shown.canvas.paint(list(0xFF0000, 10), scale: 2)
        // Rows of ten pixels, and the pixel around them that bounds allow for.
        let rects = try shown.canvas.paint(list(0x00FF00, 10), scale: 2, over: list(0xFF0000, 10))
        #expect(rects == [CGRect(x: 0, y: 19, width: 160, height: 12)])
        let both = try shown.canvas.paint(list(0x00FF00, 50), scale: 2, over: list(0x00FF00, 10))
        #expect(both.count == 2)
    }

    /// A picture drawn at some place of a black page, two pixels to a point.
    private static func drawn(_ image: CairoImage, keeping pictures: ScaledPictures?) -> Data {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 160, 120)!
        let cr = cairo_create(surface)!
        cairo_paint(cr)
        cairo_scale(cr, 2, 2)
        image.draw(on: CairoContext(cr: cr), keeping: pictures)
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        defer { cairo_surface_destroy(surface) }
        return Data(bytes: cairo_image_surface_get_data(surface), count: 160 * 120 * 4)
    }

    @Test func aPictureThatMovesIsScaledOnce() throws {
        let pictures = ScaledPictures()
        for tint in [nil, Paint.color(RGBA(hex: 0x336699))] {
            var first: [Data] = []
            for place in [CGPoint(x: 3, y: 4), CGPoint(x: 20.5, y: 7), CGPoint(x: 31, y: 30.5)] {
                let rect = CGRect(origin: place, size: CGSize(width: 21, height: 17))
                let image = CairoImage(bitmap: Self.picture, rect: rect, source: nil, tint: tint, quality: .medium)
                let kept = Self.drawn(image, keeping: pictures)
                #expect(kept == Self.drawn(image, keeping: nil), "at \(place)")
                let rows = (0..<34).map { row in
                    let start = ((Int(place.y * 2) + row) * 160 + Int(place.x * 2)) * 4
                    return kept[start..<start + 42 * 4].withUnsafeBytes { Data($0) }
                }
                // Wherever it stands, its pixels are the same.
                if first.isEmpty { first = rows }
                #expect(rows == first, "at \(place)")
            }
        }
        #expect(pictures.count == 1)
        // Between pixels there is nothing to keep.
        let rect = CGRect(x: 3.3, y: 4, width: 21, height: 17)
        let image = CairoImage(bitmap: Self.picture, rect: rect, source: nil, tint: nil, quality: .medium)
        #expect(Self.drawn(image, keeping: pictures) == Self.drawn(image, keeping: nil))
        #expect(pictures.count == 1)
    }

    @Test func partsOfAPictureAreKeptApart() throws {
        let pictures = ScaledPictures()
        let rect = CGRect(x: 3, y: 4, width: 21, height: 17)
        let parts = [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 4, y: 3, width: 4, height: 4)].map {
            CairoImage(bitmap: Self.picture, rect: rect, source: $0, tint: nil, quality: .medium)
        }
        let drawn = parts.map { Self.drawn($0, keeping: pictures) }
        #expect(pictures.count == 2)
        #expect(drawn[0] != drawn[1])
        #expect(drawn == parts.map { Self.drawn($0, keeping: pictures) })
    }

    /// A picture that is gone is not kept, nor shown where another one has its place in memory.
    @Test func picturesGoWithTheirOriginals() {
        let pictures = ScaledPictures()
        let size = PictureSize(width: 3, height: 3)
        for number in 0..<200 {
            let color = [UInt8(number), UInt8(255 - number), 7, 255]
            let bitmap = Bitmap(width: 2, height: 2, pixels: Data(color + color + color + color))
            let rect = CGRect(x: 0, y: 0, width: 3, height: 3)
            let image = CairoImage(bitmap: bitmap, rect: rect, source: nil, tint: nil, quality: .medium)
            for _ in 0..<2 { #expect(pictures.picture(of: image, size: size)?.pixels.prefix(4) == Data(color)) }
        }
        #expect(pictures.count <= 16)
    }

    @Test func whatHasNoGroundIsPaintedAsAWhole() throws {
        func list(_ color: UInt32) -> DisplayList {
            let mark = DisplayItem.fill(
                Path(CGRect(x: 10, y: 10, width: 5, height: 5)), .color(RGBA(hex: color)), FillStyle())
            return DisplayList(size: CGSize(width: 80, height: 60), items: [mark])
        }
        let shown = Pixels()
        try shown.canvas.paint(list(0xFF0000), scale: 2)
        let rects = try shown.canvas.paint(list(0x00FF00), scale: 2, over: list(0xFF0000))
        #expect(rects == [CGRect(x: 0, y: 0, width: 160, height: 120)])
    }
}
