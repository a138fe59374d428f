import Foundation
import Testing

@testable import PlumbCore

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

/// What the view with the focus gives to others.
@Suite @MainActor
struct FocusedValueTests {
    struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.count) private var count
        @FocusedValue(\.action) private var action
        let log: FocusTests.Log
        var body: some View {
            Color.red.frame(width: 10, height: 10).named(note)
                .onTapGesture {
                    if let value = count { count = value + 1 }
                    action?()
                }
        }
        private var note: String {
            let line = "\(title ?? "-") \(count.map { "\($0)" } ?? "-")"
            log.note(line)
            return "reader"
        }
    }

    struct Document: View {
        let log: FocusTests.Log
        @State private var first = 1
        @State private var second = 10
        var body: some View {
            VStack {
                Color.blue.focusable().focusedValue(\.title, "first \(first)").focusedValue(\.count, $first)
                Color.blue.focusable().focusedValue(\.title, "second").focusedValue(\.count, $second)
                    .focusedValue(\.action) { log.note("action") }
                Color.blue.focusable().focusedValue(\.title, Optional<String>.none)
                Reader(log: log)
            }
            .focusedValue(\.title, "around")
        }
    }

    @Test func followTheFocus() {
        let log = FocusTests.Log()
        let host = ViewHost(
            Document(log: log),
            in: World(proposal: ProposedViewSize(width: 100, height: 400)))
        host.update()
        #expect(log.lines == ["- -"])
        log.lines = []
        for _ in 0..<3 { host.press(.tab) }
        #expect(log.lines == ["first 1 1", "second 10", "around -"])
        log.lines = []
        host.press(.tab)
        host.tap("reader")
        #expect(log.lines.last == "first 2 2")
        host.press(.tab)
        log.lines = []
        host.tap("reader")
        #expect(log.lines == ["action", "second 11"])
        #expect(host.nextFrame == nil)
        #expect(host.diagnostics.isEmpty)
    }

    struct Window: View {
        let log: FocusTests.Log
        @State private var isOpen = true
        var body: some View {
            VStack {
                if isOpen { Color.blue.focusedSceneValue(\.title, "scene") }
                Reader(log: log)
                Color.red.frame(width: 10, height: 10).named("close").onTapGesture { isOpen = false }
            }
        }
    }

    @Test func ofAScene() {
        let log = FocusTests.Log()
        let host = ViewHost(
            Window(log: log), in: World(proposal: ProposedViewSize(width: 100, height: 400)))
        host.update()
        #expect(log.lines.last == "scene -")
        host.tap("close")
        #expect(log.lines.last == "- -")
    }
}
