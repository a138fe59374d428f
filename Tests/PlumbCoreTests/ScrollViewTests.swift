import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 14 and correction 5.
@Suite @MainActor
struct ScrollViewTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "as wide as its content", in: 100, 80, size: [30, 80], ["a": [0, 0, 30, 200]]
        ) { ScrollView { block("a", 30, 200) } },
        LayoutCase("wider than proposed", in: 300, 80, size: [400, 80], ["a": [0, 0, 400, 20]]) {
            ScrollView { block("a", 400, 20) }
        },
        LayoutCase("short content stays at the top", in: 100, 80, size: [30, 80], ["a": [0, 0, 30, 20]]) {
            ScrollView { block("a", 30, 20) }
        },
        LayoutCase("nothing proposed: the content's size", in: nil, nil, size: [30, 200], ["a": [0, 0, 30, 200]]) {
            ScrollView { block("a", 30, 200) }
        },
        LayoutCase("a flexible view is ideal along the axis", in: 100, 80, size: [100, 80], ["a": [0, 0, 10, 80]]) {
            ScrollView(.horizontal) { Color.red.named("a") }
        },
        LayoutCase(
            "several views form a centred VStack", in: 100, 80, size: [30, 80],
            ["a": [5, 0, 20, 20], "b": [0, 28, 30, 30]]
        ) {
            ScrollView {
                block("a", 20, 20)
                block("b", 30, 30)
            }
        },
        // A horizontal scroll view begins at its right end.
        LayoutCase(
            "right to left", in: 100, 80, direction: .rightToLeft, size: [100, 20], ["a": [-100, 0, 200, 20]]
        ) { ScrollView(.horizontal) { block("a", 200, 20) } },
        LayoutCase("a spacer has its least length", in: 100, 80, size: [20, 80], ["b": [0, 28, 20, 20]]) {
            ScrollView {
                block("a", 20, 20)
                Spacer()
                block("b", 20, 20)
            }
        },
    ]

    @Test(arguments: cases)
    func scrolls(_ example: LayoutCase) { example.check() }

    @Test func whatLiesOutsideIsClipped() {
        let items = hostOf(ScrollView { block("a", 30, 200) }, in: 100, 80).displayList().items
        guard case .pushClip(let path, _)? = items.first, case .pop? = items.last else {
            Issue.record("no clip around \(items)")
            return
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 80))
    }
}

/// Docs/Rules.md, section 14: lazy stacks take the whole cross proposal and propose nothing along themselves.
@Suite @MainActor
struct UnboundedLazyStackTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "takes the width", in: 100, 500, size: [100, 58], ["a": [40, 0, 20, 20], "b": [35, 28, 30, 30]]
        ) {
            LazyVStack {
                block("a", 20, 20)
                block("b", 30, 30)
            }
        },
        LayoutCase(
            "aligned in the width", in: 100, 500, size: [100, 50], ["a": [0, 0, 20, 20], "b": [0, 20, 30, 30]]
        ) {
            LazyVStack(alignment: .leading, spacing: 0) {
                block("a", 20, 20)
                block("b", 30, 30)
            }
        },
        LayoutCase("flexible rows are ideal along it", in: 100, 500, size: [100, 28], ["a": [0, 0, 100, 10]]) {
            LazyVStack {
                Color.red.named("a")
                Color.red
            }
        },
        LayoutCase(
            "sideways", in: 500, 100, size: [50, 100], ["a": [0, 80, 20, 20], "b": [20, 70, 30, 30]]
        ) {
            LazyHStack(alignment: .bottom, spacing: 0) {
                block("a", 20, 20)
                block("b", 30, 30)
            }
        },
        // 16 is an explicit guide: the box's own centre, 50, meets it.
        LayoutCase("guides meet the stack's own", in: 100, 500, size: [100, 20], ["a": [34, 0, 20, 20]]) {
            LazyVStack { block("a", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 16 } }
        },
        LayoutCase("nothing proposed: the widest", in: nil, nil, size: [30, 50], ["a": [5, 0, 20, 20]]) {
            LazyVStack(spacing: 0) {
                block("a", 20, 20)
                block("b", 30, 30)
            }
        },
    ]

    @Test(arguments: cases)
    func stacks(_ example: LayoutCase) { example.check() }
}
