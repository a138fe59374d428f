import Foundation

/// Where answers go; several threads may write.
protocol AnswerWriter: Sendable {
    func write(_ message: [String: Any])
    /// Says that a message gets no answer.
    func leaveOut()
}

/// Writes one message a line.
final class LineWriter: AnswerWriter, Sendable {
    private let lock = NSLock()

    func write(_ message: [String: Any]) { write(line: message) }

    func leaveOut() {}

    /// - Parameter content: a message, or the answers of a batch.
    func write(line content: Any) {
        guard
            var line = try? JSONSerialization.data(
                withJSONObject: content, options: [.withoutEscapingSlashes, .sortedKeys])
        else { return }
        line.append(UInt8(ascii: "\n"))
        lock.withLock { try? FileHandle.standardOutput.write(contentsOf: line) }
    }
}

/// Collects the answers of a batch, and writes them as one line when the last one is there.
///
/// Source: Model Context Protocol, revision 2025-03-26; JSON-RPC 2.0, "Batch".
final class BatchWriter: AnswerWriter, @unchecked Sendable {
    // Safe: the lock guards what changes.
    private let output: LineWriter
    private let lock = NSLock()
    private var awaited: Int
    private var answers: [[String: Any]] = []

    /// - Parameter count: how many messages the batch has.
    init(count: Int, _ output: LineWriter) { (awaited, self.output) = (count, output) }

    func write(_ message: [String: Any]) { note(message) }

    func leaveOut() { note(nil) }

    private func note(_ message: [String: Any]?) {
        let isLast = lock.withLock {
            if let message { answers.append(message) }
            awaited -= 1
            return awaited == 0
        }
        // A batch of notifications has no answer.
        if isLast, !answers.isEmpty { output.write(line: answers) }
    }
}
