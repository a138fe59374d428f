import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

private enum AskingCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
    fileprivate static let askingCenter = HorizontalAlignment(AskingCenter.self)
}

/// Faults that a review has found: each was wrong once.
@Suite @MainActor
struct RegressionTests {
    private struct Maybe: View {
        var isOn = true
        var body: some View { if isOn { Color.red.named("r") } }
    }

    nonisolated static let cases: [LayoutCase] = [
        // Docs/Rules.md, section 5: the frame's own side never uses explicit guides, also where a default asks for
        // another guide.
        LayoutCase("a default that asks for another guide", in: 300, 300, size: [100, 100], ["a": [30, 40, 20, 20]]) {
            block("a", 20, 20).alignmentGuide(.askingCenter) { $0[.trailing] }
                .frame(
                    width: 100, height: 100, alignment: Alignment(horizontal: .askingCenter, vertical: .center))
        },
        LayoutCase(
            "a default that asks for a guide that is explicit within", in: 300, 300, size: [100, 100],
            ["a": [50, 40, 20, 20]]
        ) {
            block("a", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
                .frame(
                    width: 100, height: 100, alignment: Alignment(horizontal: .askingCenter, vertical: .center))
        },
        LayoutCase(
            "modifiers on a list leave the view at the edge alone", in: 300, 300,
            ["r": [20, 20, 260, 230], "g": [0, 270, 300, 30]]
        ) {
            Maybe().padding(20).safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 30).named("g") }
        },
        // Docs/Rules.md, section 7: fixedSize and aspectRatio centre; they do not align by guides.
        LayoutCase("a ratio centres", in: 20, 20, ["a": [0, 0, 20, 20]]) {
            block("a", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
                .aspectRatio(1, contentMode: .fit)
        },
        LayoutCase(
            "mirrored safe areas", in: 300, 300, direction: .rightToLeft, ["a": [0, 0, 300, 300]]
        ) { Color.red.named("a").ignoresSafeArea().safeAreaPadding(.leading, 30) },
        // Docs/Rules.md, correction 6: a scroll view keeps its frame, its content keeps the distance.
        LayoutCase("a scroll view under a bar", in: 300, 300, ["s": [0, 0, 50, 300], "c": [0, 30, 50, 500]]) {
            ScrollView { block("c", 50, 500) }.named("s")
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        },
        LayoutCase("a mirrored offset", in: 300, 300, direction: .rightToLeft, ["a": [-30, 0, 20, 20]]) {
            block("a", 20, 20).offset(x: 30)
        },
        LayoutCase("guides through safe areas", in: nil, nil, ["t": [10, 34, 10, 20]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                block("b", 10, 50)
                Text(verbatim: "A").named("t").ignoresSafeArea()
            }
        },
        LayoutCase("guides behind an if in an overlay", in: 50, 50, ["b": [40, -10, 20, 20]]) {
            Color.red.overlay(alignment: .topTrailing) {
                if Bool(true) {
                    block("b", 20, 20).alignmentGuide(.top) { $0.height / 2 }
                        .alignmentGuide(.trailing) { $0.width / 2 }
                }
            }
        },
    ]

    @Test(arguments: cases)
    func isRight(_ example: LayoutCase) { example.check() }

    /// Docs/Rules.md, section 15: several root views form a VStack, and spacers among them stretch along it.
    @Test func rootViewsFormAStack() {
        struct Root: View {
            var body: some View {
                block("a", 20, 20)
                Spacer()
                block("b", 40, 20)
            }
        }
        let report = hostOf(Root()).layout()
        #expect(report.size == CGSize(width: 40, height: 300))
        #expect(report["b"] == [0, 280, 40, 20])
    }

    @Test func alternativesThatAreNotChosenDoNotLive() {
        var appeared: [String] = []
        struct Width: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        var widths: [CGFloat] = []
        let host = hostOf(
            ViewThatFits {
                Color.red.frame(width: 500, height: 10).preference(key: Width.self, value: 100)
                    .onAppear { appeared.append("wide") }
                    .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { widths.append($0) }
                Color.red.frame(width: 5, height: 10).preference(key: Width.self, value: 1)
                    .onAppear { appeared.append("narrow") }
            }.onPreferenceChange(Width.self) { widths.append($0) })
        host.layout()
        #expect(appeared == ["narrow"])
        #expect(widths == [1])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func placesThatDependOnTheSurroundingsFollowThem() {
        struct Root: View {
            let height: CGFloat
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(height: height)
                    Color.red.named("red").ignoresSafeArea().frame(height: 40)
                    Color.green.frame(height: 10)
                }.safeAreaPadding(20)
            }
        }
        let host = hostOf(Root(height: 0))
        host.layout()
        host.setRoot(Root(height: 50))
        #expect(host.layout()["red"] == hostOf(Root(height: 50)).layout()["red"])
    }

    @Test func stateInGuidesIsRead() {
        struct Root: View {
            @State private var shift: CGFloat = 0
            var body: some View {
                HStack(alignment: .top) {
                    block("a", 10, 50)
                    block("b", 10, 10).alignmentGuide(.top) { _ in shift }
                }.onAppear { shift = -30 }
            }
        }
        #expect(hostOf(Root()).layout()["b"] == [18, 30, 10, 10])
    }

    /// Guides are asked for from several sides at every level: forgetting them would take 3⁶⁰ questions.
    // It ends: the limit counts the time too in which other tests have the main actor.
    @Test(.timeLimit(.minutes(60))) func nestedBaselinesAreLinear() {
        func nest(_ depth: Int) -> AnyView {
            depth == 0
                ? AnyView(Text(verbatim: "x"))
                : AnyView(
                    HStack(alignment: .firstTextBaseline, spacing: 0) {
                        Text(verbatim: "a")
                        nest(depth - 1).frame(maxWidth: .infinity)
                    })
        }
        #expect(hostOf(nest(60), in: nil, nil).layout().size.height == 20)
    }

    @Test func tapsGoWhereThePaintIs() {
        var taps: [String] = []
        let raised = hostOf(
            ZStack {
                Color.red.onTapGesture { taps.append("a") }.zIndex(1)
                Color.red.onTapGesture { taps.append("b") }
            })
        raised.tap(at: CGPoint(x: 5, y: 5))
        let overlapping = hostOf(
            HStack(spacing: -20) {
                block("c", 40, 40).onTapGesture { taps.append("c") }
                block("d", 40, 40).onTapGesture { taps.append("d") }
            })
        overlapping.tap(at: CGPoint(x: 30, y: 10))
        #expect(taps == ["a", "d"])
    }

    /// A style may be a shade of the foreground: that of the views around, not of itself.
    @Test func foregroundOfForegroundEnds() {
        let views: [AnyView] = [
            AnyView(Rectangle().foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(.red)),
            AnyView(Rectangle().foregroundStyle(.foreground)),
            AnyView(Rectangle().foregroundStyle(AnyShapeStyle(.foreground))),
        ]
        for view in views { #expect(hostOf(view).displayList().items.count == 1) }
    }

    @Test func interpolationWritesNumbersAsTheLocaleDoes() {
        #expect(Text("n \(1_234_567)").pieces.map(\.text) == ["n 1,234,567"])
        #expect(Text("d \(3.5)").pieces.map(\.text) == ["d 3.500000"])
        #expect(Text("a \(Text("b").bold()) c").pieces.map(\.text) == ["a ", "b", " c"])
        let host = hostOf(Text("**b**"), in: nil, nil)
        #expect(host.layout().size == CGSize(width: 10, height: 20))
        #expect(host.diagnostics.isEmpty)
    }
}
