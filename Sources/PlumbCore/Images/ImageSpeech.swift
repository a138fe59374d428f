/// What a picture says to those who can't see it. A symbol says its name unless somebody says otherwise.
class ImageSpeech: Equatable, @unchecked Sendable {
    init() {}
    /// Nil for a picture that only decorates.
    func words(in values: EnvironmentValues) -> String? { nil }
    func isEqual(to other: ImageSpeech) -> Bool { type(of: self) == type(of: other) }

    static func == (a: ImageSpeech, b: ImageSpeech) -> Bool { a === b || a.isEqual(to: b) }

    /// Says nothing.
    static let decoration = ImageSpeech()
}

/// Says the name of a picture of the assets.
final class NamedImageSpeech: ImageSpeech, @unchecked Sendable {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override func words(in values: EnvironmentValues) -> String? { name }
    override func isEqual(to other: ImageSpeech) -> Bool { (other as? NamedImageSpeech)?.name == name }
}
