import PlumbCore

extension SearchTokens {
    /// - Parameters:
    ///   - suggested: what rows below the field add.
    ///   - token: the view of a token, for its place among others.
    @MainActor
    fileprivate init<C, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>?, _ token: @escaping (Binding<C.Element>) -> T
    ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        let all = tokens.wrappedValue
        isEmpty = all.isEmpty
        views = AnyView(ForEach(Array(all)) { token(tokens.element($0)).modifier(TokenLook()) })
        removeLast = {
            if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() }
        }
        add = { value in
            guard let value = value as? C.Element else { return }
            tokens.wrappedValue.append(value)
        }
        if let suggested {
            suggestions = AnyView(
                ForEach(Array(suggested.wrappedValue)) { value in
                    token(suggested.element(value)).searchCompletion(value)
                })
        }
    }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
    /// The element with an id, wherever it stands; as it was where it has gone.
    @MainActor
    fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
        let id = element.id
        return Binding<Value.Element>(
            get: { wrappedValue.first { $0.id == id } ?? element },
            set: { new in
                guard let index = wrappedValue.firstIndex(where: { $0.id == id }) else { return }
                wrappedValue.replaceSubrange(index..<wrappedValue.index(after: index), with: CollectionOfOne(new))
            })
    }
}

extension View {
    @MainActor
    fileprivate func searched<C, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, suggested: Binding<C>? = nil,
        _ isPresented: Binding<Bool>?,
        _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggested, token)))
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
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, prompt) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text. The delete key removes the last one.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, Text(prompt)) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text. The delete key removes the last one.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, Text(prompt)) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, which is in use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, prompt) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, which is in use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, Text(prompt)) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, which is in use while a value is true.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, Text(prompt)) { token($0.wrappedValue) }
    }
}

// MARK: Suggested tokens

extension View {
    /// Gives the screen around a search field with tokens before its text, and rows below it that add others.
    ///
    /// - Parameter token: makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, nil, placement, prompt) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, and rows below it that add others.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, nil, placement, Text(prompt)) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, and rows below it that add others.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, nil, placement, Text(prompt)) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, and rows below it that add others. The field
    /// is in use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, isPresented, placement, prompt) { token($0.wrappedValue) }
    }

    /// Gives the screen around a search field with tokens before its text, and rows below it that add others. The field
    /// is in use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, isPresented, placement, Text(prompt)) {
            token($0.wrappedValue)
        }
    }

    /// Gives the screen around a search field with tokens before its text, and rows below it that add others. The field
    /// is in use while a value is true.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggested: suggestedTokens, isPresented, placement, Text(prompt)) {
            token($0.wrappedValue)
        }
    }
}

// MARK: Tokens that change

extension View {
    /// Gives the screen around a search field with tokens before its text that can change their value.
    ///
    /// - Parameter token: makes the view of a token.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, prompt, token)
    }

    /// Gives the screen around a search field with tokens before its text that can change their value.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, Text(prompt), token)
    }

    /// Gives the screen around a search field with tokens before its text that can change their value.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, placement, Text(prompt), token)
    }

    /// Gives the screen around a search field with tokens before its text that can change their value. The field is in
    /// use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, prompt, token)
    }

    /// Gives the screen around a search field with tokens before its text that can change their value. The field is in
    /// use while a value is true.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, Text(prompt), token)
    }

    /// Gives the screen around a search field with tokens before its text that can change their value. The field is in
    /// use while a value is true.
    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, isPresented, placement, Text(prompt), token)
    }
}
