import Foundation

/// What a table has for a key: a text, or several of which numbers choose.
indirect enum StringEntry: Equatable {
    case text(String)
    case plural([PluralCategory: StringEntry])
    /// A text in which `%#@name@` stands for others.
    case substituted(StringEntry, [String: Substitution])

    struct Substitution: Equatable {
        /// The value that chooses, from 1; nil for the next one.
        var argument: Int?
        var forms: [PluralCategory: StringEntry]
    }

    /// The text for some values, with positions in all specifiers.
    ///
    /// 1. The form for zero counts wherever it is given, then that of the language's category, then the one for all
    /// others. 2. A plural without a name is the first number's. 3. In a form that is put in, `%arg` and specifiers
    /// without a position are the value that chose it.
    /// 4. Substitutions in substitutions end at the eighth. (Docs/Rules.md, section 23.)
    func text(_ numbers: [Double?], _ language: String) -> String? {
        // 2
        form(numbers, language, numbers.first { $0 != nil } ?? nil).map {
            StringEntry.expanded($0.text, $0.substitutions, numbers, language, own: nil, depth: 0)
        }
    }

    private func form(
        _ numbers: [Double?], _ language: String, _ number: Double?
    ) -> (text: String, substitutions: [String: Substitution])? {
        switch self {
        case .text(let text): return (text, [:])
        case .substituted(let entry, let substitutions):
            guard let inner = entry.form(numbers, language, number) else { return nil }
            return (inner.text, substitutions)
        case .plural(let forms):
            return StringEntry.choice(forms, number, language)?.form(numbers, language, number)
        }
    }

    /// 1
    private static func choice(
        _ forms: [PluralCategory: StringEntry], _ number: Double?, _ language: String
    ) -> StringEntry? {
        guard let number else { return forms[.other] ?? forms.first?.value }
        if number == 0, let zero = forms[.zero] { return zero }
        return forms[PluralRules.category(of: number, in: language)] ?? forms[.other]
    }

    /// - Parameter own: the value that chose the text, from 1.
    private static func expanded(
        _ text: String, _ substitutions: [String: Substitution], _ numbers: [Double?], _ language: String, own: Int?,
        depth: Int
    ) -> String {
        guard text.contains("%") else { return text }
        var result = ""
        var scalars = Substring(text).unicodeScalars
        var next = 1
        while let scalar = scalars.popFirst() {
            guard scalar == "%" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            if scalars.first == "%" {
                scalars.removeFirst()
                result += "%%"
            } else if let (name, position) = substitution(&scalars) {
                guard depth < 8, let found = substitutions[name] else { continue }
                let argument = found.argument ?? position ?? next
                if found.argument == nil, position == nil { next += 1 } else { next = max(next, argument + 1) }
                let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
                guard case .text(let form)? = choice(found.forms, number, language) else { continue }
                result += expanded(form, substitutions, numbers, language, own: argument, depth: depth + 1)
            } else if own != nil, Substring(scalars).hasPrefix("arg") {
                scalars.removeFirst(3)
                result += "%\(own ?? 1)$@"
            } else if let specifier = FormatString.Specifier(&scalars) {
                let position = specifier.position ?? own ?? next
                if specifier.position == nil, own == nil { next += 1 }
                result += "%\(position)$@"
            } else {
                result += "%%"
            }
        }
        return result
    }

    /// Takes `#@name@` or `2$#@name@` off the front.
    private static func substitution(_ scalars: inout Substring.UnicodeScalarView) -> (String, Int?)? {
        var rest = Substring(scalars)
        var position: Int?
        if let dollar = rest.firstIndex(of: "$"), rest.distance(from: rest.startIndex, to: dollar) < 4,
            let number = Int(rest[..<dollar])
        {
            position = number
            rest = rest[rest.index(after: dollar)...]
        }
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
        let name = String(rest.dropFirst(2)[..<end])
        scalars = rest[rest.index(after: end)...].unicodeScalars
        return (name, position)
    }
}
