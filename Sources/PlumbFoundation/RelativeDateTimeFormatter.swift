import Foundation

/// Times from now: "in 2 hours", "yesterday". Linux's Foundation has none; the words are those of Unicode's library, in
/// all its languages.
///
/// The greatest unit of the calendar that is not zero is told, and nothing of the smaller ones. Source: Apple
/// (Foundation).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Safe: what it is told is kept and used by whoever has it, as with formatters of Apple's: nobody tells it anything
    // else while others use it.
    /// How days and such are told.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether words such as "yesterday" are told where the language has them; numbers unless set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the words are; whole words unless set.
    open var unitsStyle = UnitsStyle.full
    /// The calendar in which days and longer units are counted. Nil counts as Gregorian.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// The app's unless set.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The least granular unit that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(Int?, ICU.TimeUnit)] = [
            (dateComponents.year, .year), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let told = units.first { ($0.0 ?? 0) != 0 } ?? units.last { $0.0 != nil } ?? (0, .second)
        return words(told.0 ?? 0, told.1)
    }

    /// - Parameter timeInterval: seconds from now; negative for what is over.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let date = Date()
        return localizedString(for: date.addingTimeInterval(timeInterval), relativeTo: date)
    }

    /// A date, seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let distance = date.timeIntervalSince(referenceDate)
        // Calendars count for ages where a date is none.
        guard distance.isFinite, abs(distance) < 1e12, date.isUsable, referenceDate.isUsable else {
            return words(0, .second)
        }
        var calendar: Calendar = self.calendar ?? Calendar(identifier: .gregorian)
        calendar.locale = RunLocale.resolved(locale)
        return localizedString(
            from: calendar.dateComponents(
                [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
    }

    /// A date, seen from now; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func words(_ value: Int, _ unit: ICU.TimeUnit) -> String {
        let width: ICU.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short: .short
            case .abbreviated: .narrow
            }
        // ICU tells 0 from −0: "in 0 seconds" and "0 seconds ago".
        return ICU.relative(
            Double(value), unit, width, isNamed: dateTimeStyle == .named, isSpelled: unitsStyle == .spellOut,
            RunLocale.resolved(locale)) ?? (value < 0 ? "\(value.magnitude) \(unit)s ago" : "in \(value) \(unit)s")
    }
}
