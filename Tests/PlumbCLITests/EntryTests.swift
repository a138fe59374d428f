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

    /// Transactions, containers and what has the focus have entries too; comments before a `#Preview` are no part of
    /// it.
    @Test func otherTypesHaveEntries() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            extension Transaction { @Entry var speed: Double = 2 }
            // EnvironmentValues are others.
            extension SwiftUI.ContainerValues {
                @Entry var level = 3
            }
            extension FocusedValues { @Entry var title: Binding<String>? }
            struct A: View {
                @FocusedValue(\\.title) private var title
                var body: some View {
                    var transaction = Transaction()
                    transaction.speed += 1
                    return HStack(spacing: 0) {
                        ForEach(subviews: Text("a").containerValue(\\.level, 4)) { Text("\\($0.containerValues.level)") }
                        Text("\\(Int(transaction.speed))\\(title == nil ? "none" : "some")")
                    }
                }
            }
            // MARK: - Previews
            /* PreviewProvider /* Previews */ is older. */
            #Preview("B") { A() }
            """, ["--json", "--text", "fixed", "--size", "fit", "--view", "B"])
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("\"size\": [60, 20]"))
    }

    @Test(arguments: [
        (
            "extension EnvironmentValues {\n    @Entry var level: Int\n}",
            "level needs a default; write @Entry var level: Type = value"
        ),
        (
            "struct Other {\n    @Entry var level = 3\n}",
            "@Entry makes values of an environment, a transaction, a container or what has the focus; write it in an extension of "
                + "EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        ),
        (
            "extension FocusedValues {\n    @Entry var title: String = \"a\"\n}",
            "what has the focus may have no title; write @Entry var title: Type?"
        ),
    ]) func whatIsWrongIsOneErrorAtItsPlace(_ text: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Views.swift:3:5: error: \(sentence)"))
        #expect(run.errorLines.filter { $0.contains("error:") }.count == 1)
    }
}
