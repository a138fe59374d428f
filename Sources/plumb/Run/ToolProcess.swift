import Foundation

/// Runs a program to its end and keeps what it writes.
enum ToolProcess {
    struct Result {
        /// stdout and stderr.
        var output: Data
        var status: Int32
        /// The signal that ended it.
        var signal: Int32?

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// - Parameter command: the program's path and its arguments.
    static func run(_ command: [String], environment: [String: String] = [:]) throws -> Result {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(.call, "\(command[0]) can't be run: \(systemError)") }
        defer { close(ends[0]) }
        let process: pid_t
        do {
            process = try Spawn(
                command: command, descriptors: [(from: ends[1], to: 1), (from: ends[1], to: 2)], ownGroup: false,
                environment: environment
            ).start()
        } catch {
            close(ends[1])
            throw error
        }
        close(ends[1])
        var output = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count > 0 { output.append(contentsOf: buffer[0..<count]) } else if count == 0 || errno != EINTR { break }
        }
        let end = ProcessEnd.waiting(for: process)
        return Result(output: output, status: end.status, signal: end.signal)
    }
}

/// How a process ended.
struct ProcessEnd {
    var status: Int32
    var signal: Int32?

    static func waiting(for process: pid_t) -> ProcessEnd {
        var word: Int32 = 0
        while waitpid(process, &word, 0) < 0 && errno == EINTR {}
        // The layout of the word is that of wait(2): seven bits of signal, then a byte of status.
        let signal = word & 0x7F
        return ProcessEnd(status: (word >> 8) & 0xFF, signal: signal == 0 ? nil : signal)
    }
}
