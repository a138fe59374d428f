import Foundation
import PlumbCore

// Steppers whose value has a format: it is what those hear who can't see the stepper. Nothing else is shown than
// without it; the text field that shows the value is the Mac's. Source: Apple (`Stepper`); that iPhones show no value
// is from memory of them.

extension Stepper {
    /// A stepper for a value with a format, between bounds.
    public init<F>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, label(), onEditingChanged, words: format.format)
    }

    /// A stepper for a value with a format.
    public init<F>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, label(), onEditingChanged, words: format.format)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text, for a value with a format, between bounds.
    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, Text(titleKey), onEditingChanged, words: format.format)
    }

    /// A stepper with a text, for a value with a format.
    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(titleKey), onEditingChanged, words: format.format)
    }

    /// A stepper with a text as it stands, for a value with a format, between bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, F>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, Text(title), onEditingChanged, words: format.format)
    }

    /// A stepper with a text as it stands, for a value with a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(title), onEditingChanged, words: format.format)
    }
}
