import Foundation
import PlumbCore

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// The date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker, for a style.
public struct DatePickerStyleConfiguration {
    /// What the date is.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// What the date is.
    public let label: Label
    /// The date that is picked. It may lie outside of the bounds.
    @Binding public var selection: Date
    /// The first date that can be picked; nil for none.
    public var minimumDate: Date?
    /// The last date that can be picked; nil for none.
    public var maximumDate: Date?
    /// Which parts of the date are picked.
    public var displayedComponents: DatePickerComponents
    /// The words of the label, as far as they are known.
    let words: Text?

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents, words: Text?
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
        self.words = words
    }
}

extension EnvironmentValues {
    /// The styles of date pickers.
    var datePickerStyles: StyleChain<DatePickerStyleConfiguration> {
        get { self[StyleChain<DatePickerStyleConfiguration>.self] }
        set { self[StyleChain<DatePickerStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How date pickers within look. Inner styles win; a date picker in a style's body has the style around it.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(by: style, in: \.datePickerStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// Date and time on two chips at the trailing edge, the label at the leading one. A chip opens a calendar, or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar, as wide as proposed and as high as the weeks of its month, and the time below it. The label is not
/// shown, as on iOS.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Wheels of 320 × 216 points for the parts of the date, the label at the leading edge.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's own.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Chips that open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Wheels, and the label before them.
private struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    private let plan = DatePlan.Reader()

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let plan = plan(configuration.minimumDate, configuration.maximumDate)
        LabeledControl(label: DateLabel(configuration: configuration)) {
            DateWheels(
                selection: configuration.$selection, plan: plan, wheels: plan.wheels(configuration.displayedComponents),
                label: configuration.words)
        }
        .ordinarySpacing()
        .rowTrait(RowFillTrait.self, true)
    }
}

/// The label as it is seen. Where its words are known, the parts of the picker say them to screen readers.
struct DateLabel: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View { configuration.label.accessibilityHidden(configuration.words != nil) }
}
