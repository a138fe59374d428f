import Foundation

/// What the inputs of a call are like at one time: which files there are, and when each was changed.
struct InputState: Equatable {
    private struct File: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var number: UInt
    }

    private var files: [String: File] = [:]
    /// Every folder that was looked into.
    private(set) var folders: [String] = []

    static func == (one: InputState, other: InputState) -> Bool { one.files == other.files }

    /// 1. A folder counts with all that is below it but hidden folders and products. Links to folders are not followed.
    /// 2. A file counts with what `plumb` finds beside it: pictures and colours, tables of strings, fonts.
    /// 3. What the call writes is no input, though it may stand among them.
    ///
    /// - Parameter isOutput: says of a path from the root whether the call writes there.
    init(paths: [String], assets: String?, isOutput: (String) -> Bool) {
        for path in paths + [assets].compactMap({ $0 }) {
            let path = SourceFile.absolute(path)
            if AssetsFolder.isFolder(path) {
                // 1
                look(into: path, isOutput) { _ in true }
            } else {
                // 2
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
                add(path)
                look(into: folder, isOutput) { Self.isBeside(URL(fileURLWithPath: $0)) }
            }
        }
    }

    private static let suffixesBeside: Set<String> = [
        "strings", "stringsdict", "xcstrings", "lproj", "xcassets", "ttf", "otf", "ttc",
    ]

    private static func isBeside(_ url: URL) -> Bool {
        suffixesBeside.contains(url.pathExtension.lowercased()) || url.lastPathComponent.hasPrefix("Assets")
            || url.lastPathComponent == "Fonts"
    }

    private mutating func look(into folder: String, _ isOutput: (String) -> Bool, _ isInput: (String) -> Bool) {
        folders.append(folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !name.hasPrefix(".") && !SourceFolder.products.contains(name) {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            // 3
            guard isInput(path), !isOutput(path) else { continue }
            var info = stat()
            guard lstat(path, &info) == 0 else { continue }
            if info.st_mode & S_IFMT == S_IFDIR {
                look(into: path, isOutput) { _ in true }
            } else {
                add(path)
            }
        }
    }

    /// A file that is not there is a state too.
    private mutating func add(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return }
        files[path] = File(
            size: Int(info.st_size), seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec,
            number: UInt(info.st_ino))
    }
}
