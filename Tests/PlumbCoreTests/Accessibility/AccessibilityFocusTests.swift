import Foundation
import Testing

@testable import PlumbCore

/// Where whoever reads the screen is.
@MainActor struct AccessibilityFocusTests {
    @MainActor private final class Log {
        var isFocused = false
        var field: String?
        var moves: [String] = []
    }

    private struct One: View {
        let log: Log
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
            let _ = { log.isFocused = isFocused }()
            VStack {
                Text("a").accessibilityFocused($isFocused)
                Text("to a").onTapGesture { isFocused = true }
                Text("away").onTapGesture { isFocused = false }
            }
        }
    }

    @Test func aStateTakesItThereAndAway() throws {
        let log = Log()
        let host = ViewHost(One(log: log))
        #expect(try !host.element("a").isFocused)
        #expect(try host.act("activate", on: "to a"))
        #expect(try host.element("a").isFocused)
        #expect(log.isFocused)
        #expect(try host.act("activate", on: "away"))
        #expect(try !host.element("a").isFocused)
        #expect(!log.isFocused)
    }

    private struct Two: View {
        let log: Log
        var hasSecond = true
        @AccessibilityFocusState(for: .voiceOver) private var field: String?
        var body: some View {
            let _ = { log.field = field }()
            VStack {
                Text("a").accessibilityFocused($field, equals: "first")
                if hasSecond { Text("b").accessibilityFocused($field, equals: "second") }
                Text("nowhere").onTapGesture { field = "third" }
            }
            .accessibilityDefaultFocus($field, "first")
        }
    }

    @Test func whoeverReadsTellsTheState() throws {
        let log = Log()
        let host = ViewHost(Two(log: log))
        host.update()
        #expect(log.field == "first")
        #expect(try host.act("focus", on: "b"))
        #expect(log.field == "second")
        #expect(try host.element("b").isFocused && !host.element("a").isFocused)
        // What no view takes is taken back.
        #expect(try host.act("activate", on: "nowhere"))
        #expect(log.field == "second")
    }

    @Test func aViewThatGoesLosesIt() throws {
        let log = Log()
        let host = ViewHost(Two(log: log))
        #expect(try host.act("focus", on: "b"))
        host.setRoot(Two(log: log, hasSecond: false))
        host.update()
        #expect(host.accessibilityTree().allSatisfy { !$0.isFocused })
        #expect(host.checkInvariants() == [])
    }
}
