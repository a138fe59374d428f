import Foundation
import Observation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Drags whose views come and go, several at once, and those that go wrong.
@MainActor
@Suite struct DragDropLifeTests {
    @MainActor @Observable
    fileprivate final class Page {
        var hasSource = true
        var hasTarget = true
        @ObservationIgnored let log = LifeLog()
        @ObservationIgnored var asked = 0

        nonisolated init() {}
    }

    /// 100 × 100 each, beside each other.
    private struct Squares: View {
        let page: Page

        var body: some View {
            HStack(spacing: 0) {
                if page.hasSource { square("apple") } else { Color.gray.frame(width: 100, height: 100) }
                if page.hasTarget { target("b") } else { Color.gray.frame(width: 100, height: 100) }
                target("c")
                square("pear")
            }
        }

        private func square(_ name: String) -> some View {
            Color.red.frame(width: 100, height: 100).draggable(payload(name))
        }

        private func payload(_ name: String) -> String {
            page.asked += 1
            return name
        }

        private func target(_ name: String) -> some View {
            Color.blue.frame(width: 100, height: 100)
                .dropDestination(for: String.self) { items, _ in
                    page.log.add("\(name) \(items.joined())")
                    return true
                } isTargeted: {
                    page.log.add("\(name) \($0)")
                }
        }
    }

    private func point(_ square: Int) -> CGPoint { CGPoint(x: 50 + 100 * Double(square), y: 50) }

    private func pageAndHost() -> (Page, ViewHost) {
        let page = Page()
        return (page, hostOf(Squares(page: page), in: 400, 100))
    }

    // MARK: Views that go

    /// What is carried is asked for once, stays when its view goes, and is dropped.
    @Test func theSourceGoes() {
        let (page, host) = pageAndHost()
        host.lift(at: point(0))
        host.move(to: point(1))
        page.hasSource = false
        host.advance(by: 0.1)
        #expect(!host.isEmptyHanded)
        host.move(to: point(2))
        host.letGo(at: point(2))
        #expect(page.log.take() == ["b true", "b false", "c true", "c false", "c apple"])
        #expect(page.asked == 1)
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// A target that goes is told nothing more, and takes nothing.
    @Test(arguments: [true, false]) func theTargetGoes(moves: Bool) {
        let (page, host) = pageAndHost()
        host.lift(at: point(0))
        host.move(to: point(1))
        page.hasTarget = false
        host.advance(by: 0.1)
        if moves { host.move(to: CGPoint(x: 160, y: 50)) }
        host.letGo(at: point(1))
        #expect(page.log.take() == ["b true"])
        host.rest()
        #expect(host.isEmptyHanded)
        // It comes back under the finger.
        host.lift(at: point(0))
        host.move(to: point(1))
        page.hasTarget = true
        host.advance(by: 0.1)
        host.letGo(at: point(1))
        #expect(page.log.take() == ["b true", "b false", "b apple"])
    }

    @Test func everythingGoes() {
        let page = Page()
        let host = hostOf(AnyView(Squares(page: page)), in: 400, 100)
        host.lift(at: point(0))
        host.move(to: point(1))
        host.setRoot(AnyView(Color.green))
        host.advance(by: 0.1)
        host.move(to: point(2))
        host.letGo(at: point(2))
        host.rest()
        #expect(page.log.take() == ["b true"])
        #expect(host.isEmptyHanded)
        #expect(host.checkInvariants() == [])
    }

    /// A host may go while something is carried, and while it is on its way back.
    @Test(arguments: [false, true]) func theHostGoes(isLetGo: Bool) {
        weak var kept: ViewGraph?
        do {
            let (_, host) = pageAndHost()
            host.lift(at: point(0))
            host.move(to: point(1), CGPoint(x: 50, y: 99))
            if isLetGo { host.letGo(at: CGPoint(x: 50, y: 99)) }
            kept = host.graph
            #expect(!host.isEmptyHanded)
        }
        #expect(kept == nil)
    }

    // MARK: Fingers

    /// Each finger carries what it has lifted.
    @Test func twoFingers() {
        let (page, host) = pageAndHost()
        host.send(.touch(.began, at: point(0), finger: 1))
        host.send(.touch(.began, at: point(3), finger: 2))
        host.advance(by: 0.6)
        host.move(to: point(1), finger: 1)
        host.move(to: point(2), finger: 2)
        #expect(page.log.take() == ["b true", "c true"])
        host.letGo(at: point(2), finger: 2)
        #expect(page.log.take() == ["c false", "c pear"])
        host.letGo(at: point(1), finger: 1)
        #expect(page.log.take() == ["b false", "b apple"])
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// A finger that is taken away drops nothing; one that comes down twice was lifted unseen.
    @Test func fingersThatAreTakenAway() {
        let (page, host) = pageAndHost()
        host.lift(at: point(0))
        host.move(to: point(1))
        host.send(.touch(.cancelled, at: point(1)))
        #expect(page.log.take() == ["b true", "b false"])
        host.rest()
        #expect(host.isEmptyHanded)
        host.lift(at: point(0))
        host.move(to: point(1))
        host.lift(at: point(3))
        #expect(page.log.take() == ["b true", "b false"])
        host.move(to: point(2))
        host.letGo(at: point(2))
        #expect(page.log.take() == ["c true", "c false", "c pear"])
        host.rest()
        #expect(host.isEmptyHanded)
    }

    @Test(arguments: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300] as [CGFloat])
    func placesThatAreNone(value: CGFloat) {
        let (page, host) = pageAndHost()
        host.lift(at: point(0))
        host.move(to: point(1), CGPoint(x: value, y: 50), CGPoint(x: 50, y: value), point(1))
        _ = host.displayList()
        host.letGo(at: CGPoint(x: value, y: value))
        host.rest()
        _ = host.displayList()
        #expect(page.log.lines.first == "b true")
        #expect(page.log.lines.contains("b apple") == false)
        #expect(host.isEmptyHanded)
    }

    /// A view of no size, and one in perspective, can be lifted or not, but nothing traps.
    @Test func oddViews() {
        let log = LifeLog()
        for view in [
            AnyView(Color.red.frame(width: 100, height: 100).scaleEffect(0)),
            AnyView(Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(89), axis: (0, 1, 0))),
            AnyView(Color.red.frame(width: .nan, height: 100)), AnyView(EmptyView()),
            AnyView(ForEach(0..<2) { Text("\($0)") }),
        ] {
            let host = hostOf(
                ZStack {
                    view.draggable("apple")
                    view.dropDestination(for: String.self) { _, _ in
                        log.add("dropped")
                        return true
                    }
                }, in: 200, 200)
            host.carry(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 120))
            host.rest()
            #expect(host.isEmptyHanded)
            #expect(host.checkInvariants() == [])
        }
    }

    // MARK: What is seen

    /// The view is seen under the finger, over everything, and nobody can touch it; from right to left too.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theViewFollowsTheFinger(
        direction: LayoutDirection
    ) throws {
        let host = hostOf(
            VStack(spacing: 0) {
                Text("pear").draggable("apple")
                Spacer()
            }, in: 200, 200, direction: direction)
        let frame = try #require(host.element("pear")?.frame)
        func places() -> [CGPoint] {
            host.displayList().items.compactMap {
                if case .glyphs(let run, let place, _) = $0, run.text == "pear" { place } else { nil }
            }
        }
        let start = try #require(places().first)
        host.lift(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(places() == [start, start])
        host.move(to: CGPoint(x: frame.midX + 20, y: frame.midY + 60))
        let carried = try #require(places().last)
        #expect(isNear(Double(carried.x), Double(start.x) + 20) && isNear(Double(carried.y), Double(start.y) + 60))
        #expect(host.labels == ["pear"])
        host.letGo(at: CGPoint(x: frame.midX + 20, y: frame.midY + 60))
        host.advance(by: 0.1)
        // On its way back.
        let way = try #require(places().last)
        #expect(way.y > start.y && way.y < carried.y)
        host.rest()
        #expect(places() == [start])
    }

    /// Another view is seen in its place, as large as it wants to be.
    @Test func previewsTakeItsPlace() {
        let host = hostOf(
            Color.red.frame(width: 20, height: 20).draggable("apple") { Text("a long preview") }, in: 200, 200)
        host.lift(at: CGPoint(x: 10, y: 10))
        let words = host.displayList().items.compactMap {
            if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
        }
        #expect(words == ["a long preview"])
        host.letGo(at: CGPoint(x: 10, y: 10))
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// What is carried inherits what its view does, and lies over a sheet.
    @Test func carriedOverSheets() throws {
        let log = LifeLog()
        let host = screenOf(
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack {
                    Text("apple").draggable("apple").environment(\.isEnabled, true)
                    Text("target").dropDestination(for: String.self) { items, _ in
                        log.add(items.joined())
                        return true
                    }
                }
            })
        host.rest()
        let from = try #require(host.element("apple")?.frame)
        let to = try #require(host.element("target")?.frame)
        host.carry(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
        #expect(log.take() == ["apple"])
    }

    // MARK: Menus

    /// Where a view has a menu too, a finger that rests opens it, and one that moves on drags; in either order.
    @Test(arguments: [true, false]) func menusAndDrags(isInside: Bool) {
        let log = LifeLog()
        let square = Color.red.frame(width: 100, height: 100)
        let view =
            isInside
            ? AnyView(square.draggable("apple").contextMenu { Button("Copy") {} })
            : AnyView(square.contextMenu { Button("Copy") {} }.draggable("apple"))
        let host = screenOf(
            VStack {
                view
                Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { items, _ in
                    log.add(items.joined())
                    return true
                }
            })
        let (source, target) = (CGPoint(x: 196, y: 400), CGPoint(x: 196, y: 500))
        host.press(at: source, duration: 0.6)
        host.rest()
        #expect(host.labels.contains("Copy"))
        host.press(.escape)
        host.rest()
        host.lift(at: source)
        #expect(host.labels.contains("Copy"))
        host.move(to: CGPoint(x: 196, y: 420))
        host.rest()
        #expect(!host.labels.contains("Copy"))
        host.move(to: target)
        host.letGo(at: target)
        #expect(log.take() == ["apple"])
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// A button in a view that can be dragged, and a row's, are tapped as before.
    @Test func tapsGoOn() {
        let log = LifeLog()
        let host = screenOf(
            List {
                Button("Row") { log.add("row") }.draggable("apple")
                Text("Other").onTapGesture { log.add("other") }.draggable("pear")
            })
        host.go("Row")
        host.go("Other")
        #expect(log.take() == ["row", "other"])
    }

    // MARK: Again and again

    /// Drags leave nothing behind: no node, box, object or memory.
    @Test func dragsLeaveNothing() {
        let (page, host) = pageAndHost()
        func figures() -> [Int] {
            let (_, nodes, boxes, engine, graph) = host.benchmarkFigures
            return [nodes, boxes, engine, graph, host.graph.environments.numbers.count]
        }
        func round(_ number: Int) {
            host.lift(at: point(number % 2 * 3))
            host.move(to: point(1), point(2))
            host.letGo(at: number % 3 == 0 ? CGPoint(x: -50, y: 50) : point(2))
            host.advance(by: 1)
        }
        for number in 0..<12 { round(number) }
        let before = figures()
        for number in 0..<120 { round(number) }
        #expect(figures() == before)
        #expect(page.log.take().count { $0.hasPrefix("c apple") || $0.hasPrefix("c pear") } == 88)
        #expect(host.isEmptyHanded && host.nextFrame == nil)
        #expect(host.checkInvariants() == [])
    }
}
