import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Views that come into sight and leave it.
@Suite @MainActor
struct ScrollVisibilityTests {
    private func scroll(_ host: ViewHost, by distance: CGFloat) {
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
        host.layout()
    }

    /// Rows of 40 points in 100.
    private func rows(
        _ eventLog: EventLog, isLazy: Bool, threshold: Double
    ) -> some View {
        let rows = ForEach(0..<20, id: \.self) { index in
            block("\(index)", 100, 40).onScrollVisibilityChange(threshold: threshold) {
                eventLog.note("\(index) \($0 ? "in" : "out")")
            }
        }
        return ScrollView {
            if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
    }

    @Test(arguments: [false, true])
    func aHalfCounts(isLazy: Bool) {
        let eventLog = EventLog()
        let host = hostOf(rows(eventLog, isLazy: isLazy, threshold: 0.5), in: 100, 100)
        host.layout()
        #expect(eventLog.events == ["0 in", "1 in", "2 in"])
        eventLog.clear()
        scroll(host, by: 19)
        #expect(eventLog.events.isEmpty)
        // From 20 on, half of row 0 is out and half of row 2 in; of row 3 nothing.
        scroll(host, by: 2)
        #expect(eventLog.events == ["0 out"])
        scroll(host, by: 400)
        // At 421: 19 of the 40 points of row 10, and all of the next two.
        #expect(Set(eventLog.events) == ["0 out", "1 out", "2 out", "11 in", "12 in"])
        #expect(host.diagnostics.isEmpty)
    }

    nonisolated static let thresholds: [(Double, [String])] = [
        (1, ["0 in", "1 in"]), (0, ["0 in", "1 in", "2 in"]), (-1, ["0 in", "1 in", "2 in"]), (7, ["0 in", "1 in"]),
    ]

    @Test(arguments: thresholds)
    func thresholds(threshold: Double, expected: [String]) {
        let eventLog = EventLog()
        hostOf(rows(eventLog, isLazy: true, threshold: threshold), in: 100, 100).layout()
        #expect(eventLog.events == expected)
    }

    @Test func aThresholdThatIsNoNumberIsAHalf() {
        let eventLog = EventLog()
        let host = hostOf(rows(eventLog, isLazy: true, threshold: .nan), in: 100, 100)
        host.layout()
        #expect(eventLog.events == ["0 in", "1 in", "2 in"])
        #expect(
            host.diagnostics.map(\.message) == [
                "onScrollVisibilityChange was given a threshold that is no number; a half counts"
            ])
    }

    /// A row of a carousel is as little in sight as the carousel.
    @Test func scrollViewsInScrollViews() {
        let eventLog = EventLog()
        let view = ScrollView {
            VStack(spacing: 0) {
                block("space", 100, 150)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { index in
                            block("c\(index)", 60, 40).onScrollVisibilityChange {
                                eventLog.note("\(index) \($0 ? "in" : "out")")
                            }
                        }
                    }
                }
                block("end", 100, 150)
            }
        }
        let host = hostOf(view, in: 100, 100)
        host.layout()
        #expect(eventLog.events.isEmpty)
        // 30 of 40 points are in sight: of card 0 three quarters, of card 1, 40 of 60 points wide, a half.
        scroll(host, by: 80)
        #expect(eventLog.events == ["0 in", "1 in"])
        scroll(host, by: -5)
        #expect(eventLog.events == ["0 in", "1 in", "1 out"])
    }

    @Test func withoutAScrollViewEverythingIsInSight() {
        var isIn: [Bool] = []
        hostOf(block("a", 10, 10).onScrollVisibilityChange { isIn.append($0) }, in: 100, 100).layout()
        #expect(isIn == [true])
    }

    /// Foundation's `intersection` traps there. What is moved by no number stays where it is.
    @Test(arguments: [(CGFloat.infinity, true), (-.infinity, false), (.nan, true), (1e300, false)])
    func numbersThatAreNone(_ length: CGFloat, _ isSeen: Bool) {
        var isIn: [Bool] = []
        let view = ScrollView(.horizontal) {
            ScrollView {
                block("a", 10, 10).onScrollVisibilityChange { isIn.append($0) }.offset(x: length, y: length)
            }
        }
        let host = ViewHost(in: World(proposal: ProposedViewSize(width: length, height: length))) { view }
        host.layout()
        #expect(isIn == (isSeen ? [true] : []))
    }

    // MARK: Targets

    @Test(arguments: [false, true])
    func theIDsOfTargets(isLazy: Bool) {
        var told: [[Int]] = []
        let rows = ForEach(0..<20, id: \.self) { block("\($0)", 100, 40) }
        let view = ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.3) { told.append($0) }
        let host = hostOf(view, in: 100, 100)
        host.layout()
        #expect(told == [[0, 1, 2]])
        scroll(host, by: 10)
        #expect(told.count == 1)
        // At 30: row 0 from 0 to 40 is a quarter in, row 3 from 120 to 160 a quarter.
        scroll(host, by: 20)
        #expect(told == [[0, 1, 2], [1, 2]])
        scroll(host, by: 2)
        #expect(told == [[0, 1, 2], [1, 2], [1, 2, 3]])
    }

    @Test func idsOfAnotherTypeAndOfNoTargetAreLeftOut() {
        var told: [[String]] = []
        let view = ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { block("\($0)", 100, 40) } }.scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: String.self) { told.append($0) }
        hostOf(view, in: 100, 100).layout()
        #expect(told.isEmpty)
    }
}
