import Foundation
import PlumbGraphics
import PlumbLayout

/// Two fingers that go apart or together.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    /// How far they have gone.
    public struct Value: Equatable, Sendable {
        /// The host's time, in seconds since the reference date.
        public var time: Date
        /// The fingers' distance as a factor of that at the beginning.
        public var magnification: CGFloat
        /// What it grows by in a second.
        public var velocity: CGFloat
        /// Where the middle between the fingers was at the beginning, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The same in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// How much the factor changes before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: how much the factor changes before it is a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func makeRecognizer(
        of gesture: MagnifyGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(TwoFingerRecognizer<Value>.self, TwoFingerRecognizer(place.site)) {
            let least = gesture.minimumScaleDelta
            $0.value = { fingers in
                let factor = fingers.startSpan.length > 0 ? fingers.span.length / fingers.startSpan.length : 1
                let value = Value(
                    time: fingers.time, magnification: factor, velocity: fingers.rate(of: factor),
                    startAnchor: fingers.anchor, startLocation: fingers.start)
                return (value, factor, abs(factor - 1) >= least)
            }
        }
    }
}

/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        /// The host's time, in seconds since the reference date.
        public var time: Date
        /// Clockwise; whole turns count.
        public var rotation: Angle
        /// What it grows by in a second.
        public var velocity: Angle
        /// Where the middle between the fingers was at the beginning, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The same in the view's coordinates, in points.
        public var startLocation: CGPoint
    }

    /// How far the fingers turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far the fingers turn before it is a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func makeRecognizer(
        of gesture: RotateGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(TwoFingerRecognizer<Value>.self, TwoFingerRecognizer(place.site)) {
            let least = CGFloat(gesture.minimumAngleDelta.radians)
            $0.value = { fingers in
                let value = Value(
                    time: fingers.time, rotation: .radians(Double(fingers.turn)),
                    velocity: .radians(Double(fingers.rate(of: fingers.turn))), startAnchor: fingers.anchor,
                    startLocation: fingers.start)
                return (value, fingers.turn, abs(fingers.turn) >= least)
            }
        }
    }
}

/// `MagnifyGesture` of iOS 13: its value is the factor.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never

    /// How much the factor changes before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: how much the factor changes before it is a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func makeRecognizer(
        of gesture: MagnificationGesture, in place: GestureContext<CGFloat>
    ) -> GestureRecognizer<CGFloat> {
        let base = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta).map(\.magnification)
        return MapGesture<MagnifyGesture, CGFloat>.makeRecognizer(of: base, in: place)
    }
}

/// `RotateGesture` of iOS 13: its value is the angle.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never

    /// How far the fingers turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far the fingers turn before it is a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func makeRecognizer(
        of gesture: RotationGesture, in place: GestureContext<Angle>
    ) -> GestureRecognizer<Angle> {
        let base = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta).map(\.rotation)
        return MapGesture<RotateGesture, Angle>.makeRecognizer(of: base, in: place)
    }
}

/// Two fingers, in the view's coordinates as it stood when the second came down: what they do to the view does not act
/// back on them.
struct FingerPair {
    let start: CGPoint
    let anchor: UnitPoint
    let startSpan: CGVector
    fileprivate(set) var span: CGVector
    /// Radians, clockwise.
    fileprivate(set) var turn: CGFloat = 0
    fileprivate(set) var time: Date
    fileprivate var elapsed = 0.0
    fileprivate var last: CGFloat?

    /// What a number grows by in a second, since the last place.
    func rate(of value: CGFloat) -> CGFloat {
        guard let last, elapsed > 0 else { return 0 }
        return (value - last) / CGFloat(elapsed)
    }
}

/// 1. The first two fingers count. 2. With fewer nobody waits for it. 3. It ends when one of them is lifted.
private final class TwoFingerRecognizer<Value>: LeafRecognizer<Value> {
    /// The value, the number in it, and whether it is far enough from the beginning.
    var value: ((FingerPair) -> (value: Value, number: CGFloat, isEnough: Bool))?
    private var fingers: [Touch] = []
    private var pair: FingerPair?
    private var lastTime = 0.0

    override var isIdle: Bool { fingers.count < 2 }

    override func receive(_ touch: Touch) {
        guard !raw.status.isOver else { return }
        if touch.phase == .began, fingers.count < 2 {
            fingers.append(touch)
            if fingers.count == 2 { begin(touch.time) }
            return
        }
        guard let index = fingers.firstIndex(where: { $0.finger == touch.finger }) else { return }
        if touch.phase == .cancelled { return raw = .failed }
        fingers[index] = touch
        follow(touch.time)
        guard touch.phase == .ended else { return }
        if case .active(let value) = raw { raw = .ended(value) } else { raw = .failed }
    }

    private func begin(_ time: Double) {
        let a = fingers[0].location
        let b = fingers[1].location
        let start = site.location(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), in: .local)
        let size = site.size
        pair = FingerPair(
            start: start,
            anchor: UnitPoint(
                x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0),
            startSpan: CGVector(dx: b.x - a.x, dy: b.y - a.y), span: CGVector(dx: b.x - a.x, dy: b.y - a.y),
            time: Date(timeIntervalSinceReferenceDate: time))
        lastTime = time
    }

    private func follow(_ time: Double) {
        guard var pair, fingers.count == 2, let value else { return }
        let a = fingers[0].location
        let b = fingers[1].location
        let span = CGVector(dx: b.x - a.x, dy: b.y - a.y)
        let old = pair.span
        let step = atan2(old.dx * span.dy - old.dy * span.dx, old.dx * span.dx + old.dy * span.dy)
        if step.isFinite { pair.turn += step }
        pair.span = span
        pair.time = Date(timeIntervalSinceReferenceDate: time)
        pair.elapsed = time - lastTime
        lastTime = time
        let (new, number, isEnough) = value(pair)
        if raw.status == .active || isEnough { raw = .active(new) }
        pair.last = number
        self.pair = pair
    }

    override func reset() {
        super.reset()
        fingers = []
        pair = nil
    }
}

extension CGVector {
    fileprivate var length: CGFloat { hypot(dx, dy) }
}
