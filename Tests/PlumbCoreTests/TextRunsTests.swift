import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Stretches of text with styles of their own; Docs/Rules.md, section 21. Fixed engine: 10 × 20 a character, ascent 16.
@Suite @MainActor
struct TextRunsTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("texts joined", in: nil, nil, size: [40, 20]) { Text("ab") + Text("cd").bold() },
        // They break as one paragraph: "aa bb " and "cc".
        LayoutCase("joined texts break as one", in: 60, nil, size: [60, 40]) { Text("aa ") + Text("bb cc") },
        LayoutCase("tracking", in: nil, nil, size: [36, 20]) { Text("abc").tracking(2) },
        LayoutCase("kerning", in: nil, nil, size: [36, 20]) { Text("abc").kerning(2) },
        LayoutCase("tracking wins", in: nil, nil, size: [33, 20]) { Text("abc").kerning(2).tracking(1) },
        LayoutCase("of the view around", in: nil, nil, size: [36, 20]) { VStack { Text("abc") }.kerning(2) },
        LayoutCase("the text's own wins", in: nil, nil, size: [33, 20]) {
            Text("abc").kerning(1).environment(\.tracking, 2)
        },
        // A bitmap would stand on the baseline; a symbol is as wide as itself.
        LayoutCase("a missing picture has no width but its own", in: nil, nil, size: [20, 20]) {
            Text("a\(Image(systemName: "no such symbol"))b")
        },
        LayoutCase("upper case is measured", in: nil, nil, size: [60, 20]) { Text("straße").textCase(nil) },
        LayoutCase("ß grows", in: nil, nil, size: [70, 20]) { Text("straße").textCase(.uppercase) },
        LayoutCase("markdown is not measured", in: nil, nil, size: [80, 20]) {
            Text("**a** _b_ `c` ~~d~~").monospaced().lineLimit(1).frame(width: 80)
        },
        LayoutCase("markup is gone", in: nil, nil, size: [70, 20]) { Text("**a** _b_ `c` ~~d~~") },
        LayoutCase("verbatim stays", in: nil, nil, size: [50, 20]) { Text(verbatim: "**a**") },
        LayoutCase("a string stays", in: nil, nil, size: [50, 20]) { Text(String("**a**")) },
        LayoutCase("a key made of a string is read", in: nil, nil, size: [10, 20]) { Text(.init("**a**")) },
        LayoutCase("values are not read", in: nil, nil, size: [50, 20]) {
            let stars = "**a**"
            Text("\(stars)")
        },
    ]

    @Test(arguments: cases)
    func lays(_ example: LayoutCase) { example.check() }

    /// Pieces as `text` or `text|traits`.
    private func dump(_ text: Text) -> String {
        text.pieces.map { piece in
            guard let own = piece.styling?.styling else { return "[\(piece.text)]" }
            var traits = ""
            if own.traits.isBold == true { traits += "b" }
            if own.traits.isItalic == true { traits += "i" }
            if own.traits.isMonospaced == true { traits += "m" }
            if case .some(.some) = own.strikethrough { traits += "s" }
            if case .some(.some) = own.underline { traits += "u" }
            if own.paint != nil { traits += "c" }
            if let link = own.link { traits += "→\(link.absoluteString)" }
            return "[\(piece.text)|\(traits)]"
        }.joined()
    }

    @Test func markdownIsReadInKeys() {
        let name = "*Ann*"
        let id = 7
        #expect(dump(Text("plain")) == "[plain]")
        #expect(dump(Text("Hi **\(name)**, _you_")) == "[Hi ][*Ann*|b][, ][you|i]")
        #expect(dump(Text("[page](https://a.b/\(id)?q=1)")) == "[page|→https://a.b/7?q=1]")
        #expect(dump(Text("**a \(Text("b").italic()) c**")) == "[a |b][b|bi][ c|b]")
        #expect(dump(Text("**a** b").italic()) == "[a|bi][ b|i]")
        #expect(dump(Text("[a](u) b").foregroundColor(.red)) == "[a|→u][ b|c]")
        #expect(dump(Text("100% **of** \(id)%")) == "[100% ][of|b][ 7%]")
        #expect(dump(Text("100%")) == "[100%]")
        #expect(dump(Text("# no *heading*\n- nor list")) == "[# no ][heading|i][\n- nor list]")
        #expect(dump(Text("")) == "[]")
        #expect(dump(Text("\(name)\(id)")) == "[*Ann*7]")
    }

    @Test func numbersStandInTextAsTheLocaleWritesThem() {
        #expect(Text("\(1_234_567)").pieces.map(\.text) == ["1,234,567"])
        #expect(Text("\(-5)").pieces.map(\.text) == ["-5"])
        #expect(Text("\(1.5)").pieces.map(\.text) == ["1.500000"])
        #expect(Text("\(1.256, specifier: "%.2f") km").pieces.map(\.text) == ["1.26 km"])
        #expect(Text("\(7, specifier: "%03d")").pieces.map(\.text) == ["007"])
        #expect(Text("\(1.5, format: .percent)").pieces.map(\.text) == ["150%"])
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de_DE")
        #expect(TextResolver(Text("\(1_234_567)"), in: german).pieces.map(\.text) == ["1.234.567"])
        #expect(TextResolver(Text(1_234.5, format: .number), in: german).pieces.map(\.text) == ["1.234,5"])
    }

    /// What C would do with these nobody knows.
    @Test(arguments: [
        ("%s", "7"), ("%@", "7"), ("%.2f", "7"), ("%n", "%n"), ("%d %d", "7 %d"), ("%9999999999d", "%9999999999d"),
        ("", ""), ("%", "%"),
        ("%*d", "%*d"), ("%5d", "    7"), ("%-3d|", "7  |"), ("%x", "7"), ("%%%d", "%7"), ("%lld", "7"),
    ])
    func wrongSpecifiersEnd(_ specifier: String, _ words: String) {
        #expect(Text("\(7, specifier: specifier)").pieces.map(\.text).joined() == words)
    }

    /// The marks of a view, without their colours.
    private func marks<V: View>(_ view: V) -> [String] {
        hostOf(view, in: 100, 20).displayList().text.split(separator: "\n").map(String.init)
    }

    // Size 17 at scale 2: 0.05859 · 17 = 0.996 pt = 1.99 px: 2 px, 1 pt. The line under stands 16 + 0.15137 · 17 =
    // 18.57 from the top: 37.1 px, so 37 px. The one through: 16 − 8.948 / 2 − 0.5 = 11.03: 22 px.
    @Test func linesStandUnderAndThroughTexts() {
        let text = Text("ab").frame(width: 100, height: 20, alignment: .leading)
        #expect(marks(text).count == 1)
        #expect(marks(text.underline()).first == "fill [0 18.5 20 1] #000000")
        #expect(marks(text.underline())[1].hasPrefix("glyphs"))
        #expect(marks(text.strikethrough(color: .red)).last?.hasPrefix("fill [0 11 20 1] #ff3b30") == true)
        #expect(marks(text.strikethrough())[0].hasPrefix("glyphs"))
        #expect(marks(text.underline(false).underline()).count == 1)
        #expect(marks(Text("ab").underline(false).underline().underline()).count == 1)
        // Joined texts decorated alike share a line.
        let joined = (Text("a").underline() + Text("b").bold().underline()).frame(
            width: 100, height: 20, alignment: .leading)
        #expect(marks(joined).first == "fill [0 18.5 20 1] #000000")
        #expect(marks(joined).count == 3)
        // Another colour is another line.
        let two = (Text("a").underline(color: .red) + Text("b").underline()).frame(
            width: 100, height: 20, alignment: .leading)
        #expect(marks(two).count == 4)
    }

    @Test(arguments: [
        (Text.LineStyle.Pattern.dot, [3.0, 3.0]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
        (.dashDotDot, [10, 3, 3, 3, 3, 3]),
    ])
    func patternsAreDashes(_ pattern: Text.LineStyle.Pattern, _ dashes: [Double]) {
        let view = Text("ab").underline(pattern: pattern).frame(width: 100, height: 20, alignment: .leading)
        let strokes = hostOf(view, in: 100, 20).displayList().items.compactMap { item -> StrokeStyle? in
            if case .stroke(_, _, let style) = item { return style }
            return nil
        }
        #expect(strokes.map { $0.dash.map { Double($0) } } == [dashes])
        #expect(strokes.map(\.lineWidth) == [1])
    }

    @Test func paintsAreTheRuns() {
        let text = Text("a").foregroundStyle(.red) + Text("b").foregroundColor(.green).foregroundColor(.red) + Text("c")
        let colors = marks(text.foregroundStyle(.blue)).map { $0.suffix(7) }
        #expect(colors == ["#ff3b30", "#34c759", "#007aff"])
    }

    /// The font of each span.
    private func fonts<V: View>(_ view: V) -> [FontDescriptor] {
        hostOf(view).displayList().items.compactMap { item in
            if case .glyphs(let run, _, _) = item { return run.font }
            return nil
        }
    }

    @Test func fontsAreTheRuns() {
        #expect(fonts(Text("a")).map(\.weight) == [400])
        // The bold trait: semibold, but bold for titles and fonts by size. A weight wins.
        #expect(fonts(Text("a").bold()).map(\.weight) == [600])
        #expect(fonts(Text("a").bold().font(.title)).map(\.weight) == [700])
        #expect(fonts(Text("a").font(.system(size: 20).bold())).map(\.weight) == [700])
        #expect(fonts(Text("a").bold().fontWeight(.heavy)).map(\.weight) == [800])
        #expect(fonts(VStack { Text("a").bold(false) + Text("b") }.bold()).map(\.weight) == [400, 600])
        #expect(fonts(Text("a").font(.headline)).map(\.weight) == [600])
        #expect(fonts(VStack { Text("a").italic(false) + Text("b") }.italic()).map(\.isItalic) == [false, true])
        #expect(fonts(Text("a").textScale(.secondary)).map(\.size).map { ($0 * 10).rounded() } == [136])
        #expect(fonts(Text("a").textScale(.secondary, isEnabled: false)).map(\.size) == [17])
        #expect(fonts(VStack { Text("a") }.textScale(.secondary)).map(\.size).map { ($0 * 10).rounded() } == [136])
        #expect(fonts(Text("a").monospaced()).map(\.design) == [.monospaced])
        #expect(fonts(VStack { Text("a").monospaced(false) }.monospaced()).map(\.design) == [.system])
        #expect(fonts(Text("a").fontDesign(.serif)).map(\.design) == [.serif])
        #expect(fonts(Text("a").monospacedDigit()).map(\.hasMonospacedDigits) == [true])
        for (width, factor) in [(Font.Width.compressed, 0.7), (.condensed, 0.85), (.standard, 1), (.expanded, 1.2)] {
            #expect(fonts(Text("a").fontWidth(width)).map(\.width).isClose(to: [factor]))
            #expect(fonts(VStack { Text("a") }.fontWidth(width)).map(\.width).isClose(to: [factor]))
            #expect(fonts(Text("a").font(.body.width(width))).map(\.width).isClose(to: [factor]))
        }
        #expect(fonts(Text("a").textSelection(.enabled)) == fonts(Text("a")))
        #expect(fonts(Text("a").fontWidth(.init(.nan))).map(\.width) == [1])
        #expect(fonts(Text("a").fontWidth(.init(1e9))).map(\.width) == [2])
    }

    @Test func picturesStandInLines() {
        // A symbol's width is what it has beside the text.
        let symbol = hostOf(Image(systemName: "star.fill"), in: nil, nil).layout().size.width
        let text = hostOf(Text("a\(Image(systemName: "star.fill"))b"), in: nil, nil)
        #expect([Double(text.layout().size.width)].isClose(to: [20 + Double(symbol)]))
        #expect(marks(Text("a\(Image(systemName: "star.fill"))b")).count > 2)
        #expect(hostOf(Text(Image(systemName: "star.fill")), in: nil, nil).layout().size.width == symbol)
        let red = marks(Text(Image(systemName: "star.fill")).foregroundStyle(.red))
        #expect(red.contains { $0.contains("#ff3b30") })
    }

    // MARK: Links

    @Test func linksOpen() {
        var opened: [String] = []
        var taps = 0
        let view = Text("ab [cd](https://swift.org) ef").environment(
            \.openURL,
            OpenURLAction { url in
                opened.append(url.absoluteString)
                return .handled
            }
        ).onTapGesture { taps += 1 }
        // "ab cd ef" is 80 × 20: the link from 30 to 50.
        let host = hostOf(view, in: 100, 20)
        _ = host.tap(at: CGPoint(x: 40, y: 10))
        #expect(opened == ["https://swift.org"])
        #expect(taps == 0)
        _ = host.tap(at: CGPoint(x: 10, y: 10))
        #expect(opened.count == 1)
        #expect(taps == 1)
        #expect(host.checkInvariants() == [])
    }

    @Test func linksHaveTheTintAndNoLine() {
        let colors = marks(Text("a [b](u)").foregroundStyle(.red)).map { $0.suffix(7) }
        #expect(colors == ["#ff3b30", "#007aff"])
        #expect(marks(Text("a [b](u)").tint(.green)).map { $0.suffix(7) } == ["#000000", "#34c759"])
    }

    @Test func aTextThatIsNoLinkAnyMoreOpensNothing() {
        var opened = 0
        let action = OpenURLAction { _ in
            opened += 1
            return .handled
        }
        let host = hostOf(AnyView(Text("[ab](u)").environment(\.openURL, action)), in: 20, 20)
        _ = host.tap(at: CGPoint(x: 10, y: 10))
        host.setRoot(AnyView(Text("ab").environment(\.openURL, action)))
        _ = host.tap(at: CGPoint(x: 10, y: 10))
        #expect(opened == 1)
    }

    @Test func aMegabyteOfMarkdownIsASentence() {
        let host = hostOf(Text(.init(String(repeating: "**a** ", count: 180_000))).lineLimit(1))
        host.layout()
        #expect(host.diagnostics.map(\.message).filter { $0.contains("KB of Markdown") }.count == 1)
    }
}

/// `AttributedString` with the attributes that texts draw.
@Suite @MainActor
struct AttributedTextTests {
    private func pieces(_ string: AttributedString) -> [TextPiece] { Text(string).pieces }

    @Test func attributesAreTaken() {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .red
        string.backgroundColor = .yellow
        string.underlineStyle = .single
        string.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
        string.kern = 1
        string.tracking = 2
        string.baselineOffset = 3
        string.link = URL(string: "https://swift.org")
        let own = pieces(string)[0].styling?.styling
        #expect(own?.font == .title)
        #expect(own?.background == .yellow)
        #expect(own?.underline == .some(.some(.single)))
        #expect(own?.strikethrough == .some(.some(Text.LineStyle(pattern: .dot, color: .blue))))
        #expect(own?.kerning == 1 && own?.tracking == 2 && own?.baselineOffset == 3)
        #expect(own?.link?.absoluteString == "https://swift.org")
        #expect(own?.paint != nil)
    }

    @Test func runsBeatModifiers() {
        var string = AttributedString("a")
        string.foregroundColor = .red
        let list = hostOf(Text(string + AttributedString("b")).foregroundColor(.green).foregroundStyle(.blue))
            .displayList()
        #expect(list.text.split(separator: "\n").map { $0.suffix(7) } == ["#ff3b30", "#34c759"])
    }

    @Test func backgroundsAreAsHighAsTheLine() {
        var string = AttributedString("ab")
        string.backgroundColor = .yellow
        let view = Text(string + AttributedString("c")).frame(width: 100, height: 20, alignment: .leading)
        #expect(hostOf(view, in: 100, 20).displayList().text.hasPrefix("fill [0 0 20 20] #ffcc00\nglyphs"))
    }

    @Test func markdownIsRead() throws {
        let string = try AttributedString(markdown: "a **b**\n\n[c](d)", baseURL: URL(string: "https://e.f/"))
        #expect(string.runs.map { String(string[$0.range].characters) } == ["a ", "b", "c"])
        #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
        #expect(string.runs.map(\.link?.absoluteString) == [nil, nil, "https://e.f/d"])
        #expect(
            string.runs.map { $0.presentationIntent?.components.map(\.kind) } == [
                [.paragraph], [.paragraph], [.paragraph],
            ])
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let kept = try AttributedString(markdown: "a\n\n*b*", options: inline)
        #expect(String(kept.characters) == "a\n\nb")
        let flat = try AttributedString(
            markdown: "# a\n*b*", options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(flat.characters) == "# a b")
        let long = String(repeating: "*a* ", count: 300_000)
        #expect(throws: (any Error).self) { try AttributedString(markdown: long) }
        let partial = try AttributedString(
            markdown: long, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(partial.characters.count == 1_200_000)
        #expect(String(try AttributedString(markdown: Data("_a_".utf8)).characters) == "a")
    }

    @Test func intentsAreDrawn() throws {
        let string = try AttributedString(markdown: "*a* **b** `c` ~~d~~")
        let styles = pieces(string).compactMap { $0.styling?.styling }
        #expect(styles.map(\.traits.isItalic) == [true, nil, nil, nil])
        #expect(styles.map(\.traits.isBold) == [nil, true, nil, nil])
        #expect(styles.map(\.traits.isMonospaced) == [nil, nil, true, nil])
        #expect(styles.map(\.strikethrough) == [nil, nil, nil, .some(.some(.single))])
    }

    /// Lines are of some thickness where the world says that there are no pixels.
    @Test func linesWithoutPixels() {
        let host = ViewHost(Text("ab").underline(), in: World(displayScale: 0))
        #expect(host.displayList().text.hasPrefix("fill [0 18.57 20 1]"))
    }
}
