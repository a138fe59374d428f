import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Swipes over rows.
@MainActor
@Suite struct SwipeTests {
    private func host(_ record: Record<String>, full: Bool = true) -> ViewHost {
        hostOf(
            List {
                Text("Row").accessibilityIdentifier("row")
                    .swipeActions(allowsFullSwipe: full) {
                        Button("One", role: .destructive) { record.values.append("one") }
                        Button("Two") { record.values.append("two") }
                    }
                    .swipeActions(edge: .leading) { Button("Three") { record.values.append("three") }.tint(.green) }
                Text("Plain")
            }, in: 393, 400)
    }

    /// The row moves with the finger, and rests where its buttons are seen: 74 wide each, the first at the edge.
    @Test func buttonsAreShownAndRun() {
        let record = Record<String>()
        let host = host(record)
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == -108.0)
        host.tap(at: CGPoint(x: 260, y: 57))
        host.advance(by: 1)
        #expect(record.values == ["two"])
        #expect(host.frame("row")?[0] == 40)
    }

    /// A row opens and closes step by step, and uncovers its buttons meanwhile.
    @Test func rowsOpenAndCloseStepByStep() {
        let host = host(Record<String>())
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 260, y: 57))
        host.advance(by: 0.1)
        #expect(host.frame("row").map { $0[0] > -107 && $0[0] < 39 } == true)
        #expect(host.dump.contains("#FF3B30"))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == 40)
        #expect(!host.dump.contains("#FF3B30"))
    }

    @Test func theLeadingSideHasItsOwn() {
        let record = Record<String>()
        let host = host(record)
        host.swipe(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 180, y: 57))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == 114.0)
        #expect(host.dump.contains("#34C759"))
        host.tap(at: CGPoint(x: 50, y: 57))
        #expect(record.values == ["three"])
    }

    /// A button is as wide as its words with 8 at both sides, and 74 at least.
    @Test func longTitlesMakeWideButtons() {
        let record = Record<String>()
        let host = hostOf(
            List {
                Text("Row").accessibilityIdentifier("row").swipeActions {
                    Button("One") { record.values.append("one") }
                    Button("A long title") { record.values.append("two") }
                }
            }, in: 393, 400)
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 180, y: 57))
        host.advance(by: 1)
        #expect(host.frame("row").map { abs($0[0] + 170) < 0.01 } == true)
        // The second begins at 373 - 74 - 136.
        host.tap(at: CGPoint(x: 170, y: 57))
        host.advance(by: 1)
        #expect(record.values == ["two"])
        // A short way opens nothing, unless the finger is fast; half of the buttons is 105.
        for (phase, x) in [(TouchPhase.began, 300.0), (.changed, 260), (.changed, 220), (.ended, 220)] {
            host.send(.touch(phase, at: CGPoint(x: x, y: 57)))
            host.advance(by: 0.5)
        }
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == 40)
    }

    private struct Spoken: View {
        let record: Record<String>
        @State private var items = ["a"]

        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    Text(item)
                        .swipeActions {
                            Button("One", role: .destructive) { record.values.append("one") }
                            Button {
                                record.values.append("two")
                            } label: {
                                Label("Two", systemImage: "star")
                            }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Three") { record.values.append("three") }
                            Button("Four") {}.disabled(true)
                        }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                Text("b")
            }
        }
    }

    /// A screen reader finds the buttons without a swipe; they take the place of the one that deletes.
    @Test func buttonsAreSpoken() throws {
        let record = Record<String>()
        let host = hostOf(Spoken(record: record), in: 393, 400)
        #expect(
            host.accessibilityTree().flatMap(\.lines)
                == [
                    #""a" [isStaticText] {Three, One, Two, Move up, Move down}"#, #""b" [isStaticText]"#,
                ])
        #expect(!host.dump.contains("\"One\""))
        let row = try #require(host.accessibilityTree().flatMap(\.all).first { $0.label == "a" })
        for name in ["Two", "Three"] { #expect(host.apply(.perform(name, on: .element(row.id))).isTaken) }
        #expect(record.values == ["two", "three"])
    }

    /// A long swipe runs the first, if it is allowed.
    @Test func longSwipesRunTheFirst() {
        let record = Record<String>()
        host(record).swipe(from: CGPoint(x: 360, y: 57), to: CGPoint(x: 40, y: 57))
        #expect(record.values == ["one"])
        let other = Record<String>()
        host(other, full: false).swipe(from: CGPoint(x: 360, y: 57), to: CGPoint(x: 40, y: 57))
        #expect(other.values == [])
    }

    /// A tap elsewhere on the row closes it; a swipe up or down scrolls; a row without actions stays.
    @Test func rowsClose() {
        let record = Record<String>()
        let host = host(record)
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == 40)
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 290, y: 120))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == 40)
        #expect(record.values == [])
    }

    /// A row that a tap has closed opens at the next swipe, to either side.
    @Test func rowsOpenAgain() {
        let host = host(Record<String>())
        for (end, place) in [(200.0, -108.0), (200, -108), (380, 114)] {
            host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: end, y: 57))
            host.advance(by: 1)
            #expect(host.frame("row")?[0] == place)
            host.tap(at: CGPoint(x: place < 0 ? 60 : 300, y: 57))
            host.advance(by: 1)
            #expect(host.frame("row")?[0] == 40)
        }
    }

    /// Of all rows, one at most is open.
    @Test func aRowThatIsOpenedClosesTheOther() {
        let host = hostOf(
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name).accessibilityIdentifier(name).swipeActions { Button("One") {} }
                }
            }, in: 393, 400)
        for (y, a, b) in [(57.0, -34.0, 40.0), (101, 40, -34), (57, -34, 40)] {
            host.swipe(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y))
            host.advance(by: 1)
            #expect(host.frame("a")?[0] == a && host.frame("b")?[0] == b)
        }
    }

    /// A label is its symbol; in rows that are 91 high or more, with the words below.
    @Test(arguments: [(60.0, false), (90.5, false), (91, true), (150, true)])
    func labelsHaveWordsInHighRows(height: CGFloat, hasWords: Bool) {
        let host = hostOf(
            List {
                Color.red.frame(height: height).listRowInsets(EdgeInsets()).swipeActions {
                    Button {
                    } label: {
                        Label("Words", systemImage: "star")
                    }
                }
            }, in: 393, 400)
        host.swipe(from: CGPoint(x: 300, y: 57), to: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        #expect(host.dump.contains("Words") == hasWords)
    }

    /// From right to left, the leading side is the right one.
    @Test func fromRightToLeftSidesAreSwapped() {
        let record = Record<String>()
        let host = hostOf(
            List {
                Text("Row").accessibilityIdentifier("row").swipeActions {
                    Button("One") { record.values.append("one") }
                }
            }, in: 393, 400, direction: .rightToLeft)
        let before = host.frame("row")?[0] ?? 0
        host.swipe(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 180, y: 57))
        host.advance(by: 1)
        #expect(host.frame("row")?[0] == before + 74)
    }
}
