import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSVG

/// What is written for each mark and group: characters, before any viewer looks at them.
struct SVGWritingTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.5, "-.5"), (12.345, "12.35"), (-0.004, "0"),
        (100.1, "100.1"),
        (0.07, ".07"), (.nan, "0"), (.infinity, "10000000"),
    ])
    func numbers(_ value: Double, _ expected: String) {
        var text = SVGText()
        text.write(value)
        #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("a < b & \"c\"", "a &lt; b &amp; &quot;c&quot;"), ("]]>", "]]&gt;"),
        ("\u{0}\u{1}a\u{8}", "\u{FFFD}\u{FFFD}a\u{FFFD}"),
        ("a\nb", "a b"),
        ("\u{FFFE}é漢😀", "\u{FFFD}é漢😀"), ("a\u{202E}b\u{202C}", "a\u{200B}b\u{200B}"),
    ])
    func characters(_ text: String, _ expected: String) {
        var written = SVGText()
        written.write(escaped: text)
        #expect(String(decoding: written.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        (Path(CGRect(x: 1, y: 2, width: 10, height: 20)), "m1 2h10v20h-10z"),
        (
            Path { path in
                path.move(to: CGPoint(x: 0.125, y: 0))
                path.addLine(to: CGPoint(x: 1.5, y: -2))
                path.addLine(to: CGPoint(x: 3, y: 4))
                path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 4, y: 4))
                path.addCurve(
                    to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
            }, "m.13 0l1.37-2 1.5 6q1 0 2 1c-4-4-3-3-5-5"
        ),
        (Path(), ""),
    ])
    func paths(_ path: Path, _ expected: String) {
        #expect(String(decoding: SVGPathData(path, decimals: 2).text.bytes, as: UTF8.self) == expected)
    }

    /// Rounding errors don't add up: each point is where it is in the outline.
    @Test func pointsAreRoundedByThemselves() {
        var path = Path()
        path.move(to: .zero)
        for index in 1...1000 { path.addLine(to: CGPoint(x: Double(index) * 0.0149, y: 1 + Double(index % 2))) }
        let data = String(decoding: SVGPathData(path, decimals: 2).text.bytes, as: UTF8.self)
        var x = 0.0
        let numbers = data.dropFirst().replacing("l", with: " ").replacing("-", with: " -").split(separator: " ")
        for index in stride(from: 2, to: numbers.count, by: 2) { x += Double(numbers[index]) ?? .nan }
        #expect(abs(x - 14.9) < 0.006)
    }

    private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))

    static let rows: [(name: String, items: [DisplayItem], written: [String])] = [
        ("a colour", [.fill(square, red, FillStyle())], ["<path fill=\"#f00\" d=\"m0 0h10v10h-10z\"/>"]),
        (
            "a see-through colour, by the even-odd rule, without smooth edges",
            [.fill(square, .color(RGBA(hex: 0x0A84FF, alpha: 0.5)), FillStyle(eoFill: true, antialiased: false))],
            ["fill-rule=\"evenodd\" shape-rendering=\"crispEdges\" fill=\"#0a84ff\" fill-opacity=\".5\""]
        ),
        ("nothing", [.fill(square, .color(.clear), FillStyle())], []),
        (
            "a line",
            [
                .stroke(
                    square, red,
                    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 13))
            ],
            [
                "fill=\"none\" stroke=\"#f00\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" "
                    + "stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\""
            ]
        ),
        (
            "a gradient whose stops lie within it",
            [
                .fill(
                    square,
                    .linearGradient(
                        stops: [
                            GradientStop(color: .black, location: 0.25), GradientStop(color: .white, location: 0.75),
                        ], start: .zero, end: CGPoint(x: 8, y: 0)), FillStyle())
            ],
            [
                "gradientUnits=\"userSpaceOnUse\" x1=\"2\" y1=\"0\" x2=\"6\" y2=\"0\"><stop offset=\"0\" stop-color=\"#000\"/>"
                    + "<stop offset=\"1\" stop-color=\"#fff\"/></linearGradient>"
            ]
        ),
        (
            "a ring",
            [
                .fill(
                    square,
                    .radialGradient(
                        stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
                        center: CGPoint(x: 5, y: 5), startRadius: 2, endRadius: 4), FillStyle())
            ],
            [
                "cx=\"5\" cy=\"5\" r=\"4\"><stop offset=\"0\" stop-color=\"#000\"/><stop offset=\".5\" stop-color=\"#000\"/>"
                    + "<stop offset=\"1\" stop-color=\"#fff\"/></radialGradient>"
            ]
        ),
        (
            "groups",
            [
                .pushTransform(CGAffineTransform(translationX: 3, y: 4.5)), .pushLayer(opacity: 0.25, .multiply),
                .pushClip(square, FillStyle()), .fill(square, red, FillStyle()), .pop, .pop, .pop,
            ],
            [
                "<g transform=\"translate(3 4.5)\"><g opacity=\".25\" style=\"mix-blend-mode:multiply\"><g clip-path=\"url(#",
                "<path d=\"m0 0h10v10h-10z\"/></clipPath>",
            ]
        ),
        (
            "a shadow",
            [
                .pushShadow(.color(.black), radius: 3, offset: CGSize(width: 0, height: 2)),
                .fill(square, red, FillStyle()), .pop,
            ],
            [
                "x=\"-10\" y=\"-8\" width=\"30\" height=\"30\"><feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"3\"/>"
                    + "<feOffset dx=\"0\" dy=\"2\" result=\"a\"/><feFlood flood-color=\"#000\" flood-opacity=\"1\"/>"
            ]
        ),
        (
            "what has a flat plane is not seen",
            [.pushTransform(CGAffineTransform(scaleX: 0, y: 1)), .fill(square, red, FillStyle()), .pop], []
        ),
    ]

    private static func file(_ items: [DisplayItem]) throws -> String {
        let renderer = SVGRenderer(
            encode: { _ in Data("picture".utf8) },
            rasterize: { list, scale in
                let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
                return Bitmap(width: width, height: height, scale: scale, pixels: Data(count: width * height * 4))
            }, subset: { source, _, _ in Data(source.path.utf8) })
        let data = try renderer.render(DisplayList(size: CGSize(width: 20, height: 20), items: items))
        return String(decoding: data, as: UTF8.self)
    }

    @Test(arguments: rows.indices) func marks(_ index: Int) throws {
        let row = Self.rows[index]
        let text = try Self.file(row.items)
        for part in row.written { #expect(text.contains(part), "\(row.name): \(text)") }
        if row.written.isEmpty { #expect(!text.contains("<path"), "\(row.name): \(text)") }
        #expect(
            text.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\" viewBox=\"0 0 20 20\">"))
        #expect(text == (try Self.file(row.items)))
    }

    private final class Face: FontFace {
        let name = "Face 400"
        let familyName: String? = "Face"
    }

    private static func text(
        _ text: String, at x: [Double], clusters: [GlyphRun.Cluster]? = nil, isRightToLeft: Bool = false
    )
        -> DisplayItem
    {
        var run = GlyphRun(
            face: Face(), font: FontDescriptor(size: 17, weight: 600),
            glyphs: x.map { GlyphRun.Glyph(id: 1, x: $0, y: 0) }, text: text, width: (x.max() ?? 0) + 8)
        run.clusters = clusters
        run.isRightToLeft = isRightToLeft
        return .glyphs(run, at: CGPoint(x: 10, y: 20), .color(.black))
    }

    static let texts: [(item: DisplayItem, written: String)] = [
        (text("A", at: [0]), " x=\"10\" y=\"20\">A</text>"),
        (text("Hit", at: [0, 8.25, 12]), " x=\"10\" y=\"20\">H<tspan x=\"18.25 22\">it</tspan></text>"),
        (text("<&", at: [0, 8]), " x=\"10\" y=\"20\">&lt;<tspan x=\"18\">&amp;</tspan></text>"),
        (
            text("a  b", at: [0, 8, 12, 16]),
            " x=\"10\" y=\"20\" xml:space=\"preserve\">a<tspan x=\"18 22 26\">  b</tspan></text>"
        ),
        (
            text(
                "fix", at: [0, 9],
                clusters: [GlyphRun.Cluster(text: "fi", x: 0, width: 9), GlyphRun.Cluster(text: "x", x: 9, width: 8)]),
            " x=\"10\" y=\"20\">fi<tspan x=\"19\">x</tspan></text>"
        ),
        (
            text(
                "אב ג!", at: [0, 4, 12, 16, 24],
                clusters: [
                    GlyphRun.Cluster(text: "א", x: 24, width: 8), GlyphRun.Cluster(text: "ב", x: 16, width: 8),
                    GlyphRun.Cluster(text: " ", x: 12, width: 4), GlyphRun.Cluster(text: "ג", x: 4, width: 8),
                    GlyphRun.Cluster(text: "!", x: 0, width: 4),
                ], isRightToLeft: true),
            " x=\"26\" y=\"20\">אב<tspan x=\"14\">ג</tspan><tspan x=\"10\">\u{200F}!\u{200F}</tspan></text>"
        ),
        (text("  ", at: [0, 4]), ""),
    ]

    /// Each character stands where it was laid out.
    @Test(arguments: texts.indices) func letters(_ index: Int) throws {
        let row = Self.texts[index]
        let text = try Self.file([row.item])
        if row.written.isEmpty {
            #expect(!text.contains("<text"), "\(text)")
        } else {
            #expect(text.contains(row.written), "\(text)")
            #expect(
                text.contains("{font-family:'Face',system-ui,sans-serif;font-size:17px;font-weight:600}"), "\(text)")
        }
    }

    /// What is the same is defined once; names of two files differ.
    @Test func definitions() throws {
        let clipped: [DisplayItem] = [
            .pushClip(Self.square, FillStyle()), .fill(Self.square, Self.red, FillStyle()), .pop,
        ]
        let text = try Self.file(clipped + clipped)
        #expect(text.ranges(of: "<clipPath").count == 1)
        let other = try Self.file(clipped)
        func name(_ text: String) -> Substring? { text.firstMatch(of: /<clipPath id="([^"]+)"/)?.1 }
        #expect(name(text) != nil && name(text) != name(other))
    }

    @Test func listsThatEndInAGroup() {
        #expect(throws: RenderError.self) { try Self.file([.pushMask]) }
        #expect(throws: RenderError.self) { try Self.file([.pop]) }
        let renderer = SVGRenderer(
            encode: { _ in Data() }, rasterize: { _, _ in Bitmap(width: 0, height: 0, pixels: Data()) },
            subset: { _, _, _ in Data() })
        #expect(throws: RenderError.self) { try renderer.render(DisplayList(size: .zero)) }
    }

    /// Nests as deep as views may be.
    @Test func deepNests() throws {
        let deep = 20_000
        let items =
            (0..<deep).map { _ in DisplayItem.pushLayer(opacity: 0.999, .normal) }
            + [.fill(Self.square, Self.red, FillStyle())] + (0..<deep).map { _ in .pop }
        #expect(try Self.file(items).contains("#f00"))
    }

    /// A chart of 10,000 points.
    @Test func filesAreSmall() throws {
        var path = Path()
        path.move(to: .zero)
        var state: UInt64 = 1
        for index in 1...10_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            path.addLine(to: CGPoint(x: Double(index) * 0.0393, y: Double(state >> 40) / Double(1 << 24) * 300))
        }
        let text = try Self.file([.stroke(path, Self.red, StrokeStyle())])
        #expect(text.utf8.count <= 120_000, "\(text.utf8.count)")
    }
}
