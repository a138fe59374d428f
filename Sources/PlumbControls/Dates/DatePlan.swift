import Foundation
import PlumbCore

/// The calendar by which dates are picked, and the bounds within which they are.
///
/// 1. Calendar, locale and time zone are the environment's. 2. Dates outside of the years 1 to 4000, and what is no
/// date, count as the nearest that is one: nothing takes longer for them. 3. Bounds in the wrong order are one date:
/// the lower.
struct DatePlan {
    let calendar: Calendar
    let locale: Locale
    let lower: Date
    let upper: Date

    /// Brings the values of the environment to a view.
    struct Reader: DynamicProperty {
        @Environment(\.calendar) private var calendar
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var timeZone

        /// The plan for bounds; nil for none.
        func callAsFunction(_ lower: Date? = nil, _ upper: Date? = nil) -> DatePlan {
            DatePlan(calendar, locale, timeZone, lower, upper)
        }
    }

    init(_ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone, _ lower: Date?, _ upper: Date?) {
        var calendar = calendar
        // A first weekday that somebody has set stays.
        if calendar.locale != locale { calendar.locale = locale }
        if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
        self.calendar = calendar
        if locale.calendar.identifier == calendar.identifier {
            self.locale = locale
        } else {
            var parts = Locale.Components(locale: locale)
            parts.calendar = calendar.identifier
            self.locale = Locale(components: parts)
        }
        self.lower = lower.map(Self.usable) ?? .distantPast
        self.upper = max(self.lower, upper.map(Self.usable) ?? .distantFuture)
    }

    /// (2)
    private static func usable(_ date: Date) -> Date {
        if date.timeIntervalSinceReferenceDate.isNaN { return Date() }
        return min(max(date, .distantPast), .distantFuture)
    }

    /// The nearest date within the bounds.
    func clamped(_ date: Date) -> Date { min(max(Self.usable(date), lower), upper) }

    /// Whether a part of the day, month or whatever it is that a date lies in is within the bounds.
    func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return false }
        return interval.start <= upper && interval.end > lower
    }

    // MARK: Parts

    /// When the day, month or whatever it is begins that a date lies in.
    func start(of unit: Calendar.Component, _ date: Date) -> Date {
        calendar.dateInterval(of: unit, for: date)?.start ?? date
    }

    /// A date that lies some days, months or whatever it is after another.
    func date(_ count: Int, _ unit: Calendar.Component, after date: Date) -> Date {
        calendar.date(byAdding: unit, value: count, to: date) ?? date
    }

    /// How many whole days, months or whatever it is lie between two dates.
    func count(_ unit: Calendar.Component, from start: Date, to end: Date) -> Int {
        calendar.dateComponents([unit], from: start, to: end).value(for: unit) ?? 0
    }

    /// The days of the month that a date lies in.
    func days(inMonthOf date: Date) -> Int {
        let month = start(of: .month, date)
        return max(count(.day, from: month, to: start(of: .month, self.date(1, .month, after: month))), 1)
    }

    /// A day at the time of another date, or at the next time that there is on that day.
    func day(_ day: Date, atTimeOf date: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        return self.day(day, hour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0)
    }

    func day(_ day: Date, hour: Int, minute: Int, second: Int) -> Date {
        calendar.date(bySettingHour: hour, minute: minute, second: second, of: start(of: .day, day)) ?? day
    }

    /// A month at the day and time of another date: at its last day if it is shorter.
    func month(_ month: Date, atDayOf date: Date) -> Date {
        let day = count(.day, from: start(of: .month, date), to: start(of: .day, date))
        let start = start(of: .month, month)
        return self.day(self.date(min(day, days(inMonthOf: start) - 1), .day, after: start), atTimeOf: date)
    }

    // MARK: Words

    @MainActor func words(_ form: DateWords.Form, _ date: Date) -> String {
        DateWords.string(form, date, calendar, locale)
    }

    /// What the wheels of the date and of the time are, in the order of the locale.
    func wheels(_ components: DatePickerComponents) -> [DateWheel] {
        let time = DateWords.letters(ofTemplate: "jmm", locale).compactMap { DateWheel(letter: $0) }
        guard components.contains(.date) else { return time }
        guard !components.contains(.hourAndMinute) else { return [.date] + time }
        return DateWords.letters(ofTemplate: "yMMMMd", locale).compactMap { DateWheel(letter: $0) }
    }
}

/// Dates in words. The formatters are kept, as it takes long to make one.
@MainActor
enum DateWords {
    enum Form: Hashable {
        /// "Oct 13, 2023"
        case medium
        /// "Friday, October 13, 2023"
        case full
        /// "9:41 AM"
        case time
        /// Some parts, in the locale's order.
        case template(String)
        /// Some parts, as they stand.
        case pattern(String)
    }

    private struct Key: Hashable {
        let form: Form
        let calendar: Calendar
        let locale: Locale
    }

    private static var formatters: [Key: DateFormatter] = [:]

    static func string(_ form: Form, _ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
        let key = Key(form: form, calendar: calendar, locale: locale)
        if let known = formatters[key] { return known.string(from: date) }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        switch form {
        case .medium: formatter.dateStyle = .medium
        case .full: formatter.dateStyle = .full
        case .time: formatter.timeStyle = .short
        case .template(let template): formatter.setLocalizedDateFormatFromTemplate(template)
        case .pattern(let pattern): formatter.dateFormat = pattern
        }
        // A program with ever new locales forgets the old ones.
        if formatters.count > Int(UInt8.max) { formatters = [:] }
        formatters[key] = formatter
        return formatter.string(from: date)
    }

    /// The letters of a locale's format: for "h:mm a" they are h, m and a.
    nonisolated static func letters(ofTemplate template: String, _ locale: Locale) -> [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var letters: [Character] = []
        var isQuoted = false
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            if !isQuoted, letter.isASCII, letter.isLetter, letters.last != letter { letters.append(letter) }
        }
        return letters
    }
}
