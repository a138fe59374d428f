import PlumbLayout

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
