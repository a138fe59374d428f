import Foundation
import PlumbFoundation
import PlumbGraphics

extension String {
    /// A text as it is written in source, with values in it: what tables of strings are asked for. Linux's Foundation
    /// has none. Source: Apple (Foundation).
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// A text without values. Percent signs in it are no specifiers.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        /// A literal without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// A literal with values: specifiers stand for them in the key.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.words)
        }

        /// Puts a key together from the pieces of a literal, as that of `LocalizedStringKey` does. The compiler calls
        /// it.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var words: LocalizedStringKey.StringInterpolation

            /// An empty key with room for as much as the compiler has counted.
            public init(literalCapacity: Int, interpolationCount: Int) {
                words = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// A piece of the literal between values.
            public mutating func appendLiteral(_ literal: String) { words.appendLiteral(literal) }
            /// A string as it is; `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { words.appendInterpolation(string) }
            /// A part of a string as it is; `%@` in the key.
            public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
                words.appendInterpolation(string)
            }
            /// The description of any other value; `%@` in the key.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { words.appendInterpolation(value) }
            /// A whole number with its thousands apart.
            public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(_ value: T) {
                words.appendInterpolation(value)
            }
            /// A number with six decimals.
            public mutating func appendInterpolation(_ value: Double) { words.appendInterpolation(value) }
            /// A number with six decimals; `%f` in the key.
            public mutating func appendInterpolation(_ value: Float) { words.appendInterpolation(value) }
            /// A number with six decimals; `%lf` in the key.
            public mutating func appendInterpolation(_ value: CGFloat) { words.appendInterpolation(value) }
            /// A number by a C format such as `%.2f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                words.appendInterpolation(value, specifier: specifier)
            }
            /// A value in the words of a format.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                words.appendInterpolation(input, format: format)
            }
            /// A value in the words of a formatter; nil for its description.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { words.appendInterpolation(subject, formatter: formatter) }
            /// A date in the words of a formatter; nil for its description.
            public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
                words.appendInterpolation(subject, formatter: formatter)
            }
            /// A value in the words of a formatter; nil for its description.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { words.appendInterpolation(subject, formatter: formatter) }
            /// A text of its own, in its own language.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                words.appendInterpolation(resource)
            }
        }
    }

    /// A text of the source in the language of the app, which is that of the host that was brought up to date last.
    ///
    /// - Parameters:
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: where its tables are; nil for those of the source.
    ///   - locale: how values in the text are written; the language stays the app's.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedWords.string(keyAndValue.key, StringTableName(table, bundle), format: locale)
    }

    /// A text that has another key than its words.
    ///
    /// - Parameter defaultValue: what is told where no table has the key; its values are those of the text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let (own, name) = LocalizedWords.key("\(key)", defaultValue, table, bundle)
        self = LocalizedWords.string(own, name, format: locale)
    }

    /// A text that was put down somewhere else.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedWords.string(resource.words, resource.place, format: resource.locale)
    }
}

/// Texts outside of views.
enum LocalizedWords {
    /// A key with a text of another wording.
    static func key(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?
    ) -> (LocalizedStringKey, StringTableName) {
        (
            LocalizedStringKey(key: key, arguments: value.key.arguments),
            StringTableName(table, bundle, fallback: value.key.key)
        )
    }

    /// 1. The text of the table, else the one of the source. 2. Values in their places, as a locale writes them.
    /// Markdown stays as it is written. (Docs/Rules.md, section 23.)
    static func string(_ key: LocalizedStringKey, _ table: StringTableName, format: Locale) -> String {
        var values = RunStrings.values
        // 1
        let text = marked(key, table, in: values).text
        // 2
        values.locale = RunLocale.resolved(format)
        return filled(text, key.arguments, in: values)
    }

    /// A text with Markdown, whose words agree with numbers.
    static func attributed(_ key: LocalizedStringKey, _ table: StringTableName, format: Locale?) -> AttributedString {
        var values = RunStrings.values
        let found = marked(key, table, in: values)
        values.locale = RunLocale.resolved(format)
        let agreeing = agreeing(found, key.arguments, in: values, report: Complaints.tell)
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible)
        guard let read = try? AttributedString(markdown: agreeing.text, options: options) else {
            return AttributedString(filled(agreeing.text, agreeing.arguments, in: values))
        }
        var result = AttributedString()
        for run in read.runs {
            let words = filled(String(read[run.range].characters), agreeing.arguments, in: values)
            result.append(AttributedString(words, attributes: run.attributes))
        }
        return result
    }

    /// A text that was looked up, with marks in place of values.
    struct Found {
        var text: String
        var isEnglish: Bool
        /// As it stands in the source.
        var source: String
    }

    /// The text of the table, else the one of the source, which is in the language of its catalogue, or in English.
    static func marked(_ key: LocalizedStringKey, _ table: StringTableName?, in values: EnvironmentValues) -> Found {
        let source = table?.fallback ?? key.key
        let translated = values.strings?.text(for: key, table, values)
        let text = translated ?? source
        let isSource = text == source
        let language =
            isSource
            ? (values.strings as? StringFolder)?.development : values.locale.language.languageCode?.identifier
        return Found(
            text: key.arguments.isEmpty ? text : FormatString.marked(text, count: key.arguments.count),
            isEnglish: language.map { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") } ?? isSource,
            source: source)
    }

    /// A text whose words agree with its numbers, and its values: those that have other words stand after the others.
    static func agreeing(
        _ found: Found, _ arguments: [LocalizedStringKey.Argument], in values: EnvironmentValues,
        report: (String) -> Void
    ) -> (text: String, arguments: [LocalizedStringKey.Argument]) {
        let agreement = GrammarAgreement(found.text, count: arguments.count, isEnglish: found.isEnglish) { index in
            guard arguments.indices.contains(index) else { return nil }
            let words = filled(FormatString.mark(index), arguments, in: values)
            var number = arguments[index].number ?? Double(words)
            if number == nil, case .value(let value)? = arguments[index].parts.first?.content { number = value.amount }
            return GrammarAgreement.Value(number: number, words: words)
        }
        if agreement.isMissed {
            let language = values.locale.language.languageCode?.identifier ?? values.locale.identifier
            report(
                "Text(\"\(found.source.prefix(60))\"): words agree with numbers in English only; in “\(language)” they are shown as they are written."
            )
        }
        let others = agreement.inflected.map { inflected in
            var argument = arguments[inflected.of]
            let styling = argument.parts.count == 1 ? argument.parts[0].styling : nil
            argument.parts = [Text.Part(content: .verbatim(inflected.words), styling: styling)]
            return argument
        }
        return (agreement.text, arguments + others)
    }

    /// A text with its values in their places.
    static func filled(
        _ text: String, _ arguments: [LocalizedStringKey.Argument], in values: EnvironmentValues
    ) -> String {
        guard !arguments.isEmpty else { return text }
        return FormatString.pieces(text).map { piece in
            switch piece {
            case .text(let text): String(text)
            case .argument(let number):
                arguments.indices.contains(number)
                    ? TextResolver(Text(parts: arguments[number].parts), in: values).pieces.map(\.text).joined() : ""
            }
        }.joined()
    }
}

extension AttributedString {
    /// A text of the source in the language of the app, with inline Markdown; words agree with numbers where it says so
    /// (`^[\(count) apple](inflect: true)`). Linux's Foundation has none. Source: Apple (Foundation).
    ///
    /// - Parameters:
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: where its tables are; nil for those of the source.
    ///   - locale: how values in the text are written; the language stays the app's.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self = LocalizedWords.attributed(keyAndValue.key, StringTableName(table, bundle), format: locale) }

    /// A text that has another key than its words.
    ///
    /// - Parameter defaultValue: what is told where no table has the key; its values are those of the text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let (own, name) = LocalizedWords.key("\(key)", defaultValue, table, bundle)
        self = LocalizedWords.attributed(own, name, format: locale)
    }

    /// A text that was put down somewhere else.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedWords.attributed(resource.words, resource.place, format: resource.locale)
    }
}
