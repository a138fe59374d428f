import Foundation

/// Runs a program to its end and keeps what it writes.
enum ToolProcess {
    struct Result {
        /// stdout and stderr.
        var output: Data
        var status: Int32
        /// The signal that ended it.
        var signal: Int32?
        /// It was ended before it had said all: what it wrote is enough to know that it fails.
        var isEndedEarly = false

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Seconds after which a run is called long.
    private static let patience = 5

    /// - Parameters:
    ///   - command: the program's path and its arguments.
    ///   - limit: seconds after which it is ended, with all that it started.
    ///   - keepsErrors: false leaves out what it writes to stderr.
    ///   - eachSecond: gets the seconds that it has run, and may throw to end it, with all that it started.
    ///   - whileWaiting: gets what it has written so far when it has run for five seconds, and again when that is more.
    /// - Throws: `Failure` when it can't be started; `TooLong` at the limit.
    static func run(
        _ command: [String], environment: [String: String] = [:], limit: Double = .infinity,
        keepsErrors: Bool = true, eachSecond: (Moment) throws -> Void = { _ in },
        whileWaiting: (String) -> Void = { _ in }
    ) throws -> Result {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(.call, "\(command[0]) can't be run: \(systemError)") }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let process: pid_t
        do {
            process = try Spawn(
                command: command,
                descriptors: [(from: ends[1], to: 1), (from: keepsErrors ? ends[1] : Spawn.nothing, to: 2)],
                ownGroup: true,
                environment: environment
            ).start()
        } catch {
            close(ends[1])
            throw error
        }
        close(ends[1])
        ProcessWatcher.shared.begins(process)
        defer { ProcessWatcher.shared.ends(process) }
        var output = Data()
        let start = ContinuousClock.now
        var seconds = 0
        var told = 0
        reading: while true {
            let next = min(limit, Double(seconds + 1))
            switch Deadline(start + .seconds(next)).wait(for: [ends[0]]) {
            case .data: if !output.append(from: ends[0]) { break reading }
            case .timeout where next < limit:
                seconds += 1
                do {
                    try eachSecond(Moment(seconds: seconds, process: process, output: output))
                } catch {
                    kill(-process, SIGKILL)
                    _ = ProcessEnd.waiting(for: process)
                    throw error
                }
                if seconds == patience || (seconds > patience && output.count > told) {
                    told = output.count
                    whileWaiting(String(decoding: output, as: UTF8.self))
                }
            case .timeout:
                kill(-process, SIGKILL)
                _ = ProcessEnd.waiting(for: process)
                throw TooLong()
            }
        }
        let end = ProcessEnd.waiting(for: process)
        return Result(output: output, status: end.status, signal: end.signal)
    }

    struct TooLong: Error {}

    /// A run that goes on.
    struct Moment {
        let seconds: Int
        let process: pid_t
        /// What it has written so far.
        let output: Data

        /// Seconds that processors have worked for it and for what it started.
        var work: Double {
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            let ticks = processes.filter { $0.first?.isNumber == true }.map { name -> Int in
                guard let stat = FileManager.default.contents(atPath: "/proc/\(name)/stat") else { return 0 }
                // Behind the program's name, which may have brackets: state, parent, group … and from the twelfth on
                // the times (proc_pid_stat(5)).
                let text = String(decoding: stat, as: UTF8.self)
                let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ").dropFirst()
                let numbers = fields.map { Int($0) ?? 0 }
                guard numbers.count > 14, numbers[2] == Int(process) else { return 0 }
                return numbers[11...14].reduce(0, +)
            }
            return Double(ticks.reduce(0, +)) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
        }
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
