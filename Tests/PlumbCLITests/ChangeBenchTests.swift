import Foundation
import Testing

/// `plumb-bench changes`: one change in a long list.
struct ChangeBenchTests {
    @Test func aChangeMakesFewMarks() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            "\"$PACKAGE\"/.build/release/plumb-bench changes --json --rows 300", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let answer = try JSONDecoder().decode([String: [String: Double]].self, from: Data(run.output.utf8))
        #expect(
            Set(answer.keys) == [
                "colour, places", "colour, marks", "insert in front", "delete in front", "reverse",
            ])
        // Of 900 marks.
        #expect(try #require(answer["colour, marks"]?["marks"]) <= 20)
    }
}
