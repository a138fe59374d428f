import Foundation
import PlumbHosting
import Synchronization

/// The program that speaks HTTP: `plumb-server`, beside this one.
struct ServerProgram {
    private let path: String

    static func find() throws -> ServerProgram {
        let path = try Installation.find().companion(
            "plumb-server", remedy: "make server builds it, which takes some minutes")
        return ServerProgram(path: path)
    }

    /// One that runs.
    struct Running {
        let process: pid_t
        /// The socket to it.
        let connection: Int32

        /// Waits for its end; it has said what went wrong.
        func wait() throws {
            let end = ProcessEnd.waiting(for: process)
            if let signal = end.signal { throw Failure(.call, "the server was ended by signal \(signal)") }
            if end.status != 0 { Foundation.exit(end.status) }
        }
    }

    /// Who asks plumb to stop asks the server, which answers what has come and ends; then plumb has nothing more to do.
    private static let running = Atomic<pid_t>(0)

    func start(_ settings: ServerSettings) throws -> Running {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(.call, "a socket for the server can't be made: \(systemError)")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = try Spawn(command: [path], descriptors: [(ends[1], 3)], ownGroup: true).start()
        close(ends[1])
        Self.running.store(process, ordering: .relaxed)
        for signal in [SIGINT, SIGTERM] {
            Foundation.signal(signal) { kill(ServerProgram.running.load(ordering: .relaxed), $0) }
        }
        (try JSONEncoder().encode(settings) + Data("\n".utf8)).send(on: ends[0])
        return Running(process: process, connection: ends[0])
    }
}
