import Foundation
import Testing

@testable import PlumbCore

/// What is seen of views that go through phases, at times that the host is moved to.
@MainActor
@Suite struct PhaseAnimatorTests {
    private func x(_ host: ViewHost) -> Double { host.layout()["a"]?[0] ?? .nan }

    /// The places at steps of a time.
    private func places(_ host: ViewHost, every step: Double, _ count: Int) -> [Double] {
        (0..<count).map { index in
            if index > 0 { host.advance(by: step) }
            return x(host)
        }
    }

    private func square(_ x: Double) -> some View {
        Color.red.frame(width: 10, height: 10).named("a").offset(x: x)
    }

    @Test func goesRound() {
        let host = hostOf(
            PhaseAnimator([0.0, 10, 30]) {
                square($0)
            } animation: { _ in
                .linear(duration: 1)
            }, in: 10, 10)
        #expect(x(host) == 0 && host.nextFrame == 1.0 / 60)
        host.advance(by: 1.0 / 60)
        let seen = places(host, every: 0.5, 9)
        #expect(host.diagnostics.isEmpty)
        #expect(seen.isClose(to: [0, 5, 10, 20, 30, 15, 0, 5, 10]), "\(seen)")
    }

    /// The phase to come says how it is reached.
    @Test func asksForTheAnimationOfThePhaseToCome() {
        let host = hostOf(
            PhaseAnimator([0.0, 10, 30]) {
                square($0)
            } animation: {
                $0 == 10 ? .linear(duration: 1) : $0 == 30 ? .linear(duration: 2) : nil
            }, in: 10, 10)
        host.advance(by: 1.0 / 60)
        let seen = places(host, every: 0.5, 9)
        // Back to 0 at once, a frame later on the way again.
        #expect(Array(seen.prefix(6)).isClose(to: [0, 5, 10, 15, 20, 25]), "\(seen)")
        #expect(seen[6] == 0)
        let frame: Double = 10.0 / 60
        let late: [Double] = [5 - frame, 10 - frame]
        // Curves are known to a millionth of their way.
        #expect(zip(seen.suffix(2), late).allSatisfy { abs($0 - $1) < 1e-4 }, "\(seen)")
    }

    @Test func goesRoundOnceWhenTriggered() {
        let model = Switch()
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    Color.red.frame(width: 10, height: 10).named("a")
                        .phaseAnimator([0.0, 10, 30], trigger: isOn) { content, x in
                            content.offset(x: x)
                        } animation: { _ in
                            .linear(duration: 1)
                        })
            }, in: 10, 10)
        host.advance(by: 3)
        #expect(x(host) == 0 && host.nextFrame == nil)
        model.isOn = true
        #expect(places(host, every: 0.5, 8).isClose(to: [0, 5, 10, 20, 30, 15, 0, 0]))
        #expect(host.nextFrame == nil)
    }

    /// A trigger that changes on the way begins the next step.
    @Test func isTriggeredOnTheWay() {
        let model = Switch()
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    PhaseAnimator([0.0, 10, 30], trigger: isOn) {
                        square($0)
                    } animation: { _ in
                        .linear(duration: 1)
                    })
            }, in: 10, 10)
        host.update()
        model.isOn = true
        host.advance(by: 0.5)
        model.isOn = false
        // The first step still has 5 to go in half a second, the second one 20 in one.
        #expect(places(host, every: 0.5, 5).isClose(to: [5, 20, 30, 15, 0]))
        // The frame after the last one finds that nothing moves.
        host.advance(by: 1.0 / 30)
        #expect(host.nextFrame == nil)
    }

    @Test func stepsWithoutAnAnimationTakeAFrame() {
        let log = PhaseLog()
        let host = hostOf(
            PhaseAnimator([1, 2, 3]) { phase in
                let _ = log.phases.append(phase)
                square(0)
            } animation: { _ in
                nil
            }, in: 10, 10)
        host.update()
        #expect(log.phases == [1])
        host.advance(by: 5.0 / 60)
        #expect(log.phases == [1, 2, 3, 1, 2, 3])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func whatHasNoPhasesSaysSo() {
        let host = hostOf(PhaseAnimator([Int]()) { _ in Color.red.named("a") }, in: 10, 10)
        host.advance(by: 1)
        #expect(host.layout()["a"] == nil)
        #expect(
            host.diagnostics.map(\.message) == ["PhaseAnimator was given no phases: it shows nothing but a warning"])
        let single = hostOf(PhaseAnimator([4.0]) { square($0) }, in: 10, 10)
        single.advance(by: 1)
        #expect(x(single) == 4 && single.nextFrame == nil)
    }

    /// The next step begins when a spring is as good as over, not when it rests.
    @Test func waitsForLogicalCompletion() {
        let log = PhaseLog()
        let host = hostOf(
            PhaseAnimator([0, 1]) { phase in
                let _ = log.phases.append(phase)
                square(phase == 0 ? 0 : 100)
            } animation: { _ in
                .spring(duration: 0.5, bounce: 0.5)
            }, in: 10, 10)
        host.update()
        host.advance(by: 0.48)
        #expect(Set(log.phases.suffix(1)) == [1])
        host.advance(by: 0.07)
        #expect(log.phases.last == 0)
    }

    @Test func whatHasGoneStops() {
        let model = Switch()
        model.isOn = true
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    ZStack {
                        if isOn {
                            PhaseAnimator([0.0, 10]) {
                                square($0)
                            } animation: { _ in
                                .linear(duration: 1)
                            }
                        }
                    })
            }, in: 10, 10)
        host.advance(by: 0.5)
        model.isOn = false
        host.advance(by: 0.1)
        #expect(host.nextFrame == nil)
    }

    /// A list keeps its members.
    @Test func severalViews() {
        let host = hostOf(
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10).named("a")
                    Color.red.frame(width: 10, height: 10).named("b")
                }
                .phaseAnimator([0.0, 10]) { content, x in content.offset(x: x) }
            }, in: 10, 20)
        let report = host.layout()
        #expect(report["a"] == [0, 0, 10, 10] && report["b"] == [0, 10, 10, 10])
    }
}

private final class PhaseLog: @unchecked Sendable {
    var phases: [Int] = []
}
