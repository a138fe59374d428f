import Foundation
import PlumbCore
import PlumbPlatform

/// A calendar in which any number of days is chosen.
///
/// As wide as proposed, and as high as the weeks of its month; it begins with the present one. The label is not shown,
/// as on iOS. A day that is chosen is written with calendar, era, year, month and day; parts that name no day of the
/// environment's calendar stay in the set, and are not seen.
@Located
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let lower: Date?
    /// The first date after the bounds.
    private let end: Date?
    private let label: Label
    private let plan = DatePlan.Reader()
    @Environment(\.platform) private var platform

    private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ end: Date?, _ label: Label) {
        self.selection = selection
        self.lower = lower
        self.end = end
        self.label = label
    }

    public var body: some View {
        // A day of which only the first instant lies within the bounds is outside of them.
        let plan = plan(lower, end.map { $0 - 1 })
        let chosen = Dictionary(
            selection.wrappedValue.compactMap { parts in Self.day(parts, plan).map { ($0, [parts]) } },
            uniquingKeysWith: +)
        MonthCalendar(plan: plan, date: plan.clamped(Date()), isChosen: { chosen[$0] != nil }) {
            if let parts = chosen[$0] {
                selection.wrappedValue.subtract(parts)
            } else {
                let parts = plan.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0)
                selection.wrappedValue.insert(parts)
            }
        }
        .calendarFrame(label.knownWords, platform)
    }

    /// The beginning of the day that some parts name; nil where they name none, or one that calendars can't compute.
    private static func day(_ parts: DateComponents, _ plan: DatePlan) -> Date? {
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            [year, month, day, parts.era ?? 0].allSatisfy({ $0.magnitude <= Int16.max })
        else { return nil }
        var plain = DateComponents(era: parts.era, year: year, month: month, day: day)
        plain.isLeapMonth = parts.isLeapMonth
        return plan.calendar.date(from: plain).map { plan.start(of: .day, $0) }
    }
}

extension MultiDatePicker {
    /// Any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// Days from one date on and before another.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound, nil, label()) }

    /// Days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    /// Any days, with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// Days from one date on and before another, with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// Days from a date on, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

    /// Days before a date, with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }

    /// Any days, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(title))
    }

    /// Days from one date on and before another, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    /// Days from a date on, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound, nil, Text(title)) }

    /// Days before a date, with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, nil, bounds.upperBound, Text(title)) }
}
