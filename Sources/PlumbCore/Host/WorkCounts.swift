import PlumbLayout

extension ViewHost {
    /// The checksum of the layout, the number of boxes, and the bytes of engine and graph.
    package var benchmarkFigures: (checksum: Double, nodes: Int, boxes: Int, engineBytes: Int, graphBytes: Int) {
        (
            graph.tree.checksum(graph.presentations.page.outermost), graph.nodes.count, graph.tree.boxes.count,
            graph.tree.capacityInBytes, graph.nodes.capacityInBytes
        )
    }

    /// How many marks were made when the page was drawn last; the others were kept.
    package var drawnMarks: Int { graph.motion.drawnMarks }

    /// Forgets every answer and place, so that the next layout is the first.
    package func forgetLayout() { graph.tree.forgetLayout() }

    package var layoutCounts: (measures: Int, placements: Int, resolved: Int, bodies: Int) {
        let counts = graph.tree.counts
        return (counts.measures, counts.placements, counts.resolved, graph.update.bodyCount)
    }
}

extension LayoutTree {
    /// Σ over leaves (boxes without boxes in them) of absolute x + y and of width + height.
    package func checksum(_ root: BoxID) -> Double {
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
