import Foundation
import Testing

@testable import PlumbCore

/// A text in Markdown is read once, and what is remembered of texts has a bound.
@Suite
struct MarkdownMemoryTests {
    /// Reads texts as themselves, and counts.
    private final class Reader {
        private(set) var count = 0
        func read(_ text: String) -> MarkdownReading {
            count += 1
            return MarkdownReading(runs: [.init(text: text, intents: [], link: nil)])
        }
        func ask(_ memory: MarkdownMemory, _ texts: [String]) {
            for text in texts { #expect(memory.reading(of: text) { read(text) }.runs.map(\.text) == [text]) }
        }
    }

    @Test(
        arguments: [
            // What is asked for, and how often a text is read.
            (["a", "a", "a"], 1), (["a", "b", "a", "b"], 2),
            // Three texts at most: the fourth forgets them.
            (["a", "b", "c", "d", "d", "a"], 5),
            // Ten bytes at most.
            (["aaaaaa", "bbbbbb", "bbbbbb", "aaaaaa"], 3),
            // A text of more is never kept, and forgets nothing.
            (["a", "aaaaaaaaaaaaa", "aaaaaaaaaaaaa", "a"], 3),
        ] as [([String], Int)])
    func readsOnce(texts: [String], readings: Int) {
        let reader = Reader()
        reader.ask(MarkdownMemory(mostTexts: 3, mostBytes: 10), texts)
        #expect(reader.count == readings)
    }

    /// A problem is told whenever the text is shown: another host has not heard of it.
    @MainActor @Test func problemsAreToldAgain() {
        let text = String(repeating: "**a** ", count: 400_000)
        for _ in 0..<2 {
            var sentences: [String] = []
            let runs = MarkdownText.inline(text) { sentences.append($0) }
            #expect(runs.map(\.text) == [text])
            #expect(sentences.count == 1)
        }
    }
}
