import Foundation

/// What a keyboard on a screen is asked for: its kind of keys, its capitals, its corrections.
///
/// Plumb has the keyboard that stands in front of the screen: what is typed is taken as it is typed, and none of this changes size,
/// place or picture. It is kept in the environment, where a host with a keyboard of its own finds it.
package struct TextInputTraits: Equatable, Sendable {
    package var keyboardType = UIKeyboardType.default
    package var contentType: UITextContentType?
    package var autocapitalization: TextInputAutocapitalization?
}

/// UIKit's kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// UIKit's rules of capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// UIKit's names for what a field is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters a keyboard makes capitals of.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    private init(type: UITextAutocapitalizationType) { self.type = type }
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

private struct TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }
private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether a keyboard is asked to leave what is typed as it is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] ?? false }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// The name of `autocorrectionDisabled` in earlier systems; nil where nobody has said anything.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

extension View {
    /// The keys of a keyboard on the screen. Plumb has the keyboard in front of it: nothing changes.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInputTraits.keyboardType, type) }

    /// What the field is about, for a keyboard that makes suggestions. Plumb's makes none: nothing changes.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }

    /// Whether a keyboard corrects what is typed. Plumb's does not: nothing changes.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The same as `autocorrectionDisabled`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    /// Which letters a keyboard makes capitals of. Plumb's makes those that are typed with shift: nothing changes.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputTraits.autocapitalization, autocapitalization)
    }

    /// The same as `textInputAutocapitalization`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.autocapitalization, TextInputAutocapitalization(style))
    }
}
