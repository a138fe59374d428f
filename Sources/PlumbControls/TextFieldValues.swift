import Foundation
import PlumbCore

/// Fields for values. What was typed is read when the field is submitted or loses the focus; what can't be read leaves
/// the value as it is, and the field shows it again.
extension TextField {
    /// - Parameters:
    ///   - value: the value that the field shows and changes.
    ///   - format: how the value is written and read, in the locale of the field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(TextFieldValue(value, format)), prompt: prompt, label: label())
    }

    /// - Parameter value: nil where the field is empty.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(TextFieldValue(optional: value, format)), prompt: prompt, label: label())
    }

    /// - Parameters:
    ///   - value: the value that the field shows and changes.
    ///   - formatter: how the value is written and read: a number or date formatter; others only write.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(.value(TextFieldValue(value, formatter)), prompt: prompt, label: label()) }
}

extension TextField where Label == Text {
    /// Makes a field for a value, with a label looked up by a key. Text that the format can't parse leaves the value as
    /// it was.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field for a value, with the string as its label. Text that the format can't parse leaves the value as
    /// it was.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Makes a field for a value that may be nil, written and read by the format, with a label looked up by a key.
    /// Empty text makes it nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field for a value that may be nil, written and read by the format, with the string as its label.
    /// Empty text makes it nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Makes a field for a value that a number or date formatter writes and reads, with a label looked up by a key.
    /// Other formatters only write.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) } }

    /// Makes a field for a value that a number or date formatter writes and reads, with the string as its label. Other
    /// formatters only write.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }

    /// - Parameter onEditingChanged: told when the focus comes and goes.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            .value(TextFieldValue(value, formatter)), prompt: nil, label: Text(titleKey),
            editingChanged: onEditingChanged)
    }

    /// - Parameter onEditingChanged: told when the focus comes and goes.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            .value(TextFieldValue(value, formatter)), prompt: nil, label: Text(title),
            editingChanged: onEditingChanged)
    }

    /// - Parameters:
    ///   - onEditingChanged: told when the focus comes and goes.
    ///   - onCommit: runs when the field is submitted.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            .value(TextFieldValue(value, formatter)), prompt: nil, label: Text(titleKey),
            editingChanged: onEditingChanged, committed: onCommit)
    }

    /// Makes a field for a value with the string as its label. `onEditingChanged` is told when the focus comes and
    /// goes, and `onCommit` runs when the field is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            .value(TextFieldValue(value, formatter)), prompt: nil, label: Text(title),
            editingChanged: onEditingChanged, committed: onCommit)
    }
}

extension TextFieldValue {
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        text = { format.locale($0).format(value.wrappedValue) }
        commit = { if let new = try? format.locale($1).parseStrategy.parse($0) { value.wrappedValue = new } }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.locale($0).format) ?? "" }
        commit = { text, locale in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        commit = { text, _ in
            guard let object = TextFieldValue.object(of: text, formatter) else { return }
            if let new = object as? V {
                value.wrappedValue = new
            } else if let number = object as? NSNumber, let new = TextFieldValue.number(number, as: V.self) {
                value.wrappedValue = new
            }
        }
    }

    /// Formatters of other kinds can't read with the Foundation of Linux: the value stays.
    private static func object(of text: String, _ formatter: Formatter) -> Any? {
        if let numbers = formatter as? NumberFormatter { return numbers.number(from: text) }
        if let dates = formatter as? DateFormatter { return dates.date(from: text) }
        return (formatter as? ISO8601DateFormatter)?.date(from: text)
    }

    /// Foundation on Linux does not make a Swift number of every NSNumber by itself.
    private static func number<V>(_ number: NSNumber, as type: V.Type) -> V? {
        switch type {
        case is Int.Type, is Int?.Type: number.intValue as? V
        case is Double.Type, is Double?.Type: number.doubleValue as? V
        case is Float.Type, is Float?.Type: number.floatValue as? V
        case is Decimal.Type, is Decimal?.Type: number.decimalValue as? V
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? V
        default: nil
        }
    }
}
