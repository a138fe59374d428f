import Foundation

/// Starts a program.
struct Spawn {
    /// The program's path and its arguments.
    var command: [String]
    /// Descriptors of this process that the program finds under other numbers. No other ones are passed on but 0, 1
    /// and 2.
    var descriptors: [(from: Int32, to: Int32)]
    /// True puts the program, and what it starts, into a process group that can be ended as a whole.
    var ownGroup: Bool
    var environment: [String: String] = [:]

    /// In place of a descriptor: what is written there is gone.
    static let nothing: Int32 = -1

    func start() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (from, to) in descriptors {
            if from == Self.nothing {
                posix_spawn_file_actions_addopen(&actions, to, "/dev/null", O_WRONLY, 0)
            } else {
                posix_spawn_file_actions_adddup2(&actions, from, to)
            }
        }
        for (from, _) in descriptors where !descriptors.contains(where: { $0.to == from }) && from > 2 {
            posix_spawn_file_actions_addclose(&actions, from)
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if ownGroup {
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
            posix_spawnattr_setpgroup(&attributes, 0)
        }

        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var process: pid_t = 0
        let error = withCStrings(command) { arguments in
            withCStrings(variables) { posix_spawn(&process, command[0], &actions, &attributes, arguments, $0) }
        }
        guard error == 0 else {
            let reason = String(cString: strerror(error)).lowercased()
            throw Failure(.call, "\(command[0]) can't be run: \(reason)")
        }
        return process
    }

    private func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return body(&pointers)
    }
}
