import Foundation

/// A line of the list.
struct ShellRow {
    /// What a declaration of Swift's can begin with.
    private static let bases: Set<String> = [
        "reason", "shell", "class", "enum", "struct", "protocol", "typealias", "case", "var", "let", "get", "func",
        "init", "init?",
    ]
    private static let modifiers: Set<String> = [
        "final", "nonisolated", "public", "private", "internal", "private(set)", "internal(set)", "static", "class",
        "weak", "lazy", "override", "convenience", "required", "quiet", "@discardableResult",
    ]
    static let types: Set<String> = ["shell", "class", "enum", "struct", "protocol"]

    let number: Int
    let owner: String
    /// The words of the kind but for the last.
    let words: [String]
    /// The last word of the kind.
    let base: String
    let name: String
    let type: String?
    let value: String?
    let comment: String?

    init(_ columns: [String], number: Int, file: String) throws {
        func wrong(_ sentence: String) -> BadLine { BadLine(file, number, sentence) }
        guard columns.count == 6 else {
            throw wrong(
                "\(columns.count) columns; write six with tabs between them, and - for none: "
                    + "owner, kind, name, type, value, comment")
        }
        if let index = columns.firstIndex(where: \.isEmpty) {
            throw wrong("column \(index + 1) is empty; write - for none")
        }
        func column(_ index: Int) -> String? { columns[index] == "-" ? nil : columns[index] }
        let kind = columns[1].split(separator: " ").map(String.init)
        guard let base = kind.last, Self.bases.contains(base) else {
            throw wrong(
                "no kind is \"\(columns[1])\"; its last word is one of \(Self.bases.sorted().joined(separator: ", "))")
        }
        if let word = kind.dropLast().first(where: { !Self.modifiers.contains($0) }) {
            throw wrong(
                "no kind has the word \"\(word)\"; there are \(Self.modifiers.sorted().joined(separator: ", "))")
        }
        guard let name = column(2) else { throw wrong("a row needs a name; write it in the third column") }
        if ["var", "let", "get", "typealias"].contains(base), column(3) == nil {
            throw wrong("\(name) needs a type; write it in the fourth column")
        }
        if ["get", "struct", "shell", "class"].contains(base), column(4) == nil {
            let what = base == "get" ? "the value" : base == "struct" ? "the raw type" : "the reason"
            throw wrong("\(name) needs \(what); write it in the fifth column")
        }
        if base == "reason" || base == "func" || Self.types.contains(base), !kind.contains("private"),
            !kind.contains("override"), column(5) == nil
        {
            throw wrong("\(name) needs a comment; write in the sixth column what it would be")
        }
        self.number = number
        owner = columns[0]
        words = kind.dropLast()
        self.base = base
        self.name = name
        (type, value, comment) = (column(3), column(4), column(5))
    }

    func has(_ word: String) -> Bool { words.contains(word) }
    var isType: Bool { Self.types.contains(base) }
    var fullName: String { owner == "-" ? name : "\(owner).\(name)" }
    /// The names of a function's or an initialiser's arguments as they are called: `setOn(_:animated:)`.
    var calledName: String {
        guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")") else { return name }
        let labels = ShellText.pieces(name[name.index(after: open)..<close], by: ",").compactMap {
            $0.split { $0 == " " || $0 == ":" }.first.map { "\($0):" }
        }
        return "\(name[..<open])(\(labels.joined()))"
    }
}

/// Swift's text in pieces.
enum ShellText {
    /// The pieces between separators that stand in no brackets and in no quotes.
    static func pieces(_ text: some StringProtocol, by separator: Character) -> [String] {
        var (found, depth, isQuoted) = ([""], 0, false)
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, "([{".contains(character) { depth += 1 }
            if !isQuoted, ")]}".contains(character) { depth -= 1 }
            if character == separator, depth == 0, !isQuoted {
                found.append("")
            } else {
                found[found.count - 1].append(character)
            }
        }
        return found.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
