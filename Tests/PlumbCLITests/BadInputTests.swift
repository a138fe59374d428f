import Foundation
import Testing

/// Files that are none, or no text: one sentence, the right status, and nothing is written.
struct BadInputTests {
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

    private static func data(_ encoding: String.Encoding) -> Data { view.data(using: encoding) ?? Data() }

    struct Case: Sendable, CustomTestStringConvertible {
        var bytes: Data
        var sentence: String
        var testDescription: String { sentence }
    }

    static let cases: [Case] = [
        Case(
            bytes: Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 0xFF, 0x80]), sentence: "A.swift is no text; give a Swift file"),
        Case(
            bytes: Data([0xFF, 0xFE]) + data(.utf16LittleEndian),
            sentence: "A.swift is UTF-16, which Swift does not read; save it as UTF-8"),
        Case(
            bytes: Data([0xFE, 0xFF]) + data(.utf16BigEndian),
            sentence: "A.swift is UTF-16, which Swift does not read; save it as UTF-8"),
        Case(
            bytes: Data([0xFF, 0xFE, 0, 0]) + data(.utf32LittleEndian),
            sentence: "A.swift is UTF-32, which Swift does not read; save it as UTF-8"),
        Case(
            bytes: data(.utf16BigEndian),
            sentence: "A.swift is UTF-16 or no text at all; give a Swift file, saved as UTF-8"),
        Case(
            bytes: Data(count: 5000),
            sentence: "A.swift is UTF-16 or no text at all; give a Swift file, saved as UTF-8"),
        Case(
            bytes: Data(view.utf8) + Data("// caf".utf8) + Data([0xE9]) + Data("\n".utf8),
            sentence: "line 3 of A.swift is not UTF-8; save the file as UTF-8"),
        Case(
            bytes: Data(), sentence: "A.swift has no views; write a struct that conforms to View (and import SwiftUI)"),
    ]

    @Test(arguments: cases) func aFileThatIsNoSwift(_ test: Case) throws {
        let folder = try ScratchFolder()
        try folder.write(test.bytes, to: "A.swift")
        let run = try PlumbRun(["render", "A.swift", "-o", "a.png"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.errorLines == ["plumb: \(test.sentence)"])
        #expect(folder.names == ["A.swift"])
    }

    @Test func aByteOrderMarkIsNoFault() throws {
        let folder = try ScratchFolder()
        try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data(Self.view.utf8), to: "A.swift")
        let run = try PlumbRun(["layout", "A.swift", "--json", "--text", "fixed", "--size", "fit"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == "{\"A\": {\"proposal\": [null, null], \"size\": [10, 20], \"frames\": {}}}\n")
    }

    @Test(arguments: [
        ("mkfifo A.swift", "A.swift is a pipe; give a file", 2),
        ("ln -s /dev/zero A.swift", "A.swift is a device; give a file", 2),
        ("ln -s A.swift A.swift", "there is no file A.swift; check the path", 2),
        ("mkdir A.swift", "A.swift has no Swift files; give a folder that has some", 1),
    ]) func aPlaceThatHasNoFile(_ script: String, _ sentence: String, _ status: Int32) throws {
        let folder = try ScratchFolder()
        let run = try ShellRun("\(script) && \"$PLUMB\" render A.swift -o a.png", in: folder.url)
        #expect(run.status == status)
        #expect(run.errorLines == ["plumb: \(sentence)"])
        #expect(folder.names == ["A.swift"])
    }

    @Test func aNameWithALineBreakStaysOnOneLine() throws {
        let folder = try ScratchFolder()
        let missing = try PlumbRun(["layout", "a\n\u{1B}[2Jb.swift", "--json"], in: folder.url)
        #expect(missing.errorLines == ["plumb: there is no file a\\n\\u{1B}[2Jb.swift; check the path"])
        try folder.write(Self.view, to: "a\nb.swift")
        #expect(try PlumbRun(["layout", "a\nb.swift", "--json"], in: folder.url).status == 0)
    }

    @Test(arguments: ["-a.swift", "@a.swift"]) func aNameThatLooksLikeAnOptionIsAFile(_ name: String) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: name)
        let run = try PlumbRun(["layout", "--json", "--text", "fixed", "--", name], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        try folder.write("import SwiftUI\nlet a: Int = \"\"\n", to: name)
        let wrong = try PlumbRun(["layout", "--json", "--", name], in: folder.url)
        #expect(wrong.status == 1 && wrong.errors.contains("./\(name):2:14: error:"), "\(wrong.errors)")
    }

    @Test(arguments: [
        ("render '' -o a.png", "a path of the call is empty; give a Swift file, or a folder"),
        ("render A.swift -o $(printf '\\377').png", "\u{FFFD}.png in the call is not UTF-8; give names in UTF-8"),
        ("render $(printf '\\377').swift -o a.png", "\u{FFFD}.swift in the call is not UTF-8; give names in UTF-8"),
    ]) func aNameThatIsNone(_ call: String, _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "A.swift")
        let run = try ShellRun("\"$PLUMB\" \(call)", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errorLines == ["plumb: \(sentence)"])
        #expect(folder.names == ["A.swift"])
    }

    /// 255 bytes are a name's limit.
    @Test(arguments: [(251, 0 as Int32), (252, 2)]) func aLongNameIsWrittenOrSaidToBeTooLong(
        _ length: Int, _ status: Int32
    ) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "A.swift")
        let name = String(repeating: "x", count: length) + ".png"
        let run = try PlumbRun(["render", "A.swift", "-o", name], in: folder.url)
        #expect(run.status == status)
        #expect(
            run.errorLines == (status == 0 ? [] : ["plumb: \(name) has a name that is too long; give a shorter one"]))
        #expect(folder.names == (status == 0 ? ["A.swift", name] : ["A.swift"]))
    }

    @Test func fiftyMegabytesAreRead() throws {
        let folder = try ScratchFolder()
        let comment = Data("// \(String(repeating: "x", count: 96))\n".utf8)
        var text = Data(Self.view.utf8)
        for _ in 0..<500_000 { text.append(comment) }
        try folder.write(text, to: "A.swift")
        #expect(try PlumbRun(["layout", "A.swift", "--json"], in: folder.url).status == 0)
    }

    // MARK: Outputs

    @Test(arguments: [
        ("/proc/out.png", "/proc/out.png can't be written: the folder takes no files; write to another folder"),
        ("/dev/full", "/dev/full has a name that says no known format; let it end in .png, .jpg, .webp, .svg, .pdf"),
        ("full.png", "full.png is a device, which no picture can replace; give the name of a file"),
        ("pipe.png", "pipe.png is a pipe, which no picture can replace; give the name of a file"),
        ("nowhere.png", "nowhere.png can't be written: there is no folder /none; make it, or write elsewhere"),
    ]) func anOutputThatTakesNothing(_ output: String, _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "A.swift")
        let run = try ShellRun(
            """
            ln -s /dev/full full.png; mkfifo pipe.png; ln -s /none/a.png nowhere.png
            "$PLUMB" render A.swift -o \(output)
            """, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errorLines == ["plumb: \(sentence)"])
        #expect(folder.names == ["A.swift", "full.png", "nowhere.png", "pipe.png"])
    }

    @Test func aFolderThatIsReadOnly() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "A.swift")
        // Root may write everywhere, unless that right is taken away.
        let command = getuid() == 0 ? "setpriv --bounding-set -dac_override --inh-caps -dac_override " : ""
        let run = try ShellRun(
            "mkdir closed; chmod 555 closed; \(command)\"$PLUMB\" render A.swift -o closed/a.png", in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errorLines == ["plumb: closed/a.png can't be written: permission denied; write to another folder"])
    }

    @Test func aLinkStaysALink() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "A.swift")
        let run = try ShellRun(
            "mkdir there; ln -s there/b.png a.png; \"$PLUMB\" render A.swift -o a.png && ls -A . there && test -h a.png",
            in: folder.url)
        #expect(run.status == 0)
        #expect(run.output == ".:\nA.swift\na.png\nthere\n\nthere:\nb.png\n")
    }
}
