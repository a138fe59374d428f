import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 4 and (for the gaps) section 3.
@Suite @MainActor
struct SpacerTests {
    nonisolated static let cases: [LayoutCase] = [
        // 100 − 10 − 10 = 80; no gaps beside a Spacer.
        LayoutCase("between two views", in: 100, 20, size: [100, 10], ["s": [10, 5, 80, 0], "b": [90, 0, 10, 10]]) {
            HStack {
                block("a", 10, 10)
                Spacer().named("s")
                block("b", 10, 10)
            }
        },
        LayoutCase("two share", in: 100, 20, ["a": [30, 0, 40, 10]]) {
            HStack {
                Spacer()
                block("a", 40, 10)
                Spacer()
            }
        },
        LayoutCase("at least 8", in: 10, 20, size: [28, 10], ["b": [18, 0, 10, 10]]) {
            HStack {
                block("a", 10, 10)
                Spacer()
                block("b", 10, 10)
            }
        },
        LayoutCase("a minimum of its own", in: 10, 20, size: [50, 10], ["s": [10, 5, 30, 0]]) {
            HStack {
                block("a", 10, 10)
                Spacer(minLength: 30).named("s")
                block("b", 10, 10)
            }
        },
        LayoutCase("a minimum of 0", in: 10, 20, size: [20, 10]) {
            HStack {
                block("a", 10, 10)
                Spacer(minLength: 0)
                block("b", 10, 10)
            }
        },
        // Given spacing applies beside Spacers too: 5 + 5.
        LayoutCase("given spacing", in: 100, 20, ["s": [15, 5, 70, 0]]) {
            HStack(spacing: 5) {
                block("a", 10, 10)
                Spacer().named("s")
                block("b", 10, 10)
            }
        },
        // Priority −∞: after everything else, its minimum of 30 reserved. 100 − 30 = 70 for the colour.
        LayoutCase("last, with its minimum reserved", in: 100, 20, ["a": [0, 0, 70, 20], "s": [70, 10, 30, 0]]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1000).named("a")
                Spacer(minLength: 30).named("s")
            }
        },
        LayoutCase("in a VStack", in: 20, 100, size: [10, 100], ["s": [5, 10, 0, 80]]) {
            VStack {
                block("a", 10, 10)
                Spacer().named("s")
                block("b", 10, 10)
            }
        },
        LayoutCase("in no stack, both axes", in: 100, 60, size: [100, 60]) { Spacer() },
        LayoutCase("in no stack, nothing proposed", in: nil, nil, size: [8, 8]) { Spacer() },
        // In a ZStack it has no direction and the lowest priority: the others decide, and it takes what they do, but no
        // less than 8.
        LayoutCase(
            "in a ZStack with others", in: 200, 100, size: [30, 20], ["s": [0, 0, 30, 20], "a": [0, 0, 30, 20]]
        ) {
            ZStack {
                Spacer().named("s")
                block("a", 30, 20)
            }
        },
        LayoutCase("in a ZStack with smaller ones", in: 200, 100, size: [4, 3], ["s": [-2, -2.5, 8, 8]]) {
            ZStack {
                Spacer().named("s")
                block("a", 4, 3)
            }
        },
        LayoutCase("alone in a ZStack", in: 200, 100, size: [200, 100], ["s": [0, 0, 200, 100]]) {
            ZStack { Spacer().named("s") }
        },
        LayoutCase("in an overlay", in: 200, 100, size: [30, 20], ["s": [0, 0, 30, 20]]) {
            block("a", 30, 20).overlay { Spacer().named("s") }
        },
        // Its gap survives a frame around it (Docs/Rules.md, section 3): 10 + 20 + 10.
        LayoutCase("in a frame", in: 100, 20, size: [40, 10]) {
            HStack {
                block("a", 10, 10)
                Spacer().frame(width: 20)
                block("b", 10, 10)
            }
        },
        // And frames around that one.
        LayoutCase("in frames in each other", in: 100, 20, size: [50, 10]) {
            HStack {
                block("a", 10, 10)
                Spacer().frame(width: 20).frame(minWidth: 25).frame(width: 30)
                block("b", 10, 10)
            }
        },
    ]

    @Test(arguments: cases)
    func spaces(_ example: LayoutCase) { example.check() }
}
