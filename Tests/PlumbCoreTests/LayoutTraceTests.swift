import Foundation
import PlumbControls
import PlumbLayout
import Testing

@testable import PlumbCore

/// What passes the narrow place is recorded, and recording changes nothing.
@Suite @MainActor
struct LayoutTraceTests {
    private func host() -> ViewHost {
        hostOf(
            HStack(spacing: 10) {
                Color.red.named("color")
                Text(verbatim: "text").named("text")
                Color.red.frame(width: 20).layoutPriority(-1).named("frame")
            }, in: 200, 100)
    }

    private func id(_ name: String, in trace: LayoutTrace) -> Int? { trace.views.first { $0.identifier == name }?.id }

    @Test func viewsComeWithParentsBodiesAndRules() throws {
        struct Page: View {
            var body: some View { Color.red.padding(1).named("page") }
        }
        let trace = hostOf(Page(), in: 10, 10).trace()
        #expect(trace.views.map(\.name).first == "root" && trace.views.map(\.isInside).first == false)
        let color = try #require(trace.views.last)
        #expect(color.name == "Color")
        #expect(color.body == "Page")
        #expect(color.rule == .fill)
        let padding = try #require(trace.views.first { $0.id == color.parent })
        #expect(padding.rule == .insets)
    }

    @Test func kindsAreThoseOfTypesAndNotOfNames() {
        /// A layout of somebody's that is called as one of SwiftUI's.
        struct Grid: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        func kinds(_ view: some View) -> [TracedView.Kind] { hostOf(view, in: 100, 100).trace().views.map(\.kind) }
        let row = GridRow { Self.two }
        let anyLayout = AnyLayout(Grid())
        let cell: [TracedView.Kind] = [.modifier, .view]
        #expect(kinds(Color.red.padding(3)) == [.page, .padding, .view])
        #expect(kinds(Color.red.frame(width: 3).frame(maxWidth: 9)) == [.page, .flexibleFrame, .frame, .view])
        #expect(kinds(Color.red.blur(radius: 1)) == [.page, .blur, .view])
        #expect(kinds(Color.red.scaleEffect(0.5)) == [.page, .modifier, .view])
        #expect(kinds(PlumbCore.Grid { row }) == [.page, .grid] + cell + cell)
        #expect(kinds(GridLayout() { row }) == [.page, .grid] + cell + cell)
        #expect(kinds(Grid() { Self.two }) == [.page, .view, .view, .view])
        #expect(kinds(anyLayout { Self.two }) == [.page, .view, .view, .view])
        #expect(kinds(LazyHStack { Self.two }) == [.page, .lazyHStack, .view, .view])
        #expect(kinds(ScrollView { LazyVStack { Self.two } }).contains(.lazyVStack))
        #expect(kinds(ScrollView { LazyVGrid(columns: [GridItem()]) { Self.two } }).contains(.lazyVGrid))
    }

    @Test func eachRuleOfTheEngineHasItsOwnName() {
        #expect(LayoutRule.allCases.map { TracedView.Rule($0).rawValue } == LayoutRule.allCases.map { "\($0)" })
        #expect(LayoutRule.allCases.count == TracedView.Rule.allCases.count)
    }

    /// A page's reader finds the rules of a trace by their names in the schema of `plumb explain`.
    @Test func theSchemaListsTheRules() throws {
        let file = Repository.root.appendingPathComponent("Docs/Schemas/explain.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let listed = try #require(definitions["rule"]?["enum"] as? [String])
        #expect(listed == TracedView.Rule.allCases.map(\.rawValue))
    }

    @Test func offersSayInWhichOrderAndWhy() throws {
        let trace = host().trace()
        let offers = trace.events.compactMap { event -> [TracedOffer]? in
            guard case .offers(_, .horizontal, 200, 20, let children) = event.kind else { return nil }
            return children
        }
        let children = try #require(offers.first)
        #expect(children.map(\.view) == [id("text", in: trace), id("color", in: trace), id("frame", in: trace)])
        #expect(children.map(\.reason) == [.first, .flexibility, .priority])
        // 200 − 20 of gaps − 20 for the lower priority; half of it for the text, which takes 40.
        #expect(children.map(\.offer) == [80, 120, 20])
        #expect(children.map(\.answer) == [40, 120, 20])
    }

    @Test func everyViewIsPlacedWhereItsFrameIs() {
        let host = host()
        let trace = host.trace()
        for (identifier, frame) in host.layout().frames {
            var origin = CGPoint.zero
            var size: CGSize?
            var view = id(identifier, in: trace)
            while let current = view {
                for case .place(current, let parent, let own, _, let placed) in trace.events.map(\.kind) {
                    origin.x += own.x
                    origin.y += own.y
                    size = size ?? placed
                    view = parent
                }
            }
            #expect(CGRect(origin: origin, size: size ?? .zero) == frame, "\(identifier)")
        }
    }

    @Test func explicitGuidesAreToldAndQuestionsAreNested() throws {
        let trace = hostOf(
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(height: 20).alignmentGuide(.top) { _ in 5 }
                Color.red
            }, in: 100, 50
        ).trace()
        let guides = trace.events.compactMap { event -> CGFloat? in
            guard case .guide(_, .top, _, _, let value) = event.kind else { return nil }
            return value
        }
        #expect(guides.first == 5)
        #expect(trace.events.contains { $0.depth > 0 })
        // What was answered before leads nowhere.
        for (event, next) in zip(trace.events, trace.events.dropFirst()) where event.isRemembered {
            #expect(next.depth <= event.depth)
        }
    }

    private struct Growing: View {
        @State private var height: CGFloat = 10
        var body: some View { Color.red.frame(height: height).onAppear { height = 30 } }
    }

    /// Views that change after a layout are asked anew: remembered is what has been answered in the same layout.
    @Test func aSecondLayoutRemembersNothingOfTheFirst() {
        let trace = hostOf(VStack { Growing() }, in: 100, 50).trace()
        var answers: [String: CGFloat] = [:]
        var changes = 0
        for event in trace.events {
            guard case .length(let view, let axis, let proposal, let answer) = event.kind else { continue }
            let old = answers.updateValue(answer, forKey: "\(view) \(axis) \(proposal ?? .nan)")
            if let old, old != answer { changes += 1 }
            #expect(!event.isRemembered || old == answer)
        }
        #expect(changes > 0)
    }

    @Test func gapsSayWhereTheyComeFrom() {
        let view = VStack {
            Text(verbatim: "a")
            Text(verbatim: "b")
            Color.red
            Spacer()
            Color.blue
            Color.green
        }
        #expect(Self.gaps(view) == ["betweenTexts 0", "besideText 8", "preferred 0", "preferred 0", "standard 8"])
        #expect(
            Self.gaps(
                HStack(spacing: 3) {
                    Color.red; Color.blue
                }) == ["spacing 3"])
        #expect(Self.gaps(Color.red) == [])
    }

    private static func gaps(_ view: some View) -> [String] {
        hostOf(view, in: 100, 200).trace().events.flatMap { event -> [String] in
            guard case .gaps(_, _, let gaps) = event.kind else { return [] }
            return gaps.map { "\($0.reason.rawValue) \(Int($0.length))" }
        }
    }

    @Test func choicesSayWhyOthersDoNotFit() throws {
        let trace = hostOf(
            ViewThatFits {
                Color.red.frame(width: 120, height: 20)
                Color.red.frame(width: 90, height: 70)
                Color.red.frame(width: 80, height: 20)
                Color.red.frame(width: 10, height: 10)
            }, in: 100, 50
        ).trace()
        let choices = trace.events.compactMap { event -> (chosen: Int?, candidates: [TracedCandidate])? in
            guard case .choice(_, _, let chosen, let candidates) = event.kind else { return nil }
            return (chosen, candidates)
        }
        let choice = try #require(choices.last)
        #expect(choice.candidates.map(\.failsOn) == [.horizontal, .vertical, [], []])
        #expect(choice.chosen == choice.candidates[2].view)
        #expect(choice.candidates.map(\.ideal.width) == [120, 90, 80, 10])
    }

    @Test func tracksAndReachesAreTold() {
        let grid = Grid(horizontalSpacing: 4) {
            GridRow {
                Color.red.frame(width: 30, height: 10)
                Color.red.frame(width: 20, height: 15)
            }
        }
        let tracks = hostOf(grid, in: 100, 100).trace().events.compactMap { event -> [CGFloat]? in
            guard case .tracks(_, let columns, let rows) = event.kind else { return nil }
            return columns + rows
        }
        #expect(tracks == [[30, 20, 15]])
        var configuration = World(proposal: ProposedViewSize(width: 100, height: 100))
        configuration.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let host = ViewHost(Color.red.ignoresSafeArea(edges: .top), in: configuration)
        let trace = host.trace()
        let reaches = trace.events.compactMap { event -> EdgeInsets? in
            guard case .expand(_, let insets) = event.kind else { return nil }
            return insets
        }
        #expect(reaches == [EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)])
        // The screen's boxes are introduced too.
        for case .place(let view, let parent, _, _, _) in trace.events.map(\.kind) {
            #expect(trace.views.contains { $0.id == view })
            if let parent { #expect(trace.views.contains { $0.id == parent }) }
        }
    }

    /// Characters are 10 points wide and 20 high.
    @Test func textsSayWhatTheyNeed() {
        func text(_ view: some View, in width: CGFloat, _ height: CGFloat) -> TracedText? {
            hostOf(view, in: width, height).trace().events.compactMap { event -> TracedText? in
                guard case .text(_, let text) = event.kind else { return nil }
                return text
            }.last
        }
        let cut = text(Text(verbatim: "one two three four"), in: 70, 45)
        #expect(cut?.lines == 2 && cut?.neededLines == 3 && cut?.neededHeight == 60 && cut?.isCut == true)
        #expect(cut?.ideal == CGSize(width: 180, height: 20))
        let broken = text(Text(verbatim: "a wonderful day"), in: 60, 100)
        #expect(broken?.brokenWords == ["wonderful"] && broken?.brokenWidth == 90)
        let whole = text(Text(verbatim: "whole"), in: 100, 100)
        #expect(whole?.isCut == false && whole?.brokenWords == [] && whole?.neededLines == 1)
    }

    @ViewBuilder private static var two: some View {
        Color.red
        Color.blue
    }

    @Test func viewsSayWhatTheyWereGiven() {
        func parameters(_ view: some View, _ rule: TracedView.Rule) -> TracedParameters? {
            hostOf(view, in: 100, 100).trace().views.last { $0.rule == rule }?.parameters
        }
        let stack = parameters(HStack(alignment: .top, spacing: 3) { Self.two }, .stack)
        #expect(stack?.axis == .horizontal && stack?.verticalAlignment == .top && stack?.spacing == 3)
        #expect(parameters(VStack { Self.two }, .stack)?.spacing == nil)
        let frame = parameters(Color.red.frame(width: 30, alignment: .bottomLeading), .frame)
        #expect(frame?.width == 30 && frame?.height == nil && frame?.horizontalAlignment == .leading)
        let flexible = parameters(Color.red.frame(minWidth: 1, idealHeight: 5, maxHeight: .infinity), .flexibleFrame)
        #expect(flexible?.minWidth == 1 && flexible?.idealHeight == 5 && flexible?.maxHeight == .infinity)
        #expect(parameters(Color.red.padding(.top, 3), .insets)?.insets?.top == 3)
        #expect(parameters(Color.red.fixedSize(horizontal: true, vertical: false), .fixedSize)?.axes == .horizontal)
        #expect(parameters(Color.red.aspectRatio(2, contentMode: .fill), .ratio)?.fills == true)
        #expect(parameters(Color.red.position(x: 3, y: 4), .position)?.position == CGPoint(x: 3, y: 4))
        #expect(parameters(Color.red.alignmentGuide(.top) { _ in 1 }, .guide)?.guide == .top)
        #expect(parameters(Text(verbatim: "a").lineLimit(2), .measured)?.lineLimit == 2)
        #expect(parameters(Color.red.offset(x: 5), .forward)?.transform?.tx == 5)
        #expect(parameters(Color.red.clipped(), .forward)?.clips == true)
        #expect(parameters(ScrollView { Color.red }, .viewport)?.axes == .vertical)
        for (color, isClear) in [(Color.clear, true), (.red.opacity(0), true), (.red.opacity(0.5), nil), (.red, nil)] {
            #expect(parameters(color, .fill)?.isClear == isClear, "\(color)")
        }
    }

    @Test func whatAControlConsistsOfIsInsideOfIt() throws {
        struct Page: View {
            var body: some View {
                VStack {
                    Label(title: { Text(verbatim: "a").named("mine") }, icon: { Color.red.frame(width: 3, height: 3) })
                }
            }
        }
        let views = hostOf(Page(), in: 100, 100).trace().views
        #expect(views.contains { $0.isInside })
        #expect(views.filter { $0.body != nil }.allSatisfy { $0.body == "Page" })
    }

    /// Over random trees; `make laws` tries many more.
    @Test func recordingChangesNothing() throws {
        let law = try #require(Law.all.first { $0.name == "recorded" })
        for seed in 0..<100 as Range<UInt64> {
            if let failure = law.failure(seed: seed) { Issue.record("\(failure)") }
        }
    }

    @Test func whoeverDoesNotListenHearsNothing() {
        let host = host()
        host.layout()
        let before = host.trace()
        host.forgetLayout()
        let size = host.layout().size
        #expect(host.trace().events == before.events)
        #expect(size == CGSize(width: 200, height: 100))
    }
}
