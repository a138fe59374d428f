import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 15 and correction 6.
@Suite @MainActor
struct SafeAreaTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "a bar at the bottom", in: 200, 200, size: [200, 200], ["p": [0, 0, 200, 152], "bar": [0, 160, 200, 40]]
        ) { Color.red.named("p").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40).named("bar") } },
        LayoutCase(
            "at the top, without a gap", in: 200, 200, ["p": [0, 40, 200, 160], "bar": [0, 0, 200, 40]]
        ) { Color.red.named("p").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40).named("bar") } },
        LayoutCase(
            "leading and trailing", in: 200, 100,
            ["p": [18, 0, 144, 100], "l": [0, 0, 10, 100], "t": [170, 0, 30, 100]]
        ) {
            Color.red.named("p")
                .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).named("l") }
                .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).named("t") }
        },
        LayoutCase("aligned across", in: 200, 200, ["bar": [0, 180, 50, 20]]) {
            Color.red.safeAreaInset(edge: .bottom, alignment: .leading) { block("bar", 50, 20) }
        },
        LayoutCase("padding", in: 200, 200, size: [200, 200], ["p": [20, 10, 140, 160]]) {
            Color.red.named("p").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        },
        LayoutCase("ignored under an inset", in: 200, 200, ["p": [0, 0, 200, 200]]) {
            Color.red.named("p").ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }
        },
        LayoutCase("ignored at some edges", in: 200, 200, ["p": [20, 0, 140, 170]]) {
            Color.red.named("p").ignoresSafeArea(edges: .top)
                .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        },
        LayoutCase("through several areas", in: 200, 200, ["p": [0, 0, 200, 200]]) {
            Color.red.named("p").ignoresSafeArea().safeAreaPadding(10)
                .safeAreaInset(edge: .top) { Color.blue.frame(height: 40) }
        },
        // The view touches no safe area: a margin lies between.
        LayoutCase("only where it touches", in: 200, 200, ["p": [15, 15, 170, 170]]) {
            Color.red.named("p").ignoresSafeArea().padding(5).safeAreaPadding(10)
        },
        LayoutCase("no area, no difference", in: 200, 200, size: [200, 200], ["p": [0, 0, 200, 200]]) {
            Color.red.named("p").ignoresSafeArea()
        },
    ]

    @Test(arguments: cases)
    func insets(_ example: LayoutCase) { example.check() }
}
