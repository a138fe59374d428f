import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore

private final class Model: ObservableObject { @Published var width: CGFloat = 10 }

/// A property made of others.
private struct Doubled: DynamicProperty {
    @StateObject private var model = Model()
    @State private var factor: CGFloat = 2
    @Environment(\.displayScale) private var scale
    private(set) var width: CGFloat = 0
    private(set) var seenScale: CGFloat = 0
    let note: () -> Void

    init(note: @escaping () -> Void) { self.note = note }

    mutating func update() {
        note()
        width = model.width * factor
        seenScale = scale
    }

    @MainActor func grow() { model.width += 5 }
    func stretch() { factor += 1 }
}

@Suite @MainActor
struct DynamicPropertyTests {
    private struct Root: View {
        let eventLog: EventLog
        var doubled: Doubled

        init(eventLog: EventLog) {
            self.eventLog = eventLog
            doubled = Doubled { eventLog.note("update") }
        }

        var body: some View {
            eventLog.note("body")
            eventLog.set("grow") { doubled.grow() }
            eventLog.set("stretch") { doubled.stretch() }
            return block("a", doubled.width, 10 * doubled.seenScale)
        }
    }

    /// `update()` comes before each evaluation, when the properties within have their values; what they read counts for
    /// the body.
    @Test func updatesBeforeEachBody() {
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog))
        #expect(host.layout()["a"] == [0, 0, 20, 20])
        #expect(eventLog.events == ["update", "body"])
        eventLog.run("grow")
        #expect(host.layout()["a"]?[2] == 30)
        #expect(eventLog.events == ["update", "body", "update", "body"])
        host.layout()
        #expect(eventLog["update"] == 2)
        eventLog.run("stretch")
        #expect(host.layout()["a"]?[2] == 45)
        #expect(eventLog["update"] == 3)
    }
}
