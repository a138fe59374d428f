import Foundation
import Testing

/// One run of a shell's script that calls the program as `"$PLUMB"`, for what only a shell can do: closing streams,
/// pipes, limits.
struct ShellRun {
    let output: String
    let errors: String
    let status: Int32

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    /// - Parameters:
    ///   - shell: what runs the script, with its options.
    ///   - environment: nil takes a variable away.
    init(
        _ script: String, shell: [String] = ["/bin/sh", "-c"], in folder: URL, environment: [String: String?] = [:]
    ) throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: PlumbRun.program.path),
            "\(PlumbRun.program.path) is missing: make build")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: shell[0])
        process.arguments = shell.dropFirst() + [script]
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment
        variables["XDG_CACHE_HOME"] = PlumbRun.cache.path
        variables["PLUMB"] = PlumbRun.program.path
        variables["PACKAGE"] = PlumbRun.package.path
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        // Files and not pipes, which fill up while nobody reads.
        let scratch = try ScratchFolder()
        let written = try ["out", "err"].map { name in
            let url = scratch.url.appendingPathComponent(name)
            try Data().write(to: url)
            return url
        }
        process.standardOutput = try FileHandle(forWritingTo: written[0])
        process.standardError = try FileHandle(forWritingTo: written[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        output = String(decoding: try Data(contentsOf: written[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: written[1]), as: UTF8.self)
    }
}
