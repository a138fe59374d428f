import Foundation

/// What a tool says is wrong, in one sentence.
struct ToolError: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}

/// A run of the `plumb` that stands beside this program.
enum PlumbCall {
    struct Output {
        var status: Int32
        var output: Data
        var errors: String
    }

    /// The folder of this program.
    static let folder: String = {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: program).deletingLastPathComponent().path
    }()

    static let version: String = {
        let output = try? run(["--version"], RunningCalls.Call(""))
        let words = output.map { String(decoding: $0.output, as: UTF8.self) }?.split(separator: " ") ?? []
        return words.count > 1 ? words[1].trimmingCharacters(in: .whitespacesAndNewlines) : "unknown"
    }()

    static func run(_ arguments: [String], _ call: RunningCalls.Call, in directory: String? = nil) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(folder)/plumb")
        process.arguments = arguments
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        // In files: pipes that nobody empties stop the process.
        let scratch = try Scratch()
        defer { scratch.remove() }
        let (output, errors) = (try scratch.file("output"), try scratch.file("errors"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            guard try call.start(process) else { throw ToolError("the call was cancelled") }
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(folder)/plumb can't be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, output: scratch.content("output"),
            errors: String(decoding: scratch.content("errors"), as: UTF8.self))
    }
}

/// A folder that goes when the call is done.
struct Scratch {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/plumb-mcp-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    func file(_ name: String) throws -> FileHandle {
        guard FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil),
            let file = FileHandle(forWritingAtPath: "\(path)/\(name)")
        else { throw ToolError("\(path) can't be written") }
        return file
    }

    func content(_ name: String) -> Data { FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data() }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
