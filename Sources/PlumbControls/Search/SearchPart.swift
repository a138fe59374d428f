import PlumbCore

/// Says a part of a search to the screen around. Where there is none, it is said of the first screen of stacks within.
struct SearchPart<K: TraitKey>: ViewModifier {
    let make: @MainActor (EnvironmentSource) -> K.Value?
    @Environment(\.navigationScreen) private var screen

    func body(content: Content) -> some View {
        let (make, isOutside) = (make, screen == nil)
        content
            .withEnvironmentSource { source, values in
                if isOutside, let part = make(source) { values.stackSearch.add(part, for: K.self) }
            }
            .trait(K.self, in: \.screen, make)
    }
}

/// What is said of the search of a stack around the stack. What is said nearest to it counts.
struct StackSearch {
    private var parts: [ObjectIdentifier: Any] = [:]

    @MainActor
    fileprivate mutating func add<K: TraitKey>(_ part: K.Value, for key: K.Type) {
        parts[ObjectIdentifier(key)] = part
    }

    func part<K: TraitKey>(_ key: K.Type) -> K.Value? { parts[ObjectIdentifier(key)] as? K.Value }
}

private struct StackSearchKey: ContextEnvironmentKey { static var defaultValue: StackSearch { StackSearch() } }

extension EnvironmentValues {
    /// The search of the first screen of stacks within.
    var stackSearch: StackSearch {
        get { self[StackSearchKey.self] }
        set { self[StackSearchKey.self] = newValue }
    }
}

extension NavigationScreen {
    /// A part of the screen's search: what its views say, or those around its stack.
    @MainActor
    func searchPart<K: TraitKey>(_ key: K.Type, _ values: EnvironmentValues) -> K.Value? {
        traits.value(key) ?? (isRoot ? values.stackSearch.part(key) : nil)
    }
}
