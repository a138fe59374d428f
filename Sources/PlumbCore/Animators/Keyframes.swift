import Foundation

/// How a value changes over time: tracks of keyframes.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value = Body.Value
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Keyframes

    /// The tracks that these keyframes consist of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks to a plan: keyframes with a body need nothing here.
    static func addTracks(of keyframes: Self, to plan: inout KeyframePlan<Value>)
}

extension Keyframes where Value == Body.Value {
    public static func addTracks(of keyframes: Self, to plan: inout KeyframePlan<Value>) {
        Body.addTracks(of: keyframes.body, to: &plan)
    }
}

/// Tracks of keyframes that wait for the value from which they start.
public struct KeyframePlan<Value> {
    /// Where a value is after a time, for one track.
    struct Track {
        /// Seconds.
        let duration: Double
        let isStatedWell: Bool
        let write: (_ time: Double, _ value: inout Value) -> Void
    }

    private(set) var tracks: [(Value) -> Track] = []

    init() {}

    mutating func add(_ track: @escaping (Value) -> Track) { tracks.append(track) }
}

extension Never: Keyframes {
    public static func addTracks(of keyframes: Never, to plan: inout KeyframePlan<Never>) {}
}

/// Keyframes of one property of a value, or of the value as a whole.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
    // `Value` is the property's, as in SwiftUI; that of the keyframes is the whole.
    /// What changes as a whole; the track may change a property of it.
    @_implements(Keyframes,Value)
    public typealias KeyframesValue = Root
    public typealias Body = Never

    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// Keyframes of a property of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public var body: Never { return primitiveBody(Self.self) }

    public static func addTracks(of track: KeyframeTrack, to plan: inout KeyframePlan<Root>) {
        var line = KeyframeLine<Value>()
        Content.addKeyframes(of: track.content, to: &line)
        let path = track.path
        plan.add { root in
            let curve = KeyframeCurve(from: root[keyPath: path].animatableData, along: line.segments)
            return KeyframePlan.Track(duration: curve.duration, isStatedWell: curve.isStatedWell) { time, root in
                root[keyPath: path].animatableData = curve.value(at: time)
            }
        }
    }
}

/// Two sets of tracks, one after the other.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never

    let first: First
    let second: Second

    var body: Never { return primitiveBody(Self.self) }

    static func addTracks(of pair: KeyframesPair, to plan: inout KeyframePlan<Value>) {
        First.addTracks(of: pair.first, to: &plan)
        Second.addTracks(of: pair.second, to: &plan)
    }
}

/// No tracks: the value stays as it is.
struct EmptyKeyframes<Value>: Keyframes {
    typealias Body = Never
    var body: Never { return primitiveBody(Self.self) }
    static func addTracks(of keyframes: EmptyKeyframes, to plan: inout KeyframePlan<Value>) {}
}

/// Makes keyframes of the tracks, or of the keyframes of one track, in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { KeyframeSequence(parts: components) }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
    { KeyframeTrackContentBuilder<Value>.Conditional(branch: .first(component)) }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
    { KeyframeTrackContentBuilder<Value>.Conditional(branch: .second(component)) }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<LinearKeyframe<Value>>(parts: [])
    }

    public static func buildFinalResult<Content>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack { component }
    }

    public static func buildExpression<Content>(_ expression: Content) -> Content
    where Value == Content.Value, Content: Keyframes { expression }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.Value, Content: Keyframes { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> { KeyframesPair(first: accumulated, second: next) }

    @_disfavoredOverload
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }

    public static func buildFinalResult<Content>(_ component: Content) -> Content
    where Value == Content.Value, Content: Keyframes { component }
}
