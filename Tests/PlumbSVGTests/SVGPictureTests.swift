import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo
@testable import PlumbSVG

/// What librsvg draws of the files is what Cairo draws of the lists.
struct SVGPictureTests {
    private static let size = CGSize(width: 60, height: 40)
    private static let page = DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), .color(.white), FillStyle())
    private static let box = CGRect(x: 10, y: 8, width: 36, height: 22)
    private static let blue = Paint.color(RGBA(hex: 0x0A84FF))
    private static let stops = [
        GradientStop(color: RGBA(hex: 0xFF3B30), location: 0), GradientStop(color: RGBA(hex: 0xFFCC00), location: 0.4),
        GradientStop(color: RGBA(hex: 0x007AFF, alpha: 0.6), location: 1),
    ]
    private static let mixed = [
        GradientStop(color: RGBA(hex: 0xFF3B30), location: 0, mixing: .perceptual),
        GradientStop(color: RGBA(hex: 0x007AFF), location: 1, mixing: .perceptual),
    ]
    private static let disc = Path(ellipseIn: box)
    /// Colours that change little by little, and become see-through.
    private static let bitmap = Bitmap(
        width: 36, height: 22,
        pixels: Data(
            (0..<(36 * 22)).flatMap { index -> [UInt8] in
                let (x, y) = (index % 36, index / 36)
                let alpha = 255 - y * 8
                return [x * 7, 255 - x * 5, y * 11, 255].map { UInt8($0 * alpha / 255) }
            }))

    private static func fill(_ paint: Paint, _ path: Path = Path(box)) -> DisplayItem {
        .fill(path, paint, FillStyle())
    }

    static let rows: [(name: String, items: [DisplayItem])] = [
        ("colours", [fill(blue), fill(.color(RGBA(hex: 0xFF3B30, alpha: 0.4)), disc)]),
        (
            "holes",
            [
                .fill(
                    Path { path in
                        path.addEllipse(in: box)
                        path.addEllipse(in: box.insetBy(dx: 6, dy: 6))
                    }, blue, FillStyle(eoFill: true))
            ]
        ),
        ("a line", [.stroke(disc, blue, StrokeStyle(lineWidth: 3, lineCap: .round, dash: [5, 4], dashPhase: 2))]),
        ("corners", [.stroke(Path(box), blue, StrokeStyle(lineWidth: 6, lineJoin: .round))]),
        (
            "a linear gradient",
            [fill(.linearGradient(stops: stops, start: CGPoint(x: 10, y: 8), end: CGPoint(x: 46, y: 30)))]
        ),
        (
            "mixed as it is seen",
            [fill(.linearGradient(stops: mixed, start: CGPoint(x: 10, y: 8), end: CGPoint(x: 46, y: 8)))]
        ),
        (
            "stops beyond the ends",
            [
                fill(
                    .linearGradient(
                        stops: [
                            GradientStop(color: .black, location: -0.5), GradientStop(color: .white, location: 1.5),
                        ],
                        start: CGPoint(x: 10, y: 0), end: CGPoint(x: 46, y: 0)))
            ]
        ),
        (
            "a radial gradient",
            [fill(.radialGradient(stops: stops, center: CGPoint(x: 28, y: 19), startRadius: 4, endRadius: 18))]
        ),
        (
            "one from outside",
            [fill(.radialGradient(stops: stops, center: CGPoint(x: 28, y: 19), startRadius: 18, endRadius: 2))]
        ),
        (
            "an elliptical gradient",
            [
                fill(
                    .ellipticalGradient(
                        stops: stops, center: CGPoint(x: 28, y: 19), size: CGSize(width: 36, height: 22),
                        startRadius: 0,
                        endRadius: 0.5))
            ]
        ),
        (
            "an angular gradient",
            [fill(.angularGradient(stops: stops, center: CGPoint(x: 28, y: 19), startAngle: 0, endAngle: 6.28), disc)]
        ),
        (
            "a turn and a scale",
            [
                .pushTransform(CGAffineTransform(rotationAngle: 0.3)),
                .pushTransform(CGAffineTransform(scaleX: 0.02, y: 0.02)),
                fill(blue, Path(roundedRect: CGRect(x: 900, y: 100, width: 1200, height: 700), cornerRadius: 200)),
                .pop, .pop,
            ]
        ),
        ("a clip", [.pushClip(disc, FillStyle()), fill(blue, Path(CGRect(x: 0, y: 0, width: 30, height: 40))), .pop]),
        ("an empty clip", [.pushClip(Path(), FillStyle()), fill(blue), .pop]),
        (
            "a layer",
            [
                fill(blue), .pushLayer(opacity: 0.5, .normal), fill(.color(.black), disc),
                fill(blue, Path(box.insetBy(dx: 9, dy: 5))), .pop,
            ]
        ),
        (
            "a blend mode",
            [fill(blue), .pushLayer(opacity: 1, .multiply), fill(.color(RGBA(hex: 0xFFCC00)), disc), .pop]
        ),
        (
            "a mode of Porter and Duff",
            [
                .pushLayer(opacity: 1, .normal), fill(blue), .pushLayer(opacity: 1, .destinationOut),
                fill(.color(.black), disc), .pop, .pop,
            ]
        ),
        (
            "a mask",
            [
                .pushLayer(opacity: 0.8, .normal), fill(blue), .pushMask,
                fill(
                    .linearGradient(
                        stops: [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)],
                        start: CGPoint(x: 10, y: 0), end: CGPoint(x: 46, y: 0)), disc),
                .pop, .pop,
            ]
        ),
        (
            "a shadow",
            [
                .pushShadow(
                    .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)), radius: 3, offset: CGSize(width: 2, height: 4)),
                fill(blue, disc), .pop,
            ]
        ),
        ("a blur", [.pushBlur(radius: 3, isOpaque: false), fill(blue, disc), .pop]),
        (
            "an opaque blur",
            [
                .pushClip(Path(box), FillStyle()), .pushBlur(radius: 3, isOpaque: true), fill(blue),
                fill(.color(.black), disc), .pop, .pop,
            ]
        ),
        (
            "other colours",
            [.pushColors(.saturation(0.2)), fill(blue), fill(.color(RGBA(hex: 0xFF3B30, alpha: 0.5)), disc), .pop]
        ),
        (
            "a picture with other colours",
            [.pushColors(.brightness(0.3)), .image(bitmap, in: box, source: nil, tint: nil, .medium), .pop]
        ),
        (
            "a threshold",
            [
                .pushThreshold(min: 0.5, max: 1, RGBA(hex: 0xFF3B30)), .pushBlur(radius: 3, isOpaque: false),
                fill(blue, disc), .pop, .pop,
            ]
        ),
        ("a picture", [.image(bitmap, in: box, source: nil, tint: nil, .medium)]),
        (
            "a part of a picture",
            [.image(bitmap, in: box, source: CGRect(x: 4.5, y: 3, width: 20, height: 11), tint: nil, .medium)]
        ),
        ("a tinted picture", [.image(bitmap, in: box, source: nil, tint: blue, .medium)]),
        (
            "a picture tinted with a gradient",
            [
                .image(
                    bitmap, in: box, source: nil,
                    tint: .linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 46, y: 0)), .medium
                )
            ]
        ),
        (
            "tiles",
            [
                fill(
                    .tiles(
                        ImageTiles(
                            bitmap: bitmap, part: CGRect(x: 0, y: 0, width: 36, height: 22),
                            tile: CGRect(x: 3, y: 3, width: 8, height: 8), quality: .medium)), disc)
            ]
        ),
        (
            "glass",
            [
                fill(blue, Path(CGRect(x: 0, y: 0, width: 30, height: 40))),
                fill(
                    .backdrop(
                        Backdrop(
                            radius: 4, saturation: 1.5, brightness: 0.1, amount: 0.4, curve: SIMD4(0.2, 0.4, 0.7, 1),
                            ground: .white)), disc),
            ]
        ),
        (
            "perspective",
            [.push(ProjectionTransform(CATransform3DMakeRotation(0.4, 0, 1, 0))), fill(blue, disc), .pop]
        ),
    ]

    static let renderer = SVGRenderer(
        encode: { PNGEncoder().encode($0) }, rasterize: { try CairoRenderer().bitmap($0, scale: $1) },
        subset: FontSubset.file)

    @Test(arguments: rows.indices) func looksLikeTheList(_ index: Int) throws {
        let row = Self.rows[index]
        let list = DisplayList(size: Self.size, items: [Self.page] + row.items)
        try Self.compare(list, row.name)
    }

    /// In 2 pixels to a point: on average off by at most 3 of 255, and by more than 64 in at most 2 of 100 pixels.
    static func compare(_ list: DisplayList, _ name: String, outlines: Bool = false) throws {
        var renderer = renderer
        renderer.letters = outlines ? .outlines : .text
        let file = try renderer.render(list)
        let expected = try CairoRenderer().bitmap(list, scale: 2)
        let vector = try VectorFile(file, type: "svg") { _ in }
        let drawn = try #require(vector.bitmap(filling: list.size, scale: 2), "\(name)")
        #expect(drawn.width == expected.width && drawn.height == expected.height, "\(name)")
        var (sum, far) = (0, 0)
        for (a, b) in zip(drawn.pixels, expected.pixels) {
            let difference = abs(Int(a) - Int(b))
            sum += difference
            if difference > 64 { far += 1 }
        }
        let mean = Double(sum) / Double(expected.pixels.count)
        #expect(mean <= 3 && far * 50 <= expected.pixels.count, "\(name): \(mean), \(far) of \(expected.pixels.count)")
    }

    /// Outlines of letters. What is written of text is in SVGWritingTests: librsvg knows one place of an element.
    @Test func letters() throws {
        let engine = try PangoTextEngine()
        for (text, font) in [
            ("Hello, world", FontDescriptor(size: 17)), ("Office fi", FontDescriptor(size: 20, weight: 700)),
            ("Größe", FontDescriptor(size: 15, isItalic: true)),
            ("1,234.50", FontDescriptor(size: 17, hasMonospacedDigits: true)),
            ("wide", FontDescriptor(size: 17, width: 1.3)),
            ("rounded", FontDescriptor(design: .rounded, size: 20, weight: 600)),
            ("code", FontDescriptor(design: .monospaced, size: 15)), ("שלום", FontDescriptor(size: 17)),
            ("سلام عليكم", FontDescriptor(size: 17)),
        ] {
            let shaped = engine.shape([TextSpan(text, font: font)])
            let layout = TextLayout(
                shaped, options: TextLayoutOptions(lineMetrics: [engine.metrics(of: font)]), proposedWidth: nil,
                proposedHeight: nil
            ) { _ in shaped }
            let items = layout.lines.flatMap { line in
                line.runs.map { DisplayItem.glyphs($0.glyphs, at: CGPoint(x: $0.x + 5, y: 28), .color(.black)) }
            }
            let list = DisplayList(
                size: CGSize(width: 140, height: 40),
                items: [
                    .fill(Path(CGRect(x: 0, y: 0, width: 140, height: 40)), .color(.white), FillStyle())
                ] + items)
            try Self.compare(list, text, outlines: true)
        }
    }
}
