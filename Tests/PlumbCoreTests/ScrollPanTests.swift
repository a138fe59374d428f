import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Fingers that scroll, and how it goes on after them.
@Suite @MainActor
struct ScrollPanTests {
    private func top(_ host: ViewHost, _ name: String = "a") -> Double { host.layout()[name]?[1] ?? .nan }
    private func left(_ host: ViewHost, _ name: String = "a") -> Double { host.layout()[name]?[0] ?? .nan }

    // MARK: The motion by itself

    /// v(t) = v·r^(1000t): the way is the integral.
    @Test(arguments: [100.0, 500, 2000, -300])
    func theWayIsTheIntegral(velocity: Double) {
        let motion = ScrollMotion(from: 1e6, velocity: velocity, limit: 2e6, target: nil, in: .iOS17)
        let rate = 0.998
        let way = -velocity / (1000 * log(rate))
        #expect(abs((motion.rest ?? 0) - 1e6 - way) < 1e-6)
        for t in [0.0, 0.1, 0.5, 1] {
            let expected = 1e6 + velocity * (pow(rate, 1000 * t) - 1) / (1000 * log(rate))
            #expect(abs((motion.position(at: t) ?? 0) - expected) < 1e-6)
            #expect(abs(motion.velocity(at: t) - velocity * pow(rate, 1000 * t)) < 1e-6)
        }
        // What is left at its end is less than can be seen.
        #expect(abs(way) * pow(rate, 1000 * motion.duration) < 0.06)
        #expect(motion.position(at: motion.duration) == motion.rest)
    }

    @Test func itBouncesAtTheEnd() {
        let motion = ScrollMotion(from: 900, velocity: 1000, limit: 1000, target: nil, in: .iOS17)
        #expect(motion.rest == 1000)
        let highest =
            stride(from: 0.0, to: motion.duration, by: 1.0 / 60).map { motion.position(at: $0) ?? 0 }.max() ?? 0
        // The velocity at the end of the content: 1000 − 100·2.002; a critically damped spring turns at v / (e·10).
        let expected = 1000 + (1000 - 100 * -1000 * log(0.998)) / (M_E * 10)
        #expect(abs(highest - expected) < 0.5, "\(highest), \(expected)")
        #expect(motion.duration < 3)
    }

    @Test func itIsContinuous() {
        let motions = [
            ScrollMotion(from: 900, velocity: 3000, limit: 1000, target: nil, in: .iOS17),
            ScrollMotion(from: -50, velocity: -800, limit: 1000, target: nil, in: .iOS17),
            ScrollMotion(from: -20, velocity: 900, limit: 1000, target: nil, in: .iOS17),
            ScrollMotion(from: 300, velocity: 900, limit: 1000, target: 400, in: .iOS17),
            ScrollMotion(from: 300, velocity: 0, limit: 1000, target: 400, in: .iOS17),
        ]
        for motion in motions {
            var last = motion.position(at: 0) ?? .nan
            for t in stride(from: 0.0, through: motion.duration + 0.01, by: 0.001) {
                let now = motion.position(at: t) ?? .nan
                #expect(abs(now - last) < 4, "\(motion) jumps at \(t)")
                last = now
            }
            #expect(motion.rest.map { $0 >= 0 && $0 <= 1000 } == true)
        }
    }

    @Test func nothingIsAMotion() {
        #expect(ScrollMotion(from: 10, velocity: 0, limit: 100, target: nil, in: .iOS17).duration == 0)
        #expect(ScrollMotion(from: 10, velocity: .nan, limit: 100, target: nil, in: .iOS17).duration == 0)
        #expect(ScrollMotion(from: .nan, velocity: .infinity, limit: 100, target: nil, in: .iOS17).duration == 0)
        #expect(ScrollMotion(from: 10, velocity: 0, limit: 100, target: 10, in: .iOS17).duration == 0)
    }

    @Test func theRubberBandGivesWay() {
        // (1 − 1 / (x·0.55/480 + 1))·480, by the formula everybody measures.
        #expect(abs(RubberBand(.iOS17).stretch(100, in: 480) - (1 - 1 / (100 * 0.55 / 480 + 1)) * 480) < 1e-9)
        #expect(RubberBand(.iOS17).stretch(-100, in: 480) == -RubberBand(.iOS17).stretch(100, in: 480))
        #expect(RubberBand(.iOS17).stretch(1e12, in: 480) < 480)
        for way in [0.0, 1, 50, 1000] {
            #expect(abs(RubberBand(.iOS17).way(RubberBand(.iOS17).stretch(way, in: 480), in: 480) - way) < 1e-6)
        }
        #expect(RubberBand(.iOS17).stretch(10, in: 0) == 0)
        #expect(RubberBand(.iOS17).stretch(.nan, in: 10) == 0)
    }

    // MARK: Fingers

    @Test func contentFollowsTheFingerFromTenPointsOn() {
        let host = hostOf(ScrollView { block("a", 100, 1000) }, in: 100, 100)
        host.run([.down(50, 90), .move(50, 81)])
        #expect(top(host) == 0)
        host.run([.move(50, 70)])
        #expect(top(host) == -10)
        host.run([.move(50, 20)])
        #expect(top(host) == -60)
        // A finger that has rested leaves it there.
        host.run([.wait(0.5), .up(50, 20)])
        host.advance(by: 1)
        #expect(top(host) == -60)
        #expect(host.nextFrame == nil)
    }

    @Test func itGoesOnAndComesToRest() {
        let host = hostOf(ScrollView { block("a", 100, 100_000) }, in: 100, 400)
        #expect(host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 290), duration: 0.1))
        let start = top(host)
        #expect(abs(start - -90) < 1e-6)
        #expect(host.nextFrame != nil)
        var last = start
        for _ in 0..<30 {
            host.advance(by: 1.0 / 60)
            #expect(top(host) < last)
            last = top(host)
        }
        host.advance(by: 20)
        // 1000 points a second, and no others: −v / (1000 ln 0.998).
        #expect(abs(top(host) - start - 1000 / (1000 * log(0.998))) < 1e-6)
        #expect(host.nextFrame == nil)
        #expect(host.graph.queue.isEmpty)
    }

    @Test func framesDoNotMatter() {
        let hosts = [1.0 / 60, 0.37].map { step in
            let host = hostOf(ScrollView { block("a", 100, 900) }, in: 100, 400)
            host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 190), duration: 0.1)
            while host.time < 1.0 { host.advance(by: min(step, 1.0 - host.time)) }
            return top(host)
        }
        #expect(abs(hosts[0] - hosts[1]) < 1e-9, "\(hosts)")
    }

    @Test func beyondTheEndsItComesBack() {
        let host = hostOf(ScrollView { block("a", 100, 1000) }, in: 100, 400)
        host.run([.down(50, 100), .move(50, 210)])
        #expect(abs(top(host) - RubberBand(.iOS17).stretch(100, in: 400)) < 1e-9)
        host.run([.wait(0.5), .up(50, 210)])
        host.advance(by: 0.1)
        #expect(top(host) > 0 && top(host) < 50)
        host.advance(by: 5)
        #expect(top(host) == 0)
        #expect(host.nextFrame == nil)
        // And at the other end.
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: -400), duration: 0.05)
        host.advance(by: 0.03)
        #expect(top(host) < -600)
        host.advance(by: 20)
        #expect(top(host) == -600)
        #expect(host.nextFrame == nil)
    }

    @Test func shortContentGivesWayUnlessItIsToldNotTo() {
        let view = ScrollView { block("a", 100, 50) }
        let host = hostOf(view, in: 100, 400)
        host.run([.down(50, 20), .move(50, 40)])
        #expect(top(host) > 5)
        host.run([.up(50, 40), .wait(5)])
        #expect(top(host) == 0)
        let stiff = hostOf(view.scrollBounceBehavior(.basedOnSize), in: 100, 400)
        stiff.run([.down(50, 20), .move(50, 40)])
        #expect(top(stiff) == 0)
        stiff.run([.up(50, 40)])
        #expect(stiff.nextFrame == nil)
    }

    @Test func aTouchStopsIt() {
        let eventLog = EventLog()
        let host = hostOf(
            ScrollView { block("a", 100, 10_000).onTapGesture { eventLog.note("tap") } }, in: 100, 400)
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 190), duration: 0.1)
        host.advance(by: 0.2)
        let moving = top(host)
        host.run([.down(50, 50), .wait(1)])
        #expect(top(host) == moving)
        host.run([.up(50, 50), .wait(1)])
        #expect(top(host) == moving)
        #expect(eventLog.events.isEmpty)
        #expect(host.nextFrame == nil)
        #expect(host.tap(at: CGPoint(x: 50, y: 50)))
        #expect(eventLog.events == ["tap"])
    }

    @Test func otherMovesStopIt() {
        let host = hostOf(ScrollView { block("a", 100, 10_000) }, in: 100, 400)
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 190), duration: 0.1)
        host.advance(by: 0.1)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100))
        let there = top(host)
        host.advance(by: 2)
        #expect(top(host) == there)
        #expect(host.nextFrame == nil)
    }

    @Test func fromRightToLeftItGoesTheOtherWay() {
        let host = hostOf(ScrollView(.horizontal) { block("a", 1000, 80) }, in: 100, 80, direction: .rightToLeft)
        #expect(left(host) == -900)
        host.run([.down(10, 40), .move(70, 40), .wait(1), .up(70, 40)])
        #expect(left(host) == -850)
    }

    @Test func bothAxesAtOnce() {
        let host = hostOf(ScrollView([.horizontal, .vertical]) { block("a", 1000, 1000) }, in: 100, 100)
        host.run([.down(90, 90), .move(50, 60), .wait(1), .up(50, 60)])
        // 50 points of which ten are lost, along the way.
        #expect(abs(left(host) - -32) < 1e-9 && abs(top(host) - -24) < 1e-9)
    }

    // MARK: Scroll views in scroll views

    private func nested() -> ViewHost {
        hostOf(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { block("a", 1000, 100) }
                    block("b", 100, 1000)
                }
            }, in: 100, 300)
    }

    @Test func theAxisDecides() {
        let host = nested()
        host.run([.down(50, 50), .move(20, 45), .move(10, 10), .wait(1), .up(10, 10)])
        #expect(left(host) < -20)
        #expect(top(host) == 0)
        let other = nested()
        other.run([.down(50, 50), .move(45, 20), .move(10, 10), .wait(1), .up(10, 10)])
        #expect(left(other) == 0)
        #expect(top(other) < -20)
    }

    @Test func whatCannotMoveLetsTheOuterOneMove() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView { block("inner", 100, 200) }.frame(height: 100)
                block("rest", 100, 1000)
            }
        }
        let host = hostOf(view, in: 100, 300)
        host.run([.down(50, 90), .move(50, 40), .wait(1), .up(50, 40)])
        #expect(top(host, "inner") == -40)
        #expect(top(host, "rest") == 100)
        host.run([.down(50, 95), .move(50, 5), .wait(1), .up(50, 5), .wait(2)])
        #expect(top(host, "inner") == -100)
        host.run([.down(50, 90), .move(50, 40), .wait(1), .up(50, 40)])
        #expect(top(host, "rest") == 60)
    }

    // MARK: Where it stops

    @Test func pagesAreWhereItStops() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<5) { block("\($0)", 100, 100) } }
        }
        .scrollTargetBehavior(.paging)
        let host = hostOf(view, in: 100, 100)
        host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.3)
        host.advance(by: 5)
        #expect(left(host, "1") == 0)
        host.run([.down(50, 50), .move(20, 50), .wait(1), .up(20, 50), .wait(5)])
        #expect(left(host, "1") == 0)
        #expect(host.nextFrame == nil)
    }

    @Test func viewsAreWhereItStops() {
        let view = ScrollView {
            VStack(spacing: 0) { ForEach(0..<50) { block("\($0)", 100, 70) } }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        let host = hostOf(view, in: 100, 400)
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 290), duration: 0.1)
        // 1000 points a second at the fast rate: 99.5 points beyond 90; the third view begins at 210.
        host.advance(by: 5)
        #expect(top(host, "3") == 0)
        #expect(host.nextFrame == nil)
    }

    // MARK: Lazy rows

    @Test func rowsAreMadeAsItMoves() {
        let eventLog = EventLog()
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<10_000) { index in
                    block("\(index)", 100, index % 2 == 0 ? 20 : 40).onAppear { eventLog.note("row") }
                }
            }
        }
        let host = hostOf(view, in: 100, 300)
        host.layout()
        for _ in 0..<3 {
            host.drag(from: CGPoint(x: 50, y: 290), to: CGPoint(x: 50, y: 10), duration: 0.1)
            host.advance(by: 0.3)
        }
        host.advance(by: 20)
        #expect(host.nextFrame == nil)
        let seen = eventLog["row"]
        #expect(seen > 80 && seen < 400, "\(seen) rows were made")
        #expect(host.layout().frames.count < 30)
        // Rows stand one upon the other where they are seen.
        let frames = host.layout().frames.map(\.frame).sorted { $0.minY < $1.minY }
        for (a, b) in zip(frames, frames.dropFirst()) { #expect(abs(a.maxY - b.minY) < 1e-6) }
        #expect((frames.first?.minY ?? 1) <= 0 && (frames.last?.maxY ?? 0) >= 300)
    }

    @Test func aScrollViewThatGoesStops() {
        struct Going: View {
            let eventLog: EventLog
            @State private var isThere = true
            var body: some View {
                let _ = eventLog.set("go") { isThere = false }
                if isThere { ScrollView { block("a", 100, 10_000) } }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Going(eventLog: eventLog), in: 100, 400)
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 190), duration: 0.1)
        host.run([.down(50, 300), .move(50, 200)])
        eventLog.run("go")
        host.run([.move(50, 100), .up(50, 100), .wait(1)])
        #expect(host.nextFrame == nil)
    }

    @Test func hostileFingers() {
        let host = hostOf(ScrollView([.horizontal, .vertical]) { block("a", 1000, 1000) }, in: 100, 100)
        host.run([.down(50, 50), .move(.nan, 10), .move(1e300, -.infinity), .move(40, 0), .up(.nan, .nan), .wait(10)])
        #expect(top(host).isFinite && left(host).isFinite)
        #expect(!host.drag(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero, duration: .nan))
        #expect(!host.press(at: CGPoint(x: CGFloat.infinity, y: 0), duration: -.infinity))
        #expect(!host.tap(at: .zero, count: -1))
        #expect(host.displayList().items.isEmpty == false)
    }
}
