import Foundation
import Testing

/// What a terminal gets and a file does not: progress and colours. And what goes through stdin and stdout.
struct TerminalTests {
    private let moving = """
        import SwiftUI
        struct Moving: View {
            var body: some View { TimelineView(.animation) { _ in Color.red.frame(width: 10, height: 10) } }
        }
        """
    private let wrong = "import SwiftUI\nstruct Wrong: View { var body: some View { Colr.red } }\n"

    /// What a command writes to a terminal.
    private func terminal(_ command: String, in folder: ScratchFolder, _ variables: [String: String] = [:]) throws
        -> String
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["-qec", "\(PlumbRun.program.path) \(command)", "/dev/null"]
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CACHE_HOME": PlumbRun.cache.path, "TERM": "xterm", "NO_COLOR": ""]) { $1 }
            .merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func aFilmSaysHowFarItIs() throws {
        let folder = try ScratchFolder()
        try folder.write(moving, to: "Moving.swift")
        let text = try terminal("render Moving.swift --duration 0.2 -o film.gif", in: folder)
        for frame in 1...6 { #expect(text.contains("\r\u{1B}[Kframe \(frame) of 6")) }
        // It leaves nothing behind.
        #expect(text.hasSuffix("\r\u{1B}[K"))
        let quiet = try PlumbRun(["render", "Moving.swift", "--duration", "0.2", "-o", "film.gif"], in: folder.url)
        #expect(quiet.errors == "" && quiet.status == 0)
    }

    @Test func errorsHaveColours() throws {
        let folder = try ScratchFolder()
        try folder.write(wrong, to: "Wrong.swift")
        let command = "render Wrong.swift -o wrong.png"
        let text = try terminal(command, in: folder)
        #expect(
            text.contains(
                "\u{1B}[1mWrong.swift:2:44:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mcannot find 'Colr' in scope\u{1B}[0m"
            ))
        #expect(text.contains("\u{1B}[1;32m                                           ^~~~\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1mplumb:\u{1B}[0m Wrong.swift does not compile"))
        #expect(try !terminal(command, in: folder, ["NO_COLOR": "1"]).contains("\u{1B}[1"))
        #expect(try !terminal(command, in: folder, ["TERM": "dumb"]).contains("\u{1B}"))
        let plain = try PlumbRun(["render", "Wrong.swift", "-o", "wrong.png"], in: folder.url)
        #expect(plain.errorLines.first == "Wrong.swift:2:44: error: cannot find 'Colr' in scope")
    }

    @Test func aTerminalGetsNoPicture() throws {
        let folder = try ScratchFolder()
        try folder.write(moving, to: "Moving.swift")
        #expect(
            try terminal("render Moving.swift -o -", in: folder, ["TERM": "dumb"])
                == "plumb: a terminal shows no PNG; send it on, as -o - > card.png\r\n")
    }

    @Test func aProgramInAPipeIsAPictureInAPipe() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct Dot: View { var body: some View { Color.red } }\n", to: "Dot.swift")
        func shell(_ command: String) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", command.replacingOccurrences(of: "plumb", with: PlumbRun.program.path)]
            process.currentDirectoryURL = folder.url
            process.environment = ProcessInfo.processInfo.environment
                .merging(["XDG_CACHE_HOME": PlumbRun.cache.path]) { $1 }
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        #expect(try shell("plumb render - --size 7x3 --scale 1 -o - < Dot.swift > dot.png 2> err") == 0)
        #expect(try Picture(folder, "dot.png").size == [7, 3])
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("err")).isEmpty)
        try folder.write(wrong, to: "Wrong.swift")
        #expect(try shell("plumb layout --json - < Wrong.swift 2> err") == 1)
        let errors = try String(contentsOf: folder.url.appendingPathComponent("err"), encoding: .utf8)
        #expect(errors.hasPrefix("stdin.swift:2:44: error: cannot find 'Colr' in scope\n"))
        #expect(errors.hasSuffix("plumb: stdin.swift does not compile; its errors stand above\n"))
        #expect(try shell("plumb render Dot.swift --all -o - 2> err") == 2)
    }
}
