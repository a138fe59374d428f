import Foundation
import Testing

/// A wrong file: status 1, nothing on stdout, the compiler's errors at the user's own lines.
struct FileErrorTests {
    @Test(arguments: [
        // A type error, an error that only later stages of the compiler find, a syntax error, an error in a preview.
        (
            "struct A: View { var body: some View { Txt(\"a\") } }",
            "Views.swift:2:40: error: cannot find 'Txt' in scope"
        ),
        ("func f() -> Int { let a = 3 }", "Views.swift:2:29: error: missing return in global function"),
        ("struct A: View {", "Views.swift:2:17: error: expected '}' in struct"),
        ("#Preview {\n    Txt(\"a\")\n}", "Views.swift:3:5: error: cannot find 'Txt' in scope"),
        ("enum E {\n    #Preview { Text(\"a\") }\n}", "#Preview must stand at the top level of a file"),
    ]) func errorsNameTheLine(_ text: String, _ error: String) throws {
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(error))
        #expect(run.sentence == "plumb: Views.swift does not compile; its errors stand above")
    }

    @Test func lineNumbersSurviveAScriptLineAndAByteOrderMark() throws {
        for first in ["#!/usr/bin/env swift\n", "\u{FEFF}// a mark before this\n"] {
            let folder = try ScratchFolder()
            try folder.write(first + "import SwiftUI\nlet a: Int = \"\"\n", to: "A.swift")
            let run = try PlumbRun(["layout", "A.swift", "--json"], in: folder.url)
            #expect(run.errors.contains("A.swift:3:14: error:"))
        }
    }

    @Test func pathsAreThoseOfTheCall() throws {
        let folder = try ScratchFolder()
        let inner = folder.url.appendingPathComponent("my \"views\"")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try folder.write("let a: Int = \"\"\n", to: "my \"views\"/A.swift")
        let link = folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: inner)
        for path in ["my \"views\"/A.swift", "./my \"views\"/../link/A.swift", link.path + "/A.swift"] {
            let run = try PlumbRun(["layout", path, "--json"], in: folder.url)
            #expect(run.errors.hasPrefix("\(path):1:14: error:"))
        }
    }

    @Test(arguments: [
        ("let a = 3", "has no views; write a struct that conforms to View (and import SwiftUI)"),
        (
            "struct A: View { let text: String; var body: some View { Text(text) } }",
            "has no view that can be shown: A is made of one value; give it with --input FILE or --set NAME=VALUE, give it a default, or write a #Preview"
        ),
    ]) func aFileWithoutViews(_ text: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.status == 1)
        #expect(run.errorLines == ["plumb: Views.swift \(sentence)"])
    }
}
