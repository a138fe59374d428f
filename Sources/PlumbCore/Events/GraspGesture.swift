import Foundation

/// A finger that rests on a view for a while. It ends with the time, while the finger is down.
nonisolated struct GraspGesture: Gesture {
    typealias Value = Grasp
    typealias Body = Never

    /// The finger that has held the view, and where it was then, in points of the root view.
    struct Grasp {
        let site: GestureSite
        let finger: Int
        let location: CGPoint
    }

    /// Seconds.
    let duration: Double
    /// How far the finger may move until then, in points.
    let distance: CGFloat

    @MainActor static func makeRecognizer(
        of gesture: GraspGesture, in place: GestureContext<Grasp>
    ) -> GestureRecognizer<Grasp> {
        place.recognizer(GraspRecognizer.self, GraspRecognizer(place.site)) {
            $0.duration = gesture.duration
            $0.distance = gesture.distance
        }
    }
}

/// 1. As a long press, it fails where the finger moves too far, or is let go, before its time. 2. Where it waits for
/// another gesture when its time has come, and the finger is let go meanwhile, it fails too: nobody can follow that
/// finger any more.
private final class GraspRecognizer: LeafRecognizer<GraspGesture.Grasp> {
    var duration = 0.0
    var distance: CGFloat = 0
    private var start: Touch?
    private var location = CGPoint.zero

    override var deadline: Double? {
        guard raw.status == .possible, duration.isFinite else { return nil }
        return start.map { $0.time + max(0, duration) }
    }

    override func receive(_ touch: Touch) {
        if touch.phase == .began, start == nil, raw.status == .possible {
            (start, location) = (touch, touch.location)
            return
        }
        guard let start, start.finger == touch.finger else { return }
        switch touch.phase {
        case .began: break
        case .changed:
            guard raw.status == .possible else { return }
            location = touch.location
            if start.location.distance(to: location) > distance { raw = .failed }
        case .ended, .cancelled:
            // 2
            if phase.status != .ended { raw = .failed }
        }
    }

    override func expire(_ now: Double) {
        guard let start, let deadline, now >= deadline else { return }
        raw = .ended(GraspGesture.Grasp(site: site, finger: start.finger, location: location))
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

/// Fingers that are followed by something other than gestures: from then on, gestures don't hear of them.
@MainActor
final class TouchFollowers: GraphService {
    private var followers: [Int: (TouchPhase, CGPoint) -> Void] = [:]

    init(_ graph: ViewGraph) {}

    var fingers: some Sequence<Int> { followers.keys }

    func follow(_ finger: Int, _ body: @escaping (TouchPhase, CGPoint) -> Void) { followers[finger] = body }

    /// Returns whether the touch was the follower's. A finger that comes down twice has been lifted where nobody saw
    /// it.
    func receive(_ touch: Touch) -> Bool {
        guard let body = followers[touch.finger] else { return false }
        if touch.phase != .changed { followers[touch.finger] = nil }
        body(touch.phase == .began ? .cancelled : touch.phase, touch.location)
        return touch.phase != .began
    }
}
