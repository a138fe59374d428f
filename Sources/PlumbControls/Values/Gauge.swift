import PlumbCore

/// A value within bounds.
///
/// Size, place and look are its style's: `gaugeStyle(_:)`. The platform's own is a line as wide as proposed, label
/// above, words of the value below, those of the bounds beside it.
@Located
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let value: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    @Environment(\.gaugeStyles) private var styles

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
        _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
    ) {
        self.value = SliderScale(low: Double(bounds.lowerBound), high: Double(bounds.upperBound), step: nil)
            .position(of: Double(value))
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: value, label: GaugeStyleConfiguration.Label(part: OneView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : GaugeStyleConfiguration.CurrentValueLabel(part: OneView(current)),
            minimumValueLabel: minimum.map { GaugeStyleConfiguration.MinimumValueLabel(part: OneView($0)) },
            maximumValueLabel: maximum.map { GaugeStyleConfiguration.MaximumValueLabel(part: OneView($0)) })
        styles.body(configuration) { DefaultGaugeStyle().makeBody(configuration: configuration) }
            .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label.knownWords
        control.value = "\(Int((value * 100).rounded()))%"
        control.number = value
        control.range = 0...1
        return control
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// With words for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }

    /// With a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView { self.init(value, bounds, label(), EmptyView(), nil, nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// With words for the value and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// The gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge, for a style.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View {
        let part: OneView
        public var body: some View { part.accessibilityLabelPart() }
    }
    /// The value, in words.
    public struct CurrentValueLabel: View {
        let part: OneView
        public var body: some View { part.accessibilityValuePart() }
    }
    /// The lower bound, in words.
    public struct MinimumValueLabel: View {
        let part: OneView
        public var body: some View { part }
    }
    /// The upper bound, in words.
    public struct MaximumValueLabel: View {
        let part: OneView
        public var body: some View { part }
    }

    /// From 0 to 1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value, in words.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound, in words.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound, in words.
    public var maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
    /// The styles of gauges.
    var gaugeStyles: StyleChain<GaugeStyleConfiguration> {
        get { self[StyleChain<GaugeStyleConfiguration>.self] }
        set { self[StyleChain<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How gauges within look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styled(by: style, in: \.gaugeStyles) { $0.makeBody(configuration: $1) }
    }
}
