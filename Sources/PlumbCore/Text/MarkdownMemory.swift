import Synchronization

/// What was read in a text.
struct MarkdownReading: Equatable, Sendable {
    var runs: [MarkdownText.Run]
    /// Why the text is drawn as it is written; nil where it is not.
    var problem: String?
}

/// The texts that were read last, by their words: bodies are evaluated often, and their literals stay the same.
///
/// It holds so many texts and bytes of them; where one more is too much, all others are forgotten. A text that is
/// longer than all of it is read every time.
final class MarkdownMemory: Sendable {
    private struct State {
        var readings: [String: MarkdownReading] = [:]
        var bytes = 0
    }

    private let state = Mutex(State())
    private let mostTexts: Int
    private let mostBytes: Int

    init(mostTexts: Int = 1024, mostBytes: Int = 4 << 20) {
        self.mostTexts = mostTexts
        self.mostBytes = mostBytes
    }

    func reading(of text: String, _ read: () -> MarkdownReading) -> MarkdownReading {
        if let known = state.withLock({ $0.readings[text] }) { return known }
        // Not under the lock: a long text must not hold up others. Two that read the same at once find the same.
        let reading = read()
        let bytes = text.utf8.count
        guard bytes <= mostBytes else { return reading }
        state.withLock { state in
            if state.readings.count >= mostTexts || state.bytes + bytes > mostBytes { state = State() }
            if state.readings.updateValue(reading, forKey: text) == nil { state.bytes += bytes }
        }
        return reading
    }
}
