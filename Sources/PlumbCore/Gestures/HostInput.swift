import Foundation

extension ViewHost {
    /// Does to the views what a person does, at the host's time. Returns whether a view took notice.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        switch event {
        case .touch(let phase, let point, let finger): touch(phase, at: point, finger: finger)
        case .wheel(let point, let distance): scroll(at: point, by: distance)
        case .hover, .key, .text: false
        }
    }

    private func touch(_ phase: InputEvent.Phase, at point: CGPoint, finger: Int) -> Bool {
        update()
        defer { update() }
        return graph.working { touches.handle(phase, at: point, finger: finger) }
    }

    /// Taps at a point of the root view, in points; time stands still. Taps at the same place with less than 0.35 seconds between
    /// them are taps in a row. Returns whether a gesture was recognized: one that waits for another tap first was not.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool {
        let before = touches.recognitions
        send(.touch(.began, at: point))
        send(.touch(.ended, at: point))
        return touches.recognitions > before
    }
}
