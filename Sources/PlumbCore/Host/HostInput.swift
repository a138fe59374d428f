import Foundation
import PlumbLayout

extension ViewHost {
    /// Does to the views what a person does, at the host's time. Returns whether a view took notice.
    @discardableResult
    public func send(_ event: HostEvent) -> Bool { apply(event).isTaken }

    @discardableResult
    func touch(_ phase: TouchPhase, at point: CGPoint, finger: Int = 0) -> Bool {
        update()
        defer { update() }
        return graph.working { touches.handle(phase, at: point, finger: finger) }
    }

    func hover(at point: CGPoint?) -> Bool {
        update()
        defer { update() }
        return graph.working { touches.hover(at: point) }
    }

    // MARK: As a person does it

    /// Taps at a point of the root view, in points; time stands still. Taps at the same place with less than 0.35
    /// seconds between them are taps in a row. Returns whether a gesture was recognized: one that waits for another tap
    /// first was not.
    ///
    /// - Parameter count: how many taps in a row.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool { apply(.tap(.point(point), count: count)).isTaken }

    func tapThere(_ point: CGPoint, _ count: Int = 1) -> Bool {
        recognizes {
            for _ in 0..<count {
                touch(.began, at: point)
                touch(.ended, at: point)
            }
        }
    }

    /// Presses at a point of the root view, and lets go after a time. Returns whether a gesture was recognized.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func press(at point: CGPoint, duration: TimeInterval) -> Bool {
        apply(.press(.point(point), duration: duration)).isTaken
    }

    func pressThere(_ point: CGPoint, _ duration: TimeInterval) -> Bool {
        recognizes {
            touch(.began, at: point)
            _ = pass(by: duration)
            touch(.ended, at: point)
        }
    }

    /// Puts a finger down at a point of the root view, moves it evenly to another, sixty times a second, and lifts it
    /// there. Returns whether a gesture was recognized, or something was scrolled.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) -> Bool {
        apply(.drag(.point(start), to: .point(end), duration: duration)).isTaken
    }

    func dragThere(from start: CGPoint, to end: CGPoint, _ duration: TimeInterval) -> Bool {
        let beginning = time
        return recognizes {
            for step in HostEvent.touches(from: start, to: end, duration: duration) {
                pass(to: beginning + step.delay)
                touch(step.phase, at: step.point)
            }
        }
    }

    private func recognizes(_ body: () -> Void) -> Bool {
        let before = touches.recognitions
        body()
        return touches.recognitions > before
    }

    // MARK: By name

    /// Taps in the middle of the first view with an accessibility identifier. Where there is none, nothing happens and
    /// a sentence says so.
    @discardableResult
    public func tap(_ identifier: String, count: Int = 1) -> Bool {
        apply(.tap(.identifier(identifier), count: count)).isTaken
    }

    /// Presses in the middle of the first view with an accessibility identifier.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func press(_ identifier: String, duration: TimeInterval) -> Bool {
        apply(.press(.identifier(identifier), duration: duration)).isTaken
    }

    /// Drags from the middle of the first view with an accessibility identifier.
    ///
    /// - Parameters:
    ///   - distance: points.
    ///   - duration: seconds, which pass for the host.
    @discardableResult
    public func drag(_ identifier: String, by distance: CGSize, duration: TimeInterval = 0.3) -> Bool {
        guard let frame = layout().frames.first(where: { $0.identifier == identifier })?.frame else {
            // It is refused, with a sentence.
            let target = HostEvent.Target.identifier(identifier)
            return apply(.drag(target, to: target, duration: duration)).isTaken
        }
        let start = CGPoint(x: frame.midX, y: frame.midY)
        return drag(
            from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: duration)
    }
}

extension HostEvent {
    /// What a finger does that drags along a straight line, each with its seconds after the first: a touch, a move each
    /// sixtieth of a second and at the end, and the end of the touch. Moves of a drag of more than an hour are further
    /// apart.
    ///
    /// - Parameter duration: seconds; what is no time counts as none.
    package static func touches(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval
    ) -> [(delay: TimeInterval, phase: TouchPhase, point: CGPoint)] {
        let duration = duration.isFinite ? max(0, duration) : 0
        let moves = max(1, Int((min(duration, 3600) * HostClock.rate - 1e-6).rounded(.up)))
        return [(0, .began, start)]
            + (1...moves).map { move in
                let part = Double(move) / Double(moves)
                let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
                return (duration * part, .changed, point)
            } + [(duration, .ended, end)]
    }
}
