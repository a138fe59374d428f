import Foundation

/// The folder for files that show differences.
package struct FailureFolder {
    private let root: String

    /// - Parameter path: the call's; else that of PLUMB_SNAPSHOT_FAILURES or SNAPSHOT_ARTIFACTS, else one among the
    ///   temporary files.
    package init(_ path: String? = nil) {
        let environment = ProcessInfo.processInfo.environment
        root =
            path ?? environment["PLUMB_SNAPSHOT_FAILURES"] ?? environment["SNAPSHOT_ARTIFACTS"]
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("plumb-snapshots").path
    }

    /// Writes the pictures of a difference; of text the new file. Gives their paths, and none that can't be written.
    package func keep(_ difference: SnapshotDifference, _ taken: TakenSnapshot, named name: String) -> [String] {
        let parts = name.split(separator: "/").filter { $0 != ".." && $0 != "." }
        let folder = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(parts.joined(separator: "/"))
        var files = difference.pictures
        if files.isEmpty { files = [("new.\(taken.file.record.form.suffix)", taken.file.data)] }
        return files.compactMap { file in
            let url = folder.appendingPathComponent(file.name)
            return SnapshotStore(mode: .all).write(file.data, to: url, file.name) == nil ? url.path : nil
        }
    }
}
