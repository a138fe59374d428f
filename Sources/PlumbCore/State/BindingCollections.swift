// Bindings of other types, and of the elements of a collection.

extension Binding {
    /// The binding, whose changes know the transaction that they are made in.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, TransactionInForce.current) })
    }

    /// A binding to an optional, as long as it has a value; nil where it has none. When the value goes, the binding
    /// keeps the last one.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        let last = LastValue(value)
        self.init(
            get: {
                if let value = base.wrappedValue { last.value = value }
                return last.value
            },
            set: {
                last.value = $0
                base.wrappedValue = $0
            })
    }

    /// The binding, as one to an optional. Setting nil does nothing: there is no place for it.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// The binding, as one to a value of any type. Setting a value of another type does nothing: there is no place for
    /// it.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(get: { base.wrappedValue }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

/// The value that an optional had last.
private final class LastValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the collection that is bound.
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element. It keeps the element that it had last once the collection has become too short for it.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let last = LastValue(wrappedValue[position])
        return Binding<Value.Element>(
            get: {
                let collection = wrappedValue
                if position >= collection.startIndex, position < collection.endIndex {
                    last.value = collection[position]
                }
                return last.value
            },
            set: {
                guard position >= wrappedValue.startIndex, position < wrappedValue.endIndex else { return }
                wrappedValue[position] = $0
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
