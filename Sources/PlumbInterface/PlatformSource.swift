import Foundation

/// Makes the Swift of PlumbPlatform from its tables: a type for each table, and a value of it for each platform.
///
/// The first platform has all rows. Any other has those that differ from the first one's, and no table where none does.
package struct PlatformSource {
    /// A file, by its name.
    package typealias File = (path: String, text: String)

    /// The tables of a platform, one of each kind, in the order of the kinds.
    private struct Look {
        let name: String
        let tables: [PlatformTable]
    }

    private let looks: [Look]

    /// - Parameter looks: the platforms by name, each with its files, which are named for their kinds.
    package init(_ looks: [(name: String, files: [File])]) throws {
        var first: [PlatformTable] = []
        self.looks = try looks.map { look in
            let tables = try PlatformTable.Kind.allCases.enumerated().map { index, kind in
                let name = "\(kind.rawValue).tsv"
                let base = first.isEmpty ? nil : first[index]
                guard let file = look.files.first(where: { ($0.path as NSString).lastPathComponent == name }) else {
                    guard let base else { throw BadLine(look.name, 1, "there is no \(name)") }
                    return base
                }
                return try PlatformTable(kind, file: file, base: base)
            }
            if first.isEmpty { first = tables }
            return Look(name: look.name, tables: tables)
        }
    }

    /// A folder with a folder for each platform.
    package init(folder: URL) throws {
        func contents(_ url: URL) throws -> [URL] {
            try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                .sorted { $0.path < $1.path }
        }
        try self.init(
            try contents(folder).map { look in
                (
                    look.lastPathComponent,
                    try contents(look).map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
                )
            })
    }

    /// The names of all files that are made.
    package static let fileNames = PlatformTable.Kind.allCases.map { "\($0.typeName).swift" } + ["Platforms.swift"]

    /// The files that are made.
    package var files: [File] {
        PlatformTable.Kind.allCases.indices.map { index in
            let kind = PlatformTable.Kind.allCases[index]
            return ("\(kind.typeName).swift", text(kind, looks.map { ($0.name, $0.tables[index]) }))
        } + [("Platforms.swift", platforms)]
    }

    private static let heading =
        "// Made of Sources/PlumbPlatform/Data by plumb-interface. Do not edit it: edit the rows."

    /// Each platform.
    private var platforms: String {
        var lines = [Self.heading, "", "extension Platform {"]
        for look in looks {
            lines += [
                "    /// The numbers of the folder \(look.name).", "    package static let \(look.name) = Platform(",
                "        name: \"\(look.name)\",",
            ]
            let members = (PlatformTable.Kind.allCases.map(\.memberName) + ["marks"]).map {
                "        \($0): .\(look.name)"
            }
            lines += [members.joined(separator: ",\n") + ")"]
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private func text(_ kind: PlatformTable.Kind, _ tables: [(name: String, table: PlatformTable)]) -> String {
        let first = Self.members(of: tables[0].table)
        var lines = [Self.heading, "", "import PlumbGraphics", "", "extension Platform {", "    /// \(kind.purpose)"]
        lines.append("    package struct \(kind.typeName): Sendable {")
        for member in first {
            lines += member.comment.map { "        /// \($0)" }
            lines.append("        package var \(member.name): \(kind.elementType)")
        }
        lines += ["", "        /// The table with other values."]
        let change = kind.hasUnits ? "(Unit, \(kind.elementType))" : "(\(kind.elementType))"
        lines += [
            "        package func mapped(_ change: \(change) -> \(kind.elementType)) -> Self {",
            "            var new = self",
        ]
        for member in first {
            let unit = member.unit.map { ".\($0), " } ?? ""
            lines.append("            new.\(member.name) = change(\(unit)new.\(member.name))")
        }
        lines += ["            return new", "        }"]
        lines.append("    }")
        if kind == .colors || kind == .textStyles { lines += Self.keys(kind, first, tables[0].table) }
        if kind == .metrics { lines += Self.units() + Self.marks(first) }
        lines += ["}", "", "extension Platform.\(kind.typeName) {"]
        for (name, table) in tables {
            let values = Self.members(of: table)
            lines.append("    package static let \(name) = Platform.\(kind.typeName)(")
            let arguments = first.map { member in
                "        \(member.name): \(values.first { $0.name == member.name }?.value ?? "")"
            }
            lines.append(arguments.joined(separator: ",\n") + ")")
        }
        if kind == .metrics { lines += Self.marks(tables) }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private struct Member {
        var name: String
        var value: String
        var comment: [String]
        var unit: String?
    }

    private static func members(of table: PlatformTable) -> [Member] {
        func comment(_ row: PlatformTable.Row) -> String {
            "\(row.purpose) \(row.value) (\(row.unit)); \(row.mark): \(row.source)."
        }
        guard table.kind == .textStyles else {
            return table.rows.map {
                Member(
                    name: $0.name, value: value($0, table.kind), comment: [comment($0)],
                    unit: table.kind.hasUnits ? unitCase($0.unit) : nil)
            }
        }
        var styles: [Member] = []
        for row in table.rows where !styles.contains(where: { $0.name == row.owner }) {
            let rows = PlatformTable.styleMembers.compactMap { name in
                table.rows.first { $0.owner == row.owner && $0.member == name }
            }
            let values = rows.map { row in
                let isOne = row.values.count == 1
                let list = isOne ? Array(repeating: row.value, count: PlatformTable.categoryCount) : row.values
                let isWeight = row.unit == "weight"
                return "\(row.member): " + (isWeight ? row.value : "[\(list.joined(separator: ", "))]")
            }
            styles.append(
                Member(
                    name: row.owner, value: "Platform.TextStyle(\(values.joined(separator: ", ")))",
                    comment: rows.map { "\($0.member): \(comment($0))" }))
        }
        return styles
    }

    private static func value(_ row: PlatformTable.Row, _ kind: PlatformTable.Kind) -> String {
        let numbers = row.values
        switch kind {
        case .metrics, .gestures, .textStyles: return row.value
        case .springs: return "Platform.Spring(response: \(numbers[0]), dampingFraction: \(numbers[1]))"
        case .shadows: return "Platform.Shadow(opacity: \(numbers[0]), radius: \(numbers[1]), y: \(numbers[2]))"
        case .colors:
            let colors = numbers.map { word in
                let parts = word.dropFirst().split(separator: "/")
                return "RGBA(hex: 0x\(parts[0])" + (parts.count > 1 ? ", alpha: \(parts[1]))" : ")")
            }
            let names = ["light", "dark", "lightIncreased", "darkIncreased"]
            return "Platform.Shades(\(zip(names, colors).map { "\($0): \($1)" }.joined(separator: ", ")))"
        case .materials:
            let names = ["radius", "saturation", "brightness", "amount"]
            let head = zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ")
            let ground = row.name.hasSuffix("Light") ? "white" : "black"
            return "Backdrop(\(head), curve: [\(numbers[4...].joined(separator: ", "))], ground: .\(ground))"
        }
    }

    /// The names of rows as values, and what the rows are.
    private static func keys(_ kind: PlatformTable.Kind, _ members: [Member], _ table: PlatformTable) -> [String] {
        let isColor = kind == .colors
        let name = isColor ? "SystemColor" : "TextStyleName"
        var lines = [
            "", "    /// The row of a name.",
            "    package func \(isColor ? "color" : "textStyle")(_ name: \(name)) -> \(kind.elementType) {",
            "        switch name {",
        ]
        lines += members.map { "        case .\($0.name): \(kind.memberName).\($0.name)" } + ["        }", "    }", ""]
        lines += [
            "    /// The names of the rows of \(kind.typeName).",
            "    package enum \(name): Hashable, CaseIterable, Sendable {",
            "        case \(members.map(\.name).joined(separator: ", "))",
        ]
        guard isColor else { return lines + ["    }"] }
        lines += [
            "", "        /// SwiftUI's or UIKit's name.", "        package var words: String {",
            "            switch self {",
        ]
        lines += table.rows.map { "            case .\($0.name): \"\($0.purpose)\"" }
        return lines + ["            }", "        }", "    }"]
    }

    private static func units() -> [String] {
        let units = PlatformTable.Kind.metrics.units.map(unitCase)
        return [
            "", "    /// What a number counts.", "    package enum Unit: Sendable {",
            "        case \(units.joined(separator: ", "))",
            "    }",
        ]
    }

    private static func marks(_ members: [Member]) -> [String] {
        let cases = PlatformTable.marks.joined(separator: ", ")
        return [
            "", "    /// How a number is known, the surest way first.",
            "    package enum Mark: Comparable, Sendable {",
            "        case \(cases)", "    }", "", "    /// How each number of the metrics is known.",
            "    package struct Marks: Sendable {",
        ] + members.map { "        package var \($0.name): Mark" } + ["    }"]
    }

    private static func marks(_ tables: [(name: String, table: PlatformTable)]) -> [String] {
        let values = tables.map { name, table in
            let marks = table.rows.map { "        \($0.name): .\($0.mark)" }.joined(separator: ",\n")
            return "    package static let \(name) = Platform.Marks(\n\(marks))"
        }
        return ["}", "", "extension Platform.Marks {"] + values
    }

    /// "points a second" as the name of a case: pointsASecond.
    private static func unitCase(_ unit: String) -> String {
        let words = unit.split(separator: " ")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}

extension PlatformTable.Kind {
    /// The name of the type: `TextStyles`.
    var typeName: String { memberName.prefix(1).uppercased() + memberName.dropFirst() }
    /// The name of the property: `textStyles`.
    var memberName: String { self == .textStyles ? "textStyles" : rawValue }
    /// Whether each row is one number with a unit of its own.
    var hasUnits: Bool { self == .metrics || self == .gestures }

    fileprivate var purpose: String {
        switch self {
        case .metrics: "Lengths, times, opacities and angles."
        case .gestures: "How far, how long and how fast fingers and scrolled content go."
        case .springs: "The springs of controls."
        case .shadows: "The shadows of controls."
        case .colors: "The system's colours."
        case .materials: "Frosted glass."
        case .textStyles: "Sizes, lines and weights of the text styles."
        }
    }

    fileprivate var elementType: String {
        switch self {
        case .metrics, .gestures: "Double"
        case .springs: "Spring"
        case .shadows: "Shadow"
        case .colors: "Shades"
        case .materials: "Backdrop"
        case .textStyles: "TextStyle"
        }
    }
}
