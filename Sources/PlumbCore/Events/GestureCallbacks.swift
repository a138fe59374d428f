extension Gesture {
    /// Runs an action when the gesture has succeeded.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(base: self, action: action)
    }

    /// The gesture with another value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> MapGesture<Self, T> {
        MapGesture(base: self, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value has become another, and not at its end.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
        ChangedGesture(base: self, action: action)
    }
}

/// A gesture with an action for its end.
nonisolated public struct EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public static func makeRecognizer(
        of gesture: EndedGesture, in place: GestureContext<Base.Value>
    ) -> GestureRecognizer<Base.Value> {
        place.recognizer(EndedRecognizer<Base.Value>.self, EndedRecognizer(place.site)) {
            $0.action = gesture.action
            $0.update(gesture.base, in: place)
        }
    }
}

private final class EndedRecognizer<Value>: ForwardingRecognizer<Value, Value> {
    var action: (Value) -> Void = { _ in }
    private var isTold = false

    override func value(of phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override func settle(isHeld: Bool) {
        super.settle(isHeld: isHeld)
        guard case .ended(let value) = phase, !isTold else { return }
        isTold = true
        action(value)
    }
    override func reset() {
        super.reset()
        isTold = false
    }
}

/// A gesture with an action for every change.
nonisolated public struct ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public static func makeRecognizer(
        of gesture: ChangedGesture, in place: GestureContext<Base.Value>
    ) -> GestureRecognizer<Base.Value> {
        place.recognizer(ChangedRecognizer<Base.Value>.self, ChangedRecognizer(place.site)) {
            $0.action = gesture.action
            $0.update(gesture.base, in: place)
        }
    }
}

private final class ChangedRecognizer<Value: Equatable>: ForwardingRecognizer<Value, Value> {
    var action: (Value) -> Void = { _ in }
    private var last: Value?

    override func value(of phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override func settle(isHeld: Bool) {
        super.settle(isHeld: isHeld)
        guard !phase.status.isOver, let value = phase.value, value != last else { return }
        last = value
        action(value)
    }
    override func reset() {
        super.reset()
        last = nil
    }
}

/// A gesture with another value.
nonisolated public struct MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let body: (Base.Value) -> Value

    @MainActor public static func makeRecognizer(
        of gesture: MapGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(MapRecognizer<Base.Value, Value>.self, MapRecognizer(place.site)) {
            $0.body = gesture.body
            $0.update(gesture.base, in: place)
        }
    }
}

private final class MapRecognizer<BaseValue, Value>: ForwardingRecognizer<BaseValue, Value> {
    var body: ((BaseValue) -> Value)?
    override func value(of phase: GesturePhase<BaseValue>) -> GesturePhase<Value> {
        body.map { phase.map($0) } ?? .failed
    }
}
