extension Text {
    /// Sets what is read instead of the characters. The picture does not change.
    public func accessibilityLabel(_ label: Text) -> Text { speaking(TextSpeech(label: label)) }
    /// Sets what is read instead of the characters. The picture does not change.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// Sets what is read instead of the characters, without localizing it. The picture does not change.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Makes the text a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        speaking(TextSpeech(headingLevel: Int(level.rawValue)))
    }
    /// Sets the kind of text.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        speaking(TextSpeech(contentType: value.name))
    }

    /// Adjusts the pitch of speech, from -1 to 1, in the accessibility tree.
    public func speechAdjustedPitch(_ value: Double) -> Text { speaking(TextSpeech(hints: [Speech.pitch(value)])) }
    /// Has punctuation read aloud, in the accessibility tree.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        value ? speaking(TextSpeech(hints: [Speech.punctuation])) : self
    }
    /// Queues the text after current speech, in the accessibility tree.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        value ? speaking(TextSpeech(hints: [Speech.queued])) : self
    }
    /// Has the text spelled out, in the accessibility tree.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        value ? speaking(TextSpeech(hints: [Speech.spelled])) : self
    }
}

/// How something is spoken, in the words of the semantics tree.
private enum Speech {
    static let punctuation = "punctuation"
    static let queued = "queued"
    static let spelled = "spelledOut"
    static func pitch(_ value: Double) -> String { "pitch \(value.isNaN ? 0 : min(max(value, -1), 1))" }
}

extension View {
    /// Adjusts the pitch of speech for the texts in the view, from -1 to 1, in the accessibility tree.
    public func speechAdjustedPitch(_ value: Double) -> some View { attaching { $0.speech = [Speech.pitch(value)] } }
    /// Has punctuation in the view read aloud, in the accessibility tree.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.punctuation] } }
    }
    /// Queues the texts in the view after current speech, in the accessibility tree.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.queued] } }
    }
    /// Has the texts in the view spelled out, in the accessibility tree.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.spelled] } }
    }
}
