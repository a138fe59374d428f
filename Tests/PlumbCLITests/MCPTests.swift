import Foundation
import Testing

/// `plumb mcp` speaks the Model Context Protocol, and its tools do what the commands do.
struct MCPTests {
    private static let card = "struct A: View { var body: some View { Text(\"Hi\").accessibilityIdentifier(\"hi\") } }"

    /// Runs a server on some lines, and returns its answers by their ids; those without one under -1.
    private static func answers(_ lines: [String]) throws -> [Int: [String: Any]] {
        var answers: [Int: [String: Any]] = [:]
        for value in try written(lines) {
            let object = try #require(value as? [String: Any])
            #expect(object["jsonrpc"] as? String == "2.0")
            answers[object["id"] as? Int ?? -1] = object
        }
        return answers
    }

    /// Runs a server on some lines, and returns the lines that it writes.
    private static func written(_ lines: [String]) throws -> [Any] {
        let folder = try ScratchFolder()
        try folder.write(lines.joined(separator: "\n") + "\n", to: "in")
        let process = Process()
        process.executableURL = PlumbRun.program
        process.arguments = ["mcp"]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": PlumbRun.cache.path]) {
            $1
        }
        process.standardInput = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("in"))
        let out = folder.url.appendingPathComponent("out")
        try Data().write(to: out)
        process.standardOutput = try FileHandle(forWritingTo: out)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try String(decoding: try Data(contentsOf: out), as: UTF8.self).split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8))
        }
    }

    private static func request(_ id: Int, _ method: String, _ parameters: [String: Any] = [:]) throws -> String {
        let object: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    private static func call(_ id: Int, _ tool: String, _ arguments: [String: Any]) throws -> String {
        try request(id, "tools/call", ["name": tool, "arguments": arguments])
    }

    /// The text of a tool's result, and whether it is an error.
    private static func text(_ answer: [String: Any]?) throws -> (text: String, isError: Bool) {
        let result = try #require(answer?["result"] as? [String: Any])
        let content = try #require(result["content"] as? [[String: Any]])
        let words = content.compactMap { $0["text"] as? String }.joined()
        return (words, result["isError"] as? Bool ?? true)
    }

    @Test func aClientIsGreetedAndToldTheTools() throws {
        let answers = try Self.answers([
            Self.request(1, "initialize", ["protocolVersion": "2025-03-26", "capabilities": [String: Any]()]),
            #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
            Self.request(2, "tools/list"), Self.request(3, "ping"),
            Self.request(4, "initialize", ["protocolVersion": "1999-01-01"]),
        ])
        #expect(answers.count == 4)
        let greeting = try #require(answers[1]?["result"] as? [String: Any])
        #expect(greeting["protocolVersion"] as? String == "2025-03-26")
        #expect((answers[4]?["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
        let tools = try #require((answers[2]?["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        #expect(
            tools.map { $0["name"] as? String }
                == ["render", "layout", "explain", "lint", "accessibility", "previews", "devices", "docs"])
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object")
            #expect((tool["description"] as? String)?.hasSuffix(".") == true)
        }
    }

    @Test func toolsDoWhatTheCommandsDo() throws {
        let odd =
            "import SwiftUI\nstruct B: View {\n    var body: some View {\n        VStack { HStack { Text(\"a\"); Divider() }; Text(\"b\") }\n    }\n}\n"
        let source = "import SwiftUI\n" + Self.card
        let answers = try Self.answers([
            Self.call(1, "layout", ["source": source, "size": "100x50"]),
            Self.call(2, "render", ["source": source, "size": "60x20"]),
            Self.call(3, "explain", ["source": source, "of": "hi"]),
            Self.call(4, "lint", ["source": odd, "level": "warning"]),
            Self.call(5, "accessibility", ["source": source]),
            Self.call(6, "docs", ["name": "hstack"]), Self.call(7, "docs", [:]),
        ])
        #expect(try Self.text(answers[1]).text.contains("\"hi\": ["))
        let content = try #require((answers[2]?["result"] as? [String: Any])?["content"] as? [[String: Any]])
        let picture = try #require(Data(base64Encoded: content[0]["data"] as? String ?? ""))
        #expect(
            content[0]["mimeType"] as? String == "image/png" && picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(try Self.text(answers[3]).text.contains("Text “Hi”"))
        let lint = try Self.text(answers[4])
        #expect(lint.text.contains("[divider-stretches]") && !lint.isError, "\(lint.text)")
        #expect(try Self.text(answers[5]).text.contains("Hi"))
        let page = try Self.text(answers[6])
        #expect(page.text.hasPrefix("# HStack"))
        #expect(page.text.count < 8_200)
        let pages = try Self.text(answers[7]).text.split(separator: "\n")
        #expect(
            pages.contains(
                "Frame: frame(width:height:alignment:). Puts a view into a frame with fixed lengths."))
        for line in pages.dropLast() { #expect(line.hasSuffix(".") && line.contains(": "), "\(line)") }
    }

    @Test func aSessionCanFindOutWhatItMayGive() throws {
        let source = """
            import SwiftUI
            struct A: View { var body: some View { Text(1234.5, format: .number).padding().background(.red) } }
            #Preview("First") { A() }
            """
        let answers = try Self.answers([
            Self.call(1, "previews", ["source": source]), Self.call(2, "devices", [:]),
            Self.call(3, "accessibility", ["source": source, "locale": "de_DE"]),
            Self.call(4, "layout", ["source": source]),
            Self.call(5, "lint", ["source": source, "rules": ["no-such-rule"]]),
            Self.call(6, "docs", ["name": "Lint"]), Self.call(7, "docs", ["name": "Sheets"]),
            Self.call(8, "devices", ["path": "a"]),
        ])
        #expect(try Self.text(answers[1]).text.contains("View.swift:3: preview First"))
        #expect(try Self.text(answers[2]).text.contains("iPhone 15 Pro"))
        #expect(try Self.text(answers[3]).text.contains("1.234,5"))
        #expect(try Self.text(answers[4]).text.contains("No view here has an accessibilityIdentifier"))
        let rules = try Self.text(answers[5])
        #expect(rules.isError && rules.text.contains("no-such-rule is no rule"))
        #expect(try Self.text(answers[6]).text.contains("divider-stretches"))
        #expect(try Self.text(answers[7]).text.hasPrefix("# "))
        #expect(try Self.text(answers[8]).text.contains("there is no argument path"))
    }

    @Test(arguments: [
        ("layout", #"{}"#, "give either path or source"),
        ("layout", #"{"path": "a", "source": "b"}"#, "give either path or source"),
        ("layout", #"{"path": "/no/such.swift"}"#, "there is no file “/no/such.swift”"),
        ("layout", #"{"source": "import SwiftUI", "colour": "red"}"#, "there is no argument colour"),
        ("layout", #"{"source": 5}"#, "source must be of type string"),
        ("layout", #"{"source": "x", "rtl": "yes"}"#, "rtl must be of type boolean"),
        ("layout", #"{"source": "x", "at": true}"#, "at must be of type number"),
        ("render", #"{"source": "x", "scheme": "blue"}"#, "scheme is blue; it can be light, dark"),
        ("layout", #"{"source": "import SwiftUI\nstruct A: View { var body: some View { Tezt(\"a\") } }"}"#, "Tezt"),
        ("layout", #"{"source": "import SwiftUI", "size": "wide"}"#, "--size"),
        ("docs", #"{"name": "HStak"}"#, "there is no page HStak"),
        ("docs", #"{"offset": -1}"#, "offset must be at least 0"),
        ("docs", #"{"offset": 1e300}"#, "offset must be of type integer"),
    ])
    func whatIsWrongIsAResultWithASentence(_ tool: String, _ arguments: String, _ sentence: String) throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(arguments.utf8)) as? [String: Any])
        let result = try Self.text(Self.answers([Self.call(1, tool, object)])[1])
        #expect(result.isError)
        #expect(result.text.contains(sentence), "\(result.text)")
    }

    @Test(arguments: [
        ("{", -32700), ("[]", -32600), ("5", -32600), (#"{"id": 1, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "walk"}"#, -32601),
        (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": true, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": 5}"#, -32602),
        (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "walk"}}"#, -32602),
    ])
    func messagesThatAreNoneAreRefused(_ line: String, _ code: Int) throws {
        let answers = try Self.answers([line, Self.request(9, "ping")])
        #expect(answers[9]?["result"] != nil)
        let error = try #require(answers.filter { $0.key != 9 }.first?.value["error"] as? [String: Any])
        #expect(error["code"] as? Int == code)
    }

    @Test func aCallThatIsCancelledIsNotAnswered() throws {
        let endless = "import SwiftUI\nstruct A: View { var body: some View { while true {} } }"
        let answers = try Self.answers([
            Self.call(1, "layout", ["source": endless]),
            #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}"#,
            Self.request(2, "ping"),
        ])
        #expect(answers[1] == nil && answers[2] != nil)
    }

    @Test func aBatchIsAnsweredInOneLine() throws {
        let greeting = try Self.request(1, "initialize", ["protocolVersion": "2025-03-26"])
        let source = "import SwiftUI\n" + Self.card
        let messages = [
            try Self.call(2, "layout", ["source": source]), try Self.request(3, "ping"), "5",
            #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, try Self.request(4, "walk"),
        ]
        let batch = "[\(messages.joined(separator: ", "))]"
        let lines = try Self.written([
            greeting, batch, #"[{"jsonrpc": "2.0", "method": "notifications/initialized"}]"#,
        ])
        // Of notifications alone there is no line.
        #expect(lines.count == 2)
        let found = try #require(lines.compactMap { $0 as? [[String: Any]] }.first)
        let answers = Dictionary(found.map { ($0["id"] as? Int ?? -1, $0) }) { first, _ in first }
        #expect(found.count == 4 && Set(answers.keys) == [2, 3, 4, -1])
        #expect(try Self.text(answers[2]).text.contains("\"hi\": ["))
        #expect((answers[3]?["result"] as? [String: Any])?.isEmpty == true)
        #expect((answers[4]?["error"] as? [String: Any])?["code"] as? Int == -32601)
        #expect((answers[-1]?["error"] as? [String: Any])?["code"] as? Int == -32600)
        let none = try Self.answers([greeting, "[]"])
        #expect((none[-1]?["error"] as? [String: Any])?["message"] as? String == "a batch has at least one message")
    }
}
