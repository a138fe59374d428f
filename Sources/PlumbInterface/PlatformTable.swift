import Foundation

/// A table of a platform's numbers: one file of a folder of `Sources/PlumbPlatform/Data`, which is named for the
/// platform.
///
/// A row has six columns: name, value, unit, mark, source, what it is. A line that begins with `#` is a remark. The
/// mark says how the value is known: `measured` on devices, simulators or their pictures; `documented` by its source;
/// `recalled` by people who have used the platform, with no source that states it.
package struct PlatformTable: Sendable {
    /// What the rows of a table are.
    package enum Kind: String, CaseIterable, Sendable {
        /// A number in each row.
        case metrics, gestures
        /// Response and damping fraction.
        case springs
        /// Opacity of black, radius, and how far down.
        case shadows
        /// Light, dark, and both with increased contrast: `#RRGGBB`, and where it is not opaque `/` and the opacity.
        case colors
        /// Radius, saturation, brightness, amount and four values of a curve, in light or in dark mode as the row's
        /// name ends.
        case materials
        /// Rows of a style are `size`, `lines`, `weight` and `boldWeight`, each with one value for each content size
        /// category, or with one for all.
        case textStyles = "text-styles"

        /// How many numbers stand in a row.
        fileprivate func counts(_ name: String) -> [Int] {
            switch self {
            case .metrics, .gestures: [1]
            case .springs: [2]
            case .shadows: [3]
            case .colors: [4]
            case .materials: [8]
            case .textStyles: PlatformTable.isWeight(name) ? [1] : [1, PlatformTable.categoryCount]
            }
        }

        /// The units that its rows may have.
        var units: [String] {
            switch self {
            case .metrics, .gestures:
                [
                    "points", "seconds", "degrees", "fraction", "factor", "count", "points a second", "a second",
                    "fraction a millisecond",
                ]
            case .springs: ["seconds, fraction"]
            case .shadows: ["fraction, points"]
            case .colors: ["sRGB"]
            case .materials: ["points, factors"]
            case .textStyles: ["points", "weight"]
            }
        }
    }

    /// A number with its unit, how it is known, and from where.
    package struct Row: Sendable {
        package let name: String
        package let value: String
        package let unit: String
        package let mark: String
        package let source: String
        package let purpose: String
        let number: Int

        /// The numbers of the value, apart from colours'.
        var values: [String] { value.split(separator: " ").map(String.init) }
        /// What stands before the first dot: a text style.
        var owner: String { String(name.prefix { $0 != "." }) }
        /// What stands behind it.
        var member: String { String(name.drop { $0 != "." }.dropFirst()) }
    }

    /// The content size categories, from xSmall to accessibility5.
    static let categoryCount = 12
    /// What a text style has.
    static let styleMembers = ["size", "lines", "weight", "boldWeight"]
    /// How a value can be known, the surest way first.
    package static let marks = ["measured", "documented", "recalled"]

    package let kind: Kind
    package let rows: [Row]
    let file: String

    /// - Parameters:
    ///   - file: its name and its text.
    ///   - base: the first platform's table, whose rows count where this one has no others.
    package init(_ kind: Kind, file: (path: String, text: String), base: PlatformTable? = nil) throws {
        self.kind = kind
        self.file = file.path
        let rows = try BadLine.lines(of: file.text).map { try Self.row(kind, $1, $0, file: file.path) }
        self.rows = try base.map { try $0.changed(by: rows, file: file.path) } ?? rows
        var seen: Set<String> = []
        for row in rows where !seen.insert(row.name).inserted {
            throw BadLine(file.path, row.number, "\(row.name) is in the table already; take one of the two rows out")
        }
        guard kind == .textStyles else { return }
        for row in rows {
            for member in Self.styleMembers where !seen.contains("\(row.owner).\(member)") {
                throw BadLine(file.path, row.number, "no row is \(row.owner).\(member); a text style needs it")
            }
        }
    }

    /// A platform's table of a folder; nil where another platform has none of its own.
    ///
    /// - Parameters:
    ///   - platform: the name of its folder.
    ///   - base: the platform whose rows count where this one has no others; nil for none.
    package init?(_ kind: Kind, of platform: String, over base: String? = nil, in folder: URL) throws {
        let file = folder.appendingPathComponent("\(platform)/\(kind.rawValue).tsv")
        guard base == nil || FileManager.default.fileExists(atPath: file.path) else { return nil }
        let first = try base.flatMap { try PlatformTable(kind, of: $0, in: folder) }
        try self.init(kind, file: (file.path, try String(contentsOf: file, encoding: .utf8)), base: first)
    }

    private static func isWeight(_ name: String) -> Bool { name.lowercased().hasSuffix("weight") }

    private static func row(_ kind: Kind, _ cells: [String], _ number: Int, file: String) throws -> Row {
        func wrong(_ sentence: String) -> BadLine { BadLine(file, number, sentence) }
        guard cells.count == 6 else {
            throw wrong(
                "\(cells.count) columns; write six with tabs between them: name, value, unit, mark, source, what it is")
        }
        if let empty = cells.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces).isEmpty }) {
            throw wrong("column \(empty + 1) is empty")
        }
        let row = Row(
            name: cells[0], value: cells[1], unit: cells[2], mark: cells[3], source: cells[4], purpose: cells[5],
            number: number)
        let parts = row.name.split(separator: ".", omittingEmptySubsequences: false)
        let hasName = parts.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil }
        guard hasName, parts.count == (kind == .textStyles ? 2 : 1) else {
            throw wrong("\"\(row.name)\" is no name of a row; write a word that begins with a small letter")
        }
        if kind == .textStyles, !styleMembers.contains(row.member) {
            throw wrong("a text style has no \(row.member); it has \(styleMembers.joined(separator: ", "))")
        }
        guard kind.units.contains(row.unit) else {
            throw wrong("no unit is \"\(row.unit)\"; there are \(kind.units.joined(separator: "; "))")
        }
        guard marks.contains(row.mark) else {
            throw wrong("no mark is \"\(row.mark)\"; there are \(marks.joined(separator: ", "))")
        }
        if let bad = row.values.first(where: { !isValue($0, isColor: kind == .colors) }) {
            throw wrong("\"\(bad)\" is no \(kind == .colors ? "colour; write #RRGGBB or #RRGGBB/0.5" : "number")")
        }
        let counts = kind.counts(row.name)
        guard counts.contains(row.values.count) else {
            throw wrong(
                "\(row.values.count) values; write \(counts.map(String.init).joined(separator: " or ")) with spaces "
                    + "between them")
        }
        if kind == .materials, !row.name.hasSuffix("Light"), !row.name.hasSuffix("Dark") {
            throw wrong("a material's name ends in Light or Dark")
        }
        return row
    }

    private static func isValue(_ word: String, isColor: Bool) -> Bool {
        guard isColor else { return word.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil }
        return word.wholeMatch(of: /#[0-9A-F]{6}(\/(0(\.[0-9]+)?|1))?/) != nil
    }

    /// The rows of a first platform with those of another, which differ.
    private func changed(by others: [Row], file: String) throws -> [Row] {
        for row in others {
            guard let own = rows.first(where: { $0.name == row.name && $0.unit == row.unit }) else {
                throw BadLine(file, row.number, "\(self.file) has no row \(row.name) in \(row.unit)")
            }
            if own.value == row.value {
                throw BadLine(file, row.number, "\(self.file) says the same of \(row.name); take the row out")
            }
        }
        return rows.map { own in others.first { $0.name == own.name } ?? own }
    }
}
