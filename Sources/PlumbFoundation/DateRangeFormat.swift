import Foundation

/// The length of a range of dates in units: "1 hour, 1 minute". Linux's Foundation has none; the words are those of
/// `DateComponentsFormatter`. It stands for Apple's `Date.ComponentsFormatStyle`, a name that Linux's Foundation keeps
/// for itself. Source: Apple (Foundation).
public struct DateRangeComponentsFormat: Foundation.FormatStyle, Sendable {
    /// A unit.
    public enum Field: String, Codable, Hashable, Sendable, CaseIterable {
        /// Units of calendars, from the largest to the smallest.
        case year, month, week, day, hour, minute, second
    }

    /// How units are told.
    public enum Style: String, Codable, Hashable, Sendable {
        /// "1 hour, 1 minute".
        case wide
        /// "1 hr, 1 min".
        case abbreviated
        /// "1hr 1min".
        case condensedAbbreviated
        /// "1h 1m".
        case narrow
        /// "one hour, one minute".
        case spellOut
    }

    /// Nil for positions: "1:01:40".
    private var unitsStyle: Style?
    /// The units that are told; nil for all but weeks.
    public var fields: Set<Field>?
    /// The calendar in which the range is counted.
    public var calendar: Calendar
    /// Whose words are told; those of the app unless set.
    public var locale: Locale

    /// How units are told.
    public var style: Style {
        get { unitsStyle ?? .wide }
        set { unitsStyle = newValue }
    }

    /// - Parameter fields: the units; nil for all but weeks.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) {
        unitsStyle = style
        self.fields = fields
        self.calendar = calendar
        self.locale = locale
    }

    init() {
        self.init(style: .wide, fields: [.hour, .minute, .second])
        unitsStyle = nil
    }

    /// The length of the range in words; empty for dates that no calendar reaches.
    public func format(_ v: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        let units: [(Field, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        formatter.allowedUnits = units.filter { fields?.contains($0.0) ?? ($0.0 != .week) }
            .reduce(into: []) { $0.insert($1.1) }
        formatter.unitsStyle =
            switch unitsStyle {
            case nil: .positional
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            }
        var calendar = calendar
        calendar.locale = RunLocale.resolved(locale)
        formatter.calendar = calendar
        return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
    }

    /// The style with the words of another language.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The style with other units.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension FormatStyle where Self == DateRangeComponentsFormat {
    /// Hours, minutes and seconds: "1:01:40".
    public static var timeDuration: Self { DateRangeComponentsFormat() }

    /// - Parameter fields: the units; nil for all but weeks.
    public static func components(
        style: DateRangeComponentsFormat.Style, fields: Set<DateRangeComponentsFormat.Field>? = nil
    ) -> Self { DateRangeComponentsFormat(style: style, fields: fields) }
}
