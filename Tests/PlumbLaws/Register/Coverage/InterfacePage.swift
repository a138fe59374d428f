import Foundation
import PlumbInterface

/// Docs/API.md, and a page for each area in Docs/API.
package struct InterfacePage: Sendable {
    private let table: InterfaceTable
    private let findings: InterfaceFindings

    package init(_ table: InterfaceTable, _ findings: InterfaceFindings) {
        self.table = table
        self.findings = findings
    }

    /// Paths below the checkout, and what is in them.
    package var files: [(path: String, text: String)] {
        var first = 0
        var pages = [(path: "Docs/API.md", text: overview)]
        for area in table.areas {
            pages.append((path: "Docs/API/\(area.name).md", text: page(area, from: first)))
            first += area.rows.count
        }
        return pages
    }

    private static let mark = "<!-- Made by make docs from Sources/PlumbInterface; changes here are lost. -->"

    private var overview: String {
        let all = Counts(table.rows)
        var text = """
            # SwiftUI's interface, and what Plumb has of it

            \(Self.mark)

            Every public declaration of SwiftUI on iOS up to 17.0, and what iOS 18 and 26 have added. *works*: a use of it, made from its
            signature alone, compiles. *unavailable*: a use of it is an error that ends in a sentence: what is missing, and what to use
            instead. *elsewhere*: it belongs to Apple's other systems, or needs another framework of Apple's. `make docs` tries each declaration and
            writes these pages.

            \(number(all.works)) work, \(number(all.unavailable)) are unavailable, \(number(all.elsewhere)) are elsewhere.

            | since | works | unavailable | elsewhere |
            |---|---:|---:|---:|

            """
        for (name, versions) in [
            ("iOS 13", 13...13), ("iOS 14", 14...14), ("iOS 15", 15...15), ("iOS 16", 16...16), ("iOS 17", 17...17),
            ("iOS 18", 18...18), ("iOS 26", 26...26),
        ] {
            text += line(name, Counts(table.rows.filter { versions.contains($0.version) }))
        }
        text += "\n| area | works | unavailable | elsewhere |\n|---|---:|---:|---:|\n"
        for area in table.areas { text += line("[\(Self.title(area.name))](API/\(area.name).md)", Counts(area.rows)) }
        return text
    }

    private func page(_ area: InterfaceTable.Area, from first: Int) -> String {
        var sections: [String: [(row: InterfaceRow, number: Int)]] = [:]
        for (index, row) in area.rows.enumerated() { sections[row.owner, default: []].append((row, first + index)) }
        var text = "# \(Self.title(area.name))\n\n\(Self.mark)\n\n[All areas](../API.md)\n"
        for owner in sections.keys.sorted() {
            text +=
                "\n## \(owner.isEmpty ? "By themselves" : owner)\n\n| declaration | since | state |\n|---|---|---|\n"
            for (row, number) in sections[owner] ?? [] {
                let constraints = row.constraints.isEmpty ? "" : " (where \(row.constraints))"
                let signature = (row.signature + constraints).replacing("|", with: "\\|")
                text += "| `\(signature)` | \(row.since) | \(state(row, number)) |\n"
            }
        }
        return text
    }

    private func state(_ row: InterfaceRow, _ number: Int) -> String {
        switch row.state {
        case .works: row.state.text
        case .unavailable: findings.sentence(number) ?? "unavailable"
        case .elsewhere(let place): place
        }
    }

    private func line(_ name: String, _ counts: Counts) -> String {
        "| \(name) | \(counts.works) | \(counts.unavailable) | \(counts.elsewhere) |\n"
    }

    private func number(_ count: Int) -> String {
        count < 1000 ? "\(count)" : "\(count / 1000),\(String(format: "%03d", count % 1000))"
    }

    /// `text-font` is called "Text, font".
    private static func title(_ area: String) -> String {
        let words = area.split(separator: "-").joined(separator: ", ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private struct Counts {
        var works = 0
        var unavailable = 0
        var elsewhere = 0

        init(_ rows: [InterfaceRow]) {
            for row in rows {
                switch row.state {
                case .works: works += 1
                case .unavailable: unavailable += 1
                case .elsewhere: elsewhere += 1
                }
            }
        }
    }
}
