import PlumbLayout

/// What is written down of a graph while that is asked for: where its views were written, what its updates do, and what
/// must stay as it is while a change is tried.
@MainActor
final class GraphRecord: GraphRecorder {
    /// Where views and modifiers were written; nil where that is not recorded.
    let places = SourceAddress.isRecorded ? LocatedNodes() : nil
    /// What updates do; nil where that is not recorded.
    let log = UpdateLog.isRecorded ? UpdateLog() : nil
    /// What must stay as it is while a change to boxes is tried; nil else.
    var trial: TrialScope?
    /// What is current again when the bodies and walks under way end.
    private var frames: [SourceFrame] = []
    private var trails: [(SourceFrame, SourcePoint?)] = []
    /// Fingers that are down on a view with a gesture.
    private var drags = FollowedDrags()

    // MARK: The walk

    func walk<V>(over view: V, isListed: Bool, slot: Int, in builder: GraphBuilder, _ make: () -> Void) {
        guard let located else { return make() }
        located.walk(over: view, isListed: isListed, slot: slot, in: builder, make)
    }

    func modify(at place: SourceAddress, in builder: GraphBuilder, _ make: () -> Void) {
        guard let located else { return make() }
        located.noting(SourcePoint(place), in: builder, make)
    }

    func walk(outside modifier: Any.Type, _ make: () -> Void) {
        guard located != nil else { return make() }
        SourceFrame.outside(of: modifier, make)
    }

    /// The places, while they are looked for.
    private var located: LocatedNodes? { SourceAddress.isRecorded ? places : nil }

    func resume(at node: NodeID, in graph: ViewGraph) {
        if places != nil { trails.append(SourceFrame.resume(at: node, in: graph)) }
    }
    func endResume() { if let trail = trails.popLast() { SourceFrame.restore(trail) } }

    func choose(_ first: Any.Type, _ second: Any.Type, in builder: GraphBuilder) {
        log?.choice(first, second, at: builder.node, in: builder.graph)
    }

    func list(_ count: Int, before: Int, kept: Int, isComputed: Bool, in builder: GraphBuilder) {
        log?.list(
            at: builder.node, count: count, before: before, kept: kept, isComputed: isComputed, in: builder.graph)
    }

    func stand(alone axis: Axis?, _ horizontal: AlignmentKey, _ vertical: AlignmentKey, in builder: GraphBuilder) {
        log?.noteLoneStack(axis, horizontal, vertical, around: builder.previous)
    }

    func align(_ content: Any.Type, in builder: GraphBuilder) { log?.noteAlignment(of: content, at: builder.previous) }

    func forget(_ node: NodeID, in graph: ViewGraph) {
        places?.forget(node)
        log?.forget(node)
        var child = graph[node].firstChild
        while child >= 0 {
            forget(child, in: graph)
            child = graph[child].nextSibling
        }
    }

    // MARK: Bodies

    func meetNew() { log?.reason = .appeared }
    func meetSame(_ view: Any.Type) { log?.skipped(view) }
    func meet<V>(_ view: V, before: V) { log?.given(UpdateLog.differences(before, view)) }

    func enter(_ view: Any.Type) { if places != nil { frames.append(SourceFrame.enter(view)) } }
    func leave() { if let frame = frames.popLast() { SourceFrame.current = frame } }

    func evaluate<V>(_ view: inout V, of instance: NodeObject, in builder: GraphBuilder) {
        log?.evaluate(&view, instance, in: builder)
    }

    func evaluated<Body>(_ body: Body, of instance: NodeObject) { log?.keep(body, of: instance) }

    // MARK: Updates

    nonisolated func note(_ cause: UpdateCause) -> any Sendable { UpdateNote(cause) }

    func begin(_ transaction: Transaction, at time: Double) { log?.begin(transaction, at: time) }

    func change(_ note: any Sendable, seenBy nodes: Set<NodeID>) {
        if let note = note as? UpdateNote { log?.changed(note, nodes) }
    }

    func change(_ notes: [(note: any Sendable, node: NodeID)]) {
        log?.changed(notes.compactMap { note, node in (note as? UpdateNote).map { ($0, node) } })
    }

    // MARK: Questions

    func point(of box: BoxID, in graph: ViewGraph) -> SourcePoint? {
        guard box >= 0, located != nil else { return nil }
        for node in 0..<Int32(graph.nodes.count) where !graph.isFree(node) && graph[node].box == box {
            return graph.nearestPoint(to: node)
        }
        return nil
    }

    func mayRebuild(_ box: BoxID, for node: NodeID, in tree: LayoutTree) -> Bool {
        trial?.mayRebuild(box, for: node, in: tree) != false
    }

    func mayUpdate() -> Bool {
        trial?.giveUp()
        return trial == nil
    }

    var nodes: Set<NodeID> { Set(places.map { Array($0.entries.keys) } ?? []).union(log?.nodes ?? []) }
}

extension GraphRecord: TouchRecorder {
    func touch(_ touch: Touch, in graph: ViewGraph) {
        if let log, let drag = drags.follow(touch, in: graph) { log.drags.append(drag) }
    }
}

extension GraphRecord {
    /// Records what is asked for of the graphs that are made from now on.
    nonisolated static func install() {
        let isNeeded = UpdateLog.isRecorded || SourceAddress.isRecorded
        Recording.make.withLock { make in
            make = nil
            if isNeeded { make = { GraphRecord() } }
        }
    }
}

extension ViewGraph {
    /// What is written down of the graph; nil for most.
    var record: GraphRecord? { recorder as? GraphRecord }
}
