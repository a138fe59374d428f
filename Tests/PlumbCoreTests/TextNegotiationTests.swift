import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Counts what it is asked to shape; every character is 10 × 20.
private final class CountingTextEngine: TextEngine {
    private let engine = FixedTextEngine()
    private(set) var shaped: [String] = []

    func shape(_ spans: [TextSpan]) -> ShapedText {
        let text = spans.map(\.text).joined()
        // A narrow width is answered with an ellipsis.
        if text != "…" { shaped.append(text) }
        return engine.shape(spans)
    }

    func metrics(of font: FontDescriptor) -> LineMetrics { engine.metrics(of: font) }
    var isFixed: Bool { engine.isFixed }
}

/// Texts that wrap are asked a bounded number of times, and shaped once.
@Suite @MainActor
struct TextNegotiationTests {
    private func host(_ engine: CountingTextEngine, _ view: some View) -> ViewHost {
        ViewHost(
            view,
            in: World(proposal: ProposedViewSize(width: 400, height: 400), textEngine: engine))
    }

    /// A text under `depth` stacks, each with a flexible neighbour; every second one stands the other way.
    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Text(verbatim: "some words that wrap"))
        for level in 0..<depth {
            let inner = view
            view =
                level % 2 == 0
                ? AnyView(
                    HStack(spacing: 0) {
                        inner
                        Color.red
                    })
                : AnyView(
                    VStack(spacing: 0) {
                        inner
                        Color.red
                    })
        }
        return view
    }

    /// A level asks for the least and the most, and offers once: at most four new proposals with the level's own
    /// placement.
    @Test(arguments: [1, 4, 16, 64])
    func measuresGrowWithTheDepthOnly(depth: Int) {
        let engine = CountingTextEngine()
        let host = host(engine, nested(depth))
        host.layout()
        #expect(host.layoutCounts.measures <= 4 * depth + 4)
        #expect(engine.shaped.count == 1)
    }

    @Test func aTextIsShapedOnceWhateverItsWidths() {
        let engine = CountingTextEngine()
        let host = host(engine, HStack { Text(verbatim: "one two three") })
        for width in stride(from: 400.0, to: 20, by: -10) {
            host.proposal = ProposedViewSize(width: width, height: 400)
            host.layout()
        }
        #expect(engine.shaped == ["one two three"])
    }

    @Test func aChangeElsewhereMeasuresNoTextAgain() {
        struct Switched: View {
            let eventLog: EventLog
            @State private var height: CGFloat = 10
            var body: some View {
                eventLog.set("grow") { height += 10 }
                return Color.red.frame(height: height)
            }
        }
        let engine = CountingTextEngine()
        let eventLog = EventLog()
        let host = host(
            engine,
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: "left words")
                    Text(verbatim: "right words")
                }
                .frame(height: 100)
                Switched(eventLog: eventLog)
            })
        host.layout()
        let before = host.layoutCounts.measures
        eventLog.run("grow")
        host.layout()
        #expect(host.layoutCounts.measures == before)
        #expect(engine.shaped.count == 2)
    }

    @Test func theSameTextInANewValueIsNotShapedAgain() {
        let engine = CountingTextEngine()
        func view(_ color: Color) -> some View { Text(verbatim: "words").foregroundStyle(color) }
        let host = host(engine, view(.red))
        host.layout()
        let before = host.layoutCounts.measures
        host.setRoot(view(.blue))
        host.layout()
        #expect(engine.shaped == ["words"])
        #expect(host.layoutCounts.measures == before)
    }
}
