import Foundation

/// A file that is there as a whole or not at all: written beside and renamed.
struct OutputFile {
    let path: String

    /// Checks that it can be written, before the work that makes its content.
    ///
    /// - Parameter suffixes: the formats that the command can write.
    init(path: String, suffixes: [String]) throws {
        let suffix = URL(fileURLWithPath: path).pathExtension.lowercased()
        let known = suffixes.map { ".\($0)" }.joined(separator: ", ")
        if path.isEmpty { throw Failure(.call, "-o is empty; give a file whose name ends in \(known)") }
        if AssetsFolder.isFolder(path) {
            throw Failure(.call, "\(path) is a folder; give a file whose name ends in \(known), or --all for a folder")
        }
        guard suffixes.contains(suffix) else {
            throw Failure(.call, "\(path) has a name that says no known format; let it end in \(known)")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard AssetsFolder.isFolder(folder) else {
            throw Failure(.call, "\(path) can't be written: there is no folder \(folder); make it, or write elsewhere")
        }
        guard access(folder, W_OK) == 0 else {
            throw Failure(.call, "\(path) can't be written: \(systemError); write to another folder")
        }
        self.path = path
    }

    /// Writes beside, then renames.
    func write(_ data: Data) throws {
        let target = URL(fileURLWithPath: path)
        let name = ".\(target.lastPathComponent).\(getpid())"
        let beside = target.deletingLastPathComponent().appendingPathComponent(name).path
        do {
            try data.write(to: URL(fileURLWithPath: beside))
            guard rename(beside, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            let reason = systemError
            unlink(beside)
            throw Failure(.call, "\(path) can't be written: \(reason); free some space or write elsewhere")
        }
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
