import Foundation
import Observation
import Testing

@testable import PlumbCore

/// Who gets the keys while presentations lie one above the other.
@Suite @MainActor
struct PresentationFocusTests {
    enum Field: Hashable { case page, other, sheet, menu }

    /// What is presented, and the fields of all presentations.
    @MainActor @Observable
    final class Model {
        var shown: [String] = []
        var texts: [Field: String] = [:]
        @ObservationIgnored var log: [String] = []
        @ObservationIgnored var setFocus: (Field?) -> Void = { _ in }
        nonisolated init() {}

        func text(_ field: Field) -> Binding<String> {
            Binding(get: { self.texts[field] ?? "" }, set: { self.texts[field] = $0 })
        }
    }

    struct Page: View {
        let model: Model
        var sharesKeys = false
        @FocusState private var field: Field?

        var body: some View {
            model.setFocus = { field = $0 }
            model.log.append(field.map { "\($0)" } ?? "nil")
            return VStack {
                TextInput(model.text(.page), kind: .line).focused($field, equals: .page).named("page")
                TextInput(model.text(.other), kind: .line).focused($field, equals: .other)
                Color.red.frame(height: 10).onTapGesture { model.log.append("page k") }
                    .onKeyboardShortcut { model.log.append("page k") }.keyboardShortcut("k")
            }
            .onKeyPress("x") {
                model.log.append("page x")
                return .handled
            }
            .presentation(isPresented: model.shown.contains("sheet"), traits(.sheet)) {
                TextInput(model.text(.sheet), kind: .line).focused($field, equals: .sheet).named("sheet")
                    .presentation(isPresented: model.shown.contains("menu"), traits(.menu)) {
                        TextInput(model.text(.menu), kind: .line).focused($field, equals: .menu).named("menu")
                            .onKeyboardShortcut { model.log.append("menu k") }.keyboardShortcut("k")
                    }
            }
        }

        private func traits(_ level: PresentationLevel) -> PresentationTraits {
            var traits = PresentationTraits(level: level)
            traits.holdsKeys = !sharesKeys
            traits.cancel = { model.shown.removeLast() }
            return traits
        }
    }

    private func host(_ model: Model, sharesKeys: Bool = false) -> ViewHost {
        let host = hostOf(Page(model: model, sharesKeys: sharesKeys), in: 200, 200)
        host.update()
        return host
    }

    /// The focus as the states around it tell, whenever that is news.
    private func news(_ model: Model) -> [String] {
        defer { model.log = [] }
        return model.log.reduce(into: []) { news, line in if news.last != line { news.append(line) } }
    }

    /// What is presented one after the other, and who has the focus then; typing goes there.
    @Test func theFocusComesBack() {
        let model = Model()
        let host = host(model)
        let steps: [(shown: [String], tap: String?, focus: Field?)] = [
            ([], "page", .page), (["sheet"], nil, nil), (["sheet"], "sheet", .sheet), (["sheet", "menu"], nil, nil),
            (["sheet", "menu"], "menu", .menu), (["sheet"], nil, .sheet), ([], nil, .page),
            // All at once, and with nothing in the presentations that has the focus.
            (["sheet", "menu"], nil, nil), ([], nil, .page),
        ]
        for (index, step) in steps.enumerated() {
            model.shown = step.shown
            host.update()
            if let name = step.tap { host.tap(name) }
            model.texts = [:]
            #expect(host.type("q") == (step.focus != nil), "step \(index)")
            #expect(Array(model.texts.keys) == [step.focus].compactMap { $0 }, "step \(index)")
        }
        // The states have heard of it.
        #expect(
            news(model) == ["nil", "page", "nil", "sheet", "nil", "menu", "nil", "sheet", "nil", "page", "nil", "page"])
    }

    @Test func tabStaysInThePresentation() {
        let model = Model()
        let host = host(model)
        model.shown = ["sheet"]
        host.update()
        _ = news(model)
        for _ in 0..<3 { host.press(.tab) }
        #expect(news(model) == ["sheet"])
        model.shown = []
        for _ in 0..<3 { host.press(.tab) }
        #expect(news(model).suffix(3) == ["page", "other", "page"])
    }

    /// What is written for a view behind the presentation is taken back, unless the presentation goes with it.
    @Test func noStateReachesBehindAPresentation() {
        let model = Model()
        let host = host(model)
        model.shown = ["sheet"]
        host.update()
        _ = news(model)
        model.setFocus(.other)
        host.update()
        #expect(news(model) == ["other", "nil"] && !host.hasFocus)
        model.setFocus(.sheet)
        host.update()
        #expect(news(model) == ["sheet"] && host.hasFocus)
        model.shown = []
        model.setFocus(.other)
        host.update()
        #expect(news(model).last == "other" && host.hasFocus)
    }

    /// A view that has taken the focus before the presentation went keeps it; one that can't have it any more is
    /// forgotten.
    @Test func whatComesBackIsThereStill() {
        struct Two: View {
            let model: Model
            var body: some View {
                VStack {
                    if model.texts[.other] == nil { TextInput(model.text(.page), kind: .line).named("page") }
                    Color.red.frame(height: 20)
                }
                .presentation(isPresented: !model.shown.isEmpty, PresentationTraits(level: .sheet)) { Color.blue }
            }
        }
        let model = Model()
        let host = hostOf(Two(model: model), in: 200, 200)
        host.tap("page")
        model.shown = ["sheet"]
        host.update()
        model.texts[.other] = "gone"
        host.update()
        model.shown = []
        host.update()
        #expect(!host.hasFocus)
    }

    struct KeyCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let shown: [String]
        var sharesKeys = false
        let key: KeyEquivalent
        var modifiers: EventModifiers = []
        /// Who hears of it, and what is presented then.
        let heard: [String]
        let left: [String]
    }

    nonisolated static let keys = [
        KeyCase(
            testDescription: "a shortcut of the page", shown: [], key: "k", modifiers: .command, heard: ["page k"],
            left: []),
        KeyCase(
            testDescription: "is out of reach behind a presentation", shown: ["sheet"], key: "k", modifiers: .command,
            heard: [],
            left: ["sheet"]),
        KeyCase(
            testDescription: "unless it shares the keys", shown: ["sheet"], sharesKeys: true, key: "k",
            modifiers: .command, heard: ["page k"], left: ["sheet"]),
        KeyCase(
            testDescription: "the topmost presentation comes first", shown: ["sheet", "menu"], sharesKeys: true,
            key: "k",
            modifiers: .command, heard: ["menu k"], left: ["sheet", "menu"]),
        KeyCase(
            testDescription: "escape calls the topmost off", shown: ["sheet", "menu"], key: .escape, heard: [],
            left: ["sheet"]),
        KeyCase(
            testDescription: "whoever shares keys", shown: ["sheet", "menu"], sharesKeys: true, key: .escape, heard: [],
            left: ["sheet"]),
        KeyCase(testDescription: "and never the page", shown: [], key: .escape, heard: [], left: []),
    ]

    @Test(arguments: keys)
    func isHeard(_ line: KeyCase) {
        let model = Model()
        let host = host(model, sharesKeys: line.sharesKeys)
        model.shown = line.shown
        host.update()
        model.log = []
        let isTaken = host.press(line.key, line.modifiers)
        #expect(model.log.filter { $0.hasSuffix(" k") } == line.heard)
        #expect(model.shown == line.left)
        #expect(isTaken == (!line.heard.isEmpty || line.shown != line.left))
    }

    /// A presentation that shares keys leaves the focus where it is, and tab goes through both.
    @Test func aPresentationThatSharesKeysTakesNoFocus() {
        let model = Model()
        let host = host(model, sharesKeys: true)
        host.tap("page")
        model.shown = ["sheet"]
        host.type("q")
        #expect(model.texts[.page] == "q")
        _ = news(model)
        for _ in 0..<3 { host.press(.tab) }
        #expect(news(model) == ["other", "sheet", "page"])
    }

    /// Keys that nobody takes stay in the presentation: the page around the presenter does not hear of them.
    @Test func keysEndAtThePresentation() {
        let model = Model()
        let host = host(model)
        host.tap("page")
        host.press("x")
        #expect(model.log.contains("page x"))
        model.shown = ["sheet"]
        host.update()
        host.tap("sheet")
        model.log = []
        host.press("x")
        #expect(!model.log.contains("page x"))
    }

    /// A presentation's default focus is taken where the page had the focus.
    @Test func theDefaultFocusOfAPresentation() {
        struct Asking: View {
            let model: Model
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextInput(model.text(.page), kind: .line).named("page")
                    Color.red.frame(height: 20)
                }
                .presentation(isPresented: !model.shown.isEmpty, PresentationTraits(level: .sheet)) {
                    TextInput(model.text(.sheet), kind: .line).focused($isFocused).defaultFocus($isFocused, true)
                }
            }
        }
        let model = Model()
        let host = hostOf(Asking(model: model), in: 200, 200)
        host.tap("page")
        model.shown = ["sheet"]
        host.type("q")
        #expect(model.texts == [.sheet: "q"])
        model.shown = []
        host.type("p")
        #expect(model.texts == [.sheet: "q", .page: "p"])
    }
}
