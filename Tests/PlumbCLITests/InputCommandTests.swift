import Foundation
import Testing

/// Views that are made of an input, from the command line; and views that were compiled ahead of time.
struct InputCommandTests {
    static let views = """
        struct Info: Decodable {
            var name: String
            var count: Int?
        }
        struct Ticket: View {
            let info: Info
            init(_ info: Info) { self.info = info }
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<(info.count ?? 1), id: \\.self) { _ in Text(info.name) }
                }
                .accessibilityIdentifier("all")
            }
        }
        struct Labelled: View {
            let words: [String]
            var body: some View { Text(words.joined()).accessibilityIdentifier("all") }
        }
        struct Odd: View {
            struct Value {}
            init(_ value: Value) {}
            var body: some View { Text("odd") }
        }
        struct Plain: View {
            var body: some View { HStack { Text("plain").accessibilityIdentifier("all"); Image("dot") } }
        }
        """

    private func size(_ run: PlumbRun, _ view: String) throws -> [Double] {
        let object = try #require(try run.json()[view] as? [String: Any], "\(run.errors)")
        let frames = try #require(object["frames"] as? [String: [Double]])
        return Array(try #require(frames["all"]).suffix(2))
    }

    @Test func aViewIsMadeOfJSON() throws {
        let folder = try ScratchFolder()
        try folder.write(#"{"name": "Ada", "count": 2}"#, to: "a.json")
        func layout(_ options: String...) throws -> PlumbRun {
            try folder.plumb("layout", Self.views, ["--json", "--text", "fixed"] + options)
        }
        let file = try layout("--view", "Ticket", "--input", "a.json")
        #expect(try size(file, "Ticket") == [30, 40] && file.errors.isEmpty)
        #expect(try size(layout("--view", "Ticket", "--set", "name=Edsger"), "Ticket") == [60, 20])
        let both = try layout("--view", "Ticket", "--input", "a.json", "--set", "count=3", "--set", "name=")
        #expect(try size(both, "Ticket")[1] == 60)
        // A label is as good as none.
        try folder.write(#"["a", "bc"]"#, to: "list.json")
        #expect(try size(layout("--view", "Labelled", "--input", "list.json"), "Labelled") == [30, 20])
        // Without an input, what is made of one does not count.
        #expect(try size(layout(), "Plain") == [50, 20])
        let piped = try ShellRun(
            "echo '{\"name\": \"Alan\"}' | \"$PLUMB\" layout Views.swift --json --text fixed --view Ticket --input -",
            in: folder.url)
        #expect(piped.output.contains("40, 20"), "\(piped.errors)")
    }

    @Test(arguments: [
        (
            ["--view", "Ticket", "--set", "count=two", "--set", "name=a"], 1,
            "Views.swift: Ticket can't be shown: count is the text “two”; a whole number is expected"
        ),
        (
            ["--view", "Ticket", "--set", "count=2"], 1,
            "Views.swift: Ticket can't be shown: name is missing; a text is expected"
        ),
        (
            ["--view", "Ticket"], 2,
            "Ticket in Views.swift is made of one value; give it with --input FILE or --set NAME=VALUE, give it a default, or write a #Preview"
        ),
        (
            ["--view", "Plain", "--set", "name=a"], 2,
            "Plain in Views.swift takes no input; leave --input and --set out, or give it an initialiser of one value, as init(_ ticket: Ticket), whose type is Decodable"
        ),
        (
            ["--view", "Odd", "--set", "name=a"], 1,
            "Views.swift: Odd can't be shown: it takes a Value, which is not Decodable"
        ),
        (["--set", "name"], 2, "--set name says no value; write NAME=VALUE, as name=Ada; see plumb layout --help"),
        (
            ["--input", "none.json"], 2,
            "none.json can't be read: no such file or directory; give a file of JSON to --input"
        ),
        (["--input", "bad.json"], 1, "bad.json: the input is no JSON: "),
        (["--all", "--set", "name=a"], 2, "--input and --set are for one view; leave --all out, and give --view"),
    ])
    func wrongInputsEndInASentence(_ options: [String], _ status: Int32, _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write("{name: 3}", to: "bad.json")
        let run = try folder.plumb("layout", Self.views, ["--json"] + options)
        #expect(run.status == status && run.sentence.hasPrefix("plumb: \(sentence)"), "\(run.errors)")
    }

    @Test func theSchemaSaysWhatIsTaken() throws {
        let run = try ScratchFolder().plumb("schema", Self.views, ["--view", "Ticket"])
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                {
                    "$schema": "https://json-schema.org/draft/2020-12/schema",
                    "title": "Ticket",
                    "type": "object",
                    "properties": {
                        "name": { "type": "string" },
                        "count": { "type": "integer" }
                    },
                    "required": ["name"]
                }

                """)
    }

    // MARK: Ahead of time

    /// The sources and the folder around them are not needed any more, and pictures come along.
    @Test func aCompiledFileShowsWhatItsSourcesShow() throws {
        let folder = try ScratchFolder()
        let dot = try Data(contentsOf: PlumbRun.package.appendingPathComponent("Docs/Images/card.png"))
        try folder.write(dot, to: "in/Assets/dot.png")
        try folder.write("import SwiftUI\n" + Self.views, to: "in/Views.swift")
        let built = try PlumbRun(["build", "in/Views.swift", "-o", "cards.plumb"], in: folder.url)
        #expect(built.status == 0 && built.output.isEmpty)
        let calls = [["--view", "Plain"], ["--view", "Ticket", "--set", "name=Ada"]]
        let sources = try calls.map { options in
            _ = try PlumbRun(["render", "in/Views.swift", "-o", "a.png"] + options, in: folder.url)
            return try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("in"))
        for (options, expected) in zip(calls, sources) {
            let run = try PlumbRun(["render", "cards.plumb", "-o", "b.png"] + options, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")) == expected)
        }
        let list = try PlumbRun(["list", "cards.plumb"], in: folder.url)
        for view in ["view Plain", "view Ticket, which takes an input", "view Labelled, which takes an input"] {
            #expect(list.output.contains(": \(view)\n"), "\(list.output)")
        }
        let schema = try PlumbRun(["schema", "cards.plumb", "--view", "Labelled"], in: folder.url)
        #expect(schema.output.contains("\"items\": { \"type\": \"string\" }"))
    }

    /// A file that is unpacked for the first time is not the one that was used longest ago.
    @Test func aNewFileIsUnpackedBesideManyOthers() throws {
        let folder = try ScratchFolder()
        #expect(try folder.plumb("build", Self.views, ["-o", "a.plumb"]).status == 0)
        let run = try ShellRun(
            """
            mkdir -p cache/plumb/files && cd cache/plumb/files && mkdir $(seq 20) && cd "$OLDPWD"
            export XDG_CACHE_HOME=$PWD/cache; "$PLUMB" list a.plumb && "$PLUMB" list a.plumb >/dev/null && ls cache/plumb/files | wc -l
            """, in: folder.url)
        #expect(run.status == 0 && run.output.contains("view Plain"), "\(run.errors)")
        #expect(run.output.hasSuffix("\n20\n"))
    }

    @Test func theSameSourcesGiveTheSameBytes() throws {
        let files = try (0..<2).map { _ in
            let folder = try ScratchFolder()
            let run = try folder.plumb("build", Self.views, ["-o", "a.plumb"])
            #expect(run.status == 0, "\(run.errors)")
            return try Data(contentsOf: folder.url.appendingPathComponent("a.plumb"))
        }
        #expect(files[0] == files[1])
    }

    @Test func anotherPlumbSaysHowToMakeItAnew() throws {
        let folder = try ScratchFolder()
        #expect(try folder.plumb("build", Self.views, ["-o", "a.plumb"]).status == 0)
        let change = try ShellRun(
            """
            mkdir x && tar -C x -xzf a.plumb && sed -i 's/"plumb" : "[^"]*"/"plumb" : "0.0.1 (abc)"/' x/manifest.json \
            && tar -C x -czf b.plumb . && head -c 2000 a.plumb >c.plumb
            """, in: folder.url)
        #expect(change.status == 0, "\(change.errors)")
        for (file, sentence) in [
            ("b.plumb", "b.plumb was made by plumb 0.0.1 (abc) for "),
            ("c.plumb", "c.plumb is damaged, or was not made by plumb build; make it anew"),
            ("none.plumb", "none.plumb can't be read: no such file or directory"),
        ] {
            let run = try PlumbRun(["layout", file, "--json"], in: folder.url)
            #expect(run.status != 0 && run.sentence.hasPrefix("plumb: \(sentence)"), "\(run.errors)")
        }
        let run = try PlumbRun(["layout", "b.plumb", "--json"], in: folder.url)
        #expect(run.sentence.hasSuffix("; make it anew: plumb build Views.swift -o b.plumb"))
    }

    @Test(arguments: [
        (
            ["build", "a.plumb", "-o", "b.plumb"],
            "a.plumb is compiled already; give Swift files; see plumb build --help"
        ),
        (["build", "Views.swift", "-o", "b.txt"], "b.txt has a name that says no known format; let it end in .plumb"),
        (["layout", "a.plumb", "Views.swift", "--json"], "a.plumb is compiled already; give it alone, or Swift files"),
    ])
    func wrongCalls(_ arguments: [String], _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI", to: "Views.swift")
        let run = try PlumbRun(arguments, in: folder.url)
        #expect(run.status == 2 && run.sentence == "plumb: \(sentence)", "\(run.errors)")
    }
}
