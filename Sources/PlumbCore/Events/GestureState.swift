import PlumbLayout

/// A value that lasts as long as a gesture: `updating(_:body:)` changes it, and when the gesture has ended, was
/// cancelled, or its view has gone, it is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private(set) var location: StateLocation<Value>?

    /// A value that is set back when the gesture has ended.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
    /// A value that is set back when the gesture has ended.
    public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

    /// - Parameter resetTransaction: what goes with the change back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }
    /// - Parameter resetTransaction: what goes with the change back.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }

    /// - Parameter reset: is given the last value, and makes what goes with the change back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }
    /// - Parameter reset: is given the last value, and makes what goes with the change back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        self.reset = reset
    }

    /// The value; the initial one while there is no gesture.
    public var wrappedValue: Value { location?.value ?? initial }
    /// The property itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor public mutating func bind(to place: PropertySlot) {
        let initial = initial
        location = place.object { StateLocation(initial, queue: place.graph.queue) }
    }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    func goBack() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.value, &transaction)
        withTransaction(transaction) { location.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// - Parameter resetTransaction: what goes with the change back.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }
    /// - Parameter reset: is given the last value, and makes what goes with the change back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

extension Gesture {
    /// Changes a `GestureState` as the gesture goes on.
    ///
    /// - Parameter body: is given the gesture's value, and changes the state and what goes with that.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that changes a `GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture that is watched.
    public var base: Base
    /// The value that follows it.
    public var state: GestureState<State>
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// The same as `base.updating(state, body: body)`.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func makeRecognizer(
        of gesture: GestureStateGesture, in place: GestureContext<Base.Value>
    ) -> GestureRecognizer<Base.Value> {
        place.recognizer(UpdatingRecognizer<Base.Value, State>.self, UpdatingRecognizer(place.site)) {
            $0.state = gesture.state
            $0.change = gesture.body
            $0.update(gesture.base, in: place)
        }
    }
}

private final class UpdatingRecognizer<Value, State>: ForwardingRecognizer<Value, Value> {
    var state: GestureState<State>?
    var change: ((Value, inout State, inout Transaction) -> Void)?
    private var isChanged = false

    override func value(of phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

    override func settle(isHeld: Bool) {
        super.settle(isHeld: isHeld)
        guard !phase.status.isOver, let value = phase.value, let state, let change else { return }
        isChanged = true
        state.change { change(value, &$0, &$1) }
    }

    /// Who asks at the end still sees the last value.
    override func conclude() {
        super.conclude()
        if phase.status.isOver { goBack() }
    }
    override func cancel() {
        super.cancel()
        goBack()
    }
    override func reset() {
        super.reset()
        goBack()
    }
    override func discard() {
        super.discard()
        goBack()
    }

    private func goBack() {
        guard isChanged else { return }
        isChanged = false
        state?.goBack()
    }
}
