import Foundation

/// A press that lasts, as `LongPressGesture`, which tells whose finger it is. It ends with the time, while the finger
/// is down.
nonisolated struct GraspGesture: Gesture {
    typealias Value = Grasp
    typealias Body = Never

    /// The finger that has held the view, where it came down, and where it was when it had; in points of the root view.
    struct Grasp {
        let site: GestureSite
        let finger: Int
        let start: CGPoint
        let location: CGPoint
    }

    let press: LongPressGesture
    /// Whether it fails where the finger has gone when its turn comes, as for who follows the finger.
    let needsFinger: Bool

    @MainActor static func makeRecognizer(
        of gesture: GraspGesture, in place: GestureContext<Grasp>
    ) -> GestureRecognizer<Grasp> {
        place.recognizer(GraspRecognizer.self, GraspRecognizer(place.site)) {
            $0.needsFinger = gesture.needsFinger
            $0.update(gesture.press, in: place)
        }
    }
}

/// 1. Whose finger it is, and where it is while it presses. 2. Where the press waits for another gesture when its time
/// has come, and the finger is let go meanwhile, nobody can follow that finger any more.
private final class GraspRecognizer: ForwardingRecognizer<Bool, GraspGesture.Grasp> {
    var needsFinger = false
    private var finger = 0
    private var start: CGPoint?
    private var location = CGPoint.zero

    override func receive(_ touch: Touch) {
        super.receive(touch)
        // 1
        if touch.phase == .began, start == nil {
            (finger, start, location) = (touch.finger, touch.location, touch.location)
            return
        }
        guard start != nil, finger == touch.finger else { return }
        if touch.phase == .changed {
            // Until its time has come.
            if deadline != nil { location = touch.location }
        } else if needsFinger, phase.status != .ended {
            // 2
            base?.cancel()
        }
    }

    override func value(of phase: GesturePhase<Bool>) -> GesturePhase<GraspGesture.Grasp> {
        let grasp = GraspGesture.Grasp(site: site, finger: finger, start: start ?? .zero, location: location)
        return phase.map { _ in grasp }
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
