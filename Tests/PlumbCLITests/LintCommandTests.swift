import Foundation
import Testing

/// `plumb lint` in each of its formats, and with what quiets it.
struct LintCommandTests {
    private static let row = """
        struct Row: View {
            var body: some View {
                VStack {
                    HStack {
                        Text("Left")
                        Divider().accessibilityIdentifier("divider")
                        Text("Right")
                    }
                    Text("Below")
                }
            }
        }
        """

    private static let message =
        "The divider alone makes the HStack 572 high: it takes all that is proposed; the other views need 20."
    private static let remedy =
        ".fixedSize(horizontal: false, vertical: true) on the HStack: the HStack is 20 high, and the divider too"

    private static func lint(_ views: String, _ options: [String] = [], in folder: ScratchFolder? = nil) throws
        -> PlumbRun
    {
        try (folder ?? ScratchFolder()).plumb(
            "lint", views, file: "Row.swift", ["--text", "fixed", "--size", "320x600"] + options)
    }

    @Test func textIsAsCompilersPrintIt() throws {
        let run = try Self.lint(Self.row)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output
                == "Row.swift:7:17: warning: \(Self.message) [divider-stretches]\n    remedy (tried): \(Self.remedy)\n")
    }

    @Test func theStatusFollowsTheLevel() throws {
        #expect(try Self.lint(Self.row, ["--level", "warning"]).status == 1)
        #expect(try Self.lint(Self.row, ["--level", "error"]).status == 0)
        #expect(
            try Self.lint("struct Row: View { var body: some View { Text(\"Fine\") } }", ["--level", "note"]).status
                == 0)
    }

    @Test func otherFormats() throws {
        let json = try Self.lint(Self.row, ["--format", "json"])
        let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(list.count == 1)
        #expect(list[0]["rule"] as? String == "divider-stretches" && list[0]["line"] as? Int == 7)
        #expect(list[0]["column"] as? Int == 17 && list[0]["identifier"] as? String == "divider")
        let github = try Self.lint(Self.row, ["--format", "github"])
        #expect(
            github.output
                == "::warning file=Row.swift,line=7,col=17,title=divider-stretches::\(Self.message) Remedy (tried): \(Self.remedy)\n"
        )
    }

    /// A frame of a fixed height is no fault until the text gets larger.
    @Test func aFixedHeightIsFoundByTheMatrix() throws {
        let views = """
            struct Row: View {
                var body: some View { Text("Two words").frame(height: 44).accessibilityIdentifier("row") }
            }
            struct Low: View {
                var body: some View { Text("Two lines of description that wrap at large sizes").frame(height: 44) }
            }
            """
        let folder = try ScratchFolder()
        #expect(try folder.plumb("lint", views, file: "Row.swift").output == "")
        let run = try folder.plumb("lint", views, file: "Row.swift", ["--matrix"])
        #expect(run.output.hasPrefix("Row.swift:6:27: warning: "), "\(run.output)")
        #expect(run.output.contains("At the default size it is whole: its frame has a fixed height"))
        #expect(run.output.contains("[fixed-height-text]\n    remedy (tried): minHeight: 44 instead of the height"))
        #expect(!run.output.contains("“Two words”") && !run.output.contains("[truncated]"))
    }

    /// Where it is the frame's width that cuts the text, its height is not blamed.
    @Test func aFixedWidthIsNoFixedHeight() throws {
        let views = "struct Day: View { var body: some View { Text(\"20\").frame(width: 40, height: 60) } }"
        let run = try ScratchFolder().plumb("lint", views, file: "Day.swift", ["--matrix"])
        let remedy = "[truncated]\n    remedy (tried): minWidth: 40 instead of the width"
        #expect(run.output.contains(remedy), "\(run.output)")
        #expect(!run.output.contains("fixed-height-text") && !run.output.contains("has a fixed height"))
    }

    /// A line of source is judged by all views that it makes: one is asked for its guide, one text has two lines.
    @Test func linesAreJudgedByAllTheirViews() throws {
        let views = """
            struct Page: View {
                var body: some View {
                    VStack {
                        ForEach(0..<2, id: \\.self) { row in
                            VStack(alignment: row == 0 ? .leading : .trailing) {
                                Text("A").alignmentGuide(.leading) { _ in 10 }
                                Text("Long")
                            }
                        }
                        ForEach(["A", "A text of so many words that it has two lines or three"], id: \\.self) {
                            Text($0).multilineTextAlignment(.center)
                        }
                    }
                }
            }
            """
        let run = try Self.lint(views)
        #expect(!run.output.contains("guide-not-asked") && !run.output.contains("text-alignment-one-line"))
        // With one view of each line, both are told.
        let one = try Self.lint(
            views.replacingOccurrences(of: "0..<2", with: "1..<2")
                .replacingOccurrences(of: ", \"A text of so many words that it has two lines or three\"", with: ""))
        #expect(one.output.contains("guide-not-asked") && one.output.contains("text-alignment-one-line"))
    }

    /// A view that is laid out alone, too, is judged where it is used.
    @Test func viewsAreJudgedWhereTheyAreUsed() throws {
        let views = """
            struct Row: View {
                var body: some View { Text("•").alignmentGuide(.leading) { _ in 10 } }
            }
            struct Cell: View {
                var words = "Short"
                var body: some View { Text(words).multilineTextAlignment(.center) }
            }
            """
        let page = """

            struct Page: View {
                var body: some View {
                    VStack(alignment: .leading) {
                        Row()
                        Text("Long one")
                        Cell(words: "A text of so many words that it has two lines or three")
                    }
                }
            }
            """
        let alone = try Self.lint(views)
        #expect(alone.output.contains("[guide-not-asked]") && alone.output.contains("[text-alignment-one-line]"))
        for options in [[], ["--matrix"]] {
            let run = try ScratchFolder().plumb("lint", views + page, ["--text", "fixed"] + options)
            #expect(!run.output.contains("guide-not-asked"), "\(run.output)")
            #expect(!run.output.contains("text-alignment-one-line"), "\(run.output)")
        }
        // Where the page has no use for them either, they are told.
        let unused = page.replacingOccurrences(of: "(alignment: .leading)", with: "")
            .replacingOccurrences(of: " so many words that it has two lines or three", with: "")
        let run = try Self.lint(views + unused)
        #expect(run.output.contains("[guide-not-asked]") && run.output.contains("[text-alignment-one-line]"))
    }

    /// So is a stack that stands in the middle of the page only while nothing else is there.
    @Test func aStackIsJudgedWhereItIsUsed() throws {
        let header = """
            struct Header: View {
                var body: some View { VStack(alignment: .leading) { Text("Choose"); Text("Your Plan") } }
            }
            """
        let page = """

            struct Page: View {
                var body: some View { VStack { Header(); Text("Some words below that") } }
            }
            """
        let rule = "[stack-alignment-without-effect]"
        #expect(try Self.lint(header, ["--level", "note"]).output.contains(rule))
        let run = try Self.lint(header + page, ["--level", "note"])
        #expect(!run.output.contains(rule), "\(run.output)")
    }

    @Test func aLineHasAFindingOnce() throws {
        let views = """
            struct Page: View {
                var body: some View {
                    VStack {
                        ForEach(["A", "Two", "Three"], id: \\.self) { name in
                            Text(name).frame(width: 100, height: 44).onTapGesture {}.accessibilityIdentifier(name)
                        }
                    }
                }
            }
            """
        let run = try Self.lint(views)
        #expect(run.output.split(separator: "\n").count { $0.contains("[dead-tap-area]") } == 1, "\(run.output)")
        #expect(run.output.contains("\n    at 3 views\n"), "\(run.output)")
        let json = try Self.lint(views, ["--format", "json"])
        let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let areas = list.filter { $0["rule"] as? String == "dead-tap-area" }
        #expect(areas.map { $0["views"] as? Int } == [3], "\(list)")
        let sarif = try Self.lint(views, ["--format", "sarif"]).json()
        let results = try #require((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let result = try #require(results.first { $0["ruleId"] as? String == "dead-tap-area" })
        #expect(result["occurrenceCount"] as? Int == 3, "\(result)")
        let github = try Self.lint(views, ["--format", "github"]).output
        #expect(github.split(separator: "\n").contains { $0.hasSuffix(" At 3 views") }, "\(github)")
        let one = try Self.lint(views.replacingOccurrences(of: ", \"Two\", \"Three\"", with: ""))
        #expect(one.output.contains("[dead-tap-area]") && !one.output.contains(" views\n"), "\(one.output)")
    }

    /// What a script does counts; what has changed by itself needs none.
    @Test func stateThatIsLost() throws {
        let views = """
            struct Item: Identifiable { var id: UUID { UUID() } }
            final class Model: ObservableObject { @Published var n = 0 }
            struct Inner: View {
                @ObservedObject var model = Model()
                var body: some View { Text("\\(model.n)") }
            }
            struct Row: View {
                @State private var value: Int
                init(value: Int) { _value = State(initialValue: value) }
                var body: some View { Text("\\(value)") }
            }
            struct Page: View {
                let items = [Item(), Item()]
                @State private var number = 1
                var body: some View {
                    VStack {
                        ForEach(items) { _ in Text("a") }
                        Inner()
                        Row(value: number)
                        Button("Add") { number = 1000 }.accessibilityIdentifier("add")
                    }
                }
            }
            """
        func found(_ options: [String]) throws -> [String] {
            let run = try Self.lint(views, ["--view", "Page"] + options)
            return run.output.split(separator: "\n").map { line in
                let rule = line.split(separator: "[").last.map { "[\($0)" } ?? ""
                return line.prefix { $0 != " " } + " " + rule
            }
        }
        let always = ["Row.swift:18:13: [unstable-id]", "Row.swift:19:13: [object-recreated]"]
        #expect(try found([]) == always)
        #expect(
            try found(["--tap", "add@0.5", "--at", "1"]) == ["Row.swift:20:13: [state-initial-value-ignored]"] + always)
        #expect(try Self.lint(views, ["--view", "Page"]).status == 1, "errors")
    }

    /// The parts that SARIF 2.1.0 requires, and the links between them.
    @Test func sarifIsWhole() throws {
        let run = try Self.lint(Self.row, ["--format", "sarif"])
        let log = try run.json()
        #expect(log["version"] as? String == "2.1.0")
        let one = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((one["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "plumb")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let result = try #require((one["results"] as? [[String: Any]])?.first)
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        #expect(result["level"] as? String == "warning")
        let location = try #require(
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "Row.swift")
        #expect((location["region"] as? [String: Any])?["startLine"] as? Int == 7)
    }

    @Test(arguments: [
        ("// plumb:ignore divider-stretches", true), ("// plumb:ignore", true), ("// plumb:ignore truncated", false),
    ])
    func aCommentQuiets(_ comment: String, _ isQuiet: Bool) throws {
        let above = Self.row.replacingOccurrences(of: "Divider()", with: "\(comment)\nDivider()")
        #expect(try Self.lint(above).output.isEmpty == isQuiet)
        let beside = Self.row.replacingOccurrences(of: "(\"divider\")", with: "(\"divider\") \(comment)")
        #expect(try Self.lint(beside).output.isEmpty == isQuiet)
    }

    @Test func aBaselineKeepsWhatIsKnown() throws {
        let folder = try ScratchFolder()
        let first = try Self.lint(Self.row, ["--baseline", "known.json", "--level", "warning"], in: folder)
        #expect(first.status == 0 && first.output.isEmpty)
        #expect(first.errors.contains("known.json was written with one finding"))
        // Lines may move; a second finding is new.
        let moved = "\n\n" + Self.row
        #expect(try Self.lint(moved, ["--baseline", "known.json", "--level", "warning"], in: folder).status == 0)
        let more = Self.row.replacingOccurrences(of: "Text(\"Below\")", with: "Text(\"Below\").frame(alignment: .top)")
        let second = try Self.lint(more, ["--baseline", "known.json", "--level", "warning"], in: folder)
        #expect(second.status == 1 && second.output.contains("[alignment-without-room]"))
        #expect(!second.output.contains("[divider-stretches]"))
        try folder.write("{", to: "known.json")
        let broken = try Self.lint(Self.row, ["--baseline", "known.json"], in: folder)
        #expect(broken.status == 2 && broken.sentence.contains("known.json is not a baseline"))
    }

    @Test func theMatrixSaysInWhichLayouts() throws {
        let views = """
            struct Row: View {
                var body: some View { Text("Thirty-four characters, and no more").frame(height: 20) }
            }
            """
        let run = try ScratchFolder().plumb("lint", views, ["--matrix", "--text", "fixed"])
        #expect(run.output.contains("[truncated]") && run.output.contains("in: 320 wide, large"), "\(run.output)")
        #expect(!run.output.contains("744 wide"))
        // It overflows in six of the layouts, which is said once.
        let wide = try ScratchFolder().plumb(
            "lint", "struct Row: View { var body: some View { Color.red.frame(width: 340) } }", ["--matrix"])
        #expect(wide.errors == "note: Row is 340 wide in 320\n", "\(wide.errors)")
    }

    /// What is too wide in some layouts and too high in others are two findings.
    @Test func theMatrixKeepsAxesApart() throws {
        let views = """
            struct Row: View {
                @Environment(\\.dynamicTypeSize) private var size
                var body: some View {
                    HStack {
                        Color.red.frame(width: 330, height: size.isAccessibilitySize ? 900 : 20)
                        Color.blue.frame(width: 4, height: 4)
                    }
                }
            }
            """
        let run = try ScratchFolder().plumb("lint", views, ["--matrix"])
        let found = run.output.split(separator: "\n").filter { $0.contains("[overflow]") }
        #expect(found.count == 2, "\(run.output)")
        #expect(run.output.contains("of 320 points") && run.output.contains("900 high"), "\(run.output)")
    }

    /// All layouts are made by one process; one that ends takes only its own view with it.
    @Test func aViewThatTrapsLeavesTheOthersOfTheMatrix() throws {
        let views = """
            struct Row: View {
                var body: some View { Text("Thirty-four characters, and no more").frame(height: 20) }
            }
            struct Trap: View {
                @Environment(\\.layoutDirection) private var direction
                var body: some View {
                    if direction == .rightToLeft { fatalError("no Arabic") }
                    return Text("a")
                }
            }
            """
        let run = try ScratchFolder().plumb("lint", views, ["--matrix", "--text", "fixed"])
        #expect(run.status == 1)
        #expect(run.output.contains("[truncated]") && run.output.contains("and 3 more"), "\(run.output)")
        let sentences = run.errors.split(separator: "\n").filter { $0.hasPrefix("plumb: ") }
        #expect(sentences.count == 1 && sentences[0].contains("Trap in "), "\(run.errors)")
    }

    @Test func allRulesCanBeTurnedOn() throws {
        let views = """
            struct Row: View {
                var body: some View { VStack { Text("a"); Text("") } }
            }
            """
        #expect(try Self.lint(views, ["--level", "note"]).output == "")
        #expect(
            try Self.lint(views, ["--level", "note", "--rule", "all"]).output.contains("[empty-text-takes-line]"))
    }

    @Test(arguments: [
        (["--rule", "divider-streches"], "--rule divider-streches is no rule; did you mean divider-stretches?"),
        (["--format", "xml"], "xml"), (["--level", "loud"], "loud"),
        (["--matrix"], "--matrix has widths of its own; leave --size and --device out"),
    ])
    func wrongCallsAreSaid(_ options: [String], _ sentence: String) throws {
        let run = try Self.lint(Self.row, options)
        #expect(run.status == 2 && run.sentence.contains(sentence), "\(run.errors)")
    }
}

/// What `--fix` writes.
struct LintFixTests {
    private static let row = """
        struct Row: View {
            var body: some View {
                VStack {
                    HStack {
                        Text("Left")
                        Divider()
                        Text("A } in a string") // and a } here
                    }
                    Text("Below")
                }
            }
        }
        """

    @Test func aRemedyIsWrittenWhereItHelps() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "lint", Self.row, file: "Row.swift", ["--text", "fixed", "--size", "320x600", "--fix"])
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("note: written: Row.swift:5:13: .fixedSize(horizontal: false, vertical: true)"))
        let text = try String(contentsOf: folder.url.appendingPathComponent("Row.swift"), encoding: .utf8)
        #expect(
            text.contains(
                "            }\n            .fixedSize(horizontal: false, vertical: true)\n            Text(\"Below\")")
        )
        #expect(folder.names == ["Row.swift"])
    }

    @Test func nothingIsWrittenWhereNothingIsFound() throws {
        let folder = try ScratchFolder()
        let fine = "struct Row: View { var body: some View { Text(\"Fine\") } }"
        let run = try folder.plumb("lint", fine, file: "Row.swift", ["--fix"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let quiet = Self.row.replacingOccurrences(of: "Divider()", with: "Divider() // plumb:ignore")
        _ = try folder.plumb("lint", quiet, file: "Row.swift", ["--text", "fixed", "--size", "320x600", "--fix"])
        let text = try String(contentsOf: folder.url.appendingPathComponent("Row.swift"), encoding: .utf8)
        #expect(text == "import SwiftUI\n" + quiet)
    }
}
