import Foundation

extension PersonNameComponents {
    /// How names are written. Linux's Foundation has none. Source: Apple (Foundation).
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is told.
        public enum Style: String, Codable, Hashable, Sendable {
            /// "Tom": the nickname where there is one, else the given name.
            case short
            /// "Thomas Clark".
            case medium
            /// "Dr. Thomas Louis Clark Esq.".
            case long
            /// "TC".
            case abbreviated
        }

        /// How much of the name is told.
        public var style: Style
        /// The app's unless set. It decides about the order where names are written in letters: in Chinese, Japanese,
        /// Korean and Hungarian families come first.
        public var locale: Locale

        /// A style; without arguments given and family name, in the app's order.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name; parts that are missing or empty are left out. Names in Chinese characters and Korean letters stand
        /// without spaces and with the family first.
        public func format(_ value: PersonNameComponents) -> String {
            func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            let (given, family) = (part(value.givenName), part(value.familyName))
            // Names in Chinese characters and Korean letters are written without a space and with the family first,
            // whoever reads them.
            let letters = [given, family].compactMap { $0 }.joined().unicodeScalars
            let isEastern = !letters.isEmpty && letters.allSatisfy { $0.value >= 0x2E80 && $0.value < 0xE000 }
            let language = RunLocale.resolved(locale).language.languageCode?.identifier ?? "en"
            let isFamilyFirst = isEastern || ["zh", "ja", "ko", "hu"].contains(language)
            let space = isEastern ? "" : " "
            let name = isFamilyFirst ? [family, given] : [given, family]
            switch style {
            case .short: return part(value.nickname) ?? given ?? family ?? ""
            case .medium: return name.compactMap { $0 }.joined(separator: space)
            case .long:
                let all =
                    isFamilyFirst
                    ? [part(value.namePrefix), family, part(value.middleName), given, part(value.nameSuffix)]
                    : [part(value.namePrefix), given, part(value.middleName), family, part(value.nameSuffix)]
                return all.compactMap { $0 }.joined(separator: space)
            case .abbreviated:
                if isEastern { return family ?? given ?? "" }
                return name.compactMap { $0?.first.map(String.init) }.joined().uppercased()
            }
        }

        /// The style with the order of another locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// Given and family name.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// How names are written.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Names of people (Linux's Foundation names this and has none). Source: Apple (Foundation).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // Safe: what it is told is kept and used by whoever has it, as with formatters of Apple's: nobody tells it anything
    // else while others use it.
    /// What is told of a name; `PersonNameComponents.FormatStyle.Style`. The default is medium.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// How much of the name is told; the default is medium.
    open var style = Style.default
    /// The app's unless set.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name in the style and the locale's order; empty for a name without parts.
    open func string(from components: PersonNameComponents) -> String {
        let own: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            case .default, .medium: .medium
            }
        return components.formatted(.name(style: own).locale(RunLocale.resolved(locale)))
    }

    /// A name in a style, in the app's language.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
