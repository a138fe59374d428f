import Foundation

/// What was asked for, and nothing else.
enum StandardOutput {
    static func write(_ text: String) throws { try write(Data(text.utf8)) }

    static func write(_ data: Data) throws {
        guard StandardStreams.write(data, to: 1) else {
            if errno == EBADF { throw Failure(.call, "stdout is closed; give the result a place, as > file") }
            throw Failure(.call, "the result can't be written to stdout: \(systemError)")
        }
    }
}
