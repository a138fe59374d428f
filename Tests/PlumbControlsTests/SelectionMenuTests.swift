import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Menus for the chosen rows of a list.
@MainActor
@Suite struct SelectionMenuTests {
    private struct Page: View {
        let log: LifeLog
        var chosen: Set<Int> = []
        var hasAction = true
        var isEmptyForNone = false
        @State private var selection: Set<Int> = []
        @State private var mode = EditMode.inactive
        @State private var title = "Copy"

        var body: some View {
            List(selection: $selection) {
                Section("Rows") {
                    ForEach(0..<4, id: \.self) { Text("Row \($0)") }
                    Text("Other").selectionDisabled()
                }
            }
            .contextMenu(forSelectionType: Int.self) { rows in
                if !rows.isEmpty || !isEmptyForNone {
                    Button("\(title) \(rows.sorted().map { "\($0)" }.joined(separator: " "))") { log.add("copy") }
                    Button("Rename") { title = "Duplicate" }.menuActionDismissBehavior(.disabled)
                }
            } primaryAction: {
                log.add("open \($0.sorted())")
            }
            .environment(\.editMode, $mode)
            .onAppear {
                selection = chosen
                mode = chosen.isEmpty ? .inactive : .active
            }
        }
    }

    private func hold(_ label: String, in host: ViewHost) {
        guard let frame = host.element(label)?.frame else { return }
        host.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.6)
        host.rest()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var chosen: Set<Int> = []
        let held: String
        /// What is read afterwards, in any order; nil for what was read before.
        let seen: [String]?
    }

    nonisolated static let cases = [
        Case(testDescription: "a row", held: "Row 1", seen: ["Row 1", "Copy 1", "Rename"]),
        Case(
            testDescription: "a row among others that are chosen", chosen: [0, 2], held: "Row 1",
            seen: ["Row 1", "Copy 1", "Rename"]),
        Case(
            testDescription: "one of several that are chosen", chosen: [0, 2], held: "Row 2",
            seen: ["Row 2", "Copy 0 2", "Rename"]),
        Case(testDescription: "a row that can't be chosen", held: "Other", seen: ["Copy ", "Rename"]),
        Case(testDescription: "a header", held: "Rows", seen: ["Copy ", "Rename"]),
    ]

    @Test(arguments: cases) func isForTheChosenRows(_ line: Case) {
        let host = screenOf(Page(log: LifeLog(), chosen: line.chosen))
        host.rest()
        hold(line.held, in: host)
        #expect(Set(host.labels) == Set(line.seen ?? []), "\(host.labels)")
    }

    /// Where the list is held beside its rows, the menu for none stands at the finger; without rows nothing opens.
    @Test(arguments: [false, true]) func besideTheRows(isEmpty: Bool) {
        let host = screenOf(Page(log: LifeLog(), isEmptyForNone: isEmpty))
        host.rest()
        host.press(at: CGPoint(x: 100, y: 700), duration: 0.6)
        host.rest()
        let before = ["Rows", "Row 0", "Row 1", "Row 2", "Row 3", "Other"]
        guard !isEmpty else {
            #expect(host.labels == before)
            #expect(host.graph.presentations.above.isEmpty)
            return
        }
        let row = host.element("Copy ")?.frame ?? .zero
        #expect(isNear(row.minX, 100) && isNear(row.minY, 700 + 8), "\(row)")
        host.press(.escape)
        host.rest()
        #expect(host.labels == before)
    }

    /// A tap runs the primary action, and nothing in edit mode; a menu's row and a reader's action run theirs.
    @Test func tapsRunThePrimaryAction() {
        let log = LifeLog()
        let host = screenOf(Page(log: log))
        host.rest()
        host.go("Row 3")
        #expect(log.take() == ["open [3]"])
        host.go("Other")
        #expect(log.take() == [])
        hold("Row 3", in: host)
        host.go("Copy 3")
        #expect(log.take() == ["copy"])
        #expect(host.labels.contains("Row 0"))
        #expect(host.element("Row 0")?.actions == ["activate", "Show menu"])

        let editing = screenOf(Page(log: log, chosen: [0]))
        editing.rest()
        editing.go("Row 3")
        #expect(log.take() == [])
        #expect(editing.element("Row 3")?.traits.contains(.isSelected) == true)
    }

    /// A row that one can choose is chosen by the tap that runs the action.
    @Test func oneRowIsChosenFirst() {
        let record = Record<Int?>()
        let log = LifeLog()
        let host = screenOf(
            Holding(Int?.none, record) { selection in
                List(0..<3, id: \.self, selection: selection) { Text("\($0)") }
                    .contextMenu(forSelectionType: Int.self) { _ in
                    } primaryAction: {
                        log.add("\($0) after \(record.values.count)")
                    }
            })
        host.go("2")
        #expect(record.values == [2] && log.take() == ["[2] after 1"])
    }

    /// An open menu follows what the app says.
    @Test func anOpenMenuIsKeptUpToDate() {
        let host = screenOf(Page(log: LifeLog()))
        host.rest()
        hold("Row 0", in: host)
        host.go("Rename")
        #expect(host.labels == ["Row 0", "Duplicate 0", "Rename"])
    }

    /// The row is lifted as it stands on its card: 353 points wide, and 44 high.
    @Test func theRowIsLifted() {
        let host = screenOf(Page(log: LifeLog()))
        host.rest()
        func hidden() -> Int { host.dump.split(separator: "\n").count { $0.contains("layer 0 ") } }
        let hiddenBefore = hidden()
        let words = host.element("Row 1")?.frame ?? .zero
        hold("Row 1", in: host)
        let lifted = host.element("Row 1")?.frame ?? .zero
        #expect(isNear(lifted.minX, words.minX) && isNear(lifted.midY, words.midY), "\(lifted), not \(words)")
        let card = CGRect(x: 20, y: words.midY - 22, width: 353, height: 44)
        #expect(SeenFills(host).fills.contains { $0.color == RGBA.white && $0.frame.isNear(card) })
        // Neither its card nor its words are seen in the list meanwhile.
        #expect(hidden() == hiddenBefore + 2)
    }

    /// A link in a lifted row is as enabled as in the row.
    @Test func aLiftedLinkLooksAsItDoes() {
        let host = screenOf(
            NavigationStack {
                List(selection: .constant(Set<Int>())) { NavigationLink("Link", value: 1).tag(1) }
                    .contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            })
        hold("Link", in: host)
        #expect(host.labels == ["Link", "Copy"])
        #expect(host.element("Link")?.isEnabled == true)
    }

    /// A list of another type has no menu, and a sentence says why.
    @Test func anotherTypeHasNoMenu() {
        let host = screenOf(
            List(0..<3, id: \.self, selection: .constant(Set<Int>())) { Text("\($0)") }
                .contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} })
        hold("1", in: host)
        #expect(host.labels == ["0", "1", "2"])
        #expect(
            host.diagnostics.map(\.message) == [
                "contextMenu(forSelectionType:) is for values of another type than the selection of its list: rows "
                    + "have no menu"
            ])
    }

    /// Opening and closing leave nothing behind; in a sidebar too.
    @Test func nothingIsLeft() {
        let log = LifeLog()
        for style in [false, true] {
            let list = List(0..<3, id: \.self, selection: .constant(Int?.none)) { Text("\($0)") }
                .contextMenu(forSelectionType: Int.self) { _ in Button("Copy") { log.add("copy") } }
            let host =
                style
                ? screenOf(list.listStyle(.sidebar).environment(\.horizontalSizeClass, .regular)) : screenOf(list)
            func round() {
                hold("1", in: host)
                host.go("Copy")
            }
            round()
            let (nodes, boxes) = (host.graph.nodes.count, host.graph.tree.boxes.count)
            for _ in 0..<5 { round() }
            #expect(log.take().count == 6)
            #expect(host.graph.nodes.count == nodes && host.graph.tree.boxes.count == boxes)
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) < 0.01 }
    }
}
