import Foundation

/// One tap or several in a row.
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// - Parameter count: how many taps, each no later than 0.35 seconds after the last one.
    public init(count: Int = 1) { self.count = count }

    @MainActor public static func makeRecognizer(
        of gesture: TapGesture, in place: GestureContext<Void>
    ) -> GestureRecognizer<Void> {
        let tap = SpatialTapGesture(count: gesture.count, coordinateSpace: .global).map { _ in }
        return MapGesture<SpatialTapGesture, Void>.makeRecognizer(of: tap, in: place)
    }
}

/// One tap or several in a row, and where the last one was.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// Points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// Whose coordinates the location is told in.
    public var coordinateSpace: CoordinateSpace

    /// - Parameter count: how many taps, each no later than 0.35 seconds after the last one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// - Parameter count: how many taps, each no later than 0.35 seconds after the last one.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func makeRecognizer(
        of gesture: SpatialTapGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(TapRecognizer.self, TapRecognizer(place.site)) {
            $0.count = max(1, gesture.count)
            $0.space = gesture.coordinateSpace
        }
    }
}

/// 1. A finger that comes down and up within 0.75 seconds and 45 points is a tap. 2. The next one must come down no
/// later than 0.35 seconds after it (OpenSwiftUI `SingleTapGesture`, `RepeatGesture`). Other fingers do not count.
private final class TapRecognizer: LeafRecognizer<SpatialTapGesture.Value> {
    var count = 1
    var space = CoordinateSpace.local
    private var taps = 0
    private var start: Touch?
    private var limit: Double?

    override var deadline: Double? { raw.status == .possible ? limit : nil }
    override var isTap: Bool { count == 1 }

    override func receive(_ touch: Touch) {
        guard raw.status == .possible else { return }
        switch touch.phase {
        case .began:
            guard start == nil else { return }
            start = touch
            limit = touch.time + site.platform.gestures.tapDuration
        case .changed:
            if isFar(touch) { raw = .failed }
        case .ended:
            guard let start, start.finger == touch.finger else { return }
            if isFar(touch) || touch.time > start.time + site.platform.gestures.tapDuration { return raw = .failed }
            taps += 1
            self.start = nil
            limit = touch.time + site.platform.gestures.tapDelay
            if taps >= count { raw = .ended(.init(location: site.location(touch.location, in: space))) }
        case .cancelled:
            if start?.finger == touch.finger { raw = .failed }
        }
    }

    private func isFar(_ touch: Touch) -> Bool {
        guard let start, start.finger == touch.finger else { return false }
        return start.location.distance(to: touch.location) > site.platform.gestures.tapDistance
    }

    override func expire(_ now: Double) {
        if raw.status == .possible, let limit, now >= limit { raw = .failed }
    }

    override func reset() {
        super.reset()
        taps = 0
        start = nil
        limit = nil
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
