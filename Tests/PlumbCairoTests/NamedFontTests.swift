import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Fonts that views name; Docs/Rules.md, section 24.
@Suite
struct NamedFontTests {
    /// The name of the face in which a text is set.
    private func face(_ name: String, _ engine: PangoTextEngine, weight: Double = 400) -> String {
        let span = TextSpan("Rag", font: FontDescriptor(design: .named(name), size: 17, weight: weight))
        return engine.shape([span]).runs.first?.face.name ?? "none"
    }

    /// A folder with two fonts that are files of the system by other names, and what is no font.
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
        let mono = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-"
        for (file, copy) in [("Regular", "a.ttf"), ("Bold", "Fonts/b.ttf")] {
            try FileManager.default.copyItem(
                atPath: "\(mono)\(file).ttf", toPath: folder.appendingPathComponent(copy).path)
        }
        try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
        try Data().write(to: folder.appendingPathComponent("empty.otf"))
        return folder
    }

    @Test func filesBesideTheSource() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let engine = try PangoTextEngine(sourceFolders: [folder.path])
        #expect(face("JetBrains Mono", engine) == "JetBrains Mono 400")
        #expect(face("JetBrains Mono", engine, weight: 700) == "JetBrains Mono 700")
        // By its PostScript name, a bold font is bold.
        #expect(face("JetBrainsMono-Bold", engine) == "JetBrains Mono 700")
        #expect(
            engine.warnings == [
                "broken.ttf is no font that can be read; it is left out.",
                "empty.otf is no font that can be read; it is left out.",
            ])
    }

    @Test func whatIsNowhereIsInter() throws {
        let engine = try PangoTextEngine()
        #expect(face("No Such Font", engine) == "Inter 400")
        #expect(face("No Such Font", engine) == "Inter 400")
        #expect(engine.warnings == ["The font “No Such Font” is not installed: its text is set in Inter."])
    }

    nonisolated static let names: [(String, FontClass?, Double?, Bool)] = [
        ("Georgia", .serif, nil, false), ("Georgia-BoldItalic", .serif, 700, true),
        ("Menlo-Regular", .monospaced, nil, false),
        ("HelveticaNeue-Light", .sans, 300, false), ("Helvetica Neue", .sans, nil, false),
        ("TimesNewRomanPS-BoldMT", .serif, 700, false),
        ("ArialRoundedMTBold", .rounded, nil, false), ("AvenirNext-DemiBold", .sans, 600, false),
        ("Avenir-Heavy", .sans, 800, false),
        ("SF Pro Rounded", .rounded, nil, false), ("SF Mono", .monospaced, nil, false),
        ("Courier New", .monospaced, nil, false),
        ("Baskerville-Italic", .serif, nil, true), ("Snell Roundhand", nil, nil, false), ("Lobster", nil, nil, false),
        ("", nil, nil, false),
    ]

    @Test(arguments: names)
    func applesNamesHaveAClass(_ name: String, _ design: FontClass?, _ weight: Double?, _ isItalic: Bool) {
        let font = AppleFont(name)
        #expect(font?.design == design)
        #expect(font?.weight == weight)
        #expect(font?.isItalic ?? false == isItalic)
    }

    @Test func anApplesFontIsOfItsClass() throws {
        let engine = try PangoTextEngine()
        #expect(face("Menlo", engine) == "JetBrains Mono 400")
        #expect(face("Menlo-Bold", engine) == "JetBrains Mono 700")
        #expect(face("Avenir Next", engine) == "Inter 400")
        #expect(engine.warnings.allSatisfy { $0.contains("is Apple's and not installed") })
    }

    @Test func roundEndsKeepPlaces() throws {
        let engine = try PangoTextEngine()
        func text(_ design: FontDescriptor.Design) -> ShapedText {
            engine.shape([TextSpan("Rounded 0", font: FontDescriptor(design: design, size: 40))])
        }
        let (plain, round) = (text(.system), text(.rounded))
        #expect(plain.runs.first?.face !== round.runs.first?.face)
        #expect(round.clusters.map(\.text) == plain.clusters.map(\.text))
        #expect(engine.warnings.isEmpty)
        // The letters are about as black, and no higher.
        func ink(_ shaped: ShapedText) throws -> (sum: Int, top: Int) {
            let run = shaped.runs[0]
            var x = 4.0
            let glyphs = run.glyphs.map { glyph in
                defer { x += glyph.advance }
                return GlyphRun.Glyph(id: glyph.id, x: x, y: 0)
            }
            let list = DisplayList(
                size: CGSize(width: 240, height: 60),
                items: [
                    .glyphs(
                        GlyphRun(face: run.face, font: run.font, glyphs: glyphs, text: "", width: x),
                        at: CGPoint(x: 0, y: 45), .color(.black))
                ])
            let bitmap = try CairoRenderer().bitmap(list, scale: 1)
            let alphas = stride(from: 3, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
            let first = alphas.firstIndex { $0 > 60 } ?? 0
            return (alphas.reduce(0, +), first / bitmap.width)
        }
        let (a, b) = (try ink(plain), try ink(round))
        #expect(abs(Double(b.sum) / Double(a.sum) - 1) < 0.08, "\(a) \(b)")
        #expect(abs(a.top - b.top) <= 1)
    }
}
