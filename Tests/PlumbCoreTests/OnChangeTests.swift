import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnChangeTests {
    private struct Watched: View {
        let eventLog: EventLog
        let isInitial: Bool
        @State private var width: CGFloat = 10
        @State private var changes = 0

        var body: some View {
            eventLog.set("grow") { width += 10 }
            eventLog.set("same") { width += 0 }
            return block("a", width, CGFloat(10 + changes))
                .onChange(of: width, initial: isInitial) { old, new in
                    eventLog.note("\(Int(old))→\(Int(new))")
                    changes += 1
                }
        }
    }

    @Test func runsForChangesOnly() {
        let eventLog = EventLog()
        let host = hostOf(Watched(eventLog: eventLog, isInitial: false))
        host.layout()
        #expect(eventLog.events.isEmpty)
        eventLog.run("grow")
        // What the action changes is in the same picture.
        #expect(host.layout()["a"] == [0, 0, 20, 11])
        #expect(eventLog.events == ["10→20"])
        eventLog.run("same")
        host.layout()
        #expect(eventLog.events == ["10→20"])
    }

    @Test func runsAtFirstWhereAsked() {
        let eventLog = EventLog()
        hostOf(Watched(eventLog: eventLog, isInitial: true)).layout()
        #expect(eventLog.events == ["10→10"])
    }

    /// A value that its own action changes settles when the action stops changing it.
    @Test func chainsSettle() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                block("a", CGFloat(count), 10)
                    .onAppear { count = 1 }
                    .onChange(of: count) { if count < 5 { count += 1 } }
            }
        }
        #expect(hostOf(Counting()).layout()["a"] == [0, 0, 5, 10])
    }
}
