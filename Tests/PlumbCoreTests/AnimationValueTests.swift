import Foundation
import Testing

@testable import PlumbCore

@Suite
struct AnimationValueTests {
    /// The parts of the way at growing times; nil once over.
    private func parts(_ animation: Animation, at times: [Double]) -> [Double?] {
        var context = AnimationContext<Double>()
        return times.map { animation.animate(value: 1, time: $0, context: &context) }
    }

    /// What an animation answers when asked 60 times a second, until it is over.
    private func frames(_ animation: Animation, limit: Int = 600) -> [Double] {
        var context = AnimationContext<Double>()
        var result: [Double] = []
        for frame in 0..<limit {
            guard let part = animation.animate(value: 1, time: Double(frame) / 60, context: &context) else { break }
            result.append(part)
        }
        return result
    }

    @Test func equality() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4) == .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35))
        #expect(Animation.linear != .linear(duration: 0.36))
        #expect(Animation.smooth == .smooth(duration: 0.5, extraBounce: 0))
        #expect(Animation.smooth == .spring && Animation.smooth != .snappy)
        #expect(Animation.spring(response: 0.5, dampingFraction: 0.85) == .snappy)
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
        #expect(Animation.linear.delay(1) == .linear.delay(1) && Animation.linear.delay(1) != .linear.speed(1))
        #expect(Animation.linear.repeatCount(2) != .linear.repeatForever())
        #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    }

    @Test func theDefaultEqualsOnlyItself() {
        #expect(Animation.default == .default)
        let same = Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0)
        #expect(Animation.default != same)
        #expect(frames(.default) == frames(same))
    }

    @Test func descriptions() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.linear.description.hasPrefix("BezierAnimation(duration: 0.35, curve: "))
        #expect(
            Animation.snappy.description
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.85, blendDuration: 0.0)")
        #expect(Animation.default.debugDescription.hasPrefix("AnyAnimator("))
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
    }

    @Test func curves() {
        #expect(parts(.linear(duration: 2), at: [-1, 0, 0.5, 2, 2.1]) == [0, 0, 0.25, 1, nil])
        #expect(parts(.easeIn(duration: 4), at: [1]) == [UnitCurve.easeIn.value(at: 0.25)])
        #expect(
            parts(.timingCurve(.circularEaseIn, duration: 2), at: [1]) == [UnitCurve.circularEaseIn.value(at: 0.5)])
        #expect(Animation.linear(duration: 2).velocity(value: 6.0, time: 1, context: AnimationContext()) == 3)
    }

    /// The steps of 1/300 s stay near the closed form, which they run ahead of by up to a step; the spring stops near
    /// its target.
    @Test(arguments: [Spring.smooth, .snappy, .bouncy, Spring(response: 0.3, dampingRatio: 0.6)])
    func fluidSprings(spring: Spring) throws {
        let parts = frames(.spring(spring))
        for (frame, part) in parts.enumerated() {
            let time = Double(frame) / 60
            let near = [time, time + 1.0 / 300].map { spring.value(target: 1.0, time: $0) }
            #expect(part > near.min()! - 0.02 && part < near.max()! + 0.02, "frame \(frame)")
        }
        #expect(abs(try #require(parts.last) - 1) < 0.02)
        #expect(parts.count < 150)
    }

    @Test(arguments: [(1.0, 100.0, 10.0), (1, 100, 30), (2, 170, 26)])
    func interpolatingSprings(mass: Double, stiffness: Double, damping: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        let animation = Animation.interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
        let last = spring.settlingDuration
        #expect(
            parts(animation, at: [0, 0.1, last - 0.01, last + 0.01])
                == [0, spring.value(target: 1, time: 0.1), spring.value(target: 1, time: last - 0.01), nil])
    }

    @Test func aSlowInterpolatingSpringMoves() {
        let spring = Spring(duration: 500)
        #expect(parts(.interpolatingSpring(spring), at: [100])[0] != nil)
    }

    /// The over-damped one counts as critical, at its own response.
    @Test(arguments: [(0.5, 0.2), (0.7, 0), (0.7, -0.3)])
    func interpolatingSpringsOfASpring(duration: Double, bounce: Double) throws {
        let spring = Spring(duration: duration, bounce: bounce)
        let critical = Spring(duration: duration, bounce: max(bounce, 0))
        let part = try #require(parts(.interpolatingSpring(spring), at: [0.2])[0])
        #expect(abs(part - critical.value(target: 1, time: 0.2)) < 1e-6)
    }

    @Test func anInterpolatingSpringScalesItsVelocityWithTheWay() throws {
        var context = AnimationContext<Double>()
        let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)
        let spring = Spring(stiffness: 100, damping: 10)
        let value = try #require(animation.animate(value: 40, time: 0.1, context: &context))
        #expect(abs(value - 40 * spring.value(target: 1, initialVelocity: 2, time: 0.1)) < 1e-9)
    }

    @Test func delayAndSpeed() {
        let animation = Animation.linear(duration: 1)
        #expect(parts(animation.delay(0.5), at: [0, 0.5, 1, 1.5, 1.6]) == [0, 0, 0.5, 1, nil])
        #expect(parts(animation.speed(2), at: [0, 0.25, 0.5, 0.6]) == [0, 0.5, 1, nil])
        #expect(parts(animation.delay(1).speed(2), at: [0.5, 0.75, 1, 1.1]) == [0, 0.5, 1, nil])
        #expect(parts(animation.speed(2).delay(1), at: [1, 1.25, 1.5, 1.6]) == [0, 0.5, 1, nil])
        #expect(animation.speed(2).velocity(value: 3.0, time: 0.25, context: AnimationContext()) == 6)
        #expect(animation.delay(1).velocity(value: 3.0, time: 0.25, context: AnimationContext()) == 0)
    }

    @Test func repeating() {
        let animation = Animation.linear(duration: 1)
        // 1.25 is the first time after the end: there the way back starts.
        #expect(
            parts(animation.repeatCount(2), at: [0, 0.5, 1, 1.25, 1.5, 2.25, 2.5]) == [0, 0.5, 1, 1, 0.75, 0, nil])
        #expect(
            parts(animation.repeatCount(2, autoreverses: false), at: [0.5, 1.25, 1.5, 2.25, 2.5])
                == [0.5, 1, 0.25, 1, nil])
        #expect(parts(animation.repeatCount(0), at: [0.5, 1.25]) == [0.5, nil])
        #expect(
            parts(animation.repeatForever(), at: [0.5, 1.25, 2, 2.5, 3, 4]) == [0.5, 1, 0.25, 0, 0.5, 1])
    }

    @Test func repeatedSpringsStartAgain() {
        let parts = frames(.snappy.repeatForever(autoreverses: false))
        #expect(parts.count == 600)
        #expect(parts.filter { $0 < 0.1 }.count >= 8)
        #expect(frames(Animation.linear(duration: 0.1).repeatCount(2).repeatForever()).count == 600)
    }

    @Test func logicalCompletion() {
        var context = AnimationContext<Double>()
        let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
        _ = animation.animate(value: 1, time: 0.4, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = animation.animate(value: 1, time: 0.5, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func aSpringGoesOnWithTheVelocityOfAnother() throws {
        var context = AnimationContext<Double>()
        let first = Animation.spring(response: 0.5, dampingFraction: 1)
        for frame in 0...6 { _ = first.animate(value: 1, time: Double(frame) / 60, context: &context) }
        let velocity = try #require(first.velocity(value: 1, time: 0.1, context: context))
        #expect(velocity > 0)
        let second = Animation.spring(response: 0.25, dampingFraction: 1, blendDuration: 0.5)
        #expect(second.shouldMerge(previous: first, value: 1, time: 0.1, context: &context))
        let before = try #require(second.animate(value: 1, time: 0.1, context: &context))
        let after = try #require(second.animate(value: 1, time: 0.1 + 1.0 / 300, context: &context))
        #expect(abs((after - before) * 300 - velocity) < 0.5)
        #expect(!Animation.linear.shouldMerge(previous: first, value: 1, time: 0.1, context: &context))
    }

    /// Of a second in which the response changes from 2 to 0.1, a tenth has gone by: it has hardly begun.
    @Test func aSpringTakesOverTheResponseSlowly() throws {
        var context = AnimationContext<Double>()
        let first = Animation.spring(response: 2, dampingFraction: 1)
        for frame in 0...60 { _ = first.animate(value: 1, time: Double(frame) / 60, context: &context) }
        var alone = context
        let second = Animation.spring(response: 0.1, dampingFraction: 1, blendDuration: 1)
        #expect(second.shouldMerge(previous: first, value: 1, time: 1, context: &context))
        let expected = try #require(first.animate(value: 1, time: 1.1, context: &alone))
        let found = try #require(second.animate(value: 1, time: 1.1, context: &context))
        #expect(abs(found - expected) < 0.005, "\(found), not \(expected)")
    }

    private struct Counting: CustomAnimation {
        private struct Calls: AnimationStateKey { static let defaultValue = 0 }
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Calls.self] += 1
            return context.state[Calls.self] > 3 ? nil : value.scaled(by: Double(context.state[Calls.self]))
        }
    }

    @Test func ofOnesOwn() {
        #expect(parts(Animation(Counting()), at: [0, 1, 2, 3]) == [1, 2, 3, nil])
        #expect(Animation(Counting()) == Animation(Counting()) && Animation(Counting()) != .linear)
        #expect(Animation(Counting()).description == "Counting()")
        #expect(Animation(Counting()).velocity(value: 1.0, time: 0, context: AnimationContext()) == nil)
    }

    @Test(arguments: [0.0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    func oddNumbersDontTrap(number: Double) {
        let animations: [Animation] = [
            .linear(duration: number), .timingCurve(number, number, number, number, duration: 1),
            .spring(duration: number, bounce: number, blendDuration: number), .bouncy(duration: number),
            .spring(response: 1, dampingFraction: number), .interpolatingSpring(duration: number, bounce: number),
            .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
            .linear.delay(number), .linear.speed(number), .smooth.speed(number).repeatForever(),
            .linear(duration: number).repeatForever(), .default.logicallyComplete(after: number),
        ]
        for animation in animations {
            var context = AnimationContext<Double>()
            for time in [0, 0.1, number, 1e9, 2] {
                _ = animation.animate(value: 1, time: time, context: &context)
                _ = animation.velocity(value: 1, time: time, context: context)
            }
        }
        // Durations that are none are over at once.
        if !(number > 0) { #expect(parts(.linear(duration: number), at: [0.1]) == [nil]) }
    }

    @Test func transactions() {
        struct Number: TransactionKey { static let defaultValue = 1 }
        var transaction = Transaction(animation: .linear)
        #expect(transaction.animation == .linear && !transaction.disablesAnimations && !transaction.isContinuous)
        #expect(transaction[Number.self] == 1)
        transaction[Number.self] = 2
        #expect(transaction[Number.self] == 2 && Transaction()[Number.self] == 1)
        #expect(withTransaction(transaction) { 3 } == 3)
        #expect(withTransaction(\.disablesAnimations, true) { 4 } == 4)
        #expect(withAnimation(.spring) { 5 } == 5)
    }

    @Test func bindingsChangeAtOnce() {
        var value = 1
        let binding = Binding(get: { value }, set: { value = $0 })
        binding.animation(.linear).wrappedValue = 2
        #expect(value == 2)
        binding.transaction(Transaction()).wrappedValue = 3
        #expect(value == 3)
    }

    @Test func animatableData() {
        #expect(Angle(radians: 1.5).animatableData == 192)
        var angle = Angle.zero
        angle.animatableData = 64
        #expect(angle.radians == 0.5)
        #expect(UnitPoint.bottom.animatableData == AnimatablePair(64, 128))
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second == AnimatablePair(3, 4))
        var insets = EdgeInsets()
        insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        var stroke = StrokeStyle()
        stroke.animatableData = StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5).animatableData
        #expect(stroke == StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5))
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    }
}
