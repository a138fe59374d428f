import Foundation
import PlumbLayout

/// A value that the view with the focus gives to others.
public protocol FocusedValueKey {
    /// The type of what is given, any type; a value is read as nil while nobody gives it.
    associatedtype Value
}

/// What the view that has the focus, and those around it, give to others.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// nil where nobody gives the value.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The same keys, and values that are equal where they can tell.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { key, value in
                guard let other = b.values[key] else { return false }
                // What can't be compared is asked for when it is needed: it makes no difference that it was made anew.
                return !(value is any Equatable) || areEqual(value, other)
            }
    }
}

/// Gives a value to others while the focus is in the view, or always. Size and place are the view's.
package struct FocusedValueModifier<Value>: MemberModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: FocusedValueModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(FocusedValueModifier.self)
        let node = builder.keepObject(FocusedValueNode(builder.graph.keyFocus), update: { _ in })
        node.isOfScene = modifier.isOfScene
        node.write = { values in if let value = modifier.value { values[keyPath: modifier.keyPath] = value } }
        builder.graph.keyFocus.updateValues()
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
final class FocusedValueNode: NodeObject {
    private unowned let focus: KeyFocus
    var isOfScene = false
    var write: (inout FocusedValues) -> Void = { _ in }

    init(_ focus: KeyFocus) {
        self.focus = focus
        super.init()
        focus.valueNodes.append(self)
    }

    override func willRemove() {
        focus.valueNodes.removeAll { $0 === self }
        focus.updateValues()
    }
}

extension KeyFocus {
    /// What is given now: the scene's values, then those around the focus; the innermost counts.
    var values: FocusedValues {
        var result = FocusedValues()
        for node in valueNodes where node.isOfScene { node.write(&result) }
        guard let target else { return result }
        for node in around(target.node).reversed().compactMap({ $0 as? FocusedValueNode }) where !node.isOfScene {
            node.write(&result)
        }
        return result
    }

    /// Evaluates again who has read what is another now, after the layout: what is given is being written just now.
    func updateValues() {
        guard !valueReaders.isEmpty, !awaitsValues else { return }
        awaitsValues = true
        graph.afterLayout.changes.append(
            Notice(name: "focusedValue", subject: FocusedValues.self) { [weak self] in self?.compareValues() })
        graph.queue.add(.root)
    }

    private func compareValues() {
        awaitsValues = false
        let now = values
        guard now != knownValues else { return }
        knownValues = now
        for reader in valueReaders { graph.queue.add(reader) }
    }
}

/// A value that the view with the focus gives; nil where there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var reader: FocusedValueReader?

    /// - Parameter keyPath: where the value is among those that are given.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// What is given now: by the innermost view around the focus, else for the whole scene; nil where nobody gives it.
    /// The body that reads it is evaluated again when it changes.
    @MainActor public var wrappedValue: Value? { reader?.values[keyPath: keyPath] }

    @MainActor public mutating func bind(to place: PropertySlot) {
        reader = place.object { FocusedValueReader(place.node, place.graph.keyFocus) }
    }
}

/// The value of a binding that the view with the focus gives; nil where there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var reader: FocusedValueReader?

    /// - Parameter keyPath: where the binding is among the values that are given.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// What the binding reads now; nil where nobody gives one. Writing goes to the binding; writing nil does nothing.
    @MainActor public var wrappedValue: Value? {
        get { reader?.values[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { reader?.values[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    @MainActor public var projectedValue: Binding<Value?> {
        let (reader, keyPath) = (reader, keyPath)
        return Binding(
            get: {
                nonisolated(unsafe) var value: Value?
                MainActor.assumeIsolated { value = reader?.values[keyPath: keyPath]?.wrappedValue }
                return value
            },
            set: { new in
                nonisolated(unsafe) let new = new
                MainActor.assumeIsolated {
                    if let new { reader?.values[keyPath: keyPath]?.wrappedValue = new }
                }
            })
    }

    @MainActor public mutating func bind(to place: PropertySlot) {
        reader = place.object { FocusedValueReader(place.node, place.graph.keyFocus) }
    }
}

/// A body that reads what is given.
@MainActor
final class FocusedValueReader: RemovableProperty {
    private let node: NodeID
    private weak var focus: KeyFocus?

    init(_ node: NodeID, _ focus: KeyFocus) {
        self.node = node
        self.focus = focus
        if focus.valueReaders.isEmpty { focus.knownValues = focus.values }
        focus.valueReaders.insert(node)
    }

    var values: FocusedValues { focus?.values ?? FocusedValues() }

    func willRemove() { focus?.valueReaders.remove(node) }
}

extension View {
    /// Gives a value to others (`@FocusedValue`) while the focus is in the view.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// - Parameter value: nil gives nothing.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Gives a value to others (`@FocusedValue`), wherever in the window the focus is.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// - Parameter value: nil gives nothing.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }
}
