import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Whether a file of an optional package is there (fonts-noto-cjk, fonts-dejavu-core).
private func hasFont(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: "/usr/share/fonts/\(path)")
}

/// Widths in Inter 4.0 beta 7 (Debian 12), unhinted.
struct TextEngineTests {
    let engine: PangoTextEngine

    init() throws { engine = try PangoTextEngine() }

    private func width(_ text: String, _ font: FontDescriptor = FontDescriptor(size: 17), tracking: Double = 0)
        -> Double
    {
        engine.shape([TextSpan(text, font: font, tracking: tracking)]).clusters.reduce(0) { $0 + $1.advance }
    }

    private func clusters(_ text: String) -> [Cluster] {
        engine.shape([TextSpan(text, font: FontDescriptor(size: 17))]).clusters
    }

    /// Five letters, each set closer by 27.1 ∕ 1000 of 17 points (`InterTracking`).
    private static let hello = 40.69 - 5 * 0.4607

    @Test func helloIsAsWideAsItsOutlines() {
        #expect(abs(width("Hello") - Self.hello) < 0.05)
    }

    @Test(arguments: [1.0, 8.5, 12, 13, 34, 51, 170, 1700])
    func widthIsProportionalToSize(size: Double) {
        /// Of the outlines: what is set between them is not in proportion.
        func outlines(_ size: Double) -> Double {
            let tracking = InterTracking.points(size: size, weight: 400)
            return (width("Hamburgefonstiv", FontDescriptor(size: size)) - 15 * tracking) / size
        }
        #expect(abs(outlines(size) - outlines(17)) < 0.015)
    }

    @Test func everyWeightIsWiderThanTheOneBefore() {
        let widths = stride(from: 100.0, through: 900, by: 50).map {
            width("Hamburgefonstiv", FontDescriptor(size: 17, weight: $0))
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test(.enabled(if: hasFont("truetype/dejavu/DejaVuSerif.ttf"), "no serif font is installed"))
    func italicAndDesignsHaveFacesOfTheirOwn() {
        let fonts = [
            FontDescriptor(size: 17), FontDescriptor(size: 17, isItalic: true),
            FontDescriptor(design: .monospaced, size: 17), FontDescriptor(design: .serif, size: 17),
        ]
        let faces = fonts.map { engine.shape([TextSpan("a", font: $0)]).runs[0].face }
        #expect(Set(faces.map(ObjectIdentifier.init)).count == 4, "\(faces.map(\.name))")
        #expect(faces[0].name == "Inter 400")
        #expect(faces[2].name == "JetBrains Mono 400")
        #expect(faces[3].name.contains("Serif"))
        #expect(abs(width("iiii", fonts[2]) - width("MMMM", fonts[2])) < 0.01)
        #expect(engine.warnings.isEmpty)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let font = FontDescriptor(size: 17, hasMonospacedDigits: true)
        #expect(abs(width("1111", font) - width("8888", font)) < 0.01)
        #expect(width("1111") < width("8888"))
    }

    @Test(arguments: [FontDescriptor.Design.system, .monospaced])
    func arrowsOfASCIIStayAsTheyAreWritten(design: FontDescriptor.Design) {
        let font = FontDescriptor(design: design, size: 17)
        let glyphs = engine.shape([TextSpan("->-x>", font: font)]).runs[0].glyphs.map(\.id)
        #expect(glyphs[0] == glyphs[2] && glyphs[1] == glyphs[4])
    }

    @Test func trackingIsAddedAfterEveryCharacter() {
        #expect(abs(width("Hello", tracking: 2) - width("Hello") - 10) < 0.01)
        #expect(abs(width("👩‍👩‍👧‍👦e\u{301}", tracking: 2) - width("👩‍👩‍👧‍👦e\u{301}") - 4) < 0.01)
    }

    @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "e\u{301}", "❤️", "1️⃣", "é", "நி"])
    func aCharacterIsOneCluster(character: String) {
        #expect(clusters(character).map(\.text) == [character])
        #expect(clusters("a\(character)b").map(\.text) == ["a", character, "b"])
    }

    @Test(
        arguments: [
            ("one two", [.none, .none, .none, .allowed, .none, .none]),
            ("秒蛙种子", [.allowed, .allowed, .allowed]),
            ("a-b", [.none, .allowed]),
            ("a\u{A0}b", [.none, .none]),
            ("a\nb", [.none, .mandatory]),
            ("a\r\nb", [.none, .mandatory]),
            ("a\n", [.none, .mandatory]),
            ("a\u{2028}b", [.none, .mandatory]),
        ] as [(String, [Cluster.Break])])
    func breaks(text: String, expected: [Cluster.Break]) {
        let clusters = clusters(text)
        #expect(Array(clusters.map(\.breakAfter).prefix(expected.count)) == expected)
        #expect(clusters.filter { $0.breakAfter == .mandatory }.allSatisfy { $0.advance == 0 && $0.isWhitespace })
    }

    @Test func clustersHoldTheWholeTextInOrder() {
        let text = "Hello, שלום 123 مرحبا! 👩‍👩‍👧‍👦\tfi ffl\n秒蛙种子, Ünïcôdé e\u{301}\u{0}end"
        let joined = clusters(text).map(\.text).joined()
        #expect(joined == text.replacingOccurrences(of: "\u{0}", with: " "))
    }

    @Test(arguments: [("שלום", true), ("مرحبا", true), ("Hello שלום", false), ("שלום Hello", true), ("123", false)])
    func direction(text: String, isRightToLeft: Bool) {
        let shaped = engine.shape([TextSpan(text, font: FontDescriptor(size: 17))])
        #expect(shaped.isRightToLeft == isRightToLeft)
        for cluster in shaped.clusters where (cluster.text.unicodeScalars.first?.value ?? 0) >= 0x590 {
            #expect(shaped.runs[cluster.run].level % 2 == 1)
        }
    }

    @Test func spansKeepTheirFontsAndOffsets() {
        let shaped = engine.shape([
            TextSpan("Bold", font: FontDescriptor(size: 17, weight: 700)),
            TextSpan("", font: FontDescriptor(size: 17)),
            TextSpan("\nup", font: FontDescriptor(size: 17), baselineOffset: 5),
            TextSpan(" same", font: FontDescriptor(size: 17)),
        ])
        #expect(shaped.clusters.map { shaped.runs[$0.run].span } == [0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 3, 3])
        #expect(shaped.runs.filter { $0.span == 2 }.flatMap(\.glyphs).map(\.yOffset) == [-5, -5])
    }

    @Test func lineMetricsAreThoseOfSFPro() {
        for design in [FontDescriptor.Design.system, .serif, .rounded, .monospaced, .named("No Such Family")] {
            let metrics = engine.metrics(of: FontDescriptor(design: design, size: 17))
            #expect(abs(metrics.ascent + metrics.descent + metrics.leading - 20.287) < 0.001)
            #expect(abs(metrics.capHeight - 11.978) < 0.001)
            let styled = engine.metrics(of: FontDescriptor(design: design, size: 17, leading: 1.5))
            #expect(styled.leading == 1.5 && styled.lineHeight == metrics.lineHeight)
        }
    }

    /// A family that is there under its own name has its own measures: DejaVu Sans, hhea ascent 1901, descent 483, line
    /// gap 0, cap height 1493 of 2048.
    @Test(.enabled(if: hasFont("truetype/dejavu/DejaVuSans.ttf"), "fonts-dejavu-core is not installed"))
    func aFamilyByNameHasItsOwnLineMetrics() {
        let metrics = engine.metrics(of: FontDescriptor(design: .named("DejaVu Sans"), size: 2048, leading: 7))
        #expect(abs(metrics.ascent - 1901) < 2 && abs(metrics.descent - 483) < 2 && metrics.leading == 0)
        #expect(abs(metrics.capHeight - 1493) < 3)
    }

    /// Docs/Rules.md, section 19: letters that come from another font, and pictures of letters, change neither the
    /// height of a line nor where its baseline is. Apple's systems were not measured there.
    @Test(arguments: ["a", "漢字かな", "한국어", "مرحبا", "שלום", "👩‍👩‍👧‍👦 👍🏽", "aあא👍", "नमस्ते", "\u{10FFFF}", ""])
    func linesOfOtherScriptsKeepTheirPlace(text: String) {
        for (size, leading) in [(17.0, 1.712890625), (17, 0), (34, 0.42578125)] {
            let font = FontDescriptor(size: size, leading: leading)
            let spans = [TextSpan("\(text)\n\(text) x\n\(text)", font: font)]
            let options = TextLayoutOptions(lineMetrics: engine.lineMetrics(of: spans), pixel: 1.0 / 3)
            let shaped = engine.shape(spans)
            let layout = TextLayout(shaped, options: options, proposedWidth: nil, proposedHeight: nil) { _ in shaped }
            let latin = [TextSpan("a\na\na", font: font)]
            let other = TextLayout(engine.shape(latin), options: options, proposedWidth: nil, proposedHeight: nil) {
                _ in shaped
            }
            #expect(layout.size.height == other.size.height)
            #expect(layout.lines.map(\.baseline) == other.lines.map(\.baseline))
        }
    }

    /// A line with a custom font on it has the larger ascent and descent of both; the lines around keep their own.
    @Test(.enabled(if: hasFont("truetype/dejavu/DejaVuSans.ttf"), "fonts-dejavu-core is not installed"))
    func linesWithACustomFontHaveTheLargerMeasures() {
        let body = FontDescriptor(size: 20)
        let custom = FontDescriptor(design: .named("DejaVu Sans"), size: 40)
        let spans = [
            TextSpan("one\ntwo ", font: body), TextSpan("漢 three", font: custom), TextSpan("\nfour", font: body),
        ]
        let options = TextLayoutOptions(lineMetrics: engine.lineMetrics(of: spans), pixel: 0)
        let shaped = engine.shape(spans)
        let lines = TextLayout(shaped, options: options, proposedWidth: nil, proposedHeight: nil) { _ in shaped }.lines
        let (ascent, descent) = (40 * 1901.0 / 2048, 40 * 483.0 / 2048)
        #expect(lines.count == 3)
        #expect(abs(lines[0].baseline - 19.04296875) < 0.01)
        #expect(abs(lines[1].baseline - (23.8671875 + ascent)) < 0.05)
        #expect(abs(lines[2].baseline - (23.8671875 + ascent + descent + 19.04296875)) < 0.1)
    }

    @Test(.enabled(if: hasFont("truetype/dejavu/DejaVuSansMono.ttf"), "fonts-dejavu-core is not installed"))
    func aFamilyOfTheSystemIsFoundByName() {
        let font = FontDescriptor(design: .named("DejaVu Sans Mono"), size: 17)
        #expect(abs(width("iiii", font) - width("MMMM", font)) < 0.01)
        #expect(engine.warnings.isEmpty)
    }

    @Test func smallCapitalsThatAreNotThereAreNotedOnce() {
        for design in [FontDescriptor.Design.system, .rounded] {
            let font = FontDescriptor(design: design, size: 17, hasSmallCaps: true)
            #expect(width("Hello", font) == width("Hello", FontDescriptor(design: design, size: 17)))
        }
        #expect(engine.warnings.count == 1 && engine.warnings[0].hasPrefix("Inter has no small capitals: "))
    }

    @Test func aMissingFamilyIsSetInInterAndNotedOnce() {
        let font = FontDescriptor(design: .named("No Such Family"), size: 17)
        #expect(abs(width("Hello", font) - Self.hello) < 0.05)
        #expect(abs(width("Hello!", font) - width("Hello!")) < 0.001)
        #expect(engine.warnings == ["The font “No Such Family” is not installed: its text is set in Inter."])
    }

    @Test func withoutInterThereIsOneSentence() {
        #expect(
            throws: FontError.self, performing: { try PangoTextEngine(fontFolders: ["/nowhere"]) })
        do {
            _ = try PangoTextEngine(fontFolders: ["/nowhere"])
        } catch {
            #expect(error.description.contains("fonts-inter-variable"))
        }
    }

    @Test(arguments: [0.0, -5, .nan, .infinity, 1e12])
    func absurdSizesDoNotTrap(size: Double) {
        let font = FontDescriptor(size: size, weight: size)
        #expect(engine.shape([TextSpan("Hello", font: font, tracking: size)]).clusters.count == 5)
        #expect(engine.metrics(of: font).ascent >= 0)
    }

    @Test(.enabled(if: hasFont("opentype/noto/NotoSansCJK-Regular.ttc"), "fonts-noto-cjk is not installed"))
    func chineseIsSimplifiedUnlessTheTextIsJapanese() {
        func face(_ text: String) -> String {
            engine.shape([TextSpan(text, font: FontDescriptor(size: 17))]).runs[0].face.name
        }
        #expect(face("骨").contains("SC"))
        #expect(face("骨のテキスト").contains("JP"))
        #expect(face("骨은").contains("KR"))
    }

    @Test func theSameSpansAreShapedOnce() {
        let spans = [TextSpan(String(repeating: "lorem ipsum ", count: 2000), font: FontDescriptor(size: 17))]
        let first = ContinuousClock().measure { _ = engine.shape(spans) }
        let second = ContinuousClock().measure { _ = engine.shape(spans) }
        #expect(second < first / 10)
    }
}
