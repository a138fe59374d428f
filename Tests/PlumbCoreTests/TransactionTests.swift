import Foundation
import Observation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Which changes are animated, and how they meet those that run already.
@MainActor
@Suite struct TransactionTests {
    @Observable
    final class Model {
        var a = 0.0
        var b = 0.0
    }

    private struct Pair: View {
        let model: Model
        var animation: ((AnyView, Model) -> AnyView)?

        var body: some View {
            let pair = AnyView(
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").offset(x: model.a)
                    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").offset(x: model.b)
                })
            animation?(pair, model) ?? pair
        }
    }

    private func host(_ model: Model, _ animation: ((AnyView, Model) -> AnyView)? = nil) -> ViewHost {
        let host = ViewHost(Pair(model: model, animation: animation))
        host.update()
        return host
    }

    private func places(_ host: ViewHost) -> [Double] {
        let report = host.layout()
        return ["a", "b"].map { report[$0]?[0] ?? .nan }
    }

    @Test func stateIsSeenTransactionByTransaction() {
        struct Two: View {
            @State private var a = 0.0
            @State private var b = 0.0
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").offset(x: a)
                    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").offset(x: b)
                }
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) { a = 100 }
                    b = 100
                    #expect(a == 100 && b == 100)
                }
            }
        }
        let host = ViewHost(Two())
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(places(host) == [0, 100])
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [50, 100]))
    }

    @Test func onlyChangesOfTheValueAreAnimated() {
        let model = Model()
        let host = host(model) { view, model in AnyView(view.animation(.linear(duration: 1), value: model.a)) }
        model.b = 50
        #expect(places(host) == [0, 50])
        model.a = 100
        model.b = 150
        #expect(places(host) == [0, 50])
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [50, 100]))
    }

    /// The inner body is evaluated twice in an update: at first for the opacity, and when the reader knows its new
    /// size, for that, which is the value.
    @Test func aValueMayChangeLateInAnUpdate() {
        struct Inner: View {
            let model: Model
            let width: CGFloat
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
                    .opacity(model.b).offset(x: width).animation(.linear(duration: 1), value: width)
            }
        }
        struct Outer: View {
            let model: Model
            var body: some View {
                GeometryReader { Inner(model: model, width: $0.size.width) }.frame(width: model.a, height: 10)
            }
        }
        let model = Model()
        let host = ViewHost(Outer(model: model))
        host.layout()
        func place() -> Double { host.layout()["a"]?[0] ?? .nan }
        #expect(place() == 0)
        model.a = 100
        model.b = 0.5
        #expect(place() == 0)
        host.advance(by: 0.5)
        #expect(abs(place() - 50) < 1e-9)
    }

    @Test func nilKeepsAPartFromMoving() {
        let model = Model()
        let host = host(model) { view, model in AnyView(view.animation(nil, value: model.a)) }
        withAnimation(.linear(duration: 1)) { model.a = 100 }
        #expect(places(host) == [100, 0])
    }

    @Test func disabledAnimationsTakeNoPart() {
        let model = Model()
        let host = host(model) { view, model in AnyView(view.animation(.linear(duration: 1), value: model.a)) }
        withTransaction(\.disablesAnimations, true) { model.a = 100 }
        #expect(places(host) == [100, 0])
    }

    @Test func aTransactionCanBeChangedOnItsWay() {
        let model = Model()
        let host = host(model) { view, _ in
            AnyView(view.transaction { $0.animation = $0.animation?.speed(2) })
        }
        withAnimation(.linear(duration: 1)) { model.a = 100 }
        host.advance(by: 0.25)
        #expect(places(host).isClose(to: [50, 0]))
    }

    @Test func withoutAnimationTheAimMovesAndTheWayGoesOn() {
        let model = Model()
        let host = host(model)
        withAnimation(.linear(duration: 1)) { model.a = 100 }
        host.advance(by: 0.5)
        model.a = 200
        #expect(places(host).isClose(to: [150, 0]))
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [200, 0]))
    }

    @Test func curvesAddUp() {
        let model = Model()
        let host = host(model)
        withAnimation(.linear(duration: 1)) { model.a = 100 }
        host.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.a = 0 }
        #expect(places(host).isClose(to: [50, 0]))
        host.advance(by: 0.25)
        // Three quarters of the way there, and a quarter of the way back.
        #expect(places(host).isClose(to: [50, 0]))
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [25, 0]))
    }

    /// A spring that takes another over has its velocity: the way is as smooth as within one spring.
    @Test(arguments: [Animation.spring, .bouncy, .smooth, .spring(response: 0.4, dampingFraction: 0.6), .default])
    func springsKeepTheirVelocity(_ animation: Animation) {
        let model = Model()
        let host = host(model)
        var steps: [Double] = []
        var last = 0.0
        func go(_ frames: Int) {
            for _ in 0..<frames {
                host.advance(by: 1.0 / 60)
                let now = places(host)[0]
                steps.append(now - last)
                last = now
            }
        }
        withAnimation(animation) { model.a = 100 }
        go(10)
        withAnimation(animation) { model.a = 0 }
        go(20)
        // A jump of velocity would be a change of the step of the size of the step itself: 5 points and more.
        let jolts = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
        let before = jolts[..<8].max() ?? 0
        #expect((jolts[8...11].max() ?? .infinity) < 2.5 * before, "\(steps)")
        host.advance(by: 3)
        #expect(places(host) == [0, 0] && host.nextFrame == nil)
    }

    @Test func repeatsForEver() {
        let model = Model()
        let host = host(model)
        withAnimation(.linear(duration: 1).repeatForever()) { model.a = 60 }
        for (time, place) in [(0.5, 30.0), (1.5, 30), (2.5, 30), (2.75, 45)] {
            host.advance(by: time - host.time)
            // A run ends in a frame of its own.
            #expect(abs(places(host)[0] - place) < 3, "\(time): \(places(host))")
        }
        #expect(host.nextFrame != nil)
    }

    @Test func delaysAndSpeeds() {
        let model = Model()
        let host = host(model)
        withAnimation(.linear(duration: 1).delay(0.5)) { model.a = 100 }
        host.update()
        withAnimation(.linear(duration: 1).speed(2)) { model.b = 100 }
        host.advance(by: 0.25)
        #expect(places(host).isClose(to: [0, 50]))
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [25, 100]))
    }

    @Test func theBodyOfAnAnimationIsAllThatMoves() {
        let model = Model()
        let host = ViewHost(Scoped(model: model))
        host.update()
        model.a = 100
        model.b = 100
        #expect(places(host) == [100, 100])
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [100, 150]))
    }

    private struct Scoped: View {
        let model: Model
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").offset(x: model.a)
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").offset(x: model.b)
                    .animation(.linear(duration: 1)) { $0.offset(x: model.a) }
            }
        }
    }

    @Test func bindingsAnimate() {
        let model = Model()
        let host = host(model)
        let binding = Binding(get: { model.a }, set: { model.a = $0 }).animation(.linear(duration: 1))
        binding.wrappedValue = 100
        #expect(places(host) == [0, 0])
        host.advance(by: 0.5)
        #expect(places(host).isClose(to: [50, 0]))
    }

    @Test func coloursMoveInLinearLight() {
        let model = Switch()
        let host = ViewHost(
            SwitchedView(model: model) { isOn in
                AnyView(
                    Color(.sRGBLinear, red: isOn ? 0.5 : 0, green: 0.25, blue: 0).frame(width: 10, height: 10)
                        .opacity(0.5))
            })
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        func red() -> Double {
            for case .fill(_, .color(let color), _) in host.displayList().items { return RGBA.linear(color.red) }
            return .nan
        }
        #expect(abs(red()) < 1e-6)
        host.advance(by: 0.5)
        #expect(abs(red() - 0.25) < 1e-6)
        host.advance(by: 1)
        #expect(abs(red() - 0.5) < 1e-6 && host.nextFrame == nil)
    }

    @Test func inheritedColoursMoveToo() {
        let model = Switch()
        let host = ViewHost(
            SwitchedView(model: model) { isOn in
                AnyView(VStack { Text("a") }.foregroundColor(isOn ? .white : .black))
            })
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.5)
        for case .glyphs(_, _, .color(let color)) in host.displayList().items {
            #expect(abs(RGBA.linear(color.red) - 0.5) < 1e-6)
        }
    }

    @Test func textsFadeIntoOthers() {
        let model = Switch()
        let host = ViewHost(
            SwitchedView(model: model) { isOn in AnyView(Text(isOn ? "on" : "off").frame(width: 100)) })
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.25)
        var seen: [String: Double] = [:]
        var opacity = 1.0
        for item in host.displayList().items {
            if case .pushLayer(let own, _) = item { opacity = own }
            if case .glyphs(let run, _, _) = item { seen[run.text] = opacity }
        }
        #expect(seen == ["off": 0.75, "on": 0.25])
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
    }
}
