import Foundation
import Testing

@testable import PlumbCore

/// Who gets a key.
@Suite @MainActor
struct KeyTests {
    typealias Log = FocusTests.Log

    private func host<V: View>(_ view: V) -> ViewHost {
        ViewHost(view, in: World(proposal: ProposedViewSize(width: 200, height: 400)))
    }

    @Test func keysBubbleUp() {
        let log = Log()
        let host = host(
            VStack {
                Color.red.focusable()
                    .onKeyPress("a") {
                        log.note("inner a")
                        return .handled
                    }
                    .onKeyPress { press in
                        log.note("inner any \(press.characters)")
                        return .ignored
                    }
            }
            .onKeyPress(keys: ["a", "b"]) { press in
                log.note("outer \(press.key.character)")
                return .handled
            })
        host.update()
        #expect(!host.press("a"), "without the focus nobody gets keys")
        host.press(.tab)
        log.lines = []
        #expect(host.press("a"))
        #expect(host.press("b"))
        #expect(!host.press("c"))
        #expect(log.lines == ["inner a", "inner any b", "outer b", "inner any c"])
    }

    @Test func phasesAndCharacters() {
        let log = Log()
        let host = host(
            Color.red.focusable()
                .onKeyPress("x", phases: .all) { press in
                    log.note("\(press.phase)")
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits) { press in
                    log.note("digit \(press.characters)")
                    return .handled
                }
                .onKeyPress(phases: .up) { press in
                    log.note("up \(press.key.character)")
                    return .handled
                })
        host.press(.tab)
        log.lines = []
        host.send(.key(KeyInput("x")))
        host.send(.key(KeyInput("x", phase: .repeat)))
        host.send(.key(KeyInput("x", phase: .up)))
        host.press("7")
        #expect(log.lines == ["[down]", "[repeat]", "[up]", "digit 7", "up 7"])
        // What is typed are keys that are pressed and let go.
        log.lines = []
        host.type("x7")
        #expect(log.lines == ["[down]", "[up]", "digit 7", "up 7"])
    }

    @Test func modifiersAndShift() {
        let log = Log()
        let host = host(
            Color.red.focusable().onKeyPress { press in
                log.note("\(press.characters) \(press.modifiers.rawValue)")
                return .handled
            })
        host.press(.tab)
        log.lines = []
        host.type("aB")
        host.press("c", [.option, .control])
        #expect(log.lines == ["a 0", "B 2", "c 12"])
    }

    struct Filter: View {
        let log: Log
        @State private var text = ""
        var body: some View {
            TextInput($text, kind: .line)
                .onKeyPress("x") { .handled }
                .onChange(of: text) { log.note(text) }
        }
    }

    /// What `onKeyPress` takes is not typed; what it ignores is.
    @Test func aKeyThatIsTakenTypesNothing() {
        let log = Log()
        let host = host(Filter(log: log))
        host.press(.tab)
        host.type("axbX")
        #expect(log.lines.last == "ab")
        host.send(.text("x"))
        #expect(log.lines.last == "abx", "text that came without the key is typed")
    }

    /// Who took the key took its text too.
    @Test func theTextOfAKeyThatIsTakenIsTaken() {
        let log = Log()
        let host = host(Filter(log: log))
        host.press(.tab)
        #expect(host.press("x") && host.enter("x"))
        #expect(log.lines.isEmpty)
    }

    struct Buttons: View {
        let log: Log
        var isDisabled = false
        @State private var text = ""
        var body: some View {
            VStack {
                TextInput($text, kind: .line)
                button("save").keyboardShortcut("s")
                button("save as").keyboardShortcut("S")
                button("ok").keyboardShortcut(.defaultAction)
                button("cancel").keyboardShortcut(.cancelAction)
                button("plain").keyboardShortcut("p", modifiers: [])
                button("off").keyboardShortcut("o").environment(\.isEnabled, !isDisabled)
                button("second").keyboardShortcut("o")
                button("none").keyboardShortcut(nil)
            }
        }
        private func button(_ name: String) -> some View {
            Color.red.onKeyboardShortcut { log.note(name) }
        }
    }

    @Test func shortcuts() {
        let log = Log()
        let host = host(Buttons(log: log))
        #expect(host.press("s", .command))
        #expect(host.press("s", [.command, .shift]))
        #expect(!host.press("s", [.command, .option]))
        #expect(host.press(.return))
        #expect(host.press(.escape))
        #expect(host.press("p"))
        #expect(host.press("o", .command))
        #expect(log.lines == ["save", "save as", "ok", "cancel", "plain", "off"])
        host.setRoot(Buttons(log: log, isDisabled: true))
        #expect(host.press("o", .command))
        #expect(log.lines.last == "second")
    }

    /// A text takes letters before shortcuts without command do; return goes on to the default button where nobody
    /// submits.
    @Test func shortcutsAndTheFocus() {
        let log = Log()
        let host = host(Buttons(log: log))
        host.press(.tab)
        host.type("p")
        #expect(log.lines == ["plain"], "no key of a text but its characters")
        host.press("s", .command)
        host.press(.return)
        #expect(log.lines == ["plain", "save", "ok"])
        #expect(!host.hasFocus)
    }

    @Test func shortcutsGoWithTheirViews() {
        let log = Log()
        let host = host(Buttons(log: log))
        host.update()
        #expect(host.graph.keyFocus.shortcuts.count == 6)
        host.setRoot(EmptyView())
        host.update()
        #expect(host.graph.keyFocus.shortcuts.isEmpty)
        #expect(!host.press("s", .command))
    }

    struct Submitting: View {
        let log: Log
        @State private var text = ""
        @FocusState private var field: FocusTests.Field?
        var body: some View {
            VStack {
                VStack {
                    TextInput($text, kind: .line).focused($field, equals: .first)
                        .onSubmit {
                            log.note("first while \(field.map { "\($0)" } ?? "nil")")
                            field = .second
                        }
                    TextInput($text, kind: .line).focused($field, equals: .second)
                        .onSubmit { log.note("second") }
                }
                .onSubmit(of: [.text, .search]) { log.note("both") }
                TextInput($text, kind: .growing).focused($field, equals: .third)
                TextInput($text, kind: .line).submitScope()
            }
            .onSubmit(of: .search) { log.note("search") }
            .onSubmit { log.note("all") }
        }
    }

    @Test func submitting() {
        let log = Log()
        let host = host(Submitting(log: log))
        host.press(.tab)
        #expect(host.type("\n"))
        #expect(log.lines == ["first while first", "both", "all"])
        log.lines = []
        #expect(host.hasFocus, "the action has moved it")
        #expect(host.type("\n"))
        #expect(log.lines == ["second", "both", "all"])
        #expect(!host.hasFocus, "nobody has")
        log.lines = []
        host.press(.tab, .shift)
        #expect(host.hasFocus)
        #expect(!host.press(.return), "the scope lets nothing out")
        #expect(log.lines.isEmpty)
        #expect(!host.hasFocus)
    }

    /// What stands beside a scope is not in it.
    @Test func aScopeEndsWithItsView() {
        let log = Log()
        let host = host(
            VStack {
                TextInput(.constant(""), kind: .line).submitScope()
                TextInput(.constant(""), kind: .line)
            }
            .onSubmit { log.note("all") })
        host.press(.tab)
        #expect(!host.press(.return) && log.lines.isEmpty)
        host.press(.tab, .shift)
        #expect(host.press(.return) && log.lines == ["all"])
    }

    /// A text that grows takes the return key.
    @Test func returnInAGrowingText() {
        let log = Log()
        let host = host(Submitting(log: log))
        for _ in 0..<3 { host.press(.tab) }
        host.type("\n")
        #expect(log.lines.isEmpty)
        #expect(host.hasFocus)
    }

    @Test func names() {
        #expect(KeyboardShortcut("A").withShift == KeyboardShortcut("a", modifiers: [.command, .shift]))
        #expect(KeyboardShortcut("}").withShift == KeyboardShortcut("}"))
        #expect(KeyInput("\u{7F}").equivalent == .delete)
        #expect(KeyInput("\n").equivalent == .return)
        #expect("\(KeyPress.Phases.all)" == "[down, repeat, up]")
    }
}
