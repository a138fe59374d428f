import Foundation
import Testing

@testable import PlumbCore

/// A row that counts its bodies and is as wide as its state.
private struct Counter: View {
    let name: String
    let eventLog: EventLog
    @State private var width: CGFloat = 10

    var body: some View {
        eventLog.note("body \(name)")
        eventLog.set("grow \(name)") { width += 10 }
        eventLog.set("same \(name)") {
            let value = width
            width = value
        }
        return block(name, width, 10)
    }
}

@Suite @MainActor
struct StateTests {
    private func width(_ name: String, _ host: ViewHost) -> Double? { host.layout()[name]?[2] }

    @Test func survivesAnotherRootValue() {
        struct Root: View {
            let spacing: CGFloat
            let eventLog: EventLog
            var body: some View {
                HStack(spacing: spacing) {
                    Counter(name: "a", eventLog: eventLog)
                    block("x", 5, 5)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(spacing: 0, eventLog: eventLog))
        eventLog.run("grow a")
        #expect(width("a", host) == 20)
        host.setRoot(Root(spacing: 3, eventLog: eventLog))
        #expect(width("a", host) == 20)
        #expect(host.layout()["x"]?[0] == 23)
    }

    @Test func diesOnAnotherBranch() {
        struct Root: View {
            let isFirst: Bool
            let eventLog: EventLog
            var body: some View {
                VStack {
                    if isFirst {
                        Counter(name: "a", eventLog: eventLog)
                    } else {
                        Counter(name: "a", eventLog: eventLog)
                    }
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(isFirst: true, eventLog: eventLog))
        eventLog.run("grow a")
        #expect(width("a", host) == 20)
        host.setRoot(Root(isFirst: false, eventLog: eventLog))
        #expect(width("a", host) == 10)
        host.setRoot(Root(isFirst: true, eventLog: eventLog))
        #expect(width("a", host) == 10)
    }

    @Test func diesWithoutItsIf() {
        struct Root: View {
            let isThere: Bool
            let eventLog: EventLog
            var body: some View {
                VStack {
                    if isThere { Counter(name: "a", eventLog: eventLog) }
                    block("b", 10, 10)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(isThere: true, eventLog: eventLog))
        eventLog.run("grow a")
        #expect(width("a", host) == 20)
        host.setRoot(Root(isThere: false, eventLog: eventLog))
        #expect(host.layout()["a"] == nil)
        #expect(host.layout()["b"] == [0, 0, 10, 10])
        host.setRoot(Root(isThere: true, eventLog: eventLog))
        #expect(width("a", host) == 10)
    }

    @Test func diesWithTheTypeInAnAnyView() {
        func root(_ isWrapped: Bool, _ eventLog: EventLog) -> AnyView {
            isWrapped
                ? AnyView(Counter(name: "a", eventLog: eventLog).padding(0))
                : AnyView(Counter(name: "a", eventLog: eventLog))
        }
        let eventLog = EventLog()
        let host = hostOf(root(false, eventLog))
        eventLog.run("grow a")
        #expect(width("a", host) == 20)
        host.setRoot(root(false, eventLog))
        #expect(width("a", host) == 20)
        host.setRoot(root(true, eventLog))
        #expect(width("a", host) == 10)
    }

    @Test func movesWithItsIdInAForEach() {
        struct Root: View {
            let names: [String]
            let eventLog: EventLog
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(names, id: \.self) { Counter(name: $0, eventLog: eventLog) }
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(names: ["a", "b", "c"], eventLog: eventLog))
        eventLog.run("grow b")
        host.setRoot(Root(names: ["c", "b", "a"], eventLog: eventLog))
        let report = host.layout()
        #expect(report["c"] == [0, 0, 10, 10])
        #expect(report["b"] == [10, 0, 20, 10])
        #expect(report["a"] == [30, 0, 10, 10])
        host.setRoot(Root(names: ["b"], eventLog: eventLog))
        #expect(host.layout()["b"] == [0, 0, 20, 10])
        host.setRoot(Root(names: [], eventLog: eventLog))
        host.setRoot(Root(names: ["b"], eventLog: eventLog))
        #expect(host.layout()["b"] == [0, 0, 10, 10])
    }

    @Test func aChangeEvaluatesOnlyItsReader() {
        struct Root: View {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("body root")
                return HStack {
                    Counter(name: "a", eventLog: eventLog)
                    Counter(name: "b", eventLog: eventLog)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog))
        host.layout()
        #expect(host.graph.update.bodyCount == 3)
        eventLog.clear()
        eventLog.run("grow a")
        host.layout()
        #expect(eventLog.counts == ["body a": 1])
        #expect(host.graph.update.bodyCount == 4)
        // The same value is no change.
        eventLog.run("same a")
        host.layout()
        #expect(host.graph.update.bodyCount == 4)
        // Nothing has changed at all.
        host.layout()
        #expect(host.graph.update.bodyCount == 4)
    }

    @Test func stateThatNobodyReadsEvaluatesNothing() {
        struct Writer: View {
            let eventLog: EventLog
            @State private var count = 0
            var body: some View {
                eventLog.set("write") { count += 1 }
                return block("a", 10, 10)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Writer(eventLog: eventLog))
        host.layout()
        eventLog.run("write")
        host.layout()
        #expect(host.graph.update.bodyCount == 1)
    }

    @Test func twoChangesAreOneEvaluation() {
        let eventLog = EventLog()
        let host = hostOf(Counter(name: "a", eventLog: eventLog))
        host.layout()
        eventLog.run("grow a")
        eventLog.run("grow a")
        #expect(width("a", host) == 30)
        #expect(host.graph.update.bodyCount == 2)
    }

    @Test func aReaderThatStopsReadingIsLeftAlone() {
        struct Choosy: View {
            let eventLog: EventLog
            @State private var isReading = true
            @State private var value = 1
            var body: some View {
                eventLog.set("stop") { isReading = false }
                eventLog.set("change") { value += 1 }
                return block("a", isReading ? CGFloat(value) : 50, 10)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Choosy(eventLog: eventLog))
        host.layout()
        eventLog.run("stop")
        #expect(width("a", host) == 50)
        #expect(host.graph.update.bodyCount == 2)
        // The value was read before: one evaluation may follow its first change, none its second.
        eventLog.run("change")
        host.layout()
        let count = host.graph.update.bodyCount
        #expect(count <= 3)
        eventLog.run("change")
        host.layout()
        #expect(host.graph.update.bodyCount == count)
    }

    /// Parents must be evaluated before their children: a child may be gone, or read what is no longer there.
    @Test func parentsAreEvaluatedFirst() {
        let eventLog = EventLog()
        let host = hostOf(Recycled.Parent(eventLog: eventLog))
        host.layout()
        eventLog.clear()
        eventLog.run("change")
        host.layout()
        #expect(eventLog.events == ["parent", "child"])
    }

    /// The same after numbers of nodes have been used again, so that a parent's may be larger than its child's.
    @Test func parentsAreEvaluatedFirstInReusedNodes() {
        let eventLog = EventLog()
        let host = hostOf(Recycled(phase: 0, eventLog: eventLog))
        host.layout()
        for phase in 1...2 {
            host.setRoot(Recycled(phase: phase, eventLog: eventLog))
            host.layout()
        }
        eventLog.clear()
        eventLog.run("change")
        host.layout()
        #expect(eventLog.events == ["parent", "child"])
    }

    /// A child that is given a new value and reads a binding to it as well is evaluated once.
    @Test func aChildThatIsReachedTwiceIsEvaluatedOnce() {
        struct Child: View {
            let eventLog: EventLog
            let copy: Int
            @Binding var value: Int
            var body: some View {
                eventLog.note("child")
                return block("child", CGFloat(value + copy), 10)
            }
        }
        struct Parent: View {
            let eventLog: EventLog
            @State private var value = 10
            var body: some View {
                eventLog.set("change") { value += 1 }
                return Child(eventLog: eventLog, copy: value, value: $value)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Parent(eventLog: eventLog))
        host.layout()
        eventLog.clear()
        eventLog.run("change")
        #expect(host.layout()["child"]?[2] == 22)
        #expect(eventLog["child"] == 1)
    }

    @Test func initialValuesAreKeptFromTheFirstTime() {
        struct Initial: View {
            @State private var width: CGFloat
            init(_ width: CGFloat) { _width = State(initialValue: width) }
            var body: some View { block("a", width, 10) }
        }
        let host = hostOf(Initial(10))
        #expect(width("a", host) == 10)
        host.setRoot(Initial(40))
        #expect(width("a", host) == 10)
    }

    @Test func stateInAnotherHostIsApart() {
        let first = EventLog()
        let second = EventLog()
        let one = hostOf(Counter(name: "a", eventLog: first))
        let two = hostOf(Counter(name: "a", eventLog: second))
        one.layout()
        two.layout()
        first.run("grow a")
        #expect(width("a", one) == 20)
        #expect(width("a", two) == 10)
        #expect(two.graph.update.bodyCount == 1)
    }

    @Test func aViewThatContainsItselfEndsInASentence() {
        struct Endless: View {
            var body: AnyView { AnyView(Endless()) }
        }
        let host = hostOf(Endless())
        #expect(host.failure?.contains("contains itself") == true)
        #expect(host.layout().size == .zero)
        #expect(host.displayList().items.isEmpty)
    }

    @Test func stateThatChangesInABodyEndsInASentence() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                count += 1
                return block("a", CGFloat(count % 7), 10)
            }
        }
        let host = hostOf(Restless())
        host.layout()
        #expect(host.diagnostics.contains { $0.message.contains("without end") })
    }
}

/// A parent that reads its state and a child that reads it through a binding, in nodes that were somebody else's.
private struct Recycled: View {
    let phase: Int
    let eventLog: EventLog

    var body: some View {
        // Phase 1 frees the numbers of both lists in an order of its own; phase 2 takes them again.
        VStack {
            if phase == 0 {
                Leaf()
                Leaf()
            }
            if phase != 1 {
                Leaf()
                Leaf()
            }
            if phase == 2 { Parent(eventLog: eventLog) }
        }
    }

    struct Leaf: View {
        var body: some View { Color.red.padding() }
    }

    struct Child: View {
        let eventLog: EventLog
        @Binding var value: Int
        var body: some View {
            eventLog.note("child")
            return block("child", CGFloat(value), 10)
        }
    }

    struct Parent: View {
        let eventLog: EventLog
        @State private var value = 10
        var body: some View {
            eventLog.note("parent")
            eventLog.set("change") { value += 1 }
            return HStack {
                block("parent", CGFloat(value), 10)
                Child(eventLog: eventLog, value: $value)
            }
        }
    }
}
