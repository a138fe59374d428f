import Foundation

extension Text {
    /// Whether words are written in large or small letters only.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

private struct TextCaseKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .textCase }
    static var defaultValue: WrittenCase? { nil }
}

private struct WrittenCase: Hashable {
    /// Nil where somebody has said that words are written as they are.
    let textCase: Text.Case?
    /// Whether it is how a style looks, and says nothing: the words are read as they are.
    var isLook = false
}

extension EnvironmentValues {
    /// How words are written; nil for as they are.
    public var textCase: Text.Case? {
        get { writtenCase?.textCase }
        set { writtenCase = WrittenCase(textCase: newValue) }
    }

    fileprivate var writtenCase: WrittenCase? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Whether words are read in other letters than they are written in.
    var readsWordsAsTheyAre: Bool { writtenCase?.isLook == true }

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

    /// The same where it is only a look, unless somebody around has said how texts are written: they are read as they
    /// are. Nil for nothing.
    package func lookingLike(_ textCase: Text.Case?) -> some View {
        transformEnvironment(\.writtenCase) { written in
            if written == nil { written = textCase.map { WrittenCase(textCase: $0, isLook: true) } }
        }
    }
}
