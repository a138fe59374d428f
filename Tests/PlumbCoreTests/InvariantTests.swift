import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// `checkInvariants` finds what is broken on purpose, and nothing in trees that were only updated.
@Suite @MainActor
struct InvariantTests {
    /// Something that a fault could do to a tree, and words of the sentence about it.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sentence: String
        let harm: @MainActor @Sendable (ViewGraph, LayoutTree) -> Void

        init(_ name: String, _ sentence: String, _ harm: @escaping @MainActor @Sendable (ViewGraph, LayoutTree) -> Void)
        {
            testDescription = name
            self.sentence = sentence
            self.harm = harm
        }
    }

    /// The number of the first box of a rule.
    private nonisolated static func first(_ rule: LayoutRule, _ tree: LayoutTree) -> BoxID {
        (0..<Int32(tree.boxes.count)).first { !tree.isFree($0) && tree[$0].rule == rule } ?? .none
    }

    private func host() -> ViewHost {
        let host = ViewHost(
            VStack {
                HStack {
                    Text("a").frame(minWidth: 30, maxWidth: .infinity)
                    Color.red.frame(width: 20)
                    Spacer()
                }
                .padding(4)
                Color.blue.environment(\.lineLimit, 2)
                Text("b").alignmentGuide(.leading) { $0.width }.preference(key: Sum.self, value: 1)
            }
            .onPreferenceChange(Sum.self) { _ in },
            in: World(proposal: ProposedViewSize(width: 200, height: 200)))
        host.update()
        return host
    }

    private struct Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func aHealthyTreeBreaksNone() { #expect(host().checkInvariants() == []) }

    nonisolated static let faults: [Fault] = [
        Fault("a parent that is another", "is listed in box") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            tree[tree[row].firstChild].parent = tree.root
        },
        Fault("a circle", "listed twice") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            let one = tree[row].firstChild
            tree[tree[one].nextSibling].nextSibling = one
        },
        Fault("a child left out", "which does not list it") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            tree[row].firstChild = tree[tree[row].firstChild].nextSibling
        },
        Fault("a box that is nobody's", "belongs to no node") { _, tree in _ = tree.makeBox(.fill) },
        Fault("a box that only says that it is gone", "is gone, but not to be used again") { _, tree in
            let box = tree.makeBox(.fill)
            tree[box].parent = Box.freed
        },
        Fault("memory of two", "belongs to several boxes") { _, tree in
            let padding = first(.insets, tree)
            tree[first(.frame, tree)].further = tree[padding].further
        },
        Fault("memory of nobody", "belongs to no box") { _, tree in _ = tree.memos.add(Memo()) },
        Fault("memory that was given back", "is to be used again, but box") { _, tree in
            tree.memos.remove(tree[first(.stack, tree)].memo)
        },
        Fault("a number that is none", "which is none") { _, tree in tree[first(.stack, tree)].memo = 10_000 },
        Fault("a mark that did not reach the root", "is stale, and box") { _, tree in
            tree[first(.measured, tree)].flags.insert(.stale)
        },
        Fault("a place to be found again that nobody knows of", "is to be placed again, and box") { _, tree in
            tree[first(.measured, tree)].flags.insert(.unplaced)
        },
        Fault("one that looks around alone", "looks around, and box") { _, tree in
            tree[first(.measured, tree)].flags.insert(.looksAround)
        },
        Fault("a stale root that nobody lays out", "nothing has changed") { _, tree in
            tree[tree.root].flags.insert(.stale)
        },
        Fault("traits of another", "has the traits") { _, tree in
            tree[first(.insets, tree)].flags.formSymmetricDifference(.rigidWidth)
        },
        Fault("a stack without its children's guides", "does not have the guides") { _, tree in
            tree[first(.stack, tree)].flags.subtract(.guidesHorizontal)
        },
        Fault("an order of others", "offers shares") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            tree.memos[tree[row].memo].isOrdered = true
            tree.memos[tree[row].memo].firstInOrder = tree[row].firstChild
            tree[tree[row].firstChild].nextInOrder = .none
        },
        Fault("guides of a box that is gone", "guides are remembered") { _, tree in
            let box = tree.makeBox(.fill)
            tree.removeBox(box)
            tree.guideAnswers[box] = []
        },
        Fault("a root that is gone", "counts as a root") { _, tree in
            let box = tree.makeBox(.fill)
            tree.removeBox(box)
            tree.sightDependents[box] = []
        },
        Fault("a box recorded by nobody", "recorded by nobody") { _, tree in
            tree[first(.measured, tree)].flags.insert(.recorded)
        },
        Fault("a node in another", "is listed in") { graph, _ in
            let child = graph[NodeID.root].firstChild
            graph[graph[child].firstChild].parent = .root
        },
        Fault("a node left out", "which does not list it") { graph, _ in
            let child = graph[NodeID.root].firstChild
            graph[child].firstChild = .none
        },
        Fault("a box of two nodes", "belongs to node") { graph, tree in
            let node = graph.addNode(Node(tag: 0, parent: .root, environment: 0, orientation: 0))
            graph[node].box = tree[first(.insets, tree)].firstChild
            graph[node].nextSibling = graph[NodeID.root].firstChild
            graph[NodeID.root].firstChild = node
        },
        Fault("boxes in another order than nodes", "in another order") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            let one = tree[row].firstChild
            let other = tree[one].nextSibling
            tree[one].nextSibling = tree[other].nextSibling
            tree[other].nextSibling = one
            tree[row].firstChild = other
        },
        Fault("a node that sleeps in its list", "asleep in a list") { graph, _ in
            graph[graph[NodeID.root].firstChild].isAsleep = true
        },
        Fault("an environment that is gone", "which is gone") { graph, _ in
            graph[graph[NodeID.root].firstChild].environment = graph.environments.numbers.max()! + 1
        },
        Fault("a watcher that is not counted", "look at every layout") { graph, _ in graph.afterLayout.watcherCount -= 1
        },
        Fault("a child that is gone", "is listed in box") { _, tree in
            let box = tree.makeBox(.fill)
            tree.removeBox(box)
            tree[tree[first(.insets, tree)].firstChild].firstChild = box
        },
        Fault("limits of nobody", "has a frame with limits, but no limits") { _, tree in
            tree[first(.flexibleFrame, tree)].further = .none
        },
        Fault("a priority that is none", "has priority number") { _, tree in
            tree[first(.measured, tree)].priority = UInt16(tree.priorities.count)
        },
        Fault("a layout that never ended", "a layout is being asked") { _, tree in tree.barrier = tree.root },
        Fault("a question that was never answered", "a layout is being asked") { _, tree in tree.asking = tree.root },
        Fault("a shortcut of another rule", "is asked as another rule") { _, tree in
            tree[first(.stack, tree)].shortcut = .fill
        },
        Fault("a stack that is separable alone", "and not all in it are") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            tree[row].flags.insert(.separable)
            tree[tree[row].firstChild].flags.remove(.separable)
        },
        Fault("a custom layout without a layout", "has no layout") { _, tree in
            tree[tree.makeBox(.custom)].flags.remove(.stale)
        },
        Fault("traits of a custom layout", "of which nothing is known") { _, tree in
            let box = tree.makeBox(.custom)
            tree[box].flags.remove(.stale)
            tree[box].flags.insert(.rigidWidth)
        },
        Fault("an order with a box of another", "is offered a share") { _, tree in
            let row = tree[first(.insets, tree)].firstChild
            tree.memos[tree[row].memo].isOrdered = true
            tree.memos[tree[row].memo].firstInOrder = row
        },
        Fault("a node that is gone", "is listed in") { graph, _ in
            graph[graph[NodeID.root].firstChild].firstChild = 100_000
        },
        Fault("a node listed twice", "is listed twice") { graph, _ in
            let child = graph[NodeID.root].firstChild
            graph[child].nextSibling = child
        },
        Fault("a box that is gone", "has box 100000, which is gone") { graph, _ in
            graph[graph[NodeID.root].firstChild].box = 100_000
        },
        Fault("modifiers that are gone", "keeps modifiers that are gone") { graph, _ in
            graph[graph[NodeID.root].firstChild].pending = 100_000
        },
        Fault("a box in an environment that is gone", "which is gone") { graph, tree in
            tree.environments[first(.measured, tree)] = graph.environments.numbers.max()! + 1
        },
        Fault("names that were not forgotten", "names of nodes that leave") { graph, _ in
            graph.update.leavingNames[.root] = AnyHashable(1)
        },
        Fault("a fade of a box that is gone", "fades, and is gone") { graph, _ in
            graph.motion.fades[100_000] = Motion()
        },
        Fault("an appearance of what is gone", "waits to appear, and is gone") { graph, _ in
            graph.afterLayout.appearing.append((100_000, {}))
        },
        Fault("a reader of focused values that is gone", "reads focused values, and is gone") { graph, _ in
            graph.keyFocus.valueReaders.insert(100_000)
        },
        Fault("a picture in what is gone", "out of box 100000, which is gone") { graph, _ in
            graph.motion.departingViews.add(
                DepartingView(node: 1, outer: .root, boxes: [], isInFront: false, fade: nil, name: 0), in: 100_000)
        },
        Fault("a reader of the room that is gone", "reads the room, and is gone") { graph, _ in
            graph.presentations.page.roomReaders.insert(100_000)
        },
        Fault("a motion of a box that is gone", "travels, and is gone") { graph, _ in
            graph.motion.frameMotions[100_000] = Motion()
        },
        Fault("a picture of what has gone", "is on its way out, and is gone") { graph, tree in
            graph.motion.departingViews.add(
                DepartingView(node: 100_000, outer: .root, boxes: [], isInFront: false, fade: nil, name: 0),
                in: tree.root)
        },
    ]

    @Test(arguments: faults) func isFound(_ fault: Fault) {
        let host = host()
        fault.harm(host.graph, host.graph.tree)
        let sentences = host.checkInvariants()
        #expect(sentences.contains { $0.contains(fault.sentence) }, "\(sentences)")
        // The host goes in peace.
        _ = host.graph.motion.departingViews.takeAll()
    }

    /// A view that fades out, and goes together with what was around it: nothing is left of either.
    private struct Nested: View {
        let eventLog: EventLog
        @State private var isInner = true
        @State private var isOuter = true

        var body: some View {
            eventLog.set("inner") { withAnimation(.linear(duration: 10)) { isInner = false } }
            eventLog.set("outer") { isOuter = false }
            return VStack {
                if isOuter {
                    Group { if isInner { Color.red.frame(width: 20, height: 20) } }
                        .environment(\.lineLimit, 3)
                }
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }

    @Test func whatIsOnItsWayOutGoesWithTheViewsAround() {
        let eventLog = EventLog()
        let host = ViewHost(Nested(eventLog: eventLog))
        host.update()
        #expect(host.checkInvariants() == [])
        eventLog.run("inner")
        host.update()
        #expect(!host.graph.motion.departingViews.isEmpty)
        #expect(host.checkInvariants() == [])
        eventLog.run("outer")
        host.update()
        #expect(host.graph.motion.departingViews.isEmpty)
        #expect(host.checkInvariants() == [])
    }

    /// Each number that was given back was given out, and waits once.
    @Test(
        arguments: [
            ([1, 2], []), ([0], []), ([1, 1], ["a box is twice among those to be used again"]),
            ([3], ["box 3 is to be used again, and never was"]), ([-1], ["box -1 is to be used again, and never was"]),
        ] as [([Int32], [String])])
    func numbersWaitOnce(_ numbers: [Int32], _ sentences: [String]) {
        var complaints = Complaints()
        #expect(complaints.distinct(numbers, below: 3, "box") == Set(numbers))
        #expect(complaints.sentences == sentences)
    }

    /// One fault breaks much: the first ten sentences are enough.
    @Test func manyComplaintsAreTen() {
        var complaints = Complaints()
        for number in 0..<20 { complaints.add("\(number)") }
        #expect(complaints.sentences == (0..<10).map { "\($0)" })
    }
}
