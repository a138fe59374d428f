import Foundation

/// A file that is there as a whole or not at all: written beside and renamed.
struct OutputFile {
    /// As in the call.
    let path: String
    /// What is replaced: where the path is a link, the file that it leads to.
    private let target: String

    /// Checks that it can be written, before the work that makes its content.
    ///
    /// - Parameter suffixes: the formats that the command can write.
    init(path: String, suffixes: [String]) throws {
        let suffix = URL(fileURLWithPath: path).pathExtension.lowercased()
        let known = Self.list(suffixes)
        if path.isEmpty { throw Failure(.call, "-o is empty; give a file whose name ends in \(known)") }
        if AssetsFolder.isFolder(path) {
            throw Failure(.call, "\(path) is a folder; give a file whose name ends in \(known), or --all for a folder")
        }
        guard suffixes.contains(suffix) else {
            throw Self.unknownFormat(path, suffixes)
        }
        if let kind = SourceText.kind(of: path) {
            throw Failure(.call, "\(path) is \(kind), which no picture can replace; give the name of a file")
        }
        self.path = path
        target = Self.end(of: path)
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
        guard AssetsFolder.isFolder(folder) else {
            throw Failure(.call, "\(path) can't be written: there is no folder \(folder); make it, or write elsewhere")
        }
        if access(target, F_OK) != 0, errno == ENAMETOOLONG {
            throw Failure(.call, "\(path) has a name that is too long; give a shorter one")
        }
        // Permissions don't say everything: there are folders, as /proc, that take no files from anybody.
        let beside = FileWriting.beside(target)
        guard access(folder, W_OK) == 0, FileWriting.write(Data(), to: beside), unlink(beside) == 0 else {
            throw FileWriting.failure(path)
        }
    }

    static func unknownFormat(_ name: String, _ suffixes: [String]) -> Failure {
        Failure(.call, "\(name) has a name that says no known format; let it end in \(list(suffixes))")
    }

    private static func list(_ suffixes: [String]) -> String {
        suffixes.map { ".\($0)" }.joined(separator: ", ")
    }

    /// Writes beside, then renames.
    func write(_ data: Data) throws { try FileWriting.replace(target, with: data, named: path) }

    /// Where links lead to, though there is no file yet.
    private static func end(of path: String) -> String {
        var path = path
        // As many as Linux follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            path = next.hasPrefix("/") ? next : "\(folder)/\(next)"
        }
        return path
    }
}

/// The folder for one file per view.
struct OutputFolder {
    let path: String

    /// Makes the folder where there is none.
    init(path: String) throws {
        if path.isEmpty { throw Failure(.call, "-o is empty; give a folder") }
        if !AssetsFolder.isFolder(path) {
            if FileManager.default.fileExists(atPath: path) {
                throw Failure(.call, "\(path) is a file; with --all give a folder")
            }
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw Failure(.call, "the folder \(path) can't be made; give one that exists or can be made")
            }
        }
        guard access(path, W_OK) == 0 else {
            throw Failure(.call, "\(path) can't be written to: \(systemError); give another folder")
        }
        self.path = path
    }

    func file(named name: String) throws -> OutputFile {
        try OutputFile(path: "\(path)/\(name)", suffixes: [URL(fileURLWithPath: name).pathExtension])
    }
}
