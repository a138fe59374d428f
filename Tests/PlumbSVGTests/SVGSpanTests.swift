import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

@testable import PlumbSVG

/// What an SVG says of the meaning of its marks: links, roles, names, descriptions.
struct SVGSpanTests {
    private static let square = DisplayItem.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), FillStyle())
    private static let mark = "<path d=\"m0 0h10v10h-10z\"/>"

    private static func span(
        _ role: DisplaySpan.Role, _ items: Range<Int>, depth: Int = 1, label: String? = nil, name: String? = nil,
        link: String? = nil
    ) -> DisplaySpan {
        var span = DisplaySpan(role, items, depth: depth)
        (span.label, span.identifier, span.link) = (label, name, link.flatMap { URL(string: $0) })
        return span
    }

    /// Items, spans, and what is written between the beginning of the file and its end.
    static let rows: [(name: String, items: [DisplayItem], spans: [DisplaySpan], written: String)] = [
        ("texts are texts", [square], [span(.text, 0..<1)], mark),
        (
            "a link", [square, square], [span(.link, 0..<1, link: "https://a.example/?b=1&c=2")],
            "<a href=\"https://a.example/?b=1&amp;c=2\">\(mark)</a>\(mark)"
        ),
        (
            "a link within a link is part of it", [square, square],
            [
                span(.link, 0..<2, label: "Go <on>", link: "tel:1"),
                span(.link, 1..<2, depth: 2, name: "b", link: "tel:2"),
            ],
            "<a href=\"tel:1\" aria-label=\"Go &lt;on&gt;\">\(mark)<g id=\"-id-b\">\(mark)</g></a>"
        ),
        ("a link of another scheme", [square], [span(.link, 0..<1, link: "javascript:alert(1)")], mark),
        (
            "headings", [square, square], [span(.heading(level: 2), 0..<1), span(.heading(level: nil), 1..<2)],
            "<g role=\"heading\" aria-level=\"2\">\(mark)</g><g role=\"heading\">\(mark)</g>"
        ),
        (
            "a picture with a description", [square], [span(.image, 0..<1, label: "\"A\" & b")],
            "<g role=\"img\" aria-label=\"&quot;A&quot; &amp; b\">\(mark)</g>"
        ),
        (
            "a group with a text, and one without", [square, square],
            [
                span(.group, 0..<1, label: "a"), span(.text, 0..<1, depth: 2), span(.button, 1..<2, label: "b"),
            ],
            "<g role=\"group\" aria-label=\"a\">\(mark)</g><g role=\"img\" aria-label=\"b\">\(mark)</g>"
        ),
        (
            "a table", [square, square],
            [
                span(.table, 0..<2), span(.row, 0..<2, depth: 2), span(.cell, 0..<1, depth: 3),
                span(.cell, 1..<1, depth: 3), span(.cell, 1..<2, depth: 3),
            ],
            "<g role=\"table\"><g role=\"row\"><g role=\"cell\">\(mark)</g><g role=\"cell\">\(mark)</g></g></g>"
        ),
        ("decoration", [square], [span(.decoration, 0..<1)], "<g aria-hidden=\"true\">\(mark)</g>"),
        (
            "names", [square, square, square],
            [
                span(.group, 0..<1, name: "a b\"<\u{1}é"), span(.text, 1..<2, name: "total"),
                span(.text, 2..<3, name: "total"),
            ],
            "<g id=\"-id-a_b___é\">\(mark)</g><g id=\"-id-total\">\(mark)</g><g id=\"-id-total.2\">\(mark)</g>"
        ),
        (
            "a name that is that of a second one", [square, square, square],
            [span(.text, 0..<1, name: "a"), span(.text, 1..<2, name: "a"), span(.text, 2..<3, name: "a.2")],
            "<g id=\"-id-a\">\(mark)</g><g id=\"-id-a.2\">\(mark)</g><g id=\"-id-a.2.2\">\(mark)</g>"
        ),
        (
            "within groups", [.pushTransform(CGAffineTransform(translationX: 1, y: 2)), square, square, .pop],
            [span(.link, 0..<4, link: "tel:1"), span(.image, 2..<3, depth: 2, label: "b")],
            "<a href=\"tel:1\"><g transform=\"translate(1 2)\">\(mark)<g role=\"img\" aria-label=\"b\">\(mark)</g></g></a>"
        ),
        (
            "in a mask, which is not seen",
            [.pushLayer(opacity: 1, .normal), square, .pushMask, square, .pop, .pop],
            [span(.group, 0..<6, name: "a"), span(.link, 3..<4, depth: 2, link: "tel:1")],
            "<g id=\"-id-a\"><g mask=\"url(#-m0)\">\(mark)</g></g>"
        ),
        (
            "what is not seen leaves nothing",
            [.pushLayer(opacity: 0, .normal), square, .pop, square], [span(.link, 0..<3, link: "tel:1")], mark
        ),
    ]

    private static func file(_ items: [DisplayItem], _ spans: [DisplaySpan]) throws -> (text: String, notes: [String]) {
        var list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
        list.spans = spans
        let file = try SVGPictureTests.renderer.file(of: list)
        return (String(decoding: file.data, as: UTF8.self), file.notes)
    }

    @Test(arguments: rows.indices) func elements(_ index: Int) throws {
        let row = Self.rows[index]
        let text = try Self.file(row.items, row.spans).text.replacing(/p[0-9a-z]+-/, with: "-")
        let body = try #require(text.range(of: "</defs>\n") ?? text.range(of: ">\n"))
        #expect(text[body.upperBound...] == "\(row.written)</svg>\n", "\(row.name)")
        let parser = XMLCheck(text)
        #expect(parser.isWellFormed, "\(row.name): \(text)")
    }

    /// The page's title and language stand at the beginning.
    @Test func thePage() throws {
        var page = DisplaySpan(.page, 0..<1)
        (page.label, page.language) = ("A & B\u{0}", "de-DE")
        let text = try Self.file([Self.square], [page]).text
        #expect(text.contains(" viewBox=\"0 0 20 20\" xml:lang=\"de-DE\">\n<title>A &amp; B\u{FFFD}</title>\n"))
    }

    @Test func otherSchemesAreSaid() throws {
        let spans = [
            Self.span(.link, 0..<1, link: "javascript:alert(1)"), Self.span(.link, 1..<2, link: "file:///a"),
            Self.span(.link, 2..<3, link: "https://a.example"),
        ]
        #expect(
            try Self.file([Self.square, Self.square, Self.square], spans).notes == [
                "a file's links are http, https, mailto or tel: javascript:alert(1) and 1 other left out"
            ])
    }

    // MARK: Fonts

    private static func text(_ text: String, _ font: FontDescriptor) throws -> DisplayList {
        let engine = try PangoTextEngine()
        let shaped = engine.shape([TextSpan(text, font: font)])
        let layout = TextLayout(
            shaped, options: TextLayoutOptions(lineMetrics: [engine.metrics(of: font)]), proposedWidth: nil,
            proposedHeight: nil
        ) { _ in shaped }
        let items = layout.lines.flatMap { line in
            line.runs.map { DisplayItem.glyphs($0.glyphs, at: CGPoint(x: $0.x + 5, y: 28), .color(.black)) }
        }
        return DisplayList(size: CGSize(width: 140, height: 40), items: items)
    }

    /// A font with the letters that are used, and no others; the same bytes again.
    @Test func fontsInTheFile() throws {
        var renderer = SVGPictureTests.renderer
        renderer.letters = .embedded
        let list = try Self.text("Hello", FontDescriptor(size: 17, weight: 600))
        let file = String(decoding: try renderer.render(list), as: UTF8.self)
        let face = try #require(
            file.firstMatch(
                of: /@font-face\{font-family:'([^']+)';font-weight:1 1000;src:url\(data:font\/ttf;base64,([^)]+)\)\}/))
        #expect(file.contains("{font-family:'\(face.1)',system-ui,sans-serif;font-size:17px;font-weight:600"))
        let font = try #require(Data(base64Encoded: String(face.2)))
        #expect(font.prefix(4) == Data([0, 1, 0, 0]) && font.count < 12_000, "\(font.count)")
        #expect(try renderer.render(list) == renderer.render(list))
    }

    /// Letters with round ends are in no font; emoji are pictures.
    @Test func lettersOfNoFile() throws {
        var renderer = SVGPictureTests.renderer
        renderer.letters = .embedded
        let round = try renderer.render(try Self.text("ab", FontDescriptor(design: .rounded, size: 17)))
        #expect(!String(decoding: round, as: UTF8.self).contains("<text"))
        #expect(String(decoding: round, as: UTF8.self).contains("<path"))
        let emoji = try renderer.render(try Self.text("😀", FontDescriptor(size: 17)))
        #expect(String(decoding: emoji, as: UTF8.self).contains("<image"))
    }

    /// A font says itself what may be done with it: two bytes of its table "OS/2".
    @Test(arguments: [(0, true), (2, false), (4, true), (8, true), (6, true), (0x100, false), (0x204, false)])
    func permissions(_ type: Int, _ isAllowed: Bool) throws {
        let list = try Self.text("a", FontDescriptor(size: 17))
        guard case .glyphs(let run, _, _)? = list.items.first, let source = run.face.source else {
            Issue.record("no font")
            return
        }
        var font = try Data(contentsOf: URL(fileURLWithPath: source.path))
        let count = Int(font[4]) << 8 | Int(font[5])
        let entry = try #require(
            (0..<count).map { 12 + 16 * $0 }.first { font[$0..<($0 + 4)] == Data("OS/2".utf8) })
        let place = font[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
        (font[place + 8], font[place + 9]) = (UInt8(type >> 8), UInt8(type & 0xFF))
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).ttf")
        try font.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var changed = source
        changed.path = file.path
        if isAllowed {
            #expect(try FontSubset.file(of: changed, characters: ["a"], features: []).count > 500)
        } else {
            let error = #expect(throws: RenderError.self) {
                try FontSubset.file(of: changed, characters: ["a"], features: [])
            }
            #expect(error?.description.contains("must not be embedded") == true)
        }
    }

    @Test func missingFontFiles() {
        let source = FontSource(path: "/nowhere/a.ttf", index: 0, variations: [:])
        #expect(throws: RenderError.self) { try FontSubset.file(of: source, characters: ["a"], features: []) }
    }
}

/// Whether elements are closed in order, and attributes come once.
private struct XMLCheck {
    let isWellFormed: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isWellFormed = true
        for tag in text.matches(of: /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/) {
            let names = tag.3.matches(of: /([a-zA-Z:-]+)="[^"<]*"/).map(\.1)
            if Set(names).count != names.count { isWellFormed = false }
            if tag.1 == "/" {
                if open.popLast() != tag.2 { isWellFormed = false }
            } else if tag.4.isEmpty {
                open.append(tag.2)
            }
        }
        self.isWellFormed = isWellFormed && open.isEmpty
    }
}
