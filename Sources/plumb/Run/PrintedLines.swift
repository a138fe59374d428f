import Foundation
import PlumbRendering

/// What the child and user code print, handed on to stderr line by line without the pages of backtrace that follow a
/// fatal error.
struct PrintedLines {
    private var pending = Data()
    private var isInBacktrace = false
    /// Whether it was said that a request was not sent.
    private(set) var hasRefusal = false

    /// Hands on what has arrived; false at the end of the stream.
    mutating func forward(_ descriptor: Int32) -> Bool {
        let isOpen = pending.append(from: descriptor)
        var out = Data()
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
            let line = pending[...end]
            if passes(String(decoding: line, as: UTF8.self)) { out.append(line) }
            pending = Data(pending[(end + 1)...])
        }
        if !isOpen || pending.count > 1 << 16 {
            out.append(pending)
            pending = Data()
        }
        if !out.isEmpty { standardError(out) }
        return isOpen
    }

    /// Hands on what is left, without waiting for processes that keep the stream open.
    mutating func drain(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        while forward(descriptor) {}
    }

    /// The runtime writes "Current stack trace:" and lines like `0    libswiftCore.so    0x00007f90b9d5f130 name + 33`.
    private mutating func passes(_ line: String) -> Bool {
        if line.contains(PlumbNetworkAccess.refusal) { hasRefusal = true }
        if line.hasPrefix("Current stack trace:") {
            isInBacktrace = true
            return false
        }
        guard isInBacktrace else { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        isInBacktrace = words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
        return !isInBacktrace
    }
}
