import PlumbCore

/// Binds the focus of a search field to a value.
struct SearchFocus {
    let bind: @MainActor (AnyView) -> AnyView
}

enum SearchFocusTrait: TraitKey { typealias Value = SearchFocus }

extension View {
    /// Binds whether the search field of the screen around has the focus: it is true while somebody types there, and
    /// setting it begins the search or takes the focus away. Size and place are the view's.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modifier(SearchPart<SearchFocusTrait> { _ in SearchFocus { AnyView($0.focused(binding)) } })
    }

    /// Binds the focus of the search field of the screen around: the binding has the value while somebody types there,
    /// and setting it to the value begins the search. Size and place are the view's.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        modifier(SearchPart<SearchFocusTrait> { _ in SearchFocus { AnyView($0.focused(binding, equals: value)) } })
    }
}
