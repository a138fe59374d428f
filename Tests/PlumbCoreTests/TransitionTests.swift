import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Views that come and go, at times that the host is moved to.
@MainActor
@Suite struct TransitionTests {
    /// The opacity and the origin of what is seen of a red view of 20 × 20, at times of a linear second; nil where it
    /// is not seen.
    private func seen(_ host: ViewHost) -> [Double]? {
        var opacities = [1.0]
        var moves = [CGAffineTransform.identity]
        for item in host.displayList().items {
            switch item {
            case .pushLayer(let opacity, _):
                opacities.append(opacities.last! * opacity)
                moves.append(moves.last!)
            case .pushTransform(let transform):
                opacities.append(opacities.last!)
                moves.append(transform.concatenating(moves.last!))
            case .pushClip, .pushBlur:
                opacities.append(opacities.last!)
                moves.append(moves.last!)
            case .pop:
                opacities.removeLast()
                moves.removeLast()
            case .fill(let path, .color(let color), _) where color.red > 0.9 && color.green < 0.4:
                let frame = path.boundingRect.applying(moves.last!)
                return [opacities.last!, frame.minX, frame.minY, frame.width]
            default: break
            }
        }
        return nil
    }

    private func host<V: View>(_ model: Switch, @ViewBuilder _ content: @escaping @MainActor (Bool) -> V) -> ViewHost {
        let host = ViewHost(
            SwitchedView(model: model) { isOn in AnyView(ZStack { content(isOn) }.frame(width: 100, height: 100)) },
            in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        host.update()
        return host
    }

    private func red() -> some View { Color.red.frame(width: 20, height: 20) }

    /// What is seen at 0, ½ and 1 s of coming, and of going.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let coming: [[Double]?]
        let going: [[Double]?]
        let transition: @MainActor @Sendable () -> AnyTransition?
    }

    nonisolated static let cases: [Case] = [
        Case(
            testDescription: "without a transition it fades",
            coming: [[0, 40, 40, 20], [0.5, 40, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 40, 40, 20], nil], transition: { nil }),
        Case(
            testDescription: "opacity", coming: [[0, 40, 40, 20], [0.5, 40, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 40, 40, 20], nil], transition: { .opacity }),
        Case(
            testDescription: "slide", coming: [[1, 20, 40, 20], [1, 30, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [1, 50, 40, 20], nil], transition: { .slide }),
        Case(
            testDescription: "move", coming: [[1, 40, 60, 20], [1, 40, 50, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [1, 40, 50, 20], nil], transition: { .move(edge: .bottom) }),
        Case(
            testDescription: "push", coming: [[0, 20, 40, 20], [0.5, 30, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 50, 40, 20], nil], transition: { .push(from: .leading) }),
        Case(
            testDescription: "scale", coming: [[1, 45, 45, 10], [1, 42.5, 42.5, 15], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [1, 42.5, 42.5, 15], nil], transition: { .scale(scale: 0.5) }),
        Case(
            testDescription: "combined", coming: [[0, 50, 40, 20], [0.5, 45, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 45, 40, 20], nil],
            transition: { .offset(x: 10).combined(with: .opacity) }),
        Case(
            testDescription: "asymmetric", coming: [[1, 20, 40, 20], [1, 30, 40, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 40, 40, 20], nil],
            transition: { .asymmetric(insertion: .move(edge: .leading), removal: .opacity) }),
        Case(
            testDescription: "a modifier's", coming: [[1, 40, 20, 20], [1, 40, 30, 20], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [1, 40, 30, 20], nil],
            transition: { .modifier(active: Lifted(by: -20), identity: Lifted(by: 0)) }),
        Case(
            testDescription: "blur replace",
            coming: [[0, 42.5, 42.5, 15], [0.5, 41.25, 41.25, 17.5], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 41.25, 41.25, 17.5], nil],
            transition: { AnyTransition(.blurReplace) }),
        Case(
            testDescription: "blur replace, up twice",
            coming: [[0, 42.5, 42.5, 15], [0.5, 41.25, 41.25, 17.5], [1, 40, 40, 20]],
            going: [[1, 40, 40, 20], [0.5, 40 - 5 / 3.0, 40 - 5 / 3.0, 20 + 10 / 3.0], nil],
            transition: { AnyTransition(.blurReplace(.upUp)) }),
        Case(
            testDescription: "identity", coming: [[1, 40, 40, 20], [1, 40, 40, 20], [1, 40, 40, 20]],
            going: [nil, nil, nil], transition: { .identity }),
    ]

    @Test(arguments: cases)
    func comesAndGoes(_ example: Case) {
        let model = Switch()
        let host = host(model) { [self] isOn in
            if isOn {
                if let transition = example.transition() { red().transition(transition) } else { red() }
            }
        }
        #expect(seen(host) == nil)
        for (isOn, expected) in [(true, example.coming), (false, example.going)] {
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            for (index, expected) in expected.enumerated() {
                if index > 0 { host.advance(by: index == 2 ? 0.6 : 0.5) }
                let seen = seen(host)
                let isAsExpected = seen == nil ? expected == nil : expected.map { seen!.isClose(to: $0) } ?? false
                #expect(isAsExpected, "\(isOn ? "coming" : "going") \(index): \(seen ?? []), not \(expected ?? [])")
            }
            #expect(host.nextFrame == nil)
        }
    }

    @Test func blurReplaceBlurs() {
        let model = Switch()
        let host = host(model) { [self] isOn in if isOn { red().transition(.blurReplace) } }
        func radius() -> Double? {
            host.displayList().items.compactMap { if case .pushBlur(let radius, _) = $0 { radius } else { nil } }.first
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        #expect(radius() == 8)
        host.advance(by: 0.75)
        #expect(abs((radius() ?? 0) - 2) < 1e-6)
        host.advance(by: 0.5)
        #expect(radius() == 0)
        #expect(BlurReplaceTransition.Configuration.downUp != .upUp)
    }

    /// Who wants less motion sees those that have none.
    @Test func transitionsSayWhetherTheyMove() {
        let moving: [any Transition.Type] = [
            BlurReplaceTransition.self, ScaleTransition.self, OffsetTransition.self, MoveTransition.self,
            SlideTransition.self, PushTransition.self,
        ]
        let still: [any Transition.Type] = [
            IdentityTransition.self, OpacityTransition.self, SymbolEffectTransition.self,
        ]
        #expect(moving.allSatisfy { $0.properties.hasMotion } && !still.contains { $0.properties.hasMotion })
    }

    @Test func whatGoesIsNotLaidOut() {
        let model = Switch()
        model.isOn = true
        let host = host(model) { [self] isOn in
            VStack(spacing: 0) {
                if isOn { red().transition(.opacity) }
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
        }
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.update()
        #expect(host.layout()["b"]?.isClose(to: [40, 50, 20, 20]) == true)
        host.advance(by: 0.5)
        #expect(host.layout()["b"]?.isClose(to: [40, 45, 20, 20]) == true)
        // It stays where it was.
        #expect(seen(host)?.isClose(to: [0.5, 40, 30, 20]) == true)
    }

    @Test func withoutAnimationNothingIsSeenOfIt() {
        let model = Switch()
        let host = host(model) { [self] isOn in if isOn { red().transition(.slide) } }
        model.isOn = true
        #expect(seen(host)?.isClose(to: [1, 40, 40, 20]) == true)
        model.isOn = false
        #expect(seen(host) == nil && host.nextFrame == nil)
    }

    @Test func aContainerComesAsAWhole() {
        let model = Switch()
        let host = host(model) { [self] isOn in
            if isOn { VStack { red().transition(.slide) }.transition(.offset(y: 10)) }
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        #expect(seen(host)?.isClose(to: [1, 40, 50, 20]) == true, "\(seen(host) ?? [])")
    }

    @Test func disappearsWhenItIsGone() {
        let model = Switch()
        model.isOn = true
        let log = Log()
        let host = host(model) { [self] isOn in
            if isOn { red().onDisappear { log.lines.append("gone") } }
        }
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.advance(by: 0.5)
        #expect(log.lines == [])
        host.advance(by: 0.6)
        #expect(log.lines == ["gone"])
    }

    @Test func completionsAreCalled() {
        let model = Switch()
        let log = Log()
        let host = host(model) { [self] isOn in red().offset(x: isOn ? 10 : 0) }
        withAnimation(.linear(duration: 1)) {
            model.isOn = true
        } completion: {
            log.lines.append("moved")
        }
        host.advance(by: 0.9)
        #expect(log.lines == [])
        host.advance(by: 0.2)
        #expect(log.lines == ["moved"])
        // Nothing has changed: there is nothing to wait for.
        withAnimation {
            _ = model.isOn
        } completion: {
            log.lines.append("nothing")
        }
        #expect(log.lines == ["moved", "nothing"])
        // What has changed does not move.
        withAnimation(nil) {
            model.isOn = false
        } completion: {
            log.lines.append("at once")
        }
        host.update()
        #expect(log.lines == ["moved", "nothing", "at once"])
    }

    /// What goes from a scroll view is seen where it stood, and goes with what the content keeps clear of.
    @Test func whatGoesFromAScrollViewStaysAtItsPlace() {
        let model = Switch()
        let inset = Switch()
        let host = host(model) { [self] isOn in
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 10, height: 10)
                    if !isOn { red() }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: inset.isOn ? 10 : 20) }
        }
        #expect(seen(host)?[2] == 30)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.25)
        #expect(seen(host)?[2] == 30)
        withAnimation(.linear(duration: 1)) { inset.isOn = true }
        host.advance(by: 0.5)
        #expect(seen(host).map { abs($0[2] - 25) < 0.01 } == true)
    }

    /// A view goes while its place is on its way: nobody waits for that any longer.
    @Test func completionsOfWhatGoesAreCalled() {
        let model = Switch()
        let log = Log()
        let shown = Switch()
        let host = host(model) { [self] isOn in
            if !shown.isOn { red().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading) }
        }
        withAnimation(.linear(duration: 1)) {
            model.isOn = true
        } completion: {
            log.lines.append("gone")
        }
        host.advance(by: 0.5)
        #expect(log.lines == [])
        shown.isOn = true
        host.advance(by: 0.1)
        #expect(log.lines == ["gone"])
    }

    /// A spring takes another over, and each has somebody who waits for it.
    @Test func completionsOfSpringsThatAreTakenOverAreCalled() {
        let model = Switch()
        let log = Log()
        let host = host(model) { [self] isOn in red().offset(x: isOn ? 10 : 0) }
        func turn(_ isOn: Bool) {
            withAnimation(.spring(duration: 1)) {
                model.isOn = isOn
            } completion: {
                log.lines.append(isOn ? "there" : "back")
            }
        }
        turn(true)
        host.advance(by: 0.25)
        turn(false)
        host.advance(by: 0.5)
        #expect(log.lines == [])
        host.advance(by: 0.375)
        #expect(log.lines == ["there"])
        host.advance(by: 5)
        #expect(log.lines == ["there", "back"])
    }
}

private final class Log {
    var lines: [String] = []
}

private struct Lifted: ViewModifier {
    let by: CGFloat
    func body(content: Content) -> some View { content.offset(y: by) }
}

/// A view that comes while another one of its group goes.
@MainActor
@Suite struct MatchedMotionTests {
    private struct Hero: View {
        @Namespace private var space
        let model: Switch
        var body: some View {
            ZStack(alignment: .topLeading) {
                if model.isOn {
                    Color.red.matchedGeometryEffect(id: "hero", in: space).accessibilityIdentifier("large")
                        .frame(width: 80, height: 40).offset(x: 20, y: 60)
                } else {
                    Color.blue.matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 20, height: 20)
                }
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test func bothMoveFromTheOldFrameToTheNewOne() {
        let model = Switch()
        let host = ViewHost(
            Hero(model: model), in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        for (time, expected) in [
            (0.0, [0, 0, 20, 20]), (0.5, [10, 30, 50, 30]), (1.1, [20, 60, 80, 40]),
        ] as [(Double, [Double])] {
            host.advance(by: time - host.time)
            var frames: [[Double]] = []
            for case .fill(let path, _, _) in host.displayList().items {
                let frame = path.boundingRect
                frames.append([frame.minX, frame.minY, frame.width, frame.height])
            }
            #expect(frames.count == (time < 1 ? 2 : 1))
            for frame in frames { #expect(frame.isClose(to: expected), "\(time): \(frames)") }
        }
        host.advance(by: 0.1)
        #expect(host.nextFrame == nil)
    }
}

/// Views that come back before they are gone.
@MainActor
@Suite struct RevivalTests {
    private struct Counted: View {
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: 20, height: 20).onTapGesture { count += 1 }.onAppear { count += 100 }
                .overlay(Color.green.frame(width: CGFloat(count), height: 1).accessibilityIdentifier("count"))
        }
    }

    private struct Branches: View {
        let model: Switch
        var body: some View { if model.isOn { Counted() } }
    }

    private struct Elements: View {
        let model: Switch
        var body: some View { ForEach(model.isOn ? [1, 2] : [2], id: \.self) { if $0 == 1 { Counted() } } }
    }

    private func opacity(_ host: ViewHost) -> Double? {
        for case .pushLayer(let opacity, _) in host.displayList().items { return opacity }
        return nil
    }

    @Test(arguments: [false, true])
    func goOnWithTheirState(inAList: Bool) {
        let model = Switch()
        model.isOn = true
        let host = ViewHost(ZStack { if inAList { Elements(model: model) } else { Branches(model: model) } })
        host.update()
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.layout()["count"]?[2] == 101)
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.advance(by: 0.25)
        #expect(abs((opacity(host) ?? 9) - 0.75) < 1e-6)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        #expect(abs((opacity(host) ?? 9) - 0.75) < 1e-6)
        #expect(host.layout()["count"]?[2] == 101)
        host.advance(by: 0.5)
        #expect(abs((opacity(host) ?? 9) - 0.875) < 1e-6)
        host.advance(by: 1)
        #expect(opacity(host) == nil && host.nextFrame == nil)
    }
}
