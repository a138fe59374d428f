import Foundation
import Testing

/// `@Entry` in a user's file.
struct EntryTests {
    @Test func defaultsAndSettersWork() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            extension EnvironmentValues {
                @Entry var level: Int = 3 // three
                @Entry public var name: String?
                @Entry var table: [String: (Int) -> Bool] = ["=": { $0 == 3 }]
            }
            struct A: View {
                var body: some View {
                    let values = { () -> EnvironmentValues in
                        var values = EnvironmentValues()
                        values.level += 1
                        return values
                    }()
                    return Text("\\(values.level) \\(values.name ?? "none") \\(values.table.count)")
                }
            }
            """, ["--json", "--text", "fixed", "--size", "fit"])
        #expect(run.errors.isEmpty)
        #expect(run.output == "{\"A\": {\"proposal\": [null, null], \"size\": [80, 20], \"frames\": {}}}\n")
    }

    @Test(arguments: [
        (
            "extension EnvironmentValues {\n    @Entry var level: Int\n}",
            "level needs a default; write @Entry var level: Type = value"
        ),
        (
            "struct Other {\n    @Entry var level = 3\n}",
            "@Entry makes environment values; write it in an extension of EnvironmentValues"
        ),
    ]) func whatIsWrongIsOneErrorAtItsPlace(_ text: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Views.swift:3:5: error: \(sentence)"))
        #expect(run.errorLines.filter { $0.contains("error:") }.count == 1)
    }
}
