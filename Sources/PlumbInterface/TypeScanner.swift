/// Walks through the text of a declaration, minding brackets.
package struct TypeScanner {
    private let text: [Character]
    private var position = 0

    package init(_ text: String) {
        self.text = Array(text)
        skipSpaces()
    }

    package var isAtEnd: Bool { position >= text.count }
    package var peek: Character? { isAtEnd ? nil : text[position] }
    package var rest: String { String(text[position...]) }

    private mutating func skipSpaces() {
        while position < text.count, text[position] == " " { position += 1 }
    }

    package mutating func skip(_ count: Int = 1) {
        position = min(position + count, text.count)
        skipSpaces()
    }

    /// Letters, numbers, `_` and back-quotes.
    package mutating func word() -> String {
        let start = position
        while position < text.count, Self.isPart(text[position]) { position += 1 }
        let word = String(text[start..<position])
        skipSpaces()
        return word
    }

    /// A word, or an operator.
    package mutating func name() -> String {
        guard let first = peek, !Self.isPart(first) else { return word() }
        let start = position
        while position < text.count, text[position] != "(", text[position] != " " {
            if text[position] == "<", position > start { break }
            position += 1
        }
        let name = String(text[start..<position])
        skipSpaces()
        return name
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }

    /// The attribute's name, behind the `@`; its arguments are left out.
    package mutating func attribute() -> String {
        skip()
        let name = word()
        if peek == "<" { _ = brackets() }
        return name
    }

    package mutating func skipAttribute() {
        _ = attribute()
        if peek == "(" { _ = brackets() }
    }

    /// What stands in brackets, with them.
    package mutating func brackets() -> String {
        let start = position
        position = Self.end(of: text, from: position, stops: []) { depth in depth == 0 }
        let inside = String(text[start..<position])
        skipSpaces()
        return inside
    }

    /// Up to one of these, outside of brackets; words count only where they stand alone.
    package mutating func until(_ stops: [String]) -> String {
        let start = position
        position = Self.end(of: text, from: position, stops: stops) { _ in false }
        var found = String(text[start..<position])
        while found.hasSuffix(" ") { found.removeLast() }
        skipSpaces()
        return found
    }

    /// The parts of a list, without the spaces around them.
    package static func split(_ list: String, at separator: String = ",", once: Bool = false) -> [String] {
        var parts: [String] = []
        var scan = TypeScanner(list)
        while !scan.isAtEnd {
            if once && parts.count == 1 {
                parts.append(scan.rest)
                break
            }
            parts.append(scan.until([separator]))
            scan.skip()
        }
        return parts
    }

    private static func end(
        of text: [Character], from start: Int, stops: [String], after isDone: (Int) -> Bool
    ) -> Int {
        var depth = 0
        var index = start
        while index < text.count {
            let character = text[index]
            if depth == 0 && index >= start && stops.contains(where: { stands($0, at: index, in: text) }) {
                return index
            }
            switch character {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where index == 0 || text[index - 1] != "-": depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 && isDone(depth) { return index }
        }
        return index
    }

    private static func stands(_ stop: String, at index: Int, in text: [Character]) -> Bool {
        let stop = Array(stop)
        guard index + stop.count <= text.count, Array(text[index..<(index + stop.count)]) == stop else { return false }
        guard stop[0].isLetter else { return stop != ["="] || index == 0 || text[index - 1] != "=" }
        return (index == 0 || text[index - 1] == " ")
            && (index + stop.count == text.count || text[index + stop.count] == " ")
    }
}
