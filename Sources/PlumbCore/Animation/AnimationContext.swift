/// What an animation can know and remember while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from call to call.
    public var state: AnimationState<Value>

    /// True when the motion is as good as over, though small movements may follow.
    public var isLogicallyComplete = false

    /// The environment of the view that animates.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues())
    {
        self.state = state
        self.environment = environment
    }

    /// The context with another state, for an animation within the animation.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// A value that an animation remembers.
public protocol AnimationStateKey {
    /// The type of what is kept under the key.
    associatedtype Value
    /// What is read before anything was written.
    static var defaultValue: Value { get }
}

/// The values that an animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// What the animation keeps under a key from one frame to the next.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
