import Foundation

/// Ends the compilers that this process has started when it ends itself, however it does: by Control-C, `kill` or
/// SIGKILL, which no program sees coming.
///
/// A shell waits at the other end of a socket. It is told of each group of processes that begins or ends, and when the
/// socket closes, it kills those that are left. It stands in a group of its own and ignores the signals that end this
/// one.
final class ProcessWatcher: Sendable {
    /// The one of this program; used on the main thread only.
    static let shared = ProcessWatcher()

    private static let script = """
        trap '' INT TERM HUP QUIT
        groups=
        while read -r word group; do
            case $word in
            begins) groups="$groups $group" ;;
            ends)
                rest=
                for other in $groups; do [ "$other" = "$group" ] || rest="$rest $other"; done
                groups=$rest ;;
            esac
        done
        for group in $groups; do kill -KILL -- "-$group" 2>/dev/null; done
        """

    private let socket: Int32

    /// Without a shell nothing is watched: a compiler that is left ends when it has compiled.
    private init() {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            socket = -1
            return
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let shell = Spawn(
            command: ["/bin/sh", "-c", Self.script],
            descriptors: [(ends[1], 0), (Spawn.nothing, 1), (Spawn.nothing, 2)], ownGroup: true)
        let isStarted = (try? shell.start()) != nil
        close(ends[1])
        if !isStarted { close(ends[0]) }
        socket = isStarted ? ends[0] : -1
    }

    func begins(_ group: pid_t) { say("begins \(group)\n") }
    func ends(_ group: pid_t) { say("ends \(group)\n") }

    private func say(_ line: String) {
        guard socket >= 0 else { return }
        let bytes = Array(line.utf8)
        _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
