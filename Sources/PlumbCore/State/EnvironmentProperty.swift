/// Reads an environment value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    /// What is read in its place to know who reads it, where reading ends the program.
    private let probe: PartialKeyPath<EnvironmentValues>?
    private var values: EnvironmentValues?

    /// Reads the value at a key path. The body is re-evaluated when it changes.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        probe = nil
    }

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, probe: PartialKeyPath<EnvironmentValues>) {
        self.keyPath = keyPath
        self.probe = probe
    }

    /// The value in the view's environment; outside of a body, the default.
    public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

    /// The view reads the value though its body may not: an action that it makes may.
    @MainActor public mutating func bind(to place: PropertySlot) {
        let values = place.environment
        if Value.self == EnvironmentValues.self {
            EnvironmentLog.noteReadingAll()
        } else if let probe {
            _ = values[keyPath: probe]
        } else {
            _ = values[keyPath: keyPath]
        }
        self.values = values
    }
}
