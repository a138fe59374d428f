/// What is said on a stretch of text for those who can't see it. Its picture stays what it is.
final class TextSpeech: Equatable, Sendable {
    /// What is spoken instead of the characters.
    let label: Text?
    /// 1 to 6; 0 for a heading of no level.
    let headingLevel: Int?
    let contentType: String?
    /// How it is spoken.
    let hints: [String]

    init(label: Text? = nil, headingLevel: Int? = nil, contentType: String? = nil, hints: [String] = []) {
        self.label = label
        self.headingLevel = headingLevel
        self.contentType = contentType
        self.hints = hints
    }

    static func == (a: TextSpeech, b: TextSpeech) -> Bool {
        a === b
            || a.label == b.label && a.headingLevel == b.headingLevel && a.contentType == b.contentType
                && a.hints == b.hints
    }

    /// What was said first, and what is said now.
    func adding(_ other: TextSpeech) -> TextSpeech {
        TextSpeech(
            label: label ?? other.label, headingLevel: headingLevel ?? other.headingLevel,
            contentType: contentType ?? other.contentType, hints: hints + other.hints)
    }
}

extension Text {
    /// The text with something said on all of its parts.
    func speaking(_ speech: TextSpeech) -> Text {
        var known: (before: TextSpeech?, after: TextSpeech)?
        return styled {
            // Parts that said the same still do: one label is spoken once.
            if let known, known.before === $0.speech { return $0.speech = known.after }
            let after = $0.speech?.adding(speech) ?? speech
            known = ($0.speech, after)
            $0.speech = after
        }
    }
}
