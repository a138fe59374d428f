import Foundation
import Testing

@testable import PlumbFoundation

/// The inline grammar, as runs; Docs/Rules.md, section 21.
@Suite
struct MarkdownTests {
    /// A run as `text` or `text{traits}(link)`.
    private func dump(_ runs: [Markdown.Run]) -> String {
        let names: [(Markdown.Traits, String)] = [
            (.emphasis, "i"), (.strong, "b"), (.code, "c"), (.strikethrough, "s"), (.inlineHTML, "h"),
            (.softBreak, "n"),
        ]
        return runs.map { run in
            let traits = names.filter { run.traits.contains($0.0) }.map(\.1).joined()
            return "[\(run.text)" + (traits.isEmpty ? "" : "|\(traits)") + (run.link.map { "→\($0)" } ?? "") + "]"
        }.joined()
    }

    nonisolated static let inline: [(String, String)] = [
        ("plain", "[plain]"),
        ("**bold** and *italic*", "[bold|b][ and ][italic|i]"),
        ("__bold__ and _italic_", "[bold|b][ and ][italic|i]"),
        ("***both***", "[both|ib]"),
        ("~~gone~~ here", "[gone|s][ here]"),
        ("`let a = 1`", "[let a = 1|c]"),
        ("[Swift](https://swift.org) rocks", "[Swift→https://swift.org][ rocks]"),
        ("<https://swift.org>", "[https://swift.org→https://swift.org]"),
        ("see https://swift.org now", "[see ][https://swift.org→https://swift.org][ now]"),
        ("me@example.com", "[me@example.com→mailto:me@example.com]"),
        (#"\*no\*"#, "[*no*]"),
        ("snake_case_name", "[snake_case_name]"),
        ("2 * 3 * 4", "[2 * 3 * 4]"),
        ("a &amp; b", "[a & b]"),
        // Blocks are text, and white space stays.
        ("# no heading", "[# no heading]"),
        ("- no list\n- at all", "[- no list\n- at all]"),
        ("> no quote", "[> no quote]"),
        ("1. one\n\n    code?", "[1. one\n\n    code?]"),
        ("a\n---", "[a\n---]"),
        ("  two  spaces  ", "[  two  spaces  ]"),
        ("\n_lines_\n**stay**\n", "[\n][lines|i][\n][stay|b][\n]"),
        ("```\nfence\n```", "[\nfence\n|c]"),
        // What is not closed is text.
        ("**open", "[**open]"),
        ("[text](", "[[text](]"),
        ("", ""),
        ("**a *b* c**", "[a |b][b|ib][ c|b]"),
        ("[**b**](u)", "[b|b→u]"),
    ]

    @Test(arguments: inline)
    func readsInlines(_ text: String, _ runs: String) throws { #expect(dump(try Markdown.inline(text)) == runs) }

    @Test func readsBlocks() throws {
        let runs = try Markdown.document(
            "# Title\n\nTwo *words*\nhere\n\n1. one\n2. two\n\n> quote\n\n```swift\nlet a\n```")
        #expect(
            dump(runs) == "[Title][Two ][words|i][ |n][here][one][two][quote][let a\n]")
        #expect(runs[0].blocks.map(\.kind) == [.header(level: 1)])
        #expect(runs[1].blocks.map(\.kind) == [.paragraph])
        #expect(runs[5].blocks.map(\.kind) == [.paragraph, .listItem(ordinal: 1), .orderedList])
        #expect(runs[6].blocks.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])
        #expect(runs[7].blocks.map(\.kind) == [.paragraph, .blockQuote])
        #expect(runs[8].blocks.map(\.kind) == [.codeBlock(language: "swift")])
        #expect(Set(runs.flatMap { $0.blocks.map(\.identity) }).count == 10)
    }

    @Test func moreThanAMegabyteIsASentence() {
        #expect(throws: Markdown.Failure.self) { try Markdown.inline(String(repeating: "**a** ", count: 200_000)) }
    }

    @Test func manyAtSignsAreASentence() throws {
        let most = String(repeating: "a@", count: Markdown.mostAtSigns)
        #expect(dump(try Markdown.inline(most)) == "[\(most)]")
        #expect(throws: Markdown.Failure.self) { try Markdown.inline(most + "@") }
    }

    /// What begins and never ends is text, whatever stands in its way meanwhile.
    @Test(arguments: [
        ("a <? b *c*", "[a <? b ][c|i]"), ("a <? b ?> *c*", "[a ][<? b ?>|h][ ][c|i]"),
        ("a <? b ?> <? *c*", "[a ][<? b ?>|h][ <? ][c|i]"), ("a <!B c", "[a <!B c]"), ("a <!B c>", "[a ][<!B c>|h]"),
        ("a <![CDATA[ b > *c*", "[a <![CDATA[ b > ][c|i]"), ("a <![CDATA[ b ]]>", "[a ][<![CDATA[ b ]]>|h]"),
        ("`<?` \u{2E15}", "[<?|c][ \u{2E15}]"), ("[a](b<?c)", "[a→b<?c]"),
    ])
    func openMarkupIsText(_ text: String, _ runs: String) throws { #expect(dump(try Markdown.inline(text)) == runs) }

    @Test func openMarkupOpensBlocks() throws {
        let runs = try Markdown.document("a <? b\n\n<? *c*\n\n*d*\n")
        #expect(runs.map(\.text) == ["a <? b", "<? *c*\n\n*d*\n"])
        #expect(runs.last?.traits == .blockHTML)
    }

    /// Seconds of this thread's work: other programs do not count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// What other readers have choked on. Time grows as the text does: a megabyte takes about half a second in a
    /// release build.
    @Test(arguments: [
        "*a _b ", "[", "![a](", "<", "**a ", "_a*", "`a ``", "[a](<b", "a**b" + "c* ", "~~", "\\", "&", "<a href=",
        "[a][", "***", "www.", "a@b.", "\0", "> ", "- ", "1. ", "![l](", "a <?", "a <![CDATA[", "a <!A ", "<!--", "~a~",
        "[a](b (", "[a](b '", "[a]: b\n", "- a\n", "a\n=\n", "<?", "> <?\n",
    ])
    func hostileTextsEnd(_ piece: String) throws {
        let text = String(repeating: piece, count: (Markdown.longest / 8) / piece.utf8.count)
        let start = Self.processorTime
        _ = try? Markdown.inline(text)
        _ = try? Markdown.document(text)
        #expect(Self.processorTime - start < 10)
    }
}
