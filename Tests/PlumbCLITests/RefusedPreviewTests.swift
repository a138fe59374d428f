import Foundation
import Testing

/// One of several views that can't be shown keeps no other from being shown: a sentence names it, and the status is 1.
struct RefusedPreviewTests {
    private let fixed = ["--json", "--text", "fixed", "--size", "fit"]

    private static let views = """
        struct Card: View { var body: some View { Text("abc") } }
        #Preview("First") { Card() }
        @available(iOS 17, *)
        #Preview("Broken", traits: .sizeThatFitsLayout) {
            let x: Int = "a"
            Card().padding(x)
        }
        #Preview { Crad() }
        #Preview("Last") {
            Card().padding(1)
        }
        """

    private static let sentences = [
        "plumb: Views.swift:5: the preview \u{201C}Broken\u{201D} is left out, for it does not compile; its errors stand above",
        "plumb: Views.swift:9: this preview is left out, for it does not compile; its errors stand above",
    ]

    @Test func previewsThatDoNotCompileAreLeftOut() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", Self.views, fixed + ["--all"])
        #expect(run.status == 1)
        #expect(
            run.output == """
                {"Card": {"proposal": [null, null], "size": [30, 20], "frames": {}},
                 "First": {"proposal": [null, null], "size": [30, 20], "frames": {}},
                 "Last": {"proposal": [null, null], "size": [32, 22], "frames": {}}}

                """)
        // Each error once, with its remedy.
        let errors = run.errorLines.filter { $0.contains(": error: ") }
        #expect(errors.count == 2, "\(run.errors)")
        #expect(errors.first?.hasPrefix("Views.swift:6:18: error: cannot convert") == true, "\(run.errors)")
        #expect(errors.last == "Views.swift:9:12: error: cannot find 'Crad' in scope")
        #expect(run.errors.contains("plumb: SwiftUI has no Crad; did you mean Card?"))
        #expect(Array(run.errorLines.suffix(2)) == Self.sentences)

        // What was compiled the last time says the same.
        let again = try PlumbRun(["render", "Views.swift", "--all", "-o", "all"], in: folder.url)
        #expect(again.status == 1 && again.errors == run.errors)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("all").path)
        #expect(files.sorted() == ["Card.png", "First.png", "Last.png"])
        let list = try PlumbRun(["list", "Views.swift"], in: folder.url)
        #expect(list.status == 1 && list.errors == run.errors)
        #expect(
            list.output
                == "Views.swift:2: view Card\nViews.swift:3: preview First\nViews.swift:10: preview Last\n")
    }

    @Test(arguments: [("Last", [32.0, 22]), (nil, [30, 20]), ("Broken", nil)] as [(String?, [Double]?)])
    func oneOfTheOthersIsShown(_ name: String?, _ size: [Double]?) throws {
        let run = try ScratchFolder().plumb("layout", Self.views, fixed + (name.map { ["--view", $0] } ?? []))
        #expect(run.status == 1)
        guard let size else {
            #expect(run.output.isEmpty && run.sentence == Self.sentences[0], "\(run.errors)")
            return
        }
        let view = try #require(try run.json()[name ?? "First"] as? [String: Any], "\(run.errors)")
        #expect(view["size"] as? [Double] == size)
    }

    /// Errors elsewhere are told with them, and nothing is shown.
    @Test(arguments: [
        ("struct Card: View { var body: some View { Text(3) } }\n#Preview { Crad() }", [2, 3]),
        // Nothing is left that could be shown.
        ("#Preview { Crad() }", [2]),
    ]) func otherErrorsEndTheCall(_ views: String, _ lines: [Int]) throws {
        let run = try ScratchFolder().plumb("layout", views, fixed + ["--all"])
        #expect(run.status == 1 && run.output.isEmpty)
        for line in lines { #expect(run.errors.contains("Views.swift:\(line):"), "\(run.errors)") }
        #expect(run.sentence == "plumb: Views.swift does not compile; its errors stand above")
    }

    /// What ends the process of the views is one view's fault.
    @Test func whatTrapsOrNeverReturnsIsLeftOut() throws {
        let views = """
            struct A: View { var body: some View { Text("a") } }
            struct B: View { var body: some View { Text({ () -> String in fatalError("no b") }()) } }
            struct C: View { var body: some View { while true {}; return Text("c") } }
            #Preview("D") { Text("abcd") }
            #Preview("E") { Text({ () -> String in exit(3) }()) }
            """
        let run = try ScratchFolder().plumb("layout", views, fixed + ["--all", "--timeout", "3"])
        #expect(run.status == 1)
        #expect(try run.json().keys.sorted() == ["A", "D"])
        #expect(
            run.errorLines.filter { $0.hasPrefix("plumb: ") } == [
                "plumb: B in Views.swift trapped; what Swift says about it stands above",
                "plumb: C in Views.swift did not return within 3 s; look for a loop without end, or give it longer with --timeout",
                "plumb: E in Views.swift ended the process (exit status 3) instead of returning; take out the call of exit",
            ], "\(run.errors)")
    }
}
