/// Text that can be edited, without a border: what text fields and text editors are made of.
package enum ControlTextInput {
    /// A field of one line, or one that grows downwards with its text.
    ///
    /// - Parameters:
    ///   - isSecure: whether a bullet is shown for each character.
    ///   - prompt: what is drawn in place of a text that is empty, by whoever makes the view: it has a part in the
    ///     ideal width.
    ///   - editingChanged: told when the focus comes and goes.
    ///   - willSubmit: runs when the return key comes, before the actions.
    ///   - submitted: an action for the return key, before those of `onSubmit`.
    @MainActor package static func field(
        _ text: Binding<String>, grows: Bool, isSecure: Bool, prompt: Text?, editingChanged: ((Bool) -> Void)?,
        willSubmit: (() -> Void)?, submitted: (() -> Void)?
    ) -> some View {
        TextInput(
            text, kind: grows ? .growing : .line, isSecure: isSecure, prompt: prompt, editingChanged: editingChanged,
            willSubmit: willSubmit, submitted: submitted)
    }

    /// As large as proposed; its text wraps.
    @MainActor package static func editor(_ text: Binding<String>) -> some View { TextInput(text, kind: .editor) }
}
