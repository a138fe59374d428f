import Testing

@testable import PlumbCore

/// In which order nodes are done again.
@Suite @MainActor
struct NodeOrderTests {
    private struct Tree: View {
        let depth: Int
        var body: some View {
            VStack {
                Color.red
                if depth > 0 {
                    AnyView(Tree(depth: depth - 1))
                    AnyView(Tree(depth: depth - 1))
                }
            }
        }
    }

    /// The outermost first, and of one depth by number, in whatever order they were marked.
    @Test(arguments: 0..<20) func parentsComeFirst(seed: UInt64) {
        let host = hostOf(Tree(depth: 4), in: 100, 100)
        host.update()
        let graph = host.graph
        var random = SeededNumbers(seed: seed)
        var nodes = (0..<NodeID(graph.nodes.count)).filter { !graph.isFree($0) }
        for index in nodes.indices { nodes.swapAt(index, random.next(in: index...(nodes.count - 1))) }
        func depth(_ node: NodeID) -> Int { node == .root ? 0 : 1 + depth(graph[node].parent) }
        // Half of them come when some have gone.
        let (first, second) = (nodes.prefix(nodes.count / 2), nodes.dropFirst(nodes.count / 2))
        var heap = NodeHeap()
        heap.add(first, in: graph)
        var left = Set(first)
        func takeAll(_ count: Int) {
            for _ in 0..<count {
                let least = left.min { (depth($0), $0) < (depth($1), $1) }
                #expect(heap.takeFirst() == least)
                least.map { _ = left.remove($0) }
            }
        }
        takeAll(10)
        heap.add(second, in: graph)
        left.formUnion(second)
        takeAll(left.count)
        #expect(heap.isEmpty && heap.takeFirst() == nil)
    }
}
