import Foundation
import Testing

/// The compiler's plug-in protocol is its own affair and may change: these messages are those of Swift 6.2 and 6.3.
struct MacroPluginTests {
    /// Starts the plug-in, says some things, and gives its answers.
    private func answers(to messages: [String]) throws -> [[String: Any]] {
        let process = Process()
        process.executableURL = PlumbRun.program.deletingLastPathComponent().appendingPathComponent("PlumbMacros-tool")
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for message in messages {
            let payload = Data(message.utf8)
            let header = Data((0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) })
            try input.fileHandleForWriting.write(contentsOf: header + payload)
        }
        try input.fileHandleForWriting.close()
        var data = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var answers: [[String: Any]] = []
        while data.count >= 8 {
            let length = (0..<8).reduce(0) { $0 | Int(data[$1]) << (8 * $1) }
            let payload = Data(data[8..<8 + length])
            answers.append(try #require(try JSONSerialization.jsonObject(with: payload) as? [String: Any]))
            data.removeFirst(8 + length)
        }
        return answers
    }

    private func preview(_ source: String, name: String = "Preview", context: String = "[]") -> String {
        """
        {"expandFreestandingMacro": {"macro": {"moduleName": "PlumbMacros", "typeName": "PreviewMacro", "name": "\(name)"},
        "discriminator": "$s1U33_AALl7PreviewfMf_", "macroRole": "declaration", "lexicalContext": \(context),
        "syntax": {"kind": "declaration", "source": "\(source)",
        "location": {"fileID": "U/A.swift", "fileName": "A.swift", "offset": 120, "line": 7, "column": 1}}}}
        """
    }

    @Test func itSpeaksTheVersionOfTheCompiler() throws {
        let answers = try answers(to: ["{\"getCapability\": {\"capability\": {\"protocolVersion\": 7}}}"])
        let result = answers.first?["getCapabilityResult"] as? [String: Any]
        #expect((result?["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
    }

    @Test(arguments: [
        ("\\n#Preview { A() }", 8, " { A() }", "n"),
        ("#Preview(\\\"T\\\", traits: .portrait) { A() }", 7, "(\"T\", traits: .portrait) { A() }", "t54"),
        ("#Preview(traits: .portrait) { A() }", 7, "(traits: .portrait) { A() }", "n"),
        ("#Preview(\\\"T\\\" + name) { A() }", 7, "(\"T\" + name) { A() }", "u"),
        ("#Preview(\\\"\\\\(name)\\\") { A() }", 7, "(\"\\(name)\") { A() }", "u"),
        (
            "// #Preview of P\\n/* #Preview(\\\"x\\\") /* P */ */ @available(iOS 17, *) // #Preview\\n#Preview { A() }",
            9, " { A() }", "n"
        ),
        (
            "#Preview { Text(\\\"@Previewable\\\") // @Previewable\\n}", 7,
            " { Text(\"@Previewable\") // @Previewable\n}", "n"
        ),
    ]) func aPreviewBecomesAnExportedFunction(
        _ source: String, _ line: Int, _ arguments: String, _ title: String
    ) throws {
        let answers = try answers(to: [preview(source)])
        let result = answers.first?["expandMacroResult"] as? [String: Any]
        #expect((result?["diagnostics"] as? [Any])?.isEmpty == true)
        #expect(
            result?["expandedSource"] as? String == """
                @_cdecl("plumb_preview_\(line)_120_7b9189bac71243c1_\(title)_s1U33_AALl7PreviewfMf_") @MainActor public func \
                $s1U33_AALl7PreviewfMf_7PreviewfMu_() -> UnsafeMutableRawPointer {
                typealias PlumbP__ = PlumbExpansion.PreviewContent
                @MainActor func content() -> PlumbExpansion.PreviewContent {
                #sourceLocation(file: "A.swift", line: \(line))
                PlumbP__\(arguments)
                #sourceLocation()
                }
                return content().exported()
                }
                """)
    }

    /// Where a declaration ends is what the table is about: in the last column stands what is left of the body, with ^
    /// for spaces and ends of lines in the place of a declaration.
    @Test(arguments: [
        ("{ @Previewable @State var a = 1; Text(a) }", " @State var a = 1;", " ^ Text(a) "),
        ("{\\n@Previewable\\n@State\\nvar a = 1\\nText(a)\\n}", "\n@State\nvar a = 1", "\n^\nText(a)\n"),
        (
            "{\\n@Previewable @State var a =\\n  1\\n  + 2 // one\\nA(a)\\n}", " @State var a =\n  1\n  + 2 // one",
            "\n^\nA(a)\n"
        ),
        (
            "{\\n@Previewable @State var a: [Int?] = [\\n1,\\n]\\n@Previewable @FocusState var b: Bool?\\n-A()\\n}",
            " @State var a: [Int?] = [\n1,\n]\n @FocusState var b: Bool?", "\n^\n^\n-A()\n"
        ),
        (
            "{\\n@Previewable @State var a = F {\\n}\\n.b()\\n  .c()\\nlet d = 1\\nA { @Previewable in }\\n}",
            " @State var a = F {\n}\n.b()\n  .c()", "\n^\nlet d = 1\nA { @Previewable in }\n"
        ),
    ]) func previewableVariablesBecomeProperties(_ body: String, _ properties: String, _ rest: String) throws {
        for (call, before, after) in [("#Preview \(body)", " ", ""), ("#Preview(body: \(body))", "(body: ", ")")] {
            let answers = try answers(to: [preview(call)])
            let result = answers.first?["expandMacroResult"] as? [String: Any]
            // The second declaration of the table has its own line.
            var rest = rest
            for declaration in properties.components(separatedBy: "\n @FocusState").enumerated().map({
                "@Previewable" + ($0.offset > 0 ? " @FocusState" : "") + $0.element
            }) {
                guard let place = rest.range(of: "^") else { continue }
                rest.replaceSubrange(place, with: String(declaration.map { $0.isNewline ? $0 : " " }))
            }
            #expect(
                result?["expandedSource"] as? String == """
                    @_cdecl("plumb_preview_7_120_7b9189bac71243c1_n_s1U33_AALl7PreviewfMf_") @MainActor public func \
                    $s1U33_AALl7PreviewfMf_7PreviewfMu_() -> UnsafeMutableRawPointer {
                    struct __PreviewableContent: PlumbExpansion.View {
                    \(properties)
                    #sourceLocation(file: "A.swift", line: 7)
                    var body: some PlumbExpansion.View {\(rest)}
                    #sourceLocation()
                    }
                    typealias PlumbP__ = PlumbExpansion.PreviewContent
                    @MainActor func content() -> PlumbExpansion.PreviewContent {
                    #sourceLocation(file: "A.swift", line: 7)
                    PlumbP__\(before){ __PreviewableContent() }\(after)
                    #sourceLocation()
                    }
                    return content().exported()
                    }
                    """)
        }
    }

    private func entry(_ source: String, role: String) -> String {
        """
        {"expandAttachedMacro": {"macro": {"moduleName": "PlumbMacros", "typeName": "EntryMacro", "name": "Entry "},
        "discriminator": "$s1U", "macroRole": "\(role)",
        "declSyntax": {"kind": "declaration", "source": "\(source)",
        "location": {"fileID": "U/A.swift", "fileName": "A.swift", "offset": 120, "line": 7, "column": 1}},
        "parentDeclSyntax": {"kind": "declaration", "source": "extension EnvironmentValues {}",
        "location": {"fileID": "U/A.swift", "fileName": "A.swift", "offset": 90, "line": 6, "column": 1}}}}
        """
    }

    @Test(arguments: [
        ("// a var\\n@Entry var a: Int = 3 // three", "static var defaultValue: Int {\n3 // three\n}"),
        ("@Entry public var a: Int?", "static var defaultValue: Int? {\nnil\n}"),
        ("@Entry var a = 3", "nonisolated(unsafe) static let defaultValue =\n3"),
        ("@Entry var a: [Int: Int] = [3: 4]", "static var defaultValue: [Int: Int] {\n[3: 4]\n}"),
    ]) func anEntryBecomesAKeyAndItsAccessors(_ source: String, _ property: String) throws {
        let answers = try answers(to: [entry(source, role: "peer"), entry(source, role: "accessor")])
        let sources = answers.map { ($0["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String }
        #expect(
            sources == [
                "private struct __Key_a: PlumbExpansion.EnvironmentKey {\n\(property)\n}",
                "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }",
            ])
    }

    /// A view of Plumb's own is given its place, and a conformance unless a protocol of its own has it.
    @Test(arguments: [
        ("member", "", "@usableFromInline package let sourceAddress = SourceAddress.here()"),
        ("extension", "LocatedValue", "extension A: LocatedValue {}"),
        ("extension", "", ""),
    ]) func aLocatedViewHasAPlace(_ role: String, _ conformances: String, _ expected: String) throws {
        func syntax(_ source: String) -> String {
            """
            {"kind": "declaration", "source": "\(source)",
            "location": {"fileID": "U/A.swift", "fileName": "A.swift", "offset": 0, "line": 1, "column": 1}}
            """
        }
        let message = """
            {"expandAttachedMacro": {"macro": {"moduleName": "PlumbMacros", "typeName": "LocatedMacro", "name": "Located"},
            "discriminator": "$s1U", "macroRole": "\(role)", "declSyntax": \(syntax("struct A<B> {}")),
            "extendedTypeSyntax": \(syntax("A")), "conformanceListSyntax": \(syntax(conformances))}}
            """
        let sources = try answers(to: [message]).map {
            ($0["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String
        }
        #expect(sources == [expected])
    }

    @Test func whatItCannotExpandIsAnErrorAtItsPlace() throws {
        let inside = """
            [{"kind": "declaration", "source": "enum E {}", \
            "location": {"fileID": "U/A.swift", "fileName": "A.swift", "offset": 0, "line": 1, "column": 1}}]
            """
        let answers = try answers(to: [
            preview("#Preview {}", context: inside), preview("#Other {}", name: "Other"),
        ])
        let messages = answers.map { answer -> String? in
            let result = answer["expandMacroResult"] as? [String: Any]
            let diagnostic = (result?["diagnostics"] as? [[String: Any]])?.first
            #expect(diagnostic?["severity"] as? String == "error")
            #expect((diagnostic?["position"] as? [String: Any])?["offset"] as? Int == 120)
            return diagnostic?["message"] as? String
        }
        #expect(
            messages == [
                "#Preview must stand at the top level of a file; move it out of the declaration around it",
                "this version of SwiftUI has no macro Other; build SwiftUI and its plug-in together",
            ])
    }

    @Test func anEndedStreamEndsIt() throws { #expect(try answers(to: []).isEmpty) }
}
