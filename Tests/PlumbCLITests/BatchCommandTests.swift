import Foundation
import Testing

/// `plumb batch`: a picture for each row.
struct BatchCommandTests {
    private static let views = """
        struct Row: Decodable {
            var id: String
            var width: Double?
        }
        struct Card: View {
            let row: Row
            init(_ row: Row) { self.row = row }
            var body: some View {
                if row.id == "trap" { fatalError("no") }
                if row.id == "hang" { while true {} }
                if row.id == "print" { print("printed") }
                return Color.red.frame(width: row.width ?? 20, height: 10)
            }
        }
        """

    private func batch(_ folder: ScratchFolder, _ rows: String, file: String = "rows.jsonl", _ options: [String])
        throws -> PlumbRun
    {
        try folder.write(rows, to: file)
        return try folder.plumb(
            "batch", Self.views, ["--view", "Card", "--size", "fit", "--input", file, "--jobs", "2"] + options)
    }

    private func manifest(_ folder: ScratchFolder, _ name: String = "m.jsonl") throws -> [[String: Any]] {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private func pictures(_ folder: ScratchFolder) -> [String] {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
        return (names ?? []).filter { $0 != ".plumb-batch" }.sorted()
    }

    private func bytes(_ folder: ScratchFolder, _ name: String) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent("out/\(name)"))
    }

    @Test func aRowThatCantBeDrawnCostsItself() throws {
        let folder = try ScratchFolder()
        let rows = """
            {"id": "a"}
            {"id": "trap"}

            {"id": "b", "width": 30}
            {"id": 3}
            {"id": "hang"}
            {"id": "print"}
            {"id": "../c"}
            {"id": "a", "width": 40}
            nothing
            {"id": "d"}
            """
        let run = try batch(folder, rows, ["-o", "out/{id}.png", "--manifest", "m.jsonl", "--timeout", "3"])
        #expect(run.status == 1)
        #expect(pictures(folder) == ["a.png", "b.png", "d.png", "print.png"])
        let lines = try manifest(folder)
        #expect(lines.map { $0["row"] as? Int } == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
        let errors = lines.map { $0["error"] as? String }
        #expect(errors.map { $0 == nil } == [true, false, true, false, false, true, false, false, false, true])
        #expect(errors[1]?.contains("Card") == true)
        #expect(errors[3]?.hasSuffix("id is 3; a text is expected") == true)
        #expect(errors[4] == "it did not return within 3 s")
        #expect(errors[6] == "id is “../c”, which can't stand in the name of a file")
        #expect(errors[7] == "its file out/a.png is that of row 1 already")
        #expect(errors[8]?.hasPrefix("the input is no JSON: ") == true)
        for line in lines where line["error"] == nil {
            #expect((line["hash"] as? String)?.count == 64 && line["milliseconds"] is Double)
        }
        #expect(run.errors.contains("plumb: rows.jsonl:5: "))
        #expect(run.output.hasPrefix("4 pictures in "))
        #expect(run.output.hasSuffix("; 6 of 10 rows were left out\n"))
        // The picture is the one that `render` draws.
        let single = try folder.plumb(
            "render", Self.views,
            ["--view", "Card", "--size", "fit", "--set", "id=b", "--set", "width=30", "-o", "b.png"])
        #expect(single.status == 0)
        #expect(try bytes(folder, "b.png") == Data(contentsOf: folder.url.appendingPathComponent("b.png")))
    }

    @Test func whatIsThereIsLeft() throws {
        let folder = try ScratchFolder()
        let rows = (0..<20).map { #"{"id": "\#($0)"}"# }.joined(separator: "\n")
        func run(_ options: [String] = []) throws -> String {
            let run = try batch(folder, rows, ["-o", "out/{id}.svg"] + options)
            #expect(run.status == 0, "\(run.errors)")
            return run.output
        }
        #expect(try run().hasPrefix("20 pictures in "))
        #expect(try run().hasSuffix("; 20 were there already\n"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/7.svg"))
        #expect(try run().hasPrefix("1 picture in "))
        // What a picture depends on beside its row.
        #expect(try run(["--scheme", "dark"]).hasPrefix("20 pictures in "))
    }

    /// A ledger that was cut off in the middle of a line loses no more than that line.
    @Test func aBatchThatIsKilledGoesOn() throws {
        let folder = try ScratchFolder()
        let rows = (0..<400).map { #"{"id": "\#($0)", "width": \#(10 + $0 % 50)}"# }.joined(separator: "\n")
        try folder.write(rows, to: "rows.jsonl")
        try folder.write("import SwiftUI\n" + Self.views, to: "Views.swift")
        let call = "\"$PLUMB\" batch Views.swift --view Card --size fit --input rows.jsonl --jobs 2 -o 'out/{id}.png'"
        let killed = try ShellRun(
            """
            \(call) 2>/dev/null & pid=$!
            for i in $(seq 600); do [ "$(ls out 2>/dev/null | wc -l)" -gt 40 ] && break; sleep 0.05; done
            kill -9 $pid; wait $pid; ls out | wc -l
            printf 'abc' >>out/.plumb-batch
            """, in: folder.url)
        let before = try #require(Int(killed.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(before > 40)
        let run = try ShellRun(call, in: folder.url)
        #expect(run.status == 0)
        #expect(pictures(folder).count == 400)
        let summary = run.output
        let written = try #require(summary.firstMatch(of: /(\d+) pictures/).flatMap { Int($0.1) })
        let skipped = try #require(summary.firstMatch(of: /(\d+) were there/).flatMap { Int($0.1) })
        #expect(written + skipped == 400 && skipped > 30)
    }

    @Test func tables() throws {
        let folder = try ScratchFolder()
        let table = "\u{FEFF}id,width\r\n\"a,\"\"1\"\"\",30\r\nb,\r\nc\r\n\"d\ne\",5\r\nf,x\r\n"
        let run = try batch(
            folder, table, file: "rows.csv", ["-o", "out/{row}.png", "--manifest", "m.jsonl", "--set", "width=12"])
        #expect(run.status == 1)
        let lines = try manifest(folder)
        #expect(lines.map { $0["row"] as? Int } == [2, 3, 4, 5, 7])
        #expect(lines[2]["error"] as? String == "it has 1 cells, and the first line 2")
        #expect(pictures(folder) == ["2.png", "3.png", "5.png", "7.png"])
        for (text, sentence) in [
            ("", "rows.csv is empty; its first line has the names"),
            ("id,id\n", "rows.csv:1: the column id is there twice; give each a name of its own"),
            ("id\n\"a\n", "rows.csv:2: a quotation mark is not closed"),
        ] {
            let run = try batch(folder, text, file: "rows.csv", ["-o", "out/{id}.png"])
            #expect(run.status == 1 && run.sentence == "plumb: \(sentence)", "\(run.errors)")
        }
    }

    @Test func aFilter() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n" + Self.views, to: "Views.swift")
        let run = try ShellRun(
            """
            printf '{"id": "a"}\\n{"id": 1}\\n' | "$PLUMB" batch Views.swift --view Card --size fit --stdio --format webp
            """, in: folder.url)
        #expect(run.status == 1)
        let lines = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(lines.count == 2 && lines[1]["error"] != nil)
        let data = try #require((lines[0]["data"] as? String).flatMap { Data(base64Encoded: $0) })
        #expect(data.prefix(4) == Data("RIFF".utf8))
        // Only lines go to stdout.
        let printed = try ShellRun(
            "echo '{\"id\": \"print\"}' | \"$PLUMB\" batch Views.swift --view Card --size fit --stdio -o 'out/{id}.png'",
            in: folder.url)
        #expect(printed.output.hasPrefix("{\"row\": 1, \"file\": \"out/print.png\", \"hash\": "))
        #expect(printed.output.split(separator: "\n").count == 1)
    }

    @Test func strictStops() throws {
        let folder = try ScratchFolder()
        let run = try batch(folder, "{\"id\": 1}\n{\"id\": \"a\"}\n", ["-o", "out/{id}.png", "--strict"])
        #expect(run.status == 1)
        #expect(run.sentence == "plumb: rows.jsonl:1 has no picture, and --strict ends the batch there")
    }

    @Test(arguments: [
        (["-o", "out/a.png"], "out/a.png is one file for all rows; give the rows names, as {id} or {row}"),
        (["-o", "out/{id.png"], "out/{id.png has a { that is not closed; write {name} for a value of the row"),
        (
            ["-o", "out/{id}.bmp"],
            "out/{id}.bmp has a name that says no known format; let it end in .png, .jpg, .webp, .svg, .pdf"
        ),
        ([], "give the files with -o, as -o 'out/{id}.png'; see plumb batch --help"),
        (["-o", "out/{id}.png", "--jobs", "0"], "--jobs 0 is none; give 1 to 256; see plumb batch --help"),
        (["-o", "out/{id}.png", "--outlines"], "--outlines is for SVG; let the names end in .svg"),
        (
            ["-o", "out/{id}.png", "--stdio"],
            "--stdio reads stdin and writes stdout; leave --input and --manifest out; see plumb batch --help"
        ),
    ])
    func wrongCalls(_ options: [String], _ sentence: String) throws {
        let run = try batch(try ScratchFolder(), "{\"id\": \"a\"}", options)
        #expect(run.status == 2 && run.sentence == "plumb: \(sentence)", "\(run.errors)")
    }
}
