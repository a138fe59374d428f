import Foundation
import PlumbPlatform

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where a drag is. Points, in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The host's time, in seconds since the reference date.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it came down.
        public var startLocation: CGPoint
        /// Points a second, from the last three places.
        public internal(set) var velocity: CGSize
        /// Seconds for which it is thought to go on.
        var prediction: Double

        /// How far the finger has gone.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest: a quarter of a second farther (OpenSwiftUI `DragGesture.Value`).
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * prediction,
                y: location.y + velocity.height * prediction)
        }

        /// How far it would have gone then.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger moves before it is a drag, in points.
    public var minimumDistance: CGFloat
    /// Whose coordinates are told.
    public var coordinateSpace: CoordinateSpace

    /// - Parameter minimumDistance: how far the finger moves before it is a drag, in points; with 0 it is one as soon
    ///   as it comes down.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// - Parameter minimumDistance: how far the finger moves before it is a drag, in points; with 0 it is one as soon
    ///   as it comes down.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func makeRecognizer(
        of gesture: DragGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(DragRecognizer.self, DragRecognizer(place.site)) {
            $0.distance = gesture.minimumDistance.isNaN ? 10 : gesture.minimumDistance
            $0.space = gesture.coordinateSpace
        }
    }
}

/// 1. Places are told in the coordinates as the views stand at the moment; where it began is not looked at again. 2. A
/// finger that has not gone the distance when it is let go has failed (OpenSwiftUI `DragGesture`). Other fingers do not
/// count. 3. A drag along an axis fails where the finger has gone the distance, and farther across.
final class DragRecognizer: LeafRecognizer<DragGesture.Value> {
    var distance: CGFloat = 10
    var space = CoordinateSpace.local
    /// The axis of the drag; nil for any.
    var axis: Axis?
    /// How far from the leading edge a drag must begin; nil for anywhere.
    var leadingRoom: CGFloat?
    /// Runs when a drag ends without having been let go.
    var cancelled: (() -> Void)?
    private var finger: Int?
    private var start = CGPoint.zero
    private lazy var velocity = VelocitySampler(site.platform)

    override func receive(_ touch: Touch) {
        guard !raw.status.isOver else { return }
        if touch.phase == .began, finger == nil {
            finger = touch.finger
            start = site.location(touch.location, in: space)
            if let leadingRoom, site.leadingDistance(of: start) > leadingRoom { return raw = .failed }
        }
        guard touch.finger == finger else { return }
        if touch.phase == .cancelled { return cancel() }
        let location = site.location(touch.location, in: space)
        velocity.add(location, time: touch.time)
        let value = DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: touch.time), location: location, startLocation: start,
            velocity: velocity.velocity, prediction: site.platform.gestures.prediction)
        let isDrag = raw.status == .active || start.distance(to: location) >= distance
        if isDrag, raw.status != .active, let axis, value.isAcross(axis) { return raw = .failed }
        if touch.phase == .ended {
            raw = isDrag ? .ended(value) : .failed
        } else if isDrag {
            raw = .active(value)
        }
    }

    override func cancel() {
        let wasActive = raw.status == .active
        super.cancel()
        if wasActive { cancelled?() }
    }

    override func reset() {
        super.reset()
        finger = nil
        velocity = VelocitySampler(site.platform)
    }
}

extension DragGesture.Value {
    fileprivate func isAcross(_ axis: Axis) -> Bool {
        let (along, across) =
            axis == .horizontal
            ? (translation.width, translation.height) : (translation.height, translation.width)
        return abs(across) >= abs(along)
    }
}

/// The velocity of something that moves, from its last three places: the last difference counts a quarter, the one
/// before three quarters (OpenSwiftUI `VelocitySampler`).
struct VelocitySampler {
    private var samples: [(point: CGPoint, time: Double)] = []
    /// The weight of the last but one velocity.
    private let weight: Double

    init(_ platform: Platform) { weight = platform.gestures.velocityWeight }

    /// A place at the time of the last one takes its place.
    mutating func add(_ point: CGPoint, time: Double) {
        if samples.last?.point != point { lastTime = time }
        if let last = samples.last, time <= last.time { samples.removeLast() }
        samples.append((point, max(time, samples.last?.time ?? time)))
        if samples.count > 3 { samples.removeFirst() }
    }

    /// When the place was last another.
    private(set) var lastTime = 0.0

    /// Points a second.
    var velocity: CGSize {
        guard samples.count > 1 else { return .zero }
        func difference(_ i: Int) -> CGSize {
            let span = CGFloat(samples[i].time - samples[i - 1].time)
            guard span > 0 else { return .zero }
            return CGSize(
                width: (samples[i].point.x - samples[i - 1].point.x) / span,
                height: (samples[i].point.y - samples[i - 1].point.y) / span)
        }
        let earlier = difference(1)
        guard samples.count > 2 else { return earlier }
        let later = difference(2)
        return CGSize(
            width: later.width + (earlier.width - later.width) * weight,
            height: later.height + (earlier.height - later.height) * weight)
    }
}
