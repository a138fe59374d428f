import Foundation

/// Where the pictures and colours of a file are looked up.
enum AssetsFolder {
    /// The folder of the call, else the first `Assets…` (a folder or an `.xcassets`) beside the file, else none.
    static func path(given: String?, besides file: String) throws -> String? {
        if let given {
            guard isFolder(given) else {
                throw Failure(.call, "--assets \(given) is not a folder; give a folder of pictures or an .xcassets")
            }
            return given
        }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasPrefix("Assets") }.map { "\(folder)/\($0)" }.first(where: isFolder)
    }

    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
