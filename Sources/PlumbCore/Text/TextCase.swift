import Foundation

extension Text {
    /// Whether words are written in large or small letters only.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

private struct TextCaseKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .textCase }
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// How words are written; nil for as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The words as they are written here, in the letters of the locale.
    func written(_ text: String) -> String {
        switch textCase {
        case nil: text
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        }
    }
}

extension View {
    /// How the texts within are written; nil for as they are. They are measured as they are written.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
