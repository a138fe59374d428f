import Foundation
import SwiftUI

/// One run of user code in a process of its own, which may trap, recurse or never return.
struct ChildRun {
    let installation: Installation
    /// The user's file, for sentences.
    let file: String
    /// Seconds that each view may take.
    let timeout: Double

    /// The stack of the child in bytes, where the hard limit permits: deep views recurse deeply.
    private static let stack: rlim_t = 1 << 30

    /// 1. Sets the limits, which the child inherits.
    /// 2. Starts the child with one socket; its stdout is our stderr.
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
        let process: pid_t
        do {
            process = try Spawn(
                command: [installation.program, ChildProcess.argument],
                descriptors: [(from: 2, to: 1), (from: ends[1], to: ChildProcess.connection)], ownGroup: true,
                environment: ["SWIFT_BACKTRACE": "enable=no"]
            ).start()
        } catch {
            close(ends[1])
            throw error
        }
        close(ends[1])
        // Whatever happens below, neither the child nor what it started stays behind.
        defer { kill(-process, SIGKILL) }

        // 3
        var line = try JSONEncoder().encode(request)
        line.append(UInt8(ascii: "\n"))
        send(line, on: ends[0])
        var deadline = Deadline(seconds: timeout)
        var received = Data()
        var view: String?
        var isOverflow = false
        reading: while true {
            while let message = ChildMessage.take(from: &received) {
                switch message.kind {
                case .view:
                    view = message.text
                    deadline = Deadline(seconds: timeout)
                case .overflow: isOverflow = true
                case .end:
                    kill(-process, SIGKILL)
                    _ = ProcessEnd.waiting(for: process)
                    return
                default: try receive(message)
                }
            }
            switch deadline.read(from: ends[0], into: &received) {
            case .data: continue
            case .end: break reading
            case .timeout:
                kill(-process, SIGKILL)
                _ = ProcessEnd.waiting(for: process)
                throw Failure(.file, "\(name(view)) did not return within \(PositiveNumber.text(timeout)) s; "
                    + "look for a loop without end, or give it longer with --timeout")
            }
        }

        // 4
        throw Failure(.file, sentence(for: ProcessEnd.waiting(for: process), view: view, isOverflow: isOverflow))
    }

    private func name(_ view: String?) -> String { view.map { "\($0) in \(file)" } ?? file }

    private func sentence(for end: ProcessEnd, view: String?, isOverflow: Bool) -> String {
        if isOverflow {
            return "\(name(view)) recurses without end or nests too deep: the stack is full; look for a view that contains itself"
        }
        switch end.signal {
        case nil: return "\(name(view)) ended the process (exit status \(end.status)) instead of returning; take out the call of exit"
        case SIGKILL: return "\(name(view)) was killed, which the system does when memory runs out; look for what grows without end"
        case SIGSEGV, SIGBUS: return "\(name(view)) crashed: it reached for memory that isn't there; look for unsafe pointers"
        default: return "\(name(view)) trapped; what Swift says about it stands above"
        }
    }

    private func send(_ data: Data, on descriptor: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                // No signal when the child is dead already: reading will tell.
                let count = Foundation.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count > 0 { sent += count } else if errno != EINTR { return }
            }
        }
    }
}

/// A point in time after which nobody waits any more.
struct Deadline {
    private let end: ContinuousClock.Instant

    enum Event { case data, end, timeout }

    init(seconds: Double) { end = ContinuousClock.now + .seconds(seconds) }

    func read(from descriptor: Int32, into data: inout Data) -> Event {
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return .timeout }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&request, 1, Int32(min(left + 1, 1e9)))
            if count == 0 || (count < 0 && errno == EINTR) { continue }
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            let length = Foundation.read(descriptor, &buffer, buffer.count)
            if length < 0 && errno == EINTR { continue }
            guard length > 0 else { return .end }
            data.append(contentsOf: buffer[0..<length])
            return .data
        }
    }
}
