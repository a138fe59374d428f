import Foundation
import PlumbCairo
import PlumbCore
import Testing

/// Files that are broken, cut off, endless or enormous: a sentence each in bounded time and memory, and the process
/// goes on.
@Suite(.serialized) final class HostileFileTests {
    /// A file beside a source.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let name: String
        let data: @Sendable () throws -> Data
        /// False for files that are odd, but of which something can be shown.
        var isWrong = true
        /// Seconds. What is made to run without end is given the five seconds that a picture may take.
        var limit = 2.0

        init(
            _ words: String, _ name: String, isWrong: Bool = true, limit: Double = 2,
            _ data: @escaping @Sendable () throws -> Data
        ) {
            (testDescription, self.name, self.data) = (words, name, data)
            (self.isWrong, self.limit) = (isWrong, limit)
        }

        init(_ words: String, _ name: String, isWrong: Bool = true, limit: Double = 2, text: String) {
            self.init(words, name, isWrong: isWrong, limit: limit) { Data(text.utf8) }
        }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("plumb-hostile-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func svg(_ inner: String, _ size: String = #"width="10" height="10""#) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(size)>\#(inner)</svg>"#
    }

    private static func pdf(_ objects: [String], cut: Int? = nil) -> Data {
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (number, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(format: "%010d 00000 n \n", place) }
        text += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        return Data(cut.map { text.utf8.prefix($0) } ?? text.utf8.prefix(.max))
    }

    private static func stream(_ text: String, _ head: String = "") -> String {
        "<</Length \(text.utf8.count)\(head)>>stream\n\(text)\nendstream"
    }

    /// Levels of copies of copies.
    private static func bomb(_ element: (Int) -> String) -> String {
        (1...12).map { level in
            "<g id=\"a\(level)\">" + String(repeating: element(level - 1), count: 10) + "</g>"
        }.joined()
    }

    nonisolated static let strings: [Row] = [
        Row("nothing", "Localizable.xcstrings", text: ""),
        Row("no JSON", "Localizable.xcstrings", text: "no JSON"),
        Row("cut off", "Localizable.xcstrings", text: #"{"sourceLanguage": "en", "strings": {"a": {"localiz"#),
        Row("a list", "Localizable.xcstrings", text: "[1, 2]"),
        Row(
            "numbers for texts", "Localizable.xcstrings", isWrong: false,
            text: #"{"sourceLanguage": 7, "strings": {"a": 5}}"#),
        Row("100,000 levels", "Localizable.xcstrings") {
            Data((String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)).utf8)
        },
        Row("bytes", "Localizable.xcstrings") { Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 31) }) },
        Row(
            "a substitution of itself", "Localizable.xcstrings", isWrong: false,
            text: #"""
                {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%#@x@"},
                "substitutions": {"x": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other":
                {"stringUnit": {"value": "%#@x@ %#@x@"}}}}}}}}}}}
                """#),
        Row("no end", "en.lproj/Localizable.strings", text: #""a" = "b"#),
        Row("only opened", "en.lproj/Localizable.strings", text: "{{{{{{"),
        Row("bytes", "en.lproj/Localizable.strings") {
            Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 31 + 128) })
        },
        Row("half of a character", "en.lproj/Localizable.strings", isWrong: false) { Data([0xFF, 0xFE, 0x22]) },
        Row("no list of plurals", "en.lproj/Localizable.stringsdict", text: "<plist><dict><key>a"),
        Row("100,000 levels", "en.lproj/Localizable.stringsdict") {
            Data(("<plist>" + String(repeating: "<array>", count: 100_000)).utf8)
        },
        Row(
            "entities of entities", "en.lproj/Localizable.stringsdict",
            text: #"""
                <!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">
                <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">]>
                <plist><dict><key>&e;&e;&e;</key><string>&e;</string></dict></plist>
                """#),
    ]

    @Test(arguments: strings) func stringsEnd(_ row: Row) throws {
        try write(row)
        var problems: [String] = []
        try measured(row) {
            let tables = StringFolder(folder)
            for number in [0.0, 1, .nan, .infinity, 1e300] {
                _ = tables.text(
                    forKey: "a", table: nil, bundle: nil, numbers: [number], locale: Locale(identifier: "en_US"))
            }
            problems = tables.problems
        }
        expect(problems, of: row)
    }

    nonisolated static let fonts: [Row] = [
        Row("nothing", "a.ttf", text: ""), Row("no font", "a.otf", text: "no font"),
        Row("a head alone", "a.ttf") { Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]) },
        Row("a head alone", "a.otf") { Data("OTTO".utf8) + Data(repeating: 0xFF, count: 500) },
        Row("a collection of a million", "a.ttc") {
            Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 0x0F, 0x42, 0x40]) + Data(repeating: 0, count: 400)
        },
        Row("half of a font", "a.ttf", isWrong: false) {
            let font = try Data(contentsOf: URL(fileURLWithPath: mono))
            return font.prefix(font.count / 2)
        },
        Row("a font with other bytes", "a.ttf", isWrong: false) {
            var font = try Data(contentsOf: URL(fileURLWithPath: mono))
            for index in stride(from: 500, to: font.count, by: 97) { font[index] = 0xFF }
            return font
        },
    ]
    private static let mono = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"

    @Test(arguments: fonts) func fontsEnd(_ row: Row) throws {
        try write(row)
        var problems: [String] = []
        try measured(row) {
            let engine = try PangoTextEngine(sourceFolders: [folder.path])
            let font = FontDescriptor(design: .named("JetBrains Mono"), size: 17, weight: 400)
            #expect(!engine.shape([TextSpan("Rag 1", font: font)]).runs.isEmpty)
            problems = engine.warnings
        }
        expect(problems, of: row)
    }

    nonisolated static let pictures: [Row] = [
        Row("nothing", "a.svg", text: ""), Row("cut off", "a.svg", text: String(svg("<g><rect").prefix(80))),
        Row("use of itself", "a.svg", isWrong: false, text: svg(##"<g id="a"><use xlink:href="#a"/></g>"##)),
        Row(
            "use in a circle", "a.svg", isWrong: false,
            text: svg(
                ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#c"/></g><g id="c"><use href="#a"/></g>"##)),
        Row(
            "copies of copies", "a.svg", limit: 8,
            text: svg(
                ##"<defs><rect id="a0" width="1" height="1"/>"## + bomb { "<use href=\"#a\($0)\"/>" }
                    + ##"</defs><use href="#a12"/>"##)),
        Row(
            "a pattern of itself", "a.svg", isWrong: false,
            text: svg(
                ##"<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>"##
                    + ##"<rect width="9" height="9" fill="url(#p)"/>"##)),
        Row(
            "patterns in patterns", "a.svg", isWrong: false, limit: 8,
            text: svg(
                (0..<9).map {
                    ##"<pattern id="p\##($0)" width=".01" height=".01"><rect width="9" height="9" fill="url(#p\##($0 + 1))"/>"##
                        + "</pattern>"
                }.joined() + ##"<rect width="9" height="9" fill="url(#p0)"/>"##)),
        Row(
            "a clip of itself", "a.svg", isWrong: false,
            text: svg(
                ##"<clipPath id="c"><rect width="9" height="9" clip-path="url(#c)"/></clipPath>"##
                    + ##"<rect width="9" height="9" clip-path="url(#c)"/>"##)),
        Row(
            "a mask of itself", "a.svg", isWrong: false,
            text: svg(
                ##"<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>"##
            )),
        Row(
            "a gradient of itself", "a.svg", isWrong: false,
            text: svg(
                ##"<linearGradient id="g" xlink:href="#g"/><rect width="9" height="9" fill="url(#g)"/>"##)),
        Row(
            "a picture of itself", "a.svg", isWrong: false,
            text: svg(
                #"<image href="a.svg" width="9" height="9"/>"#)),
        Row(
            "100,000 groups in groups", "a.svg", limit: 8,
            text: svg(
                String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000))),
        Row(
            "entities of entities", "a.svg",
            text: #"""
                <!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">
                <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;">]>
                <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&f;&f;&f;&f;&f;</text></svg>
                """#),
        Row("gigapixels", "a.svg", text: svg("", #"width="100000" height="100000""#)),
        Row("as large as numbers go", "a.svg", text: svg("", #"width="1e300" height="1e300""#)),
        Row("no number", "a.svg", text: svg("", #"width="nan" height="inf""#)),
        Row(
            "a blur of a million", "a.svg", isWrong: false, limit: 8,
            text: svg(
                ##"<filter id="f"><feGaussianBlur stdDeviation="1000000"/></filter><rect width="9" height="9" filter="url(#f)"/>"##
            )),
        Row(
            "noise of 255 octaves", "a.svg", isWrong: false, limit: 8,
            text: svg(
                ##"<filter id="f"><feTurbulence baseFrequency="9" numOctaves="255"/></filter><rect width="9" height="9" filter="url(#f)"/>"##
            )),
        Row("nothing", "a.pdf", text: ""), Row("no page", "a.pdf", text: "%PDF-1.4\ntrailer<</Root 1 0 R>>"),
        Row("pages in a circle", "a.pdf") {
            pdf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R]/Count 1>>"])
        },
        Row("cut off", "a.pdf") {
            pdf(
                [
                    "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
                    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>",
                ], cut: 90)
        },
        Row("gigapixels", "a.pdf") {
            pdf([
                "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000000000 1000000000]>>",
            ])
        },
        Row("a form that draws itself", "a.pdf", isWrong: false, limit: 8) {
            pdf([
                "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>",
                stream("/X Do"),
                stream("/X Do /X Do", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>"),
            ])
        },
        Row("nothing", "a.png", text: ""), Row("a head alone", "a.png") { png(4, 4) },
        Row("gigapixels", "a.png") { png(100_000, 100_000) },
        Row("nothing", "a.jpg", text: ""), Row("a head alone", "a.jpg") { Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) },
    ]

    /// The first bytes of a picture.
    private static func png(_ width: UInt32, _ height: UInt32) -> Data {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data(bytes(width) + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: pictures) func picturesEnd(_ row: Row) throws {
        try write(row)
        var problems: [String] = []
        try measured(row) {
            let source = try AssetFolder(folder)
            if let vector = source.vector(named: "a", dark: false) {
                _ = vector.bitmap(filling: vector.size, scale: 2)
            } else {
                _ = source.bitmap(named: "a", scale: 2, dark: false)
            }
            problems = source.problems
        }
        expect(problems, of: row)
    }

    // MARK: What is expected

    private func write(_ row: Row) throws {
        let file = folder.appendingPathComponent(row.name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try row.data().write(to: file)
    }

    /// Megabytes that the process has.
    private var memory: Double {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (words.count > 1 ? Double(words[1]) ?? 0 : 0) * 4096 / 1e6
    }

    private func measured(_ row: Row, _ body: () throws -> Void) throws {
        let (start, before) = (processorSeconds, memory)
        try body()
        let time = processorSeconds - start
        #expect(time < Double(row.limit), "\(row.name), \(row.testDescription): \(time) s")
        // Other tests run at the same time.
        #expect(memory - before < 1000, "\(row.name), \(row.testDescription): \(memory - before) MB")
    }

    private func expect(_ problems: [String], of row: Row) {
        if row.isWrong { #expect(problems.count == 1, "\(row.name), \(row.testDescription): \(problems)") }
        #expect(problems.count <= 1)
        for sentence in problems {
            #expect(sentence.count < 300 && !sentence.contains("\n"), "\(sentence)")
        }
    }
}
