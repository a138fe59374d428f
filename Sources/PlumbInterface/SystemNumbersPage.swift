import Foundation

/// Docs/SystemNumbers.md: the numbers of iOS 26 that differ from those of iOS 17, each with how it is known.
package struct SystemNumbersPage {
    /// Below the checkout.
    package static let path = "Docs/SystemNumbers.md"

    private let sections: [(kind: PlatformTable.Kind, rows: [(first: PlatformTable.Row, second: PlatformTable.Row)])]

    /// - Parameter folder: that of the platforms' tables.
    package init(folder: URL) throws {
        sections = try PlatformTable.Kind.allCases.compactMap { kind in
            guard let table = try PlatformTable(kind, of: "iOS26", over: "iOS17", in: folder),
                let base = try PlatformTable(kind, of: "iOS17", in: folder)
            else { return nil }
            let rows = zip(base.rows, table.rows).filter { $0.value != $1.value }
            return (kind, rows.map { (first: $0, second: $1) })
        }
    }

    package var text: String {
        var text = """
            # The numbers of iOS 26

            <!-- Made by make docs from Sources/PlumbPlatform/Data; changes here are lost. -->

            What differs from [iOS 17](Platform.md). Colours are in light and in dark mode, then both with increased contrast. *measured*: read from a picture
            of Apple's system; *documented*: the source states it; *recalled*: nobody has measured it.

            """
        for (kind, rows) in sections {
            text += "\n## \(kind.typeName)\n\n| | iOS 17 | iOS 26 | | known | source |\n|---|---|---|---|---|---|\n"
            for (first, second) in rows {
                let what = kind == .colors ? "`\(second.name)`" : second.purpose
                let cells = [what, first.value, second.value, second.unit, second.mark, second.source]
                text += "| \(cells.joined(separator: " | ")) |\n"
            }
        }
        return text
    }
}
