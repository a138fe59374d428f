import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Alerts and dialogs that are higher than the screen, and what they have on cards.
@MainActor
@Suite struct DialogRoomTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isAlert: Bool
        let words: Int
        let buttons: Int
        let height: CGFloat
    }

    nonisolated static let lines = [
        Line(testDescription: "alert, many buttons", isAlert: true, words: 1, buttons: 30, height: 852),
        Line(testDescription: "alert, many words", isAlert: true, words: 200, buttons: 2, height: 852),
        Line(testDescription: "alert, much of both", isAlert: true, words: 200, buttons: 30, height: 852),
        Line(testDescription: "alert, a low screen", isAlert: true, words: 5, buttons: 5, height: 375),
        Line(testDescription: "dialog, many buttons", isAlert: false, words: 1, buttons: 30, height: 852),
        Line(testDescription: "dialog, many words", isAlert: false, words: 100, buttons: 2, height: 852),
        Line(testDescription: "dialog, a low screen", isAlert: false, words: 1, buttons: 8, height: 375),
    ]

    private struct Page: View {
        let line: Line
        let log: LifeLog
        @State private var isShown = true

        var body: some View {
            if line.isAlert {
                Color.red.alert("Title", isPresented: $isShown) {
                    buttons
                } message: {
                    message
                }
            } else {
                Color.red.confirmationDialog("Title", isPresented: $isShown) {
                    buttons
                } message: {
                    message
                }
            }
        }

        private var message: some View { Text((1...line.words).map { "Word \($0)" }.joined(separator: "\n")) }
        private var buttons: some View {
            ForEach(1...line.buttons, id: \.self) { index in Button("Button \(index)") { log.add("\(index)") } }
        }
    }

    /// Nothing stands outside of what the screen leaves; the last button is scrolled into sight and runs.
    @Test(arguments: lines) func allOfItIsReached(_ line: Line) throws {
        let log = LifeLog()
        let host = screenOf(Page(line: line, log: log), height: line.height, top: 20, bottom: 20)
        host.rest()
        let last = "Button \(line.buttons)"
        let first = try #require(host.element("Button 1")).frame
        #expect(first.minY >= 0 && first.maxY <= line.height)
        var frame: CGRect?
        repeat {
            frame = host.element(last)?.frame
            host.swipe(from: CGPoint(x: 196, y: first.midY), to: CGPoint(x: 196, y: first.midY - 60))
            for _ in 0..<4 { host.rest() }
        } while frame != host.element(last)?.frame
        host.go(last)
        #expect(log.take() == ["\(line.buttons)"])
        #expect(host.element(last) == nil)
    }

    /// Words keep 16 points from the sides of their card.
    @Test func wordsKeepFromTheSides() throws {
        let message = Text(verbatim: String(repeating: "word ", count: 60))
        let host = screenOf(
            Color.red.confirmationDialog("Title", isPresented: .constant(true)) {
                Button("Go") {}
            } message: {
                message
            }, top: 20, bottom: 20)
        host.rest()
        let frame = try #require(host.spoken.first { $0.label?.hasPrefix("word") == true }).frame
        #expect(frame.minX >= 8 + 16 && frame.maxX <= 393 - 8 - 16 && frame.width > 300, "\(frame)")
    }

    /// What is no button has no room, and no size.
    @Test func whatIsNoButtonIsNotShown() throws {
        let host = screenOf(
            Color.red.confirmationDialog("Title", isPresented: .constant(true)) {
                Color.green.accessibilityIdentifier("other")
                Button("Go") {}
            })
        host.rest()
        #expect(try #require(host.frame("other")).suffix(2) == [0, 0])
    }

    /// The button that cancels stands apart with the label that it has now, and is disabled with the app's.
    @Test func whatCancelsFollowsTheApp() throws {
        struct Page: View {
            @State private var isShown = true
            @State private var count = 0
            var body: some View {
                Color.red.confirmationDialog("Title", isPresented: $isShown) {
                    Button("Go") {}
                    Button("Leave \(count)", role: .cancel) {}.disabled(count == 1)
                }
                .task {
                    for _ in 0..<2 {
                        try? await Task.sleep(for: .seconds(10))
                        count += 1
                    }
                }
            }
        }
        let host = screenOf(Page())
        host.rest()
        #expect(host.labels == ["Go", "Leave 0"])
        for count in 1...2 {
            for _ in 0..<3 { host.advance(by: 4) }
            host.rest()
            #expect(host.labels == ["Go", "Leave \(count)"])
            if count == 1 {
                host.go("Leave 1")
                #expect(host.labels == ["Go", "Leave 1"])
            }
        }
        host.go("Leave 2")
        #expect(host.labels == [])
    }

    /// What a card of a tablet presents stands on the screen as what the page presents: cards and bubbles.
    @Test(arguments: ["sheet", "popover", "dialog"]) func cardsPresentAsThePageDoes(kind: String) throws {
        struct Inner: View {
            let kind: String
            @State private var isShown = false
            var body: some View {
                let button = Button("Inner") { isShown = true }
                switch kind {
                case "sheet": button.sheet(isPresented: $isShown) { Color.red.accessibilityIdentifier("shown") }
                case "popover":
                    button.popover(isPresented: $isShown) {
                        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("shown")
                    }
                default: button.confirmationDialog("Title", isPresented: $isShown) { Button("shown") {} }
                }
            }
        }
        struct Page: View {
            let kind: String
            @State private var isShown = false
            var body: some View {
                Button("Outer") { isShown = true }.sheet(isPresented: $isShown) { Inner(kind: kind) }
            }
        }
        let host = screenOf(
            Page(kind: kind).environment(\.horizontalSizeClass, .regular), width: 820, height: 1180, top: 24,
            bottom: 20)
        host.go("Outer")
        host.go("Inner")
        let widths = ["sheet": 540.0, "popover": 100, "dialog": 304]
        let width = kind == "dialog" ? host.element("shown").map { Double($0.frame.width) } : host.frame("shown")?[2]
        #expect(width == widths[kind])
    }

    /// What an item of a bar presents has none of the looks of bars.
    @Test func barsHandNoLooksOn() {
        struct Shown: View {
            @Environment(\.lineLimit) private var limit
            @Environment(\.imageScale) private var scale
            @Environment(\.font) private var font
            var body: some View {
                Text("\(limit ?? 0) \(scale == .medium ? "medium" : "other") \(font == nil ? "no font" : "font")")
                Label("Words", systemImage: "star")
            }
        }
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Color.red.toolbar {
                        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Shown() }
                    }
                }
            }
        }
        let host = screenOf(Page())
        host.go("Open")
        #expect(host.labels.contains("0 medium no font") && host.labels.contains("Words"))
    }
}
