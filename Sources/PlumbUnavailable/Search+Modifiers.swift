import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public var dismissSearch: DismissSearchAction { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public var isSearching: Bool { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchCompletion(_ completion: String) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchScopes<V, S>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View where V: Hashable, S: View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    where V: Hashable, S: View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S)
        -> some View where S: StringProtocol
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View where S: View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View where S: View { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<V, S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View where V: View, S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    { absent() }

    @available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    { absent() }
}
