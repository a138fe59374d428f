import Foundation
import PlumbLayout

/// A recorder that follows fingers.
@MainActor
protocol TouchRecorder {
    /// A finger has come down, moved or gone; the gestures have not been told.
    func touch(_ touch: Touch, in graph: ViewGraph)
}

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
        if let recorder = graph.recorder { (recorder as? any TouchRecorder)?.touch(touch, in: graph) }
        if graph.service(TouchFollowers.self).receive(touch) { return true }
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

    /// A finger that is followed is taken away from gestures.
    private func handOver() {
        for finger in graph.service(TouchFollowers.self).fingers {
            guard let arena = arenas.first(where: { $0.has(finger: finger) }) else { continue }
            arena.receive(Touch(finger: finger, phase: .cancelled, location: .zero, time: graph.clock.now))
        }
    }

    /// Closes what is over, and asks the clock to call when something will be.
    private func tidy() {
        handOver()
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
