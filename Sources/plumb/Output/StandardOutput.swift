import Foundation

/// What was asked for, and nothing else.
enum StandardOutput {
    static func write(_ text: String) throws {
        guard StandardStreams.write(Data(text.utf8), to: 1) else {
            if errno == EBADF { throw Failure(.call, "stdout is closed; give the result a place, as > file") }
            throw Failure(.call, "the result can't be written to stdout: \(systemError)")
        }
    }
}
