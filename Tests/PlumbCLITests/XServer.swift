import Foundation
import Testing

/// A display of the test's own, without a screen: Xvfb, the mouse and the keyboard of xdotool, the camera of
/// ImageMagick.
final class XServer: Sendable {
    let display: String
    private let process: Process

    init() throws {
        process = Process()
        process.executableURL = try XServer.tool("Xvfb")
        // The server finds a number that is free, and says it when it is ready.
        process.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var number = Data()
        while number.last != UInt8(ascii: "\n") {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            number += more
        }
        display = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(display.count > 1, "Xvfb does not start")
    }

    deinit {
        // It starts with the signals of this thread, some of which are blocked; and nothing it has is worth keeping.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let number = display.dropFirst()
        for path in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] { unlink(path) }
    }

    static func tool(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        let found = path.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        return URL(fileURLWithPath: try #require(found, "\(name) is missing: make setup"))
    }

    /// Runs a tool on this display; nil when it fails.
    @discardableResult
    func run(_ name: String, _ arguments: [String]) throws -> Data? {
        let tool = Process()
        tool.executableURL = try XServer.tool(name)
        tool.arguments = arguments
        tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        let pipe = Pipe()
        tool.standardOutput = pipe
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        return tool.terminationStatus == 0 ? data : nil
    }

    /// A picture file's pixels, as a screenshot has them.
    func pixels(of picture: URL) throws -> Data? { try run("convert", [picture.path, "-depth", "8", "rgb:-"]) }

    func xdotool(_ arguments: String...) throws { try run("xdotool", arguments) }
}

/// What a window shows: rows of red, green and blue.
struct Screenshot: Equatable {
    var width: Int
    var height: Int
    var bytes: Data

    /// 0xRRGGBB; nil outside.
    subscript(x: Int, y: Int) -> Int? {
        guard x >= 0, y >= 0, x < width, y < height, bytes.count == width * height * 3 else { return nil }
        let start = bytes.startIndex + (y * width + x) * 3
        return Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
    }
}
