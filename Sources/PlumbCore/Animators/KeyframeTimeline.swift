import Foundation
import PlumbLayout

/// A value that changes over time by keyframes. Tracks of the same property: the last one counts.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [KeyframePlan<Value>.Track]

    /// - Parameter initialValue: where all tracks begin.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(from: initialValue, content())
    }

    init<K: Keyframes<Value>>(from initialValue: Value, _ keyframes: K) {
        var plan = KeyframePlan<Value>()
        K.addTracks(of: keyframes, to: &plan)
        self.initialValue = initialValue
        tracks = plan.tracks.map { $0(initialValue) }
    }

    /// Seconds: the longest track's.
    public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

    /// Every duration is a length of time.
    var isStatedWell: Bool { tracks.allSatisfy(\.isStatedWell) }

    /// The value after a time: before the beginning as at the beginning, after the end as at the end.
    ///
    /// - Parameter time: seconds.
    public func value(time: Double) -> Value {
        var value = initialValue
        let time = time > 0 ? time : 0
        for track in tracks { track.write(time, &value) }
        return value
    }

    /// The value after a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
