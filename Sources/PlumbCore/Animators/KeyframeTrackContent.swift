import Foundation

/// Keyframes of one track, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// What changes.
    associatedtype Value: Animatable = Body.Value
    /// The type of `body`. The compiler infers it.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this content consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to a line: content with a body needs nothing here.
    static func addKeyframes(of content: Self, to line: inout KeyframeLine<Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
    public static func addKeyframes(of content: Self, to line: inout KeyframeLine<Value>) {
        Body.addKeyframes(of: content.body, to: &line)
    }
}

/// The keyframes of a track, in order.
public struct KeyframeLine<Value: Animatable> {
    private(set) var segments: [KeyframeSegment<Value.AnimatableData>] = []

    init() {}

    mutating func add(_ aim: Value, _ duration: Double?, _ motion: KeyframeSegment<Value.AnimatableData>.Motion) {
        segments.append(KeyframeSegment(aim: aim.animatableData, duration: duration, motion: motion))
    }
}

/// Goes to a value in a straight line, by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let aim: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: seconds on the way.
    ///   - timingCurve: which part of the way has been covered after which part of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        aim = to
        self.duration = duration
        curve = timingCurve
    }

    public var body: LinearKeyframe<Value> { self }
    public static func addKeyframes(of keyframe: LinearKeyframe, to line: inout KeyframeLine<Value>) {
        line.add(keyframe.aim, keyframe.duration, .linear(keyframe.curve))
    }
}

/// Goes to a value along a cubic curve that joins its neighbours smoothly.
///
/// Velocities that are not stated follow from the neighbours (`KeyframeCurve`).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let aim: Value
    private let duration: TimeInterval
    private let start: Value?
    private let end: Value?

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: seconds on the way.
    ///   - startVelocity: units of the value a second; nil for one that makes the motion smooth.
    ///   - endVelocity: the same at the end.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        aim = to
        self.duration = duration
        start = startVelocity
        end = endVelocity
    }

    public var body: CubicKeyframe<Value> { self }
    public static func addKeyframes(of keyframe: CubicKeyframe, to line: inout KeyframeLine<Value>) {
        line.add(
            keyframe.aim, keyframe.duration,
            .cubic(start: keyframe.start?.animatableData, end: keyframe.end?.animatableData))
    }
}

/// Goes to a value as a spring does.
///
/// A spring that is given less time than it needs has not arrived when the next keyframe begins: that one goes on from
/// where the spring is. After the last keyframe the value is the keyframe's.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let aim: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let start: Value?

    /// - Parameters:
    ///   - to: where the spring rests.
    ///   - duration: seconds; nil for the time until the spring rests (`Spring.settlingDuration`).
    ///   - startVelocity: units of the value a second; nil for the velocity at the end of what comes before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        aim = to
        self.duration = duration
        self.spring = spring
        start = startVelocity
    }

    public var body: SpringKeyframe<Value> { self }
    public static func addKeyframes(of keyframe: SpringKeyframe, to line: inout KeyframeLine<Value>) {
        line.add(keyframe.aim, keyframe.duration, .spring(keyframe.spring, start: keyframe.start?.animatableData))
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let aim: Value

    /// - Parameter to: the value from then on.
    public init(_ to: Value) { aim = to }

    public var body: MoveKeyframe<Value> { self }
    public static func addKeyframes(of keyframe: MoveKeyframe, to line: inout KeyframeLine<Value>) {
        line.add(keyframe.aim, 0, .move)
    }
}

/// Two contents, one after the other.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    let first: First
    let second: Second

    var body: KeyframePair<First, Second> { self }
    static func addKeyframes(of pair: KeyframePair, to line: inout KeyframeLine<First.Value>) {
        First.addKeyframes(of: pair.first, to: &line)
        Second.addKeyframes(of: pair.second, to: &line)
    }
}

/// Any number of contents of one type: what a loop makes.
struct KeyframeSequence<Part: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Part.Value
    let parts: [Part]

    var body: KeyframeSequence<Part> { self }
    static func addKeyframes(of sequence: KeyframeSequence, to line: inout KeyframeLine<Part.Value>) {
        for part in sequence.parts { Part.addKeyframes(of: part, to: &line) }
    }
}

/// Makes the content of a track of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { KeyframeSequence(parts: components) }

    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
    { Conditional(branch: .first(component)) }

    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
    { Conditional(branch: .second(component)) }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeSequence<LinearKeyframe<Value>>(parts: [])
    }

    /// One of two contents: what `if … else` makes.
    public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        public typealias Value = ConditionalValue

        enum Branch {
            case first(First)
            case second(Second)
        }

        let branch: Branch

        public var body: Self { self }
        public static func addKeyframes(of content: Self, to line: inout KeyframeLine<ConditionalValue>) {
            switch content.branch {
            case .first(let content): First.addKeyframes(of: content, to: &line)
            case .second(let content): Second.addKeyframes(of: content, to: &line)
            }
        }
    }
}
