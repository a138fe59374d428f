import Foundation
import Testing

/// `--watch`: what changes is done again, and what is wrong is said and waited for.
struct WatchTests {
    private func dot(_ width: Int) -> String {
        "import SwiftUI\nstruct Dot: View { var body: some View { Color.red.frame(width: \(width), height: 20) } }\n"
    }

    /// The width of a PNG; 0 where there is none.
    private func width(_ folder: ScratchFolder, _ name: String = "dot.png") -> Int {
        guard let data = try? Data(contentsOf: folder.url.appendingPathComponent(name)), data.count > 24 else {
            return 0
        }
        return data[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test func aPictureFollowsItsFile() throws {
        let folder = try ScratchFolder()
        try folder.write(dot(30), to: "Dot.swift")
        let plumb = try WatchingProgram(
            ["render", "Dot.swift", "--size", "fit", "--scale", "1", "-o", "dot.png", "--watch"], in: folder)
        try plumb.wait { width(folder) == 30 }
        try folder.write(dot(60), to: "Dot.swift")
        try plumb.wait { width(folder) == 60 }

        // Errors are said, and the last picture stays.
        try folder.write("import SwiftUI\nstruct Dot: View { var body: some View { Colr.red } }\n", to: "Dot.swift")
        try plumb.wait { plumb.errors.contains("waiting for a change") }
        #expect(plumb.errors.contains("Dot.swift:2:42: error: cannot find 'Colr' in scope"))
        #expect(plumb.errors.contains("plumb: Dot.swift does not compile; its errors stand above"))
        #expect(width(folder) == 60)

        // Editors write another file and rename it; for a moment there is none.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Dot.swift"))
        try plumb.wait { plumb.errors.contains("plumb: there is no file Dot.swift; check the path") }
        try folder.write(dot(90), to: "New")
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("New"), to: folder.url.appendingPathComponent("Dot.swift"))
        try plumb.wait { width(folder) == 90 }

        // A view that traps is no end either.
        let trap = dot(30).replacingOccurrences(
            of: "Color.red", with: "let a: Int? = nil; return Color.red.opacity(Double(a!))")
        try folder.write(trap, to: "Dot.swift")
        try plumb.wait { plumb.errors.contains("plumb: Dot in Dot.swift trapped") }
        try folder.write(dot(120), to: "Dot.swift")
        try plumb.wait { width(folder) == 120 }
        plumb.end()
        #expect(folder.names == ["Dot.swift", "dot.png"])
    }

    /// What the call writes among its inputs, and what is neither, starts nothing.
    @Test func onlyInputsCount() throws {
        let folder = try ScratchFolder()
        try folder.write(dot(30), to: "App/Dot.swift")
        let plumb = try WatchingProgram(
            ["render", "App", "--view", "Dot", "--size", "fit", "--scale", "1", "-o", "App/dot.png", "--watch"],
            in: folder)
        try plumb.wait { plumb.errors.contains("done in") }
        try folder.write("x", to: "App/.hidden")
        try folder.write("x", to: "Beside.swift")
        Thread.sleep(forTimeInterval: 0.5)
        #expect(plumb.errorLines.count == 1)
        // A new file in a new folder is one.
        try folder.write("extension Dot { static let a = 1 }", to: "App/More/Extension.swift")
        try plumb.wait { plumb.errorLines.count == 2 }
        #expect(plumb.errorLines.allSatisfy { $0.contains(" done in ") && $0.hasSuffix("; watching App") })
        try folder.write(dot(40), to: "App/Dot.swift")
        try plumb.wait { width(folder, "App/dot.png") == 40 }
    }

    @Test func allPicturesMayStandAmongTheInputs() throws {
        let folder = try ScratchFolder()
        try folder.write(dot(30), to: "App/Dot.swift")
        let plumb = try WatchingProgram(
            ["render", "App", "--all", "--size", "fit", "--scale", "1", "-o", "App", "--watch"], in: folder)
        try plumb.wait { plumb.errors.contains("done in") && width(folder, "App/Dot.png") == 30 }
        try folder.write(dot(40), to: "App/Dot.swift")
        try plumb.wait { width(folder, "App/Dot.png") == 40 }
        try plumb.wait { plumb.errorLines.count == 2 }
        Thread.sleep(forTimeInterval: 0.5)
        #expect(plumb.errorLines.count == 2)
    }

    @Test func aLayoutIsPrintedAgain() throws {
        let folder = try ScratchFolder()
        try folder.write(dot(30), to: "Dot.swift")
        let plumb = try WatchingProgram(["layout", "--json", "Dot.swift", "--watch"], in: folder)
        try plumb.wait { plumb.output.contains("\"size\": [30, 20]") }
        try folder.write(dot(40), to: "Dot.swift")
        try plumb.wait { plumb.output.contains("\"size\": [40, 20]") }
        #expect(plumb.output.split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        (
            ["render", "-", "-o", "a.png", "--watch"],
            "plumb: --watch needs files; stdin ends once; see plumb render --help"
        ),
        (
            ["render", "A.swift", "-o", "-", "--watch"],
            "plumb: --watch draws again and again; give a file with -o; see plumb render --help"
        ),
        (["layout", "--json", "A.swift", "--watch"], "plumb: there is no file A.swift; check the path"),
    ]) func endsInASentence(_ arguments: [String], _ sentence: String) throws {
        let folder = try ScratchFolder()
        let run = try PlumbRun(arguments, in: folder.url)
        #expect(run.sentence == sentence)
        #expect(run.status == 2)
    }

    @Test func aWindowFollowsItsFile() throws {
        let folder = try ScratchFolder()
        func write(_ body: String) throws {
            try folder.write("import SwiftUI\nstruct Dot: View { var body: some View { \(body) } }\n", to: "Dot.swift")
        }
        try write("Color(red: 1, green: 0, blue: 0)")
        let plumb = try WindowProgram(
            ["run", "Dot.swift", "--size", "200x100", "--watch"], title: "Dot", in: folder)
        try plumb.wait(for: 0xFF0000, x: 100, y: 50, inWindowNamed: "Dot")
        try write("Color(red: 0, green: 1, blue: 0)")
        try plumb.wait(for: 0x00FF00, x: 100, y: 50, inWindowNamed: "Dot")
        // While the file is wrong, the window stays.
        try write("Colr.red")
        try plumb.wait("the error") { plumb.errors.contains("cannot find 'Colr' in scope") }
        try plumb.wait(for: 0x00FF00, x: 100, y: 50, inWindowNamed: "Dot")
        try write("Color(red: 0, green: 0, blue: 1)")
        try plumb.wait(for: 0x0000FF, x: 100, y: 50, inWindowNamed: "Dot")
    }
}

/// A plumb that goes on until somebody ends it.
private final class WatchingProgram {
    private let process = Process()
    private let scratch: ScratchFolder

    init(_ arguments: [String], in folder: ScratchFolder) throws {
        scratch = try ScratchFolder()
        for name in ["out", "err"] { try scratch.write("", to: name) }
        process.executableURL = PlumbRun.program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": PlumbRun.cache.path]) {
            $1
        }
        process.standardOutput = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("out"))
        process.standardError = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("err"))
        try process.run()
    }

    deinit { end() }

    var output: String { text("out") }
    var errors: String { text("err") }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    func wait(_ condition: () -> Bool) throws {
        let end = ContinuousClock.now + .seconds(90)
        while ContinuousClock.now < end {
            if condition() { return }
            try #require(process.isRunning, "\(errors)")
            Thread.sleep(forTimeInterval: 0.03)
        }
        Issue.record("waited in vain: \(errors)")
        throw CancellationError()
    }

    /// Threads of tests, and so what they start, may block other signals.
    func end() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
