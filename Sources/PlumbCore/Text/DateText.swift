import Foundation
import PlumbFoundation

extension Text {
    /// How a text shows a date. Source: Apple (`Text.DateStyle`).
    public struct DateStyle: Equatable, Codable, Sendable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// As "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// As "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// How far away the date is in two units, as "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// How far away the date is in one unit, as "+2 hours"; a date that is over has a minus.
        public static let offset = DateStyle(kind: .offset)
        /// How far away the date is, as "2:32" or "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date, in the language of the locale and the time zone of the views around; how far away it is goes on with the
    /// host's clock.
    public init(_ date: Date, style: DateStyle) { self.init(DateTextValue(date, style)) }
}

/// A date in a style.
///
/// 1. Dates and times are the locale's. 2. Distances are the calendar's units, the two greatest that are there (one for
/// an offset), the smallest rounded down. 3. They change with each second, from an hour on with each minute.
/// (Docs/Rules.md, section 22.)
final class DateTextValue: TextValue {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        guard date.isUsable else { return "" }
        switch style.kind {
        // 1
        case .time, .date:
            let format = Date.FormatStyle(
                date: style.kind == .date ? .long : .omitted, time: style.kind == .time ? .shortened : .omitted,
                locale: values.locale, calendar: values.calendar, timeZone: values.timeZone)
            return format.format(date)
        case .timer: return TimerTextValue.words(Double(seconds(clock)), showsHours: true)
        case .relative: return distance(clock, values, units: 2)
        case .offset: return (clock.now > clock.placed(date) ? "-" : "+") + distance(clock, values, units: 1)
        }
    }

    /// What is to come is rounded up, what has passed down, so that both change when a second is over.
    private func seconds(_ clock: TextClock) -> Int {
        let left = clock.placed(date).timeIntervalSince(clock.now)
        let whole =
            left > 0
            ? (left - HostClock.datePrecision).rounded(.up) : (-left + HostClock.datePrecision).rounded(.down)
        return Int(max(0, whole))
    }

    /// 2
    private func distance(_ clock: TextClock, _ values: EnvironmentValues, units: Int) -> String {
        let seconds = seconds(clock)
        let (date, now) = (clock.placed(date), clock.now)
        let (start, end) =
            date > now
            ? (date.addingTimeInterval(-Double(seconds)), date) : (date, date.addingTimeInterval(Double(seconds)))
        let names: [(Calendar.Component, String)] = [
            (.year, "year"), (.month, "month"), (.day, "day"), (.hour, "hour"), (.minute, "minute"),
            (.second, "second"),
        ]
        let isEnglish = values.locale.language.languageCode?.identifier == "en"
        // Foundation on Linux has the words for years and months of no other language.
        let known = isEnglish ? names[...] : names[2...]
        let parts = values.calendar.dateComponents(Set(known.map(\.0)), from: start, to: end)
        let counts = known.map { ($0.1, parts.value(for: $0.0) ?? 0) }
        let first = counts.firstIndex { $0.1 != 0 } ?? counts.endIndex - 1
        let shown = counts[first..<min(first + units, counts.endIndex)].filter {
            $0.1 != 0 || first == counts.endIndex - 1
        }
        guard !isEnglish else {
            return shown.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
        }
        let rounded = shown.reduce(0) { $0 + $1.1 * (DateTextValue.lengths[$1.0] ?? 0) }
        let style = Duration.UnitsFormatStyle.units(
            allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units)
        return style.locale(values.locale).format(.seconds(rounded))
    }

    private static let lengths = ["day": 86_400, "hour": 3600, "minute": 60, "second": 1]

    var isLive: Bool { style.kind != .time && style.kind != .date }

    /// 3
    func change(after clock: TextClock) -> Date? {
        let (date, now) = (clock.placed(date), clock.now)
        guard isLive, date.isUsable else { return nil }
        let left = date.timeIntervalSince(now)
        let isFar = style.kind != .timer && abs(left) > 3600 + 60
        let wait =
            isFar
            ? DateTextValue.second(after: now, from: date, unit: 60) : DateTextValue.second(after: now, from: date)
        return clock.now.addingTimeInterval(wait)
    }

    /// Seconds until a whole number of units lies between a date and another.
    static func second(after now: Date, from anchor: Date, unit: Double = 1) -> Double {
        let distance = now.timeIntervalSince(anchor) / unit
        let next = (distance + HostClock.datePrecision).rounded(.down) + 1
        return max((next - distance) * unit, HostClock.datePrecision)
    }

    func isSame(as other: any TextValue) -> Bool {
        (other as? DateTextValue).map { $0.date == date && $0.style == style } ?? false
    }
}
