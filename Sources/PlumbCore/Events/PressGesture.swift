import Foundation

/// A press on a button: it may stay as long as it likes, and leave the button and come back. Let go inside, the action
/// runs.
nonisolated package struct PressGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    package init() {}

    @MainActor package static func makeRecognizer(
        of gesture: PressGesture, in place: GestureContext<Bool>
    ) -> GestureRecognizer<Bool> {
        place.recognizer(PressRecognizer.self, PressRecognizer(place.site)) { _ in }
    }
}

/// The value tells whether the finger is inside. 1. A press is possible as soon as the finger is down, so that a scroll
/// can still win over it.
/// 2. Outside of the view's bounds it goes on, unpressed. 3. Let go inside it ends, let go outside it fails.
private final class PressRecognizer: LeafRecognizer<Bool> {
    private var finger: Int?

    override var isTap: Bool { true }

    override func receive(_ touch: Touch) {
        guard !raw.status.isOver else { return }
        if touch.phase == .began, finger == nil {
            finger = touch.finger
            raw = .possible(true)
            return
        }
        guard touch.finger == finger else { return }
        let isInside = site.contains(touch.location)
        switch touch.phase {
        case .ended: raw = isInside ? .ended(true) : .failed
        case .cancelled: raw = .failed
        case .began, .changed: raw = .possible(isInside)
        }
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}

/// A gesture with an action for its beginning and its end, however it ends.
nonisolated struct PressingGesture<Base: Gesture>: Gesture where Base.Value == Bool {
    typealias Value = Bool
    typealias Body = Never
    let base: Base
    let pressing: (Bool) -> Void

    @MainActor static func makeRecognizer(
        of gesture: PressingGesture, in place: GestureContext<Bool>
    ) -> GestureRecognizer<Bool> {
        place.recognizer(PressingRecognizer.self, PressingRecognizer(place.site)) {
            $0.pressing = gesture.pressing
            $0.update(gesture.base, in: place)
        }
    }
}

private final class PressingRecognizer: ForwardingRecognizer<Bool, Bool> {
    var pressing: (Bool) -> Void = { _ in }
    private var isPressed = false

    override func value(of phase: GesturePhase<Bool>) -> GesturePhase<Bool> { phase }

    override func settle(isHeld: Bool) {
        super.settle(isHeld: isHeld)
        tell(!phase.status.isOver && phase.value == true)
    }
    override func cancel() {
        super.cancel()
        tell(false)
    }
    override func reset() {
        super.reset()
        tell(false)
    }
    /// The view goes: there is nobody to tell.
    override func discard() {
        super.discard()
        isPressed = false
    }

    private func tell(_ new: Bool) {
        guard new != isPressed else { return }
        isPressed = new
        pressing(new)
    }
}
