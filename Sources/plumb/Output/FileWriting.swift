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
