import Foundation

/// The child's end of the socket between parent and child.
struct ParentConnection: Sendable {
    let descriptor: Int32

    /// Reads the request; nil when there is no parent or what it says isn't a request.
    func readRequest() -> ChildRequest? {
        // Processes that user code starts must not hold the connection open.
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        return readLine()
    }

    /// Says that a row is wanted, and waits for it; nil when there are no more.
    func nextRow() -> ChildRow? {
        send(ChildMessage(.ready))
        return readLine()
    }

    /// Reads up to the first line feed: the parent says no more before it is answered.
    private func readLine<Value: Decodable>() -> Value? {
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while line.last != UInt8(ascii: "\n") {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            line.append(contentsOf: buffer[0..<count])
        }
        return try? JSONDecoder().decode(Value.self, from: line)
    }

    /// Ends this process and those it started as soon as the parent is gone, whatever the view is doing.
    func endWithParent() {
        let descriptor = descriptor
        Thread.detachNewThread {
            // `POLLRDHUP`, which Glibc's module does not have: the parent has closed its end. Rows may still arrive.
            var end = pollfd(fd: descriptor, events: 0x2000, revents: 0)
            while poll(&end, 1, -1) < 0 && errno == EINTR {}
            if getpgrp() == getpid() { kill(0, SIGKILL) }
            exit(1)
        }
    }

    func send(_ message: ChildMessage) {
        message.encoded.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = write(descriptor, rest.baseAddress, rest.count)
                if count > 0 { sent += count } else if errno != EINTR { return }
            }
        }
    }
}
