import Foundation
import PlumbLayout

/// Takes touches to the gestures of the views under them, and lets the clock decide what time decides.
@MainActor
final class HostTouches {
    private unowned let graph: ViewGraph
    private var arenas: [GestureArena] = []
    private var alarm: (token: HostClock.Token, time: Double)?

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Gestures that were recognized by what is going on.
    var recognitions: Int { finished + arenas.reduce(0) { $0 + $1.recognitions } }
    private var finished = 0

    /// Returns whether a gesture takes notice of the finger. A scroll view does once it scrolls.
    func handle(_ phase: TouchPhase, at point: CGPoint, finger: Int) -> Bool {
        // A place that is none is nowhere: a finger that is lifted there is gone.
        let isSomewhere = point.x.isFinite && point.y.isFinite
        guard isSomewhere || phase == .ended || phase == .cancelled else { return false }
        let touch = Touch(
            finger: finger, phase: isSomewhere ? phase : .cancelled, location: isSomewhere ? point : .zero,
            time: graph.clock.now)
        defer { tidy() }
        if graph.records.updateLog != nil { follow(touch) }
        guard phase == .began else {
            guard let arena = arenas.first(where: { $0.has(finger: finger) }) else { return false }
            arena.receive(touch)
            return arena.takesNotice
        }
        // A finger that comes down twice has been lifted where nobody saw it.
        if let arena = arenas.first(where: { $0.has(finger: finger) }) {
            arena.receive(Touch(finger: finger, phase: .cancelled, location: point, time: touch.time))
        }
        let found = HitTest(graph).find(point)
        let path = found.responders
        if let arena = arenas.first(where: { $0.hasFingers && path.contains(where: $0.contains) }) {
            arena.begin(touch, on: path)
            return arena.takesNotice
        }
        // What still waits for another tap waits for one at the same views.
        let waiting = arenas.filter { !$0.hasFingers }
        for arena in waiting {
            arena.leave(all: path)
            close(arena, for: path)
        }
        guard !path.isEmpty else {
            guard let action = found.missed?.traits.touchedOutside else { return false }
            action()
            finished += 1
            return true
        }
        let arena = GestureArena(graph, path)
        arenas.append(arena)
        arena.begin(touch, on: path)
        return arena.takesNotice
    }

    // MARK: What a drag does

    private var followed: [Int: (drag: TracedDrag, leaf: BoxID, x: CGFloat, start: CGFloat)] = [:]

    /// Notes down how far a finger goes, and how far the view under it.
    private func follow(_ touch: Touch) {
        switch touch.phase {
        case .began:
            let boxes = HitTest(graph).responders(at: touch.location).compactMap { responder in
                if case .gesture(let node) = responder.kind, !node.takesTaps { graph[node.site.node].box } else { nil }
            }
            guard let box = boxes.first, box >= 0 else { return }
            var leaf = box
            while graph.tree[leaf].firstChild >= 0 { leaf = graph.tree[leaf].firstChild }
            guard let frame = graph.pageFrame(of: leaf) else { return }
            let isMirrored = graph.environment(graph.tree.environments[box]).isRightToLeft
            followed[touch.finger] = (
                TracedDrag(view: Int(box), finger: 0, moved: 0, isRightToLeft: isMirrored), leaf, touch.location.x,
                frame.midX
            )
        case .changed, .ended:
            guard var known = followed[touch.finger] else { return }
            if touch.phase == .changed {
                known.drag.finger = touch.location.x - known.x
                followed[touch.finger] = known
                return
            }
            followed[touch.finger] = nil
            guard !graph.tree.isFree(known.leaf), let frame = graph.pageFrame(of: known.leaf) else { return }
            known.drag.moved = frame.midX - known.start
            graph.records.updateLog?.drags.append(known.drag)
        case .cancelled: followed[touch.finger] = nil
        }
    }

    // MARK: The mouse

    /// The views that the mouse is over, the innermost first.
    private var hovered: [HoverNode] = []

    /// - Parameter point: nil when the mouse has left. Returns whether somebody was told.
    func hover(at point: CGPoint?) -> Bool {
        let point = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
        let now = point.map { HitTest(graph).hovers(at: $0) } ?? []
        let left = hovered.filter { old in !now.contains { $0 === old } }
        hovered = now
        for node in left { node.tell(nil) }
        for node in now { node.tell(point) }
        return !left.isEmpty || !now.isEmpty
    }

    // MARK: The end

    private func close(_ arena: GestureArena, for path: [GestureArena.Responder] = []) {
        arena.close(for: path)
        finished += arena.recognitions
        arenas.removeAll { $0 === arena }
    }

    /// Closes what is over, and asks the clock to call when something will be.
    private func tidy() {
        for arena in arenas where arena.isOver { close(arena) }
        let next = arenas.compactMap(\.deadline).min()
        guard next != alarm?.time else { return }
        if let alarm { graph.clock.cancel(alarm.token) }
        alarm = nil
        guard let next else { return }
        let token = graph.clock.schedule(at: next) { [weak self] in self?.expire() }
        alarm = (token, next)
    }

    private func expire() {
        alarm = nil
        for arena in arenas { arena.expire(graph.clock.now) }
        tidy()
    }
}
