import PlumbLayout

/// The way to one keyframe.
struct KeyframeSegment<Data: VectorArithmetic> {
    enum Motion {
        case move
        case linear(UnitCurve)
        /// Velocities that are stated, in units a second.
        case cubic(start: Data?, end: Data?)
        case spring(Spring, start: Data?)
    }

    let aim: Data
    /// Seconds; nil for as long as a spring needs.
    let duration: Double?
    let motion: Motion
}

/// A segment with its place and its velocities.
private struct KeyframePiece<Data: VectorArithmetic> {
    let time: Double
    let duration: Double
    let from: Data
    let startVelocity: Data
    let segment: KeyframeSegment<Data>
    var endVelocity = Data.zero
}

/// Where the data of a track is at any time.
///
/// 1. A segment begins where the one before is at its end: at its keyframe, but for a spring that was given too little
///    time.
/// 2. Its velocity there is the stated one, else that of the end of the one before: 0 at the beginning and after a
///    `move`.
/// 3. A straight line's velocity is that of its curve of time. 4. A cubic segment is the Hermite curve of its ends and
/// velocities. The velocity at its end is the stated one; else that in which the next one begins: the stated one, that
/// of a straight line, or that of the way from this segment's beginning to the next one's end over both their times
/// (Catmull and Rom); 0 at the end of the track and before a `move`. 5. From the end on the value is the last
/// keyframe's. Source: Apple (`CubicKeyframe`, `SpringKeyframe`); the velocity between segments of different lengths is
/// that of objc.io's measurements (Swift Talk 366 and on). What a spring that has not arrived leaves behind is not
/// documented: here it is where it is.
struct KeyframeCurve<Data: VectorArithmetic> {
    private let initial: Data
    private var pieces: [KeyframePiece<Data>] = []
    /// Seconds.
    private(set) var duration = 0.0
    /// No duration was without a length.
    private(set) var isStatedWell = true

    init(from initial: Data, along segments: [KeyframeSegment<Data>]) {
        self.initial = initial
        var from = initial
        var velocity = Data.zero
        for (index, segment) in segments.enumerated() {
            let length = segment.length
            if !(length >= 0 && length.isFinite) { isStatedWell = false }
            var piece = KeyframePiece(
                time: duration, duration: segment.usableLength, from: from,
                startVelocity: (segment.startVelocity ?? velocity).finite, segment: segment)
            let next = segments.indices.contains(index + 1) ? segments[index + 1] : nil
            piece.endVelocity = piece.velocityAtEnd(before: next).finite
            pieces.append(piece)
            from = piece.end
            velocity = piece.endVelocity
            duration += piece.duration
        }
    }

    /// - Parameter time: seconds since the beginning.
    func value(at time: Double) -> Data {
        guard let last = pieces.last else { return initial }
        // 5
        if time >= duration { return last.segment.aim }
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].time <= time { low = middle } else { high = middle }
        }
        return pieces[low].value(at: max(0, time - pieces[low].time))
    }
}

extension KeyframeSegment {
    /// Seconds, as stated.
    fileprivate var length: Double {
        if let duration { return duration }
        if case .spring(let spring, _) = motion { return spring.settlingDuration }
        return 0
    }

    /// What is no length of time counts as none.
    fileprivate var usableLength: Double { length > 0 && length.isFinite ? length : 0 }

    fileprivate var startVelocity: Data? {
        switch motion {
        case .cubic(let start, _): start
        case .spring(_, let start): start
        case .linear, .move: nil
        }
    }
}

extension KeyframePiece {
    private var way: Data { segment.aim - from }

    /// 1
    var end: Data {
        guard case .spring = segment.motion, segment.duration != nil else { return segment.aim }
        return value(at: duration)
    }

    func value(at time: Double) -> Data {
        guard duration > 0 else { return segment.aim }
        switch segment.motion {
        case .move: return segment.aim
        case .linear(let curve): return from + way.scaled(by: curve.value(at: time / duration))
        case .cubic:
            // 4
            let s = time / duration
            let (square, cube) = (s * s, s * s * s)
            return from + way.scaled(by: 3 * square - 2 * cube)
                + startVelocity.scaled(by: (cube - 2 * square + s) * duration)
                + endVelocity.scaled(by: (cube - square) * duration)
        case .spring(let spring, _):
            return from + spring.value(target: way, initialVelocity: startVelocity, time: time)
        }
    }

    func velocityAtEnd(before next: KeyframeSegment<Data>?) -> Data {
        guard duration > 0 else { return .zero }
        switch segment.motion {
        case .move: return .zero
        // 3
        case .linear(let curve): return way.scaled(by: curve.velocity(at: 1) / duration)
        case .spring(let spring, _):
            if segment.duration == nil { return .zero }
            return spring.velocity(target: way, initialVelocity: startVelocity, time: duration)
        case .cubic(_, let end):
            // 4
            if let stated = end ?? next?.startVelocity { return stated }
            guard let next, next.usableLength > 0 else { return .zero }
            switch next.motion {
            case .move: return .zero
            case .linear(let curve):
                return (next.aim - segment.aim).scaled(by: curve.velocity(at: 0) / next.usableLength)
            case .cubic, .spring: return (next.aim - from).scaled(by: 1 / (duration + next.usableLength))
            }
        }
    }
}

extension VectorArithmetic {
    /// The vector, or none where it has no length.
    fileprivate var finite: Self { magnitudeSquared.isFinite ? self : .zero }
}
