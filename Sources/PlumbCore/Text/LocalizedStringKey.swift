import Foundation

/// A text as it is written in source: a literal with values in it.
///
/// It is the key under which tables of strings have it in other languages (values stand in it as `%@`, `%lld` …), and
/// the text itself where no table has it. Inline Markdown in it is drawn; in values it is not read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A value in the text.
    struct Argument: Equatable, Sendable {
        /// How it stands in the key.
        var specifier: String
        /// What is shown in its place.
        var parts: [Text.Part]
        /// What decides about plurals.
        var number: Double?
    }

    /// With specifiers in place of values.
    let key: String
    let arguments: [Argument]

    /// A key that is made while the program runs. It has no values: percent signs in it are no specifiers.
    public init(_ value: String) {
        key = value
        arguments = []
    }
    /// A key with the values of a text of another wording.
    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }
    /// A literal without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A literal with values: specifiers stand for them in the key. A percent sign beside them is written twice there.
    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // Without values there are no specifiers, and nothing to tell a percent sign from.
        key =
            arguments.isEmpty
            ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
    }

    /// Puts a key together from the pieces of a literal. The compiler calls it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// An empty key with room for as much as the compiler has counted.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// A piece of the literal between values.
        public mutating func appendLiteral(_ literal: String) {
            // Beside specifiers, a percent sign is written twice.
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ content: Text.Part.Content, number: Double? = nil) {
            append(specifier, [Text.Part(content: content)], number: number)
        }

        private mutating func append(_ specifier: String, _ parts: [Text.Part], number: Double? = nil) {
            key += specifier
            arguments.append(Argument(specifier: specifier, parts: parts, number: number))
        }

        /// A string as it is: Markdown in it is not read. `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append("%@", .verbatim(string)) }
        /// A part of a string as it is: Markdown in it is not read. `%@` in the key.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            append("%@", .verbatim(String(string)))
        }
        /// The description of any other value; `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .verbatim(String(describing: value))) }

        /// A text with its own styles.
        public mutating func appendInterpolation(_ text: Text) { append("%@", text.parts) }

        /// A picture in the line.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .image(InlineImage(image))) }

        /// A text with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", Text(attributedString).parts)
        }

        /// A whole number with its thousands apart.
        public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(_ value: T) {
            append(IntegerTextValue.specifier(of: T.self), .value(IntegerTextValue(value)), number: Double(value))
        }

        /// A number with six decimals, as C's `%f` writes it.
        public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
        /// A number with six decimals; `%f` in the key.
        public mutating func appendInterpolation(_ value: Float) { append("%f", Double(value)) }
        /// A number with six decimals; `%lf` in the key.
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }

        private mutating func append(_ specifier: String, _ value: Double) {
            append(specifier, .verbatim(String(format: "%f", value)), number: value)
        }

        /// A number by a C format such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            let (key, words) = PrintFormat.split(specifier, value)
            self.key += key
            guard let words else { return }
            arguments.append(
                Argument(
                    specifier: specifier, parts: [Text.Part(content: .verbatim(words))],
                    number: (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
                        ?? (value as? Float).map { Double($0) } ?? (value as? CGFloat).map { Double($0) }))
        }

        /// A value in the words of a format, in the language of the locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .value(FormattedTextValue(input, format)))
        }

        /// A value in the words of a formatter; nil for its description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) { append("%@", .value(FormatterTextValue(subject, formatter))) }

        /// A date in the words of a formatter; nil for its description.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
            append("%@", .value(FormatterTextValue(subject, formatter)))
        }

        /// A value in the words of a formatter; nil for its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(FormatterTextValue(subject, formatter)))
        }

        /// A date that goes on by itself.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .value(DateTextValue(date, style)))
        }

        /// Two dates, as "9:30 AM – 3:30 PM".
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .value(IntervalTextValue(dates.lowerBound, dates.upperBound)))
        }

        /// The dates of an interval, as "9:30 AM – 3:30 PM".
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .value(IntervalTextValue(interval.start, interval.end)))
        }

        /// The time that is left of an interval, or that has passed.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .value(
                    TimerTextValue(
                        timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }
    }
}
