import Foundation

/// A text of the source that is looked up later, where it is shown. Linux's Foundation has none. Source: Apple
/// (Foundation).
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// Where tables of strings are.
    public enum BundleDescription: Sendable {
        /// The app's: those of the source.
        case main
        /// The bundle that a class comes from.
        case forClass(AnyClass)
        /// The bundle in a folder; the app's where there is none.
        case atURL(URL)

        fileprivate func isSame(as other: BundleDescription) -> Bool {
            switch (self, other) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }
    }

    /// What tables are asked for.
    public let key: String
    /// What is told where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for `Localizable`.
    public let table: String?
    /// The language; that of the app or of the views around unless set.
    public var locale: Locale
    /// Where the tables are.
    public let bundle: BundleDescription

    /// A text that is its own key.
    ///
    /// - Parameter comment: for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text of another key than its words.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A literal without values, which is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A literal with values, which is its own key with specifiers in place of them.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The words in the app's language.
    public var description: String { String(localized: self) }

    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
        a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
            && a.bundle.isSame(as: b.bundle)
    }

    /// The key with the text's values.
    var words: LocalizedStringKey { LocalizedStringKey(key: key, arguments: defaultValue.key.arguments) }

    /// Where and how it is looked up.
    var place: StringTableName {
        let own: Bundle? =
            switch bundle {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        return StringTableName(
            table, own, fallback: defaultValue.key.key,
            locale: locale == .current || locale == .autoupdatingCurrent ? nil : locale)
    }
}

extension Text {
    /// A text that was put down somewhere else, in its own language or that of the views around, with inline Markdown.
    /// (A literal is a `LocalizedStringKey`.)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(parts: [Part(content: .key(resource.words, resource.place))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A text that was put down somewhere else.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
