import Foundation

extension Image {
    /// The picture, which says some words to those who can't see it.
    package func labeled(_ label: Text) -> Image {
        var image = self
        image.speech = ImageSpeech(LabeledImageWords(label))
        return image
    }

    /// A picture of the assets; the label says what it shows, for those who can't see it. All assets are the app's: the
    /// bundle says nothing.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        speech = ImageSpeech(LabeledImageWords(label))
    }

    /// A picture of the assets with a label. Only symbols have parts that a value lights up.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        speech = ImageSpeech(LabeledImageWords(label))
    }
}

/// Says a text in the place of the picture.
final class LabeledImageWords: ImageWords {
    private let label: Text

    init(_ label: Text) {
        self.label = label
    }

    func words(in values: EnvironmentValues) -> String? {
        TextResolver(label, in: values).pieces.map(\.text).joined()
    }
    func isEqual(to other: any ImageWords) -> Bool { (other as? LabeledImageWords)?.label == label }
}
