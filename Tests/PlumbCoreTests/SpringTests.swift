import Foundation
import Testing

@testable import PlumbCore

@Suite
struct SpringTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var spring: Spring
        /// For a target of 1, after 0.1, 0.2, 0.3, 0.5 and 1 s.
        var values: [Double]
        var stiffness, damping, settling: Double
        var testDescription: String { name }
    }

    /// Numbers of the closed form that Respring compares with `SwiftUI.Spring` for equality.
    @Test(
        arguments: [
            Case(
                name: "smooth", spring: Spring(),
                values: [0.357739556, 0.715415689, 0.890033939, 0.986399069, 0.999952689],
                stiffness: 157.913670417, damping: 25.132741229, settling: 0.8),
            Case(
                name: "snappy", spring: .snappy,
                values: [0.388102446, 0.78636917, 0.956446594, 1.006019961, 0.999966082],
                stiffness: 157.913670417, damping: 21.362830044, settling: 0.876827123),
            Case(
                name: "bouncy", spring: .bouncy,
                values: [0.423302123, 0.873710896, 1.033930362, 1.014498422, 1.000071597],
                stiffness: 157.913670417, damping: 17.59291886, settling: 1.044713091),
            Case(
                name: "response", spring: Spring(response: 0.55, dampingRatio: 0.825),
                values: [0.346502391, 0.74505174, 0.940526142, 1.010081898, 0.999900239],
                stiffness: 130.507165634, damping: 18.849555922, settling: 0.981661402),
            Case(
                name: "over-damping clamped", spring: Spring(mass: 1, stiffness: 100, damping: 30),
                values: [0.264241118, 0.59399415, 0.800851727, 0.959572318, 0.999500601],
                stiffness: 100, damping: 20, settling: 1),
        ])
    func published(_ example: Case) {
        for (time, value) in zip([0.1, 0.2, 0.3, 0.5, 1], example.values) {
            #expect(abs(example.spring.value(target: 1.0, time: time) - value) < 1e-6, "at \(time)")
        }
        #expect(abs(example.spring.stiffness - example.stiffness) < 1e-6)
        #expect(abs(example.spring.damping - example.damping) < 1e-6)
        #expect(abs(example.spring.settlingDuration - example.settling) < 1e-6)
    }

    @Test func targetsAndVelocities() {
        #expect(abs(Spring().value(target: 1.2, time: 0.2) - 0.858498827) < 1e-6)
        let spring = Spring(duration: 0.7, bounce: 0.2)
        #expect(abs(spring.value(target: 1.2, initialVelocity: 0.1, time: 0.2) - 0.733537446) < 1e-6)
    }

    static let every: [Spring] = [
        Spring(), .snappy, .bouncy, Spring(duration: 0.7, bounce: -0.2), Spring(duration: 2, bounce: 0.9),
        Spring(mass: 0.6, stiffness: 120, damping: 1.1), Spring(response: 0.2, dampingRatio: 1.8),
        Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true),
        Spring(mass: 2, stiffness: 50, damping: 20), Spring(duration: 1, bounce: 1),
    ]

    /// The equation of a spring, m·x″ = k·(target − x) − c·x′, integrated in small steps.
    @Test(arguments: every)
    func againstIntegration(spring: Spring) {
        let square = (2 * Double.pi / spring.response) * (2 * .pi / spring.response)
        let brake = spring.damping / spring.mass
        func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, square * (1.5 - x) - brake * v) }
        var (x, v) = (0.0, -2.0)
        let step = 1e-4
        for index in 1...10_000 {
            let a = slope(x, v)
            let b = slope(x + a.0 * step / 2, v + a.1 * step / 2)
            let c = slope(x + b.0 * step / 2, v + b.1 * step / 2)
            let d = slope(x + c.0 * step, v + c.1 * step)
            x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
            guard index.isMultiple(of: 1000) else { continue }
            let time = Double(index) * step
            #expect(abs(spring.value(target: 1.5, initialVelocity: -2, time: time) - x) < 1e-6, "at \(time)")
            // SwiftUI's velocity of an over-damped spring has the target added.
            let extra = spring.angularFrequency < 0 ? 1.5 : 0
            #expect(
                abs(spring.velocity(target: 1.5, initialVelocity: -2, time: time) - extra - v) < 1e-6, "at \(time)")
        }
    }

    @Test(arguments: every.filter { $0.angularFrequency >= 0 })
    func updateIsTheSameMotionInSteps(spring: Spring) {
        var (value, velocity) = (0.0, 0.3)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1.2, deltaTime: 0.05) }
        #expect(abs(value - spring.value(target: 1.2, initialVelocity: 0.3, time: 0.5)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 1.2, initialVelocity: 0.3, time: 0.5)) < 1e-9)
    }

    @Test func forceIsPullLessBrake() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 4)
        // 50 · 0.8 − 4 · 3
        let force = spring.force(target: 1.0, position: 0.2, velocity: 3)
        #expect(abs(force - 28) < 1e-9)
        let between = spring.force(fromValue: 10.0, toValue: 11, position: 10.2, velocity: 3)
        #expect(abs(between - 28) < 1e-9)
    }

    @Test(
        arguments: [
            (0.5, 0.0), (0.5, 0.15), (0.7, 0.2), (1.5, 1), (0.7, -0.2), (0.7, -0.9), (0.3, 0.999),
        ])
    func durationAndBounceComeBack(duration: Double, bounce: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(abs(spring.duration - duration) < 1e-9)
        #expect(abs(spring.bounce - bounce) < 1e-9)
        #expect(abs(spring.response - duration) < 1e-9)
        #expect(abs(spring.dampingRatio - (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)) < 1e-9)
    }

    @Test func bouncesBeyondTheEnds() {
        #expect(Spring(duration: 0.3, bounce: 1.2) == Spring(duration: 0.3, bounce: 1))
        let slowest = Spring(duration: 0.7, bounce: -1.2)
        #expect(slowest == Spring(duration: 0.7, bounce: -1))
        #expect(slowest.bounce.isNaN && slowest.duration.isNaN)
    }

    @Test func overDamping() {
        let clamped = Spring(mass: 1, stiffness: 100, damping: 30)
        #expect(clamped.dampingRatio == 1)
        let allowed = Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)
        #expect(abs(allowed.dampingRatio - 1.5) < 1e-9)
        #expect(allowed.damping == 30)
        // d² + w² = 225 + 125, not 100: SwiftUI's loss of the sign.
        #expect(abs(allowed.stiffness - 350) < 1e-9)
    }

    @Test(arguments: [(0.5, 0.3), (0.4, 0.8), (0.456, 0.321), (2, 1), (9, 0.9), (0.1, 1)])
    func settlesWhenAsked(time: Double, ratio: Double) {
        let spring = Spring(settlingDuration: time, dampingRatio: ratio)
        #expect(abs(spring.dampingRatio - ratio) < 1e-6)
        let n = 2 * Double.pi / spring.response
        let left =
            ratio < 1
            ? ratio / (1 - ratio * ratio).squareRoot() * exp(-ratio * n * time) : (1 + n * time) * exp(-n * time)
        #expect(abs(left - 0.001) < 1e-6)
    }

    @Test func settlingDurationsAndRatiosAreClamped() {
        #expect(
            Spring(settlingDuration: 11, dampingRatio: 0.9) == Spring(settlingDuration: 10, dampingRatio: 0.9))
        #expect(Spring(settlingDuration: 2, dampingRatio: 20) == Spring(settlingDuration: 2, dampingRatio: 1))
        #expect(
            Spring(settlingDuration: -.infinity, dampingRatio: .infinity)
                == Spring(settlingDuration: 0.01, dampingRatio: 1))
        #expect(Spring(settlingDuration: 0, dampingRatio: 0).response.isNaN)
    }

    @Test func settlingOfTheUndampedAndTheSlow() {
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
        // 9.233 / 2π of the duration, rounded up to a step of the search.
        #expect(abs(Spring(duration: 5).settlingDuration - 7.4) < 1e-6)
        // Too slow for the search: SwiftUI answers 0.
        #expect(Spring(duration: 500).settlingDuration == 0)
        #expect(Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true).settlingDuration == 0)
    }

    @Test(arguments: [0.0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    func oddNumbersDontTrap(number: Double) {
        let springs = [
            Spring(duration: number), Spring(duration: 1, bounce: number),
            Spring(response: number, dampingRatio: number), Spring(mass: number, stiffness: 1, damping: 1),
            Spring(mass: 1, stiffness: number, damping: number),
            Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
        ]
        for spring in springs {
            _ = (spring.duration, spring.bounce, spring.response, spring.dampingRatio, spring.stiffness, spring.damping)
            #expect(spring.settlingDuration >= 0 || spring.settlingDuration.isNaN)
            for time in [0, number, 1] {
                _ = spring.value(target: number, initialVelocity: number, time: time)
                _ = spring.velocity(target: 1, initialVelocity: number, time: time)
            }
            let start = spring.value(target: 1.0, time: 0)
            #expect(abs(start) < 1e-9 || start.isNaN)
        }
    }

    @Test func vectorsAndAnimatableValues() {
        let spring = Spring.bouncy
        let pair = spring.value(target: AnimatablePair(1.0, 2.0), time: 0.2)
        #expect(abs(pair.first - 0.873710896) < 1e-6 && abs(pair.second - 1.747421792) < 1e-6)
        let point = spring.value(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: -1), initialVelocity: .zero, time: 0.2)
        #expect(abs(point.x - 18.73710896) < 1e-6 && abs(point.y + 0.873710896) < 1e-6)
        let angle = spring.value(fromValue: Angle.zero, toValue: .radians(1), initialVelocity: .zero, time: 0.2)
        #expect(abs(angle.radians - 0.873710896) < 1e-6)
        let velocity = spring.velocity(fromValue: Angle.zero, toValue: .radians(1), initialVelocity: .zero, time: 0.2)
        #expect(abs(velocity.radians - spring.velocity(target: 1, time: 0.2)) < 1e-9)
        let settling = spring.settlingDuration(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 11, y: 0), initialVelocity: .zero, epsilon: 0.001)
        #expect(abs(settling - 1.044713091) < 1e-6)
    }

    @Test func presets() {
        #expect(Spring.smooth == Spring() && Spring.snappy == .snappy(extraBounce: 0))
        #expect(abs(Spring.snappy(extraBounce: 0.1).bounce - 0.25) < 1e-9)
        #expect(abs(Spring.bouncy(duration: 2, extraBounce: -0.3).duration - 2) < 1e-9)
        #expect(abs(Spring.smooth(extraBounce: 0.5).bounce - 0.5) < 1e-9)
    }

    @Test func whatIsLeftOutHasItsDefault() {
        #expect(
            Animation.interactiveSpring(duration: 0.2)
                == .interactiveSpring(duration: 0.2, extraBounce: 0, blendDuration: 0.25))
    }
}
