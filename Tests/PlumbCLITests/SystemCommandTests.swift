import Foundation
import Testing

/// `--system`: the look of views, the answers to `#available`, and the names of iOS 26.
struct SystemCommandTests {
    private func frame(_ run: PlumbRun, _ identifier: String) throws -> [Double]? {
        try ((run.json()["A"] as? [String: Any])?["frames"] as? [String: [Double]])?[identifier]
    }

    @Test func viewsLookAsOnTheSystem() throws {
        let row = """
            struct A: View {
                var body: some View {
                    List { Text("A").accessibilityIdentifier("a") }
                }
            }
            """
        let folder = try ScratchFolder()
        for (arguments, x) in [([], 40.0), (["--system", "17"], 40), (["--system", "26"], 32)] as [([String], Double)] {
            let run = try folder.plumb("layout", row, ["--json", "--text", "fixed"] + arguments)
            #expect(try frame(run, "a")?[0] == x, "\(arguments)")
        }
    }

    @Test func availableIsAnsweredForTheSystem() throws {
        let asked = """
            struct A: View {
                var body: some View {
                    if #available(iOS 26, *) {
                        Color.red.frame(width: 26, height: 10).glassEffect().accessibilityIdentifier("a")
                    } else {
                        Color.red.frame(width: 17, height: 10).accessibilityIdentifier("a")
                    }
                }
            }
            """
        let folder = try ScratchFolder()
        for (system, width) in [("17", 17.0), ("26", 26), ("17", 17)] {
            let run = try folder.plumb("layout", asked, ["--json", "--system", system])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try frame(run, "a")?[2] == width)
        }
    }

    /// What was compiled for a system looks like that, unless the call says otherwise.
    @Test func aCompiledFileKeepsItsSystem() throws {
        let row = "struct A: View { var body: some View { List { Text(\"A\").accessibilityIdentifier(\"a\") } } }"
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n" + row, to: "A.swift")
        #expect(try PlumbRun(["build", "A.swift", "-o", "a.plumb", "--system", "26"], in: folder.url).status == 0)
        for (arguments, x) in [([], 32.0), (["--system", "17"], 40)] as [([String], Double)] {
            let run = try PlumbRun(
                ["layout", "a.plumb", "--json", "--text", "fixed"] + arguments, in: folder.url)
            #expect(try frame(run, "a")?[0] == x, "\(arguments) \(run.errors)")
        }
    }

    @Test func namesOfALaterSystemEndInASentence() throws {
        let folder = try ScratchFolder()
        let glass = "struct A: View { var body: some View { Text(\"A\").glassEffect().buttonStyle(.glass) } }"
        let run = try folder.plumb("layout", glass, ["--json", "--system", "17"])
        #expect(run.status != 0)
        #expect(run.errors.contains("it is new in iOS 26, and Plumb has it with --system 26"))
        #expect(try folder.plumb("layout", glass, ["--json", "--system", "26"]).status == 0)
        let wrong = try folder.plumb("layout", glass, ["--json", "--system", "18"])
        #expect(wrong.status != 0 && wrong.errors.contains("'17'") && wrong.errors.contains("'26'"), "\(wrong.errors)")
    }
}
