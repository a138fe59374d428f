import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Fields, from the keys to the binding and the picture.
@Suite @MainActor
struct TextFieldTests {
    /// How far a long text is scrolled depends on what was typed, not on who looked in between.
    @Test func whoLooksScrollsNothing() {
        struct Root: View {
            @State private var text = "Many words in a narrow field"
            var body: some View { TextField("A", text: $text).frame(width: 60) }
        }
        func marks(looking: Bool) -> [String] {
            let host = ViewHost(Root())
            host.update()
            let field = HostEvent.Target.point(CGPoint(x: 30, y: 10))
            host.apply(.tap(field))
            for place in [0, 20, 19] {
                host.apply(.selectText(place..<place, of: field))
                if looking { _ = host.displayList() }
            }
            return host.displayList().items.map { "\($0)" }
        }
        #expect(marks(looking: true) == marks(looking: false))
    }

    /// A field takes along what its style and other modifiers put around it.
    @Test(arguments: [false, true])
    func aFieldComesAndGoesAsAWhole(isSecure: Bool) {
        struct Root: View {
            let isSecure: Bool
            @State private var isThere = true
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                    if isThere {
                        Group {
                            if isSecure {
                                SecureField("A", text: .constant("word"))
                            } else {
                                TextField("A", text: .constant("word"))
                            }
                        }
                        .textFieldStyle(.roundedBorder).padding(3).background(Color.green)
                        .transition(.move(edge: .leading))
                    }
                }
                .frame(height: 200, alignment: .top)
            }
        }
        /// The left edges of all that is painted below the first 20 points, in the order of painting.
        func edges(_ host: ViewHost) -> [Double] {
            host.displayList().items.compactMap { item in
                guard case .fill(let path, _, _) = item, path.boundingRect.minY >= 20 else { return nil }
                return (Double(path.boundingRect.minX) * 1000).rounded() / 1000
            }
        }
        let host = hostOf(Root(isSecure: isSecure))
        let there = edges(host)
        // The green behind, and the field's own shape on it.
        #expect(there == [0, 3])
        host.tap(at: CGPoint(x: 150, y: 10))
        for (time, way) in [(0.5, -150.0), (0.25, -225)] {
            host.advance(by: time)
            #expect(edges(host) == there.map { $0 + way })
        }
        host.advance(by: 1)
        #expect(edges(host) == [])
        host.tap(at: CGPoint(x: 150, y: 10))
        host.advance(by: 0.5)
        #expect(edges(host) == there.map { $0 - 150 })
        host.advance(by: 1)
        #expect(edges(host) == there)
    }

    @MainActor final class Model {
        var text: String
        var log: [String] = []
        init(_ text: String = "") { self.text = text }
        var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    }

    private func host<V: View>(
        _ view: V, width: CGFloat? = 200, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight
    ) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: width, height: height), layoutDirection: direction))
    }

    private func focused<V: View>(_ view: V, width: CGFloat? = 200, height: CGFloat? = nil) -> ViewHost {
        let host = host(view, width: width, height: height)
        host.press(.tab)
        return host
    }

    private func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> [Double] {
        let size = host(view, width: width, height: height).layout().size
        return [Double(size.width), Double(size.height)]
    }

    // MARK: Sizes

    @Test func sizes() {
        let empty = Model()
        let full = Model("abcdefgh")
        #expect(size(TextField("Name", text: empty.binding), 200, 300) == [200, 20])
        #expect(size(TextField("Name", text: empty.binding), nil, nil) == [40, 20], "the prompt")
        #expect(size(TextField("Name", text: full.binding), nil, nil) == [80, 20], "the text")
        #expect(size(TextField("", text: full.binding), 30, 300) == [30, 20])
        #expect(size(TextField("", text: full.binding), 0, 0) == [0, 20])
        #expect(size(TextField("", text: full.binding).textFieldStyle(.roundedBorder), 200, nil) == [200, 32])
        #expect(size(TextField("", text: full.binding).textFieldStyle(.plain), 200, nil) == [200, 20])
        #expect(size(SecureField("", text: full.binding), nil, nil) == [80, 20])
        #expect(size(TextField("", text: full.binding, axis: .vertical), 50, 300) == [50, 40])
        #expect(size(TextField("", text: full.binding, axis: .vertical).lineLimit(1), 50, 300) == [50, 20])
        #expect(size(TextField("", text: empty.binding, axis: .vertical).lineLimit(3...5), 50, 300) == [50, 60])
        #expect(
            size(TextField("", text: empty.binding, axis: .vertical).lineLimit(2, reservesSpace: true), 50, nil)
                == [50, 40])
        #expect(size(TextEditor(text: full.binding), 200, 300) == [200, 300])
        #expect(size(TextEditor(text: full.binding), 50, nil) == [50, 56])
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity])
    func hostileProposals(length: CGFloat) {
        let text = Model("a\0b\r\nc")
        for kind in [TextInput.Kind.line, .growing, .editor] {
            let host = focused(TextInput(text.binding, kind: kind), width: length, height: length)
            host.type("x\n")
            host.press(.upArrow)
            _ = host.displayList()
        }
    }

    @Test func theReturnKeyOfALineTakesTheFocusAway() {
        let text = Model("a")
        let host = focused(TextInput(text.binding, kind: .line), width: 100, height: 40)
        #expect(host.type("\n"))
        #expect(!host.type("b"))
        #expect(text.text == "a")
    }

    // MARK: Typing

    struct Script: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let keys: @MainActor @Sendable (ViewHost) -> Void
        let after: String

        init(
            _ name: String, _ before: String, _ after: String, _ keys: @escaping @MainActor @Sendable (ViewHost) -> Void
        ) {
            testDescription = name
            self.before = before
            self.after = after
            self.keys = keys
        }
    }

    nonisolated static let scripts: [Script] = [
        Script("typing at the end", "ab", "abcd") { $0.type("cd") },
        Script("deleting", "abc", "a") { $0.type("\u{8}\u{8}") },
        Script("in the middle", "ac", "abc") {
            $0.press(.leftArrow)
            $0.type("b")
        },
        Script("at the start", "bc", "abc") {
            $0.press(.leftArrow, .command)
            $0.type("a")
        },
        Script("home and end", "b", "abc") {
            $0.press(.home)
            $0.type("a")
            $0.press(.end)
            $0.type("c")
        },
        Script("up is the start of a line, down its end", "b", "abc") {
            $0.press(.upArrow)
            $0.type("a")
            $0.press(.downArrow)
            $0.type("c")
        },
        Script("over a selection", "abc", "ax") {
            $0.press(.leftArrow, .shift)
            $0.press(.leftArrow, .shift)
            $0.type("x")
        },
        Script("everything", "abc def", "x") {
            $0.press("a", .command)
            $0.type("x")
        },
        Script("a word back", "one two", "one ") { $0.press(.delete, .option) },
        Script("to the line's start", "one two", "two") {
            $0.press(.leftArrow, .option)
            $0.press(.delete, .command)
        },
        Script("forward", "abc", "ab") {
            $0.press(.leftArrow)
            $0.press(.deleteForward)
        },
        Script("cut and paste", "abc", "bcabca") {
            $0.press(.home)
            $0.press(.rightArrow, .shift)
            $0.press("x", .command)
            $0.press(.end)
            $0.press("v", .command)
            $0.type("bc")
            $0.press("v", .command)
        },
        Script("copy with control", "ab", "abab") {
            $0.press("a", .command)
            $0.press("c", .control)
            $0.press(.end)
            $0.press("v", .control)
        },
        Script("undo and redo", "", "ab") {
            $0.type("ab")
            $0.press("z", .command)
            $0.press("z", [.command, .shift])
        },
        Script("undo", "x", "x") {
            $0.type("ab")
            $0.press("z", .command)
        },
        Script("emacs", "abc", "cab") {
            $0.press("a", .control)
            $0.press("f", .control)
            $0.press("d", .control)
            $0.press("d", .control)
            $0.press("b", .control)
            $0.type("c")
            $0.press("e", .control)
            $0.type("b")
        },
        Script("line breaks that are pasted become spaces", "", "a b c") { $0.send(.text("a\nb\r\nc")) },
        Script("keys with command type nothing", "a", "a") {
            $0.press("k", [.command, .option])
            $0.press("1", .command)
        },
    ]

    @Test(arguments: scripts)
    func script(_ script: Script) {
        let model = Model(script.before)
        let host = focused(TextField("", text: model.binding))
        script.keys(host)
        #expect(model.text == script.after)
    }

    nonisolated static let editorScripts: [Script] = [
        Script("return", "ab", "ab\nc") { $0.type("\nc") },
        Script("up and down keep the column", "abcd\nx\nabcd", "abcd\nx\nabc|d") {
            $0.press(.leftArrow)
            $0.press(.upArrow)
            $0.press(.upArrow)
            $0.press(.downArrow)
            $0.press(.downArrow)
            $0.type("|")
        },
        Script("above the first line", "ab\ncd", "|ab\ncd") {
            $0.press(.upArrow)
            $0.press(.upArrow)
            $0.type("|")
        },
        // 190 points are 19 characters.
        Script("a line as it is set", "one two three four five six", "one |two three four five six") {
            $0.press(.home)
            $0.press(.upArrow)
            $0.press(.end)
            $0.press(.home)
            $0.press(.downArrow, .control)
            $0.press(.upArrow)
            $0.press(.rightArrow, .option)
            $0.press(.leftArrow, .option)
            $0.press(.leftArrow, .option)
            $0.type("|")
        },
        Script("pages", "a\nb\nc\nd\ne\nf\ng", "a|\nb\nc\nd\ne\nf\ng") {
            $0.press(.pageUp)
            $0.press(.pageUp)
            $0.press(.pageUp)
            $0.type("|")
        },
    ]

    @Test(arguments: editorScripts)
    func editorScript(_ script: Script) {
        let model = Model(script.before)
        let host = focused(TextEditor(text: model.binding), height: 76)
        script.keys(host)
        #expect(model.text == script.after)
    }

    struct Short: View {
        @State private var text = ""
        let log: (String) -> Void
        var body: some View {
            TextField("", text: Binding(get: { text }, set: { text = String($0.prefix(3)).uppercased() }))
                .onChange(of: text) { log(text) }
        }
    }

    /// What the binding makes of the text is what is there.
    @Test func aBindingThatChangesWhatIsTyped() {
        var texts: [String] = []
        let host = focused(Short { texts.append($0) })
        host.type("abcdef")
        #expect(texts == ["A", "AB", "ABC"])
        host.type("\u{8}x")
        #expect(texts.suffix(2) == ["AB", "ABX"])
    }

    @Test func constantsStay() {
        let host = focused(TextField("", text: .constant("ab")), width: nil)
        host.type("cd")
        #expect(host.layout().size.width == 20)
    }

    @Test func aDisabledFieldTakesNoFocus() {
        let model = Model()
        let host = focused(TextField("", text: model.binding).environment(\.isEnabled, false))
        #expect(!host.hasFocus)
        #expect(!host.type("a"))
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(!host.hasFocus)
        #expect(model.text.isEmpty)
    }

    // MARK: Values

    struct Numbers: View {
        let log: (String) -> Void
        @State var number: Int = 12
        @State var maybe: Double? = nil
        @State var formatted = 1.5
        var body: some View {
            TextField("", value: $number, format: .number)
                .onChange(of: number) { log("\(number)") }
            TextField("none", value: $maybe, format: .number)
                .onChange(of: maybe) { log(maybe.map { "\($0)" } ?? "nil") }
            TextField("", value: $formatted, formatter: NumberFormatter())
                .onChange(of: formatted) { log("\(formatted)") }
        }
    }

    @Test func values() {
        var log: [String] = []
        let host = focused(Numbers { log.append($0) })
        host.type("34")
        #expect(log.isEmpty, "not before it is submitted")
        host.type("\n")
        #expect(log == ["1234"])
        host.press(.tab)
        host.press("a", .command)
        host.type("no number")
        host.press(.tab)
        #expect(log == ["1234"], "what can't be read leaves the value")
        host.type("2.5")
        host.press(.tab)
        #expect(log == ["1234", "2.5"])
        host.press("a", .command)
        host.type("7")
        host.press(.tab)
        #expect(log == ["1234", "2.5", "7.0"])
        host.press(.tab)
        host.press(.tab)
        host.press(.tab, .shift)
        host.press("a", .command)
        host.type("\u{8}\n")
        #expect(log == ["1234", "2.5", "7.0", "nil"])
    }

    @Test func callbacksOfOld() {
        let model = Model()
        let host = focused(
            TextField(
                "", text: model.binding, onEditingChanged: { model.log.append("editing \($0)") },
                onCommit: { model.log.append("commit \(model.text)") }))
        host.type("a\n")
        #expect(model.log == ["editing true", "commit a", "editing false"])
    }

    /// A field for a value has read it when it says that it was submitted.
    @Test func aValueIsReadBeforeItIsCommitted() {
        let record = Record<Int>()
        var log: [String] = []
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let host = focused(
            Holding(1, record) {
                TextField(
                    "", value: $0, formatter: formatter, onEditingChanged: { log.append("editing \($0)") },
                    onCommit: { log.append("commit \(record.values)") })
            })
        host.type("2\n")
        #expect(log == ["editing true", "commit [12]", "editing false"])
    }

    // MARK: Styles

    struct Boxed: TextFieldStyle {
        let inset: CGFloat
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(inset).background(Color.gray).accessibilityIdentifier("boxed")
        }
    }

    struct Boxes: View {
        @State var text = ""
        let log: (String) -> Void
        var body: some View {
            TextField("Name", text: $text).textFieldStyle(Boxed(inset: 5)).onChange(of: text) { log(text) }
        }
    }

    @Test func stylesOfOnesOwn() {
        var texts: [String] = []
        let host = focused(Boxes { texts.append($0) })
        #expect(host.layout().frames.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 30)])
        host.type("ab")
        #expect(texts == ["a", "ab"])
        #expect(
            size(
                VStack { TextField("Name", text: .constant("")).textFieldStyle(Boxed(inset: 5)) }
                    .textFieldStyle(.roundedBorder), 200, nil) == [200, 42], "a style in a style")
    }

    /// An editor paints the colour of the page, unless it is told not to; fields have none.
    @Test(arguments: [Visibility.automatic, .visible, .hidden])
    func anEditorsBackground(visibility: Visibility) {
        func paints<V: View>(_ view: V) -> Bool {
            host(view.backgroundStyle(Color.red).scrollContentBackground(visibility), height: 100).displayList().items
                .contains { if case .fill(_, .color(let color), _) = $0 { color.red == 1 } else { false } }
        }
        #expect(paints(TextEditor(text: .constant(""))) == (visibility != .hidden))
        #expect(!paints(TextField("", text: .constant(""))))
    }

    /// For the body font, a field with a border is 34 high, its text 7 from the sides; its border is a pixel wide.
    @Test func aRoundedBorderIsAsHighAsUIKits() throws {
        let host = ViewHost(
            TextField("Name", text: .constant("word")).textFieldStyle(.roundedBorder),
            in: World(
                proposal: ProposedViewSize(width: 200, height: nil), displayScale: 3, textEngine: try PangoTextEngine())
        )
        #expect(host.layout().size == CGSize(width: 200, height: 34))
        let items = host.displayList().items
        let starts = items.compactMap { if case .glyphs(_, let point, _) = $0 { Double(point.x) } else { nil } }
        #expect(starts == [7])
        let widths = items.compactMap { if case .stroke(_, _, let style) = $0 { Double(style.lineWidth) } else { nil } }
        #expect(widths.allSatisfy { abs($0 - 1 / 3.0) < 1e-9 } && widths.count == 1)
    }

    /// The text of an editor begins 5 from the side, and its line 8 from the top.
    @Test func anEditorsInsets() throws {
        let host = ViewHost(
            TextEditor(text: .constant("word")).accessibilityIdentifier("editor"),
            in: World(
                proposal: ProposedViewSize(width: 200, height: 100), displayScale: 3, textEngine: try PangoTextEngine()
            ))
        #expect(host.layout().size == CGSize(width: 200, height: 100))
        let text = try #require(
            host.displayList().items.compactMap {
                if case .glyphs(let run, let point, _) = $0 { (run, point) } else { nil }
            }.first)
        #expect(text.1.x == 5)
        // Body: 17 points, lines of 20.33 with the baseline 16.05 below their top (iOS: 11.3 to the x-height of 16).
        #expect(text.1.y > 8 + 15 && text.1.y < 8 + 17.5)
    }

    /// Content margins keep an editor's text clear of its edges; those of a scroll view around are not its own.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func anEditorsMargins(_ direction: LayoutDirection) {
        let editor = TextEditor(text: .constant("word"))
        /// Where the text begins, and how large the editor wants to be.
        func found(_ view: some View) -> [Double] {
            let host = hostOf(view.fixedSize(), in: 200, 200, direction: direction)
            let size = host.layout().size
            let points = host.displayList().items.compactMap {
                if case .glyphs(_, let point, _) = $0 { [Double(point.x), Double(point.y)] } else { nil }
            }
            return (points.first ?? []) + [Double(size.width), Double(size.height)]
        }
        let plain = found(editor)
        let isMirrored = direction == .rightToLeft
        func differs(_ view: some View, by way: [Double], _ location: SourceLocation = #_sourceLocation) {
            let expected = zip(plain, way).map { $0 + $1 }
            #expect(found(view) == expected, sourceLocation: location)
        }
        differs(editor.contentMargins(20, for: .scrollContent), by: [20, 20, 40, 40])
        differs(
            editor.contentMargins([.leading, .top], EdgeInsets(top: 3, leading: 7, bottom: 0, trailing: 0)),
            by: [isMirrored ? 0 : 7, 3, 7, 3])
        differs(editor.contentMargins(.bottom, 9), by: [0, 0, 0, 9])
        differs(editor.contentMargins(20, for: .scrollIndicators), by: [0, 0, 0, 0])
        differs(ScrollView { editor }.contentMargins(20), by: [20, 20, 40, 40])
        differs(ScrollView { editor.contentMargins(20) }, by: [20, 20, 40, 40])
    }

    /// A field that grows has as many lines as it needs within its limits, whatever those are.
    @Test(arguments: [1, 4, 40]) func linesOfAFieldThatGrows(count: Int) {
        let text = String(repeating: "abcde", count: count)
        func lines<V: View>(_ change: (TextField<Text>) -> V) -> Double {
            // Five characters to a line of 50 points.
            size(change(TextField("", text: .constant(text), axis: .vertical)), 50, nil)[1] / 20
        }
        let all = Double(count)
        #expect(lines { $0 } == all)
        #expect(lines { $0.lineLimit(3) } == min(all, 3))
        #expect(lines { $0.lineLimit(2...5) } == min(max(all, 2), 5))
        #expect(lines { $0.lineLimit(3...) } == max(all, 3))
        #expect(lines { $0.lineLimit(...3) } == min(all, 3))
        #expect(lines { $0.lineLimit(6, reservesSpace: true) } == 6)
        #expect(lines { $0.lineLimit(0) } == 1)
        #expect(lines { $0.lineLimit(-3) } == 1)
        #expect(lines { $0.lineLimit(Int.min...Int.max) } == all)
        #expect(lines { $0.lineLimit(Int.max, reservesSpace: true) } == 10_000)
    }

    /// What a placeholder is painted with is UIKit's `placeholderText`.
    @Test(arguments: [ColorScheme.light, .dark]) func placeholders(scheme: ColorScheme) {
        let values = World(colorScheme: scheme).environment
        for field in [
            AnyView(TextField("Name", text: .constant(""))), AnyView(SecureField("Name", text: .constant(""))),
        ] {
            let colors = hostOf(field, scheme: scheme).displayList().items.compactMap { item -> RGBA? in
                if case .glyphs(_, _, .color(let color)) = item { color } else { nil }
            }
            #expect(colors == [Color(system: .placeholderText).rgba(in: values)])
        }
        let own = hostOf(TextField("", text: .constant(""), prompt: Text("p").foregroundStyle(.red)), scheme: scheme)
        let red = own.displayList().items.contains {
            if case .glyphs(_, _, .color(let color)) = $0 { color == Color.red.rgba(in: values) } else { false }
        }
        #expect(red)
    }

    /// What a keyboard is asked for is kept, and told of each field.
    @Test func whatAKeyboardIsAskedFor() throws {
        struct Case {
            var name: String
            var field: AnyView
            var requests: [String]
        }
        func field(_ change: (TextField<Text>) -> some View) -> AnyView {
            AnyView(change(TextField("a", text: .constant(""))))
        }
        let cases = [
            Case(name: "nothing", field: field { $0 }, requests: []),
            Case(
                name: "a type", field: field { $0.keyboardType(.emailAddress) }, requests: ["keyboardType=emailAddress"]
            ),
            Case(
                name: "content", field: field { $0.textContentType(.username) }, requests: ["textContentType=username"]),
            Case(name: "a label", field: field { $0.submitLabel(.search) }, requests: ["submitLabel=search"]),
            Case(
                name: "no capitals", field: field { $0.textInputAutocapitalization(.never) },
                requests: ["autocapitalization=never"]),
            Case(
                name: "no corrections", field: field { $0.autocorrectionDisabled() },
                requests: ["autocorrectionDisabled=true"]),
            Case(
                name: "the inner ones",
                field: field { $0.keyboardType(.default).autocorrectionDisabled(false).keyboardType(.URL) },
                requests: ["autocorrectionDisabled=false"]),
            Case(
                name: "an editor",
                field: AnyView(TextEditor(text: .constant("")).keyboardType(.numberPad).submitLabel(.done)),
                requests: ["keyboardType=numberPad", "submitLabel=done"]),
        ]
        for line in cases {
            let node = try #require(hostOf(line.field).accessibilityTree().first)
            #expect(node.details.field?.requests.map { "\($0.name)=\($0.value)" } == line.requests, "\(line.name)")
        }
    }

    /// Nothing of a secret is told but how long it is.
    @Test func aSecretIsToldAsOne() throws {
        let node = try #require(hostOf(SecureField("Key", text: .constant("abc"))).accessibilityTree().first)
        #expect(node.details.field?.isSecure == true && node.text == "•••" && node.value == "•••")
        #expect(!"\(node) \(node.details)".contains("abc"))
    }

    /// A format that never reads, and a formatter that only writes: the value stays, and is shown again.
    @Test func formatsThatFail() throws {
        struct Format: ParseableFormatStyle {
            struct Strategy: ParseStrategy {
                func parse(_ value: String) throws -> Int { throw CocoaError(.formatting) }
            }
            var parseStrategy: Strategy { Strategy() }
            func format(_ value: Int) -> String { "<\(value)>" }
        }
        let record = Record<Int>()
        let fields: [(Binding<Int>) -> AnyView] = [
            { AnyView(TextField("a", value: $0, format: Format())) },
            { AnyView(TextField("a", value: $0, formatter: ByteCountFormatter())) },
        ]
        for field in fields {
            let host = focused(Holding(7, record) { field($0) })
            let before = try #require(host.accessibilityTree().first).text
            host.type("x")
            #expect(host.accessibilityTree().first?.text == before.map { $0 + "x" })
            host.type("\n")
            #expect(host.accessibilityTree().first?.text == before)
            #expect(record.values == [])
        }
    }

    /// Long texts are set once and not for each key, and answer keys.
    @Test(arguments: [TextInput.Kind.line, .growing, .editor]) func aHundredThousandCharacters(kind: TextInput.Kind) {
        let model = Model(String(repeating: "abc def ", count: 12_500))
        let host = focused(TextInput(model.binding, kind: kind), width: 200, height: 100)
        host.type("x")
        host.press(.upArrow)
        host.press("a", .command)
        host.type("y")
        _ = host.displayList()
        #expect(model.text == "y")
    }

    // MARK: Time

    @Test func onlyAFocusedFieldWakesTheHost() {
        let model = Model("abc")
        let host = host(TextField("", text: model.binding))
        host.update()
        #expect(host.nextFrame == nil)
        host.press(.tab)
        #expect(host.nextFrame == 0.5)
        host.advance(by: 0.5)
        #expect(host.nextFrame == 1)
        host.press("a", .command)
        #expect(host.nextFrame == nil, "no caret, nothing that blinks")
        host.press(.rightArrow)
        #expect(host.nextFrame == 1)
        host.type("\n")
        #expect(!host.hasFocus)
        #expect(host.nextFrame == nil)
    }

    /// The caret is two points wide, half of them before the first letter: so it stands before a placeholder, whose
    /// letters have more than a point beside them. Where text is cut off at the view's edge, it is within the view.
    @Test func theCaretStandsBeforeThePlaceholder() {
        func caret(_ host: ViewHost) -> [Double]? {
            for case .fill(let path, _, _) in host.displayList().items.reversed() {
                return [Double(path.boundingRect.minX), Double(path.boundingRect.width)]
            }
            return nil
        }
        #expect(caret(focused(TextField("Name", text: .constant("")))) == [-1, 2])
        #expect(caret(focused(TextField("Name", text: .constant("")).padding(7))) == [6, 2])
        let long = focused(TextField("Name", text: Model("a text that is longer than the field").binding))
        long.press(.upArrow)
        #expect(caret(long) == [0, 2])
    }

    /// The second of two lines of 20 points, which begin 8 below the edge of an editor.
    @Test func theCaretStandsInItsLine() {
        let host = focused(TextEditor(text: Model("a\nb").binding), height: 100)
        let frames = host.displayList().items.compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(frames.last == CGRect(x: 14, y: 28, width: 2, height: 20), "\(frames)")
    }

    @Test func theCaretBlinks() {
        let model = Model("")
        let host = focused(TextField("", text: model.binding))
        func hasCaret() -> Bool { !host.displayList().items.isEmpty }
        var seen: [Bool] = []
        for _ in 0..<5 {
            seen.append(hasCaret())
            host.advance(by: 0.3)
        }
        #expect(seen == [true, true, false, false, true])
        host.advance(by: 0.2)
        #expect(!hasCaret())
        host.press(.leftArrow)
        #expect(hasCaret(), "every key shows it")
    }

    /// A second with the focus is two frames.
    @Test func wakeUps() {
        let host = focused(TextField("", text: .constant("")))
        var frames = 0
        while let next = host.nextFrame, next <= 10 {
            host.advance(by: next - host.time)
            frames += 1
        }
        #expect(frames == 20)
    }

    /// The tab key puts the caret behind the text, wherever it was before.
    @Test func theTabKeyPutsTheCaretAtTheEnd() {
        let record = Record<String>()
        let host = hostOf(
            Holding("abc", record) { text in
                VStack {
                    TextField("a", text: text).accessibilityIdentifier("a")
                    TextField("b", text: .constant(""))
                }
            })
        let field = host.frame("a") ?? []
        host.tap(at: CGPoint(x: field[0] + 1, y: field[1] + field[3] / 2))
        host.type("x")
        host.press(.tab)
        host.press(.tab, .shift)
        host.type("y")
        #expect(record.values == ["xabc", "xabcy"])
    }
}
