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

                Row.swift:6:13: note: The text “Hello, world” needs 120 on one line and is offered 94.7, a third of 284: it is asked before the Color, which takes 107. [wraps-with-room]
                    remedy (tried): .layoutPriority(1): one line, 120 × 20

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

    /// A control is one view, with its name and place; what is written in it is listed too.
    @Test func controlsAreViews() throws {
        let form = """
            struct Row: View {
                var body: some View {
                    HStack {
                        Text("Name")
                        TextField("Your name", text: .constant(""))
                        Button(action: {}) { Text("Save").padding(5) }
                        Toggle("On", isOn: .constant(true)).fixedSize()
                    }
                }
            }
            """
        let run = try Self.explain(form, ["--size", "320x60"])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                Row   320 × 31
                  HStack   320 × 31 at 0, 0   Row.swift:4:9
                    Text “Name”   40 × 20 at 0, 5.5   Row.swift:5:13
                    TextField “Your name”   129 × 20 at 48, 5.5   Row.swift:6:13
                    Button “Save”   50 × 30 at 185, 0.5   Row.swift:7:13
                      Text “Save”   40 × 20 at 190, 5.5   Row.swift:7:34
                    Toggle “On”   77 × 31 at 243, 0   Row.swift:8:13

                """)
        let field = try Self.explain(form, ["--size", "320x60", "--of", "6"])
        #expect(
            field.output == """
                TextField “Your name”   Row.swift:6:13   129 × 20 at 48, 5.5
                width   The HStack has 320, less 24 for three gaps. The Toggle “On” has taken 77, the text “Name” 40 and the
                        Button “Save” 50; what is left goes to this TextField: 129. It takes what it is proposed: 129.
                height  It needs 20, of 60 that are proposed.
                place   After the text “Name” (40) and a gap of 8, the usual distance; in the middle of 31.

                """)
        let button = try Self.explain(form, ["--size", "320x60", "--of", "7:13"])
        #expect(
            button.output == """
                Button “Save”   Row.swift:7:13   50 × 30 at 185, 0.5
                width   It needs 50, of 89.5 that are proposed.
                height  It needs 30, of 60 that are proposed.
                place   After the TextField “Your name” (129) and a gap of 8, the usual distance; in the middle of 31.

                """)
    }

    /// Modifiers have the names of the source, also where several make views of one type; what a style paints is no
    /// view, and has no view's identifier.
    /// So is one that has modifiers of its own, where these stand around each of several views that it is made of.
    @Test func controlsWithModifiersAreViews() throws {
        let form = """
            struct Row: View {
                var body: some View {
                    VStack {
                        TextField("Your name", text: .constant("")).padding(5).accessibilityIdentifier("field")
                        DisclosureGroup("More", isExpanded: .constant(false)) { Text("Less") }.padding(5)
                        TextField("Place", text: .constant("")).accessibilityIdentifier("place").border(.red)
                    }
                }
            }
            """
        let run = try Self.explain(form, ["--size", "320x200"])
        let place = "    TextField “Place”   320 × 20 at 0, 76   #place   Row.swift:7:13\n"
        #expect(run.output.contains(place), "\(run.output)")
        let field = "TextField “Your name”   310 × 20 at 5, 5   #field   Row.swift:5:13\n"
        #expect(run.output.contains(field), "\(run.output)")
        #expect(run.output.contains("    DisclosureGroup “More”   310 × 20 at 5, "), "\(run.output)")
        let why = try Self.explain(form, ["--size", "320x200", "--of", "5:13"])
        #expect(why.output.hasPrefix("TextField “Your name”   Row.swift:5:13   310 × 20 at 5, 5\n"), "\(why.output)")
        #expect(why.output.contains("The padding leaves 310 of 320. It takes what it is proposed: 310."))
    }

    /// What Plumb puts around rows, tabs and pictures is no view; a shape that is stroked is the shape.
    @Test func viewsAreCalledAsInTheSource() throws {
        let views = """
            struct Row: View {
                var body: some View {
                    TabView {
                        Form {
                            Section("Head") {
                                TextField("Name", text: .constant(""))
                                LabeledContent("Size", value: "3")
                                Toggle("On", isOn: .constant(true))
                                Circle().trim(from: 0, to: 0.5).stroke(.red).frame(width: 20, height: 20)
                                Capsule().inset(by: 2).fill(.red).frame(width: 20, height: 20)
                                Canvas { context, size in } symbols: { Text("a").tag(1) }.frame(height: 20)
                            }
                        }
                        .tabItem { Label("One", systemImage: "star") }
                    }
                }
            }
            """
        let run = try Self.explain(views, ["--device", "iPhone 15"])
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        let tree = lines.dropFirst().prefix { !$0.isEmpty }
        let names = tree.compactMap { $0.split(separator: " ").first.map(String.init) }
        for name in ["Form", "TextField", "LabeledContent", "Toggle", "Circle", "Capsule", "Canvas", "Label"] {
            #expect(names.contains(name), "\(name) in\n\(run.output)")
        }
        for name in names { #expect(views.contains(name), "\(name) in\n\(run.output)") }
        // Not as high as the row around it.
        #expect(tree.contains { $0.contains("TextField “Name”   ") && $0.contains(" × 20 at ") }, "\(run.output)")
    }

    @Test func modifiersAreCalledAsInTheSource() throws {
        let row = """
            struct Row: View {
                var body: some View {
                    Color.red.frame(width: 50, height: 20)
                        .drawingGroup()
                        .cornerRadius(4)
                        .allowsHitTesting(false)
                        .onTapGesture {}
                        .colorMultiply(.red)
                        .badge(3)
                        .background(Color.yellow)
                        .accessibilityIdentifier("row")
                }
            }
            """
        let report = try Self.explain(row, ["--size", "300x60", "--format", "json"]).json()
        let names = try #require(report["views"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        for name in [
            ".drawingGroup", ".cornerRadius", ".allowsHitTesting", ".onTapGesture", ".colorMultiply", ".badge",
        ] {
            #expect(names.contains(name), "\(name): \(names)")
        }
        #expect(names.contains(".background") && !names.contains("Rectangle"), "\(names)")
        let tree = try Self.explain(row, ["--size", "300x60"])
        #expect(tree.output == "Row   50 × 20\n  Color   50 × 20 at 0, 0   #row   Row.swift:4:15\n", "\(tree.output)")
    }

    /// A warning is told once for a line of source, however many views it makes; each view has it in JSON.
    @Test func aLineHasAWarningOnce() throws {
        let rows = """
            struct Row: View {
                var body: some View {
                    VStack {
                        ForEach(0..<4) { _ in
                            HStack { Text("Row"); Divider(); Text("x") }
                        }
                    }
                }
            }
            """
        let run = try Self.explain(rows, ["--size", "300x600"])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count { $0.contains(": warning: ") && $0.hasSuffix("[divider-stretches]") } == 1, "\(run.output)")
        #expect(lines.contains("    at 4 views"), "\(run.output)")
        let report = try Self.explain(rows, ["--size", "300x600", "--format", "json"]).json()
        let findings = try #require(report["findings"] as? [[String: Any]])
        let dividers = findings.filter { $0["rule"] as? String == "divider-stretches" }
        #expect(dividers.map { $0["views"] as? Int } == [4, 4, 4, 4], "\(findings)")
    }

    /// What proposes a text too little height is told as what proposes it too little width, up to the frame.
    @Test func heightsHaveAChain() throws {
        let row = """
            struct Row: View {
                var body: some View {
                    HStack {
                        Color.blue.frame(width: 24, height: 24)
                        VStack(alignment: .leading) {
                            Text("Title")
                            Text("A text of so many words that it has two lines or three").accessibilityIdentifier("d")
                        }
                    }
                    .frame(height: 40)
                }
            }
            """
        func said(_ options: [String]) throws -> String {
            let run = try Self.explain(row, ["--size", "320x600", "--of", "d"] + options)
            return run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let height =
            "The VStack has 40. The text “Title” has taken 20; what is left goes to this text: 20. "
            + "It needs two lines (40), and 20 are proposed: one line fits."
        let short = try said([])
        #expect(short.contains("height " + height), "\(short)")
        let full = try said(["--full"])
        #expect(full.contains("width The page proposes 320. The HStack has 320, less 8 for a gap."), "\(full)")
        #expect(
            full.contains(
                "height The frame around it proposes its own height, 40. The HStack proposes each view what it is proposed "
                    + "itself: 40. " + height), "\(full)")
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

    // MARK: Updates

    private static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\\(count)")
                    Button("Add") {
                        count += 1
                    }
                    .accessibilityIdentifier("add")
                    Label("Fixed", systemImage: "star")
                    Hint(text: "Tap it")
                }
            }
        }
        struct Hint: View {
            let text: String
            var body: some View { Text(text) }
        }
        """

    @Test func anUpdateIsTold() throws {
        let run = try Self.explain(
            Self.counter, ["--view", "Counter", "--updates", "--tap", "add@0.5", "--tap", "add@1", "--at", "2"])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(
            run.output == """
                Counter   3 updates

                0 s
                evaluated  2 bodies: everything appears.

                0.5 s
                changed    `count` of Counter: 0 → 1, written at Row.swift:8:23.
                evaluated  Counter has read `count`.
                skipped    Hint: given the same values as before.

                1 s
                changed    `count` of Counter: 1 → 2, written at Row.swift:8:23.
                evaluated  Counter has read `count`.
                skipped    Hint: given the same values as before.

                """, "\(run.output)")
    }

    @Test func aWriterIsAFunctionOfTheUsers() throws {
        let views = """
            final class Model: ObservableObject {
                @Published var n = 0
                func more() {
                    n += 1
                }
            }
            struct A: View {
                @StateObject private var model = Model()
                var body: some View {
                    Button("\\(model.n)") { model.more() }.accessibilityIdentifier("more")
                }
            }
            """
        let run = try Self.explain(views, ["--updates", "--tap", "more@0.5", "--at", "1"])
        #expect(
            run.output.contains("changed    A Model says that it changes, written at Row.swift:5:11."), "\(run.output)")
        #expect(run.output.contains("evaluated  A has read a Model."))
    }

    /// The state of a focus is a property like others: who wrote it is told, and what it was.
    @Test func aFocusThatMovesIsTold() throws {
        let views = """
            struct A: View {
                @FocusState private var isNaming: Bool
                @State private var text = ""
                var body: some View {
                    VStack {
                        TextField("Name", text: $text).focused($isNaming)
                        Text(isNaming ? "Type" : "Rest")
                        Button("Go") {
                            isNaming = true
                        }
                    }
                }
            }
            """
        let run = try Self.explain(views, ["--updates", "--tap", "label:Go@0.5", "--at", "1"])
        #expect(
            run.output.contains("changed    `isNaming` of A: false → true, written at Row.swift:10:26."),
            "\(run.output)")
        #expect(run.output.contains("evaluated  A has read `isNaming`."), "\(run.output)")
    }

    // MARK: What has moved

    private static func stack(_ minimum: Int, _ extra: String = "") -> String {
        """
        struct Page: View {
            var body: some View {
                VStack {
                    Text("Above")
                    Spacer(minLength: \(minimum))
                    Text("Title")\(extra)
                }
                .fixedSize()
            }
        }
        """
    }

    @Test func whatHasMovedSinceATraceWasSaved() throws {
        let folder = try ScratchFolder()
        let options = ["--text", "fixed"]
        let trace = try folder.plumb("layout", Self.stack(8), file: "Page.swift", ["--trace"] + options)
        try folder.write(trace.output, to: "old.jsonl")
        func since(_ views: String) throws -> String {
            let run = try folder.plumb("explain", views, file: "Page.swift", ["--since", "old.jsonl"] + options)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            return run.output
        }
        #expect(try since(Self.stack(8)) == "Page   is as it was in old.jsonl\n")
        #expect(
            try since(Self.stack(20)) == """
                Page   since old.jsonl
                changed The Spacer (Page.swift:6:13): minLength is 20, was 8.
                first   The Spacer (Page.swift:6:13) answers 20 to height nothing; it was 8.
                moved   The .fixedSize (Page.swift:9:10) is 60 high, was 48.
                        The VStack (Page.swift:4:9) is 60 high, was 48.
                        The Spacer (Page.swift:6:13) is 20 high, was 8.
                        The text “Title” (Page.swift:7:13) stands 12 lower, for the Spacer (Page.swift:6:13) before it has
                        become 20.

                """)
        let added = try since(Self.stack(8, "; Text(\"More\")"))
        #expect(added.contains("changed The text “More” (Page.swift:7:28) is new."), "\(added)")
        try folder.write(
            try folder.plumb("layout", Self.stack(8, "; Text(\"More\")"), file: "Page.swift", ["--trace"] + options)
                .output, to: "old.jsonl")
        #expect(try since(Self.stack(8)).contains("changed The text “More” is gone."))
    }

    @Test(arguments: [
        ("", "old.jsonl is empty; plumb layout --trace prints a trace"),
        ("{}\n", "old.jsonl:1: this is no line of a trace; plumb layout --trace prints one"),
        (
            "{\"event\": \"show\"}\nnonsense\n",
            "old.jsonl:2: this is no line of a trace; plumb layout --trace prints one"
        ),
        ("{\"event\": \"view\"}\n", "old.jsonl:1: a trace begins with a line about what is shown"),
    ]) func aFileThatIsNoTrace(_ text: String, _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write(text, to: "old.jsonl")
        let run = try folder.plumb("explain", Self.stack(8), file: "Page.swift", ["--since", "old.jsonl"])
        #expect(run.status == 2)
        #expect(run.errorLines.last == "plumb: \(sentence)")
    }

    @Test(arguments: [["--updates", "--of", "a"], ["--since", "x", "--updates"], ["--updates", "--html", "a.html"]])
    func whatExcludesEachOther(_ options: [String]) throws {
        let run = try Self.explain(Self.row, options)
        #expect(run.status == 2)
        #expect(run.errors.contains("leave"))
    }
}
