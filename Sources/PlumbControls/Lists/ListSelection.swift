import PlumbCore

/// The rows of a list that are chosen.
struct ListSelection: Equatable {
    /// Whether several rows can be chosen.
    let isMultiple: Bool
    /// What can be chosen.
    let type: ObjectIdentifier
    /// What is chosen.
    let values: Set<AnyHashable>
    private let read: @MainActor (RowTraits, RowElement) -> AnyHashable?
    private let write: (AnyHashable) -> Void
    /// Lets go of all rows.
    let clear: () -> Void
    /// Runs after a row was chosen by a finger.
    var chosen: @MainActor () -> Void = {}

    static func == (a: ListSelection, b: ListSelection) -> Bool { a.isMultiple == b.isMultiple && a.values == b.values }

    /// One row, or none.
    init<V: Hashable>(_ selection: Binding<V?>) {
        isMultiple = false
        type = ObjectIdentifier(V.self)
        values = Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? [])
        read = { traits, element in ListSelection.value(V.self, traits, element) }
        write = { if let value = $0.base as? V { selection.wrappedValue = value } }
        clear = { selection.wrappedValue = nil }
    }

    /// Any number of rows.
    init<V: Hashable>(_ selection: Binding<Set<V>>) {
        isMultiple = true
        type = ObjectIdentifier(V.self)
        values = Set(selection.wrappedValue.map { AnyHashable($0) })
        read = { traits, element in ListSelection.value(V.self, traits, element) }
        write = {
            guard let value = $0.base as? V else { return }
            selection.wrappedValue.formSymmetricDifference([value])
        }
        clear = { selection.wrappedValue = [] }
    }

    /// What a row stands for: its tag, else the id of its element.
    @MainActor
    private static func value<V: Hashable>(_ type: V.Type, _ traits: RowTraits, _ element: RowElement) -> AnyHashable? {
        if let tag = traits.tag(V.self) { return AnyHashable(tag) }
        return (element.id?.base as? V).map { AnyHashable($0) }
    }

    @MainActor func value(_ traits: RowTraits, _ element: RowElement) -> AnyHashable? { read(traits, element) }
    func contains(_ value: AnyHashable) -> Bool { values.contains(value) }
    /// Chooses a row; among several, a second time lets go of it.
    @MainActor func choose(_ value: AnyHashable) {
        write(value)
        chosen()
    }

    var isEmpty: Bool { values.isEmpty }
}
