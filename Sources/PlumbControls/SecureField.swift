import PlumbCore

/// A line of text that can be edited and not read: a bullet stands for each character.
///
/// Size, place, prompt, style and submitting are those of a `TextField`. Nothing can be copied from it.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// - Parameter prompt: shown while the text is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(.text(text), prompt: prompt, label: label(), isSecure: true)
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// - Parameter onCommit: runs when the field is submitted.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(.text(text), prompt: nil, label: Text(titleKey), isSecure: true, committed: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(.text(text), prompt: nil, label: Text(title), isSecure: true, committed: onCommit)
    }
}
