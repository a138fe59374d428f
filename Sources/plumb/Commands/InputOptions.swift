import ArgumentParser
import Foundation
import PlumbRendering

/// What a view is made of.
struct InputOptions: ParsableArguments {
    @Option(
        help: "JSON that the view is made of: a file, or - for stdin. (plumb batch: rows, as JSON lines or CSV)",
        completion: .file(extensions: ["json", "jsonl", "csv"]))
    var input: String?

    @Option(
        name: .customLong("set"),
        help: "One value of what the view is made of, over --input: name=Ada, size.width=20; can be repeated.")
    var values: [String] = []

    var isGiven: Bool { input != nil || !values.isEmpty }

    func validate() throws { _ = try assignments() }

    /// Reads the file.
    func source() throws -> InputSource? {
        guard isGiven else { return nil }
        return InputSource(json: try input.map(Self.json), values: try assignments())
    }

    func assignments() throws -> [InputSource.Assignment] {
        try values.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2,
                let assignment = InputSource.Assignment(name: String(parts[0]), text: String(parts[1]))
            else { throw ValidationError("--set \(text) says no value; write NAME=VALUE, as name=Ada") }
            return assignment
        }
    }

    private static func json(at path: String) throws -> JSONValue {
        let name = path == "-" ? "stdin" : path
        let data: Data
        if path == "-" {
            data = FileHandle.standardInput.readDataToEndOfFile()
        } else {
            if AssetsFolder.isFolder(path) { throw Failure(.call, "\(path) is a folder; give a file of JSON") }
            guard let content = FileManager.default.contents(atPath: path) else {
                throw Failure(.call, "\(path) can't be read: \(systemError); give a file of JSON to --input")
            }
            data = content
        }
        do {
            return try JSONValue(text: data)
        } catch let problem as InputProblem {
            throw Failure(.file, "\(name): \(problem)")
        }
    }
}
