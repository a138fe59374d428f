import PlumbInterface
import Testing

/// What is said under an error about a name goes by the names of SwiftUI's interface, which are made from its tables.
struct SwiftUINameTests {
    private static func lines(_ rows: [[String]]) -> [String] {
        NameSource(
            InterfaceTable(areas: [InterfaceTable.Area(name: "a", rows: rows.compactMap { InterfaceRow(cells: $0) })])
        )
        .lines
    }

    @Test func aLineHasItsVersionItsKindAndItsNames() {
        let lines = Self.lines([
            ["", "", "struct Later: View", "18.0", "", "unavailable", "list"],
            ["", "", "struct Early: View", "13.0", "", "works", ""],
            ["View", "", "func shine(_ on: Bool) -> some View", "15.0", "", "works", ""],
            // Texts had it before views.
            ["Text", "", "func shine(_ on: Bool) -> Text", "13.0", "", "works", ""],
            ["Text", "", "static var plain: Text { get }", "14.0", "", "works", ""],
            ["Early", "", "static var plain: Early { get }", "16.0", "", "works", ""],
            ["Early", "", "enum Inner", "16.0", "", "works", ""],
            ["Early", "", "static func + (a: Early, b: Early) -> Early", "16.0", "", "works", ""],
            ["Early", "", "static func buildBlock() -> Early", "16.0", "", "works", ""],
            ["Early", "", "init(_ a: Int)", "16.0", "", "works", ""],
        ])
        #expect(
            lines == [
                "13.0 types: Early", "14.0 members: plain@Early,Text", "15.0 view: shine", "? types: Later",
            ])
    }

    /// Of more than three types none is told: they would fill the sentence.
    @Test func aMemberOfManyTypesHasNone() {
        let lines = Self.lines(
            ["A", "B", "C", "D"].map { [$0, "", "var width: Int { get }", "13.0", "", "works", ""] })
        #expect(lines == ["13.0 members: width"])
    }

    @Test func theNamesOfTheInterface() throws {
        let lines = NameSource(try InterfaceTable(folder: InterfaceTable.folder)).lines
        #expect(lines.reduce(0) { $0 + $1.split(separator: " ").count - 2 } > 2_300)
        for (line, name) in [
            ("13.0 types:", "HStack"), ("16.0 types:", "Grid"), ("17.0 view:", "containerRelativeFrame"),
            ("13.0 view:", "opacity"), ("16.0 view:", "bold"), ("? types:", "ContainerValues"),
        ] {
            let words = lines.first { $0.hasPrefix(line) }?.split(separator: " ").map(String.init) ?? []
            #expect(words.contains(name), "\(line) \(name)")
        }
    }
}
