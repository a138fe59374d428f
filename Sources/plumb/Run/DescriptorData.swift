import Foundation

// The package of the server compiles this file too.

extension Data {
    /// Reads what is there; false at the end of the stream.
    mutating func append(from descriptor: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat { count = read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        append(contentsOf: buffer[0..<count])
        return true
    }

    /// Sends all of it on a socket. What can't be sent is dropped: reading tells that the other end has ended.
    func send(on descriptor: Int32) {
        withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                // No signal when the other end is gone already.
                let count = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count > 0 { sent += count } else if errno != EINTR { return }
            }
        }
    }
}
