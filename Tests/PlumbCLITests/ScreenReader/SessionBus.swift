import Foundation
import Testing

/// A session's bus of the test's own, with the services of accessibility, which come when they are called.
final class SessionBus: Sendable {
    let address: String
    private let process: Process
    private let folder: ScratchFolder
    /// The services go when the display does that they were started on.
    private let server: XServer

    init() throws {
        server = try XServer()
        folder = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
        process = Process()
        process.executableURL = try XServer.tool("dbus-daemon")
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
        // The services' sockets are in this folder, and go with it.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_RUNTIME_DIR": folder.url.path, "XDG_CONFIG_HOME": folder.url.path, "XDG_CACHE_HOME": folder.url.path,
            "DISPLAY": server.display,
        ]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = Data()
        while text.last != UInt8(ascii: "\n") {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            text += more
        }
        address = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(address.hasPrefix("unix:"), "dbus-daemon does not start")
    }

    deinit { end() }

    /// The bus dies, as when a session crashes. Its services go with it.
    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for service in services { kill(service, SIGKILL) }
    }

    /// The processes that this bus has started: they have its folder in their environment. Some of them outlive the
    /// bus.
    private var services: [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return all.filter { process in
            let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
            guard name.hasPrefix("dbus-daemon") || name.hasPrefix("at-spi") else { return false }
            let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
            return variables.range(of: Data(folder.url.path.utf8)) != nil
        }
    }

    var environment: [String: String] {
        ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.url.path, "AT_SPI_BUS_ADDRESS": ""]
    }

    /// Turns accessibility on, as a desktop's settings do.
    func turnOn() throws {
        let status = try send([
            "/org/a11y/bus", "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
            "variant:boolean:true",
        ])
        try #require(status == 0, "accessibility can't be turned on")
    }

    /// Starts the services, as a desktop does when somebody logs in.
    func startServices() throws {
        for _ in 0..<100 {
            if try send(["/org/a11y/bus", "org.freedesktop.DBus.Peer.Ping"]) == 0,
                try send(["/org/a11y/bus", "org.a11y.Bus.GetAddress"]) == 0
            {
                return
            }
            usleep(100_000)
        }
        Issue.record("the services of accessibility don't start")
    }

    private func send(_ words: [String]) throws -> Int32 {
        let tool = Process()
        tool.executableURL = try XServer.tool("dbus-send")
        tool.arguments = ["--session", "--print-reply", "--dest=org.a11y.Bus"] + words
        tool.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        tool.standardOutput = FileHandle.nullDevice
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        tool.waitUntilExit()
        return tool.terminationStatus
    }
}

/// Somebody who reads a program's window: `Tests/ScreenReader/reader.py`, through pyatspi.
final class ScreenReader {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    /// - Parameter isListening: whether it wants to hear of events and keys, as screen readers do. It takes the x key
    ///   for itself.
    init(of program: String, on bus: SessionBus, isListening: Bool = true) throws {
        // The one of Debian, which has pyatspi.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        let script = PlumbRun.package.appendingPathComponent("Tests/ScreenReader/reader.py").path
        process.arguments = [script, program] + (isListening ? ["listen", "keys"] : [])
        process.environment = ProcessInfo.processInfo.environment.merging(bus.environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Asks one thing, and waits for the answer.
    func ask(_ command: String) throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
        let end = Data("\n.\n".utf8)
        while true {
            if let range = unread.range(of: end) {
                let answer = unread[..<range.lowerBound]
                unread = unread[range.upperBound...]
                return String(decoding: answer, as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the reader has ended: is python3-pyatspi installed? make setup")
            unread += more
        }
    }

    func lines(_ command: String) throws -> [String] {
        try ask(command).split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
}
