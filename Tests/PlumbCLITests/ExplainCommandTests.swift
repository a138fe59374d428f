import Foundation
import Testing

/// `plumb explain` in the words that people read.
struct ExplainCommandTests {
    private static let row = """
        struct Row: View {
            var body: some View {
                HStack {
                    Color.blue
                    Text("Hello, world").accessibilityIdentifier("text")
                    Color.green
                }
            }
        }
        """

    private static func explain(_ views: String, _ options: [String]) throws -> PlumbRun {
        try ScratchFolder().plumb("explain", views, file: "Row.swift", ["--text", "fixed"] + options)
    }

    @Test func theTreeHasTheViewsWithTheirPlaces() throws {
        let run = try Self.explain(Self.row, ["--size", "300x60"])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                Row   300 × 60
                  HStack   300 × 60 at 0, 0   Row.swift:4:9
                    Color   107 × 60 at 0, 0   Row.swift:5:19
                    Text “Hello, world”   70 × 40 at 115, 10   #text   Row.swift:6:13   [wraps-with-room]
                    Color   107 × 60 at 193, 0   Row.swift:7:19

                """)
    }

    private static let block = """
        Text “Hello, world”   Row.swift:6:13   70 × 40 at 115, 10   [wraps-with-room]
        width   The HStack has 300, less 16 for two gaps. It asks the least flexible of three views first, this text,
                and offers it a third of 284: 94.7. On one line it would be 120. In 94.7 it takes two lines; the
                longest is 70.
        height  Two lines of 20; 60 are proposed.
        place   After the Color (107) and a gap of 8, the usual distance; in the middle of 60.
        found   The text “Hello, world” needs 120 on one line and is offered 94.7, a third of 284: it is asked before
                the Color, which takes 107.
        tried   .layoutPriority(1): one line, 120 × 20

        """

    /// One view, by each way to name it.
    @Test(arguments: ["text", "6", "6:13", "150,30"])
    func aViewIsExplained(_ target: String) throws {
        let run = try Self.explain(Self.row, ["--size", "300x60", "--of", target])
        #expect(run.status == 0)
        // A line has its modifiers too.
        #expect(run.output.hasPrefix(Self.block) || run.output.hasSuffix(Self.block), "\(run.output)")
    }

    @Test func whatIsDoneBeforeCounts() throws {
        let counter = """
            struct Row: View {
                @State private var count = 9
                var body: some View {
                    Button("\\(count)") { count += 1 }.buttonStyle(.plain).accessibilityIdentifier("plus")
                }
            }
            """
        let before = try Self.explain(counter, ["--size", "fit"])
        let after = try Self.explain(counter, ["--size", "fit", "--tap", "plus@0.1", "--at", "0.5"])
        #expect(before.output.hasPrefix("Row   10 × 20") && after.output.hasPrefix("Row   20 × 20"), "\(after.output)")
    }

    @Test func asJSONItHasAllThatIsSaid() throws {
        let run = try Self.explain(Self.row, ["--size", "300x60", "--of", "text", "--format", "json"])
        let report = try run.json()
        let views = try #require(report["views"] as? [[String: Any]])
        let chosen = try #require(report["chosen"] as? [Int])
        let view = try #require(views.first { $0["id"] as? Int == chosen.first })
        #expect(view["frame"] as? [Double] == [115, 10, 70, 40])
        #expect((view["at"] as? [String: Any])?["line"] as? Int == 6)
        let because = try #require(view["because"] as? [[String: Any]])
        #expect(because.map { $0["of"] as? String } == ["width", "height", "place"])
        #expect((because[0]["numbers"] as? [String: Double])?["offer"].map { Int($0) } == 94)
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.first?["rule"] as? String == "wraps-with-room")
        #expect((findings.first?["tried"] as? [String: Any])?["code"] as? String == ".layoutPriority(1)")
    }

    @Test(arguments: [
        (["--of", "nobody"], "--of nobody is no view that is shown; plumb explain without --of lists them"),
        (["--of", "99"], "--of 99 is no view that is shown; plumb explain without --of lists them"),
        (["--of", "0"], "lines and columns are counted from 1; write 12 or 12:9"),
        (["--of", ""], "write an identifier, LINE, LINE:COLUMN or X,Y, as title, 12, 12:9 or 100,40"),
    ])
    func whatIsNotThereIsSaid(_ options: [String], _ sentence: String) throws {
        let run = try Self.explain(Self.row, options)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.sentence.contains(sentence), "\(run.errors)")
    }
}
