import Foundation
import SwiftUI

/// One run of user code in a process of its own, which may trap, recurse or never return.
struct ChildRun {
    let installation: Installation
    /// The user's file, for sentences.
    let file: String
    /// Seconds that each view may take; infinity for no end.
    let timeout: Double

    /// The stack of the child in bytes, where the hard limit permits: deep views recurse deeply.
    static let stack: rlim_t = 512 << 20

    /// 1. Sets the limits, which the child inherits.
    /// 2. Starts the child with a socket for requests and results, and a pipe for everything that it prints.
    /// 3. Hands on what it says until it says that it is done.
    /// 4. Else finds the sentence for what happened: the last view it named did it.
    func run(_ request: ChildRequest, receive: (ChildMessage) throws -> Void) throws {
        // 1
        ResourceLimits.raiseStack(to: Self.stack)
        ResourceLimits.boundMemory()
        ResourceLimits.forbidCoreFiles()

        // 2
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(.call, "a socket for the child process can't be made: \(systemError)")
        }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        var printed: [Int32] = [0, 0]
        guard pipe(&printed) == 0 else {
            throw Failure(.call, "a pipe for the child process can't be made: \(systemError)")
        }
        defer { close(printed[0]) }
        _ = fcntl(printed[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(printed[1], F_SETFD, FD_CLOEXEC)
        let spawn = Spawn(
            command: [installation.program, ChildProcess.argument],
            descriptors: [(printed[1], 1), (printed[1], 2), (ends[1], ChildProcess.connection)], ownGroup: true,
            environment: ["SWIFT_BACKTRACE": "enable=no", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"])
        let started = Result { try spawn.start() }
        close(ends[1])
        close(printed[1])
        let process = try started.get()
        var errors = PrintedLines()
        defer {
            // Neither the child nor what it started stays behind, and nothing it printed is lost.
            kill(-process, SIGKILL)
            errors.drain(printed[0])
        }

        // 3
        var line = try JSONEncoder().encode(request)
        line.append(UInt8(ascii: "\n"))
        send(line, on: ends[0])
        var deadline = Deadline(seconds: timeout)
        var received = Data()
        var view: String?
        var isOverflow = false
        var isPrinting = true
        reading: while true {
            while let message = ChildMessage.take(from: &received) {
                switch message.kind {
                case .view:
                    view = message.text
                    deadline = Deadline(seconds: timeout)
                case .overflow: isOverflow = true
                case .noWindow: throw Failure(.call, message.text)
                case .end:
                    kill(-process, SIGKILL)
                    _ = ProcessEnd.waiting(for: process)
                    return
                default: try receive(message)
                }
            }
            switch deadline.wait(for: ends[0], isPrinting ? printed[0] : nil) {
            case .data(true):
                if !errors.forward(printed[0]) { isPrinting = false }
            case .data(false):
                if !received.append(from: ends[0]) { break reading }
            case .timeout:
                kill(-process, SIGKILL)
                _ = ProcessEnd.waiting(for: process)
                throw Failure(
                    .file,
                    "\(name(view)) did not return within \(PositiveNumber.text(timeout)) s; "
                        + "look for a loop without end, or give it longer with --timeout")
            }
        }

        // 4
        let end = ProcessEnd.waiting(for: process)
        // Behind a window, `exit(0)` is how a person leaves.
        if request.task == .window, end.signal == nil, end.status == 0 { return }
        throw Failure(.file, sentence(for: end, view: view, isOverflow: isOverflow))
    }

    private func name(_ view: String?) -> String { view.map { "\($0) in \(file)" } ?? file }

    private func sentence(for end: ProcessEnd, view: String?, isOverflow: Bool) -> String {
        if isOverflow {
            return
                "\(name(view)) recurses without end or nests too deep: the stack is full; look for a view that contains itself"
        }
        switch end.signal {
        case nil:
            return
                "\(name(view)) ended the process (exit status \(end.status)) instead of returning; take out the call of exit"
        case SIGKILL:
            return
                "\(name(view)) was killed, which the system does when memory runs out; look for what grows without end"
        case SIGSEGV, SIGBUS:
            return "\(name(view)) crashed: it reached for memory that isn't there; look for unsafe pointers"
        default: return "\(name(view)) trapped; what Swift says about it stands above"
        }
    }

    private func send(_ data: Data, on descriptor: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                // No signal when the child is dead already: reading will tell.
                let count = Foundation.send(
                    descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count > 0 { sent += count } else if errno != EINTR { return }
            }
        }
    }
}
