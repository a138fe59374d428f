import Foundation
import Observation
import Testing

@testable import PlumbCore

/// Faults that reading found, after the tests had not.
@Suite @MainActor
struct LayoutRegressionTests {
    /// A lazy stack outside of a scroll view is as long as its rows, also for the stack beside it.
    @Test func aLazyStackCountsInItsRow() {
        let rows = LazyVStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(height: 50) } }
        let host = hostOf(
            VStack(spacing: 0) {
                HStack {
                    rows
                    Color.blue.frame(width: 10, height: 10)
                }
                .named("row")
                Color.green.frame(height: 20).named("below")
            }, in: 100, nil)
        #expect(host.layout()["row"] == [0, 0, 100, 200])
        #expect(host.layout()["below"] == [0, 200, 100, 20])
        let direct = hostOf(
            VStack(spacing: 0) {
                HStack {
                    rows
                    Color.blue.frame(width: 10, height: 10)
                }
                Color.green.frame(height: 20).named("below")
            }, in: 100, nil)
        #expect(direct.layout()["below"] == [0, 200, 100, 20])
        let deep = hostOf(
            VStack(spacing: 0) {
                ZStack {
                    rows
                    Color.blue.frame(width: 10, height: 10)
                }
                Color.green.frame(height: 20).named("below")
            }, in: 100, nil)
        #expect(deep.layout()["below"] == [0, 200, 100, 20])
    }

    /// A bar across the axis of a scroll view takes room as beside plain content; nothing is taken twice.
    @Test func aBarAcrossTheAxisTakesTheSafeAreaOnce() {
        let host = ViewHost(
            ScrollView { Color.red.frame(width: 50, height: 30).named("row") }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 60) },
            in: World(
                proposal: ProposedViewSize(width: 300, height: 400),
                safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0)))
        #expect(host.layout()["row"]?[1] == 59)
    }

    @Test func aFollowersNewAnchorCounts() {
        struct Pair: View {
            let anchor: UnitPoint
            @Namespace private var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 100, height: 100)
                        .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
                    Color.blue.frame(width: 20, height: 20).named("follower")
                        .matchedGeometryEffect(
                            id: 1, in: space, properties: .position, anchor: anchor, isSource: false)
                }
            }
        }
        let host = hostOf(Pair(anchor: .topLeading), in: 200, 200)
        let before = host.layout()["follower"]
        host.setRoot(Pair(anchor: .center))
        let after = host.layout()["follower"]
        #expect(before?[0] != after?[0])
        #expect(after == hostOf(Pair(anchor: .center), in: 200, 200).layout()["follower"])
    }

    /// Gestures end at views that a lazy list has not made yet.
    @Test func longGesturesInLazyListsAreAligned() {
        let host = hostOf(
            ScrollView {
                LazyVStack {
                    ForEach(0..<100) { Color.red.frame(width: 100, height: 44).named("\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned), in: 100, 400)
        host.layout()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
        #expect(host.layout()["19"] == [0, 0, 100, 44])
    }

    /// A behavior of one's own may say which point of a view comes to the same point of what is in sight.
    @Test func anAnchorOfATargetCounts() {
        struct Centred: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect = CGRect(x: 0, y: 200, width: 100, height: 40)
                target.anchor = .center
            }
        }
        let host = hostOf(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Color.red.frame(width: 100, height: 40).named("\($0)") }
                }
            }
            .scrollTargetBehavior(Centred()), in: 100, 100)
        host.layout()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        #expect(host.layout()["5"] == [0, 30, 100, 40])
    }

    /// A behavior that changes is the one in force.
    @Test func aNewBehaviorReachesTheScrollView() {
        struct Inner: View {
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Color.red.frame(width: 100, height: 40).named("\($0)") }
                    }
                    .scrollTargetLayout()
                }
            }
        }
        func view(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> some View {
            Inner().scrollTargetBehavior(.viewAligned(limitBehavior: limit))
        }
        let host = hostOf(view(.never), in: 100, 100)
        host.layout()
        host.setRoot(view(.alwaysByOne))
        host.layout()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 200))
        #expect(host.layout()["1"] == [0, 0, 100, 40])
    }

    /// What changes in a row that is out of sight is seen when it is back, not before.
    @Test func aSleepingRowDoesNotAppear() {
        struct Row: View {
            let index: Int
            let model: Flag
            let eventLog: EventLog
            var body: some View {
                Color.red.frame(height: 40).overlay {
                    if model.isOn, index == 0 { Color.blue.onAppear { eventLog.note("appeared") } }
                }
            }
        }
        let model = Flag()
        let eventLog = EventLog()
        let host = hostOf(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, model: model, eventLog: eventLog) } }
            }, in: 100, 200)
        host.layout()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
        host.layout()
        model.isOn = true
        host.layout()
        #expect(eventLog["appeared"] == 0)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1000))
        host.layout()
        #expect(eventLog["appeared"] == 1)
    }
}

@Observable
private final class Flag {
    var isOn = false
}
