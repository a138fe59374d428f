import Foundation
import PlumbCore

struct FocusProbeKey: FocusedValueKey { typealias Value = Int }
struct FocusProbeBindingKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    var probe: Int? {
        get { self[FocusProbeKey.self] }
        set { self[FocusProbeKey.self] = newValue }
    }
    var probeBinding: Binding<Int>? {
        get { self[FocusProbeBindingKey.self] }
        set { self[FocusProbeBindingKey.self] = newValue }
    }
}

/// Focus.
enum FocusProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol FocusedValueKey") { _ in
            _ = FocusProbeKey.self as any FocusedValueKey.Type
        }
        probes.row("Types", "struct DefaultFocusEvaluationPriority : Sendable") { c in
            c.isSendable(DefaultFocusEvaluationPriority.self)
        }
        probes.row("Types", "struct FocusInteractions : OptionSet, Sendable") { c in
            c.isOptionSet(FocusInteractions.self)
            c.isSendable(FocusInteractions.self)
        }
        probes.row("Types", "struct FocusState<Value> : DynamicProperty where Value : Hashable") { _ in
            _ = FocusState<Bool>.self as any DynamicProperty.Type
        }
        probes.row("Types", "struct FocusedBinding<Value> : DynamicProperty") { _ in
            _ = FocusedBinding<Int>.self as any DynamicProperty.Type
        }
        probes.row("Types", "struct FocusedValue<Value> : DynamicProperty") { _ in
            _ = FocusedValue<Int>.self as any DynamicProperty.Type
        }
        probes.row("Types", "struct FocusedValues") { _ in
            _ = FocusedValues.self
        }
        probes.row("DefaultFocusEvaluationPriority", "static let automatic: DefaultFocusEvaluationPriority") { _ in
            _ = DefaultFocusEvaluationPriority.automatic
        }
        probes.row("DefaultFocusEvaluationPriority", "static let userInitiated: DefaultFocusEvaluationPriority") { _ in
            _ = DefaultFocusEvaluationPriority.userInitiated
        }
        probes.row("FocusInteractions", "init(rawValue: Int)") { _ in
            _ = FocusInteractions(rawValue: 1)
        }
        probes.row("FocusInteractions", "static let activate: FocusInteractions") { _ in
            _ = FocusInteractions.activate
        }
        probes.row("FocusInteractions", "static let edit: FocusInteractions") { _ in
            _ = FocusInteractions.edit
        }
        probes.row("FocusInteractions", "static var automatic: FocusInteractions { get }") { _ in
            _ = FocusInteractions.automatic
        }
        probes.row("FocusInteractions", "var rawValue: Int") { _ in
            var interactions = FocusInteractions.edit
            interactions.rawValue = 1
        }
        probes.row("FocusState", "init() where Value == Bool") { _ in
            _ = FocusState<Bool>()
        }
        probes.row("FocusState", "init<T>() where Value == T?, T : Hashable") { _ in
            _ = FocusState<Int?>()
        }
        probes.row("FocusState", "struct Binding") { _ in
            _ = FocusState<Bool>.Binding.self
        }
        probes.row("FocusState", "var projectedValue: FocusState<Value>.Binding { get }") { _ in
            _ = FocusState<Bool>().projectedValue
        }
        probes.row("FocusState", "var wrappedValue: Value { get set }") { _ in
            let state = FocusState<Bool>()
            state.wrappedValue = state.wrappedValue
        }
        probes.row("FocusState.Binding", "var projectedValue: FocusState<Value>.Binding { get }") { _ in
            _ = FocusState<Bool>().projectedValue.projectedValue
        }
        probes.row("FocusState.Binding", "var wrappedValue: Value { get set }") { _ in
            let binding = FocusState<Bool>().projectedValue
            binding.wrappedValue = binding.wrappedValue
        }
        probes.row("FocusedBinding", "init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)") { _ in
            _ = FocusedBinding(\.probeBinding)
        }
        probes.row("FocusedBinding", "var projectedValue: Binding<Value?> { get }") { _ in
            _ = FocusedBinding(\.probeBinding).projectedValue
        }
        probes.row("FocusedBinding", "var wrappedValue: Value? { get set }") { _ in
            let value = FocusedBinding(\.probeBinding)
            value.wrappedValue = value.wrappedValue
        }
        probes.row("FocusedValue", "init(_ keyPath: KeyPath<FocusedValues, Value?>)") { _ in
            _ = FocusedValue(\.probe)
        }
        probes.row("FocusedValue", "var wrappedValue: Value? { get }") { _ in
            _ = FocusedValue(\.probe).wrappedValue
        }
        probes.row("FocusedValueKey", "associatedtype Value") { _ in
            _ = FocusProbeKey.Value.self
        }
        probes.row("FocusedValues", "static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool") { c in
            c.isEquatable(FocusedValues.self)
        }
        probes.row(
            "FocusedValues", "subscript<Key>(key: Key.Type) -> Key.Value? where Key : FocusedValueKey { get set }"
        ) { _ in
            let read: (FocusedValues) -> FocusProbeKey.Value? = { $0[FocusProbeKey.self] }
            _ = read
        }
    }
}
