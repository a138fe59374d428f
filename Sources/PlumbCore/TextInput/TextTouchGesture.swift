import Foundation

/// What a finger, or the mouse, does to an edited text.
///
/// 1. Let go where it came down, it is a tap; taps at a place that follow each other within 0.35 seconds are counted,
/// and none waits for the next. 2. A finger that moves to the side by 10 points selects; in a text that has the focus,
/// in any direction if it has many lines. 3. One that moves up or down is somebody else's: a scroll view's.
struct TextTouchGesture: Gesture {
    typealias Body = Never

    enum Value: Equatable {
        case tap(at: CGPoint, count: Int)
        case drag(from: CGPoint, to: CGPoint)
    }

    /// Whether a finger that moves up and down selects too.
    let selectsUpAndDown: @MainActor () -> Bool

    static func makeRecognizer(of gesture: TextTouchGesture, in place: GestureContext<Value>) -> GestureRecognizer<
        Value
    > {
        place.recognizer(TextTouchRecognizer.self, TextTouchRecognizer(place.site)) {
            $0.selectsUpAndDown = gesture.selectsUpAndDown
        }
    }
}

private final class TextTouchRecognizer: LeafRecognizer<TextTouchGesture.Value> {
    var selectsUpAndDown: @MainActor () -> Bool = { false }
    private var finger: Int?
    private var start = CGPoint.zero
    /// Where the last tap was, when it ended, and how many were in a row.
    private var last: (point: CGPoint, time: Double, count: Int)?

    override func receive(_ touch: Touch) {
        guard !raw.status.isOver else { return }
        let point = site.location(touch.location, in: .local)
        if touch.phase == .began, finger == nil {
            finger = touch.finger
            start = point
        }
        guard touch.finger == finger else { return }
        if touch.phase == .cancelled { return raw = .failed }
        if raw.status == .possible, start.distance(to: point) >= site.platform.gestures.panDistance {
            let isSideways = abs(point.x - start.x) > abs(point.y - start.y)
            guard isSideways || selectsUpAndDown() else { return raw = .failed }
            raw = .active(.drag(from: start, to: point))
        }
        if raw.status == .active {
            raw = touch.phase == .ended ? .ended(.drag(from: start, to: point)) : .active(.drag(from: start, to: point))
        } else if touch.phase == .ended {
            var count = 1
            if let last, touch.time <= last.time + site.platform.gestures.tapDelay,
                last.point.distance(to: point) < site.platform.gestures.panDistance
            {
                count = last.count + 1
            }
            last = (point, touch.time, count)
            raw = .ended(.tap(at: point, count: count))
        }
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}

extension TextInputTarget {
    func handle(_ value: TextTouchGesture.Value, isOver: Bool) {
        switch value {
        case .tap(let point, let count): tap(at: point, count: count)
        case .drag(let start, let point):
            if !isDragging { tap(at: start, count: 1) }
            drag(to: point)
        }
        if case .drag = value { isDragging = !isOver }
    }

    var selectsUpAndDown: Bool { isFocused && settings?.kind != .line }
}
