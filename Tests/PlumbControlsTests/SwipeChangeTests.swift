import Foundation
import Observation
import PlumbCore
import Testing

@testable import PlumbControls

/// Data that change while a finger swipes a row, or while a row is open: the swipe goes on with its row, or ends with
/// it, and no other row is moved or deleted.
///
/// A row's text begins at 40, and the first one's at 47 from the top; rows are 44 high. The button is 76 wide: six
/// letters of 10, and 8 at both sides.
@MainActor
@Suite struct SwipeChangeTests {
    /// What a test changes.
    @MainActor @Observable
    final class Remote {
        var items = ["a", "b", "c"]
    }

    /// Who deletes a row's element.
    enum Way: Sendable, CaseIterable { case button, onDelete, editActions }

    private struct Rows: View {
        @Bindable var remote: Remote
        let way: Way

        var body: some View {
            switch way {
            case .button:
                List {
                    ForEach(remote.items, id: \.self) { item in
                        Text(item).accessibilityIdentifier(item).swipeActions {
                            Button("Delete", role: .destructive) { remote.items.removeAll { $0 == item } }
                        }
                    }
                }
            case .onDelete:
                List {
                    ForEach(remote.items, id: \.self) { Text($0).accessibilityIdentifier($0) }
                        .onDelete { remote.items.remove(atOffsets: $0) }
                }
            case .editActions:
                List($remote.items, id: \.self, editActions: .delete) { $item in
                    Text(item).accessibilityIdentifier(item)
                }
            }
        }
    }

    /// A change of "a", "b" and "c" while "b" is swiped.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let way: Way
        let isAnimated: Bool
        let items: [String]

        @MainActor func make(_ remote: Remote, _ host: ViewHost) {
            if isAnimated { withAnimation { remote.items = items } } else { remote.items = items }
            host.update()
        }
    }

    /// Each change in each way, with an animation and without.
    private nonisolated static func each(_ changes: [(String, [String])]) -> [Change] {
        var all: [Change] = []
        for (name, items) in changes {
            for way in Way.allCases {
                for isAnimated in [false, true] {
                    let words = "\(name), \(way)\(isAnimated ? ", animated" : "")"
                    all.append(Change(testDescription: words, way: way, isAnimated: isAnimated, items: items))
                }
            }
        }
        return all
    }

    nonisolated static let changes = each([
        ("it goes", ["a", "c"]), ("another comes before it", ["n", "a", "b", "c"]),
        ("the one before it goes", ["b", "c"]), ("it goes to the end", ["a", "c", "b"]), ("all go", []),
        ("others come for all", ["x", "y"]),
    ])
    nonisolated static let crowds = each([("many come before it", (0..<100).map { "n\($0)" } + ["a", "b", "c"])])

    private func start(_ change: Change) -> (Remote, ViewHost) {
        let remote = Remote()
        let host = hostOf(Rows(remote: remote, way: change.way), in: 393, 400)
        host.update()
        return (remote, host)
    }

    /// A finger that is down goes on to one place after another.
    private func move(_ host: ViewHost, to places: [CGFloat]) {
        for x in places {
            host.send(.touch(.changed, at: CGPoint(x: x, y: 101)))
            host.advance(by: 1.0 / 60)
        }
    }

    /// A finger comes down on "b", goes on, and is let go where it has rested; between, the data change.
    private func swipe(_ host: ViewHost, _ places: [CGFloat], then others: [CGFloat], between: () -> Void) {
        host.send(.touch(.began, at: CGPoint(x: places[0], y: 101)))
        move(host, to: Array(places.dropFirst()))
        between()
        move(host, to: others)
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: CGPoint(x: others.last ?? 0, y: 101)))
        host.advance(by: 2)
    }

    /// Where all rows are: below each other, "b" open and the others closed.
    private func check(_ host: ViewHost, _ change: Change, _ location: SourceLocation = #_sourceLocation) {
        for (index, name) in change.items.enumerated() {
            let frame = host.frame(name)
            #expect(isNear(frame?[0], name == "b" ? 40 - 76 : 40), "\(name)", sourceLocation: location)
            #expect(isNear(frame?[1], 47 + 44 * Double(index)), "\(name)", sourceLocation: location)
        }
        #expect(host.checkInvariants().isEmpty, sourceLocation: location)
    }

    /// Taps the button of "b", if "b" is there, which deletes "b" alone; then "b" of other data can be swiped.
    private func finish(_ host: ViewHost, _ remote: Remote, _ change: Change) {
        #expect(remote.items == change.items)
        if let index = change.items.firstIndex(of: "b") {
            host.tap(at: CGPoint(x: 350, y: 57 + 44 * CGFloat(index)))
            host.advance(by: 2)
        }
        #expect(remote.items == change.items.filter { $0 != "b" })
        remote.items = ["a", "b", "c"]
        host.advance(by: 2)
        for name in ["a", "b", "c"] { #expect(isNear(host.frame(name)?[0], 40), "\(name)") }
        host.swipe(from: CGPoint(x: 300, y: 101), to: CGPoint(x: 200, y: 101))
        host.advance(by: 2)
        #expect(isNear(host.frame("b")?[0], 40 - 76))
    }

    /// While the finger is down.
    @Test(arguments: changes) func theFingerGoesOnWithItsRow(_ change: Change) {
        let (remote, host) = start(change)
        swipe(host, [300, 280, 260, 240], then: [220, 200]) { change.make(remote, host) }
        check(host, change)
        finish(host, remote, change)
    }

    /// After the finger was let go.
    @Test(arguments: changes) func anOpenRowStaysOpen(_ change: Change) {
        let (remote, host) = start(change)
        host.swipe(from: CGPoint(x: 300, y: 101), to: CGPoint(x: 200, y: 101))
        host.advance(by: 2)
        change.make(remote, host)
        host.advance(by: 2)
        check(host, change)
        finish(host, remote, change)
    }

    /// While letting go would delete.
    @Test(arguments: changes) func aLongSwipeDeletesItsRowAlone(_ change: Change) {
        let (remote, host) = start(change)
        swipe(host, [360, 300, 240, 180, 120, 80], then: [60, 40]) { change.make(remote, host) }
        let left = change.items.filter { $0 != "b" }
        #expect(remote.items == left)
        for name in left { #expect(isNear(host.frame(name)?[0], 40), "\(name)") }
        #expect(host.checkInvariants().isEmpty)
    }

    /// A row that others push out of sight while it is swiped is deleted, or it is closed when it is seen again.
    @Test(arguments: crowds) func aRowLeavesSight(_ change: Change) {
        let (remote, host) = start(change)
        swipe(host, [360, 300, 240, 180, 120, 80], then: [60, 40]) { change.make(remote, host) }
        #expect(remote.items.filter { $0 != "b" } == change.items.filter { $0 != "b" })
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 9000))
        host.advance(by: 2)
        #expect(host.frame("c") != nil)
        for name in remote.items.suffix(3) { #expect(isNear(host.frame(name)?[0], 40), "\(name)") }
        #expect(host.checkInvariants().isEmpty)
    }
}
