import Foundation
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Menus of views that are held.
@MainActor
@Suite struct ContextMenuTests {
    private struct Page: View {
        let log: LifeLog
        let alignment: Alignment
        var body: some View {
            Button("Card") { log.add("card") }
                .frame(width: 100, height: 60)
                .background(Color.red)
                .contextMenu {
                    Button("Copy") { log.add("copy") }
                    Button("Delete", role: .destructive) { log.add("delete") }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    /// A row hears of another menu, and of one that opens or changes while it is open.
    @Test func aRowHearsOfItsMenu() {
        let (one, other) = (RowLift(), RowLift())
        let (closed, open) = (RowMenuTrait.Value(one, isOpen: false), RowMenuTrait.Value(one, isOpen: true))
        #expect(closed == RowMenuTrait.Value(one, isOpen: false))
        #expect(closed != RowMenuTrait.Value(other, isOpen: false))
        #expect(closed != open)
        one.update(.constant(true), content: AnyView(EmptyView()))
        #expect(closed == RowMenuTrait.Value(one, isOpen: false))
        #expect(open != RowMenuTrait.Value(one, isOpen: true))
    }

    private func frame(_ label: String, in host: ViewHost) -> [Double]? {
        host.element(label).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init) }
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let alignment: @MainActor @Sendable () -> Alignment
        /// Where the finger is held, and where the first row is: 250 × 44.
        let finger: CGPoint
        let row: [Double]
    }

    nonisolated static let places = [
        Place(
            testDescription: "below", alignment: { .topLeading }, finger: CGPoint(x: 50, y: 89),
            row: [8, 67 + 60 + 12, 250, 44]),
        Place(
            testDescription: "at the far edge", alignment: { .topTrailing }, finger: CGPoint(x: 343, y: 89),
            row: [135, 67 + 60 + 12, 250, 44]),
        Place(
            testDescription: "both go up", alignment: { .bottomLeading }, finger: CGPoint(x: 50, y: 788),
            row: [8, 852 - 34 - 8 - 88, 250, 44]),
    ]

    @Test(arguments: places) func standsAtItsView(_ line: Place) {
        let host = screenOf(Page(log: LifeLog(), alignment: line.alignment()))
        host.press(at: line.finger, duration: 0.6)
        host.rest()
        let row = frame("Copy", in: host) ?? []
        #expect(zip(row, line.row).allSatisfy { isNear($0, $1) }, "\(row), not \(line.row)")
    }

    /// A finger that rests opens it and does nothing else; a shorter one is the button's.
    @Test func aHeldFingerOpensIt() {
        let log = LifeLog()
        let host = screenOf(Page(log: log, alignment: .center))
        let middle = CGPoint(x: 196, y: 438)
        host.tap(at: middle)
        host.rest()
        #expect(log.take() == ["card"])
        host.press(at: middle, duration: 0.6)
        host.rest()
        #expect(log.take() == [])
        #expect(host.labels.contains("Copy"))
        host.go("Copy")
        #expect(log.take() == ["copy"])
        #expect(host.labels == ["Card"])
        #expect(host.graph.presentations.above.isEmpty && host.nextFrame == nil)
        // Beside it, and by the escape key, it closes.
        for close in [{ host.tap(at: CGPoint(x: 20, y: 120)) }, { host.press(.escape) }] {
            host.press(at: middle, duration: 0.6)
            host.rest()
            #expect(host.labels.contains("Delete"))
            _ = close()
            host.rest()
            #expect(host.labels == ["Card"])
        }
        #expect(log.take() == [])
    }

    /// Another view takes the place of the lifted one; without rows nothing but that is shown; the older form.
    @Test func previewsAndOlderForms() {
        struct Page: View {
            @State private var hasMenu = true
            var body: some View {
                VStack {
                    Text("One").contextMenu {
                        Button("Row") {}
                    } preview: {
                        Text("Preview")
                    }
                    Text("Two").contextMenu(hasMenu ? ContextMenu { Button("Old") {} } : nil)
                    Button("None") { hasMenu = false }
                }
            }
        }
        let host = screenOf(Page())
        func hold(_ label: String) {
            guard let frame = host.element(label)?.frame else { return }
            host.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.6)
            host.rest()
        }
        hold("One")
        #expect(host.labels == ["Preview", "Row"])
        host.press(.escape)
        host.rest()
        hold("Two")
        #expect(host.labels == ["Two", "Old"])
        host.press(.escape)
        host.rest()
        host.go("None")
        hold("Two")
        #expect(host.labels == ["One", "Two", "None"])
    }

    /// All of a row's content opens its menu, where it paints nothing too; a tap is the row's.
    @Test func aRowHasAMenu() {
        let log = LifeLog()
        let host = screenOf(
            List {
                Button {
                    log.add("row")
                } label: {
                    HStack {
                        Text("Left")
                        Spacer()
                    }
                }
                .contextMenu { Button("Copy") { log.add("copy") } }
            })
        let row = host.element("Left")?.frame ?? .zero
        let empty = CGPoint(x: 300, y: row.midY)
        host.tap(at: empty)
        host.rest()
        #expect(log.take() == ["row"])
        host.press(at: empty, duration: 0.7)
        host.rest()
        #expect(log.take() == [] && host.labels.contains("Copy"))
        host.go("Copy")
        #expect(log.take() == ["copy"])
    }

    /// A row with a menu that can be swiped and moved too: whichever the finger does.
    @Test func aRowWithAMenuIsSwipedAndMoved() {
        struct Page: View {
            let log: LifeLog
            @State private var names = ["One", "Two", "Three"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).contextMenu { Button("Copy") { log.add("copy \(name)") } }
                    }
                    .onDelete { _ in log.add("delete") }
                    .onMove { from, to in
                        names.move(fromOffsets: from, toOffset: to)
                        log.add(names.joined(separator: " "))
                    }
                }
            }
        }
        let log = LifeLog()
        let host = screenOf(Page(log: log))
        let row = host.element("One")?.frame ?? .zero
        // It rests.
        host.press(at: CGPoint(x: row.midX, y: row.midY), duration: 0.6)
        host.rest()
        host.go("Copy")
        #expect(log.take() == ["copy One"])
        // It rests, and goes down: the menu closes.
        host.send(.touch(.began, at: CGPoint(x: 200, y: row.midY)))
        for _ in 0..<7 { host.advance(by: 0.1) }
        #expect(host.labels.contains("Copy"))
        for y in stride(from: 20, through: 100, by: 20) as StrideThrough<CGFloat> {
            host.send(.touch(.changed, at: CGPoint(x: 200, y: row.midY + y)))
            host.advance(by: 1.0 / 60)
        }
        host.send(.touch(.ended, at: CGPoint(x: 200, y: row.midY + 100)))
        host.rest()
        #expect(!host.labels.contains("Copy"))
        #expect(log.take() == ["Two Three One"])
        // It goes across.
        host.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY))
        host.rest()
        host.go("Delete")
        #expect(log.take() == ["delete"])
    }

    /// The menu of a row closes when the finger has moved as far as one that scrolls.
    @Test(arguments: [(-0.5, true), (0, false)] as [(CGFloat, Bool)])
    func aRowIsMovedByAFingerThatMovesSoFar(beyond: CGFloat, isOpen: Bool) {
        let host = screenOf(
            List {
                ForEach(["One", "Two"], id: \.self) { name in Text(name).contextMenu { Button("Copy") {} } }
                    .onMove { _, _ in }
            })
        let y = host.element("One")?.frame.midY ?? 0
        host.send(.touch(.began, at: CGPoint(x: 200, y: y)))
        for _ in 0..<7 { host.advance(by: 0.1) }
        #expect(host.labels.contains("Copy"))
        host.send(.touch(.changed, at: CGPoint(x: 200, y: y + Platform.iOS17.gestures.panDistance + beyond)))
        host.rest()
        #expect(host.labels.contains("Copy") == isOpen)
    }
}
