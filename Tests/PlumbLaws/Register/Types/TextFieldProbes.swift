import Foundation
import PlumbControls
import PlumbCore

/// Text fields.
enum TextFieldProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text") {
            c in
            c.show(TextField("a", text: .constant("a")))
        }
        probes.row("TextField", "init<S>(_ title: S, text: Binding<String>) where S : StringProtocol, Label == Text") {
            c in
            c.show(TextField("a" as Substring, text: .constant("a")))
        }
        probes.row(
            "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), axis: .vertical))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, axis: Axis) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), axis: .vertical))
        }
        probes.row(
            "TextField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), onCommit: {}))
        }
        probes.row(
            "TextField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), onEditingChanged: { _ in }))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), onEditingChanged: { _ in }))
        }
        probes.row(
            "TextField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), onEditingChanged: { _ in }, onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), onEditingChanged: { _ in }, onCommit: {}))
        }
        probes.row(
            "TextField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), prompt: nil))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), prompt: nil))
        }
        probes.row(
            "TextField",
            "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text"
        ) { c in
            c.show(TextField("a", text: .constant("a"), prompt: nil, axis: .vertical))
        }
        probes.row(
            "TextField",
            "init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, text: .constant("a"), prompt: nil, axis: .vertical))
        }
        probes.row(
            "TextField",
            "init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String, Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(Optional(1)), format: IntegerFormatStyle<Int>.number))
        }
        probes.row(
            "TextField",
            "init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, value: .constant(Optional(1)), format: IntegerFormatStyle<Int>.number))
        }
        probes.row(
            "TextField",
            "init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String, Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(1), format: IntegerFormatStyle<Int>.number))
        }
        probes.row(
            "TextField",
            "init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, value: .constant(1), format: IntegerFormatStyle<Int>.number))
        }
        probes.row(
            "TextField",
            "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) where Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(1), formatter: NumberFormatter()))
        }
        probes.row(
            "TextField",
            "init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, value: .constant(1), formatter: NumberFormatter()))
        }
        probes.row(
            "TextField",
            "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) where Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(1), formatter: NumberFormatter(), onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, value: .constant(1), formatter: NumberFormatter(), onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) where Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in }))
        }
        probes.row(
            "TextField",
            "init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(
                TextField(
                    "a" as Substring, value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in }))
        }
        probes.row(
            "TextField",
            "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text"
        ) { c in
            c.show(
                TextField(
                    "a", value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(
                TextField(
                    "a" as Substring, value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in },
                    onCommit: {}))
        }
        probes.row(
            "TextField",
            "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) where Label == Text"
        ) { c in
            c.show(TextField("a", value: .constant(1), formatter: NumberFormatter(), prompt: nil))
        }
        probes.row(
            "TextField",
            "init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) where S : StringProtocol, Label == Text"
        ) { c in
            c.show(TextField("a" as Substring, value: .constant(1), formatter: NumberFormatter(), prompt: nil))
        }
        probes.row(
            "TextField", "init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)"
        ) { c in
            c.show(TextField(text: .constant("a"), axis: .vertical) { Text(verbatim: "a") })
        }
        probes.row("TextField", "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)") {
            c in
            c.show(TextField(text: .constant("a")) { Text(verbatim: "a") })
        }
        probes.row(
            "TextField",
            "init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F : ParseableFormatStyle, F.FormatOutput == String"
        ) { c in
            c.show(
                TextField(value: .constant(Optional(1)), format: IntegerFormatStyle<Int>.number) { Text(verbatim: "a") }
            )
        }
        probes.row(
            "TextField",
            "init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F : ParseableFormatStyle, F.FormatOutput == String"
        ) { c in
            c.show(TextField(value: .constant(1), format: IntegerFormatStyle<Int>.number) { Text(verbatim: "a") })
        }
        probes.row(
            "TextField",
            "init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
        ) { c in
            c.show(TextField(value: .constant(1), formatter: NumberFormatter()) { Text(verbatim: "a") })
        }
    }
}
