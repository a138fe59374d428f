import Foundation

/// Files of the output, with the system's word for what goes wrong: Foundation's errors say less.
enum FileWriting {
    /// Makes the file, or empties it; false with `errno` where that can't be done.
    static func write(_ data: Data, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        guard StandardStreams.write(data, to: descriptor) else {
            let error = errno
            close(descriptor)
            errno = error
            return false
        }
        // Some systems say only now that there was no room.
        return close(descriptor) == 0
    }

    /// How the name of a file begins that is being written; the process follows.
    static let unfinished = ".plumb."

    /// Where a file is written that will replace another one.
    static func beside(_ path: String) -> String {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return folder.appendingPathComponent("\(unfinished)\(getpid())").path
    }

    /// Writes a file beside, then renames it: it is there as a whole or not at all.
    ///
    /// - Parameter name: the path as in the call, for the sentence that is thrown.
    static func replace(_ path: String, with data: Data, named name: String) throws {
        let beside = beside(path)
        guard write(data, to: beside), rename(beside, path) == 0 else {
            let failure = failure(name)
            unlink(beside)
            throw failure
        }
    }

    /// The sentence for what has just failed, by `errno`.
    static func failure(_ path: String) -> Failure {
        let isFull = [ENOSPC, EDQUOT, EFBIG].contains(errno)
        // "No such file" would speak of the folder, which is there.
        let reason = errno == ENOENT ? "the folder takes no files" : systemError
        return Failure(
            .call, "\(path) can't be written: \(reason); \(isFull ? "free some space, or " : "")write to another folder"
        )
    }
}
