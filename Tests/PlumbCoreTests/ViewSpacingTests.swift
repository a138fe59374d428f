import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Docs/Rules.md, section 3; the fixed engine's text below text: 0.
@Suite @MainActor
struct ViewSpacingTests {
    /// The gap between a block of 10 × 10 or a text and what follows, in a VStack: the total height less the heights.
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("views", in: nil, nil, size: [10, 28]) {
            VStack {
                block("a", 10, 10)
                block("b", 10, 10)
            }
        },
        LayoutCase("texts", in: nil, nil, size: [10, 40]) {
            VStack {
                Text("a")
                Text("b")
            }
        },
        LayoutCase("a text above a view", in: nil, nil, size: [10, 38]) {
            VStack {
                Text("a")
                block("b", 10, 10)
            }
        },
        LayoutCase("a text below a view", in: nil, nil, size: [10, 38]) {
            VStack {
                block("b", 10, 10)
                Text("a")
            }
        },
        LayoutCase("texts side by side", in: nil, nil, size: [28, 20]) {
            HStack {
                Text("a")
                Text("b")
            }
        },
        LayoutCase("given spacing counts alone", in: nil, nil, size: [10, 43]) {
            VStack(spacing: 3) {
                Text("a")
                Text("b")
            }
        },
        // An empty container: 0 on both sides.
        LayoutCase("an empty stack between", in: nil, nil, size: [10, 20]) {
            VStack {
                block("a", 10, 10)
                HStack {}
                block("b", 10, 10)
            }
        },
        // Padding with an inset on an edge makes that edge an ordinary view's: 40 + 5 + 8.
        LayoutCase("padding above a text", in: nil, nil, size: [10, 53]) {
            VStack {
                Text("a")
                Text("b").padding(.top, 5)
            }
        },
        LayoutCase("padding beside a text", in: nil, nil, size: [20, 40]) {
            VStack {
                Text("a")
                Text("b").padding(.horizontal, 5)
            }
        },
        // Frames reset the edges of the axis they are given.
        LayoutCase("a width around a text", in: nil, nil, size: [30, 40]) {
            VStack {
                Text("a")
                Text("b").frame(width: 30)
            }
        },
        LayoutCase("a height around a text", in: nil, nil, size: [10, 58]) {
            VStack {
                Text("a")
                Text("b").frame(height: 30)
            }
        },
        LayoutCase("maxWidth around a text", in: 100, nil, size: [100, 40]) {
            VStack {
                Text("a")
                Text("b").frame(maxWidth: .infinity)
            }
        },
        LayoutCase("a minimum height around a text", in: nil, nil, size: [10, 48]) {
            VStack {
                Text("a")
                Text("b").frame(minHeight: 10)
            }
        },
        // fixedSize, aspectRatio, offset and overlay forward.
        LayoutCase("modifiers that forward", in: nil, nil, size: [10, 40]) {
            VStack {
                Text("a").fixedSize().offset(x: 3)
                Text("b").overlay { Color.red }.opacity(0.5)
            }
        },
        // position resets all edges.
        LayoutCase("position", in: nil, nil, size: [10, 48]) {
            VStack {
                Text("a")
                Text("b").position(x: 5, y: 5)
            }
        },
        // A stack's end edge is its last child's: text below text.
        LayoutCase("the last child of a stack", in: nil, nil, size: [10, 58]) {
            VStack {
                VStack {
                    block("a", 10, 10)
                    Text("b")
                }
                Text("c")
            }
        },
        LayoutCase("the first child of a stack", in: nil, nil, size: [10, 66]) {
            VStack {
                Text("c")
                VStack {
                    block("a", 10, 10)
                    Text("b")
                }
            }
        },
        // Across the stack, all children: 0 from text to text, 8 from the block to the text, of which the larger
        // counts.
        LayoutCase("a row with a text", in: nil, nil, size: [28, 48]) {
            VStack {
                HStack {
                    Text("a")
                    block("b", 10, 10)
                }
                Text("c")
            }
        },
        // A depth stack: the children of the highest priority.
        LayoutCase("a depth stack of texts", in: nil, nil, size: [10, 40]) {
            VStack {
                ZStack {
                    Text("a")
                    block("b", 10, 10).layoutPriority(-1)
                }
                Text("c")
            }
        },
        LayoutCase("a view alone counts in a depth stack", in: nil, nil, size: [10, 48]) {
            VStack {
                ZStack {
                    Text("a")
                    block("b", 10, 20).layoutPriority(1)
                }
                Text("c")
            }
        },
    ]

    @Test(arguments: cases)
    func gaps(_ example: LayoutCase) { example.check() }

    @Test func distances() {
        let zero = ViewSpacing.zero
        let none = ViewSpacing()
        #expect(none.distance(to: none, along: .horizontal) == 8)
        #expect(none.distance(to: none, along: .vertical) == 8)
        #expect(zero.distance(to: none, along: .horizontal) == 0)
        #expect(none.distance(to: zero, along: .vertical) == 0)
        #expect(zero.distance(to: zero, along: .vertical) == 0)
    }

    @Test func unionsTakeTheLargerOnTheGivenEdges() {
        var wide = Spacing()
        wide.leading.uncategorized = 20
        wide.top.uncategorized = 30
        var union = ViewSpacing.zero
        union.formUnion(ViewSpacing(wide), edges: .leading)
        #expect(ViewSpacing.zero.distance(to: union, along: .horizontal) == 20)
        #expect(ViewSpacing.zero.distance(to: union, along: .vertical) == 0)
        let all = ViewSpacing.zero.union(ViewSpacing(wide))
        #expect(ViewSpacing.zero.distance(to: all, along: .vertical) == 30)
    }

    /// Docs/Rules.md, section 3: a shared category gives the sum of both distances, and uncategorised values do not
    /// count beside it.
    @Test func categoriesGoFirst() {
        var above = Spacing()
        above.bottom.beforeText = 5
        above.bottom.uncategorized = 100
        var below = Spacing()
        below.top.beforeText = 7
        below.top.uncategorized = 200
        #expect(above.distance(to: below, along: .vertical, standard: 8) == 12)
        below.top.beforeText = .nan
        #expect(above.distance(to: below, along: .vertical, standard: 8) == 200)
    }
}
