import Foundation
import PlumbCore

/// How far something has come, or that it goes on.
///
/// Size, place and look are its style's: `progressViewStyle(_:)`. The platform's own is a line as wide as proposed
/// where there is a value, and a spinner of 20 × 20 points where there is none.
@Located
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let timer: ProgressTimer?
    /// Nil where a style's progress has none.
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyles) private var styles

    private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        // No value is a value from 0 to 1, and what is no number has come nowhere.
        self.fraction = fraction.map { $0 > 0 ? min($0, 1) : 0 }
        timer = nil
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    init(timer: ProgressTimer, label: Label, currentValueLabel: CurrentValueLabel) {
        fraction = nil
        self.timer = timer
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    fileprivate init<V: BinaryFloatingPoint>(_ value: V?, _ total: V, _ label: Label, _ current: CurrentValueLabel) {
        self.init(fraction: value.map { Double($0) / Double(total) }, label: label, currentValueLabel: current)
    }

    /// With words for the value.
    /// - Parameters:
    ///   - value: how far it has come; nil where nobody knows.
    ///   - total: where it ends.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, total, label(), currentValueLabel()) }

    public var body: some View {
        if let timer {
            TimelineView(timer) { shown(timer.fraction(at: $0.date)) }
        } else {
            shown(fraction)
        }
    }

    private func shown(_ fraction: Double?) -> some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self
                ? nil : label.map { ProgressViewStyleConfiguration.Label(part: OneView($0)) },
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil
                : currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel(part: OneView($0)) })
        return styles.body(configuration) { DefaultProgressViewStyle().makeBody(configuration: configuration) }
            .accessibilityControl(accessibility(fraction))
    }

    private func accessibility(_ fraction: Double?) -> AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label?.knownWords
        control.nameless = fraction == nil ? "In progress" : "Progress"
        control.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        control.traits = .updatesFrequently
        control.number = fraction
        control.range = fraction == nil ? nil : 0...1
        return control
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Goes on.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Goes on, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Goes on, with a text.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Goes on, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// - Parameters:
    ///   - value: how far it has come; nil where nobody knows.
    ///   - total: where it ends.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value, total, EmptyView(), EmptyView())
    }

    /// With a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value, total, label(), EmptyView())
    }

    /// With a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(value, total, Text(titleKey), EmptyView()) }

    /// With a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(value, total, Text(title), EmptyView()) }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress that a style is making the body of, in the next style around it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
