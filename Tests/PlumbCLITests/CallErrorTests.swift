import Foundation
import Testing

/// A wrong call: status 2, nothing on stdout, one sentence with the remedy on stderr.
struct CallErrorTests {
    struct Call: Sendable, CustomTestStringConvertible {
        var arguments: String
        var sentence: String
        var testDescription: String { arguments }
    }

    static let calls: [Call] = [
        Call(arguments: "foo", sentence: "plumb: Unexpected argument 'foo'; see plumb --help"),
        Call(
            arguments: "rendr A.swift -o a.png",
            sentence: "plumb: there is no command rendr; did you mean render?; see plumb --help"),
        Call(
            arguments: "help rendr",
            sentence: "plumb: there is no command rendr; did you mean render?; see plumb --help"),
        Call(
            arguments: "rendr --help",
            sentence: "plumb: there is no command rendr; did you mean render?; see plumb --help"),
        Call(arguments: "lsit", sentence: "plumb: there is no command lsit; did you mean list?; see plumb --help"),
        Call(
            arguments: "A.swift -o a.png",
            sentence:
                "plumb: give a command before A.swift, as in plumb render A.swift -o picture.png; see plumb --help"),
        Call(
            arguments: "folder",
            sentence: "plumb: give a command before folder, as in plumb render folder -o picture.png; see plumb --help"),
        Call(
            arguments: "layout A.swift --json --sze fit",
            sentence: "plumb: Unknown option '--sze'. Did you mean '--size'?; see plumb layout --help"),
        Call(arguments: "run A.swift --all", sentence: "plumb: Unknown option '--all'; see plumb run --help"),
        Call(arguments: "layout", sentence: "plumb: Missing expected argument '<path> ...'; see plumb layout --help"),
        Call(
            arguments: "layout A.swift",
            sentence:
                "plumb: give --json for frames, --trace for how they came about, or --accessibility for what is "
                + "read of them; see plumb layout --help"),
        Call(arguments: "layout No.swift --json", sentence: "plumb: there is no file No.swift; check the path"),
        Call(arguments: "layout . A.swift --json", sentence: "plumb: . is a folder; give one folder, or Swift files"),
        Call(
            arguments: "layout a.txt --json",
            sentence: "plumb: a.txt is not a Swift file; give one whose name ends in .swift"),
        Call(
            arguments: "layout A.swift --json --view A --all",
            sentence: "plumb: --view and --all exclude each other; give one of them; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --zzzzz",
            sentence: "plumb: Unknown option '--zzzzz'; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --size 3x4x5",
            sentence: "plumb: The value '3x4x5' is invalid for '--size <size>': "
                + "write 393x852, fit, 300x or x200, in points; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --size=-3x4",
            sentence: "plumb: The value '-3x4' is invalid for '--size <size>': "
                + "write 393x852, fit, 300x or x200, in points; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --size x",
            sentence: "plumb: The value 'x' is invalid for '--size <size>': "
                + "write 393x852, fit, 300x or x200, in points; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --size nanxinf",
            sentence: "plumb: The value 'nanxinf' is invalid for '--size <size>': "
                + "write 393x852, fit, 300x or x200, in points; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --safe-area 59,0,34",
            sentence: "plumb: The value '59,0,34' is invalid for '--safe-area <safe-area>': "
                + "write TOP,LEADING,BOTTOM,TRAILING in points, as 59,0,34,0; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --safe-area 59,0,a,0",
            sentence: "plumb: The value '59,0,a,0' is invalid for '--safe-area <safe-area>': "
                + "write TOP,LEADING,BOTTOM,TRAILING in points, as 59,0,34,0; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --scale 0",
            sentence: "plumb: The value '0' is invalid for '--scale <scale>': "
                + "write a number above 0 and up to 16; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --timeout soon",
            sentence: "plumb: The value 'soon' is invalid for '--timeout <timeout>': "
                + "write seconds, above 0 and up to 86400; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --scheme pink",
            sentence: "plumb: The value 'pink' is invalid for '--scheme <scheme>'. "
                + "Please provide one of 'light' and 'dark'; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --type-size huge",
            sentence: "plumb: The value 'huge' is invalid for '--type-size <type-size>'. "
                + "Please provide one of the following: xSmall small medium large xLarge xxLarge xxxLarge accessibility1 "
                + "accessibility2 accessibility3 accessibility4 accessibility5; see plumb layout --help"),
        Call(
            arguments: "layout A.swift --json --assets none",
            sentence: "plumb: --assets none is not a folder; give a folder of pictures or an .xcassets"),
        Call(
            arguments: "layout A.swift --json --size 40000x20",
            sentence:
                "plumb: --size 40000x20 at --scale 2 is larger than a picture can be; a side can have 16383 points at most"
        ),
        Call(arguments: "layout A.swift --json --view B", sentence: "plumb: A.swift has no view B; it has A, Outer.In"),
        Call(
            arguments: "layout A.swift --json --view Needs",
            sentence:
                "plumb: Needs in A.swift is made of one value; give it with --input FILE or --set NAME=VALUE, give it a default, or write a #Preview"
        ),
        Call(
            arguments: "layout A.swift --json --view Box",
            sentence: "plumb: Box in A.swift is generic; write a #Preview that shows it"),
        Call(
            arguments: "render A.swift",
            sentence: "plumb: Missing expected argument '--output <output>'; see plumb render --help"),
        Call(
            arguments: "render A.swift -o a.tiff",
            sentence: "plumb: a.tiff has a name that says no known format; let it end in .png, .jpg, .webp, .svg, .pdf"),
        Call(
            arguments: "render A.swift -o a",
            sentence: "plumb: a has a name that says no known format; let it end in .png, .jpg, .webp, .svg, .pdf"),
        Call(
            arguments: "render A.swift -o /none/a.png",
            sentence: "plumb: /none/a.png can't be written: there is no folder /none; make it, or write elsewhere"),
        Call(
            arguments: "render A.swift -o folder",
            sentence:
                "plumb: folder is a folder; give a file whose name ends in .png, .jpg, .webp, .svg, .pdf, or --all for a folder"
        ),
        Call(
            arguments: "render A.swift --all -o a.txt",
            sentence: "plumb: a.txt is a file; with --all give a folder"),
    ]

    @Test(arguments: calls) func isRefused(_ call: Call) throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            import SwiftUI
            struct A: View { var body: some View { Text("a") } }
            enum Outer { struct In: View { var body: some View { Text("b") } } }
            struct Needs: View { let text: String; var body: some View { Text(text) } }
            struct Box<Content>: View { var body: some View { Text("c") } }
            """, to: "A.swift")
        try folder.write("text", to: "a.txt")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("folder"), withIntermediateDirectories: true)
        let before = folder.names
        let run = try PlumbRun(call.arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorLines == [call.sentence])
        #expect(folder.names == before)
    }

    @Test func saysWhereTheCompilerIsMissing() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n", to: "A.swift")
        let run = try PlumbRun(["layout", "A.swift", "--json"], in: folder.url, environment: ["PATH": "/none"])
        #expect(run.status == 2)
        #expect(run.sentence.hasPrefix("plumb: there is no Swift compiler (swiftc) on the PATH; install"))
    }

    @Test func helpGoesToStdoutWithStatusZero() throws {
        let run = try PlumbRun(["render", "--help"])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("--size"))
    }
}
