import Foundation
import Testing

/// A program that opens a window on a display of its own, as a person sees and uses it.
final class WindowProgram {
    let server: XServer
    private let process = Process()
    private let folder: ScratchFolder
    private let errorFile: URL
    private(set) var window = ""

    /// What it has written to stderr so far.
    var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    /// Starts a program, and waits until its window is there.
    ///
    /// - Parameter program: the path; `plumb` unless given.
    init(
        _ arguments: [String], title: String, program: URL = PlumbRun.program, in folder: ScratchFolder,
        environment: [String: String] = [:]
    ) throws {
        server = try XServer()
        self.folder = folder
        errorFile = folder.url.appendingPathComponent("err")
        try Data().write(to: errorFile)
        try #require(
            FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is missing: make build")
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CACHE_HOME": PlumbRun.cache.path, "DISPLAY": server.display]) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        try wait("a window named \(title); \(errors)") {
            let found = try server.run("xdotool", ["search", "--onlyvisible", "--name", title])
            window =
                String(decoding: found ?? Data(), as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
            return !window.isEmpty || !process.isRunning
        }
        try #require(!window.isEmpty, "no window: \(errors)")
        try server.xdotool("windowfocus", window)
    }

    /// Waits until a pixel has a colour of whatever window has the title: one window may take the place of another,
    /// under the same number too.
    func wait(for color: Int, x: Int, y: Int, inWindowNamed title: String) throws {
        try wait("\(String(color, radix: 16)) in a window named \(title); \(errors)") {
            let found = try server.run("xdotool", ["search", "--onlyvisible", "--name", title])
            let windows = String(decoding: found ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
            return try windows.contains { number in
                window = number
                return try screenshot()[x, y] == color
            }
        }
    }

    /// Writes a file of views and runs it.
    convenience init(views: String, title: String, _ options: [String] = []) throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n" + views, to: "Views.swift")
        try self.init(["run", "Views.swift"] + options, title: title, in: folder)
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Waits for a condition: the machine may be slow, the condition comes or the test fails.
    func wait(_ what: @autoclosure () -> String, _ condition: () throws -> Bool) throws {
        let end = ContinuousClock.now + .seconds(90)
        while ContinuousClock.now < end {
            if try condition() { return }
            usleep(30_000)
        }
        Issue.record("waited in vain for \(what())")
        throw CancellationError()
    }

    func screenshot() throws -> Screenshot {
        let size = try server.run("xdotool", ["getwindowgeometry", "--shell", window])
        func number(_ name: String) -> Int {
            String(decoding: size ?? Data(), as: UTF8.self).split(separator: "\n")
                .first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        // Without a limit it waits for ever for a window that has just gone.
        let bytes = try server.run("timeout", ["10", "import", "-window", window, "-depth", "8", "rgb:-"])
        return Screenshot(width: number("WIDTH"), height: number("HEIGHT"), bytes: bytes ?? Data())
    }

    /// Waits until a pixel of the window has a colour.
    func wait(for color: Int, x: Int, y: Int) throws {
        var last: Int?
        try wait(
            "\(String(color, radix: 16)) at \(x), \(y); it is \(last.map { String($0, radix: 16) } ?? "outside"). \(errors)"
        ) {
            last = try screenshot()[x, y]
            return last == color
        }
    }

    func click(x: Int, y: Int) throws {
        try server.xdotool("mousemove", "--window", window, "\(x)", "\(y)", "click", "1")
    }

    /// Presses the button at a point and takes it to another, step by step as a hand does.
    func hold(x: Int, y: Int, toX endX: Int, y endY: Int) throws {
        try server.xdotool("mousemove", "--window", window, "\(x)", "\(y)", "mousedown", "1")
        let steps = 8
        for step in 1...steps {
            let (nextX, nextY) = (x + (endX - x) * step / steps, y + (endY - y) * step / steps)
            try server.xdotool("mousemove", "--window", window, "\(nextX)", "\(nextY)")
            usleep(16_000)
        }
    }

    func drag(x: Int, y: Int, toX endX: Int, y endY: Int) throws {
        try hold(x: x, y: y, toX: endX, y: endY)
        try server.xdotool("mouseup", "1")
    }

    func type(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { try key("Return") }
            if !line.isEmpty { try server.xdotool("type", String(line)) }
        }
    }

    func key(_ keys: String...) throws { for key in keys { try server.xdotool("key", key) } }

    /// Waits for the end. The status; negative for a signal.
    func end() throws -> Int32 {
        try wait("the end of the program") { !process.isRunning }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    var isRunning: Bool { process.isRunning }

    /// Ticks of processor time (a hundredth of a second) that the program and its child have used.
    func ticks() -> Int {
        func numbers(_ process: Int32) -> [Substring] {
            let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            return text.lastIndex(of: ")").map { text[$0...].split(separator: " ") } ?? []
        }
        let own = process.processIdentifier
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return all.reduce(0) { sum, process in
            let fields = numbers(process)
            // Behind the name: state, parent; user and system time are fields 14 and 15 of proc(5), counted from 1.
            guard fields.count > 13, process == own || Int32(fields[2]) == own else { return sum }
            return sum + (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
        }
    }
}
