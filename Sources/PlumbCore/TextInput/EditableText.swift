import Foundation

/// A text that is being edited, and what is selected in it: a value without a view.
///
/// Places are counted in characters, as readers count them (`Character`): a flag or a letter with its accents is one.
/// The selection has two ends, the anchor, which stays while it is extended, and the head, which moves. Where both are
/// the same there is a caret.
struct EditableText: Equatable, Sendable {
    /// How far a movement or a deletion goes.
    enum Unit: Hashable, Sendable { case character, word, paragraph, document }
    enum Direction: Hashable, Sendable { case backward, forward }

    private(set) var characters: [Character]
    private(set) var anchor: Int
    private(set) var head: Int

    /// What `undo` goes back to, the last one first to be taken, and what `redo` goes on to.
    private var past: [Snapshot] = []
    private var future: [Snapshot] = []
    /// What the last edit was: edits of a kind, with nothing in between, are undone at once.
    private var lastEdit: Edit?

    private enum Edit: Equatable, Sendable { case typing, deletion(Direction) }

    private struct Snapshot: Equatable, Sendable {
        var characters: [Character]
        var anchor: Int
        var head: Int
    }

    /// Steps that can be undone.
    static let undoLimit = 200

    /// The caret stands at the end.
    init(_ text: String = "") {
        characters = Array(text)
        anchor = characters.count
        head = characters.count
    }

    var text: String { String(characters) }
    var count: Int { characters.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var selectedText: String { String(characters[selection]) }

    // MARK: Selecting

    /// Puts the caret before a character, or moves the end of the selection there. Places beyond the text's ends count
    /// as the ends.
    mutating func place(at position: Int, extending: Bool = false) {
        head = min(max(position, 0), count)
        if !extending { anchor = head }
        lastEdit = nil
    }

    mutating func select(_ range: Range<Int>) {
        place(at: range.lowerBound)
        place(at: range.upperBound, extending: true)
    }

    mutating func selectAll() { select(0..<count) }

    /// Selects the word around a place, or what stands between two words.
    mutating func selectWord(at position: Int) { select(word(at: position)) }

    /// The word around a place, or the stretch of characters that are in no word. At the end of a word it is the word.
    func word(at position: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        var index = min(max(position, 0), count - 1)
        if index > 0, !isInWord(index), isInWord(index - 1) { index -= 1 }
        let isWord = isInWord(index)
        var range = index..<(index + 1)
        while range.lowerBound > 0, isInWord(range.lowerBound - 1) == isWord {
            range = (range.lowerBound - 1)..<range.upperBound
        }
        while range.upperBound < count, isInWord(range.upperBound) == isWord {
            range = range.lowerBound..<(range.upperBound + 1)
        }
        return range
    }

    // MARK: Moving

    /// Moves the caret. A selection that is not extended collapses to the end that the movement goes to; larger units
    /// go on from there.
    mutating func move(_ direction: Direction, by unit: Unit, extending: Bool = false) {
        if hasSelection, !extending {
            let edge = direction == .backward ? selection.lowerBound : selection.upperBound
            place(at: edge)
            if unit == .character { return }
        }
        place(at: position(from: head, direction, by: unit), extending: extending)
    }

    /// The place to which a movement from a place leads.
    func position(from start: Int, _ direction: Direction, by unit: Unit) -> Int {
        var position = start
        switch (unit, direction) {
        case (.character, .backward): return max(0, start - 1)
        case (.character, .forward): return min(count, start + 1)
        case (.document, .backward): return 0
        case (.document, .forward): return count
        case (.word, .backward):
            while position > 0, !isInWord(position - 1) { position -= 1 }
            while position > 0, isInWord(position - 1) { position -= 1 }
        case (.word, .forward):
            while position < count, !isInWord(position) { position += 1 }
            while position < count, isInWord(position) { position += 1 }
        case (.paragraph, .backward):
            while position > 0, !characters[position - 1].isNewline { position -= 1 }
        case (.paragraph, .forward):
            while position < count, !characters[position].isNewline { position += 1 }
        }
        return position
    }

    /// Letters, digits and what joins them: the apostrophe of "don't", the point of "3.14".
    private func isInWord(_ index: Int) -> Bool {
        let character = characters[index]
        if character.isLetter || character.isNumber || character == "_" { return true }
        guard character == "'" || character == "\u{2019}" || character == ".", index > 0, index + 1 < count else {
            return false
        }
        let (before, after) = (characters[index - 1], characters[index + 1])
        return character == "." ? before.isNumber && after.isNumber : before.isLetter && after.isLetter
    }

    // MARK: Editing

    /// Puts characters in place of the selection; the caret stands behind them. What they form with their neighbours is
    /// one character where Unicode says so: an accent joins the letter before it.
    mutating func insert(_ string: String) {
        guard !string.isEmpty || hasSelection else { return }
        remember(string.count == 1 && !hasSelection ? .typing : nil)
        replace(selection, with: string)
        lastEdit = string.count == 1 ? .typing : nil
    }

    /// Deletes the selection; without one, as far as the movement would go. A paragraph's end deletes the line break.
    mutating func delete(_ direction: Direction, by unit: Unit = .character) {
        var range = selection
        if range.isEmpty {
            var end = position(from: head, direction, by: unit)
            if end == head, unit == .paragraph { end = position(from: head, direction, by: .character) }
            range = min(head, end)..<max(head, end)
        }
        guard !range.isEmpty else { return }
        let kind = Edit.deletion(direction)
        remember(unit == .character && !hasSelection ? kind : nil)
        replace(range, with: "")
        lastEdit = unit == .character ? kind : nil
    }

    /// Exchanges the characters around the caret, or the two before it at the end.
    mutating func transpose() {
        guard !hasSelection, count > 1, head > 0 else { return }
        let second = min(head, count - 1)
        remember(nil)
        characters.swapAt(second - 1, second)
        place(at: second + 1)
        normalize(caretAfter: String(characters[..<head]).utf8.count)
    }

    private mutating func replace(_ range: Range<Int>, with string: String) {
        let before = String(characters[..<range.lowerBound]) + string
        let after = String(characters[range.upperBound...])
        characters = Array(before + after)
        normalize(caretAfter: before.utf8.count)
    }

    /// Puts the caret at the first place that has at least so many bytes before it: characters may have become one.
    private mutating func normalize(caretAfter bytes: Int) {
        characters = Array(String(characters))
        var position = 0
        var sum = 0
        while sum < bytes, position < count {
            sum += characters[position].utf8.count
            position += 1
        }
        head = position
        anchor = position
    }

    // MARK: Undo

    private mutating func remember(_ edit: Edit?) {
        future = []
        if let edit, edit == lastEdit { return }
        past.append(Snapshot(characters: characters, anchor: anchor, head: head))
        if past.count > EditableText.undoLimit { past.removeFirst() }
    }

    mutating func undo() { step(from: \.past, to: \.future) }
    mutating func redo() { step(from: \.future, to: \.past) }

    private mutating func step(
        from source: WritableKeyPath<EditableText, [Snapshot]>, to target: WritableKeyPath<EditableText, [Snapshot]>
    ) {
        guard let snapshot = self[keyPath: source].popLast() else { return }
        self[keyPath: target].append(Snapshot(characters: characters, anchor: anchor, head: head))
        (characters, anchor, head) = (snapshot.characters, snapshot.anchor, snapshot.head)
        lastEdit = nil
    }

    // MARK: Changes from outside

    /// Takes over a text that somebody else has written: an end of the selection stays beside the character that it
    /// stood beside. What could be undone belonged to the other text.
    mutating func adopt(_ text: String) {
        let new = Array(text)
        guard new != characters else { return }
        let shorter = min(new.count, count)
        var prefix = 0
        while prefix < shorter, new[prefix] == characters[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, new[new.count - 1 - suffix] == characters[count - 1 - suffix] { suffix += 1 }
        func moved(_ position: Int) -> Int {
            if position <= prefix, position < count || new.count == prefix { return position }
            if position >= count - suffix { return position + new.count - count }
            return min(position, new.count - suffix)
        }
        (anchor, head) = (moved(anchor), moved(head))
        characters = new
        past = []
        future = []
        lastEdit = nil
    }
}
