import Foundation
import Testing

@testable import PlumbCore

/// Scripts of edits. In a state, "|" is the caret; "[" and "]" are the ends of a selection, "‹" and "›" those of one
/// whose head is first.
@Suite
struct EditableTextTests {
    struct Script: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let after: String
        let edit: @Sendable (inout EditableText) -> Void

        init(
            _ name: String, _ before: String, _ after: String, _ edit: @escaping @Sendable (inout EditableText) -> Void
        ) {
            testDescription = name
            self.before = before
            self.after = after
            self.edit = edit
        }
    }

    static func state(_ marked: String) -> EditableText {
        var plain = ""
        var marks: [Character: Int] = [:]
        for character in marked {
            if "|[]‹›".contains(character) { marks[character] = plain.count } else { plain.append(character) }
        }
        var text = EditableText(plain)
        if let caret = marks["|"] { text.place(at: caret) }
        if let start = marks["["], let end = marks["]"] { text.select(start..<end) }
        if let start = marks["‹"], let end = marks["›"] {
            text.place(at: end)
            text.place(at: start, extending: true)
        }
        return text
    }

    static func marked(_ text: EditableText) -> String {
        let all = text.characters
        func part(_ range: Range<Int>) -> String { String(all[range]) }
        let (start, end) = (text.selection.lowerBound, text.selection.upperBound)
        if start == end { return part(0..<start) + "|" + part(start..<all.count) }
        let marks = text.head == end ? ("[", "]") : ("‹", "›")
        return part(0..<start) + marks.0 + part(start..<end) + marks.1 + part(end..<all.count)
    }

    static let scripts: [Script] = [
        Script("typing", "ab|d", "abc|d") { $0.insert("c") },
        Script("typing over a selection", "a[bc]d", "ax|d") { $0.insert("x") },
        Script("typing nothing over a selection deletes it", "a[bc]d", "a|d") { $0.insert("") },
        Script("an accent joins its letter", "cafe|s", "cafe\u{301}|s") { $0.insert("\u{301}") },
        Script("half a flag, and the other", "a|b", "a🇩🇪|b") {
            $0.insert("🇩")
            $0.insert("🇪")
        },
        Script("a family is one character", "a👨‍👩‍👧|b", "a|b") { $0.delete(.backward) },
        Script("backspace", "abc|", "ab|") { $0.delete(.backward) },
        Script("backspace at the start", "|abc", "|abc") { $0.delete(.backward) },
        Script("forward delete", "a|bc", "a|c") { $0.delete(.forward) },
        Script("forward delete at the end", "abc|", "abc|") { $0.delete(.forward) },
        Script("delete a selection", "a[bc]", "a|") { $0.delete(.forward) },
        Script("delete a word back", "one two|", "one |") { $0.delete(.backward, by: .word) },
        Script("delete a word back over its space", "one two | three", "one | three") {
            $0.delete(.backward, by: .word)
        },
        Script("delete a word forward", "one| two three", "one| three") { $0.delete(.forward, by: .word) },
        Script("delete to the end of the paragraph", "a|bc\nd", "a|\nd") { $0.delete(.forward, by: .paragraph) },
        Script("delete the end of the paragraph", "abc|\nd", "abc|d") { $0.delete(.forward, by: .paragraph) },
        Script("left", "ab|c", "a|bc") { $0.move(.backward, by: .character) },
        Script("left at the start", "|abc", "|abc") { $0.move(.backward, by: .character) },
        Script("right past an accent", "e|e\u{301}e", "ee\u{301}|e") { $0.move(.forward, by: .character) },
        Script("left from a selection", "a[bc]d", "a|bcd") { $0.move(.backward, by: .character) },
        Script("right from a selection", "a‹bc›d", "abc|d") { $0.move(.forward, by: .character) },
        Script("shift-left", "ab|c", "a‹b›c") { $0.move(.backward, by: .character, extending: true) },
        Script("shift-right, then back", "a|bc", "a|bc") {
            $0.move(.forward, by: .character, extending: true)
            $0.move(.backward, by: .character, extending: true)
        },
        Script("a word to the right", "one| two three", "one two| three") { $0.move(.forward, by: .word) },
        Script("a word to the left", "one two |three", "one |two three") { $0.move(.backward, by: .word) },
        Script("an apostrophe is in a word", "|don't go", "don't| go") { $0.move(.forward, by: .word) },
        Script("a point is in a number", "|3.14 x", "3.14| x") { $0.move(.forward, by: .word) },
        Script("a point ends a sentence", "|end. New", "end|. New") { $0.move(.forward, by: .word) },
        Script("words to the end", "one two|", "one two|") { $0.move(.forward, by: .word) },
        Script("shift-option-right", "|one two", "[one] two") { $0.move(.forward, by: .word, extending: true) },
        Script("paragraph back", "a\nbc|d\ne", "a\n|bcd\ne") { $0.move(.backward, by: .paragraph) },
        Script("paragraph forward", "a\nb|cd\ne", "a\nbcd|\ne") { $0.move(.forward, by: .paragraph) },
        Script("document", "a\nb|c", "|a\nbc") { $0.move(.backward, by: .document) },
        Script("shift to the document's end", "a|bc", "a[bc]") { $0.move(.forward, by: .document, extending: true) },
        Script("select all", "ab|c", "[abc]") { $0.selectAll() },
        Script("select all of nothing", "|", "|") { $0.selectAll() },
        Script("a word", "one two three|", "one [two] three") { $0.selectWord(at: 5) },
        Script("a word by its end", "one two|", "[one] two") { $0.selectWord(at: 3) },
        Script("what stands between words", "one -- two|", "one[ -- ]two") { $0.selectWord(at: 5) },
        Script("places outside of the text", "a|b", "[ab]") { $0.select(-3..<9) },
        Script("transpose", "ab|cd", "acb|d") { $0.transpose() },
        Script("transpose at the end", "abcd|", "abdc|") { $0.transpose() },
        Script("transpose at the start", "|abcd", "|abcd") { $0.transpose() },
        Script("undo typing at once", "|", "|") {
            for character in "abc" { $0.insert(String(character)) }
            $0.undo()
        },
        Script("undo goes back to where the caret was moved", "|", "ab|") {
            $0.insert("a")
            $0.insert("b")
            $0.move(.backward, by: .character)
            $0.move(.forward, by: .character)
            $0.insert("c")
            $0.undo()
        },
        Script("undo a deletion brings the selection back", "a[bc]d", "a[bc]d") {
            $0.delete(.backward)
            $0.undo()
        },
        Script("undo deletions in one", "abc|", "abc|") {
            $0.delete(.backward)
            $0.delete(.backward)
            $0.undo()
        },
        Script("redo", "a|", "ab|") {
            $0.insert("b")
            $0.undo()
            $0.redo()
        },
        Script("typing ends what could be redone", "a|", "ac|") {
            $0.insert("b")
            $0.undo()
            $0.insert("c")
            $0.redo()
        },
        Script("undo and redo of nothing", "a|b", "a|b") {
            $0.undo()
            $0.redo()
        },
        Script("a text from outside, longer at the end", "abc|", "abcd|") { $0.adopt("abcd") },
        Script("a text from outside, cut", "abcde|", "abc|") { $0.adopt("abc") },
        Script("a text from outside, in front of the caret", "b|c", "aab|c") { $0.adopt("aabc") },
        Script("a text from outside, behind the caret", "a|b", "a|bcc") { $0.adopt("abcc") },
        Script("capitals from outside", "ab|c", "AB|C") { $0.adopt("ABC") },
        Script("nothing from outside", "a[bc]d", "|") { $0.adopt("") },
        Script("the same from outside", "a[bc]d", "a[bc]d") { $0.adopt("abcd") },
        Script("another text ends what could be undone", "|", "xy|") {
            $0.insert("x")
            $0.adopt("xy")
            $0.undo()
        },
    ]

    @Test(arguments: scripts)
    func script(_ script: Script) {
        var text = Self.state(script.before)
        script.edit(&text)
        #expect(Self.marked(text) == script.after, "\(script.testDescription)")
    }

    /// Ten thousand random edits: the ends of the selection stay in the text, and characters are what Unicode says.
    @Test func anyEditsLeaveAText() {
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces = ["a", "é", "e\u{301}", "\u{301}", "🇩", "👍🏽", "\u{200D}", "\n", "\r\n", "مر", " ", ".", "'", "漢"]
        let units: [EditableText.Unit] = [.character, .word, .paragraph, .document]
        var text = EditableText()
        for _ in 0..<10_000 {
            let unit = units[random(units.count)]
            let direction: EditableText.Direction = random(2) == 0 ? .backward : .forward
            switch random(9) {
            case 0, 1, 2: text.insert(pieces[random(pieces.count)])
            case 3: text.delete(direction, by: unit == .document ? .character : unit)
            case 4: text.move(direction, by: unit, extending: random(2) == 0)
            case 5: text.place(at: random(20) - 5, extending: random(2) == 0)
            case 6: text.undo()
            case 7: text.redo()
            default: if random(40) == 0 { text.adopt(String(text.text.reversed())) } else { text.transpose() }
            }
            #expect((0...text.count).contains(text.anchor) && (0...text.count).contains(text.head))
            #expect(Array(text.text) == text.characters)
        }
    }
}
