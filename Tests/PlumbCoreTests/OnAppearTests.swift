import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnAppearTests {
    private struct Rows: View {
        let names: [String]
        let switches: Switches
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    block(name, 10, 10)
                        .onAppear { switches.note("appear \(name)") }
                        .onDisappear { switches.note("disappear \(name)") }
                }
            }
        }
    }

    @Test func onceEach() {
        let switches = Switches()
        let host = hostOf(Rows(names: ["a", "b"], switches: switches))
        #expect(switches.events.isEmpty)
        host.layout()
        #expect(switches.events == ["appear a", "appear b"])
        switches.clear()
        host.layout()
        host.setRoot(Rows(names: ["b", "a", "c"], switches: switches))
        host.layout()
        #expect(switches.events == ["appear c"])
        switches.clear()
        host.setRoot(Rows(names: ["c"], switches: switches))
        host.layout()
        #expect(switches.events.sorted() == ["disappear a", "disappear b"])
        switches.clear()
        host.setRoot(Rows(names: ["a", "c"], switches: switches))
        host.layout()
        #expect(switches.events == ["appear a"])
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
            let switches: Switches
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { index in
                    block("\(index)", 10, 10).onAppear {
                        switches.note("\(index)")
                        if index < 4 { count = index + 2 }
                    }
                }
            }
        }
        let switches = Switches()
        let report = hostOf(Chain(switches: switches)).layout()
        #expect(switches.events == ["0", "1", "2", "3", "4"])
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
            let switches: Switches
            var body: some View {
                VStack {
                    if isThere { Color.red.onDisappear { switches.note(word) } }
                }
            }
        }
        let switches = Switches()
        let host = hostOf(Root(isThere: true, word: "one", switches: switches))
        host.layout()
        host.setRoot(Root(isThere: true, word: "two", switches: switches))
        host.layout()
        host.setRoot(Root(isThere: false, word: "three", switches: switches))
        host.layout()
        #expect(switches.events == ["two"])
    }
}
