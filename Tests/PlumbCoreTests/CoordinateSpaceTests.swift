import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct CoordinateSpaceTests {
    /// Writes down where a view stands: the last entry is that of the layout at rest.
    private struct Probe: View {
        let journal: Journal<CGRect>
        let space: CoordinateSpace
        var body: some View { GeometryReader { proxy in journal.entry(proxy.frame(in: space)) } }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let space: @Sendable () -> CoordinateSpace
        let direction: LayoutDirection
        let frame: CGRect
        let view: @MainActor @Sendable (AnyView) -> AnyView

        /// The view is proposed 100 × 80.
        init<V: View>(
            _ name: String, in space: @autoclosure @escaping @Sendable () -> CoordinateSpace = .global,
            direction: LayoutDirection = .leftToRight,
            _ frame: [CGFloat], @ViewBuilder _ view: @escaping @MainActor @Sendable (AnyView) -> V
        ) {
            testDescription = name
            self.space = space
            self.direction = direction
            self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated static var board: CoordinateSpace { .named("board") }

    nonisolated static let cases: [Case] = [
        Case("alone", [0, 0, 100, 80]) { $0 },
        Case("local", in: .local, [0, 0, 90, 80]) { $0.padding(.leading, 10).offset(x: 5) },
        Case("padding", [10, 10, 80, 60]) { $0.padding(10) },
        Case("in a stack", [48, 0, 52, 80]) { probe in
            HStack {
                Color.red.frame(width: 40)
                probe
            }
        },
        Case("the last of stacks in stacks", [60, 50, 40, 30]) { probe in
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                HStack(spacing: 0) {
                    Color.red.frame(width: 60)
                    probe
                }
            }
        },
        Case("offset outside moves it", [3, 4, 100, 80]) { $0.offset(x: 3, y: 4) },
        Case("offset inside does not", [0, 0, 100, 80]) { probe in
            Color.red.offset(x: 30).overlay { probe }
        },
        Case("offsets add up", [17, 0, 80, 80]) { $0.offset(x: 5).padding(.horizontal, 10).offset(x: 2) },
        Case("position", [40, 15, 20, 10]) { $0.frame(width: 20, height: 10).position(x: 50, y: 20) },
        Case("frame", [80, 70, 20, 10]) {
            $0.frame(width: 20, height: 10).frame(width: 100, height: 80, alignment: .bottomTrailing)
        },
        Case("background", [0, 20, 100, 20]) { probe in
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                Color.red.frame(height: 20).background(probe)
            }
        },
        Case("reader in a reader", [10, 0, 40, 80]) { probe in
            GeometryReader { outer in probe.frame(width: outer.size.width / 2) }.padding(.horizontal, 10)
        },
        Case("a quarter turn: the bounding box", [45, 30, 10, 20]) {
            $0.frame(width: 20, height: 10).turned(quarters: 1).frame(width: 100, height: 80)
        },
        Case("right to left", direction: .rightToLeft, [0, 0, 60, 80]) { probe in
            HStack(spacing: 0) {
                Color.red.frame(width: 40)
                probe
            }
        },
        Case("a custom layout", [70, 60, 20, 10]) { probe in
            Corner { probe }
        },
        Case("a named space", in: board, [10, 0, 70, 60]) {
            $0.padding(.leading, 10).coordinateSpace(name: "board").padding(10)
        },
        Case("a named space, new form", in: board, [10, 0, 70, 60]) {
            $0.padding(.leading, 10).coordinateSpace(.named("board")).padding(10)
        },
        Case("an offset within the space", in: board, [6, 0, 100, 80]) {
            $0.offset(x: 6).coordinateSpace(name: "board")
        },
        Case("an offset of the space", in: board, [0, 0, 100, 80]) {
            $0.coordinateSpace(name: "board").offset(x: 6)
        },
        Case("a turn within the space", in: board, [10, 0, 60, 80]) {
            $0.frame(width: 80, height: 60).turned(quarters: 3).frame(width: 80, height: 80)
                .coordinateSpace(name: "board")
        },
        Case("a turn of the space", in: board, [7, 0, 73, 60]) {
            $0.padding(.leading, 7).coordinateSpace(name: "board").frame(width: 80, height: 60).turned(quarters: 3)
        },
        Case("the innermost of a name", in: board, [1, 1, 78, 58]) {
            $0.padding(1).coordinateSpace(name: "board").padding(10).coordinateSpace(name: "board")
        },
        Case("an outer one by another name", in: board, [11, 11, 78, 58]) {
            $0.padding(1).coordinateSpace(name: "tile").padding(10).coordinateSpace(name: "board")
        },
    ]

    /// Fills 20 × 10 at the bottom right corner, 10 points from the edges.
    private struct Corner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.maxX - 10, y: bounds.maxY - 10), anchor: .bottomTrailing,
                    proposal: ProposedViewSize(width: 20, height: 10))
            }
        }
    }

    @Test(arguments: cases)
    func frames(_ example: Case) {
        let journal = Journal<CGRect>()
        let space = example.space()
        let host = prefHost(100, 80, direction: example.direction) {
            example.view(AnyView(Probe(journal: journal, space: space).accessibilityIdentifier("probe")))
        }
        let reported = host.frame("probe")
        #expect(journal.last == example.frame)
        if space == .global { #expect(reported == example.frame) }
        // What is around a reader has its place before its content is made: nothing is made twice.
        #expect(journal.entries.count == 1)
        #expect(host.diagnostics.isEmpty)
        host.layout()
        #expect(journal.entries.count == 1)
    }

    @Test func bothGenerationsOfNames() {
        let pairs: [(CoordinateSpace, CoordinateSpace)] = [
            (GlobalCoordinateSpace.global.coordinateSpace, .global), (LocalCoordinateSpace().coordinateSpace, .local),
            (NamedCoordinateSpace.named(1).coordinateSpace, .named(1)),
        ]
        for (new, old) in pairs { #expect(new == old) }
        #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal)
        #expect(!CoordinateSpace.named("x").isGlobal && !CoordinateSpace.named("x").isLocal)
        #expect(NamedCoordinateSpace.named("x") == .named("x"))
        #expect(NamedCoordinateSpace.named("x") != .named(1))
        let journal = Journal<CGRect>()
        prefHost(100, 80) {
            GeometryReader { proxy in
                journal.entry(proxy.frame(in: .global))
                journal.entry(proxy.frame(in: GlobalCoordinateSpace()))
                journal.entry(proxy.frame(in: .local))
                journal.entry(proxy.frame(in: .named("board")))
                journal.entry(proxy.frame(in: NamedCoordinateSpace.named("board")))
            }.padding(1).coordinateSpace(.named("board")).padding(2)
        }.layout()
        #expect(journal.entries.map(\.minX) == [3, 3, 0, 1, 1])
    }

    @Test func anUnknownNameMeansGlobalAndIsReported() {
        let journal = Journal<CGRect>()
        let host = prefHost(100, 80) { Probe(journal: journal, space: .named("bord")).padding(10) }
        host.layout()
        #expect(journal.last == CGRect(x: 10, y: 10, width: 80, height: 60))
        #expect(host.diagnostics.count == 1)
        #expect(host.diagnostics.first?.message.contains("frame(in: .named(bord))") == true)
    }

    @Test func boundsOfASpace() {
        let journal = Journal<CGRect?>()
        let host = prefHost(100, 80) {
            GeometryReader { proxy in
                journal.entry(proxy.bounds(of: .named("board")))
                journal.entry(proxy.bounds(of: .named("nowhere")))
                journal.entry(
                    CGRect(x: 0, y: proxy.safeAreaInsets.top, width: proxy.size.width, height: proxy.size.height))
            }
            .padding(10).offset(x: 5).coordinateSpace(name: "board").padding(1)
        }
        host.layout()
        #expect(
            journal.entries == [
                CGRect(x: -15, y: -10, width: 98, height: 78), nil, CGRect(x: 0, y: 0, width: 78, height: 58),
            ])
        #expect(host.diagnostics.isEmpty)
    }

    // MARK: Places that change

    private struct Slider: View {
        let journal: Journal<CGRect>
        let isNested: Bool
        @State private var x: CGFloat = 0

        var body: some View {
            journal.offer("slide") { x += 10 }
            HStack(spacing: 0) {
                Color.red.frame(width: x)
                Group {
                    if isNested {
                        GeometryReader { proxy in Reading(journal: journal, proxy: proxy) }
                    } else {
                        GeometryReader { proxy in journal.entry(proxy.frame(in: .global)) }
                    }
                }
                .frame(width: 20)
            }
            .frame(width: 100, alignment: .leading)
        }
    }

    private struct Reading: View {
        let journal: Journal<CGRect>
        let proxy: GeometryProxy
        var body: some View {
            let frame = proxy.frame(in: .global)
            journal.entry(frame)
            Text("a").frame(width: frame.minX).accessibilityIdentifier("a")
        }
    }

    @Test(arguments: [false, true])
    func contentIsMadeAnewWhereItsPlaceIsAnother(isNested: Bool) {
        let journal = Journal<CGRect>()
        let host = prefHost(100, 80) { Slider(journal: journal, isNested: isNested) }
        for x: CGFloat in [0, 10, 20, 30] {
            host.layout()
            #expect(journal.last == CGRect(x: x, y: 0, width: 20, height: 80))
            if isNested { #expect(host.frame("a")?.width == x) }
            journal.run("slide")
        }
        #expect(host.diagnostics.isEmpty)
    }

    private struct Mover: View {
        let journal: Journal<Int>
        @State private var offset: CGFloat = 0
        @State private var isShown = true

        var body: some View {
            journal.offer("offset") { offset += 10 }
            Counted(journal: journal).offset(x: offset)
        }
    }

    private struct Counted: View {
        let journal: Journal<Int>
        var body: some View {
            GeometryReader { proxy in
                journal.entry(1)
                Text("a").frame(width: proxy.frame(in: .global).minX).accessibilityIdentifier("a")
            }
        }
    }

    @Test func anOffsetThatNoLayoutSeesIsNoticed() {
        let journal = Journal<Int>()
        let host = prefHost(100, 80) { Mover(journal: journal) }
        #expect(host.frame("a")?.width == 0)
        journal.run("offset")
        #expect(host.frame("a")?.width == 10)
        #expect(journal.entries.count == 2)
        host.layout()
        #expect(journal.entries.count == 2)
    }

    private struct Runaway: View {
        @State private var height: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: height)
                GeometryReader { proxy in
                    let y = proxy.frame(in: .global).minY
                    Color.red.preference(key: WidestKey.self, value: y + 1)
                }.frame(height: 10)
            }
            .onPreferenceChange(WidestKey.self) { height = $0 }
            .frame(width: 10, height: 10, alignment: .top)
        }
    }

    @Test func aPlaceThatDependsOnItselfEndsInASentence() {
        let host = prefHost(100, 80) { Runaway() }
        #expect(host.layout().size == CGSize(width: 10, height: 10))
        #expect(host.diagnostics.count == 1)
        #expect(host.diagnostics.first?.message.contains("changes after every layout") == true)
    }

    @Test func aProxyThatOutlivesItsView() {
        let journal = Journal<GeometryProxy>()
        let host = prefHost(100, 80) {
            AnyView(GeometryReader { proxy in journal.entry(proxy) }.padding(10).coordinateSpace(name: "board"))
        }
        host.layout()
        let proxy = journal.last
        #expect(proxy?.frame(in: .global).minX == 10)
        host.setRoot(AnyView(Color.red))
        host.layout()
        #expect(proxy?.size == CGSize(width: 80, height: 60))
        #expect(proxy?.frame(in: .local) == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(proxy?.frame(in: .global).size == CGSize(width: 80, height: 60))
        #expect(proxy?.bounds(of: .named("board")) == nil)
    }
}
