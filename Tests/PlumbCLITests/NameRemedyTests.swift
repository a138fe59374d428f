import Foundation
import Testing

/// Under an error about a name stands one line that says what it is, and what there is instead.
struct NameRemedyTests {
    @Test(
        arguments: [
            // A slip of the pen, in types, members and names of the file's own.
            ("let a = Txt(\"a\")", "SwiftUI has no Txt; did you mean Text?"),
            ("let a = Text(\"a\").paddng()", "SwiftUI has no paddng of Text; did you mean padding?"),
            ("let a = Color.red.fooground()", "SwiftUI has no fooground of Color; did you mean foreground?"),
            ("struct Card: View { var body: some View { Text(\"a\").backgrund(.red) } }", "did you mean background?"),
            ("struct Weather {}\nlet a = Wether()", "SwiftUI has no Wether; did you mean Weather?"),
            // Another type's member.
            ("let a = Color.red.frame(width: 3).trim(from: 0)", "trim is a member of Shape, and not of some View"),
            // Other frameworks, and nobody's.
            ("let a = CLLocationManager()", "CLLocationManager is a name of CoreLocation, and Plumb does not have it"),
            (
                "let a = Chart {}",
                "Chart is a name of Charts, and Plumb does not have it; if another file declares it, give plumb that file "
                    + "too, or the folder"
            ),
            ("struct CTAButton {}\nlet a = CTAButon()", "SwiftUI has no CTAButon; did you mean CTAButton?"),
            ("let a = SHA256()", "SHA256 is a name of CryptoKit, and Plumb does not have it"),
            (
                "let a = MyOwnHeaderView()",
                "SwiftUI has no MyOwnHeaderView; if another file declares it, give plumb that file too, or the folder"
            ),
            // Nothing about what is no name of SwiftUI's.
            ("let a = \"a\".shouted", nil), ("let a = undeclared", nil),
        ] as [(String, String?)])
    func sentences(_ text: String, _ sentence: String?) throws {
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.status == 1)
        let told = run.errorLines.dropLast().filter { $0.hasPrefix("plumb: ") }
        if let sentence {
            #expect(told.count == 1 && told[0].contains(sentence), "\(run.errors)")
        } else {
            #expect(told.isEmpty, "\(run.errors)")
        }
        // The errors themselves stay, and so does the last line.
        #expect(run.errors.contains("Views.swift:") && run.sentence.hasSuffix("its errors stand above"))
    }

    /// What Plumb lacks says what to use, and nothing of Plumb's own files.
    @Test func anUnavailableNameIsOneError() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            "struct A: View { var body: some View { Text(\"a\").dialogSuppressionToggle(isSuppressed: .constant(true)) } }",
            ["--json"])
        #expect(
            run.errorLines.filter { $0.contains("error: ") }.map { $0.components(separatedBy: "error: ")[1] } == [
                "'dialogSuppressionToggle(isSuppressed:)' is unavailable: "
                    + "Plumb's dialogs can't be suppressed; keep the choice in a Toggle of your own"
            ])
        #expect(!run.errors.contains("PlumbUnavailable") && !run.errors.contains("note:"), "\(run.errors)")
    }

    /// What a builder can't put together is no error of its own: the file has written no builder.
    @Test(arguments: [
        ("ToolbarItem { Text(\"a\") }\nToolbarSpacer()", ["ToolbarSpacer"]),
        ("if Bool(true) { ToolbarSpacer() } else { ToolbarItem { Text(\"b\") } }", ["ToolbarSpacer"]),
        ("ToolbarSpacer()\nToolbarSpacer()", ["ToolbarSpacer", "ToolbarSpacer"]),
    ])
    func buildersAreNotTold(_ items: String, _ names: [String]) throws {
        let run = try ScratchFolder().plumb(
            "layout", "struct A: View { var body: some View { Text(\"a\").toolbar {\n\(items)\n} } }", ["--json"])
        let remedy =
            " is unavailable: it is new in iOS 26, and Plumb has it with --system 26; ask by #available(iOS 26, *), or leave "
            + "it out"
        let told = run.errorLines.filter { $0.contains("error: ") }.map { $0.components(separatedBy: "error: ")[1] }
        #expect(told == names.map { "'\($0)'\(remedy)" }, "\(run.errors)")
        #expect(!run.errors.contains("build") && run.status == 1)
    }

    /// A name of a module that Plumb has, in a file that does not import it.
    @Test(arguments: [("UIColor", "UIKit"), ("UTType", "UniformTypeIdentifiers")])
    func anImportIsMissing(_ name: String, _ module: String) throws {
        let folder = try ScratchFolder()
        try folder.write("import Foundation\nlet a: \(name)? = nil\n", to: "A.swift")
        try folder.write("import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } }\n", to: "V.swift")
        let run = try PlumbRun(["layout", "A.swift", "V.swift", "--json"], in: folder.url)
        #expect(
            run.errorLines.contains("plumb: \(name) is \(module)'s; write import \(module) in A.swift"), "\(run.errors)"
        )
    }

    /// What is said while the compiler is still at work has its line too. The compiler here is one that takes six
    /// seconds.
    @Test func whatIsSaidMeanwhileHasARemedy() throws {
        let folder = try ScratchFolder()
        try folder.write("", to: "tools/lib/swift/empty")
        let script = """
            #!/bin/sh
            case "$*" in
            *-print-target-info*) echo '{"target": {"triple": "x86_64-unknown-linux-gnu"}, "paths": {"runtimeResourcePath": "TOOLS/lib/swift"}}' ;;
            *" -c "*) echo "Views.swift:2:9: error: cannot find 'Txt' in scope" >&2; sleep 6; exit 1 ;;
            *) exit 1 ;;
            esac
            """
        let tools = folder.url.appendingPathComponent("tools").path
        for name in ["swiftc", "swift-frontend"] {
            try folder.write(script.replacingOccurrences(of: "TOOLS", with: tools), to: "tools/bin/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(tools)/bin/\(name)")
        }
        try folder.write("import SwiftUI\nlet a = Txt(\"a\")\n", to: "Views.swift")
        let run = try PlumbRun(
            ["layout", "Views.swift", "--json"], in: folder.url,
            environment: [
                "PATH": "\(tools)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path,
            ])
        let remedy = "plumb: SwiftUI has no Txt; did you mean Text?"
        #expect(
            Array(run.errorLines.prefix(3)) == [
                "plumb: still compiling Views.swift. So far the compiler says:",
                "Views.swift:2: cannot find 'Txt' in scope", remedy,
            ], "\(run.errors)")
        #expect(run.errorLines.dropFirst(3).contains(remedy) && run.status == 1)
    }

    /// A user's own declaration is theirs, and its note stays.
    @Test func aNameOfOnesOwnIsShown() throws {
        let text = """
            @available(*, unavailable, message: "take b") func a() {}
            struct A: View { var body: some View { let _ = a(); Text("a") } }
            """
        let run = try ScratchFolder().plumb("layout", text, ["--json"])
        #expect(run.errors.contains("note: 'a()' has been explicitly marked unavailable here"), "\(run.errors)")
    }
}
