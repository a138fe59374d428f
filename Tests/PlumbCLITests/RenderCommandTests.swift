import Foundation
import Testing

/// Pictures, and that there are whole ones or none.
struct RenderCommandTests {
    private static let views = """
        struct A: View { var body: some View { Text("abc") } }
        enum Outer { struct B: View { var body: some View { Text("ab") } } }
        """

    /// Width and height in the header of a PNG file.
    private func pixels(_ url: URL) throws -> [Int] {
        let data = [UInt8](try Data(contentsOf: url))
        try #require(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) && data.count > 24)
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func thePictureHasTheSizeThatTheViewAnswers() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", Self.views, ["--view", "A", "--text", "fixed", "--scale", "3", "-o", "a.png"])
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.errors.isEmpty)
        #expect(try pixels(folder.url.appendingPathComponent("a.png")) == [90, 60])
        #expect(folder.names == ["Views.swift", "a.png"])
    }

    @Test func allGoIntoAFolder() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.views, ["--all", "--text", "fixed", "-o", "new/pictures"])
        #expect(run.status == 0)
        let pictures = folder.url.appendingPathComponent("new/pictures")
        #expect(try pixels(pictures.appendingPathComponent("A.png")) == [60, 40])
        #expect(try pixels(pictures.appendingPathComponent("Outer.B.png")) == [40, 40])
    }

    /// A view as vectors: text stays text unless outlines are asked for.
    @Test func vectors() throws {
        let folder = try ScratchFolder()
        func file(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
        }
        let svg = try folder.plumb("render", Self.views, ["--view", "A", "--size", "fit", "-o", "a.svg"])
        #expect(svg.status == 0 && svg.errors.isEmpty, "\(svg.errors)")
        let text = try file("a.svg")
        #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n"))
        #expect(text.contains(">a<tspan") && text.contains(">bc</tspan></text>"), "\(text)")
        let outlines = try folder.plumb("render", Self.views, ["--view", "A", "--outlines", "-o", "b.svg"])
        #expect(outlines.status == 0 && outlines.errors.isEmpty, "\(outlines.errors)")
        #expect(!(try file("b.svg")).contains("<text"))
        let pdf = try folder.plumb("render", Self.views, ["--all", "--format", "pdf", "-o", "pages"])
        #expect(pdf.status == 0, "\(pdf.errors)")
        #expect(try file("pages/Outer.B.pdf").hasPrefix("%PDF-"))
        let piped = try folder.plumb(
            "render", Self.views, ["--view", "A", "--size", "fit", "--format", "svg", "-o", "-"])
        #expect(piped.status == 0 && piped.output == text)
    }

    /// Files are called what the preview is called, though its name for `--view` has to differ from the view's.
    @Test func titles() throws {
        let view = """
            struct Card: View { var body: some View { Text("a") } }
            #Preview("Card") { Card() }
            """
        for (name, title) in [("Card", "Card"), ("Card 2", "Card")] {
            let run = try ScratchFolder().plumb("render", view, ["--view", name, "--format", "svg", "-o", "-"])
            #expect(run.output.contains("<title>\(title)</title>"), "\(run.errors)")
        }
    }

    /// Pictures in other formats are those of the PNG.
    @Test(arguments: [("a.jpg", [0xFF, 0xD8, 0xFF]), ("a.webp", Array("RIFF".utf8))])
    func otherFormats(_ name: String, _ mark: [UInt8]) throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.views, ["--view", "A", "--size", "fit", "-o", name])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)).starts(with: mark))
    }

    /// What becomes a picture is told.
    @Test func whatSVGHasNoWordsFor() throws {
        let folder = try ScratchFolder()
        let view = """
            struct Wheel: View {
                var body: some View { AngularGradient(colors: [.red, .blue], center: .center).frame(width: 40, height: 40) }
            }
            """
        let run = try folder.plumb("render", view, ["--size", "fit", "-o", "a.svg"])
        #expect(run.status == 0)
        #expect(
            run.errors == "note: SVG has no words for angular gradients: they are pictures of 3 pixels to a point\n",
            "\(run.errors)")
    }

    @Test(arguments: [
        (["-o", "a.png", "--outlines"], "--outlines is for SVG; let the output end in .svg, or give --format svg"),
        (["-o", "a.png", "--format", "svg"], "a.png is no name of a .svg; let it end so, or leave --format out"),
        (["-o", "a.gif", "--duration", "1", "--format", "pdf"], "--format is for pictures; leave it out in a film"),
    ])
    func wrongFormats(_ options: [String], _ sentence: String) throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.views, ["--view", "A"] + options)
        #expect(run.status == 2 && run.sentence.contains(sentence), "\(run.errors)")
        #expect(folder.names == ["Views.swift"])
    }

    @Test func oneViewThatCannotBeDrawnDoesNotKeepTheOthersBack() throws {
        let folder = try ScratchFolder()
        let views =
            "struct Wide: View { var body: some View { Color.red.frame(width: 99_999, height: 1) } }\n" + Self.views
        let run = try folder.plumb("render", views, ["--all", "-o", "pictures"])
        #expect(run.status == 1)
        #expect(run.errorLines.count == 1)
        #expect(run.sentence.hasPrefix("plumb: Views.swift: Wide is 99999 × 1 points, more than"))
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent("pictures").path)
        #expect(pictures.sorted() == ["A.png", "Outer.B.png"])
    }

    @Test func anOldPictureStaysWhenThereIsNoNewOne() throws {
        let folder = try ScratchFolder()
        try folder.write("old", to: "a.png")
        let trap = "struct A: View { var body: some View { Text({ () -> String in fatalError() }()) } }"
        #expect(try folder.plumb("render", trap, ["-o", "a.png"]).status == 1)
        #expect(try String(contentsOf: folder.url.appendingPathComponent("a.png"), encoding: .utf8) == "old")
        #expect(folder.names == ["Views.swift", "a.png"])
    }

    @Test(arguments: [
        ("Text(\"\")", "A is 0 × 20 points, there is nothing to draw; give it a frame, or another --size"),
        (
            "Text(\"a\").frame(width: 20000, height: 20)",
            "A is 20000 × 20 points, more than 32767 pixels at scale 2; give it a frame, or lower --scale"
        ),
    ]) func aSizeThatNoPictureCanHave(_ body: String, _ sentence: String) throws {
        let folder = try ScratchFolder()
        let view = "struct A: View { var body: some View { \(body) } }"
        let run = try folder.plumb("render", view, ["--text", "fixed", "-o", "a.png"])
        #expect(run.status == 1)
        #expect(run.errorLines == ["plumb: Views.swift: \(sentence)"])
        #expect(folder.names == ["Views.swift"])
    }

    @Test func aWarningIsPrintedOnceForAPlaceAndIsAnErrorWhereAsked() throws {
        let folder = try ScratchFolder()
        let views = """
            struct A: View {
                var body: some View { VStack { Color.red; ForEach(0..<2) { _ in Image("none") }; Image("none") } }
            }
            """
        let run = try folder.plumb("render", views, ["-o", "a.png"])
        #expect(run.status == 0)
        #expect(run.errorLines.count == 2)
        for (line, place) in zip(run.errorLines, ["3:69", "3:86"]) {
            #expect(line.hasPrefix("Views.swift:\(place): warning: ") && line.contains("none"), "\(line)")
        }
        #expect(folder.names == ["Views.swift", "a.png"])

        let strict = try folder.plumb("render", views, ["--strict", "-o", "b.png"])
        #expect(strict.status == 1)
        #expect(strict.sentence == "plumb: Views.swift has 2 warnings, which --strict makes errors")
        #expect(folder.names == ["Views.swift", "a.png"])
    }

    /// Each finding has a number, a frame, and its sentence; what stands out of the room, stripes.
    @Test func findingsAreDrawnAndSaid() throws {
        let folder = try ScratchFolder()
        let views = """
            struct A: View {
                var body: some View {
                    HStack { Text("Left"); Divider(); Text("Right") }.frame(width: 300)
                }
            }
            """
        let plain = try folder.plumb("render", views, ["--size", "200x100", "-o", "plain.png"])
        #expect(plain.status == 0)
        let run = try folder.plumb("render", views, ["--size", "200x100", "--lint", "-o", "a.png"])
        #expect(run.status == 0)
        #expect(run.errors.contains("1  Views.swift:"))
        #expect(run.errors.contains("[overflow]"), "\(run.errors)")
        let (a, b) = (try Picture(folder, "plain.png"), try Picture(folder, "a.png"))
        #expect(a.size == b.size)
        // The side of the picture is white, and then striped red.
        #expect((0..<a.height).allSatisfy { a.pixel(2, $0) == "#ffffffff" })
        #expect((0..<b.height).contains { b.pixel(2, $0) == "#ff3b30ff" })
        let film = try folder.plumb("render", views, ["--lint", "--duration", "1", "-o", "a.gif"])
        #expect(film.status == 2)
    }

    @Test func assetsLieBesideTheFileOrWhereTheCallSays() throws {
        let folder = try ScratchFolder()
        let first = try folder.plumb(
            "render", "struct A: View { var body: some View { Text(\"picture\") } }", ["-o", "dot.png"])
        #expect(first.status == 0)
        for name in ["Assets", "elsewhere"] {
            let home = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: folder.url.appendingPathComponent("dot.png"), to: home.appendingPathComponent("\(name)-dot.png"))
        }
        func warnings(_ image: String, _ options: [String]) throws -> String {
            try folder.plumb(
                "render", "struct A: View { var body: some View { Image(\"\(image)\") } }", options + ["-o", "b.png"]
            ).errors
        }
        #expect(try warnings("Assets-dot", []).isEmpty)
        #expect(try warnings("elsewhere-dot", ["--assets", "elsewhere"]).isEmpty)
        #expect(try warnings("elsewhere-dot", []).contains("elsewhere-dot"))
    }

    /// Names that Xcode makes from a catalogue, folders with a namespace too; what the file declares itself stays.
    @Test func namesOfTheCatalogueAreSwift() throws {
        let folder = try ScratchFolder()
        let catalogue = folder.url.appendingPathComponent("Assets.xcassets")
        func add(_ path: String, _ text: String) throws {
            let file = catalogue.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let color = #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#
        for name in ["Brand Blue", "MossColor", "own", "Theme/dusk"] {
            try add("\(name).colorset/Contents.json", color)
        }
        try add("Theme/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try add("2ndLeaf.imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]}"#)
        try add("2ndLeaf.imageset/a.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#)
        let run = try folder.plumb(
            "render",
            """
            extension Color { static let own = Color.green }
            struct A: View {
                var body: some View {
                    VStack {
                        Image(._2ndLeaf)
                        Color(.brandBlue)
                        Color.moss
                        Color.own
                        Color(.Theme.dusk)
                        Text("a").foregroundStyle(.brandBlue)
                    }
                }
            }
            """, ["-o", "b.png", "--strict"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
    }
}
