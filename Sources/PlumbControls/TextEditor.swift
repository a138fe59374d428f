import PlumbCore

/// A text of many lines that can be edited, on the colour of the page.
///
/// It is as large as proposed; without a proposal as large as its text, 5 points at the sides and 8 above and below
/// added. Text that is longer is scrolled so that the caret can be seen. The return key types a line break. With
/// `scrollContentBackground(.hidden)` it has no colour of its own.
@Located
public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.scrollContentBackground) private var background

    /// Makes an editor that shows the binding's string and writes what is typed into it.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        ControlTextInput.editor(text)
            .background(background == .hidden ? AnyShapeStyle(Color.clear) : AnyShapeStyle(BackgroundStyle()))
    }
}
