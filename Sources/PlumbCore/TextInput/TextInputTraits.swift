import Foundation

/// What a keyboard on a screen is asked for: its kind of keys, its capitals, its corrections.
///
/// Plumb has the keyboard that stands in front of the screen: what is typed is taken as it is typed, and none of this
/// changes size, place or picture. It is kept in the environment, and the accessibility tree tells it of each field.
package struct TextInputTraits: Equatable, Sendable {
    package var keyboardType = UIKeyboardType.default
    package var contentType: UITextContentType?
    package var autocapitalization: TextInputAutocapitalization?
}

/// UIKit's kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// Letters of a language or of ASCII, digits and signs, and keys for web addresses, telephone numbers, names and
    /// email. The raw values are UIKit's.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Digits with a decimal separator, letters with @ and #, letters for searches on the web, and digits of ASCII.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// An older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// UIKit's rules of capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing, the first letter of each word, that of each sentence, or all letters.
    case none, words, sentences, allCharacters
}

/// UIKit's names for what a field is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between the first and the family's.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// The family's name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands after a name, as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// What friends call a person.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person does in an organisation.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company or another organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// Street, house and what else leads there, without the city.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country or region.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists already.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that counts once, as from a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters a keyboard makes capitals of.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType
    /// No letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first letter of every word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first letter of every sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    /// SwiftUI's name.
    var name: String {
        switch type {
        case .none: "never"
        case .words: "words"
        case .sentences: "sentences"
        case .allCharacters: "characters"
        }
    }

    private init(type: UITextAutocapitalizationType) { self.type = type }
    /// The rule that UIKit's name stands for; never nil.
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
    /// The keys of a keyboard on the screen. Plumb has the keyboard in front of it: the picture stays as it is, and the
    /// accessibility tree tells what was asked for.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInputTraits.keyboardType, type) }

    /// What the field is about, for a keyboard that makes suggestions. Plumb's makes none; the accessibility tree tells
    /// it.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }

    /// Whether a keyboard corrects what is typed. Plumb's does not; the accessibility tree tells what was said.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The same as `autocorrectionDisabled`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    /// Which letters a keyboard makes capitals of. Plumb's makes those that are typed with shift; the accessibility
    /// tree tells what was asked for.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputTraits.autocapitalization, autocapitalization)
    }

    /// The same as `textInputAutocapitalization`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.autocapitalization, TextInputAutocapitalization(style))
    }
}
