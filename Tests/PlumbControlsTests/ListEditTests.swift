import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Lists that change their data: deleting, moving, edit mode.
@MainActor
@Suite struct ListEditTests {
    private func host(
        _ record: Record<[String]>, isEditing: Bool = false, _ disabled: String? = nil
    ) -> ViewHost {
        hostOf(
            Holding(["a", "b", "c"], record) { items in
                List {
                    ForEach(items.wrappedValue, id: \.self) { item in
                        Text(item).accessibilityIdentifier(item)
                            .deleteDisabled(item == disabled)
                            .moveDisabled(item == disabled)
                    }
                    .onDelete { items.wrappedValue.remove(atOffsets: $0) }
                    .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            }, in: 393, 400)
    }

    /// In edit mode the content moves by 40; a tap on the circle shows the button, which deletes.
    @Test func circlesDelete() {
        let record = Record<[String]>()
        let host = host(record, isEditing: true)
        #expect(host.frame("a")?[0] == 80)
        host.tap(at: CGPoint(x: 52, y: 57))
        host.advance(by: 1)
        #expect(record.values == [])
        host.tap(at: CGPoint(x: 350, y: 57))
        host.advance(by: 1)
        #expect(record.values == [["b", "c"]])
        host.advance(by: 2)
        #expect(host.frame("b")?[1] == 47)
    }

    @Test func whatIsDisabledHasNoCircle() {
        let host = host(Record(), isEditing: true, "b")
        #expect(host.frame("a")?[0] == 80)
        #expect(host.frame("b")?[0] == 40)
    }

    /// A finger that holds a row and moves it puts it where it is let go; one on the grip need not wait.
    @Test func rowsAreMoved() {
        let record = Record<[String]>()
        let host = host(record)
        host.send(.touch(.began, at: CGPoint(x: 200, y: 57)))
        host.advance(by: 0.6)
        for y in [70.0, 90, 110, 130, 150] {
            host.send(.touch(.changed, at: CGPoint(x: 200, y: y)))
            host.advance(by: 1.0 / 60)
        }
        host.send(.touch(.ended, at: CGPoint(x: 200, y: 150)))
        host.advance(by: 1)
        #expect(record.values == [["b", "c", "a"]])
        let other = Record<[String]>()
        let editing = self.host(other, isEditing: true)
        editing.swipe(from: CGPoint(x: 352, y: 145), to: CGPoint(x: 352, y: 90))
        editing.advance(by: 1)
        #expect(other.values == [["a", "c", "b"]])
        let disabled = Record<[String]>()
        let held = self.host(disabled, isEditing: true, "c")
        held.swipe(from: CGPoint(x: 352, y: 145), to: CGPoint(x: 352, y: 60))
        #expect(disabled.values == [])
    }

    /// While a row is moved, those that it has passed make room for it: by the height of a row, and the row itself from
    /// where the finger moves on.
    @Test(
        arguments: [([57, 70, 90, 110], [40, -44, 0]), ([145, 132, 110, 90], [0, 44, -42])] as [([Double], [Double])])
    func rowsMakeRoom(finger: [Double], ways: [Double]) throws {
        let host = host(Record())
        func tops() -> [Double?] { ["a", "b", "c"].map { host.element($0).map { Double($0.frame.midY) } } }
        let before = tops()
        host.send(.touch(.began, at: CGPoint(x: 200, y: finger[0])))
        host.advance(by: 0.6)
        for y in finger.dropFirst() {
            host.send(.touch(.changed, at: CGPoint(x: 200, y: y)))
            host.advance(by: 1.0 / 60)
        }
        host.rest()
        let after = tops()
        for (row, way) in ways.enumerated() {
            #expect(isNear(after[row], try #require(before[row]) + way), "\(before) became \(after)")
        }
    }

    /// The rows of an element move together, past all rows of another.
    @Test func elementsOfSeveralRowsAreMoved() {
        let record = Record<[String]>()
        let host = hostOf(
            Holding(["a", "b"], record) { items in
                List {
                    ForEach(items.wrappedValue, id: \.self) { item in
                        Text(item).accessibilityIdentifier(item)
                        Text("\(item) more")
                    }
                    .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                }
            }, in: 393, 400)
        host.send(.touch(.began, at: CGPoint(x: 200, y: 57)))
        host.advance(by: 0.6)
        for y in [70.0, 90, 110, 130] {
            host.send(.touch(.changed, at: CGPoint(x: 200, y: y)))
            host.advance(by: 1.0 / 60)
        }
        host.rest()
        // The other element makes room for two rows.
        #expect(host.element("b")?.frame.midY == 57)
        host.send(.touch(.ended, at: CGPoint(x: 200, y: 130)))
        host.advance(by: 1)
        #expect(record.values == [["b", "a"]])
    }

    /// Where a row has buttons at its leading side only, the circle of edit mode shows one that deletes; a swipe shows
    /// none.
    @Test func circlesDeleteBesideLeadingActions() {
        let record = Record<[String]>()
        func host(isEditing: Bool) -> ViewHost {
            hostOf(
                Holding(["a", "b"], record) { items in
                    List {
                        ForEach(items.wrappedValue, id: \.self) { item in
                            Text(item).accessibilityIdentifier(item).swipeActions(edge: .leading) { Button("Flag") {} }
                        }
                        .onDelete { items.wrappedValue.remove(atOffsets: $0) }
                    }
                    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
                }, in: 393, 400)
        }
        let swiped = host(isEditing: false)
        swiped.swipe(from: CGPoint(x: 350, y: 57), to: CGPoint(x: 20, y: 57))
        swiped.advance(by: 1)
        #expect(record.values == [])
        let editing = host(isEditing: true)
        editing.tap(at: CGPoint(x: 52, y: 57))
        editing.advance(by: 1)
        editing.tap(at: CGPoint(x: 350, y: 57))
        editing.advance(by: 1)
        #expect(record.values == [["b"]])
    }

    /// One row is open at most.
    @Test func anotherCircleClosesTheRow() {
        let host = host(Record(), isEditing: true)
        for y in [57.0, 101] {
            host.tap(at: CGPoint(x: 52, y: y))
            host.advance(by: 1)
        }
        #expect(host.dump.components(separatedBy: "\"Delete\"").count == 2)
    }

    /// An open row closes when the list is scrolled.
    @Test func scrollingClosesTheRow() {
        let host = hostOf(
            List {
                ForEach(0..<50) { Text("\($0)") }.onDelete { _ in }
            }, in: 393, 400)
        host.swipe(from: CGPoint(x: 350, y: 57), to: CGPoint(x: 260, y: 57))
        host.advance(by: 1)
        #expect(host.dump.contains("\"Delete\""))
        host.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 280))
        host.advance(by: 2)
        #expect(!host.dump.contains("\"Delete\""))
    }

    /// An open row closes when edit mode begins, and when it ends.
    @Test func editModeClosesTheRow() {
        let host = hostOf(
            Holding(EditMode.inactive, Record()) { mode in
                VStack(spacing: 0) {
                    EditButton()
                    List {
                        ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0) }.onDelete { _ in }
                    }
                }
                .environment(\.editMode, mode)
            }, in: 393, 400)
        func toggle() {
            host.tap(at: CGPoint(x: 196, y: 10))
            host.advance(by: 2)
        }
        host.swipe(from: CGPoint(x: 300, y: 77), to: CGPoint(x: 200, y: 77))
        host.advance(by: 1)
        #expect(isNear(host.frame("a")?[0], -36))
        toggle()
        #expect(isNear(host.frame("a")?[0], 80))
        host.tap(at: CGPoint(x: 52, y: 77))
        host.advance(by: 1)
        #expect(isNear(host.frame("a")?[0], 4))
        toggle()
        #expect(isNear(host.frame("a")?[0], 40))
        #expect(!host.dump.contains("\"Delete\""))
    }

    /// Through a binding, the list changes the data by itself.
    @Test func editActionsChangeTheBinding() {
        let record = Record<[String]>()
        let host = hostOf(
            Holding(["a", "b", "c"], record) { items in
                List(items, id: \.self, editActions: .all) { $item in Text(item).accessibilityIdentifier(item) }
            }, in: 393, 400)
        host.swipe(from: CGPoint(x: 350, y: 57), to: CGPoint(x: 40, y: 57))
        host.advance(by: 1)
        #expect(record.values.last == ["b", "c"])
    }

    /// "Edit" and "Done" write the mode of the environment; without one the button can't be used.
    @Test func editButtonsToggle() {
        let record = Record<EditMode>()
        let host = hostOf(
            Holding(EditMode.inactive, record) { mode in
                VStack { EditButton() }.environment(\.editMode, mode)
            }, in: 100, 100)
        #expect(host.dump.contains("\"Edit\""))
        host.tap(at: CGPoint(x: 20, y: 10))
        host.advance(by: 1)
        #expect(record.values == [.active])
        #expect(host.dump.contains("\"Done\""))
        #expect(EditMode.transient.isEditing && !EditMode.inactive.isEditing)
    }

    /// Indexes that are not there are left out.
    @Test func moveOutOfRangeIsSurvived() {
        var items = [1, 2, 3]
        items.move(fromOffsets: IndexSet([1, 9]), toOffset: 99)
        #expect(items == [1, 3, 2])
        items.remove(atOffsets: IndexSet(integer: 7))
        #expect(items == [1, 3, 2])
    }

    /// A screen reader deletes and moves rows, and chooses them.
    @Test func readersCanDoAllOfIt() throws {
        let record = Record<[String]>()
        let host = host(record)
        let first = try #require(host.accessibilityTree().first { $0.label == "a" })
        #expect(first.actions == ["Delete", "Move up", "Move down"])
        #expect(host.apply(.perform("Move down", on: .element(first.id))).isTaken)
        host.advance(by: 1)
        #expect(record.values == [["b", "a", "c"]])
    }

    /// The row that a finger moves is painted over those that it passes, and the grip stands at the edge of the card.
    @Test(arguments: [375, 393] as [CGFloat]) func whatMovesLiesOnTop(width: CGFloat) {
        struct Letters: View {
            @State var letters = ["a", "b", "c"]
            var body: some View {
                List {
                    ForEach(letters, id: \.self) { Text($0) }.onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let host = hostOf(Letters(), in: width, 400)
        func words() -> [String] {
            host.displayList().items.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
        }
        #expect(words() == ["a", "b", "c"])
        // The middle of the grip is 21.5 before the edge of the card.
        let x = width - (width < 390 ? 16 : 20) - 21.5
        host.send(.touch(.began, at: CGPoint(x: x, y: 57)))
        host.send(.touch(.changed, at: CGPoint(x: x, y: 120)))
        host.update()
        #expect(words() == ["b", "c", "a"])
    }
}
