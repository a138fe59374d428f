import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// What a PDF says of the meaning of its marks: structure, links, title, language; and files in it.
struct PDFMeaningTests {
    private static func square(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: y, width: 10, height: 10)), .color(.black), FillStyle())
    }

    private static func span(
        _ role: DisplaySpan.Role, _ items: Range<Int>, depth: Int = 1, label: String? = nil, link: String? = nil
    ) -> DisplaySpan {
        var span = DisplaySpan(role, items, depth: depth)
        (span.label, span.link) = (label, link.flatMap { URL(string: $0) })
        return span
    }

    private static func list(_ items: [DisplayItem], _ spans: [DisplaySpan], title: String? = nil) -> DisplayList {
        var list = DisplayList(size: CGSize(width: 200, height: 100), items: items)
        var page = DisplaySpan(.page, items.indices)
        (page.label, page.language) = (title, "en-GB")
        list.spans = [page] + spans
        return list
    }

    /// The structure as its objects say it: a type each, with its marks and what is in it.
    private struct File {
        let text: String
        private let bytes: [UInt8]
        private let objects: [Int: Substring]

        init(_ data: Data) {
            let text = String(decoding: data, as: Unicode.ASCII.self)
            self.text = text
            bytes = [UInt8](data)
            var objects: [Int: Substring] = [:]
            // Later ones count: the file was changed.
            for object in text.matches(of: /(\d+) 0 obj\n(<<[^\n]*(?:\n[^\n]*)*?)\nendobj/) {
                if let number = Int(object.1) { objects[number] = object.2 }
            }
            self.objects = objects
        }

        /// Whether each row of the last table is at the place of its object.
        var hasPlaces: Bool {
            guard let start = text.matches(of: /startxref\n(\d+)/).last.flatMap({ Int($0.1) }),
                bytes.indices.contains(start)
            else { return false }
            let table = String(decoding: bytes[start...], as: UTF8.self)
            let sections = table.matches(of: /(\d+) \d+\n((?:\d{10} \d{5} [nf] \n)+)/)
            return table.hasPrefix("xref\n") && !sections.isEmpty
                && sections.allSatisfy { section in
                    section.2.split(separator: "\n").enumerated().allSatisfy { index, row in
                        guard row.contains("n"), let first = Int(section.1), let place = Int(row.prefix(10)) else {
                            return row.contains("f")
                        }
                        return bytes.indices.contains(place)
                            && bytes[place...].starts(with: "\(first + index) 0 obj\n".utf8)
                    }
                }
        }

        func object(_ part: Regex<(Substring, Substring)>) -> Substring? {
            text.matches(of: part).last.flatMap { Int($0.1) }.flatMap { objects[$0] }
        }

        var structure: String? {
            object(/\/StructTreeRoot (\d+) 0 R/)?.firstMatch(of: /\/K \[ (\d+) 0 R \]/).flatMap { Int($0.1) }
                .map(element)
        }

        private func element(_ number: Int) -> String {
            guard let object = objects[number], let name = object.firstMatch(of: /\/S \/(\w+)/)?.1,
                let content = object.firstMatch(of: /\/K \[ (.*) \] >>$/)?.1
            else { return "?" }
            // References to links stand for these.
            let parts = content.replacing(/<< \/Type \/OBJR[^>]*>>/, with: "link").matches(of: /(\d+) 0 R|\d+|link/)
                .map { part in part.1.flatMap { Int($0) }.map(element) ?? String(part.0) }
            return "\(name)(\(parts.joined(separator: " ")))"
        }
    }

    private static func file(_ lists: [DisplayList], _ attachments: [PDFAttachment] = []) throws -> File {
        var renderer = PDFRenderer()
        renderer.attachments = attachments
        let data = try renderer.render(lists)
        #expect(data == (try renderer.render(lists)))
        let file = File(data)
        #expect(file.hasPlaces)
        return file
    }

    static let rows: [(name: String, items: [DisplayItem], spans: [DisplaySpan], structure: String)] = [
        ("a paragraph of two marks", [square(0, 0), square(20, 0)], [span(.text, 0..<2)], "Document(P(0))"),
        (
            "headings", [square(0, 0), square(20, 0)],
            [span(.heading(level: 2), 0..<1), span(.heading(level: nil), 1..<2)], "Document(H2(0) H(1))"
        ),
        ("marks that mean nothing", [square(0, 0)], [], "Document()"),
        (
            "decoration between texts", [square(0, 0), square(20, 0), square(40, 0)],
            [span(.text, 0..<1), span(.decoration, 1..<2), span(.text, 2..<3)], "Document(P(0) P(1))"
        ),
        (
            "a link with a text", [square(0, 0), square(20, 0)],
            [span(.link, 0..<2, link: "https://a.example"), span(.text, 1..<2, depth: 2)],
            "Document(Link(0 Span(1) link))"
        ),
        (
            "a link in a text", [square(0, 0), square(20, 0), square(40, 0)],
            [span(.text, 0..<3), span(.link, 1..<2, depth: 2, link: "mailto:a@b")], "Document(P(0 Link(1 link) 2))"
        ),
        (
            "a link of another scheme", [square(0, 0)], [span(.link, 0..<1, link: "javascript:alert(1)")],
            "Document(Span(0))"
        ),
        (
            "a table with an empty cell", [square(0, 0), square(20, 0)],
            [
                span(.table, 0..<2), span(.row, 0..<2, depth: 2), span(.cell, 0..<1, depth: 3),
                span(.text, 0..<1, depth: 4), span(.cell, 1..<1, depth: 3), span(.cell, 1..<2, depth: 3),
                span(.text, 1..<2, depth: 4),
            ],
            "Document(Table(TR(TD(P(0)) TD() TD(P(1)))))"
        ),
        (
            "a transform is no border", [.pushTransform(CGAffineTransform(scaleX: 2, y: 2)), square(0, 0), .pop],
            [span(.text, 0..<3)], "Document(P(0))"
        ),
        (
            "a text in a layer is the layer", [.pushLayer(opacity: 0.5, .normal), square(0, 0), .pop],
            [span(.group, 0..<3, label: "a"), span(.text, 1..<2, depth: 2)], "Document(Div(P(0)))"
        ),
        (
            "two texts in a layer are one, of what is around",
            [
                .pushLayer(opacity: 0.5, .normal), square(0, 0), square(20, 0), .pop,
            ],
            [span(.group, 0..<4, label: "a"), span(.text, 1..<2, depth: 2), span(.text, 2..<3, depth: 2)],
            "Document(P(0))"
        ),
        (
            "of the page, if nothing is around, and links stay",
            [.pushLayer(opacity: 0.5, .normal), square(0, 0), square(20, 0), .pop],
            [span(.text, 1..<2), span(.link, 2..<3, link: "tel:1")], "Document(P(0) Link(link))"
        ),
        (
            "a shadow",
            [
                .pushShadow(.color(.black), radius: 2, offset: .zero), square(0, 0), .pop, square(20, 0),
            ], [span(.image, 0..<3, label: "a"), span(.text, 3..<4)], "Document(Figure(0) P(1))"
        ),
        (
            "what is painted out of turn is read in turn", [square(0, 0), square(20, 0)],
            [span(.text, 1..<2), span(.text, 0..<1)], "Document(P(1) P(0))"
        ),
        (
            "a button without a text is a figure", [square(0, 0)], [span(.button, 0..<1, label: "Delete")],
            "Document(Figure(0))"
        ),
    ]

    @Test(arguments: rows.indices) func structure(_ index: Int) throws {
        let row = Self.rows[index]
        #expect(try Self.file([Self.list(row.items, row.spans)]).structure == row.structure, "\(row.name)")
    }

    /// Rectangles count from the bottom left corner, and are cut where the view is.
    @Test func placesOfLinks() throws {
        let list = Self.list(
            [
                .pushTransform(CGAffineTransform(translationX: 30, y: 20)), Self.square(0, 0),
                .pushClip(Path(CGRect(x: 0, y: 0, width: 5, height: 50)), FillStyle()), Self.square(0, 20), .pop, .pop,
            ],
            [
                Self.span(.link, 1..<2, label: "Öffnen", link: "https://a.example/(b)"),
                Self.span(.link, 3..<4, link: "tel:1"),
            ])
        let text = try Self.file([list]).text
        #expect(
            text.contains(
                "/Rect [ 30.00 70.00 40.00 80.00 ] /Border [ 0 0 0 ] /F 4 /StructParent 1 /Contents "
                    + "<FEFF00D600660066006E0065006E> /A << /Type /Action /S /URI /URI (https://a.example/\\(b\\)) >>"))
        #expect(text.contains("/Rect [ 30.00 50.00 35.00 60.00 ]"))
    }

    @Test func theDocument() throws {
        let pages = [
            Self.list([Self.square(0, 0)], [Self.span(.text, 0..<1)], title: "A (b) ü"),
            Self.list(
                [Self.square(0, 0)], [Self.span(.text, 0..<1), Self.span(.link, 0..<1, depth: 2, link: "tel:1")]),
        ]
        let file = try Self.file(pages)
        #expect(file.structure == "Document(P(0) P(Link(0 link)))")
        let catalog = try #require(file.object(/\/Root (\d+) 0 R/))
        #expect(catalog.contains("/Lang <FEFF0065006E002D00470042>"))
        #expect(catalog.contains("/MarkInfo << /Marked true >>"))
        #expect(catalog.contains("/ViewerPreferences << /DisplayDocTitle true >>"))
        #expect(file.text.contains("/Title <FEFF0041"))
        // Pages by their numbers, links after them.
        #expect(file.text.firstMatch(of: /\/Nums \[ 0 \[ \d+ 0 R \] 1 \[ \d+ 0 R \] 2 \d+ 0 R \]/) != nil)
    }

    @Test func aStreamIsUnpacked() throws {
        for bytes in [
            Data(), Data("abc".utf8), Data(count: 1 << 20), Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0) }),
        ] {
            let packed = try [UInt8](bytes.packed())
            #expect(packed[...].unpacked() == [UInt8](bytes))
            #expect((packed + [10])[...].unpacked() == [UInt8](bytes))
        }
        #expect([UInt8]("no stream".utf8)[...].unpacked() == nil)
    }

    /// Where Cairo writes parts of a page as pictures, its content has few marks or none.
    @Test func aPageWithoutItsMarksHasItsLinks() throws {
        let list = Self.list(
            [Self.square(0, 0), Self.square(20, 0)], [Self.span(.text, 0..<1), Self.span(.link, 1..<2, link: "tel:1")])
        for (spans, expected) in [
            ([], "Document(Link(link))"), ([Self.span(.text, 0..<1)], "Document(P(0) Link(link))"),
        ] {
            let written = Self.list(list.items, spans)
            // What Cairo has written, before anything was added to it.
            let whole = try PDFRenderer().render(written)
            let end = try #require(whole.range(of: Data("%%EOF\n".utf8))).upperBound
            let update = try PDFUpdate([UInt8](whole[..<end]))
            #expect(try update.markCount(of: update.page(0)) == spans.count)
            var structure = PDFStructure(update, pages: 1)
            try structure.add(PDFMeaning(list, PDFTags(list)), page: 0)
            var changed = structure.end(nil, hasTitle: false)
            let file = File(try changed.finished())
            #expect(file.structure == expected && file.hasPlaces)
        }
    }

    /// A list that says nothing makes the file that it made before.
    @Test func nothingIsAddedToAListWithoutSpans() throws {
        let file = try Self.file([DisplayList(size: CGSize(width: 10, height: 10), items: [Self.square(0, 0)])])
        #expect(!file.text.contains("/StructTreeRoot") && !file.text.contains("/Prev"))
    }

    @Test func attachments() throws {
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: [Self.square(0, 0)])
        let xml = PDFAttachment(
            name: "invoice.xml", data: Data("<a/>".utf8), type: "text/xml", description: "ä", relationship: .data)
        let file = try Self.file([list], [xml, PDFAttachment(name: "a", data: Data())])
        #expect(file.text.contains("/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /Size 4 >>"))
        #expect(file.text.contains("/Desc <FEFF00E4> /AFRelationship /Data /EF << /F"))
        // By their names' bytes.
        #expect(file.text.contains("/Names << /EmbeddedFiles << /Names [ <FEFF0061>"))
        var renderer = PDFRenderer()
        for wrong in [[xml, xml], [PDFAttachment(name: "", data: Data())]] {
            renderer.attachments = wrong
            #expect(throws: RenderError.self) { try renderer.render(list) }
        }
    }

    /// Letters with round ends and ligatures, and those from right to left, are found as they were written.
    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"), "poppler-utils is not installed"),
        arguments: ["Office fi", "שלום עולם", "سلام عليكم", "a\u{301}e", "12 – “a” – 3"])
    func textAsItWasWritten(_ text: String) throws {
        let engine = try PangoTextEngine()
        let shaped = engine.shape([TextSpan(text, font: FontDescriptor(size: 17))])
        let layout = TextLayout(
            shaped, options: TextLayoutOptions(lineMetrics: [engine.metrics(of: FontDescriptor(size: 17))]),
            proposedWidth: nil, proposedHeight: nil
        ) { _ in shaped }
        let items = layout.lines.flatMap { line in
            line.runs.map { DisplayItem.glyphs($0.glyphs, at: CGPoint(x: $0.x + 5, y: 28), .color(.black)) }
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try PDFRenderer().render(Self.list(items, [Self.span(.text, items.indices)])).write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
        process.arguments = ["-raw", file.path, "-"]
        process.standardOutput = output
        try process.run()
        let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // A ligature that is a character too, as lam with alef, is that character: to replace it (`ActualText`), Cairo
        // needs a later version of the format. Readers search by compatible characters.
        func letters(_ text: String) -> String {
            let kept = text.unicodeScalars.filter {
                !$0.properties.isBidiControl && !$0.properties.isWhitespace && $0 != "\u{C}"
            }
            return String(String.UnicodeScalarView(kept)).precomposedStringWithCompatibilityMapping
        }
        #expect(letters(read) == letters(text), "\(read)")
    }
}
