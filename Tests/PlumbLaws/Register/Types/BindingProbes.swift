import Foundation
import Observation
import PlumbCore

/// State and bindings.
enum BindingProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Bindable", "init(_ wrappedValue: Value)") { _ in
            _ = Bindable(ProbeModel())
        }
        probes.row("Bindable", "init(projectedValue: Bindable<Value>)") { _ in
            _ = Bindable(projectedValue: Bindable(ProbeModel()))
        }
        probes.row("Bindable", "init(wrappedValue: Value)") { _ in
            _ = Bindable(wrappedValue: ProbeModel())
        }
        probes.row(
            "Bindable",
            "subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }"
        ) { _ in
            let value: Binding<Int> = Bindable(ProbeModel()).count
            _ = value
        }
        probes.row("Bindable", "var projectedValue: Bindable<Value> { get }") { _ in
            _ = Bindable(ProbeModel()).projectedValue
        }
        probes.row("Bindable", "var wrappedValue: Value") { _ in
            _ = Bindable(ProbeModel()).wrappedValue
        }
        probes.row("Bindable", "var id: Value.ID { get }") { _ in
            _ = Bindable(ProbeModel()).id
        }
        probes.row("Bindable", "typealias ID = Value.ID") { _ in
            _ = Bindable<ProbeModel>.ID.self
        }
        probes.row("Binding", "static func constant(_ value: Value) -> Binding<Value>") { _ in
            _ = Binding.constant(1)
        }
        probes.row("Binding", "func animation(_ animation: Animation? = .default) -> Binding<Value>") { _ in
            _ = Binding.constant(1).animation()
        }
        probes.row("Binding", "func transaction(_ transaction: Transaction) -> Binding<Value>") { _ in
            _ = Binding.constant(1).transaction(Transaction())
        }
        probes.row("Binding", "init<V>(_ base: Binding<V>) where Value == V?") { _ in
            let value: Binding<Int?> = Binding(Binding.constant(1))
            _ = value
        }
        probes.row("Binding", "init?(_ base: Binding<Value?>)") { _ in
            let value: Binding<Int>? = Binding(Binding<Int?>.constant(1))
            _ = value
        }
        probes.row("Binding", "init<V>(_ base: Binding<V>) where Value == AnyHashable, V : Hashable") { _ in
            _ = Binding<AnyHashable>(Binding.constant(1))
        }
        probes.row("Binding", "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)") { _ in
            _ = Binding(get: { 1 }, set: { _ in })
        }
        probes.row("Binding", "init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)") { _ in
            _ = Binding(get: { 1 }, set: { _, _ in })
        }
        probes.row("Binding", "init(projectedValue: Binding<Value>)") { _ in
            _ = Binding(projectedValue: Binding.constant(1))
        }
        probes.row(
            "Binding",
            "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }"
        ) { _ in
            let value: Binding<CGFloat> = Binding.constant(CGPoint.zero).x
            _ = value
        }
        probes.row("Binding", "var wrappedValue: Value { get set }") { _ in
            _ = Binding.constant(1).wrappedValue
        }
        probes.row("Binding", "var projectedValue: Binding<Value> { get }") { _ in
            _ = Binding.constant(1).projectedValue
        }
        probes.row("Binding", "var id: Value.ID { get }") { _ in
            _ = Binding.constant(ProbeModel()).id
        }
        probes.row("Binding", "subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }") { _ in
            _ = Binding.constant([1])[0]
        }
        probes.row("Binding", "var startIndex: Binding<Value>.Index { get }") { _ in
            _ = Binding.constant([1]).startIndex
        }
        probes.row("Binding", "var endIndex: Binding<Value>.Index { get }") { _ in
            _ = Binding.constant([1]).endIndex
        }
        probes.row("Binding", "var indices: Value.Indices { get }") { _ in
            _ = Binding.constant([1]).indices
        }
        probes.row("Binding", "func index(after i: Binding<Value>.Index) -> Binding<Value>.Index") { _ in
            _ = Binding.constant([1]).index(after: 0)
        }
        probes.row("Binding", "func index(before i: Binding<Value>.Index) -> Binding<Value>.Index") { _ in
            _ = Binding.constant([1]).index(before: 1)
        }
        probes.row("Binding", "func formIndex(after i: inout Binding<Value>.Index)") { _ in
            var index = 0
            Binding.constant([1]).formIndex(after: &index)
        }
        probes.row("Binding", "func formIndex(before i: inout Binding<Value>.Index)") { _ in
            var index = 1
            Binding.constant([1]).formIndex(before: &index)
        }
        probes.row("DynamicProperty", "mutating func update()") { _ in
            var state = State(initialValue: 1)
            state.update()
        }
        probes.row("State", "init() where Value : ExpressibleByNilLiteral") { _ in
            _ = State<Int?>()
        }
        probes.row("State", "init(initialValue value: Value)") { _ in
            _ = State(initialValue: 1)
        }
        probes.row("State", "init(wrappedValue value: Value)") { _ in
            _ = State(wrappedValue: 1)
        }
        probes.row("State", "var projectedValue: Binding<Value> { get }") { _ in
            _ = State(initialValue: 1).projectedValue
        }
        probes.row("State", "var wrappedValue: Value { get set }") { _ in
            _ = State(initialValue: 1).wrappedValue
        }
    }
}

@Observable final class ProbeModel: Identifiable { var count = 0 }
