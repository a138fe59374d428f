import Foundation
import PlumbFoundation

/// A value in a text whose words depend on where the text stands: on its locale, its calendar, the time.
///
/// Values don't change: they are shared by copies of a text.
protocol TextValue: AnyObject, Sendable {
    func words(in values: EnvironmentValues, at clock: TextClock) -> String
    func isSame(as other: any TextValue) -> Bool
    /// What words beside it agree with; nil where it is no number.
    var amount: Double? { get }

    /// Says something else as time goes by.
    var isLive: Bool { get }
    /// The first date after the present one, on the host's clock, on which it says something else; nil for none.
    func change(after clock: TextClock) -> Date?
}

extension TextValue {
    var amount: Double? { nil }
    var isLive: Bool { false }
    func change(after clock: TextClock) -> Date? { nil }

    /// A value as a number; nil where it is none.
    fileprivate static func amount(in value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// A whole number with its thousands apart.
final class IntegerTextValue: TextValue {
    private let number: any FixedWidthInteger & Sendable
    /// Where the number is short, all languages with these digits write it alike.
    private let short: String?

    init<T: FixedWidthInteger & Sendable>(_ value: T) {
        number = value
        short = value.magnitude < 1000 && value >= 0 ? String(value) : nil
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        if let short, values.locale.hasPlainDigits { return short }
        func format<T: FixedWidthInteger>(_ value: T) -> String {
            IntegerFormatStyle<T>(locale: values.locale).format(value)
        }
        return format(number)
    }

    func isSame(as other: any TextValue) -> Bool {
        guard let other = other as? IntegerTextValue else { return false }
        return Swift.type(of: number) == Swift.type(of: other.number) && "\(number)" == "\(other.number)"
    }

    /// How numbers of a type stand in keys.
    static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
        switch type {
        case is Int32.Type, is Int16.Type, is Int8.Type: "%d"
        case is UInt32.Type, is UInt16.Type, is UInt8.Type: "%u"
        default: type.isSigned ? "%lld" : "%llu"
        }
    }
}

extension Locale {
    /// Numbers below a thousand are written with the digits 0 to 9 and nothing else.
    var hasPlainDigits: Bool {
        let identifier = identifier
        guard Self.languagesOfPlainDigits.contains(where: identifier.hasPrefix) else { return false }
        // What is as short as "en_US" asks for nothing besides.
        return identifier.utf8.count <= 5 || !identifier.contains("@") && !identifier.contains("-u-")
    }

    private static let languagesOfPlainDigits = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja"]
}

/// A value in the words of a format, whose locale is that of the text.
// Safe: both are constant values, which a text has from whoever made it and only reads.
final class FormattedTextValue<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        format.locale(values.locale).format(input)
    }

    var amount: Double? { Self.amount(in: input) }

    func isSame(as other: any TextValue) -> Bool {
        guard let other = other as? FormattedTextValue<F> else { return false }
        return other.input == input && other.format == format
    }
}

/// A value in the words of a formatter, which has a locale of its own.
final class FormatterTextValue: TextValue, @unchecked Sendable {
    // Safe: both are constant, and are asked where texts are laid out: on the main thread.
    private let subject: Any
    private let formatter: Formatter?

    init(_ subject: Any, _ formatter: Formatter?) {
        self.subject = subject
        self.formatter = formatter
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        formatter?.string(for: subject) ?? String(describing: subject)
    }

    var amount: Double? { Self.amount(in: subject) }

    func isSame(as other: any TextValue) -> Bool {
        guard let other = other as? FormatterTextValue, other.formatter === formatter else { return false }
        // A formatter may have been told something else since.
        return formatter == nil && String(describing: subject) == String(describing: other.subject)
    }
}

extension Text {
    /// A value in the words of a format, in the language of the locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(FormattedTextValue(input, format)) }

    /// A value in the words of a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(FormatterTextValue(subject, formatter))
    }

    /// A date in the words of a formatter. (Linux's Foundation does not say of dates that they are the values of
    /// objects.)
    public init(_ subject: Date, formatter: Formatter) { self.init(FormatterTextValue(subject, formatter)) }

    /// A decimal number in the words of a formatter.
    public init(_ subject: Decimal, formatter: Formatter) {
        self.init(FormatterTextValue(subject as NSDecimalNumber, formatter))
    }

    /// An object in the words of a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(FormatterTextValue(subject, formatter))
    }

    /// Two dates, as "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) { self.init(IntervalTextValue(dates.lowerBound, dates.upperBound)) }

    /// The dates of an interval, as "9:30 AM – 3:30 PM".
    public init(_ interval: DateInterval) { self.init(IntervalTextValue(interval.start, interval.end)) }
}

/// Two dates.
final class IntervalTextValue: TextValue {
    private let start: Date
    private let end: Date

    init(_ start: Date, _ end: Date) {
        self.start = start
        self.end = end
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        guard start.isUsable, end.isUsable else { return "" }
        let format = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: values.locale, calendar: values.calendar,
            timeZone: values.timeZone)
        return format.format(start..<max(start, end))
    }

    func isSame(as other: any TextValue) -> Bool {
        (other as? IntervalTextValue).map { $0.start == start && $0.end == end } ?? false
    }
}
