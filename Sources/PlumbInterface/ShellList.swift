import Foundation

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
            func wrong(_ sentence: String) -> BadLine { BadLine(file, row.number, sentence) }
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
