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

    private struct Unseen: View {
        let log: Log
        @State private var text = ""
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .accessibilityRepresentation {
                    TextInput($text, kind: .line).accessibilityLabel("a").accessibilityIdentifier("unseen")
                        .onTapGesture { log.moves.append("tap") }
                }
        }
    }

    /// What stands for a view is reached by whoever reads the screen, and by nobody who only types.
    @Test func keysDoNotComeToWhatIsNotSeen() throws {
        let host = ViewHost(Unseen(log: Log()))
        host.update()
        host.press(.tab)
        #expect(!host.hasFocus)
        #expect(host.layout().frames.isEmpty)
        #expect(try host.act("focus", on: "a"))
        #expect(host.hasFocus)
    }

    @Test func anElementThatNothingIsTiedToTakesNoFocus() throws {
        let host = ViewHost(Text("a"))
        #expect(try !host.act("focus", on: "a"))
    }

    /// A state and the views that it is tied to do not hold each other.
    @Test func aTreeThatGoesTakesItsStatesAlong() throws {
        final class Mark {}
        struct Tied: View {
            let mark: Mark
            @AccessibilityFocusState private var isFocused: Bool
            @FocusState private var hasKeys: Bool
            var body: some View { Text("a").accessibilityFocused($isFocused).focused($hasKeys) }
        }
        weak var mark: Mark?
        weak var location: AnyObject?
        do {
            let new = Mark()
            mark = new
            let host = ViewHost(Tied(mark: new))
            host.update()
            #expect(try host.act("focus", on: "a"))
            let node = host.graph.accessibilityFocus.bindings.first as? AccessibilityFocusNode<Bool>
            location = try #require(node).location
        }
        #expect(mark == nil && location == nil)
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
