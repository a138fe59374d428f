import Foundation

/// The three streams that a shell opens for a program, or doesn't: `>&-` and `2>&-` start it without one.
enum StandardStreams {
    /// Puts something in the place of each that is closed, before a file or a socket of ours gets its number.
    ///
    /// Input and output are opened the wrong way round: whoever uses them is told so, as with a closed one. Messages go
    /// nowhere.
    static func prepare() {
        for (stream, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
        where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is the stream's, for those below it are open.
            _ = open("/dev/null", mode)
        }
    }

    /// Writes all of it; false with `errno` where that can't be done.
    static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&request, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
