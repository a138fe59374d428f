import Foundation

extension Text {
    /// What the text says to those who can't see it, where some values are in force.
    func spoken(in values: EnvironmentValues) -> String {
        var known: TextSpeech?
        return TextResolver(self, in: values).pieces.reduce(into: "") { words, piece in
            let speech = piece.styling?.styling.speech
            defer { known = speech }
            if let label = speech?.label {
                // Several stretches of one text have one label.
                if known !== speech { words += label.spoken(in: values) }
            } else if let image = piece.image {
                words += image.image.spoken(in: values) ?? ""
            } else {
                words += piece.text
            }
        }
    }
}

extension TextContent {
    /// A stretch that opens an address.
    struct SpokenLink {
        var words: String
        var url: URL
    }

    /// What the text says to those who can't see it: its characters as they are shown, the names of symbols, and labels
    /// in the place of what has one.
    ///
    /// - Parameter values: those of the view, in whose language labels are.
    func spoken(in values: EnvironmentValues) -> String {
        guard !looks.isEmpty else { return (read ?? spans.map(\.text)).joined() }
        var known: TextSpeech?
        return zip(read ?? spans.map(\.text), looks).reduce(into: "") { words, part in
            let (text, look) = part
            defer { known = look.speech }
            if let label = look.speech?.label {
                if known !== look.speech { words += label.spoken(in: values) }
            } else if let image = look.image {
                words += image.image.image.spoken(in: values) ?? ""
            } else {
                words += text
            }
        }
    }

    /// What can be opened, in order.
    var links: [SpokenLink] {
        zip(spans, looks).reduce(into: []) { links, part in
            guard let url = part.1.link else { return }
            if links.last?.url == url {
                links[links.count - 1].words += part.0.text
            } else {
                links.append(SpokenLink(words: part.0.text, url: url))
            }
        }
    }

    /// What was said on the text itself beside its label.
    @MainActor func describe(_ draft: AccessibilityDraft, in values: EnvironmentValues) {
        for speech in looks.compactMap(\.speech) {
            if let level = speech.headingLevel {
                draft.node.details.headingLevel = level == 0 ? nil : level
                draft.node.traits.insert(.isHeader)
            }
            if let type = speech.contentType { draft.node.details.textContentType = type }
            for hint in speech.hints where !draft.node.details.speech.contains(hint) {
                draft.node.details.speech.append(hint)
            }
        }
    }
}

extension Image {
    /// What the picture says to those who can't see it; nil for one that only decorates.
    func spoken(in values: EnvironmentValues) -> String? {
        if let speech { return speech.words(in: values) }
        switch source {
        case .asset(let name): return name
        case .symbol(let name): return SymbolSpeech.words(for: name)
        case .drawing, .pixels: return nil
        }
    }
}

extension ImageRole {
    /// What the picture says to those who can't see it; nil for one that only decorates.
    func spoken(in values: EnvironmentValues) -> String? {
        if let speech { return speech.words(in: values) }
        return symbolName.map { SymbolSpeech.words(for: $0) }
    }
}

extension TextInputTarget {
    /// The text as it is shown: a bullet for each character of a secret.
    var spokenText: String {
        settings?.isSecure == true ? String(repeating: "•", count: editable.count) : editable.text
    }
}

extension EnvironmentValues {
    /// What modifiers ask of a keyboard on the screen.
    var keyboardRequests: [AccessibilityDetails.Field.Request] {
        let traits = textInputTraits
        let all = [
            ("keyboardType", traits.keyboardType == .default ? nil : "\(traits.keyboardType)"),
            ("textContentType", traits.contentType?.rawValue),
            ("submitLabel", submitLabel == .return ? nil : submitLabel.name),
            ("autocapitalization", traits.autocapitalization?.name),
            ("autocorrectionDisabled", disableAutocorrection.map { "\($0)" }),
        ]
        return all.compactMap { name, value in value.map { AccessibilityDetails.Field.Request(name: name, value: $0) } }
    }
}
