import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 10.
@Suite @MainActor
struct GeometryReaderTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("takes what is proposed", in: 100, 60, size: [100, 60], ["a": [0, 0, 10, 10]]) {
            GeometryReader { _ in block("a", 10, 10) }
        },
        LayoutCase("ideal 10 × 10", in: nil, nil, size: [10, 10]) { GeometryReader { _ in block("a", 50, 50) } },
        LayoutCase("knows its size", in: 100, 60, ["a": [0, 0, 50, 15]]) {
            GeometryReader { proxy in block("a", proxy.size.width / 2, proxy.size.height / 4) }
        },
        LayoutCase(
            "children upon each other", in: 100, 60, ["a": [0, 0, 10, 10], "b": [0, 0, 20, 5], "c": [0, 0, 100, 60]]
        ) {
            GeometryReader { _ in
                block("a", 10, 10)
                block("b", 20, 5)
                Color.red.named("c")
            }
        },
        LayoutCase("in a stack", in: 100, 60, size: [100, 60], ["r": [28, 0, 72, 60], "a": [28, 0, 72, 5]]) {
            HStack {
                block("x", 20, 10)
                GeometryReader { proxy in block("a", proxy.size.width, 5) }.named("r")
            }
        },
        LayoutCase("readers in readers", in: 100, 60, ["a": [0, 0, 25, 60]]) {
            GeometryReader { outer in
                GeometryReader { inner in block("a", inner.size.width / 2, outer.size.height) }
                    .frame(width: outer.size.width / 2)
            }
        },
        // Corner of the reader's own coordinates in a right-to-left layout: the leading edge is the right one.
        LayoutCase("right to left", in: 100, 60, direction: .rightToLeft, ["a": [90, 0, 10, 10]]) {
            GeometryReader { _ in block("a", 10, 10) }
        },
    ]

    @Test(arguments: cases)
    func reads(_ example: LayoutCase) { example.check() }

    @Test func anotherProposalMakesTheContentAnew() {
        let host = hostOf(ReaderInFrame(width: 40), in: 100, 20)
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(ReaderInFrame(width: 80))
        #expect(host.layout()["a"] == [0, 0, 40, 10])
    }

    @Test func stateInTheContentSurvivesAnotherSize() {
        let eventLog = EventLog()
        let host = hostOf(ReaderAroundState(width: 40, eventLog: eventLog), in: 100, 20)
        #expect(host.layout()["a"] == [0, 0, 1, 10])
        eventLog.run("grow")
        host.setRoot(ReaderAroundState(width: 80, eventLog: eventLog))
        #expect(host.layout()["a"] == [0, 0, 2, 10])
    }

    @Test func stateReadInTheClosureMakesItAnew() {
        let eventLog = EventLog()
        let host = hostOf(ReaderOverState(eventLog: eventLog), in: 100, 20)
        #expect(host.layout()["a"] == [0, 0, 1, 10])
        for width in [2.0, 3, 4] {
            eventLog.run("grow")
            #expect(host.layout()["a"] == [0, 0, width, 10])
        }
    }

    @Test func stateChangesInTheContentAreLaidOut() {
        let eventLog = EventLog()
        let host = hostOf(ReaderAroundState(width: 40, eventLog: eventLog), in: 100, 20)
        host.layout()
        for width in [2.0, 3, 4] {
            eventLog.run("grow")
            #expect(host.layout()["a"] == [0, 0, width, 10])
        }
    }
}

private struct ReaderInFrame: View {
    let width: CGFloat
    var body: some View {
        GeometryReader { proxy in block("a", proxy.size.width / 2, 10) }.frame(width: width, alignment: .leading)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct ReaderAroundState: View {
    let width: CGFloat
    let eventLog: EventLog
    var body: some View {
        GeometryReader { _ in Growing(eventLog: eventLog) }.frame(width: width)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct ReaderOverState: View {
    let eventLog: EventLog
    @State private var width: CGFloat = 1
    var body: some View {
        eventLog.set("grow") { width += 1 }
        return GeometryReader { _ in block("a", width, 10) }
    }
}

/// 1 point wide, and one more at each "grow".
private struct Growing: View {
    let eventLog: EventLog
    @State private var width: CGFloat = 1
    var body: some View {
        eventLog.set("grow") { width += 1 }
        return block("a", width, 10)
    }
}
