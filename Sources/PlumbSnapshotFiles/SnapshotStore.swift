import Foundation
import PlumbWhy

/// When a snapshot is written.
package enum RecordMode: String, Sendable, CaseIterable {
    /// Never: what is missing is a failure.
    case never
    /// Where there is none.
    case missing
    /// Also where it differs.
    case failed
    /// Always; one that is the same stays as it is.
    case all
}

/// Compares snapshots with their files, and writes these.
///
/// A file is there as a whole or not at all, and what was recorded is replaced only where the mode says so.
package struct SnapshotStore: Sendable {
    package var mode: RecordMode
    /// What asked for the mode, for sentences: "PLUMB_SNAPSHOTS=never".
    package var reason: String?

    package init(mode: RecordMode, reason: String? = nil) {
        self.mode = mode
        self.reason = reason
    }

    /// What came of a snapshot.
    package enum Outcome: Sendable {
        case same
        /// It was written. What was other before, where there was one.
        case recorded(SnapshotDifference?)
        case different(SnapshotDifference)
        /// One sentence.
        case failed(String)
    }

    package func settle(
        _ taken: TakenSnapshot, at file: URL, shownAs name: String,
        _ tolerance: SnapshotDifference.Tolerance = SnapshotDifference.Tolerance()
    ) -> Outcome {
        guard FileManager.default.fileExists(atPath: file.path) else {
            if mode == .never {
                let why = reason.map { " (\($0))" } ?? ""
                return .failed("There is no snapshot \(name), and this run records none\(why).")
            }
            return write(taken.file.data, to: file, name).map(Outcome.failed) ?? .recorded(nil)
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            return .failed("\(name) can't be read.")
        }
        let old: SnapshotFile
        do {
            old = try SnapshotFile(data, form: taken.file.record.form)
        } catch {
            if mode == .all { return write(taken.file.data, to: file, name).map(Outcome.failed) ?? .recorded(nil) }
            return .failed("\(name) \(error.words).")
        }
        guard let difference = SnapshotDifference(old, taken, tolerance) else { return .same }
        guard mode == .failed || mode == .all else { return .different(difference) }
        return write(taken.file.data, to: file, name).map(Outcome.failed) ?? .recorded(difference)
    }

    /// Writes beside, then renames. A sentence where that can't be.
    package func write(_ data: Data, to file: URL, _ name: String) -> String? {
        let folder = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return "The folder of \(name) can't be made; let \(folder.deletingLastPathComponent().path) be written to."
        }
        do {
            try data.write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(name) can't be written; let \(folder.path) be written to."
        }
    }
}

/// Names of snapshots' files.
package enum SnapshotName {
    /// The folder beside a file of tests or views.
    package static let folder = "__Snapshots__"

    /// What is no letter or digit is a hyphen; none at the ends: "card()" is "card".
    package static func sanitized(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return parts.joined(separator: "-")
    }
}
