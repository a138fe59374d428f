/// What a picture says to those who can't see it. A symbol says its name unless somebody says otherwise.
struct ImageSpeech: Equatable, Sendable {
    private let source: (any ImageWords)?

    init(_ source: any ImageWords) { self.source = source }
    private init() { source = nil }

    /// Nil for a picture that only decorates.
    func words(in values: EnvironmentValues) -> String? { source?.words(in: values) }

    static func == (a: ImageSpeech, b: ImageSpeech) -> Bool {
        guard let first = a.source, let second = b.source else { return a.source == nil && b.source == nil }
        return first === second || first.isEqual(to: second)
    }

    /// Says nothing.
    static let decoration = ImageSpeech()
}

/// Where the words of a picture come from.
protocol ImageWords: AnyObject, Sendable {
    func words(in values: EnvironmentValues) -> String?
    func isEqual(to other: any ImageWords) -> Bool
}

/// Says the name of a picture of the assets.
final class NamedImageWords: ImageWords {
    private let name: String

    init(_ name: String) { self.name = name }

    func words(in values: EnvironmentValues) -> String? { name }
    func isEqual(to other: any ImageWords) -> Bool { (other as? NamedImageWords)?.name == name }
}
