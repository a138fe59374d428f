import Foundation
import PlumbCore

/// A value that goes up and down by steps.
///
/// The label stands at the leading edge, two halves of together 94 × 32 points at the trailing edge of all the width
/// that is proposed. A half that is held goes on by itself.
@Located
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The value in words, where it has one.
    private var value: String?

    /// - Parameters:
    ///   - onIncrement: what "+" does; nil where it can't be tapped.
    ///   - onDecrement: what "−" does; nil where it can't be tapped.
    ///   - onEditingChanged: is told when a finger takes hold of the stepper, and when it lets go.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void, words: (V) -> String = { String(describing: $0) }
    ) {
        self.label = label
        self.onEditingChanged = onEditingChanged
        let current = value.wrappedValue
        self.value = words(current)
        // A value outside of the bounds comes back into them, and goes no farther out.
        let canIncrease = bounds.map { current < $0.upperBound } ?? true
        let canDecrease = bounds.map { current > $0.lowerBound } ?? true
        func move(isForward: Bool) {
            var new = value.wrappedValue.stepped(by: step, isForward: isForward)
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            value.wrappedValue = new
        }
        onIncrement = canIncrease ? { move(isForward: true) } : nil
        onDecrement = canDecrease ? { move(isForward: false) } : nil
    }

    public var body: some View {
        LabeledControl(label: OneView(label: label).accessibilityLabelPart()) {
            StepperHalves(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
        }
        .ordinarySpacing()
        .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label.knownWords
        control.value = value
        control.actions = [("increment", onIncrement), ("decrement", onDecrement)].compactMap { name, action in
            guard let action else { return nil }
            return (
                name,
                {
                    onEditingChanged(true)
                    action()
                    onEditingChanged(false)
                }
            )
        }
        return control
    }
}

extension Stepper {
    /// A stepper for a value between bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, label(), onEditingChanged) }

    /// A stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, label(), onEditingChanged) }

    /// The order of arguments of earlier systems.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, step, label(), onEditingChanged) }

    /// The order of arguments of earlier systems.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(value, nil, step, label(), onEditingChanged) }

    /// The order of arguments of earlier systems.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text, for a value between bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(titleKey), onEditingChanged) }

    /// A stepper with a text as it stands, for a value between bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(title), onEditingChanged) }

    /// A stepper with a text, for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(titleKey), onEditingChanged) }

    /// A stepper with a text as it stands, for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(title), onEditingChanged) }

    /// A stepper with a text and actions of its own.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a text as it stands and actions of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

/// "−" and "+" on a grey fill with a line between them.
private struct StepperHalves: View {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: 0) {
            StepperHalf(symbol: "minus", action: onDecrement, onEditingChanged: onEditingChanged)
            Color(system: .stepperLine).frame(
                width: platform.metrics.stepperLineWidth, height: platform.metrics.stepperLineHeight)
            StepperHalf(symbol: "plus", action: onIncrement, onEditingChanged: onEditingChanged)
        }
        .frame(width: platform.metrics.stepperWidth, height: platform.metrics.stepperHeight)
        .background(Color(system: .stepperFill))
        .clipShape(RoundedRectangle(cornerRadius: platform.metrics.stepperRadius, style: .continuous))
    }
}

private struct StepperHalf: View {
    let symbol: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: platform.metrics.stepperSymbol, weight: .regular))
            .foregroundColor(action != nil && isEnabled ? .primary : .faintLabel)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isPressed ? Color.fill : .clear)
            .contentShape(Rectangle())
            .pressable(
                Binding(
                    get: { isPressed },
                    set: { new in
                        isPressed = new
                        onEditingChanged(new)
                    }), repeats: true
            ) { action?() }
            .disabled(action == nil)
    }
}
