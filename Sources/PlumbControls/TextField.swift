import Foundation
import PlumbCore

/// A line of text that can be edited.
///
/// It is as wide as proposed (without a proposal as its text or its prompt) and one line high; with `axis: .vertical`
/// as high as its lines, within `lineLimit`. While it is empty it shows the prompt, or the label where there is none.
/// Its style may put something around it. What is typed is written to the binding at once. The return key submits it
/// (`onSubmit`) and ends the editing.
@Located
public struct TextField<Label: View>: View {
    private let source: TextFieldSource
    private let prompt: Text?
    private let label: Label
    private let axis: Axis
    private let isSecure: Bool
    private let editingChanged: ((Bool) -> Void)?
    private let committed: (() -> Void)?
    @Environment(\.textFieldStyles) private var styles
    @Environment(\.locale) private var locale
    /// What stands in a field for a value while it is being edited.
    @State private var draft: String?

    init(
        _ source: TextFieldSource, prompt: Text?, axis: Axis = .horizontal, label: Label, isSecure: Bool = false,
        editingChanged: ((Bool) -> Void)? = nil, committed: (() -> Void)? = nil
    ) {
        self.source = source
        self.prompt = prompt
        self.label = label
        self.axis = axis
        self.isSecure = isSecure
        self.editingChanged = editingChanged
        self.committed = committed
    }

    public var body: some View {
        let content = self.content
        if let style = styles.last {
            style.body(content.erased).environment(\.textFieldStyles, styles.dropLast())
        } else {
            content
        }
    }

    /// The field without its style.
    private var content: TextFieldContent<Label> {
        switch source {
        case .content(let content): return content.with(label: label)
        case .text(let text): return content(text, editingChanged: editingChanged, committed: committed)
        case .value(let value):
            let (draft, locale) = ($draft, locale)
            let text = Binding(
                get: { draft.wrappedValue ?? value.text(locale) }, set: { draft.wrappedValue = $0 })
            func commit() {
                guard let new = draft.wrappedValue else { return }
                if new != value.text(locale) { value.commit(new, locale) }
                draft.wrappedValue = nil
            }
            return content(
                text,
                editingChanged: { isEditing in
                    if !isEditing { commit() }
                    editingChanged?(isEditing)
                },
                // Reading the value is no action: return goes on to the button that waits for it.
                committed: committed, willSubmit: commit)
        }
    }

    private func content(
        _ text: Binding<String>, editingChanged: ((Bool) -> Void)?, committed: (() -> Void)?,
        willSubmit: (() -> Void)? = nil
    ) -> TextFieldContent<Label> {
        TextFieldContent(
            text: text, prompt: prompt, label: label, axis: axis, isSecure: isSecure, editingChanged: editingChanged,
            committed: committed, willSubmit: willSubmit)
    }
}

/// What a text field edits.
enum TextFieldSource {
    case text(Binding<String>)
    /// A value and how it is written and read.
    case value(TextFieldValue)
    /// A field that a style has been given.
    case content(TextFieldContent<TextFieldStyleLabel>)
}

struct TextFieldValue {
    let text: (Locale) -> String
    let commit: (String, Locale) -> Void
}

/// A text field without a style around it.
struct TextFieldContent<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    let axis: Axis
    let isSecure: Bool
    let editingChanged: ((Bool) -> Void)?
    let committed: (() -> Void)?
    let willSubmit: (() -> Void)?
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
        ControlTextInput.field(
            text, grows: axis == .vertical, isSecure: isSecure,
            prompt: prompt ?? (label as? Text) ?? (label as? TextFieldStyleLabel)?.text,
            editingChanged: editingChanged, willSubmit: willSubmit, submitted: committed
        )
        .background(alignment: Alignment(horizontal: horizontal, vertical: axis == .vertical ? .top : .center)) {
            if text.wrappedValue.isEmpty {
                Group {
                    if let prompt { prompt } else { label }
                }
                .foregroundStyle(Color.placeholder)
                .lineLimit(axis == .vertical ? nil : 1)
                .accessibilityHidden(true)
            }
        }
        .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.each)
        control.label = (label as? TextFieldStyleLabel)?.text ?? label.knownWords
        control.placeholder = prompt
        return control
    }

    private var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    var erased: TextField<TextFieldStyleLabel> {
        let label = (self.label as? TextFieldStyleLabel) ?? TextFieldStyleLabel(label)
        return TextField<TextFieldStyleLabel>(.content(with(label: label)), prompt: prompt, axis: axis, label: label)
    }

    func with<Other: View>(label: Other) -> TextFieldContent<Other> {
        TextFieldContent<Other>(
            text: text, prompt: prompt, label: label, axis: axis, isSecure: isSecure, editingChanged: editingChanged,
            committed: committed, willSubmit: willSubmit)
    }
}

extension TextField {
    /// - Parameter prompt: shown while the text is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, label: label())
    }

    /// - Parameter axis: with `.vertical`, the text is broken into lines, and the return key types a line break.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    /// Makes a field of one line whose label is looked up by a key. The prompt is shown while the text is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field of one line whose label is the string as it is. The prompt is shown while the text is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), prompt: prompt, label: Text(title))
    }

    /// - Parameter axis: with `.vertical`, the text is broken into lines, and the return key types a line break.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// Makes a field whose label is the string as it is. With a vertical `axis`, the text is broken into lines, and the
    /// return key types a line break.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
    }

    /// - Parameters:
    ///   - onEditingChanged: told when the focus comes and goes.
    ///   - onCommit: runs when the field is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged, committed: onCommit)
    }

    /// Makes a field whose label is the string as it is. `onEditingChanged` is told when the focus comes and goes, and
    /// `onCommit` runs when the field is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), prompt: nil, label: Text(title), editingChanged: onEditingChanged, committed: onCommit)
    }

    /// Makes a field whose label is looked up by a key. `onEditingChanged` is told when the focus comes and goes.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(.text(text), prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged) }

    /// Makes a field whose label is the string as it is. `onEditingChanged` is told when the focus comes and goes.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(.text(text), prompt: nil, label: Text(title), editingChanged: onEditingChanged) }

    /// Makes a field whose label is looked up by a key. `onCommit` runs when the field is submitted.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), prompt: nil, label: Text(titleKey), committed: onCommit)
    }

    /// Makes a field whose label is the string as it is. `onCommit` runs when the field is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), prompt: nil, label: Text(title), committed: onCommit)
    }
}
