import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 1, step 9: a stack of exactly one static view is that view; its guides, priority and spacing
/// are seen.
@Suite @MainActor
struct OneChildStackTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("priority", in: 100, 20, ["a": [0, 0, 100, 20]]) {
            HStack(spacing: 0) {
                HStack { Color.red.layoutPriority(1) }.named("a")
                Color.red
            }
        },
        LayoutCase("priority in a VStack and a ZStack", in: 100, 20, ["a": [0, 0, 100, 20]]) {
            HStack(spacing: 0) {
                ZStack { VStack { Color.red.layoutPriority(1) } }.named("a")
                Color.red
            }
        },
        // A list that may change is never transparent: priority 0, so both share.
        LayoutCase("a dynamic list is a stack", in: 100, 20, ["a": [0, 0, 50, 20]]) {
            HStack(spacing: 0) {
                HStack { ForEach(0..<1) { _ in Color.red.layoutPriority(1) } }.named("a")
                Color.red
            }
        },
        LayoutCase("an if is a stack", in: 100, 20, ["a": [0, 0, 50, 20]]) {
            HStack(spacing: 0) {
                HStack { if true { Color.red.layoutPriority(1) } }.named("a")
                Color.red
            }
        },
        LayoutCase("spacing", in: nil, nil, size: [10, 40]) {
            VStack {
                HStack { Text("a") }
                Text("b")
            }
        },
        // Edges are never merged by a stack, but there is none: the top is 5 down.
        LayoutCase("guides", in: 100, 100, size: [20, 15], ["b": [10, 5, 10, 10]]) {
            HStack(alignment: .top, spacing: 0) {
                VStack { block("a", 10, 10).alignmentGuide(.top) { _ in 5 } }
                block("b", 10, 10)
            }
        },
        LayoutCase("guides of a dynamic list", in: 100, 100, size: [20, 10], ["b": [10, 0, 10, 10]]) {
            HStack(alignment: .top, spacing: 0) {
                VStack { ForEach(0..<1) { _ in block("a", 10, 10).alignmentGuide(.top) { _ in 5 } } }
                block("b", 10, 10)
            }
        },
        LayoutCase("two empty views beside it", in: 100, 20, ["a": [0, 0, 100, 20]]) {
            HStack(spacing: 0) {
                HStack {
                    EmptyView()
                    Color.red.layoutPriority(1)
                    EmptyView()
                }
                .named("a")
                Color.red
            }
        },
        LayoutCase("a Group of one", in: 100, 20, ["a": [0, 0, 100, 20]]) {
            HStack(spacing: 0) {
                HStack { Group { Color.red.layoutPriority(1) } }.named("a")
                Color.red
            }
        },
        // A Spacer alone stretches along its stack: it is oriented by it.
        LayoutCase("a spacer", in: 100, 60, size: [100, 0]) { HStack { Spacer() } },
    ]

    @Test(arguments: cases)
    func isTheView(_ example: LayoutCase) { example.check() }

    @Test func aViewWithACustomModifierIsOneView() {
        struct Plain: ViewModifier {
            func body(content: Content) -> some View { content }
        }
        let report = hostOf(
            HStack(spacing: 0) {
                HStack { Color.red.layoutPriority(1).modifier(Plain()) }.named("a")
                Color.red
            }, in: 100, 20
        ).layout()
        #expect(report["a"] == [0, 0, 100, 20])
    }
}
