import Foundation
import Testing

/// One run of the real program: what it writes, and how it ends.
struct PlumbRun {
    let output: String
    let errors: String
    let status: Int32
    /// Seconds.
    let duration: Double

    /// stderr line by line.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    /// The sentence that a failing run ends with.
    var sentence: String { errorLines.last ?? "" }

    /// The program: `$PLUMB`, else the release build of this package.
    static let program: URL = {
        if let path = ProcessInfo.processInfo.environment["PLUMB"] { return URL(fileURLWithPath: path) }
        return package.appendingPathComponent(".build/release/plumb")
    }()

    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A cache of the tests' own, which stays from run to run: the compiler's module cache in it takes seconds to fill.
    static let cache = package.appendingPathComponent(".build/plumb-tests-cache")

    init(_ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: Self.program.path),
            "\(Self.program.path) is missing: make build")
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": Self.cache.path]) { $1 }
            .merging(environment) { $1 }
        // Files and not pipes, which fill up while nobody reads.
        let scratch = try ScratchFolder()
        let written = try ["out", "err"].map { name in
            let url = scratch.url.appendingPathComponent(name)
            try Data().write(to: url)
            return url
        }
        process.standardOutput = try FileHandle(forWritingTo: written[0])
        process.standardError = try FileHandle(forWritingTo: written[1])
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        duration = (ContinuousClock.now - start) / .seconds(1)
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        output = String(decoding: try Data(contentsOf: written[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: written[1]), as: UTF8.self)
    }

    /// The one JSON object of `plumb layout`.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
}

/// A folder that goes when nobody refers to it any more.
final class ScratchFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file, and the folders around it.
    func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    /// Writes a file of views and runs plumb on it, in this folder.
    func plumb(
        _ command: String, _ views: String, file: String = "Views.swift", _ options: [String] = []
    ) throws -> PlumbRun {
        try write("import SwiftUI\n" + views, to: file)
        return try PlumbRun([command, file] + options, in: url)
    }
}
