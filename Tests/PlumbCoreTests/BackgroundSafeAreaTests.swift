import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Styles behind and in front of views extend into the safe areas that the views touch; views and shapes do not.
@Suite @MainActor
struct BackgroundSafeAreaTests {
    private static let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 15)

    private func host<V: View>(_ view: V, safeArea: EdgeInsets = insets) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: 100, height: 200), safeAreaInsets: safeArea))
    }

    /// The rectangles that are filled, in order.
    private func fills(_ host: ViewHost) -> [[Double]] {
        host.displayList().items.compactMap { item in
            guard case .fill(let path, _, _) = item else { return nil }
            let rect = path.boundingRect
            return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fills: [[Double]]
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, _ fills: [[Double]], @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
            testDescription = name
            self.fills = fills
            self.view = { AnyView(view()) }
        }
    }

    /// What the safe area leaves is 80 × 170 at (5, 20).
    nonisolated static let cases: [Case] = [
        Case("a style, by default on all edges", [[0, 0, 100, 200]]) {
            Color.clear.hidden().background(Color.red)
        },
        Case("on one edge", [[5, 0, 80, 190]]) {
            Color.clear.hidden().background(.red, ignoresSafeAreaEdges: .top)
        },
        Case("on no edge", [[5, 20, 80, 170]]) {
            Color.clear.hidden().background(.red, ignoresSafeAreaEdges: [])
        },
        Case("the background style", [[0, 20, 100, 170]]) {
            Color.clear.hidden().background(ignoresSafeAreaEdges: .horizontal)
        },
        Case("a style in front", [[0, 0, 100, 200]]) { Color.clear.hidden().overlay(Color.red) },
        Case("in front, on one edge", [[5, 20, 80, 180]]) {
            Color.clear.hidden().overlay(.red, ignoresSafeAreaEdges: .bottom)
        },
        Case("a view ends where the view does", [[5, 20, 80, 170]]) { Color.clear.hidden().background { Color.red } },
        Case("so does a shape", [[5, 20, 80, 170]]) { Color.clear.hidden().background(.red, in: Rectangle()) },
        Case("only where the view touches", [[0, 0, 100, 30], [40, 100, 10, 10]]) {
            VStack(spacing: 0) {
                Color.clear.hidden().frame(height: 10).background(Color.red)
                Spacer()
                Color.clear.hidden().frame(width: 10, height: 10).background(Color.red)
                Spacer()
                Color.clear.hidden().frame(height: 10)
            }
        },
        Case("the bar of an inset", [[0, 150, 100, 50]]) {
            Color.clear.hidden().safeAreaInset(edge: .bottom, spacing: 0) {
                Color.clear.hidden().frame(height: 40).background(Color.red)
            }
        },
    ]

    @Test(arguments: cases)
    func extends(_ example: Case) { #expect(fills(host(example.view())) == example.fills) }

    @Test func underSafeAreaPadding() {
        let view = Color.clear.hidden().background(Color.red).safeAreaPadding(10)
        #expect(fills(host(view, safeArea: EdgeInsets())) == [[0, 0, 100, 200]])
        #expect(fills(host(view)) == [[0, 0, 100, 200]])
    }

    @Test func theBackgroundStyleCanBeSet() {
        func marks<V: View>(_ view: V) -> String { hostOf(view).dump }
        let view = Color.clear.hidden()
        let plain = marks(view.background(.white))
        let red = marks(view.background(.red))
        #expect(red != plain)
        #expect(marks(view.background()) == plain)
        #expect(marks(view.background().backgroundStyle(.red)) == red)
        #expect(marks(view.background(in: Rectangle()).backgroundStyle(.red)) == red)
        // A style made of itself is the page.
        #expect(marks(view.background().backgroundStyle(BackgroundStyle())) == plain)
    }

    @Test func itCostsNothingWhereNoSafeAreaIs() {
        let plain = hostOf(Color.red.background { Rectangle().fill(Color.blue) })
        let styled = hostOf(Color.red.background(Color.blue))
        #expect(styled.graph.tree.boxes.count == plain.graph.tree.boxes.count)
    }

    // MARK: Work

    private struct Row: View {
        let index: Int
        let eventLog: EventLog
        @State private var width: CGFloat = 20
        var body: some View {
            eventLog.set("\(index)") { width += 10 }
            return Color.green.frame(width: width, height: 10).frame(maxWidth: .infinity).background(Color.red)
        }
    }

    private func rows(_ count: Int, _ eventLog: EventLog) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, eventLog: eventLog) } }
    }

    @Test func aChangeCostsItsPath() {
        let eventLog = EventLog()
        let host = host(rows(500, eventLog))
        host.layout()
        let before = host.layoutCounts.placements
        eventLog.run("250")
        host.layout()
        #expect(host.layoutCounts.placements - before <= 9)
    }

    /// Rows below the one that grows stand elsewhere: their backgrounds are looked at again, and the last one ends at
    /// the new edge.
    @Test func whatHasMovedIsLookedAtAgain() {
        struct Growing: View {
            let eventLog: EventLog
            @State private var height: CGFloat = 100
            var body: some View {
                eventLog.set("grow") { height += 50 }
                return VStack(spacing: 0) {
                    Color.clear.hidden().frame(height: height)
                    Color.clear.hidden().frame(height: 20).background(Color.red)
                    Spacer(minLength: 0)
                }
            }
        }
        let eventLog = EventLog()
        let host = host(Growing(eventLog: eventLog))
        #expect(fills(host) == [[0, 120, 100, 20]])
        eventLog.run("grow")
        // 20 + 150 + 20 is the lower edge of the rest: the style extends to the page's.
        #expect(fills(host) == [[0, 170, 100, 30]])
    }

    @Test func theWorkIsLinearInTheDepth() {
        func nested(_ depth: Int) -> AnyView {
            depth == 0 ? AnyView(Color.red) : AnyView(nested(depth - 1).background(Color.blue).padding(.top, 0))
        }
        func placements(_ depth: Int) -> Int {
            let host = host(nested(depth))
            host.layout()
            return host.layoutCounts.placements
        }
        let counts = [50, 100].map(placements)
        #expect(counts[1] <= 2 * counts[0], "\(counts)")
    }
}
