import PlumbCore

extension View {
    /// Gives the screen around a search field below its title; or the first screen of a stack within. Does nothing
    /// where there is neither. Size and place are the view's; the safe area follows the bar.
    ///
    /// - Parameters:
    ///   - text: what is searched for.
    ///   - prompt: what is shown while the text is empty; nil for "Search".
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, placement: placement, prompt: prompt)) }

    /// Gives the screen around a search field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Gives the screen around a search field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Gives the screen around a search field, which is in use while a value is true.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Gives the screen around a search field, which is in use while a value is true.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Gives the screen around a search field, which is in use while a value is true.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Gives the screen around a search field with suggestions: the older form of `searchSuggestions`.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

    /// Gives the screen around a search field with suggestions: the older form of `searchSuggestions`.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Gives the screen around a search field with suggestions: the older form of `searchSuggestions`.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }
}

// MARK: Tokens

extension View {
    /// Gives the screen around a search field with tokens before its text. The delete key removes the last one.
    ///
    /// - Parameter token: makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, placement: placement, prompt: prompt, tokens: SearchTokens(tokens, token)))
    }

    /// Gives the screen around a search field with tokens before its text.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the screen around a search field with tokens before its text.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the screen around a search field with tokens before its text, which is in use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token)))
    }
}

extension SearchTokens {
    @MainActor
    fileprivate init<C, T: View>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T)
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        let all = tokens.wrappedValue
        isEmpty = all.isEmpty
        views = AnyView(ForEach(Array(all)) { token($0).modifier(TokenLook()) })
        removeLast = {
            var all = tokens.wrappedValue
            guard !all.isEmpty else { return }
            all.remove(at: all.index(all.startIndex, offsetBy: all.count - 1))
            tokens.wrappedValue = all
        }
    }
}
