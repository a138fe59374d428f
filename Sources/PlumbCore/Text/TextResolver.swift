import Foundation

/// A stretch of text as it is shown somewhere.
struct TextPiece: Equatable {
    var text: String
    var image: InlineImage?
    var styling: TextStylingBox?
}

/// What the parts of a text say where it stands.
///
/// 1. A key is looked up in the tables of strings; where none has it, it says itself. 2. Markdown is read in what was
/// found, not in values. 3. Values stand where their specifiers are; `%1$@` is the first one wherever it stands. 4.
/// Stretches with the same styling are one. 5. Words agree with numbers (`GrammarAgreement`). (Docs/Rules.md, sections
/// 21 and 23.)
struct TextResolver {
    private var values: EnvironmentValues
    private let clock: () -> TextClock
    private(set) var pieces: [TextPiece] = []

    init(_ text: Text, in values: EnvironmentValues) {
        self.values = values
        clock = { [known = text.clock] in known ?? .current }
        for part in text.parts { add(part, within: nil, isOpen: false) }
        // A text without characters has a line.
        if pieces.isEmpty { pieces.append(TextPiece(text: "")) }
    }

    /// - Parameter isOpen: whether the stretch before can go on.
    private mutating func add(_ part: Text.Part, within outer: TextStylingBox?, isOpen: Bool) {
        let styling = TextResolver.joined(part.styling, outer)
        switch part.content {
        case .verbatim(let text): append(text, styling, isOpen: isOpen)
        case .key(let key, let table): add(key, table, styling, isOpen: isOpen)
        case .image(let image): pieces.append(TextPiece(text: "", image: image, styling: styling))
        case .value(let value): append(value.words(in: values, at: clock()), styling, isOpen: isOpen)
        }
    }

    private static func joined(_ inner: TextStylingBox?, _ outer: TextStylingBox?) -> TextStylingBox? {
        guard let inner, let outer else { return inner ?? outer }
        return TextStylingBox(inner.styling.within(outer.styling))
    }

    /// 4
    private mutating func append(_ text: String, _ styling: TextStylingBox?, isOpen: Bool) {
        if isOpen, let last = pieces.last, last.image == nil, last.styling == styling {
            pieces[pieces.count - 1].text += text
        } else if !text.isEmpty || !isOpen {
            pieces.append(TextPiece(text: text, styling: styling))
        }
    }

    private mutating func add(
        _ key: LocalizedStringKey, _ table: StringTableName?, _ styling: TextStylingBox?, isOpen: Bool
    ) {
        guard let locale = table?.locale else { return addWords(of: key, table, styling, isOpen: isOpen) }
        let around = values
        values.locale = locale
        addWords(of: key, table, styling, isOpen: isOpen)
        values = around
    }

    private mutating func addWords(
        of key: LocalizedStringKey, _ table: StringTableName?, _ styling: TextStylingBox?, isOpen: Bool
    ) {
        // 1 and 3
        let found = LocalizedWords.marked(key, table, in: values)
        guard GrammarAgreement.isNeeded(in: found.text) else {
            return addMarkdown(found.text, key.arguments, styling, isOpen: isOpen)
        }
        // 5
        let agreeing = LocalizedWords.agreeing(found, key.arguments, in: values) { values.diagnostics?.report($0) }
        addMarkdown(agreeing.text, agreeing.arguments, styling, isOpen: isOpen)
    }

    /// 2
    private mutating func addMarkdown(
        _ text: String, _ arguments: [LocalizedStringKey.Argument], _ styling: TextStylingBox?, isOpen: Bool
    ) {
        guard MarkdownText.mayHaveMarkup(text) else {
            return addMarked(text, arguments, styling, isOpen: isOpen)
        }
        var isOpen = isOpen
        for run in MarkdownText.inline(text, { values.diagnostics?.report($0) }) {
            var own = TextStyling(run.intents)
            own.link = run.link.flatMap { TextResolver.url(words($0, arguments)) }
            let inner = own == TextStyling() ? nil : TextStylingBox(own)
            addMarked(run.text, arguments, TextResolver.joined(inner, styling), isOpen: isOpen)
            isOpen = true
        }
    }

    /// Text in which marks stand for values.
    private mutating func addMarked(
        _ text: String, _ arguments: [LocalizedStringKey.Argument], _ styling: TextStylingBox?, isOpen: Bool
    ) {
        guard !arguments.isEmpty else { return append(text, styling, isOpen: isOpen) }
        var isOpen = isOpen
        for piece in FormatString.pieces(text) {
            switch piece {
            case .text(let text): append(String(text), styling, isOpen: isOpen)
            case .argument(let number):
                guard arguments.indices.contains(number) else { continue }
                for part in arguments[number].parts {
                    add(part, within: styling, isOpen: isOpen && part.styling == nil)
                    isOpen = true
                }
            }
            isOpen = true
        }
    }

    private func words(_ text: String, _ arguments: [LocalizedStringKey.Argument]) -> String {
        LocalizedWords.filled(text, arguments, in: values)
    }

    /// An address; what can't stand in one is escaped.
    static func url(_ text: String) -> URL? {
        guard !text.isEmpty else { return nil }
        if let url = URL(string: text) { return url }
        let allowed = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "#%"))
        return text.addingPercentEncoding(withAllowedCharacters: allowed).flatMap { URL(string: $0) }
    }
}

extension Text {
    /// What the text says where nobody has set anything.
    var pieces: [TextPiece] { TextResolver(self, in: EnvironmentValues()).pieces }
}
