import Foundation
import Testing

/// What `plumb layout --json` prints.
struct LayoutCommandTests {
    private static let view = """
        struct A: View {
            var body: some View {
                VStack(spacing: 0) {
                    Text("ab").accessibilityIdentifier("say \\"hi\\"")
                    Text("abc").accessibilityIdentifier("twice")
                    Text("a").accessibilityIdentifier("twice")
                }
            }
        }
        """

    @Test func isOneObjectAndNothingElse() throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--json", "--text", "fixed", "--size", "fit"])
        let expected = """
            {"A": {"proposal": [null, null], "size": [30, 60], "frames": {"say \\"hi\\"": [5, 0, 20, 20], \
            "twice": [[0, 20, 30, 20], [10, 40, 10, 20]]}}}

            """
        #expect(run.output == expected)
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
    }

    @Test(arguments: [
        ([], "[393, 852]"), (["--size", "300x"], "[300, null]"), (["--size", "x200.5"], "[null, 200.5]"),
        (["--size", "fit"], "[null, null]"), (["--size", "0.1x1"], "[0.1, 1]"),
    ]) func theSizeIsTheProposal(_ options: [String], _ proposal: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--json"] + options)
        #expect(run.output.hasPrefix("{\"A\": {\"proposal\": \(proposal), "))
    }

    @Test func aTraceIsOneObjectALine() throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--trace", "--text", "fixed", "--size", "fit"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == #"{"event": "show", "name": "A", "version": 3}"#)
        var events: Set<String> = []
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            events.insert(object?["event"] as? String ?? "none")
        }
        #expect(events == ["show", "view", "update", "size", "place", "gaps", "text"])
        #expect(lines.contains { $0.contains(#""name": "Text", "rule": "measured", "body": "A""#) })
        #expect(run.output.contains(#""origin": [0, 20], "proposal": [30, null], "size": [30, 20]}"#))
    }

    @Test(arguments: [[], ["--json", "--trace"]])
    func asksForOneForm(_ options: [String]) throws {
        let run = try ScratchFolder().plumb("layout", Self.view, options)
        #expect(run.status == 2)
        #expect(run.errors.contains("--json for frames, --trace for how they came about, or --accessibility"))
    }

    @Test func aSafeAreaMakesAScreen() throws {
        let views = """
            struct A: View {
                var body: some View { Color.red.accessibilityIdentifier("a").ignoresSafeArea(edges: .bottom) }
            }
            """
        let run = try ScratchFolder().plumb(
            "layout", views, ["--json", "--size", "100x200", "--safe-area", "59,0,34.5,1"])
        #expect(
            run.output
                == "{\"A\": {\"proposal\": [100, 200], \"size\": [100, 200], \"frames\": {\"a\": [0, 59, 99, 141]}}}\n")
    }
}
