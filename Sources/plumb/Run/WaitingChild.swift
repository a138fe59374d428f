import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI
import Synchronization

/// A process that was started to show views, and waits to be told what to do.
///
/// The first one starts before the call is read: it loads its libraries while this process finds out what is asked for.
/// Why it is a program of its own and no copy of this process: Docs/Decisions/0014-the-child-is-started-early.md.
struct WaitingChild {
    let process: pid_t
    /// The end of the socket for requests and results.
    let connection: Int32
    /// The end of the pipe for everything that it prints.
    let printed: Int32

    private static let early = Mutex<WaitingChild?>(nil)

    /// Starts one for a call that will need it. One that nobody takes ends when this process does.
    static func startEarly(for arguments: [String]) {
        let commands = ["render", "layout", "explain", "lint", "run", "schema", "batch", "serve"]
        guard let command = arguments.dropFirst().first, commands.contains(command),
            !arguments.contains("--help"), !arguments.contains("-h"), let installation = try? Installation.find()
        else { return }
        startEarly(installation)
    }

    static func startEarly(_ installation: Installation) {
        early.withLock { $0 = $0 ?? (try? WaitingChild(installation)) }
    }

    /// Those that were killed and that nobody has waited for.
    private static let ended = Mutex<[pid_t]>([])

    /// Kills it with all that it has started. Nobody waits until the kernel has taken it down.
    func end() {
        kill(-process, SIGKILL)
        Self.ended.withLock { $0.append(process) }
    }

    /// The one that waits, or a new one.
    static func take(_ installation: Installation) throws -> WaitingChild {
        ended.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
        return try early.withLock { $0.take() } ?? WaitingChild(installation)
    }

    private init(_ installation: Installation) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(.call, "a socket for the child process can't be made: \(systemError)")
        }
        var pipe: [Int32] = [0, 0]
        guard Foundation.pipe(&pipe) == 0 else {
            for end in ends { close(end) }
            throw Failure(.call, "a pipe for the child process can't be made: \(systemError)")
        }
        for descriptor in ends + pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var environment = ["SWIFT_BACKTRACE": "enable=no", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"]
        // Compiled views name libraries that this program does not load.
        if let libraries = installation.libraries { environment["LD_LIBRARY_PATH"] = libraries }
        let spawn = Spawn(
            command: [installation.program, ChildProcess.argument],
            descriptors: [(pipe[1], 1), (pipe[1], 2), (ends[1], ChildProcess.connection)], ownGroup: true,
            environment: environment)
        let started = Result { try spawn.start() }
        close(ends[1])
        close(pipe[1])
        do {
            process = try started.get()
        } catch {
            close(ends[0])
            close(pipe[0])
            throw error
        }
        connection = ends[0]
        printed = pipe[0]
    }
}
