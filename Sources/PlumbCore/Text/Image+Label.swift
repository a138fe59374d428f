extension Image {
    /// A picture of the assets; the label says what it shows, for those who can't see it.
    public init(_ name: String, label: Text) {
        self.init(name)
        speech = LabeledImageSpeech(label)
    }
}

/// Says a text in the place of the picture.
final class LabeledImageSpeech: ImageSpeech, @unchecked Sendable {
    private let label: Text

    init(_ label: Text) {
        self.label = label
        super.init()
    }

    override func words(in values: EnvironmentValues) -> String? {
        TextResolver(label, in: values).pieces.map(\.text).joined()
    }
    override func isEqual(to other: ImageSpeech) -> Bool { (other as? LabeledImageSpeech)?.label == label }
}
