import PlumbCore

/// A line of text that can be edited and not read: a bullet stands for each character.
///
/// Size, place, prompt, style and submitting are those of a `TextField`. Nothing can be copied from it.
@Located
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// - Parameter prompt: shown while the text is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(.text(text), prompt: prompt, label: label(), isSecure: true)
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Makes a field whose label is looked up by a key. The prompt is shown while the text is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field whose label is the string as it is, not looked up. The prompt is shown while the text is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// - Parameter onCommit: runs when the field is submitted.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(.text(text), prompt: nil, label: Text(titleKey), isSecure: true, committed: onCommit)
    }

    /// Makes a field whose label is the string as it is. `onCommit` runs when the field is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(.text(text), prompt: nil, label: Text(title), isSecure: true, committed: onCommit)
    }
}
