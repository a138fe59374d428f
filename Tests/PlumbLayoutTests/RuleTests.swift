import Testing

@testable import PlumbLayout

/// The engine by itself: boxes made by hand.
@Suite
struct RuleTests {
    private let tree = LayoutTree(stackSpacing: 8)

    private func rigid(_ width: Double, _ height: Double) -> BoxID {
        let box = tree.makeBox(.rigid)
        tree[box].given = Lengths(width, height)
        return box
    }

    private func box(_ rule: LayoutRule, _ children: [BoxID], _ numbers: Lengths = .unspecified) -> BoxID {
        let box = tree.makeBox(rule)
        tree[box].numbers = numbers
        if rule == .insets { tree.setFurtherNumbers(.zero, of: box) }
        if rule == .displaced { tree.setFurtherNumbers(.unspecified, of: box) }
        var last = BoxID.none
        for child in children {
            if last < 0 { tree[box].firstChild = child } else { tree[last].nextSibling = child }
            tree[child].parent = box
            last = child
        }
        return box
    }

    /// A rule, what it is asked, and what it answers around one child of 30 × 20 (a priority has no part in it).
    @Test(arguments: [
        (LayoutRule.forward, Lengths.unspecified, Lengths(100, 50), Lengths(30, 20)),
        (.frame, Lengths(40, .nan), Lengths(100, 50), Lengths(40, 20)),
        (.fixedSize, Lengths(1, 1), Lengths(10, 10), Lengths(30, 20)),
        (.insets, Lengths(3, 4), Lengths(100, 50), Lengths(33, 24)),
        (.ratio, Lengths(2, 1), Lengths(100, 50), Lengths(30, 20)),
        (.position, .zero, Lengths(100, 50), Lengths(100, 50)),
        (.position, .zero, Lengths.unspecified, Lengths(30, 20)),
        (.viewport, Lengths(0, 1), Lengths(100, 10), Lengths(30, 10)),
        (.viewThatFits, Lengths(1, 1), Lengths(10, 10), Lengths(30, 20)),
        (.layers, .unspecified, Lengths(0, 0), Lengths(30, 20)),
        (.reader, .unspecified, Lengths(100, 50), Lengths(100, 50)),
        (.displaced, .unspecified, Lengths(100, 50), Lengths(30, 20)),
    ])
    func sizes(rule: LayoutRule, numbers: Lengths, proposal: Lengths, answer: Lengths) {
        let child = rigid(30, 20)
        let root = box(rule, [child], numbers)
        let size = tree.layout(root: root, proposal: proposal)
        #expect(size.isIdentical(to: answer), "\(rule) answers \(size)")
        #expect(tree[child].size.isIdentical(to: Lengths(30, 20)), "\(rule) does not place its child")
    }

    /// The priority of the first box made leaves boxes around it.
    @Test func theFirstBoxHasAPriorityAsAnyOther() {
        let first = tree.makeBox(.forward)
        tree[first].givenPriority = 2
        let child = rigid(30, 20)
        tree[first].firstChild = child
        tree[child].parent = first
        let outer = box(.guide, [first])
        _ = tree.layout(root: box(.layers, [outer]), proposal: Lengths(100, 50))
        #expect(tree.priority(of: outer) == 2)
    }

    /// A box around the first one made has its limits.
    @Test(arguments: [LayoutRule.forward, .guide, .layers]) func theFirstBoxHasLimitsAsAnyOther(rule: LayoutRule) {
        let first = tree.makeBox(.flexibleFrame)
        let limits = FlexibleLength(minimum: 10, ideal: .nan, maximum: 50)
        tree.setFlexibleFrame(FlexibleFrame(width: limits, height: limits), of: first)
        let child = rigid(30, 20)
        tree[first].firstChild = child
        tree[child].parent = first
        let root = box(rule, [first])
        _ = tree.layout(root: root, proposal: Lengths(100, 50))
        let found = tree.limits(root, .horizontal, across: .nan)
        #expect(found.minimum == 10 && found.maximum == 50, "\(rule): \(found)")
    }

    /// Content that nobody scrolls stays where it was placed: here beside a bar of 10 points and the gap of 8.
    @Test func contentThatNobodyScrollsStays() {
        let viewport = box(.viewport, [rigid(30, 20)], Lengths(1, 1))
        _ = tree.layout(root: box(.safeAreaInset, [viewport, rigid(10, 10)]), proposal: Lengths(100, 50))
        let place = Axis.allCases.map { tree.contentPlace($0, in: viewport) }
        #expect(place == [18, 0], "\(place)")
    }

    /// Two boxes are placed once each, and nobody's code is asked.
    @Test func countsAreExact() {
        _ = tree.layout(root: box(.forward, [rigid(30, 20)]), proposal: Lengths(100, 50))
        let counts = tree.counts
        #expect([counts.layouts, counts.resolved, counts.measures, counts.placements] == [1, 2, 0, 2])
    }

    /// Gaps are noted box by box only where they differ, as they do around a box without a distance of its own.
    @Test(arguments: [false, true]) func gapsAreNotedWhereTheyDiffer(theyDiffer: Bool) {
        var children = (0..<3).map { _ in rigid(30, 20) }
        if theyDiffer { children.append(box(.forward, [])) }
        _ = tree.layout(root: box(.stack, children), proposal: Lengths(200, 50))
        #expect((tree.gaps.count > 0) == theyDiffer)
    }

    /// The first box made has the number 0, and may stand anywhere.
    @Test(arguments: [
        (LayoutRule.stack, 2, Lengths(48, 20)), (.zStack, 2, Lengths(30, 20)), (.layers, 2, Lengths(30, 20)),
        (.safeAreaInset, 2, Lengths(48, 20)), (.forward, 1, Lengths(30, 20)),
    ])
    func theFirstBoxIsAChildAsAnyOther(rule: LayoutRule, count: Int, answer: Lengths) {
        let first = rigid(30, 20)
        #expect(first == 0)
        let second = rigid(10, 10)
        let root = box(rule, [first, second].dropLast(2 - count))
        for proposal in [Lengths(100, 50), .unspecified] {
            let size = tree.layout(root: root, proposal: proposal)
            #expect(size.isIdentical(to: answer), "\(rule) answers \(size)")
            #expect(rule != .stack || tree[second].x == 38, "\(proposal)")
            #expect(tree[first].size.isIdentical(to: Lengths(30, 20)), "\(proposal)")
        }
    }

    /// Answers to 0, to ∞, to nil and to the last other proposal are remembered until they are forgotten.
    @Test(arguments: [0, .infinity, .nan, 7] as [Double])
    func answersAreRemembered(proposal: Double) {
        var memo = AxisMemo()
        #expect(memo.answer(to: proposal).isNaN)
        memo.remember(5, for: proposal)
        #expect(memo.answer(to: proposal) == 5 && memo.answer(to: 8).isNaN)
        memo.forget()
        #expect(memo.answer(to: proposal).isNaN)
    }

    /// Whatever a rule says of a box without a child, it says something.
    @Test(arguments: [
        LayoutRule.frame, .fixedSize, .ratio, .position, .forward, .guide, .layers, .viewThatFits, .viewport,
        .ignoreSafeArea, .displaced,
        .safeAreaInset, .stack, .zStack, .reader,
    ])
    func boxesWithoutAChild(rule: LayoutRule) {
        let size = tree.layout(root: box(rule, [], .zero), proposal: Lengths(100, 50))
        #expect(size.width >= 0 && size.height >= 0)
    }
}
