import Foundation
import Testing

@testable import PlumbCore

/// Values of keyframes at times, after the closed forms.
@MainActor
@Suite struct KeyframeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let duration: Double
        let values: [Double: Double]
        let timeline: @MainActor @Sendable () -> KeyframeTimeline<Double>

        init<K: Keyframes<Double>>(
            _ name: String, lasts duration: Double, _ values: [Double: Double],
            @KeyframesBuilder<Double> content: @escaping @MainActor @Sendable () -> K
        ) {
            testDescription = name
            self.duration = duration
            self.values = values
            timeline = { KeyframeTimeline(initialValue: 0, content: content) }
        }
    }

    nonisolated private static let spring = Spring(duration: 0.5, bounce: 0)
    /// 1 − (1 + ωt)·e^(−ωt), for ω = 2π / 0.5.
    nonisolated private static func critical(_ time: Double) -> Double {
        let w = 4 * Double.pi
        return 1 - (1 + w * time) * exp(-w * time)
    }

    nonisolated static let cases: [Case] = [
        Case("linear", lasts: 2, [-1: 0, 0: 0, 0.5: 2.5, 2: 10, 3: 10, .nan: 0]) { LinearKeyframe(10, duration: 2) },
        Case(
            "linear by a curve", lasts: 1,
            [0.25: 10 * UnitCurve.easeIn.value(at: 0.25), 0.5: 10 * UnitCurve.easeIn.value(at: 0.5)]
        ) { LinearKeyframe(10, duration: 1, timingCurve: .easeIn) },
        // 3s² − 2s³
        Case("one cubic starts and ends at rest", lasts: 1, [0.25: 1.5625, 0.5: 5, 0.75: 8.4375]) {
            CubicKeyframe(10, duration: 1)
        },
        // The joint's velocity is (30 − 0) / 3.
        Case("cubics of different lengths", lasts: 3, [0.5: 5 - 1.25, 1: 10, 2: 10 + 10 + 2.5, 3: 30]) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 2)
        },
        Case("a cubic turns without a corner", lasts: 2, [0.5: 5, 1: 10, 1.5: 5]) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(0, duration: 1)
        },
        Case("a cubic goes on as the line before it", lasts: 2, [1: 10, 1.5: 10 + 0.125 * 10, 2: 10]) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(10, duration: 1)
        },
        Case("a cubic ends as the line after it begins", lasts: 3, [0.5: 5 - 0.125 * 10, 2: 20]) {
            CubicKeyframe(10, duration: 1)
            LinearKeyframe(30, duration: 2)
        },
        Case("stated velocities", lasts: 2, [1: 0.125 * 2 * 4 + 0.125 * 2 * 4]) {
            CubicKeyframe(0, duration: 2, startVelocity: 4, endVelocity: -4)
        },
        Case("a stated velocity goes on", lasts: 2, [0.5: -1, 1.5: 1]) {
            CubicKeyframe(0, duration: 1, endVelocity: 8)
            CubicKeyframe(0, duration: 1)
        },
        Case("a stated velocity comes up", lasts: 2, [0.5: -1, 1.5: 1]) {
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(0, duration: 1, startVelocity: 8)
        },
        Case("moves", lasts: 2, [0: 5, 0.5: 7.5, 1: 100, 1.5: 105, 2: 1]) {
            MoveKeyframe(5)
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(110, duration: 1)
            MoveKeyframe(1)
        },
        Case("a move ends a motion", lasts: 2, [0.5: 5, 1.5: 100 + 5]) {
            CubicKeyframe(10, duration: 1)
            MoveKeyframe(100)
            CubicKeyframe(110, duration: 1)
        },
        Case(
            "a spring until it rests", lasts: spring.settlingDuration,
            [0.1: 10 * critical(0.1), 0.3: 10 * critical(0.3), 9: 10]
        ) { SpringKeyframe(10, spring: spring) },
        Case(
            "what comes after a spring without time starts where it is", lasts: 1.1,
            [0.1: 10 * critical(0.1), 0.6: (10 * critical(0.1) + 4) / 2, 1.1: 4]
        ) {
            SpringKeyframe(10, duration: 0.1, spring: spring)
            LinearKeyframe(4, duration: 1)
        },
        // Thrown with 10 a second, from its aim: v·t·e^(−ωt)
        Case("a spring goes on as the line before it", lasts: 2, [1.1: 10 + exp(-0.4 * Double.pi), 2: 10]) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, duration: 1, spring: spring)
        },
        Case("a spring is thrown", lasts: 1, [0.1: 20 * 0.1 * exp(-0.4 * Double.pi)]) {
            SpringKeyframe(0, duration: 1, spring: spring, startVelocity: 20)
        },
        Case("loops and conditions", lasts: 4, [1: 10, 2: 20, 3: 30, 4: 7]) {
            for index in 1...3 { LinearKeyframe(Double(index) * 10, duration: 1) }
            if spring.bounce > 0 { CubicKeyframe(3, duration: 1) } else { CubicKeyframe(7, duration: 1) }
        },
        Case("a track of the whole", lasts: 1, [0.5: 5]) { KeyframeTrack { LinearKeyframe(10, duration: 1) } },
        Case("none", lasts: 0, [0: 0, 1: 0]) {},
        Case("no time", lasts: 1, [0: 10, 0.5: 15]) {
            CubicKeyframe(10, duration: 0)
            LinearKeyframe(20, duration: 1)
        },
        Case("times that are none", lasts: 0, [0: 40]) {
            LinearKeyframe(10, duration: .nan)
            CubicKeyframe(20, duration: -1)
            LinearKeyframe(30, duration: .infinity)
            SpringKeyframe(40, spring: Spring(duration: 0.5, bounce: 1))
        },
    ]

    @Test(arguments: cases)
    func values(_ example: Case) {
        let timeline = example.timeline()
        #expect(abs(timeline.duration - example.duration) < 1e-12, "\(timeline.duration)")
        for (time, value) in example.values {
            let found = timeline.value(time: time)
            #expect(abs(found - value) < 1e-6, "\(example.testDescription) at \(time): \(found), not \(value)")
        }
    }

    private struct Values {
        var scale = 1.0
        var angle = Angle.zero
        var point = CGPoint.zero
    }

    @Test func tracks() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) { LinearKeyframe(9, duration: 4) }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 1)
                LinearKeyframe(.degrees(0), duration: 1)
            }
            KeyframeTrack(\.point) { CubicKeyframe(CGPoint(x: 10, y: 20), duration: 1) }
            // Of two tracks of a property the last one counts.
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
        }
        #expect(timeline.duration == 4)
        let half = timeline.value(time: 0.5)
        #expect([half.scale, half.angle.degrees, half.point.x, half.point.y].isClose(to: [1.5, 45, 5, 10]))
        let middle = timeline.value(progress: 0.5)
        #expect([middle.scale, middle.angle.degrees, middle.point.x, middle.point.y].isClose(to: [3, 0, 10, 20]))
    }

    /// A body of one's own.
    private struct Bounce: KeyframeTrackContent {
        let height: Double
        var body: some KeyframeTrackContent<Double> {
            CubicKeyframe(height, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
    }

    private struct TwoBounces: Keyframes {
        var body: some Keyframes<Double> {
            KeyframeTrack {
                Bounce(height: 10)
                Bounce(height: 4)
            }
        }
    }

    @Test func contentOfOnesOwn() {
        let timeline = KeyframeTimeline(initialValue: 0) { TwoBounces() }
        #expect(timeline.duration == 4)
        #expect([1, 3, 4].map { timeline.value(time: $0) }.isClose(to: [10, 4, 0]))
    }

    // MARK: Animators

    private func x(_ host: ViewHost) -> Double { host.layout()["a"]?[0] ?? .nan }

    @Test func repeatsFromWhereItEnded() {
        let calls = Calls()
        let host = hostOf(
            Color.red.frame(width: 10, height: 10).named("a")
                .keyframeAnimator(initialValue: 0.0) { content, value in
                    content.offset(x: value)
                } keyframes: { value in
                    let _ = calls.values.append(value)
                    LinearKeyframe(10, duration: 0.5)
                    LinearKeyframe(4, duration: 0.5)
                }, in: 10, 10)
        var seen: [Double] = []
        for _ in 0..<6 {
            seen.append(x(host))
            host.advance(by: 0.25)
        }
        // The second round starts at 4.
        #expect(seen.isClose(to: [0, 5, 10, 7, 4, 7]), "\(seen)")
        #expect(calls.values == [0, 4])
        #expect(host.nextFrame != nil)
    }

    @Test func playsWhenTriggered() {
        let model = Switch()
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    KeyframeAnimator(initialValue: 0.0, trigger: isOn) { value in
                        Color.red.frame(width: 10, height: 10).named("a").offset(x: value)
                    } keyframes: { value in
                        LinearKeyframe(value + 10, duration: 1)
                    })
            }, in: 10, 10)
        host.advance(by: 1)
        #expect(x(host) == 0 && host.nextFrame == nil)
        model.isOn = true
        host.advance(by: 0.5)
        #expect([x(host)].isClose(to: [5]))
        // On the way it starts from where it is.
        model.isOn = false
        host.advance(by: 0.5)
        #expect([x(host)].isClose(to: [10]))
        host.advance(by: 0.6)
        #expect([x(host)].isClose(to: [15]) && host.nextFrame == nil)
        let bodies = host.graph.update.bodyCount
        host.advance(by: 5)
        #expect(host.graph.update.bodyCount == bodies)
    }

    @Test func doesNotRepeat() {
        let model = Switch()
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    KeyframeAnimator(initialValue: 0.0, repeating: isOn) { value in
                        Color.red.frame(width: 10, height: 10).named("a").offset(x: value)
                    } keyframes: { _ in
                        MoveKeyframe(2)
                        LinearKeyframe(12, duration: 1)
                    })
            }, in: 10, 10)
        host.advance(by: 1)
        #expect(x(host) == 2 && host.nextFrame == nil)
        model.isOn = true
        host.advance(by: 0.5)
        #expect([x(host)].isClose(to: [7]))
        model.isOn = false
        #expect(x(host) == 2)
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
    }

    private func moved(_ value: Double) -> some View {
        Color.red.frame(width: 10, height: 10).named("a").offset(x: value)
    }
    @KeyframesBuilder<Double> private func tenPoints(_ value: Double) -> some Keyframes<Double> {
        LinearKeyframe(value + 10, duration: 1)
    }

    /// What repeated, was stopped and waits for a trigger now stands where it begins.
    @Test func whatHasStoppedDoesNotGoOn() {
        let (model, waiting) = (Switch(), Switch())
        model.isOn = true
        let host = hostOf(
            SwitchedView(model: model) { [self] isOn in
                AnyView(
                    waiting.isOn
                        ? KeyframeAnimator(initialValue: 0.0, trigger: 1, content: moved, keyframes: tenPoints)
                        : KeyframeAnimator(initialValue: 0.0, repeating: isOn, content: moved, keyframes: tenPoints))
            }, in: 10, 10)
        host.update()
        host.advance(by: 0.5)
        #expect([x(host)].isClose(to: [5]))
        model.isOn = false
        #expect(x(host) == 0)
        waiting.isOn = true
        #expect(x(host) == 0 && host.nextFrame == nil)
    }

    @Test func whatHasNoTimeEnds() {
        let host = hostOf(
            KeyframeAnimator(initialValue: 0.0) { value in
                Color.red.frame(width: 10, height: 10).named("a").offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(7, duration: .nan)
            }, in: 10, 10)
        host.advance(by: 1)
        #expect(x(host) == 7 && host.nextFrame == nil)
        #expect(host.diagnostics.map(\.message).filter { $0.contains("no length of time") }.count == 1)
        // Shorter than a frame, by far.
        let short = hostOf(
            KeyframeAnimator(initialValue: 0.0) { value in
                Color.red.frame(width: 10, height: 10).named("a").offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(7, duration: 1e-9)
            }, in: 10, 10)
        short.advance(by: 1)
        #expect(x(short) == 7)
    }
}

private final class Calls: @unchecked Sendable {
    var values: [Double] = []
}
