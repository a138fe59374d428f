import Foundation

/// A Swift file of the user's, read once: the key of the cache and the text that is compiled are the same bytes.
struct SourceFile {
    /// As given in the call; errors name it so.
    let path: String
    let text: Data

    /// In place of a path, as in other programs.
    static let standardInput = "-"

    init(path: String) throws {
        if path == Self.standardInput {
            self = try SourceFile(standardInputAs: "stdin.swift")
            return
        }
        if path.isEmpty { throw Failure(.call, "a path of the call is empty; give a Swift file, or a folder") }
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.call, "there is no file \(path); check the path")
        }
        if AssetsFolder.isFolder(path) { throw Failure(.call, "\(path) is a folder; give Swift files, or one folder") }
        guard path.hasSuffix(".swift") else {
            throw Failure(.call, "\(path) is not a Swift file; give one whose name ends in .swift")
        }
        if let kind = SourceText.kind(of: path) { throw Failure(.call, "\(path) is \(kind); give a file") }
        do {
            text = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.call, "\(path) can't be read; check its permissions")
        }
        if let fault = SourceText.fault(in: text, of: path) { throw Failure(.file, fault) }
        // The compiler would take such a name for an option, or for a file of options.
        self.path = path.hasPrefix("-") || path.hasPrefix("@") ? "./\(path)" : path
    }

    /// - Parameter name: what errors call it.
    private init(standardInputAs name: String) throws {
        var data = Data()
        while data.append(from: 0) {}
        if let fault = SourceText.fault(in: data, of: name) { throw Failure(.file, fault) }
        path = name
        text = data
    }

    /// The text as a module's: a `#!` line, which only scripts may have, becomes a comment of the same length.
    var moduleText: Data {
        ModuleNames.replaced(
            in: text.starts(with: Array("#!".utf8)) ? Data("//".utf8) + text.dropFirst(2) : text)
    }

    /// The path without `.` and `..`, from the root: links are not followed, for the compiler compares names.
    var absolutePath: String { Self.absolute(path) }

    func contains(_ words: String) -> Bool { text.range(of: Data(words.utf8)) != nil }

    /// Whether the file is a test's: it imports XCTest or Testing.
    var isTest: Bool {
        guard contains("XCTest") || contains("Testing") else { return false }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").contains { line in
            let words = line.split(separator: " ")
            return words.count >= 2 && words[words.count - 2] == "import" && ["XCTest", "Testing"].contains(words.last)
        }
    }

    static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
