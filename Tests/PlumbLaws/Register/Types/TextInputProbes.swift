import Foundation
import PlumbControls
import PlumbCore

/// What text fields are made of, and what is asked of keyboards.
enum TextInputProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol TextFieldStyle") { _ in
            _ = PlainTextFieldStyle.self as any TextFieldStyle.Type
        }
        probes.row("Types", "struct DefaultTextFieldStyle : TextFieldStyle") { _ in
            _ = DefaultTextFieldStyle()
        }
        probes.row("Types", "struct PlainTextFieldStyle : TextFieldStyle") { _ in
            _ = PlainTextFieldStyle()
        }
        probes.row("Types", "struct RoundedBorderTextFieldStyle : TextFieldStyle") { _ in
            _ = RoundedBorderTextFieldStyle()
        }
        probes.row("Types", "struct SecureField<Label> : View where Label : View") { c in
            c.isView(SecureField<Text>.self)
        }
        probes.row("Types", "struct SubmitLabel : Sendable") { c in
            c.isSendable(SubmitLabel.self)
        }
        probes.row("Types", "struct SubmitTriggers : OptionSet, Sendable") { c in
            c.isOptionSet(SubmitTriggers.self)
            c.isSendable(SubmitTriggers.self)
        }
        probes.row("Types", "struct TextEditor : View") { c in
            c.isView(TextEditor.self)
        }
        probes.row("Types", "struct TextField<Label> : View where Label : View") { c in
            c.isView(TextField<Text>.self)
        }
        probes.row("Types", "struct TextInputAutocapitalization : Sendable") { c in
            c.isSendable(TextInputAutocapitalization.self)
        }
        probes.row("DefaultTextFieldStyle", "init()") { _ in
            _ = DefaultTextFieldStyle()
        }
        probes.row("PlainTextFieldStyle", "init()") { _ in
            _ = PlainTextFieldStyle()
        }
        probes.row("RoundedBorderTextFieldStyle", "init()") { _ in
            _ = RoundedBorderTextFieldStyle()
        }
        probes.row("SecureField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text") {
            c in
            c.show(SecureField("a", text: .constant("a")))
        }
        probes.row("SecureField", "init<S>(_ title: S, text: Binding<String>) where S : StringProtocol, Label == Text")
        { c in
            c.show(SecureField("a" as Substring, text: .constant("a")))
        }
        probes.row(
            "SecureField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text"
        ) { c in
            c.show(SecureField("a", text: .constant("a"), onCommit: {}))
        }
        probes.row(
            "SecureField",
            "init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(SecureField("a" as Substring, text: .constant("a"), onCommit: {}))
        }
        probes.row(
            "SecureField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text"
        ) { c in
            c.show(SecureField("a", text: .constant("a"), prompt: nil))
        }
        probes.row(
            "SecureField",
            "init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(SecureField("a" as Substring, text: .constant("a"), prompt: nil))
        }
        probes.row("SecureField", "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)") {
            c in
            c.show(SecureField(text: .constant("a")) { Text(verbatim: "a") })
        }
        probes.row("SubmitLabel", "static var `continue`: SubmitLabel { get }") { _ in
            _ = SubmitLabel.continue
        }
        probes.row("SubmitLabel", "static var done: SubmitLabel { get }") { _ in
            _ = SubmitLabel.done
        }
        probes.row("SubmitLabel", "static var go: SubmitLabel { get }") { _ in
            _ = SubmitLabel.go
        }
        probes.row("SubmitLabel", "static var join: SubmitLabel { get }") { _ in
            _ = SubmitLabel.join
        }
        probes.row("SubmitLabel", "static var next: SubmitLabel { get }") { _ in
            _ = SubmitLabel.next
        }
        probes.row("SubmitLabel", "static var `return`: SubmitLabel { get }") { _ in
            _ = SubmitLabel.return
        }
        probes.row("SubmitLabel", "static var route: SubmitLabel { get }") { _ in
            _ = SubmitLabel.route
        }
        probes.row("SubmitLabel", "static var search: SubmitLabel { get }") { _ in
            _ = SubmitLabel.search
        }
        probes.row("SubmitLabel", "static var send: SubmitLabel { get }") { _ in
            _ = SubmitLabel.send
        }
        probes.row("SubmitTriggers", "init(rawValue: SubmitTriggers.RawValue)") { _ in
            _ = SubmitTriggers(rawValue: 1)
        }
        probes.row("SubmitTriggers", "let rawValue: SubmitTriggers.RawValue") { _ in
            _ = SubmitTriggers.text.rawValue
        }
        probes.row("SubmitTriggers", "static let search: SubmitTriggers") { _ in
            _ = SubmitTriggers.search
        }
        probes.row("SubmitTriggers", "static let text: SubmitTriggers") { _ in
            _ = SubmitTriggers.text
        }
        probes.row("TextEditor", "init(text: Binding<String>)") { c in
            c.show(TextEditor(text: .constant("a")))
        }
        probes.row(
            "TextFieldStyle", "static var automatic: DefaultTextFieldStyle { get } where Self == DefaultTextFieldStyle"
        ) { c in
            c.show(c.view.textFieldStyle(.automatic))
        }
        probes.row("TextFieldStyle", "static var plain: PlainTextFieldStyle { get } where Self == PlainTextFieldStyle")
        { c in
            c.show(c.view.textFieldStyle(.plain))
        }
        probes.row(
            "TextFieldStyle",
            "static var roundedBorder: RoundedBorderTextFieldStyle { get } where Self == RoundedBorderTextFieldStyle"
        ) { c in
            c.show(c.view.textFieldStyle(.roundedBorder))
        }
        probes.row("TextInputAutocapitalization", "init?(_ type: UITextAutocapitalizationType)") { _ in
            _ = TextInputAutocapitalization(UITextAutocapitalizationType.words)
        }
        probes.row("TextInputAutocapitalization", "static var characters: TextInputAutocapitalization { get }") { _ in
            _ = TextInputAutocapitalization.characters
        }
        probes.row("TextInputAutocapitalization", "static var never: TextInputAutocapitalization { get }") { _ in
            _ = TextInputAutocapitalization.never
        }
        probes.row("TextInputAutocapitalization", "static var sentences: TextInputAutocapitalization { get }") { _ in
            _ = TextInputAutocapitalization.sentences
        }
        probes.row("TextInputAutocapitalization", "static var words: TextInputAutocapitalization { get }") { _ in
            _ = TextInputAutocapitalization.words
        }
    }
}
