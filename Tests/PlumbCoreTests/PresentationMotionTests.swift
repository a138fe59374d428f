import Foundation
import Testing

@testable import PlumbCore

/// Presentations that come and go, at times that the host is moved to.
@Suite @MainActor
struct PresentationMotionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let layer: TestPresentation
        /// What the change is made with.
        let change: Animation?
        /// The opacity of the dimming in percent, that of the presentation, and its top, at 0, ½ and 1.1 s of coming,
        /// and of going; nil where it is not seen.
        let coming: [[Double]?]
        let going: [[Double]?]
    }

    private nonisolated static func layer(
        dims: Double? = 0.4, _ animation: Animation? = nil,
        _ transition: @escaping @MainActor @Sendable () -> AnyTransition
    ) -> TestPresentation {
        TestPresentation(
            name: "a", grey: 20, frame: CGRect(x: 0, y: 60, width: 100, height: 40), dims: dims, transition: transition,
            animation: animation)
    }

    nonisolated static let cases = [
        Case(
            testDescription: "at once", layer: layer { .move(edge: .bottom) }, change: nil,
            coming: [[40, 100, 60], [40, 100, 60], [40, 100, 60]], going: [nil, nil, nil]),
        Case(
            testDescription: "slides", layer: layer { .move(edge: .bottom) }, change: .linear(duration: 1),
            coming: [[0, 100, 100], [20, 100, 80], [40, 100, 60]], going: [[40, 100, 60], [20, 100, 80], nil]),
        Case(
            testDescription: "fades", layer: layer { .opacity }, change: .linear(duration: 1),
            coming: [[0, 0, 60], [20, 50, 60], [40, 100, 60]], going: [[40, 100, 60], [20, 50, 60], nil]),
        Case(
            testDescription: "is there, and what lies behind is dimmed step by step", layer: layer { .identity },
            change: .linear(duration: 1), coming: [[0, 100, 60], [20, 100, 60], [40, 100, 60]],
            going: [[40, 0, 0], [20, 0, 0], nil]),
        Case(
            testDescription: "without dimming", layer: layer(dims: nil) { .opacity }, change: .linear(duration: 1),
            coming: [[0, 0, 60], [0, 50, 60], [0, 100, 60]], going: [[0, 100, 60], [0, 50, 60], nil]),
        Case(
            testDescription: "by an animation of its own", layer: layer(.linear(duration: 1)) { .move(edge: .bottom) },
            change: nil, coming: [[0, 100, 100], [20, 100, 80], [40, 100, 60]],
            going: [[40, 100, 60], [20, 100, 80], nil]),
        Case(
            testDescription: "which counts before the change's", layer: layer(.linear(duration: 1)) { .opacity },
            change: .linear(duration: 0.1), coming: [[0, 0, 60], [20, 50, 60], [40, 100, 60]],
            going: [[40, 100, 60], [20, 50, 60], nil]),
    ]

    /// The dimming, the opacity and the top of the grey of 20; nil where neither is seen.
    private func seen(_ host: ViewHost) -> [Double]? {
        var (dim, opacity, top) = (0.0, 0.0, 0.0)
        var layers = [1.0]
        for item in host.displayList().items {
            switch item {
            case .pushLayer(let opacity, _): layers.append(layers.last! * opacity)
            case .pop: layers.removeLast()
            case .fill(let path, .color(let color), _):
                if color.alpha < 1 {
                    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
                    dim = (color.alpha * 1000).rounded() / 10
                } else if abs(color.red - 0.2) < 0.01 {
                    (opacity, top) = (layers.last! * 100, Double(path.boundingRect.minY))
                }
            default: layers.append(layers.last!)
            }
        }
        return dim == 0 && opacity == 0 && top == 0 ? nil : [dim, opacity, top]
    }

    @Test(arguments: cases)
    func comesAndGoes(_ line: Case) {
        let stage = PresentationStage()
        let host = presentationHost([line.layer], stage)
        #expect(seen(host) == nil)
        for (shown, expected) in [(["a"], line.coming), ([], line.going)] {
            withAnimation(line.change) { stage.shown = shown }
            for (index, expected) in expected.enumerated() {
                if index > 0 { host.advance(by: index == 2 ? 0.6 : 0.5) }
                let seen = seen(host)
                let isAsExpected = seen == nil ? expected == nil : expected.map { seen!.isClose(to: $0) } ?? false
                #expect(isAsExpected, "\(shown) \(index): \(seen ?? []), not \(expected ?? [])")
            }
            #expect(host.nextFrame == nil)
        }
        #expect(host.graph.presentations.above.isEmpty)
    }

    /// What is on its way out is only seen: it is not touched, reported, or asked for keys.
    @Test func whatGoesIsOnlySeen() {
        let stage = PresentationStage()
        let host = presentationHost([TestPresentation(name: "a", grey: 20, transition: { .opacity })], stage)
        stage.shown = ["a"]
        host.update()
        withAnimation(.linear(duration: 1)) { stage.shown = [] }
        host.advance(by: 0.5)
        #expect(host.painted.contains("20"))
        #expect(host.layout()["a"] == nil)
        _ = stage.take()
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(!host.press(.escape))
        #expect(stage.take() == ["page"])
        // Page and presentation go on from where they are.
        #expect(host.nextFrame != nil)
        host.advance(by: 0.6)
        #expect(host.painted == ["100"])
    }

    /// Presented again on its way out, a presentation comes back from where it is seen, with its state.
    @Test func comesBackOnItsWayOut() {
        let stage = PresentationStage()
        let layer = Self.layer { .move(edge: .bottom) }
        let host = presentationHost([layer], stage)
        stage.shown = ["a"]
        host.tap(at: CGPoint(x: 50, y: 80))
        withAnimation(.linear(duration: 1)) { stage.shown = [] }
        host.advance(by: 0.5)
        #expect(seen(host)?.isClose(to: [20, 100, 80]) == true)
        withAnimation(.linear(duration: 1)) { stage.shown = ["a"] }
        host.update()
        #expect(seen(host)?.isClose(to: [20, 100, 80]) == true)
        host.advance(by: 2)
        #expect(seen(host)?.isClose(to: [40, 100, 60]) == true)
        _ = stage.take()
        host.tap(at: CGPoint(x: 50, y: 80))
        #expect(stage.take().contains("a 2"))
    }

    /// A presentation in a presentation goes with it, each by its own transition; who comes back brings both back.
    @Test func aPresentationTakesThoseInItAlong() {
        let stage = PresentationStage()
        let inner = TestPresentation(name: "b", grey: 40, transition: { .opacity })
        let host = presentationHost(
            [TestPresentation(name: "a", grey: 20, transition: { .opacity }, inner: [inner])], stage)
        stage.shown = ["a", "b"]
        host.update()
        withAnimation(.linear(duration: 1)) { stage.shown = ["b"] }
        host.advance(by: 0.5)
        #expect(host.painted == ["100", "20", "40"])
        #expect(host.layout()["a"] == nil && host.layout()["b"] == nil)
        withAnimation(.linear(duration: 1)) { stage.shown = ["a", "b"] }
        host.advance(by: 2)
        #expect(host.painted == ["100", "20", "40"])
        #expect(host.layout()["a"] != nil && host.layout()["b"] != nil)
        withAnimation(.linear(duration: 1)) { stage.shown = [] }
        host.advance(by: 2)
        #expect(host.painted == ["100"])
        #expect(host.graph.presentations.above.isEmpty && host.nextFrame == nil)
    }

    /// With an animation of their own, presentations that come and go in one action were never there; two may take
    /// turns in one.
    @Test func oneActionWithAnimationsOfTheirOwn() {
        let stage = PresentationStage()
        let layers = ["a", "b"].enumerated().map { index, name in
            TestPresentation(
                name: name, grey: 20 + 20 * index, transition: { .opacity }, animation: .linear(duration: 1))
        }
        let host = presentationHost(layers, stage)
        stage.shown = ["a"]
        stage.shown = []
        host.update()
        #expect(host.nextFrame == nil && host.painted == ["100"])
        stage.shown = ["a"]
        host.advance(by: 2)
        stage.shown = ["b"]
        host.advance(by: 0.5)
        #expect(host.painted == ["100", "20", "40"])
        #expect(host.layout()["a"] == nil && host.layout()["b"] != nil)
        host.advance(by: 1)
        #expect(host.painted == ["100", "40"])
    }

    /// Frames in a presentation travel on the page, and the presentation follows where it is told to stand.
    @Test func framesTravel() {
        struct Page: View {
            let stage: PresentationStage
            var body: some View {
                Color.white.presentation(isPresented: true, traits) { Color(white: 0.2) }
            }
            private var traits: PresentationTraits {
                var traits = PresentationTraits(level: .sheet)
                let top = CGFloat(stage.page)
                traits.place = { _ in PresentationFrame(CGRect(x: 0, y: top, width: 100, height: 40)) }
                return traits
            }
        }
        let stage = PresentationStage()
        let host = hostOf(Page(stage: stage), in: 100, 100)
        host.update()
        withAnimation(.linear(duration: 1)) { stage.page = 60 }
        host.advance(by: 0.5)
        #expect(seen(host)?.isClose(to: [0, 100, 30]) == true, "\(seen(host) ?? [])")
        host.advance(by: 0.6)
        #expect(seen(host)?.isClose(to: [0, 100, 60]) == true)
    }
}
