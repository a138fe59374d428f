import Foundation
import Testing

/// Streams, variables and folders that a shell can take away: no trap, no result that is lost in silence.
struct StreamTests {
    private static let result = "{\"A\": {\"proposal\": [null, null], \"size\": [10, 20], \"frames\": {}}}\n"

    struct Case: Sendable, CustomTestStringConvertible {
        var script: String
        var status: Int32 = 0
        var output = result
        var sentence = ""
        var testDescription: String { script }
    }

    private static let layout = "\"$PLUMB\" layout A.swift --json --text fixed --size fit"
    /// With an empty cache everything is compiled, by programs with streams of their own.
    private static let compiling = "XDG_CACHE_HOME=$PWD/cache \(layout)"

    static let cases: [Case] = [
        Case(script: "\(layout) <&-"),
        Case(script: "\(compiling) <&-"),
        Case(script: "\(layout) 2>&-"),
        Case(
            script: "\(layout) >&-", status: 2, output: "",
            sentence: "plumb: stdout is closed; give the result a place, as > file"),
        Case(
            script: "\(compiling) <&- >&-", status: 2, output: "",
            sentence: "plumb: stdout is closed; give the result a place, as > file"),
        Case(
            script: "\(layout) >/dev/full", status: 2, output: "",
            sentence: "plumb: the result can't be written to stdout: no space left on device"),
        Case(
            script: "\"$PLUMB\" --help >/dev/full", status: 2, output: "",
            sentence: "plumb: the result can't be written to stdout: no space left on device"),
        Case(script: "\"$PLUMB\" layout none.swift --json 2>&-", status: 2, output: ""),
        Case(script: "\"$PLUMB\" layout none.swift --json 2>/dev/full", status: 2, output: ""),
        Case(script: "\"$PLUMB\" render A.swift -o a.png <&- >&- 2>&- && test -s a.png", output: ""),
        Case(script: "unset HOME XDG_CACHE_HOME; \(layout)"),
        Case(script: "unset XDG_CACHE_HOME; export HOME=; \(layout)"),
        Case(script: "XDG_CACHE_HOME=$PWD/A.swift \(layout)"),
        Case(script: "TMPDIR=/none \(layout)"),
        Case(
            script: "TMPDIR=/none XDG_CACHE_HOME=$PWD/A.swift \(layout)", status: 2, output: "",
            sentence: "plumb: there is no place for temporary files in /none: no such file or directory; "
                + "set TMPDIR to a folder that can be written"),
        Case(
            script: "mkdir gone; cd gone; rmdir ../gone; \"$PLUMB\" layout \"$OLDPWD/A.swift\" --json", status: 2,
            output: "",
            sentence: "plumb: the current folder is there no more; change to another one"),
    ]

    @Test(arguments: cases) func whatAShellTakesAway(_ test: Case) throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
        let run = try ShellRun(test.script, in: folder.url)
        #expect(run.status == test.status)
        #expect(run.output == test.output)
        #expect(run.errors == (test.sentence.isEmpty ? "" : test.sentence + "\n"))
        #expect(folder.names.filter { !["A.swift", "a.png", "cache"].contains($0) }.isEmpty)
    }

    /// What a pipe no longer takes ends the program as it ends any other: by the signal, or, where that is ignored, by
    /// a sentence.
    @Test(arguments: [
        ("", 141, []), ("trap '' PIPE; ", 2, ["plumb: the result can't be written to stdout: broken pipe"]),
    ])
    func aPipeThatIsClosedEarly(_ prefix: String, _ status: Int, _ errors: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            import SwiftUI
            struct A: View {
                var body: some View {
                    VStack { ForEach(0..<9000, id: \\.self) { Text("a").accessibilityIdentifier("identifier \\($0)") } }
                }
            }
            """, to: "A.swift")
        let run = try ShellRun(
            "\(prefix)\"$PLUMB\" layout A.swift --json --size fit | head -c 1; echo \" ${PIPESTATUS[*]}\"",
            shell: ["/bin/bash", "-c"], in: folder.url)
        #expect(run.output == "{ \(status) 0\n")
        #expect(run.errorLines == errors)
    }

    /// A disk of 8 KB, where mounting one is possible.
    @Test func aFullDisk() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
        let mount =
            "mkdir disk; mount -t tmpfs -o size=8k none disk 2>/dev/null || exit 77; head -c 8000 /dev/zero >disk/x"
        for (call, sentence) in [
            ("-o disk/a.png", "disk/a.png can't be written: no space left on device"),
            ("--all -o disk", "disk/A.png can't be written: no space left on device"),
            ("--duration 0.1 -o disk/f-%d.png", "disk/f-0.png can't be written: no space left on device"),
        ] {
            let run = try ShellRun(
                "\(mount); \"$PLUMB\" render A.swift \(call); status=$?; ls -A disk; umount disk; rmdir disk; exit $status",
                shell: ["/usr/bin/unshare", "-m", "/bin/sh", "-c"], in: folder.url)
            if run.status == 77 || run.errors.contains("unshare") { return }
            #expect(run.status == 2)
            #expect(run.output == "x\n")
            #expect(run.errorLines == ["plumb: \(sentence); free some space, or write to another folder"])
        }
        let cache = try ShellRun(
            "\(mount); XDG_CACHE_HOME=$PWD/disk \"$PLUMB\" render A.swift -o a.png",
            shell: ["/usr/bin/unshare", "-m", "/bin/sh", "-c"], in: folder.url)
        #expect(cache.status == 2)
        #expect(cache.errorLines.count == 1)
        #expect(cache.errors.contains("; free some space, or set XDG_CACHE_HOME elsewhere"))
    }
}
