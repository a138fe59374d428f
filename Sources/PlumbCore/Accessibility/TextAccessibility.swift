extension Text {
    /// What is spoken instead of the characters. The picture stays what it is.
    public func accessibilityLabel(_ label: Text) -> Text { speaking(TextSpeech(label: label)) }
    /// What is spoken instead of the characters. The picture stays what it is.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// What is spoken instead of the characters, as it stands. The picture stays what it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Makes the text a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        speaking(TextSpeech(headingLevel: Int(level.rawValue)))
    }
    /// What kind of text it is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        speaking(TextSpeech(contentType: value.name))
    }

    /// Speaks the text higher, up to 1, or lower, down to -1: the semantics tree says so.
    public func speechAdjustedPitch(_ value: Double) -> Text { speaking(TextSpeech(hints: [Speech.pitch(value)])) }
    /// Speaks every comma and full stop: the semantics tree says so.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        value ? speaking(TextSpeech(hints: [Speech.punctuation])) : self
    }
    /// Speaks the text when what is being spoken is over: the semantics tree says so.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        value ? speaking(TextSpeech(hints: [Speech.queued])) : self
    }
    /// Spells the text: the semantics tree says so.
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
    /// Speaks the texts within higher, up to 1, or lower, down to -1: the semantics tree says so.
    public func speechAdjustedPitch(_ value: Double) -> some View { attaching { $0.speech = [Speech.pitch(value)] } }
    /// Speaks every comma and full stop within: the semantics tree says so.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.punctuation] } }
    }
    /// Speaks the texts within when what is being spoken is over: the semantics tree says so.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.queued] } }
    }
    /// Spells the texts within: the semantics tree says so.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attaching { if value { $0.speech = [Speech.spelled] } }
    }
}
