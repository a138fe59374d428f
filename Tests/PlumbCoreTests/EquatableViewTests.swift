import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct EquatableViewTests {
    /// Equal as long as the tens are.
    private struct Tens: View, Equatable {
        let number: Int
        let eventLog: EventLog
        @State private var isWide = false
        nonisolated static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }

        var body: some View {
            eventLog.note("body")
            eventLog.set("widen") { isWide = true }
            return Color.red.frame(width: CGFloat(number), height: isWide ? 20 : 10).named("a")
        }
    }

    @Test func isLookedAtWhenItIsAnother() {
        let eventLog = EventLog()
        let host = hostOf(Tens(number: 11, eventLog: eventLog).equatable())
        #expect(host.layout()["a"]?[2] == 11)
        host.setRoot(Tens(number: 12, eventLog: eventLog).equatable())
        #expect(host.layout()["a"]?[2] == 11)
        #expect(eventLog["body"] == 1)
        host.setRoot(Tens(number: 25, eventLog: eventLog).equatable())
        #expect(host.layout()["a"]?[2] == 25)
        #expect(eventLog["body"] == 2)
        eventLog.run("widen")
        #expect(host.layout()["a"]?[3] == 20)
    }

    @Test func anotherEnvironmentIsAnotherView() {
        struct Direction: View, Equatable {
            @Environment(\.layoutDirection) private var direction
            nonisolated static func == (a: Direction, b: Direction) -> Bool { true }
            var body: some View { Color.red.named("\(direction)") }
        }
        let host = hostOf(Direction().equatable().environment(\.layoutDirection, .leftToRight))
        #expect(host.layout()["leftToRight"] != nil)
        host.setRoot(Direction().equatable().environment(\.layoutDirection, .rightToLeft))
        #expect(host.layout()["rightToLeft"] != nil)
    }

    @Test func modifiersOfAListReachIt() {
        struct Wide: View, Equatable {
            var body: some View {
                block("a", 10, 10)
                block("b", 20, 10)
            }
        }
        func row(_ padding: CGFloat) -> some View {
            HStack(spacing: 0) { Wide().equatable().padding(.leading, padding) }
        }
        let host = hostOf(row(1))
        #expect(host.layout()["b"] == [12, 0, 20, 10])
        host.setRoot(row(5))
        #expect(host.layout()["b"] == [20, 0, 20, 10])
    }
}
