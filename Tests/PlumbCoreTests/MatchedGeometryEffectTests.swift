import Foundation
import Testing

@testable import PlumbCore

/// The rule of `MatchedGeometryModifier`: what follows is proposed the source's size and put on its place; around,
/// nothing changes.
@Suite @MainActor
struct MatchedGeometryEffectTests {
    /// A source of 100 × 60 and a follower of 20 × 10, side by side with a gap of 8.
    private struct Pair: View {
        var properties = MatchedGeometryProperties.frame
        var source = UnitPoint.center
        var follower = UnitPoint.center
        var isRigid = false
        @Namespace private var space

        var body: some View {
            HStack(alignment: .top) {
                block("s", 100, 60).matchedGeometryEffect(id: "a", in: space, anchor: source)
                Group {
                    if isRigid {
                        block("f", 20, 10)
                    } else {
                        Color.red.named("f")
                    }
                }
                .matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: follower, isSource: false)
                .frame(width: 20, height: 10).named("frame")
                block("after", 10, 10)
            }
        }
    }

    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "the whole frame", in: 300, 100, size: [146, 60],
            ["s": [0, 0, 100, 60], "f": [0, 0, 100, 60], "frame": [108, 0, 20, 10], "after": [136, 0, 10, 10]]
        ) { Pair() },
        LayoutCase("a view that keeps its size: centre on centre", in: 300, 100, ["f": [40, 25, 20, 10]]) {
            Pair(isRigid: true)
        },
        LayoutCase("the place alone", in: 300, 100, ["f": [40, 25, 20, 10]]) { Pair(properties: .position) },
        // The top leading corner stays where it is.
        LayoutCase("the size alone", in: 300, 100, ["f": [108, 0, 100, 60]]) { Pair(properties: .size) },
        LayoutCase("neither", in: 300, 100, ["f": [108, 0, 20, 10]]) { Pair(properties: []) },
        LayoutCase("the same anchor", in: 300, 100, ["f": [80, 50, 20, 10]]) {
            Pair(source: .bottomTrailing, follower: .bottomTrailing, isRigid: true)
        },
        LayoutCase("an anchor each", in: 300, 100, ["f": [100, 60, 20, 10]]) {
            Pair(source: .bottomTrailing, follower: .topLeading, isRigid: true)
        },
        LayoutCase(
            "right to left", in: 300, 100, direction: .rightToLeft,
            ["s": [46, 0, 100, 60], "f": [46, 0, 100, 60], "frame": [18, 0, 20, 10]]
        ) { Pair() },
        LayoutCase("a source that is moved on the page", in: 300, 100, ["f": [15, 7, 100, 60]]) {
            Moved()
        },
    ]

    private struct Moved: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                block("s", 100, 60).matchedGeometryEffect(id: 1, in: space).offset(x: 15, y: 7)
                Color.red.named("f").matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test(arguments: cases)
    func follows(_ example: LayoutCase) { example.check() }

    private struct Changing: View {
        let eventLog: EventLog
        @Namespace private var space
        @State private var width: CGFloat = 30
        @State private var hasSource = true
        @State private var isSecond = false

        var body: some View {
            eventLog.set("grow") { width += 10 }
            eventLog.set("remove") { hasSource.toggle() }
            eventLog.set("second") { isSecond.toggle() }
            return VStack(alignment: .leading, spacing: 0) {
                if hasSource {
                    block("s", width, 10).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
                }
                block("t", 50, 20).matchedGeometryEffect(id: isSecond ? 1 : 2, in: space, anchor: .topLeading)
                Color.red.named("f")
                    .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading, isSource: false)
                    .frame(width: 5, height: 5)
            }
        }
    }

    @Test func changesOfTheSourceReachIt() {
        let eventLog = EventLog()
        let host = hostOf(Changing(eventLog: eventLog), in: 100, 100)
        #expect(host.layout()["f"] == [0, 0, 30, 10])
        eventLog.run("grow")
        #expect(host.layout()["f"] == [0, 0, 40, 10])
        // Without a source it is an ordinary view.
        eventLog.run("remove")
        #expect(host.layout()["f"] == [0, 20, 5, 5])
        eventLog.run("second")
        #expect(host.layout()["f"] == [0, 0, 50, 20])
        #expect(host.diagnostics.isEmpty)
        eventLog.run("remove")
        host.layout()
        #expect(host.diagnostics.count == 1)
        #expect(host.diagnostics.first?.message.hasPrefix("2 views with matchedGeometryEffect(id: 1)") == true)
    }

    @Test func alternativesThatAreNotShownAreNoSources() {
        struct Choice: View {
            @Namespace private var space
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ViewThatFits {
                        block("wide", 500, 10).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
                        block("narrow", 40, 10).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
                    }
                    Color.red.named("f")
                        .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading, isSource: false)
                        .frame(width: 5, height: 5)
                }
            }
        }
        let host = hostOf(Choice(), in: 100, 100)
        #expect(host.layout()["f"] == [0, 0, 40, 10])
        #expect(host.diagnostics.isEmpty)
    }

    /// A source that stands in what follows it has no place at which both rest; the layouts end all the same.
    // It ends: the limit counts the time too in which other tests have the main actor.
    @Test(.timeLimit(.minutes(60))) func aViewThatFollowsItsOwnContentEnds() {
        struct Loop: View {
            @Namespace private var space
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .matchedGeometryEffect(id: 1, in: space)
                    .padding(10)
                    .matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
                    .frame(width: 50)
            }
        }
        let host = hostOf(Loop(), in: 100, 100)
        #expect(host.layout().size.width == 50)
    }

    @Test func nameSpacesAreTheViewsOwn() {
        struct Names: View {
            let journal: EventLog
            @Namespace private var first
            @Namespace private var second
            var body: some View {
                journal.note("\(first == second)")
                journal.note("\(first.hashValue)")
                return Color.red
            }
        }
        let journal = EventLog()
        let host = hostOf(
            VStack {
                Names(journal: journal)
                Names(journal: journal)
            })
        host.layout()
        #expect(journal["false"] == 2)
        #expect(journal.events.count == 4)
        #expect(Set(journal.events).count == 3)
        let outside = Namespace()
        #expect(outside.wrappedValue != outside.wrappedValue)
    }
}
