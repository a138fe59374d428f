import Foundation
import PlumbCore

/// Which parts of a date are picked.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// The parts of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute, by the locale also half of the day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A date that is picked.
///
/// Size, place and look are its style's: `datePickerStyle(_:)`. The platform's own shows the date, and opens a calendar
/// where it is tapped. Calendar, language, time zone, the day on which weeks begin, and the order of day and month are
/// the environment's. A range limits what can be picked; a date outside of it is shown as the nearest one inside, and
/// stays in the binding until somebody picks another.
@Located
public struct DatePicker<Label: View>: View {
    /// Which parts of the date are picked.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let lower: Date?
    private let upper: Date?
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyles) private var styles

    private init(_ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.lower = lower
        self.upper = upper
        self.components = components
        self.label = label
    }

    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(part: OneView(label: label)), selection: selection,
            minimumDate: lower, maximumDate: upper, displayedComponents: components, words: label.knownWords)
        styles.body(configuration) { DefaultDatePickerStyle().makeBody(configuration: configuration) }
    }
}

extension DatePicker {
    /// Any date.
    ///
    /// - Parameter displayedComponents: which parts of the date are picked; the others stay.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// A date between two others, which can be picked too.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    /// A date that is not before another.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    /// A date that is not after another.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// Any date, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    /// A date between two others, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    /// A date that is not before another, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    /// A date that is not after another, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

    /// Any date, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    /// A date between two others, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

    /// A date that is not before another, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

    /// A date that is not after another, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}
