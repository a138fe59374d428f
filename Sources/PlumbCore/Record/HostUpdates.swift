import PlumbLayout

// What updates do, for those who ask why a view was evaluated.
extension ViewHost {
    /// Whether hosts that are made from now on record what their updates do.
    package nonisolated static var recordsUpdates: Bool {
        get { UpdateLog.isRecorded }
        set {
            UpdateLog.recorded.store(newValue, ordering: .relaxed)
            GraphRecord.install()
        }
    }

    /// Looks for the places of views from now on, on this thread: the one that runs them.
    ///
    /// - Parameter object: the user's shared object, as `dlopen` gave it.
    /// - Returns: how far the object's code lies above the addresses of its file; nil if there is no such object.
    package static func recordPlaces(of object: UnsafeMutableRawPointer) -> Int? {
        let base = SourceAddress.begin(object)
        GraphRecord.install()
        return base
    }

    /// Looks for the places of views in this program from now on, on this thread: the one that runs them.
    ///
    /// - Parameter code: where in the program's file the user's code is, in ascending order: all else is Plumb's.
    /// - Returns: how far the program's code lies above the addresses of its file; nil if that is not known.
    package static func recordPlaces(inProgramAt code: [Range<UInt>]) -> Int? {
        let base = SourceAddress.begin(inProgramAt: code)
        GraphRecord.install()
        return base
    }

    /// Looks for places no more.
    package static func stopRecordingPlaces() {
        SourceAddress.end()
        GraphRecord.install()
    }

    /// What updates have done since the host was made; none where that was not to be recorded.
    package var updates: [TracedUpdate] { graph.record?.log?.take() ?? [] }

    /// What fingers have done that went over views with gestures; none where that was not to be recorded.
    package var drags: [TracedDrag] { graph.record?.log?.drags ?? [] }

    /// The number by which a trace names the first box of a node; nil where it has none, or is gone.
    package func tracedView(ofNode node: Int) -> Int? {
        let node = NodeID(node)
        guard node >= 0, node < Int32(graph.nodes.count), !graph.isFree(node) else { return nil }
        let box = graph.box(in: node)
        return box >= 0 ? Int(box) : nil
    }

    /// Evaluates every body again though nothing has changed, and says what came of it: ids and objects that are others
    /// then are others each time.
    ///
    /// - Parameter nodes: evaluates only the bodies of these nodes, and what they give other values to.
    package func lookAgain(at nodes: Set<Int>? = nil) -> TracedUpdate? {
        guard let log = graph.record?.log else { return nil }
        let count = log.take().count
        for node in 0..<Int32(graph.nodes.count) where !graph.isFree(node) && !graph[node].isAsleep {
            if let nodes, !nodes.contains(Int(node)) { continue }
            if graph[node].object?.takeUnretainedValue() is any BodyNode { graph.queue.add(node) }
        }
        update()
        let updates = log.take()
        return updates.count > count ? updates[count] : nil
    }
}
