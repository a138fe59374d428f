/// Several values of the environment that a view reads together, looked up once for each evaluation: what there are
/// many of, rows, find them sooner than by an `Environment` property for each. The view is evaluated again when one of
/// them changes.
package struct InheritedFacts<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var kept: KeptFacts<Value>?

    package init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// What was found; outside of a body, what the defaults are.
    package var value: Value { kept?.value ?? read(EnvironmentValues()) }

    @MainActor package mutating func bind(to place: PropertySlot) {
        let value = read(place.environment)
        let kept = place.object { KeptFacts(value) }
        kept.value = value
        self.kept = kept
    }
}

private final class KeptFacts<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
