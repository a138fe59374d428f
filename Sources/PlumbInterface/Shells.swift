import Foundation

/// Makes Swift of the list of what PlumbUIKit has only so that files compile (Sources/PlumbUIKit/Shells/shells.tsv).
///
/// A row has six columns: owner, kind, name, type, value, comment; `-` stands for none. A line that begins with `#` is
/// a remark.
///
/// - The owner is the type that the row belongs to, which a row above declares; `-` for what belongs to none.
/// - The kind is what Swift's declaration begins with, but for `open` and `public`, which follow from the owner: `var`,
///   `weak var`, `class func`, `override init`. `public` says that nobody overrides it. Kinds of the list's own are
///   `reason` (why nothing happens: a word and a sentence), `shell` (a class that is written by hand; the rows that
///   belong to it are put behind its first line), `get` (a property that can only be read), and `quiet` before a
///   function, whose call is no use of it: code overrides it, or the answer is true.
/// - The name is a function's with its parameters, an initialiser's parameters, and several names for cases.
/// - The type is a property's or a result's, and what a type inherits from.
/// - The value is a property's default, a function's statements or result, the raw type of an option set, and the
///   reason of a class. What a protocol asks for has a default answer, `()` where it has no result, or none.
///
/// The first use of a name says a sentence: `Inert` (Sources/PlumbUIKit/Inert.swift).
package struct Shells {
    /// A file, by its name or its path.
    package typealias File = (path: String, text: String)

    private let list: ShellList
    private let sources: [File]

    /// - Parameters:
    ///   - table: the list.
    ///   - sources: the files that are written by hand, with the classes that are called shells.
    package init(_ table: File, _ sources: [File] = []) throws {
        let rows = try table.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { !$1.isEmpty && !$1.hasPrefix("#") }.map { try ShellRow($1, number: $0 + 1, file: table.path) }
        list = try ShellList(rows, file: table.path)
        self.sources = sources
    }

    /// A folder with `shells.tsv` and the files that are written by hand.
    package init(folder: URL) throws {
        func file(_ url: URL) throws -> File { (url.path, try String(contentsOf: url, encoding: .utf8)) }
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        try self.init(file(folder.appendingPathComponent("shells.tsv")), sources.map(file))
    }

    /// The files that are compiled: one with the list's own types, and those written by hand with their rows.
    package var files: [File] {
        get throws {
            var missing = list.rows.filter { $0.base == "shell" }
            var files = [(path: "Shells.swift", text: list.text)]
            for source in sources {
                let (text, found) = list.woven(source)
                missing.removeAll { found.contains($0.name) }
                // The compiler wants another name than that of the file to which the lines belong.
                let name = source.path.split(separator: "/").last?.split(separator: ".").first ?? ""
                files.append(("\(name)+Shells.swift", text))
            }
            if let row = missing.first {
                throw ShellError(
                    list.file, row.number,
                    "no file beside the list declares \(row.name); write \"open class \(row.name): \" in one, "
                        + "or make the row a class"
                )
            }
            return files
        }
    }

    /// A file for tests that uses each row of the list: makes an object with each initialiser, sets each property and
    /// reads it back, and calls each function. What can't be used so, for want of a value of a type, is in
    /// `unusedShells`.
    package var uses: File { ("ShellUses.swift", ShellUses(list).text) }
}

/// What is wrong with a row, and what helps.
struct ShellError: LocalizedError {
    let errorDescription: String?

    init(_ file: String, _ line: Int, _ sentence: String) { errorDescription = "\(file):\(line): error: \(sentence)" }
}

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

    init(_ line: Substring, number: Int, file: String) throws {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func wrong(_ sentence: String) -> ShellError { ShellError(file, number, sentence) }
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

/// The list, whose rows fit together.
struct ShellList {
    let file: String
    let rows: [ShellRow]
    private let reasons: [ShellRow]
    /// Types by their full name.
    private(set) var types: [String: ShellRow] = [:]
    /// The rows that belong to a type, by its full name.
    private(set) var members: [String: [ShellRow]] = [:]

    init(_ rows: [ShellRow], file: String) throws {
        self.file = file
        self.rows = rows
        reasons = rows.filter { $0.base == "reason" }
        let words = Set(reasons.map(\.name))
        var seen: Set<String> = []
        for row in rows {
            func wrong(_ sentence: String) -> ShellError { ShellError(file, row.number, sentence) }
            if !seen.insert("\(row.owner) \(row.name)").inserted {
                throw wrong("\(row.name) of \(row.owner) is in the list already; take one of the two rows out")
            }
            if row.owner == "-" {
                guard row.isType || row.base == "reason" else {
                    throw wrong("\(row.name) belongs to nothing; write the type in the first column")
                }
            } else {
                guard let owner = types[row.owner] else {
                    throw wrong(
                        "no row above declares \(row.owner); declare it with the kind class, enum, struct or protocol")
                }
                if row.base == "case", owner.base != "enum" {
                    throw wrong("\(row.owner) is no enum; cases belong to an enum")
                }
                members[row.owner, default: []].append(row)
            }
            if ["class", "shell"].contains(row.base), let reason = row.value, !words.contains(reason) {
                throw wrong("no reason is \"\(reason)\"; there are \(words.sorted().joined(separator: ", "))")
            }
            if row.isType { types[row.fullName] = row }
        }
    }

    // MARK: Text

    /// What stands above all that is made of the list.
    var heading: String {
        "// Made of \(file.split(separator: "/").last ?? "") by plumb-interface. Do not edit it: edit the list."
    }

    /// The file with the list's own types.
    var text: String {
        var lines = [
            heading, "", "import Foundation",
            "import PlumbCore", "", "/// Why a name does nothing.", "enum InertReason: String {",
        ]
        for reason in reasons { lines += ["    case \(reason.name) = \"\(reason.comment ?? "")\""] }
        lines += ["}", ""]
        for row in rows where row.owner == "-" && row.isType && row.base != "shell" {
            lines += declaration(of: row) + [""]
        }
        lines += [
            "extension Inert {", "    /// The classes of which every object does nothing.",
            "    static let classes: [ObjectIdentifier: (name: String, reason: InertReason)] = [",
        ]
        for row in rows where row.base == "class" {
            lines.append("        ObjectIdentifier(\(row.fullName).self): (\"\(row.fullName)\", .\(reason(of: row))),")
        }
        lines += ["    ]", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// A file that is written by hand, with the list's rows behind the first lines of its classes; and the names of
    /// these.
    func woven(_ source: Shells.File) -> (text: String, shells: [String]) {
        func place(_ line: Int) -> String { "#sourceLocation(file: \"\(source.path)\", line: \(line))" }
        let shells = rows.filter { $0.base == "shell" }
        var lines = [place(1)]
        var found: [String] = []
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(String(line))
            guard let row = shells.first(where: { line.hasPrefix("open class \($0.name): ") }) else { continue }
            found.append(row.name)
            lines += ["#sourceLocation()"] + members(of: row).map(indented) + [place(index + 2)]
        }
        return (lines.joined(separator: "\n"), found)
    }

    private func members(of type: ShellRow) -> [String] {
        (members[type.fullName] ?? []).flatMap { $0.isType ? declaration(of: $0) : member($0, of: type) }
    }

    private func reason(of type: ShellRow) -> String { type.value ?? "" }

    private func declaration(of row: ShellRow) -> [String] {
        let inherited = row.type.map { ": \($0)" } ?? ""
        var lines = ["/// \(row.comment ?? "")"]
        switch row.base {
        case "class":
            if !row.has("nonisolated") { lines.append("@MainActor @preconcurrency") }
            lines.append("\(row.has("final") ? "public final" : "open") class \(row.name)\(inherited) {")
        case "struct":
            lines += [
                "public struct \(row.name)\(inherited) {", "    public let rawValue: \(row.value ?? "")",
                "    public init(rawValue: \(row.value ?? "")) { self.rawValue = rawValue }",
            ]
        case "protocol": lines += ["@MainActor @preconcurrency", "public protocol \(row.name)\(inherited) {"]
        default: lines.append("public enum \(row.name)\(inherited) {")
        }
        lines += members(of: row).map(indented) + ["}"]
        if row.base == "protocol" {
            let answers = (members[row.fullName] ?? []).filter { $0.value != nil && $0.base == "func" }
            if !answers.isEmpty {
                lines += ["", "extension \(row.name) {"]
                for each in answers {
                    let body = each.value == "()" ? "{}" : "{ \(each.value ?? "") }"
                    lines.append("    public func \(each.name)\(result(of: each)) \(body)")
                }
                lines.append("}")
            }
        }
        return lines
    }

    private func indented(_ line: String) -> String { line.isEmpty ? line : "    " + line }

    private func result(of row: ShellRow) -> String { row.type.map { " -> \($0)" } ?? "" }

    private func member(_ row: ShellRow, of owner: ShellRow) -> [String] {
        var lines = row.comment.map { ["/// \($0)"] } ?? []
        let lead = lead(of: row, in: owner)
        let (name, type) = (row.name, row.type ?? "")
        switch row.base {
        case "case":
            // One comment speaks for all cases.
            if lines.isEmpty, members[owner.fullName]?.first?.number == row.number {
                lines.append("/// \(owner.comment ?? "")")
            }
            lines.append("case \(name)")
        case "typealias": lines.append("\(lead)typealias \(name) = \(type)")
        case "get": lines.append("\(lead)var \(name): \(type) { \(quiet(row.value ?? "")) }")
        case "let" where owner.base == "protocol", "var" where owner.base == "protocol":
            lines.append("var \(name): \(type) { \(row.value ?? "get") }")
        case "var", "let":
            let value = row.value ?? ""
            if value.hasPrefix("{") {
                lines.append("\(lead)var \(name): \(type) \(value)")
            } else {
                let initial = value.isEmpty ? "" : " = \(quiet(value))"
                let isSet =
                    row.base == "var" && !row.words.contains { $0.hasPrefix("private") || $0.hasPrefix("internal") }
                let observer = isSet ? " { didSet { \(note(row, of: owner)) } }" : ""
                lines.append("\(lead)\(row.base) \(name): \(type)\(initial)\(observer)")
            }
        case "func" where owner.base == "protocol": lines.append("func \(name)\(result(of: row))")
        case "func":
            lines.append("\(lead)func \(name)\(result(of: row)) {")
            if !row.has("quiet"), !row.has("private") { lines.append("    \(note(row, of: owner))") }
            if let value = row.value {
                if row.type != nil {
                    lines.append("    return \(quiet(value))")
                } else {
                    lines += quietly(ShellText.pieces(value, by: ";")).map(indented)
                }
            }
            lines.append("}")
        default: lines += initialiser(row, of: owner, lead)
        }
        return lines
    }

    /// What stands before the word that declares something.
    private func lead(of row: ShellRow, in owner: ShellRow) -> String {
        if owner.base == "protocol" || row.base == "case" { return "" }
        var words = row.words.filter { $0 != "quiet" && !$0.hasPrefix("@") && $0 != "public" }
        let isHidden = row.has("private") || row.has("internal")
        let isOpen =
            owner.base != "struct" && owner.base != "enum" && !owner.has("final") && !row.has("public")
            && ["var", "get", "func"].contains(row.base) && !row.has("static")
        if !isHidden { words.insert(isOpen ? "open" : "public", at: 0) }
        words.insert(contentsOf: row.words.filter { $0.hasPrefix("@") }, at: 0)
        return words.map { "\($0) " }.joined()
    }

    private func initialiser(_ row: ShellRow, of owner: ShellRow, _ lead: String) -> [String] {
        let head = "\(lead)\(row.base)\(row.name)"
        var statements = ShellText.pieces(row.value ?? "", by: ";")
        if statements == ["nil"] { return ["\(head) { nil }"] }
        let isFirst = isNoting(owner) && !row.has("convenience")
        if isFirst, !statements.contains(where: { $0.hasPrefix("super.init") }) { statements.append("super.init()") }
        let anywhere = owner.has("nonisolated") ? "Anywhere" : ""
        let made = statements.firstIndex { $0.hasPrefix("super.init") || $0.hasPrefix("self.init") } ?? statements.count
        let before = statements.prefix(made + 1)
        let after = Array(statements.dropFirst(made + 1))
        return ["\(head) {"] + (before + quietly(after)).map(indented)
            + (isFirst ? ["    Inert.made\(anywhere)(self)"] : []) + [
                "}"
            ]
    }

    // MARK: Uses

    /// Whether the initialisers of a class say that an object was made. Those of the classes below call them; views and
    /// controllers say it by hand.
    private func isNoting(_ owner: ShellRow) -> Bool {
        var above = parent(of: owner)
        while let name = above {
            guard let row = types[name], row.base == "class" else { return name == "NSObject" }
            if members[name]?.contains(where: { $0.base.hasPrefix("init") && !$0.has("convenience") }) == true {
                return false
            }
            above = parent(of: row)
        }
        return false
    }

    /// The class that a class inherits from.
    func parent(of row: ShellRow) -> String? {
        row.type.map { $0.split(separator: ",")[0].trimmingCharacters(in: .whitespaces) }
    }

    /// Whether a class's objects may be proxies of an appearance.
    private func isView(_ owner: ShellRow) -> Bool {
        var name: String? = owner.base == "shell" ? owner.name : parent(of: owner)
        while let known = name {
            if known == "UIView" || known == "UIControl" { return true }
            name = types[known].flatMap(parent)
        }
        return false
    }

    private func note(_ row: ShellRow, of owner: ShellRow) -> String {
        let name = "\(owner.fullName).\(row.calledName)"
        let own = row.has("class") || row.has("static") ? "" : "self, "
        let verb = owner.has("nonisolated") ? "useAnywhere" : isView(owner) && !own.isEmpty ? "set" : "use"
        return "Inert.\(verb)(\(own)\"\(name)\", .\(reason(of: owner)))"
    }

    /// A value in which objects are made that nobody has asked for.
    private func quiet(_ value: String) -> String {
        let makes = types.values.contains { $0.base == "class" && value.contains("\($0.fullName)(") }
        return makes ? "Inert.quietly { \(value) }" : value
    }

    /// Statements that use other names of the list, which nobody has written.
    private func quietly(_ statements: [String]) -> [String] {
        statements.isEmpty ? [] : ["Inert.quietly {"] + statements.map(indented) + ["}"]
    }
}
