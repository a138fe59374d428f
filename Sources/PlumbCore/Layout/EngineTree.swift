/// The layout engine by itself, for benchmarks and tests: boxes made by hand, without views.
package struct EngineTree {
    let tree = LayoutTree()

    package init() {}

    /// The number of a box.
    package typealias ID = Int32

    package func rigid(_ width: Double, _ height: Double) -> ID {
        let box = tree.makeBox(.rigid)
        tree[box].a = width
        tree[box].b = height
        return box
    }

    package func fill() -> ID { tree.makeBox(.fill) }

    /// A leaf that is asked through its role and whose answers are remembered, as a text's are.
    package func measured(_ answer: @escaping (Double, Double) -> (Double, Double)) -> ID {
        tree.makeBox(.measured, role: FunctionRole(answer))
    }

    package func gap(_ axis: Axis, minimum: Double) -> ID {
        let box = tree.makeBox(.gap)
        tree[box].a = minimum
        if axis == .vertical { tree[box].flags.insert(.vertical) }
        return box
    }

    /// A line with no distance between its children; `alignment` is −1 for the leading or top edge, 0 for the centre.
    ///
    /// The line's box is made before those in it, as from views.
    package func line(_ axis: Axis, alignment: Int, _ makeChildren: () -> [ID]) -> ID {
        let box = tree.makeBox(.line)
        tree[box].flags.insert(.uniformSpacing)
        tree[box].a = 0
        if axis == .vertical { tree[box].flags.insert(.vertical) }
        if alignment < 0 {
            tree[box].horizontal = .leading
            tree[box].vertical = .top
        }
        var last = ID.none
        for child in makeChildren() {
            if last < 0 { tree[box].firstChild = child } else { tree[last].nextSibling = child }
            tree[child].parent = box
            last = child
        }
        return box
    }

    /// Changes the size of a rigid leaf.
    package func resize(_ leaf: ID, _ width: Double, _ height: Double) {
        tree[leaf].a = width
        tree[leaf].b = height
        tree.invalidate(leaf)
    }

    /// Forgets every answer and place.
    package func invalidateAll() { tree.forgetLayout() }

    package func layout(_ root: ID, width: Double?, height: Double?) {
        _ = tree.layout(root: root, proposal: Lengths(width ?? .unspecified, height ?? .unspecified))
        tree.settle()
    }

    /// Σ over leaves of absolute x + y and of width + height.
    package func checksum(_ root: ID) -> Double { tree.checksum(root) }
    package var capacityInBytes: Int { tree.capacityInBytes }
    package var measures: Int { tree.counts.measures }
    package var placements: Int { tree.counts.placements }
}

private final class FunctionRole: BoxRole {
    private let answer: (Double, Double) -> (Double, Double)
    init(_ answer: @escaping (Double, Double) -> (Double, Double)) { self.answer = answer }
    override func measure(_ proposal: Lengths) -> Lengths {
        let (width, height) = answer(proposal.width, proposal.height)
        return Lengths(width, height)
    }
}

extension LayoutTree {
    /// Σ over leaves (boxes without boxes in them) of absolute x + y and of width + height.
    func checksum(_ root: BoxID) -> Double {
        var sum = 0.0
        func visit(_ id: BoxID, _ x: Double, _ y: Double) {
            let x = x + self[id].x
            let y = y + self[id].y
            // A fill in a frame of both lengths is one leaf of a workload.
            let child = self[id].firstChild
            if child < 0 { return sum += x + y + self[id].size.width + self[id].size.height }
            forEachChild(of: id) { visit($0, x, y) }
        }
        visit(root, 0, 0)
        return sum
    }
}

extension ViewHost {
    /// The checksum of the layout, the number of boxes, and the bytes of engine and graph.
    package var benchmarkFigures: (checksum: Double, boxes: Int, engineBytes: Int, graphBytes: Int) {
        (
            graph.tree.checksum(graph.planes.page.outermost), graph.tree.boxes.count, graph.tree.capacityInBytes,
            graph.nodes.capacityInBytes
        )
    }

    /// Forgets every answer and place, so that the next layout is the first.
    package func forgetLayout() { graph.tree.forgetLayout() }

    package var layoutCounts: (measures: Int, placements: Int, resolved: Int, bodies: Int) {
        let counts = graph.tree.counts
        return (counts.measures, counts.placements, counts.resolved, graph.bodyCount)
    }
}
