import Foundation
import Testing

@testable import PlumbCore

/// A lazy container hands no explicit guide of its views on: not of what happens to be in sight, nor where everything
/// is.
@Suite @MainActor
struct LazyGuideTests {
    enum Container: CaseIterable, Sendable {
        case column, row, columns, rows

        @MainActor func callAsFunction<V: View>(_ content: V) -> AnyView {
            switch self {
            case .column: AnyView(LazyVStack(spacing: 0) { content })
            case .row: AnyView(LazyHStack(spacing: 0) { content })
            case .columns: AnyView(LazyVGrid(columns: [GridItem(.fixed(30))], spacing: 0) { content })
            case .rows: AnyView(LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 0) { content })
            }
        }
    }

    nonisolated static let vertical: [VerticalAlignment] = [.firstTextBaseline, .lastTextBaseline, .middle, .top]

    @Test(arguments: Container.allCases, [false, true])
    func noExplicitGuideComesOut(of container: Container, inAScrollView: Bool) {
        for guide in Self.vertical {
            let reader = GuideReader()
            let layout = VerticalGuideLayout(guide: guide, reader: reader)
            let content = ForEach(0..<2) { index in
                if index == 0 { Text("a") } else { block("b", 30, 20).alignmentGuide(guide) { _ in 3 } }
            }
            let view = layout { container(content).frame(width: 60, height: 40) }
            let host = inAScrollView ? hostOf(ScrollView([.horizontal, .vertical]) { view }) : hostOf(view)
            #expect(host.layout()["b"] != nil)
            #expect(reader.reading.explicit == nil, "\(guide)")
            // An ordinary stack does.
            let other = hostOf(layout { VStack { content } })
            other.layout()
            #expect((reader.reading.explicit != nil) == (guide != .top), "\(guide)")
        }
    }

    /// The baseline of a lazy stack without one is its lower edge: 40. That of the block is its own, 10.
    @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline], [false, true])
    func inARowByBaselines(guide: VerticalAlignment, inAScrollView: Bool) {
        let row = HStack(alignment: guide, spacing: 0) {
            LazyVStack(spacing: 0) {
                Text("a")
                Text("b")
            }
            .frame(width: 50).named("list")
            LazyVGrid(columns: [GridItem()], spacing: 0) {
                Text("c")
                Text("d")
            }
            .frame(width: 50).named("grid")
            VStack(spacing: 0) {
                Text("e")
                Text("f")
            }
            .named("stack")
            block("x", 10, 10)
        }
        let report = (inAScrollView ? hostOf(ScrollView { row }, in: 120, 200) : hostOf(row, in: 120, nil)).layout()
        let baseline = 40.0
        #expect(report["list"] == [0, 0, 50, 40])
        #expect(report["grid"] == [50, 0, 50, 40])
        #expect(report["x"]?[1] == baseline - 10)
        // The first line's is 16, the second one's 36.
        #expect(report["stack"]?[1] == baseline - (guide == .firstTextBaseline ? 16 : 36))
    }

    @Test(arguments: Container.allCases, [false, true])
    func inAColumnByAGuideOfOnesOwn(container: Container, inAScrollView: Bool) {
        let content = block("a", 30, 20).alignmentGuide(.edge) { _ in 7 }
        let column = VStack(alignment: .edge, spacing: 0) {
            container(content).frame(width: 60, height: 40).named("list")
            block("x", 10, 10)
        }
        let host = inAScrollView ? hostOf(ScrollView([.horizontal, .vertical]) { column }) : hostOf(column)
        let report = host.layout()
        // The guide is 0 by default.
        #expect(report["x"]?[0] == report["list"]?[0])
        // In the lazy stack itself, it counts.
        #expect(report["a"] != nil)
    }

    /// Guides still say where views stand in a lazy stack.
    @Test(arguments: [false, true])
    func withinAStackTheyCount(inAScrollView: Bool) {
        let stack = LazyVStack(alignment: .edge, spacing: 0) {
            block("a", 30, 20).alignmentGuide(.edge) { _ in 7 }
            block("b", 30, 20)
        }
        .padding(.leading, 10)
        let report = (inAScrollView ? hostOf(ScrollView { stack }, in: 100, 100) : hostOf(stack, in: 100, 100)).layout()
        #expect(report["a"]?[0] == 3)
        #expect(report["b"]?[0] == 10)
    }
}
