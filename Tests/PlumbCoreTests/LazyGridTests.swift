import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 13 and correction 3.
@Suite @MainActor
struct LazyGridTests {
    // MARK: The algorithm

    struct TrackCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let items: [GridItem]
        let proposal: Double
        let reported: Double
        let lengths: [Double]

        init(_ name: String, _ items: [GridItem], in proposal: Double, reported: Double, _ lengths: [Double]) {
            testDescription = name
            self.items = items
            self.proposal = proposal
            self.reported = reported
            self.lengths = lengths
        }
    }

    nonisolated static let tracks: [TrackCase] = [
        // 280 − 60 − 16 = 204: 102, then clamp(102, 20, 80). Measured.
        TrackCase(
            "fixed, flexible, limited", [.init(.fixed(60)), .init(), .init(.flexible(minimum: 20, maximum: 80))],
            in: 280, reported: 280, [60, 102, 80]),
        // First pass 146, 180: 334. Second: 326/2 = 163; 180.
        TrackCase(
            "held by minima", [.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))],
            in: 300, reported: 334, [163, 180]),
        // 200 − 70 − 8 = 122: ⌊130/48⌋ = 2; (122 − 8)/2. Measured.
        TrackCase(
            "fixed and adaptive", [.init(.fixed(70)), .init(.adaptive(minimum: 40))], in: 200, reported: 200,
            [70, 57, 57]),
        TrackCase(
            "adaptive", [.init(.adaptive(minimum: 50))], in: 400, reported: 400,
            Array(repeating: (400.0 - 48) / 7, count: 7)),
        // ⌊108/58⌋ = 1 … 100 → at most 60.
        TrackCase(
            "adaptive with a maximum", [.init(.adaptive(minimum: 50, maximum: 60))], in: 100, reported: 100, [60]),
        TrackCase("less than an adaptive minimum", [.init(.adaptive(minimum: 50))], in: 20, reported: 50, [50]),
        TrackCase("all fixed", [.init(.fixed(30)), .init(.fixed(40))], in: 200, reported: 200, [30, 40]),
        TrackCase("all fixed, too wide", [.init(.fixed(30)), .init(.fixed(40))], in: 50, reported: 78, [30, 40]),
        TrackCase("nothing proposed", [.init(), .init(.fixed(40))], in: .nan, reported: 58, [10, 40]),
        TrackCase("no items", [], in: 100, reported: 100, [100]),
        TrackCase("unlimited", [.init(), .init(.fixed(40))], in: .infinity, reported: .infinity, [.infinity, 40]),
        TrackCase(
            "unlimited and adaptive", [.init(.adaptive(minimum: 50, maximum: 60))], in: .infinity, reported: .infinity,
            [60]),
        TrackCase(
            "lengths that are none",
            [.init(.fixed(-5)), .init(.fixed(.nan)), .init(.flexible(minimum: .nan, maximum: 4))],
            in: 100, reported: 100, [0, 0, 4]),
        TrackCase(
            "a maximum below the minimum", [.init(.flexible(minimum: 30, maximum: 10))], in: 100, reported: 100, [30]),
    ]

    @Test(arguments: tracks) func tracks(_ tracks: TrackCase) {
        let result = LazyGridAlgorithm(items: tracks.items, stackSpacing: 8).layout(across: tracks.proposal)
        #expect([result.length].isClose(to: [tracks.reported]))
        #expect(result.tracks.map(\.length).isClose(to: tracks.lengths), "\(result.tracks)")
    }

    @Test("Columns without any minimum end somewhere")
    func countless() {
        let items = [GridItem(.adaptive(minimum: 0), spacing: 0)]
        #expect(LazyGridAlgorithm(items: items, stackSpacing: 8).tracks(in: 100).count == 10_000)
        let tiny = [GridItem(.adaptive(minimum: 1e-9), spacing: 0)]
        #expect(LazyGridAlgorithm(items: tiny, stackSpacing: 8).tracks(in: 100).count == 10_000)
    }

    @Test func lines() {
        let members: [LazyGridAlgorithm.Member] = [
            .cell(section: nil), .cell(section: nil), .cell(section: nil), .cell(section: 1), .fullLine, .fullLine,
            .cell(section: 2), .cell(section: 2),
        ]
        let lines = LazyGridAlgorithm.lines(members, trackCount: 2)
        #expect(lines.map(\.members) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6, 6..<8])
        #expect(lines.map(\.isFull) == [false, false, false, true, true, false])
    }

    // MARK: Frames

    nonisolated static let frames: [LayoutCase] = [
        LayoutCase(
            "tracks stand in the middle of the grid", in: 280, nil, size: [280, 48],
            ["a": [11, 0, 60, 20], "b": [79, 0, 102, 20], "c": [189, 0, 80, 20], "d": [11, 28, 60, 20]]
        ) {
            LazyVGrid(columns: [.init(.fixed(60)), .init(), .init(.flexible(minimum: 20, maximum: 80))]) {
                ForEach(["a", "b", "c", "d"], id: \.self) { Color.red.frame(height: 20).named($0) }
            }
        },
        LayoutCase(
            "or at its alignment", in: 100, nil, size: [100, 10], ["a": [52, 0, 20, 10], "b": [80, 0, 20, 10]]
        ) {
            LazyVGrid(columns: [.init(.fixed(20)), .init(.fixed(20))], alignment: .trailing) {
                Color.red.named("a")
                Color.red.named("b")
            }
        },
        // Reported 334 in 300, tracks 163 + 8 + 180 = 351 in 334.
        LayoutCase(
            "wider than proposed", in: 300, 20, size: [334, 20],
            ["a": [-8.5, 0, 163, 20], "b": [162.5, 0, 180, 20]]
        ) {
            LazyVGrid(columns: [.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))]) {
                Color.red.frame(height: 20).named("a")
                Color.red.frame(height: 20).named("b")
            }
        },
        // The line is 30 high; the second proposal is 50 × 30.
        LayoutCase(
            "views in their cells", in: 166, nil, size: [166, 30],
            ["a": [15, 5, 20, 20], "b": [58, 0, 50, 30], "c": [146, 10, 20, 20], "d": [58, 0, 10, 30]]
        ) {
            LazyVGrid(columns: [.init(.fixed(50)), .init(.fixed(50)), .init(.fixed(50), alignment: .bottomTrailing)]) {
                block("a", 20, 20)
                ZStack(alignment: .leading) {
                    Color.red.named("b")
                    block("d", 10, 30)
                }
                block("c", 20, 20)
            }
        },
        LayoutCase(
            "the alignment across is that of the cells too", in: 50, nil, size: [50, 20], ["a": [0, 0, 20, 20]]
        ) { LazyVGrid(columns: [.init()], alignment: .leading) { block("a", 20, 20) } },
        LayoutCase(
            "sections: header and footer take full lines, with the spacing around them", in: 108, nil,
            size: [108, 136],
            [
                "z": [0, 0, 50, 10], "h": [0, 15, 108, 20], "a": [0, 40, 50, 10], "b": [58, 40, 50, 10],
                "c": [0, 55, 50, 10], "f": [44, 70, 20, 6], "x": [0, 81, 50, 10], "y": [0, 96, 50, 10],
                "g": [0, 111, 108, 10], "w": [0, 126, 50, 10],
            ]
        ) {
            LazyVGrid(columns: [.init(), .init()], spacing: 5, pinnedViews: [.sectionHeaders]) {
                Color.red.named("z")
                Section {
                    Color.red.named("a")
                    Color.red.named("b")
                    Color.red.named("c")
                } header: {
                    Color.red.frame(height: 20).named("h")
                } footer: {
                    block("f", 20, 6)
                }
                Section { Color.red.named("x") }
                Section(header: EmptyView(), footer: Color.red.named("g")) { Color.red.named("y") }
                Color.red.named("w")
            }
        },
        LayoutCase(
            "the parts of a section fill lines together, others do not", in: 108, nil, size: [108, 70],
            [
                "a0": [0, 0, 50, 10], "a1": [58, 0, 50, 10], "a2": [0, 15, 50, 10], "b0": [58, 15, 50, 10],
                "b1": [0, 30, 50, 10], "b2": [58, 30, 50, 10], "c0": [0, 45, 50, 10], "d0": [0, 60, 50, 10],
                "d1": [58, 60, 50, 10],
            ]
        ) {
            LazyVGrid(columns: [.init(), .init()], spacing: 5) {
                Section {
                    ForEach(0..<3) { Color.red.named("a\($0)") }
                    ForEach(0..<3) { Color.red.named("b\($0)") }
                }
                Section { ForEach(0..<1) { Color.red.named("c\($0)") } }
                ForEach(0..<2) { Color.red.named("d\($0)") }
            }
        },
        LayoutCase(
            "elsewhere a section gives its views to the container", in: nil, nil, size: [20, 40],
            ["h": [5, 0, 10, 10], "a": [0, 10, 20, 20], "f": [5, 30, 10, 10]]
        ) {
            VStack(spacing: 0) {
                Section {
                    block("a", 20, 20)
                } header: {
                    block("h", 10, 10)
                } footer: {
                    block("f", 10, 10)
                }
            }
        },
        LayoutCase(
            "rows beside each other", in: nil, 100, size: [38, 100],
            ["a": [0, 5, 10, 46], "b": [2.5, 74.5, 5, 5], "c": [18, 5, 20, 46]]
        ) {
            LazyHGrid(rows: [.init(.flexible(maximum: 46)), .init(.flexible(maximum: 36))]) {
                Color.red.named("a")
                block("b", 5, 5)
                Color.red.frame(width: 20).named("c")
            }
        },
        LayoutCase(
            "right to left", in: 108, nil, direction: .rightToLeft, size: [108, 10],
            ["a": [58, 0, 50, 10], "b": [40, 0, 10, 10]]
        ) {
            LazyVGrid(columns: [.init(), .init(alignment: .leading)]) {
                Color.red.named("a")
                block("b", 10, 10)
            }
        },
        LayoutCase("no views", in: 100, nil, size: [100, 0]) { LazyVGrid(columns: [.init()]) {} },
        LayoutCase("in a frame that is lower", in: 200, 48, size: [200, 48], ["d": [0, 28, 70, 20]]) {
            LazyVGrid(columns: [.init(.fixed(70), spacing: 8), .init(.adaptive(minimum: 40), spacing: 8)], spacing: 8) {
                ForEach(["a", "b", "c", "d"], id: \.self) { Color.red.frame(height: 20).named($0) }
            }
            .frame(height: 48)
        },
    ]

    @Test(arguments: frames) func frames(_ layout: LayoutCase) { layout.check() }

    @Test("Sections and views come and go; the frames are those of a fresh grid")
    func changingContent() {
        var random = SeededNumbers(seed: 9)
        let host = hostOf(Sections(counts: [1, 2]))
        for _ in 0..<25 {
            let counts = (0..<random.next(in: 0...4)).map { _ in random.next(in: 0...5) }
            host.setRoot(Sections(counts: counts))
            let kept = host.layout()
            let fresh = hostOf(Sections(counts: counts)).layout()
            #expect(kept.size == fresh.size)
            #expect(kept.frames.map(\.frame) == fresh.frames.map(\.frame))
        }
    }
}

private struct Sections: View {
    let counts: [Int]
    var body: some View {
        LazyVGrid(columns: [.init(.adaptive(minimum: 60))]) {
            ForEach(0..<counts.count, id: \.self) { section in
                Section {
                    ForEach(0..<counts[section], id: \.self) { block("\(section).\($0)", 20, CGFloat(10 + $0)) }
                } header: {
                    if counts[section] % 2 == 0 { Text("section") }
                }
            }
        }
    }
}
