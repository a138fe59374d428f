import Foundation
import Testing

@testable import PlumbCore

private struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

extension EnvironmentValues {
    fileprivate var blockWidth: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

/// As wide as the environment says.
private struct EnvironmentBlock: View {
    let name: String
    let eventLog: EventLog
    @Environment(\.blockWidth) private var width
    var body: some View {
        eventLog.note("body \(name)")
        return block(name, width, 10)
    }
}

@Suite @MainActor
struct EnvironmentTests {
    @Test func defaultsAndInheritance() {
        let eventLog = EventLog()
        let report = hostOf(
            HStack(spacing: 0) {
                EnvironmentBlock(name: "a", eventLog: eventLog)
                HStack(spacing: 0) {
                    EnvironmentBlock(name: "b", eventLog: eventLog)
                    EnvironmentBlock(name: "c", eventLog: eventLog).environment(\.blockWidth, 30)
                }
                .environment(\.blockWidth, 20)
                EnvironmentBlock(name: "d", eventLog: eventLog).transformEnvironment(\.blockWidth) { $0 += 5 }
            }
        ).layout()
        #expect(report["a"]?[2] == 10)
        #expect(report["b"]?[2] == 20)
        #expect(report["c"]?[2] == 30)
        #expect(report["d"]?[2] == 15)
    }

    /// The middle view is the same value as before; its child must still see the change.
    @Test func changesReachTheChildrenOfSkippedViews() {
        struct Middle: View {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("body middle")
                return VStack {
                    EnvironmentBlock(name: "a", eventLog: eventLog)
                    block("b", 1, 1)
                }
            }
        }
        struct Root: View {
            let eventLog: EventLog
            @State private var width: CGFloat = 20
            var body: some View {
                eventLog.set("grow") { width += 10 }
                return Middle(eventLog: eventLog).environment(\.blockWidth, width)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog))
        #expect(host.layout()["a"]?[2] == 20)
        eventLog.run("grow")
        #expect(host.layout()["a"]?[2] == 30)
    }

    @Test func changesReachRowsOfAForEachAndMembersOfAGroup() {
        struct Root: View {
            let eventLog: EventLog
            let width: CGFloat
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<2) { EnvironmentBlock(name: "\($0)", eventLog: eventLog) }
                    Group { EnvironmentBlock(name: "g", eventLog: eventLog) }.padding(0)
                    AnyView(EnvironmentBlock(name: "v", eventLog: eventLog))
                    GeometryReader { _ in EnvironmentBlock(name: "r", eventLog: eventLog) }
                }
                .environment(\.blockWidth, width)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog, width: 20))
        host.layout()
        host.setRoot(Root(eventLog: eventLog, width: 33))
        let report = host.layout()
        for name in ["0", "1", "g", "v", "r"] { #expect(report[name]?[2] == 33, "\(name)") }
    }

    @Test func theSameEnvironmentEvaluatesNothing() {
        struct Root: View {
            let eventLog: EventLog
            @State private var height: CGFloat = 10
            var body: some View {
                eventLog.set("grow") { height += 1 }
                return VStack {
                    block("x", 10, height)
                    EnvironmentBlock(name: "a", eventLog: eventLog)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog).environment(\.blockWidth, 20))
        host.layout()
        eventLog.clear()
        eventLog.run("grow")
        host.layout()
        #expect(eventLog["body a"] == 0)
    }

    /// A modifier that sets the same value again changes nothing for those who read it.
    @Test func aModifierThatSetsTheSameAgainEvaluatesNothing() {
        struct Root: View {
            let eventLog: EventLog
            @State private var height: CGFloat = 10
            var body: some View {
                eventLog.set("grow") { height += 1 }
                return VStack {
                    block("x", 10, height)
                    EnvironmentBlock(name: "a", eventLog: eventLog).environment(\.blockWidth, 20)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog))
        host.layout()
        eventLog.clear()
        eventLog.run("grow")
        host.layout()
        #expect(eventLog["body a"] == 0)
    }
}
