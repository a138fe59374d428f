import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What a scroll view tells of itself, and where a `ScrollPosition` puts it.
@Suite @MainActor
struct ScrollGeometryTests {
    private func geometry<V: View>(
        of view: V, direction: LayoutDirection = .leftToRight, after action: (ViewHost) -> Void = { _ in }
    ) -> ScrollGeometry? {
        var geometry: ScrollGeometry?
        let watched = view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
        let host = hostOf(watched, in: 100, 150, direction: direction)
        host.layout()
        action(host)
        host.layout()
        #expect(host.diagnostics.isEmpty && host.checkInvariants() == [])
        return geometry
    }

    private func scroll(by distance: CGFloat, _ host: ViewHost) {
        host.scroll(at: CGPoint(x: 50, y: 75), by: CGSize(width: 0, height: distance))
    }

    // MARK: Geometry

    @Test func aGeometryIsWhatItsNumbersSay() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 3, y: -20), contentSize: CGSize(width: 80, height: 400),
            contentInsets: EdgeInsets(top: 20, leading: 1, bottom: 5, trailing: 2),
            containerSize: CGSize(width: 97, height: 125))
        #expect(geometry.bounds == CGRect(x: 3, y: -20, width: 97, height: 125))
        #expect(geometry.visibleRect == CGRect(x: 3, y: -20, width: 100, height: 150))
    }

    @Test func whatMarginsKeepFreeIsAnInset() {
        let view = ScrollView { block("a", 100, 400) }.contentMargins(.top, 20, for: .scrollContent)
        let atRest = geometry(of: view)
        #expect(atRest?.contentOffset == CGPoint(x: 0, y: -20))
        #expect(atRest?.contentSize == CGSize(width: 100, height: 400))
        #expect(atRest?.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(atRest?.containerSize == CGSize(width: 100, height: 130))
        #expect(atRest?.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
        let moved = geometry(of: view) { scroll(by: 30, $0) }
        #expect(moved?.contentOffset == CGPoint(x: 0, y: 10))
        // At the end, what is in sight ends where the content does.
        let atEnd = geometry(of: view) { scroll(by: 1000, $0) }
        #expect(atEnd?.visibleRect.maxY == 400)
    }

    /// What decides where a motion ends is told the lengths of the content and of what is visible.
    @Test func behaviorsAreToldTheLengths() {
        final class Seen { nonisolated(unsafe) var sizes: [CGSize] = [] }
        struct Noting: ScrollTargetBehavior {
            nonisolated(unsafe) let seen: Seen
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                seen.sizes = [context.contentSize, context.containerSize]
            }
        }
        let seen = Seen()
        let host = hostOf(
            ScrollView { block("a", 80, 400) }.scrollTargetBehavior(Noting(seen: seen)), in: 100, 150)
        host.layout()
        scroll(by: 30, host)
        #expect(seen.sizes == [CGSize(width: 80, height: 400), CGSize(width: 80, height: 150)])
    }

    @Test func whatBarsCoverIsAnInset() {
        let view = ScrollView { block("a", 100, 400) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
        let geometry = geometry(of: view)
        #expect(geometry?.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 50, trailing: 0))
        #expect(geometry?.containerSize == CGSize(width: 100, height: 100))
        #expect(geometry?.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 150))
    }

    @Test func shortContentStandsWhereItsAlignmentSays() {
        let view = ScrollView { block("a", 100, 50) }.defaultScrollAnchor(.bottom, for: .alignment)
        #expect(geometry(of: view)?.contentOffset == CGPoint(x: 0, y: -100))
    }

    @Test func sidewaysItCountsFromTheLeadingEdge() {
        let view = ScrollView(.horizontal) { block("a", 300, 40) }.defaultScrollAnchor(.trailing, for: .initialOffset)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            #expect(geometry(of: view, direction: direction)?.contentOffset.x == 200)
        }
    }

    @Test func aFingerPullsItBeyondItsEnd() {
        let view = ScrollView { block("a", 100, 400) }
        let pulled = geometry(of: view) {
            $0.send(.touch(.began, at: CGPoint(x: 50, y: 20)))
            $0.send(.touch(.changed, at: CGPoint(x: 50, y: 130)))
        }
        // 100 points of way, those after the first ten.
        #expect(abs((pulled?.contentOffset.y ?? 0) + CGFloat(RubberBand(.iOS17).stretch(100, in: 150))) < 1e-9)
    }

    @Test func valuesAreToldWhenTheyDiffer() {
        var told: [String] = []
        let view = ScrollView { block("a", 100, 400) }
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y > 50
            } action: {
                told.append("\($0) \($1)")
            }
        let host = hostOf(view, in: 100, 150)
        host.layout()
        #expect(told == ["false false"])
        scroll(by: 40, host)
        host.layout()
        #expect(told.count == 1)
        scroll(by: 40, host)
        host.layout()
        #expect(told == ["false false", "false true"])
    }

    @Test func theFirstScrollViewIsFollowed() {
        var lengths: [CGFloat] = []
        let view = VStack(spacing: 0) {
            ScrollView { ScrollView { block("inner", 50, 20) }.frame(height: 300) }
            ScrollView { block("second", 100, 500) }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { lengths.append($1) }
        let host = hostOf(view, in: 100, 150)
        host.layout()
        #expect(lengths == [300])
    }

    @Test func whatTheClosureReadsIsReadAgain() {
        struct Root: View {
            let eventLog: EventLog
            @State private var limit: CGFloat = 1000
            var body: some View {
                eventLog.set("lower") { limit = 100 }
                return ScrollView { block("a", 100, 400) }
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentSize.height > limit
                    } action: {
                        eventLog.note("\($1)")
                    }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog), in: 100, 150)
        host.layout()
        eventLog.run("lower")
        host.layout()
        #expect(eventLog.events == ["false", "true"])
    }

    // MARK: Positions

    private struct Positioned: View {
        let eventLog: EventLog
        var anchor: UnitPoint?
        @State var position: ScrollPosition
        @State private var count = 50

        var body: some View {
            eventLog.set("top") { position.scrollTo(edge: .top) }
            eventLog.set("bottom") { position.scrollTo(edge: .bottom) }
            eventLog.set("30") { position.scrollTo(id: 30, anchor: .top) }
            eventLog.set("40") { position.scrollTo(id: 40) }
            eventLog.set("y 200") { position.scrollTo(y: 200) }
            eventLog.set("y nan") { position.scrollTo(y: .nan) }
            eventLog.set("point") { position.scrollTo(point: CGPoint(x: 0, y: CGFloat.infinity)) }
            eventLog.set("animated") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 500) } }
            eventLog.set("anchored") {
                withTransaction(\.scrollTargetAnchor, .center) { position.scrollTo(id: 20) }
            }
            eventLog.set("longer") { count = 60 }
            eventLog.note(
                "\(position.isPositionedByUser ? "user" : "own") \(position.viewID(type: Int.self).map { "\($0)" } ?? "-")"
            )
            return ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { block("\($0)", 100, 20) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: anchor)
        }
    }

    private func offset(_ host: ViewHost) -> Double {
        let rows = host.layout().frames.compactMap { frame in Int(frame.identifier).map { ($0, frame.frame.minY) } }
        return rows.first.map { Double($0.0) * 20 - Double($0.1) } ?? .nan
    }

    /// 50 rows of 20 points in 150: the end is at 850.
    @Test(arguments: [
        ("bottom", 850.0), ("30", 600), ("40", 670), ("y 200", 200), ("y nan", 0), ("point", 850), ("anchored", 335),
    ])
    func aPositionPutsItThere(action: String, expected: Double) {
        let eventLog = EventLog()
        let host = hostOf(Positioned(eventLog: eventLog, position: ScrollPosition(idType: Int.self)), in: 100, 150)
        host.layout()
        eventLog.run(action)
        #expect(abs(offset(host) - expected) < 1e-6)
        #expect(host.diagnostics.isEmpty && host.checkInvariants() == [])
    }

    nonisolated static let beginnings: [(ScrollPosition, Double)] = [
        (ScrollPosition(edge: .bottom), 850), (ScrollPosition(id: 30, anchor: .top), 600), (ScrollPosition(y: 70), 70),
        (ScrollPosition(x: 5, y: 70), 70), (ScrollPosition(x: 5), 0), (ScrollPosition(point: CGPoint(x: 0, y: -7)), 0),
    ]

    @Test(arguments: beginnings)
    func aPositionIsThereFromTheBeginning(position: ScrollPosition, expected: Double) {
        let host = hostOf(Positioned(eventLog: EventLog(), position: position), in: 100, 150)
        #expect(abs(offset(host) - expected) < 1e-6)
    }

    @Test func aPersonTakesOver() {
        let eventLog = EventLog()
        let host = hostOf(Positioned(eventLog: eventLog, position: ScrollPosition(idType: Int.self)), in: 100, 150)
        host.layout()
        eventLog.run("y 200")
        host.layout()
        #expect(eventLog.events == ["own -", "own -"])
        scroll(by: 45, host)
        host.layout()
        #expect(eventLog.events.last == "user 12")
        // The same place again: it is another wish now.
        eventLog.run("y 200")
        #expect(offset(host) == 200)
        #expect(eventLog.events.last == "own -")
    }

    @Test func idsOfAnotherTypeAreNotWritten() {
        let eventLog = EventLog()
        let host = hostOf(Positioned(eventLog: eventLog, position: ScrollPosition()), in: 100, 150)
        host.layout()
        scroll(by: 45, host)
        host.layout()
        #expect(eventLog.events.last == "user -")
    }

    @Test func contentThatGrowsStaysAtItsEdge() {
        let eventLog = EventLog()
        let host = hostOf(Positioned(eventLog: eventLog, position: ScrollPosition(edge: .bottom)), in: 100, 150)
        #expect(offset(host) == 850)
        eventLog.run("longer")
        #expect(offset(host) == 1050)
        // Not any more once a person has scrolled.
        scroll(by: -100, host)
        host.layout()
        eventLog.run("top")
        #expect(offset(host) == 0)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func anAnimatedChangeTravels() {
        let eventLog = EventLog()
        let host = hostOf(Positioned(eventLog: eventLog, position: ScrollPosition()), in: 100, 150)
        host.layout()
        eventLog.run("animated")
        #expect(offset(host) == 0)
        host.advance(by: 0.5)
        #expect(abs(offset(host) - 250) < 1e-6)
        host.advance(by: 0.6)
        #expect(abs(offset(host) - 500) < 1e-6)
        // The indicators go.
        host.advance(by: 1)
        #expect(abs(offset(host) - 500) < 1e-6 && host.nextFrame == nil)
    }

    @Test func aPositionIsAValue() {
        var position = ScrollPosition(idType: Int.self)
        #expect(position == ScrollPosition(idType: Int.self))
        #expect(position.edge == nil && position.point == nil && position.viewID == nil)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom && !position.isPositionedByUser)
        position.scrollTo(x: 3, y: 4)
        #expect(position.edge == nil && position.point == CGPoint(x: 3, y: 4) && position.x == 3 && position.y == 4)
        position.scrollTo(y: 5)
        #expect(position.point == nil && position.x == nil && position.y == 5)
        position.scrollTo(id: 7)
        #expect(position.viewID(type: Int.self) == 7 && position.viewID(type: String.self) == nil && position.y == nil)
        #expect(position != ScrollPosition(idType: Int.self))
        position.isPositionedByUser = true
        position.scrollTo(y: .nan)
        #expect(position.y == nil && !position.isPositionedByUser && position == position)
    }
}
