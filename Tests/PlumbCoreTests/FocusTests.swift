import Foundation
import Testing

@testable import PlumbCore

/// Who has the focus, and how it moves.
@Suite @MainActor
struct FocusTests {
    /// What views have noted down.
    final class Log {
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    enum Field: Hashable { case first, second, third }

    struct Form: View {
        let log: Log
        @FocusState var field: Field?
        @State var hasSecond = true
        @State var isSecondDisabled = false
        @State private var texts = ["", "", ""]

        var body: some View {
            VStack {
                TextInput($texts[0], kind: .line).focused($field, equals: .first)
                if hasSecond {
                    TextInput($texts[1], kind: .line).focused($field, equals: .second)
                        .environment(\.isEnabled, !isSecondDisabled)
                }
                TextInput($texts[2], kind: .line).focused($field, equals: .third)
                Text(note).frame(width: 10, height: 10).onTapGesture { field = .second }
                Color.red.frame(width: 10, height: 10).onTapGesture { field = nil }
                Color.green.frame(width: 10, height: 10).onTapGesture { hasSecond.toggle() }
                Color.blue.frame(width: 10, height: 10).onTapGesture { isSecondDisabled.toggle() }
            }
        }

        private var note: String {
            log.note(field.map { "\($0)" } ?? "nil")
            return "x"
        }
    }

    private func host<V: View>(_ view: V) -> ViewHost {
        ViewHost(view, in: World(proposal: ProposedViewSize(width: 200, height: 400)))
    }

    private func tapRows(_ host: ViewHost) -> (text: CGPoint, red: CGPoint, green: CGPoint, blue: CGPoint) {
        // The column is centred; the last four rows are 10 high and 8 apart.
        let height = host.layout().size.height
        func row(_ fromBottom: CGFloat) -> CGPoint { CGPoint(x: 100, y: height - 5 - fromBottom * 18) }
        return (row(3), row(2), row(1), row(0))
    }

    @Test func tabGoesInTheOrderOfTheTree() {
        let log = Log()
        let host = host(Form(log: log))
        host.update()
        log.lines = []
        for _ in 0..<4 { host.press(.tab) }
        #expect(log.lines == ["first", "second", "third", "first"])
        log.lines = []
        for _ in 0..<3 { host.press(.tab, .shift) }
        #expect(log.lines == ["third", "second", "first"])
    }

    @Test func shiftTabWithoutFocusIsTheLast() {
        let log = Log()
        let host = host(Form(log: log))
        host.update()
        log.lines = []
        host.press(.tab, .shift)
        #expect(log.lines == ["third"])
    }

    @Test func aStateThatIsWrittenMovesTheFocus() {
        let log = Log()
        let host = host(Form(log: log))
        let rows = tapRows(host)
        host.tap(at: rows.text)
        #expect(log.lines.last == "second")
        #expect(host.hasFocus)
        host.tap(at: rows.red)
        #expect(log.lines.last == "nil")
        #expect(!host.hasFocus)
    }

    @Test func aViewThatGoesLosesIt() {
        let log = Log()
        let host = host(Form(log: log))
        let rows = tapRows(host)
        host.tap(at: rows.text)
        host.tap(at: rows.green)
        #expect(!host.hasFocus)
        #expect(log.lines.last == "nil")
        // A view that is not there does not get it, and the state says so.
        host.tap(at: tapRows(host).text)
        #expect(!host.hasFocus)
        #expect(log.lines.last == "nil")
    }

    @Test func aDisabledViewLosesItAndTakesNone() {
        let log = Log()
        let host = host(Form(log: log))
        let rows = tapRows(host)
        host.tap(at: rows.text)
        #expect(host.hasFocus)
        host.tap(at: rows.blue)
        #expect(!host.hasFocus)
        #expect(log.lines.last == "nil")
        log.lines = []
        for _ in 0..<3 { host.press(.tab) }
        #expect(log.lines == ["first", "third", "first"])
    }

    struct Appearing: View {
        let log: Log
        @FocusState private var isFocused: Bool
        @State private var text = ""
        var body: some View {
            VStack {
                if log.lines.count < 50 { Text("\(note)") }
                TextInput($text, kind: .line).focused($isFocused)
            }
            .onAppear { isFocused = true }
        }
        private var note: Int {
            log.note("\(isFocused)")
            return log.lines.count
        }
    }

    @Test func onAppear() {
        let log = Log()
        let host = host(Appearing(log: log))
        host.update()
        #expect(log.lines == ["false", "true"])
        #expect(host.hasFocus)
        host.type("a")
        #expect(host.hasFocus)
    }

    struct Defaults: View {
        @FocusState var field: Field?
        @State private var text = ""
        let log: Log
        var body: some View {
            VStack {
                TextInput($text, kind: .line).focused($field, equals: .first)
                TextInput($text, kind: .line).focused($field, equals: .second)
                Color.clear.frame(height: field == .second ? 1 : 2).named("bar")
            }
            .defaultFocus($field, .second)
        }
    }

    @Test func defaultFocus() {
        let host = host(Defaults(log: Log()))
        #expect(host.layout()["bar"]?[3] == 1)
    }

    struct Late: View {
        let model: Switch
        let isUserInitiated: Bool
        @FocusState var field: Field?
        @State private var text = ""
        var body: some View {
            VStack {
                TextInput($text, kind: .line).focused($field, equals: .first).named("first")
                if model.isOn {
                    TextInput($text, kind: .line).focused($field, equals: .second)
                        .defaultFocus($field, .second, priority: isUserInitiated ? .userInitiated : .automatic)
                }
                Color.clear.frame(height: field == .second ? 1 : 2).named("bar")
            }
        }
    }

    /// A default of a view that comes later takes the focus from nobody, unless it says so.
    @Test(arguments: [false, true]) func aLaterDefault(isUserInitiated: Bool) {
        let model = Switch()
        let host = host(Late(model: model, isUserInitiated: isUserInitiated))
        host.tap("first")
        model.isOn = true
        host.update()
        #expect(host.layout()["bar"]?[3] == (isUserInitiated ? 1 : 2))
    }

    struct Around: View {
        @FocusState var isInside: Bool
        @FocusState var field: Field?
        @State private var text = ""
        var body: some View {
            VStack {
                VStack {
                    TextInput($text, kind: .line).focused($field, equals: .first)
                    TextInput($text, kind: .line)
                }
                .focused($isInside)
                TextInput($text, kind: .line)
                Color.red.frame(width: isInside ? 20 : 10, height: field == .first ? 20 : 10).named("mark")
                Color.blue.frame(width: 10, height: 10).onTapGesture { isInside = true }
            }
        }
    }

    /// A state around several views says whether the focus is in one of them, and brings it to the first.
    @Test func aStateAroundSeveralViews() throws {
        let host = host(Around())
        #expect(host.layout()["mark"].map { Array($0[2...]) } == [10, 10])
        host.press(.tab)
        #expect(host.layout()["mark"].map { Array($0[2...]) } == [20, 20])
        host.press(.tab)
        #expect(host.layout()["mark"].map { Array($0[2...]) } == [20, 10])
        host.press(.tab)
        #expect(host.layout()["mark"].map { Array($0[2...]) } == [10, 10])
        let size = host.layout().size
        host.tap(at: CGPoint(x: 100, y: size.height - 5))
        #expect(host.layout()["mark"].map { Array($0[2...]) } == [20, 20])
    }

    struct Probe: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Color.red.frame(width: isFocused ? 30 : 10, height: 10).named("probe") }
    }

    @Test func focusableViewsKnowOfIt() {
        let host = host(
            HStack {
                Probe().focusable()
                Color.blue.frame(width: 10, height: 10).focusable(false)
                Color.blue.frame(width: 10, height: 10).focusable()
            })
        #expect(host.layout()["probe"]?[2] == 10)
        host.press(.tab)
        #expect(host.layout()["probe"]?[2] == 30)
        host.press(.tab)
        #expect(host.layout()["probe"]?[2] == 10)
        host.press(.tab)
        #expect(host.layout()["probe"]?[2] == 30)
        #expect(host.nextFrame == nil)
    }

    @Test func tabWithoutAnyViewIsNotTaken() {
        let host = host(Color.red)
        #expect(!host.press(.tab))
        #expect(!host.type("a"))
        #expect(host.nextFrame == nil)
    }
}
