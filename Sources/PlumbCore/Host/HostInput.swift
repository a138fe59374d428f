import Foundation
import PlumbLayout

extension ViewHost {
    /// Does to the views what a person does, at the host's time. Returns whether a view took notice.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        switch event {
        case .touch(let phase, let point, let finger): touch { $0.handle(phase, at: point, finger: finger) }
        case .wheel(let point, let distance): scroll(at: point, by: distance)
        case .key(let input): graph.working { press(input) }
        case .text(let text): graph.working { enter(text) }
        case .hover(let point): touch { $0.hover(at: point) }
        }
    }

    private func touch(_ body: (HostTouches) -> Bool) -> Bool {
        update()
        defer { update() }
        return graph.working { body(touches) }
    }

    // MARK: As a person does it

    /// Taps at a point of the root view, in points; time stands still. Taps at the same place with less than 0.35
    /// seconds between them are taps in a row. Returns whether a gesture was recognized: one that waits for another tap
    /// first was not.
    ///
    /// - Parameter count: how many taps in a row.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool {
        recognizes {
            for _ in 0..<max(0, count) {
                send(.touch(.began, at: point))
                send(.touch(.ended, at: point))
            }
        }
    }

    /// Presses at a point of the root view, and lets go after a time. Returns whether a gesture was recognized.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func press(at point: CGPoint, duration: TimeInterval) -> Bool {
        recognizes {
            send(.touch(.began, at: point))
            advance(by: duration)
            send(.touch(.ended, at: point))
        }
    }

    /// Puts a finger down at a point of the root view, moves it evenly to another, sixty times a second, and lifts it
    /// there. Returns whether a gesture was recognized, or something was scrolled.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) -> Bool {
        let beginning = time
        return recognizes {
            for step in InputEvent.drag(from: start, to: end, duration: duration) {
                advance(to: beginning + step.delay)
                send(step.event)
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
        center(of: identifier).map { tap(at: $0, count: count) } ?? false
    }

    /// Presses in the middle of the first view with an accessibility identifier.
    ///
    /// - Parameter duration: seconds, which pass for the host.
    @discardableResult
    public func press(_ identifier: String, duration: TimeInterval) -> Bool {
        center(of: identifier).map { press(at: $0, duration: duration) } ?? false
    }

    /// Drags from the middle of the first view with an accessibility identifier.
    ///
    /// - Parameters:
    ///   - distance: points.
    ///   - duration: seconds, which pass for the host.
    @discardableResult
    public func drag(_ identifier: String, by distance: CGSize, duration: TimeInterval = 0.3) -> Bool {
        guard let start = center(of: identifier) else { return false }
        return drag(
            from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: duration)
    }

    private func center(of identifier: String) -> CGPoint? {
        if let frame = layout().frames.first(where: { $0.identifier == identifier })?.frame {
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        graph.report("there is no view with the accessibility identifier \"\(identifier)\" to be touched")
        return nil
    }
}

extension InputEvent {
    /// What a finger does that drags along a straight line, each with its seconds after the first: a touch, a move each
    /// sixtieth of a second and at the end, and the end of the touch. Moves of a drag of more than an hour are further
    /// apart.
    ///
    /// - Parameter duration: seconds; what is no time counts as none.
    package static func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0
    ) -> [(delay: TimeInterval, event: InputEvent)] {
        let duration = duration.isFinite ? max(0, duration) : 0
        let moves = max(1, Int((min(duration, 3600) * HostClock.rate - 1e-6).rounded(.up)))
        return [(0, .touch(.began, at: start, finger: finger))]
            + (1...moves).map { move in
                let part = Double(move) / Double(moves)
                let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
                return (duration * part, .touch(.changed, at: point, finger: finger))
            } + [(duration, .touch(.ended, at: end, finger: finger))]
    }
}
