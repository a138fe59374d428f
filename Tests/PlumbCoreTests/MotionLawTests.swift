import Foundation
import Observation
import PlumbLaws
import Testing

@testable import PlumbCore

/// Laws of motion, for random changes at random times.
@MainActor
@Suite struct MotionLawTests {
    /// A change of the views, and how many frames pass after it.
    struct Step: CustomStringConvertible {
        let change: Int
        let value: Int
        let animation: Int
        let frames: Int
        var description: String { "(\(change), \(value), \(animation), \(frames))" }
    }

    private static func script(_ seed: UInt64) -> [Step] {
        var random = RandomSource(seed: seed)
        return (0..<random.below(6) + 1).map { _ in
            Step(
                change: random.below(10), value: random.below(4), animation: random.below(animations.count),
                frames: random.pick([0, 0, 1, 3, 7, 20, 60]))
        }
    }

    private static let animations: [Animation?] = [
        nil, .linear(duration: 0.5), .easeInOut(duration: 0.3), .default, .bouncy, .spring(duration: 0.4, bounce: 0.5),
        .interpolatingSpring(stiffness: 100, damping: 8), .linear(duration: 0.2).delay(0.2),
        .easeIn(duration: 0.2).repeatCount(3), .smooth.speed(2),
    ]

    private func host(_ model: Moving) -> ViewHost {
        ViewHost(
            MovingView(model: model),
            in: World(proposal: ProposedViewSize(width: 200, height: 200)))
    }

    private func picture(_ host: ViewHost) -> String {
        let frames = host.layout().frames.map { "\($0.identifier) \($0.frame)" }.joined(separator: "\n")
        return host.displayList().text + "\n" + frames
    }

    /// Runs a script; `each` is called after each step's change and after its frames.
    private func run(
        _ script: [Step], _ models: [Moving], _ hosts: [ViewHost], pass: (Int, Int) -> Void, check: () -> Bool
    ) -> Bool {
        for host in hosts { host.update() }
        for step in script {
            for model in models {
                withAnimation(Self.animations[step.animation]) { model.apply(step.change, step.value) }
            }
            guard check() else { return false }
            for index in hosts.indices { pass(index, step.frames) }
            guard check() else { return false }
        }
        return true
    }

    /// The smallest script of those that leave steps out which still breaks a law.
    private func shrunk(_ script: [Step], _ holds: ([Step]) -> Bool) -> [Step] {
        for index in script.indices {
            var smaller = script
            smaller.remove(at: index)
            if !holds(smaller) { return shrunk(smaller, holds) }
        }
        return script
    }

    private func check(_ law: String, seeds: Range<UInt64>, _ holds: ([Step]) -> Bool) {
        for seed in seeds {
            let script = Self.script(seed)
            guard !holds(script) else { continue }
            Issue.record("\(law): seed \(seed), \(shrunk(script, holds))")
            return
        }
    }

    /// Whatever has moved on the way, in the end there is the picture of a fresh host.
    @Test func restIsFresh() {
        check("rest", seeds: 0..<120) { script in
            let model = Moving()
            let host = host(model)
            _ = run(
                script, [model], [host], pass: { _, frames in host.advance(by: Double(frames) / 60) }, check: { true })
            host.advance(by: 30)
            return host.nextFrame == nil && picture(host) == picture(self.host(model))
        }
    }

    /// The same script gives the same pictures.
    @Test func repeatable() {
        check("repeatable", seeds: 200..<240) { script in
            let models = [Moving(), Moving()]
            let hosts = models.map { host($0) }
            return run(
                script, models, hosts, pass: { hosts[$0].advance(by: Double($1) / 60) },
                check: { picture(hosts[0]) == picture(hosts[1]) })
        }
    }

    /// By one step or by many, looked at or not, the same time shows the same picture.
    @Test func stepsDoNotMatter() {
        check("steps", seeds: 300..<380) { script in
            let models = [Moving(), Moving()]
            let hosts = models.map { host($0) }
            var frame = [0, 0]
            return run(
                script, models, hosts,
                pass: { index, frames in
                    let end = frame[index] + frames
                    if index == 0 {
                        hosts[0].advance(to: Double(end) / 60)
                    } else {
                        while frame[1] < end {
                            frame[1] += 1
                            hosts[1].advance(to: Double(frame[1]) / 60)
                            _ = hosts[1].displayList()
                        }
                    }
                    frame[index] = end
                },
                check: { picture(hosts[0]) == picture(hosts[1]) })
        }
    }

    /// Nor do looks between frames, where nothing overtakes anything. A repeated animation is another matter: a run of
    /// it ends when it is asked, as in SwiftUI.
    @Test func looksBetweenFramesDoNotMatter() {
        for animation in Self.animations where !(animation?.base is RepeatAnimation) {
            for change in 0..<10 {
                let models = [Moving(), Moving()]
                let hosts = models.map { host($0) }
                for (model, host) in zip(models, hosts) {
                    host.update()
                    withAnimation(animation) { model.apply(change, 3) }
                    host.update()
                }
                for frame in 1...40 {
                    hosts[1].advance(to: (Double(frame) - 0.7) / 60)
                    hosts[1].advance(to: (Double(frame) - 0.2) / 60)
                    for host in hosts { host.advance(to: Double(frame) / 60) }
                    guard picture(hosts[0]) != picture(hosts[1]) else { continue }
                    Issue.record("between frames: change \(change), \(String(describing: animation)), frame \(frame)")
                    return
                }
            }
        }
    }
}

@Observable
private final class Moving {
    var width = 0
    var offset = 0
    var height = 0
    var color = 0
    var spacing = 0
    var isShown = true
    var isTrailing = false
    var items = [0, 1, 2]
    var text = 0
    var transition = 0

    func apply(_ change: Int, _ value: Int) {
        switch change {
        case 0: width = value
        case 1: offset = value
        case 2: height = value
        case 3: color = value
        case 4: spacing = value
        case 5: isShown.toggle()
        case 6: isTrailing.toggle()
        case 7: if value < 2 { items.removeAll { $0 % 2 == value } } else { items.append((items.max() ?? 0) + 1) }
        case 8: text = value
        default:
            transition = value
            isShown.toggle()
        }
    }
}

private struct MovingView: View {
    let model: Moving

    private var transition: AnyTransition {
        [.opacity, .slide, .scale.combined(with: .opacity), .move(edge: .top)][model.transition]
    }

    var body: some View {
        VStack(alignment: model.isTrailing ? .trailing : .leading, spacing: CGFloat(model.spacing) * 4) {
            [Color.red, .green, .blue, .yellow][model.color]
                .frame(width: 10 + 10 * CGFloat(model.width), height: 20).offset(x: CGFloat(model.offset) * 5)
                .accessibilityIdentifier("a")
            if model.isShown {
                Rectangle().fill(.blue).frame(width: 20, height: 10).accessibilityIdentifier("b").transition(transition)
            }
            HStack(spacing: 2) {
                ForEach(model.items, id: \.self) { item in
                    Color.green.frame(width: 6, height: 6 + CGFloat(model.height) * 3)
                        .opacity(item % 2 == 0 ? 1 : 0.5).accessibilityIdentifier("item \(item)")
                }
            }
            Text("\(model.text)").accessibilityIdentifier("text")
            RoundedRectangle(cornerRadius: CGFloat(model.width) * 3).fill(.orange)
                .frame(width: 20, height: 20).rotationEffect(.degrees(Double(model.offset) * 30))
                .padding(CGFloat(model.height)).background(model.color > 1 ? Color.gray : .white)
        }
        .frame(width: 200, height: 200, alignment: model.isTrailing ? .bottomTrailing : .topLeading)
    }
}
