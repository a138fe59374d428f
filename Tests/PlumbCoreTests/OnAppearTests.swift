import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnAppearTests {
    private struct Rows: View {
        let names: [String]
        let eventLog: EventLog
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    block(name, 10, 10)
                        .onAppear { eventLog.note("appear \(name)") }
                        .onDisappear { eventLog.note("disappear \(name)") }
                }
            }
        }
    }

    @Test func onceEach() {
        let eventLog = EventLog()
        let host = hostOf(Rows(names: ["a", "b"], eventLog: eventLog))
        #expect(eventLog.events.isEmpty)
        host.layout()
        #expect(eventLog.events == ["appear a", "appear b"])
        eventLog.clear()
        host.layout()
        host.setRoot(Rows(names: ["b", "a", "c"], eventLog: eventLog))
        host.layout()
        #expect(eventLog.events == ["appear c"])
        eventLog.clear()
        host.setRoot(Rows(names: ["c"], eventLog: eventLog))
        host.layout()
        #expect(eventLog.events.sorted() == ["disappear a", "disappear b"])
        eventLog.clear()
        host.setRoot(Rows(names: ["a", "c"], eventLog: eventLog))
        host.layout()
        #expect(eventLog.events == ["appear a"])
    }

    @Test func stateThatAppearingChangesIsLaidOut() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View { block("a", width, 10).onAppear { width = 40 } }
        }
        let report = hostOf(Growing()).layout()
        #expect(report["a"] == [0, 0, 40, 10])
    }

    @Test func appearingMayMakeOthersAppear() {
        struct Chain: View {
            let eventLog: EventLog
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { index in
                    block("\(index)", 10, 10).onAppear {
                        eventLog.note("\(index)")
                        if index < 4 { count = index + 2 }
                    }
                }
            }
        }
        let eventLog = EventLog()
        let report = hostOf(Chain(eventLog: eventLog)).layout()
        #expect(eventLog.events == ["0", "1", "2", "3", "4"])
        #expect(report.frames.count == 5)
    }

    @Test func appearingWithoutEndEnds() {
        struct Endless: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Color.red.onAppear { count += 1 } }
            }
        }
        let host = hostOf(Endless())
        host.layout()
        #expect(host.layout().size.width == 300)
    }

    @Test func theLatestDisappearActionRuns() {
        struct Root: View {
            let isThere: Bool
            let word: String
            let eventLog: EventLog
            var body: some View {
                VStack {
                    if isThere { Color.red.onDisappear { eventLog.note(word) } }
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(isThere: true, word: "one", eventLog: eventLog))
        host.layout()
        host.setRoot(Root(isThere: true, word: "two", eventLog: eventLog))
        host.layout()
        host.setRoot(Root(isThere: false, word: "three", eventLog: eventLog))
        host.layout()
        #expect(eventLog.events == ["two"])
    }
}
