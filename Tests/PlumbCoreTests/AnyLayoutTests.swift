import Foundation
import Testing

@testable import PlumbCore

/// The stack layouts, used as containers, within `AnyLayout`, and by hand from a user's layout: always the same frames.
@Suite @MainActor
struct AnyLayoutTests {
    // MARK: Laws

    @Test("Every way to a stack gives the stack's frames", arguments: 0..<60)
    func sameFrames(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let members = (0..<random.next(in: 0...6)).map { Member(id: $0, random: &random) }
        let spacing: CGFloat? = random.next(in: 0...1) == 0 ? nil : CGFloat(random.next(in: 0...12))
        let vertical = random.pick([VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
        let horizontal = random.pick([HorizontalAlignment.leading, .center, .trailing])
        let both = Alignment(horizontal: horizontal, vertical: vertical)
        let direction = random.pick([LayoutDirection.leftToRight, .rightToLeft])
        let width = random.pick([nil, 0, 90, 240, 500] as [CGFloat?])
        let height = random.pick([nil, 0, 60, 200] as [CGFloat?])
        func frames<V: View>(_ view: V) -> [[Double]] {
            // The neighbour shows the stack's spacing and guides.
            let host = hostOf(
                HStack(alignment: .firstTextBaseline) {
                    block("neighbour", 10, 10)
                    view.accessibilityIdentifier("stack")
                    block("neighbour", 10, 30)
                }, in: width, height, direction: direction)
            let report = host.layout()
            return [[Double(report.size.width), Double(report.size.height)]]
                + report.frames.map {
                    [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init)
                }
        }
        func expectSame<L: Layout>(_ expected: [[Double]], _ layout: L) {
            let content = { MemberList(members: members) }
            #expect(frames(layout { content() }) == expected, "as a container")
            #expect(frames(AnyLayout(layout) { content() }) == expected, "within AnyLayout")
            for (way, found) in [
                ("by hand", frames(Forwarding<L, L>(layout: layout) { content() })),
                (
                    "by hand, within AnyLayout",
                    frames(Forwarding<AnyLayout, L>(layout: AnyLayout(layout)) { content() })
                ),
            ] {
                #expect(
                    found.count == expected.count && zip(found, expected).allSatisfy { $0.isClose(to: $1) },
                    "\(way): \(found) is not \(expected)")
            }
        }
        expectSame(
            frames(HStack(alignment: vertical, spacing: spacing) { MemberList(members: members) }),
            HStackLayout(alignment: vertical, spacing: spacing))
        expectSame(
            frames(VStack(alignment: horizontal, spacing: spacing) { MemberList(members: members) }),
            VStackLayout(alignment: horizontal, spacing: spacing))
        expectSame(frames(ZStack(alignment: both) { MemberList(members: members) }), ZStackLayout(alignment: both))
    }

    @Test("A user's layout may hand on some of its subviews, in another order")
    func partOfTheSubviews() {
        let report = hostOf(
            LastTwoReversed {
                block("a", 10, 10)
                block("b", 20, 20)
                block("c", 30, 30)
            }, in: 100, 100
        ).layout()
        #expect(report["c"] == [5, 7, 30, 30])
        #expect(report["b"] == [40, 12, 20, 20])
    }

    @Test("Around exactly one view there is no stack: its priority is seen by the stack around it")
    func oneView() {
        let report = hostOf(
            HStack(spacing: 0) {
                HStackLayout() { Color.red.named("a").layoutPriority(1) }
                Color.red.named("b")
            }, in: 100, 10
        ).layout()
        #expect(report["a"] == [0, 0, 100, 10])
        #expect(report["b"] == [100, 0, 0, 10])
    }

    // MARK: Switching

    @Test("Switching the layout keeps the views in it, with their state")
    func switching() {
        let choices: [AnyLayout] = [
            AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)), AnyLayout(Staircase(step: 3)),
            AnyLayout(ZStackLayout(alignment: .topLeading)), AnyLayout(GridLayout()), AnyLayout(Staircase(step: 5)),
        ]
        let host = hostOf(Switched(choices: choices), in: 200, 200)
        host.layout()
        // The counter's state: 0 at first, one more for each tap.
        #expect(host.layout()["counter"]?[2] == 10)
        #expect(host.tap(at: CGPoint(x: 2, y: 2)))
        let origins: [[Double]] = [[20, 0], [5, 10], [3, 3], [0, 0], [5, 18], [5, 5]]
        for (index, origin) in origins.enumerated() {
            let report = host.layout()
            #expect(report["counter"]?[2] == 20, "choice \(index) has lost the state")
            #expect(report["second"].map { Array($0[..<2]) } == origin, "choice \(index)")
            #expect(host.graph.afterLayout.appearing.isEmpty)
            host.setRoot(Switched(choices: choices, choice: index + 1))
        }
    }

    @Test("Spacers turn with the layout, in views whose values stay the same too")
    func orientation() {
        let view = { (isWide: Bool) in
            (isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
                block("a", 10, 10)
                Gap()
                block("b", 10, 10)
            }
        }
        let host = hostOf(view(true), in: 100, 60)
        #expect(host.layout()["b"] == [90, 0, 10, 10])
        host.setRoot(view(false))
        #expect(host.layout()["b"] == [0, 50, 10, 10])
        host.setRoot(view(true))
        #expect(host.layout()["b"] == [90, 0, 10, 10])
    }

    @Test("The incremental layout is the fresh one, whatever it came from", arguments: 0..<20)
    func incrementalEqualsFresh(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed) + 1000)
        func layout() -> AnyLayout {
            random.pick([
                AnyLayout(HStackLayout()), AnyLayout(VStackLayout(alignment: .leading, spacing: 3)),
                AnyLayout(ZStackLayout(alignment: .bottomTrailing)), AnyLayout(GridLayout(alignment: .top)),
                AnyLayout(Staircase(step: 7)),
            ])
        }
        var members = (0..<3).map { Member(id: $0, random: &random) }
        let first = layout()
        let host = hostOf(first { MemberList(members: members) }, in: 150, 80)
        for step in 0..<8 {
            if random.next(in: 0...1) == 0 { members.append(Member(id: 10 + step, random: &random)) }
            if random.next(in: 0...2) == 0 { members.removeFirst() }
            let next = layout()
            let view = next { MemberList(members: members) }
            host.setRoot(view)
            let kept = host.layout()
            let fresh = hostOf(view, in: 150, 80).layout()
            #expect(kept.size == fresh.size)
            #expect(kept.frames.map(\.identifier) == fresh.frames.map(\.identifier))
            #expect(kept.frames.map(\.frame) == fresh.frames.map(\.frame))
        }
    }

    // MARK: Caches

    @Test("Each layout has its own cache; it is made once, and brought up to date when subviews change")
    func caches() {
        let log = CacheLog()
        let view = { (names: [String], isCounting: Bool) in
            (isCounting ? AnyLayout(Counting(log: log)) : AnyLayout(HStackLayout())) {
                ForEach(names, id: \.self) { block($0, 10, 10) }
            }
        }
        let host = hostOf(view(["a"], true))
        host.layout()
        #expect(log.entries == ["make 1"])
        host.setRoot(view(["a", "b"], true))
        host.layout()
        #expect(log.entries == ["make 1", "update 2"])
        host.setRoot(view(["a", "b"], false))
        host.layout()
        host.setRoot(view(["a", "b", "c"], true))
        host.layout()
        #expect(log.entries == ["make 1", "update 2", "make 3"])
    }

    @Test("By hand, a cache of another layout is made anew")
    func foreignCache() {
        let host = hostOf(
            Exchanging {
                block("a", 10, 10); block("b", 10, 10)
            }, in: 100, 100)
        #expect(host.layout().size == CGSize(width: 13, height: 13))
    }

    @Test("Data of hidden types add, subtract and scale as their own type does")
    func animatableData() {
        var layout = AnyLayout(Staircase(step: 4))
        #expect(layout.animatableData == AnyAnimatableData(CGFloat(4)))
        let other = AnyLayout(Staircase(step: 10)).animatableData
        var way = other - layout.animatableData
        way.scale(by: 0.5)
        layout.animatableData += way
        #expect((layout.layout as? Staircase)?.step == 7)
        #expect((AnyAnimatableData.zero + other).magnitudeSquared == 100)
        #expect(AnyAnimatableData.zero - other == AnyAnimatableData(CGFloat(-10)))
        #expect(AnyLayout(HStackLayout()).animatableData == .zero)
    }
}

// MARK: Views of the tests

/// A seeded random child of a stack.
private struct Member: Identifiable {
    let id: Int
    let kind: Int
    let size: CGSize
    let priority: Double
    let guide: CGFloat

    init(id: Int, random: inout SeededNumbers) {
        self.id = id
        kind = random.next(in: 0...7)
        size = CGSize(width: random.next(in: 0...80), height: random.next(in: 0...60))
        priority = Double(random.next(in: 0...4) / 4)
        guide = CGFloat(random.next(in: -20...40))
    }
}

private struct MemberList: View {
    let members: [Member]

    var body: some View {
        ForEach(members) { member in
            MemberView(member: member).accessibilityIdentifier("\(member.id)").layoutPriority(member.priority)
        }
    }
}

private struct MemberView: View {
    let member: Member

    var body: some View {
        let (width, height) = (member.size.width, member.size.height)
        switch member.kind {
        case 0: Color.red
        case 1: Color.red.frame(minWidth: width, maxWidth: width * 2, minHeight: 3, maxHeight: height)
        case 2: Text("several words of text")
        case 3: Circle().padding(4)
        case 4: Color.red.frame(width: width, height: height).alignmentGuide(.firstTextBaseline) { _ in member.guide }
        case 5:
            Color.red.frame(width: width, height: height).alignmentGuide(VerticalAlignment.center) { _ in member.guide }
        case 6: Spacer()
        default: Color.red.frame(width: width, height: height)
        }
    }
}

/// Hands every question on to another layout. Spacers stand in it as in an `Oriented`: what an `AnyLayout` holds is not
/// known to a type.
private struct Forwarding<L: Layout, Oriented: Layout>: Layout {
    let layout: L
    static var layoutProperties: LayoutProperties { Oriented.layoutProperties }
    func makeCache(subviews: Subviews) -> L.Cache { layout.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout L.Cache, subviews: Subviews) { layout.updateCache(&cache, subviews: subviews) }
    func spacing(subviews: Subviews, cache: inout L.Cache) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

private struct LastTwoReversed: Layout {
    private let stack = HStackLayout(spacing: 5)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 44)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var cache = stack.makeCache(subviews: subviews)
        stack.placeSubviews(
            in: bounds.insetBy(dx: 5, dy: 7), proposal: .unspecified, subviews: subviews[[2, 1]], cache: &cache)
    }
}

private struct Staircase: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let end = step * CGFloat(max(subviews.count - 1, 0)) + 10
        return CGSize(width: end, height: end)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * step
            subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
        }
    }
}

private final class CacheLog {
    var entries: [String] = []
}

private struct Counting: Layout {
    let log: CacheLog
    func makeCache(subviews: Subviews) -> Int {
        log.entries.append("make \(subviews.count)")
        return subviews.count
    }
    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.entries.append("update \(subviews.count)")
        cache = subviews.count
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: cache, height: cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// Asks one layout with the cache of another.
private struct Exchanging: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var cache = AnyLayout(GridLayout()).makeCache(subviews: subviews)
        return AnyLayout(Staircase(step: 3)).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Switched: View {
    let choices: [AnyLayout]
    var choice = 0

    var body: some View {
        let layout = choices[choice % choices.count]
        layout {
            Counter()
            block("second", 10, 10)
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
    }
}

/// As wide as 10 and 10 for each tap.
private struct Counter: View {
    @State private var taps = 0
    var body: some View {
        Color.red.frame(width: CGFloat(10 + taps * 10), height: 10).accessibilityIdentifier("counter")
            .onTapGesture { taps += 1 }
    }
}

private struct Gap: View {
    var body: some View { Spacer(minLength: 0) }
}

/// A linear congruential generator: the same numbers for the same seed everywhere.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func next(in range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }

    mutating func pick<T>(_ choices: [T]) -> T { choices[next(in: 0...(choices.count - 1))] }
}
