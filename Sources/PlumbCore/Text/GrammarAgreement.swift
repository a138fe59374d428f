import Foundation

/// Words that agree with numbers: `^[2 apple](inflect: true)` is "2 apples".
///
/// 1. What stands between `^[` and `](…)` is told without the markup, if the parentheses name attributes. 2. With
/// `inflect: true` its noun agrees with its first number, a value or one that is written: the noun is the word before
/// "of", else the last word, in the text or in a value. 3. Only English is known. (Docs/Rules.md, section 23.)
struct GrammarAgreement {
    /// A value of the text.
    struct Value {
        /// Nil where it is no number.
        var number: Double?
        var words: String
    }

    /// The text without the markup of attributes.
    private(set) var text = ""
    /// Values that have other words, by their marks: they stand after those of the text.
    private(set) var inflected: [(of: Int, words: String)] = []
    /// Whether words should have agreed in a language that is not known.
    private(set) var isMissed = false

    private let count: Int
    private let isEnglish: Bool
    private let value: (Int) -> Value?

    /// Deeper ones are told as they are written.
    private static let deepest = 8
    /// Unicode scalars between parentheses.
    private static let longestAttributes = 500

    /// Whether there can be anything to do.
    static func isNeeded(in text: String) -> Bool {
        var previous: UInt8 = 0
        return text.utf8.contains { byte in
            defer { previous = byte }
            return previous == UInt8(ascii: "^") && byte == UInt8(ascii: "[")
        }
    }

    /// A text without the markup of attributes; no word agrees with anything.
    static func plain(_ text: String) -> String {
        isNeeded(in: text) ? GrammarAgreement(text, count: 0, isEnglish: false) { _ in nil }.text : text
    }

    /// - Parameters:
    ///   - text: a text with marks in place of values.
    ///   - count: how many values it has.
    ///   - isEnglish: whether the text is in English.
    ///   - value: the value of a mark.
    init(_ text: String, count: Int, isEnglish: Bool, value: @escaping (Int) -> Value?) {
        self.count = count
        self.isEnglish = isEnglish
        self.value = value
        read(text)
    }

    /// 1
    private mutating func read(_ source: String) {
        var result: [Unicode.Scalar] = []
        /// Where brackets begin in the result, and whether they have a caret.
        var open: [(start: Int, isAttributed: Bool)] = []
        var carets = 0
        let scalars = Array(source.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "\\":
                result.append(scalar)
                if let next { result.append(next) }
                index += 2
            case "^" where next == "[":
                open.append((result.count, carets < Self.deepest))
                if carets < Self.deepest { carets += 1 }
                result += ["^", "["]
                index += 2
            case "[":
                open.append((result.count, false))
                result.append(scalar)
                index += 1
            case "]":
                index += 1
                guard let last = open.popLast(), last.isAttributed else {
                    result.append(scalar)
                    continue
                }
                carets -= 1
                guard let (isInflected, end) = Self.attributes(in: scalars, at: index) else {
                    result.append(scalar)
                    continue
                }
                let content = Array(result[(last.start + 2)...])
                result.removeSubrange(last.start...)
                result += isInflected ? agreeing(content) : content
                index = end
            default:
                result.append(scalar)
                index += 1
            }
        }
        text = Self.string(result)
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// What stands in parentheses: names, each with a colon and a value.
    private static func attributes(
        in scalars: [Unicode.Scalar], at start: Int
    ) -> (isInflected: Bool, end: Int)? {
        guard start < scalars.count, scalars[start] == "(" else { return nil }
        var depth = 0
        var quote: Unicode.Scalar?
        var index = start
        let limit = min(scalars.count, start + longestAttributes)
        repeat {
            let scalar = scalars[index]
            switch (scalar, quote) {
            case ("\\", .some): index += 1
            case (_, .some(let end)): if scalar == end { quote = nil }
            case ("'", nil), ("\"", nil): quote = scalar
            case ("(", nil), ("{", nil), ("[", nil): depth += 1
            case (")", nil), ("}", nil), ("]", nil): depth -= 1
            default: break
            }
            index += 1
        } while depth > 0 && index < limit
        guard depth == 0, index <= limit, scalars[index - 1] == ")" else { return nil }
        let words = string(scalars[(start + 1)..<(index - 1)]).filter { !$0.isWhitespace }
        // An address has slashes after its colon.
        guard let colon = words.firstIndex(of: ":"), colon > words.startIndex, !words[colon...].hasPrefix("://"),
            words[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "'" || $0 == "\"" })
        else { return nil }
        let pairs = words.split(separator: ",").map { $0.filter { $0 != "'" && $0 != "\"" } }
        return (pairs.contains("inflect:true"), index)
    }

    private enum Piece {
        case word(Range<Int>)
        case value(Int, mark: Range<Int>)
        case number(Double)
    }

    /// 2
    private mutating func agreeing(_ content: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard isEnglish else {
            isMissed = true
            return content
        }
        let pieces = pieces(of: content)
        var number: Double?
        for piece in pieces where number == nil {
            switch piece {
            case .number(let own): number = own
            case .value(let index, _): number = value(index)?.number
            case .word: break
            }
        }
        guard let number, PluralRules.category(of: number, in: "en") != .one else { return content }
        var nouns = pieces.filter { piece in
            switch piece {
            case .word: true
            case .value(let index, _):
                value(index).map { $0.number == nil && $0.words.contains(where: \.isLetter) } ?? false
            case .number: false
            }
        }
        let preposition = nouns.firstIndex { piece in
            if case .word(let range) = piece { Self.string(content[range]).lowercased() == "of" } else { false }
        }
        if let preposition, preposition > 0 { nouns.removeSubrange(preposition...) }
        switch nouns.last {
        case .word(let range):
            let plural = EnglishPlural.plural(of: Self.string(content[range]))
            return Self.replacing(range, of: content, plural)
        case .value(let index, let mark):
            guard let words = value(index)?.words else { return content }
            inflected.append((index, Self.inflected(words)))
            let new = FormatString.mark(count + inflected.count - 1)
            return Self.replacing(mark, of: content, new)
        case .number, nil: return content
        }
    }

    private static func replacing(
        _ range: Range<Int>, of content: [Unicode.Scalar], _ words: String
    ) -> [Unicode.Scalar] {
        var content = content
        content.replaceSubrange(range, with: words.unicodeScalars)
        return content
    }

    /// The last word of a value in the plural.
    private static func inflected(_ words: String) -> String {
        guard let end = words.lastIndex(where: \.isLetter) else { return words }
        let start = words[...end].lastIndex { !isOfWord($0) }.map { words.index(after: $0) } ?? words.startIndex
        let after = words.index(after: end)
        return words[..<start] + EnglishPlural.plural(of: String(words[start..<after])) + words[after...]
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character == "’" || character == "'"
    }

    /// Words, numbers and values of a stretch.
    private func pieces(of content: [Unicode.Scalar]) -> [Piece] {
        var pieces: [Piece] = []
        var index = 0
        func end(_ isPart: (Unicode.Scalar) -> Bool) -> Int {
            content[index...].firstIndex { !isPart($0) } ?? content.count
        }
        while index < content.count {
            let scalar = content[index]
            if let (number, end) = FormatString.mark(in: content, at: index) {
                pieces.append(.value(number, mark: index..<end))
                index = end
            } else if ("0"..."9").contains(scalar) {
                let stop = end { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
                let digits = Self.string(content[index..<stop]).filter { $0 != "," }
                pieces.append(.number(Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) ?? 2))
                index = stop
            } else if scalar.properties.isAlphabetic {
                let stop = end {
                    $0.properties.isAlphabetic || $0 == "'" || $0 == "’"
                        || $0.properties.generalCategory == .nonspacingMark
                }
                pieces.append(.word(index..<stop))
                index = stop
            } else if scalar == "]", content[(index + 1)...].first == "(" {
                // The address of a link has no words.
                index = end { $0 != ")" }
            } else {
                index += 1
            }
        }
        return pieces
    }
}
