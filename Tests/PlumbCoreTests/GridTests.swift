import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Docs/Rules.md, section 12 and correction 4.
@Suite @MainActor
struct GridTests {
    nonisolated static let sizes: [LayoutCase] = [
        LayoutCase("nothing", in: 100, 100, size: [0, 0]) { Grid {} },
        LayoutCase("an empty row is no row", in: 100, 100, size: [10, 10], ["a": [0, 0, 10, 10]]) {
            Grid {
                GridRow {}
                GridRow { block("a", 10, 10) }
            }
        },
        // Columns 50 and 60, rows 30 and 40.
        LayoutCase(
            "widest and highest cells", in: nil, nil, size: [110, 70],
            ["a": [0, 0, 40, 20], "b": [50, 0, 60, 30], "c": [0, 30, 50, 10], "d": [50, 30, 20, 40]]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("a", 40, 20)
                    block("b", 60, 30)
                }
                GridRow {
                    block("c", 50, 10)
                    block("d", 20, 40)
                }
            }
        },
        LayoutCase(
            "rows of different counts, default spacing", in: nil, nil, size: [136, 48],
            ["a": [5, 5, 40, 20], "b": [58, 0, 60, 30], "c": [126, 10, 10, 10], "d": [0, 38, 50, 10]]
        ) {
            Grid {
                GridRow {
                    block("a", 40, 20)
                    block("b", 60, 30)
                    block("c", 10, 10)
                }
                GridRow { block("d", 50, 10) }
            }
        },
        // Between texts 0, between a text and a view 8: the largest counts.
        LayoutCase("a gap is the largest preferred", in: nil, nil, size: [28, 66], ["a": [9, 28, 10, 10]]) {
            Grid {
                GridRow {
                    Text("x")
                    Text("y")
                }
                GridRow { block("a", 10, 10).gridCellColumns(2) }
                GridRow { Text("x").gridCellAnchor(.leading) }
            }
        },
        LayoutCase("rows of texts have no gap", in: nil, nil, size: [28, 40]) {
            Grid {
                GridRow {
                    Text("x")
                    Text("y")
                }
                GridRow { Text("z") }
            }
        },
    ]

    @Test(arguments: sizes) func sizes(_ layout: LayoutCase) { layout.check() }

    nonisolated static let sharing: [LayoutCase] = [
        // (280 − 16) / 3, measured.
        LayoutCase(
            "flexible columns share equally", in: 280, 20, size: [280, 20],
            ["a": [0, 0, 88, 20], "b": [96, 0, 88, 20], "c": [192, 0, 88, 20]]
        ) {
            Grid {
                GridRow {
                    Color.red.named("a")
                    Color.red.named("b")
                    Color.red.named("c")
                }
            }
        },
        // The same where other rows have rigid cells: columns are equal, not equally increased.
        LayoutCase(
            "flexible columns with rigid cells", in: 280, 38, size: [280, 38],
            ["a": [0, 0, 88, 20], "b": [96, 0, 88, 20], "d": [39, 28, 10, 10], "e": [110, 28, 60, 10]]
        ) {
            Grid {
                GridRow {
                    Color.red.named("a")
                    Color.red.named("b")
                    Color.red
                }
                GridRow {
                    block("d", 10, 10)
                    block("e", 60, 10)
                    block("f", 28, 10)
                }
            }
        },
        // 9 + 60 + 28 + 16 = 113; 320 − 113 = 207 = 3 · 69, measured.
        LayoutCase(
            "a flexible view outside any row widens all columns", in: 320, 38, size: [320, 38],
            ["a": [34.5, 0, 9, 10], "b": [120.5, 0, 60, 10], "c": [257.5, 0, 28, 10], "line": [0, 18, 320, 20]]
        ) {
            Grid {
                GridRow {
                    block("a", 9, 10)
                    block("b", 60, 10)
                    block("c", 28, 10)
                }
                Color.red.named("line")
            }
        },
        LayoutCase(
            "unless it asks for no width", in: 320, 38, size: [113, 38],
            ["a": [0, 0, 9, 10], "b": [17, 0, 60, 10], "c": [85, 0, 28, 10], "line": [0, 18, 113, 20]]
        ) {
            Grid {
                GridRow {
                    block("a", 9, 10)
                    block("b", 60, 10)
                    block("c", 28, 10)
                }
                Color.red.named("line").gridCellUnsizedAxes(.horizontal)
            }
        },
        // 400 − 8 − 80.
        LayoutCase(
            "one flexible column", in: 400, 400, size: [400, 168],
            [
                "green": [76, 0, 160, 80], "blue": [320, 0, 80, 80], "red": [0, 88, 312, 80],
                "yellow": [320, 88, 80, 80],
            ]
        ) { twoByTwo(Color.red.frame(height: 80).named("red")) },
        LayoutCase(
            "a cell that asks for no width", in: 400, 400, size: [248, 168],
            ["green": [0, 0, 160, 80], "red": [0, 88, 160, 80], "yellow": [168, 88, 80, 80]]
        ) { twoByTwo(Color.red.frame(height: 80).named("red").gridCellUnsizedAxes(.horizontal)) },
        // Flexibility 30 before ∞: 292/2 = 146 → 50; 242.
        LayoutCase(
            "the least flexible column first", in: 300, 20, size: [300, 20],
            ["a": [0, 0, 242, 20], "b": [250, 0, 50, 20]]
        ) {
            Grid {
                GridRow {
                    Color.red.named("a")
                    flexible("b", 20, 50)
                }
            }
        },
        // Rows: 100 − 8 − 20 = 72.
        LayoutCase(
            "rows share the height", in: 50, 100, size: [50, 100],
            ["a": [0, 0, 50, 72], "b": [15, 80, 20, 20]]
        ) {
            Grid {
                GridRow { Color.red.named("a") }
                GridRow { block("b", 20, 20) }
            }
        },
        LayoutCase("nothing proposed: ideal sizes", in: nil, nil, size: [28, 10], ["b": [18, 0, 10, 10]]) {
            Grid {
                GridRow {
                    Color.red
                    Color.red.named("b")
                }
            }
        },
        // The rigid cell across two takes the flexible column's room: 200 = 20 + 8 + 172.
        LayoutCase(
            "a cell across a rigid and a flexible column", in: 100, 38, size: [200, 38],
            ["a": [0, 0, 20, 10], "b": [28, 0, 172, 10], "c": [0, 18, 200, 20]]
        ) {
            Grid {
                GridRow {
                    block("a", 20, 10)
                    Color.red.frame(height: 10).named("b")
                }
                GridRow { block("c", 200, 20).gridCellColumns(2) }
            }
        },
        // 60 − 8 = 52, of which the columns have 20: 16 more for each of the two.
        LayoutCase(
            "a cell across rigid columns", in: nil, nil, size: [78, 38],
            ["a": [8, 0, 10, 10], "b": [42, 0, 10, 10], "c": [68, 0, 10, 10], "d": [0, 18, 60, 20]]
        ) {
            Grid {
                GridRow {
                    block("a", 10, 10)
                    block("b", 10, 10)
                    block("c", 10, 10)
                }
                GridRow { block("d", 60, 20).gridCellColumns(2) }
            }
        },
    ]

    @Test(arguments: sharing) func sharing(_ layout: LayoutCase) { layout.check() }

    nonisolated static let alignment: [LayoutCase] = [
        LayoutCase(
            "the grid's, a column's, a row's", in: nil, nil, size: [121, 88],
            ["a": [40, 30, 10, 10], "b": [58, 15, 20, 10], "c": [0, 48, 50, 40], "d": [58, 48, 50, 40]]
        ) {
            Grid(alignment: .leading) {
                GridRow(alignment: .bottom) {
                    block("a", 10, 10).gridColumnAlignment(.trailing)
                    block("b", 20, 10).alignmentGuide(.bottom) { _ in 25 }
                    block("z", 5, 40)
                }
                GridRow {
                    block("c", 50, 40)
                    block("d", 50, 40)
                }
            }
        },
        // 5 wide cells 20 and 50 in a column of 50: leading, though the column is trailing.
        LayoutCase(
            "a cell across columns and one outside any row do not follow the column", in: nil, nil, size: [58, 64],
            ["a": [15, 0, 10, 10], "b": [0, 18, 25, 10], "wide": [0, 36, 20, 10], "bare": [0, 54, 20, 10]]
        ) {
            Grid(alignment: .leading) {
                GridRow {
                    block("a", 10, 10).gridColumnAlignment(.trailing)
                    block("z", 25, 10)
                }
                GridRow { block("b", 25, 10) }
                GridRow { block("wide", 20, 10).gridCellColumns(2) }
                block("bare", 20, 10)
            }
        },
        // Area 60 × 60.
        LayoutCase(
            "an anchor decides alone", in: nil, nil, size: [128, 60],
            ["a": [40, 15, 20, 30], "b": [68, 0, 60, 60]]
        ) {
            Grid(alignment: .topLeading) {
                GridRow {
                    block("a", 20, 30).gridCellAnchor(.trailing)
                    block("b", 60, 60)
                }
                GridRow { Color.clear.frame(width: 60, height: 0) }.gridCellUnsizedAxes(.vertical)
            }
            .frame(height: 60, alignment: .top)
        },
        // Guides 10 and 0: the first column reaches from −10 to 30.
        LayoutCase(
            "guides of cells count in their column", in: nil, nil, size: [40, 28],
            ["a": [0, 0, 20, 10], "b": [10, 18, 30, 10]]
        ) {
            Grid(alignment: .leading) {
                GridRow { block("a", 20, 10).alignmentGuide(.leading) { _ in 10 } }
                GridRow { block("b", 30, 10) }
            }
        },
        LayoutCase(
            "right to left", in: 100, 28, direction: .rightToLeft, size: [48, 28],
            ["a": [28, 0, 20, 10], "b": [10, 0, 10, 10], "c": [38, 18, 10, 10], "d": [0, 18, 20, 10]]
        ) {
            Grid(alignment: .leading) {
                GridRow {
                    block("a", 20, 10)
                    block("b", 10, 10)
                }
                GridRow {
                    block("c", 10, 10)
                    block("d", 20, 10)
                }
            }
        },
    ]

    @Test(arguments: alignment) func alignment(_ layout: LayoutCase) { layout.check() }

    @Test("Columns of one row are as wide as the children of an HStack", arguments: 0..<60)
    func oneRow(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed) + 77)
        let limits: [(CGFloat, CGFloat)] = (0..<random.next(in: 1...6)).map { _ in
            let minimum = CGFloat(random.next(in: 0...60))
            return (minimum, random.pick([minimum, minimum + CGFloat(random.next(in: 0...80)), .infinity]))
        }
        let width = random.pick([nil, 0, 70, 200, 333, 700] as [CGFloat?])
        let spacing = random.pick([nil, 0, 11] as [CGFloat?])
        func frames<V: View>(_ view: V) -> [CGRect] { hostOf(view, in: width, 30).layout().frames.map(\.frame) }
        let cells = ForEach(0..<limits.count, id: \.self) { flexible("\($0)", limits[$0].0, limits[$0].1) }
        let stack = frames(HStack(spacing: spacing) { cells })
        let grid = frames(Grid(horizontalSpacing: spacing) { GridRow { cells } })
        #expect(
            zip(stack, grid).allSatisfy { abs($0.minX - $1.minX) < 1e-6 && abs($0.width - $1.width) < 1e-6 },
            "\(grid) is not \(stack)")
        #expect(stack.count == limits.count && grid.count == limits.count)
    }

    @Test("Text wraps in what the label's column leaves")
    func wrappingText() throws {
        let report = hostOf(
            Grid(alignment: .topLeading) {
                GridRow {
                    Text("Name").named("label")
                    Text("some words that wrap").named("text")
                }
                GridRow {
                    Text("A").named("short")
                    Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).named("line")
                }
            }, in: 150, nil
        ).layout()
        let text = try #require(report["text"])
        #expect(report["label"] == [0, 0, 40, 20])
        // 150 − 48 = 102: "some words" and "that wrap".
        #expect(text[0] == 48 && text[3] == 40 && text[2] <= 102)
        #expect(report["line"] == [48, 48, text[2], 10])
        #expect(report["short"] == [0, 48, 10, 20])
    }

    // MARK: Rows as lists

    nonisolated static let lists: [LayoutCase] = [
        LayoutCase(
            "outside a grid a row gives its views to the container", in: nil, nil, size: [55, 20],
            ["a": [0, 0, 20, 20], "b": [25, 0, 30, 20]]
        ) {
            HStack(spacing: 5) {
                GridRow {
                    block("a", 20, 20)
                    block("b", 30, 20)
                }
            }
        },
        LayoutCase(
            "a modifier on a row applies to each cell", in: nil, nil, size: [70, 24],
            ["a": [2, 2, 20, 20], "b": [38, 2, 30, 20]]
        ) {
            Grid(horizontalSpacing: 12) {
                GridRow {
                    block("a", 20, 20)
                    block("b", 30, 20)
                }
                .padding(2)
            }
        },
        LayoutCase(
            "loops, conditions and groups, in and around rows", in: nil, nil, size: [30, 40],
            [
                "0.0": [0, 0, 10, 10], "0.1": [10, 0, 10, 10], "1.0": [0, 10, 10, 10], "1.1": [10, 10, 10, 10],
                "1.2": [20, 10, 10, 10], "x": [0, 20, 10, 10], "y": [10, 20, 10, 10], "z": [0, 30, 30, 10],
            ]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        Group {
                            ForEach(0..<2) { block("\(row).\($0)", 10, 10) }
                            if row == 1 { block("1.2", 10, 10) }
                        }
                    }
                }
                Group {
                    RowOfTwo()
                    AnyView(Color.red.frame(height: 10).named("z"))
                }
            }
        },
        LayoutCase("neighbouring rows of one view each", in: nil, nil, size: [10, 20], ["b": [0, 10, 10, 10]]) {
            Grid(verticalSpacing: 0) {
                ForEach(["a", "b"], id: \.self) { name in GridRow { block(name, 10, 10) } }
            }
        },
        LayoutCase(
            "a layout of the type in front", in: nil, nil, size: [20, 10], ["b": [10, 0, 10, 10]]
        ) {
            GridLayout(horizontalSpacing: 0) {
                GridRow {
                    block("a", 10, 10)
                    block("b", 10, 10)
                }
            }
        },
    ]

    @Test(arguments: lists) func lists(_ layout: LayoutCase) { layout.check() }

    @Test("Rows come, go and move; what stays keeps its state, and the frames are those of a fresh grid")
    func changingRows() {
        var random = SeededNumbers(seed: 5)
        var rows = [1, 2, 3]
        let host = hostOf(Rows(ids: rows))
        host.layout()
        for step in 0..<30 {
            switch random.next(in: 0...2) {
            case 0: rows.insert(step + 10, at: random.next(in: 0...rows.count))
            case 1 where rows.count > 1: rows.remove(at: random.next(in: 0...(rows.count - 1)))
            default: rows.swapAt(0, rows.count - 1)
            }
            host.setRoot(Rows(ids: rows))
            let kept = host.layout()
            let fresh = hostOf(Rows(ids: rows)).layout()
            #expect(kept.frames.map(\.identifier) == fresh.frames.map(\.identifier))
            #expect(kept.frames.map(\.frame) == fresh.frames.map(\.frame))
        }
    }

    @Test("The same grid again is asked again, but nothing in it")
    func unchanged() {
        let host = hostOf(Rows(ids: [1, 2, 3]))
        host.layout()
        host.graph.tree.counts = LayoutCounts()
        host.setRoot(Rows(ids: [1, 2, 3]))
        host.layout()
        #expect(host.graph.tree.counts.resolved == 2)
    }

    // MARK: Bad input, cost

    @Test("Absurd numbers never trap", arguments: [Int.min, -1, 0, 2, Int.max])
    func absurdColumns(count: Int) {
        let view =
            Grid(horizontalSpacing: .nan, verticalSpacing: -.infinity) {
                GridRow {
                    block("a", 10, 10).gridCellColumns(count)
                    block("b", 10, 10).gridCellAnchor(UnitPoint(x: 1e300, y: -1))
                }
                Color.red.named("c")
            }
        #expect(hostOf(view, in: 300, 300).layout()["a"]?[2] == 10)
        #expect(hostOf(view, in: .infinity, .infinity).layout().size.width == .infinity)
    }

    @Test("Nested grids ask a leaf a number of times that their depth does not multiply")
    func cost() {
        func measures(depth: Int) -> Int {
            let host = hostOf(Nested(depth: depth), in: 300, 300)
            host.layout()
            return host.graph.tree.counts.measures
        }
        let (five, ten) = (measures(depth: 5), measures(depth: 10))
        #expect(ten < five * 3, "\(five) at depth 5, \(ten) at depth 10")
    }
}

@MainActor
private func twoByTwo<V: View>(_ red: V) -> some View {
    Grid {
        GridRow {
            block("green", 160, 80)
            block("blue", 80, 80)
        }
        GridRow {
            red
            block("yellow", 80, 80)
        }
    }
}

private struct RowOfTwo: View {
    var body: some View {
        GridRow {
            block("x", 10, 10)
            block("y", 10, 10)
        }
    }
}

private struct Rows: View {
    let ids: [Int]
    var body: some View {
        Grid {
            ForEach(ids, id: \.self) { id in
                GridRow {
                    Born(id: id)
                    if id % 2 == 0 { block("even \(id)", 20, 5) }
                }
            }
        }
    }
}

/// As wide as the id that it was born with.
private struct Born: View {
    let id: Int
    @State private var width: CGFloat?
    var body: some View {
        Color.red.frame(width: width ?? CGFloat(id), height: 10).accessibilityIdentifier("born \(id)")
            .onAppear { if width == nil { width = CGFloat(id) } }
    }
}

private struct Nested: View {
    let depth: Int
    var body: some View {
        if depth == 0 {
            AnyView(Text("some words"))
        } else {
            AnyView(
                Grid {
                    GridRow {
                        Text("on the left")
                        Nested(depth: depth - 1)
                    }
                    Text("below")
                })
        }
    }
}
