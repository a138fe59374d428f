import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Rows that can be chosen.
@MainActor
@Suite struct ListSelectionTests {
    @Test func aTapChoosesOne() {
        let record = Record<Int?>()
        let host = hostOf(
            Holding(Int?.none, record) { selection in
                List(0..<3, id: \.self, selection: selection) { Text("\($0)") }
            }, in: 393, 400)
        host.tap(at: CGPoint(x: 200, y: 101))
        host.advance(by: 1)
        #expect(record.values == [1])
        #expect(host.dump.contains("#D1D1D6"))
        #expect(["0", "1", "2"].map { host.element($0)?.traits.contains(.isSelected) } == [false, true, false])
    }

    /// By tags, and not where a row says that it can't be chosen.
    @Test func tagsAreChosen() {
        let record = Record<String?>()
        let host = hostOf(
            Holding(String?.none, record) { selection in
                List(selection: selection) {
                    Text("A").tag("a")
                    Text("B").tag("b").selectionDisabled()
                    Text("C")
                }
            }, in: 393, 400)
        host.tap(at: CGPoint(x: 200, y: 57))
        host.tap(at: CGPoint(x: 200, y: 101))
        host.tap(at: CGPoint(x: 200, y: 145))
        #expect(record.values == ["a"])
    }

    /// Several are chosen in edit mode only; a second tap lets go.
    @Test func severalAreChosenInEditMode() {
        let record = Record<Set<Int>>()
        func host(_ mode: EditMode) -> ViewHost {
            hostOf(
                Holding(Set<Int>(), record) { selection in
                    List(0..<3, id: \.self, selection: selection) { Text("\($0)") }.environment(
                        \.editMode, .constant(mode))
                }, in: 393, 400)
        }
        host(.inactive).tap(at: CGPoint(x: 200, y: 57))
        #expect(record.values == [])
        let editing = host(.active)
        editing.tap(at: CGPoint(x: 200, y: 57))
        editing.tap(at: CGPoint(x: 200, y: 145))
        editing.tap(at: CGPoint(x: 200, y: 57))
        #expect(record.values == [[0], [0, 2], [2]])
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private static let tree = [Item(id: "a", children: [Item(id: "b")])]

    /// A tap on a row that has others below chooses it, and one on its arrow opens it.
    @Test func rowsOfOutlinesAreChosen() {
        let record = Record<String?>()
        let host = hostOf(
            Holding(String?.none, record) { selection in
                List(Self.tree, children: \.children, selection: selection) { Text($0.id) }
            }, in: 393, 400)
        host.tap(at: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        #expect(record.values == ["a"])
        #expect(host.element("a")?.traits.contains(.isSelected) == true)
        #expect(host.element("b") == nil)
        // The arrow is 7 wide, and a finger is not.
        host.tap(at: CGPoint(x: 335, y: 57))
        host.advance(by: 1)
        #expect(record.values == ["a"])
        host.tap(at: CGPoint(x: 200, y: 101))
        host.advance(by: 1)
        #expect(record.values == ["a", "b"])
        host.tap(at: CGPoint(x: 349, y: 57))
        host.advance(by: 1)
        #expect(host.element("b") == nil)
        #expect(record.values == ["a", "b"])
    }

    /// Where several can be chosen, a tap opens until the list is edited. Readers can do both.
    @Test(arguments: [EditMode.inactive, .active]) func rowsOfOutlinesAmongSeveral(mode: EditMode) throws {
        let record = Record<Set<String>>()
        let host = hostOf(
            Holding(Set<String>(), record) { selection in
                List(Self.tree, children: \.children, selection: selection) { Text($0.id) }
                    .environment(\.editMode, .constant(mode))
            }, in: 393, 400)
        host.tap(at: CGPoint(x: 200, y: 57))
        host.advance(by: 1)
        #expect(record.values == (mode == .active ? [["a"]] : []))
        #expect((host.element("b") == nil) == (mode == .active))
        let row = try #require(host.element("a"))
        #expect(row.actions.contains("activate"))
        #expect(row.actions.contains("Select") == (mode == .active))
        guard mode == .active else { return }
        #expect(host.apply(.perform("Select", on: .element(row.id))).isTaken)
        #expect(host.apply(.perform("activate", on: .element(row.id))).isTaken)
        host.advance(by: 1)
        #expect(record.values == [["a"], []])
        #expect(host.element("b") != nil)
    }

    /// A selection that is gone is no row.
    @Test func aSelectionThatIsGoneIsNoRow() {
        let host = hostOf(List(0..<3, id: \.self, selection: .constant(9 as Int?)) { Text("\($0)") }, in: 393, 400)
        #expect(!host.dump.contains("#D1D1D6"))
    }
}
