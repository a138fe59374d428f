import Foundation
import PlumbCore

/// A text as AT-SPI counts it: by the numbers of Unicode, not by what readers call a character.
struct AccessibleWords {
    let scalars: [Unicode.Scalar]
    /// What is selected; the caret stands at its end.
    let selection: Range<Int>

    /// - Parameter selected: in characters, as views count.
    init(_ text: String, selected: Range<Int>?) {
        scalars = Array(text.unicodeScalars)
        guard let selected else {
            selection = 0..<0
            return
        }
        func offset(_ count: Int) -> Int { text.prefix(max(0, count)).unicodeScalars.count }
        selection = offset(selected.lowerBound)..<offset(selected.upperBound)
    }

    /// The part between two places; a place below 0 is the end.
    func part(_ start: Int, _ end: Int) -> String {
        let range = clamped(start, end)
        return String(String.UnicodeScalarView(scalars[range]))
    }

    func clamped(_ start: Int, _ end: Int) -> Range<Int> {
        let end = end < 0 ? scalars.count : min(end, scalars.count)
        let start = max(0, min(start, end))
        return start..<end
    }

    /// A place between two of them; one below 0 is the end.
    func place(_ offset: Int) -> Range<Int> {
        let place = offset < 0 ? scalars.count : min(offset, scalars.count)
        return place..<place
    }

    /// The same range in characters.
    func characters(_ range: Range<Int>) -> Range<Int> {
        func count(_ offset: Int) -> Int { String(String.UnicodeScalarView(scalars[..<offset])).count }
        return count(range.lowerBound)..<count(range.upperBound)
    }

    enum Unit {
        case character, word, sentence, line

        /// `AtspiTextGranularity`; a line of ours is a paragraph, since lines are the picture's affair.
        init?(granularity: Int) {
            switch granularity {
            case 0: self = .character
            case 1: self = .word
            case 2: self = .sentence
            case 3, 4: self = .line
            default: return nil
            }
        }

        /// `AtspiTextBoundaryType`: whether starts or ends bound it makes no difference here.
        init?(boundary: Int) {
            switch boundary {
            case 0: self = .character
            case 1, 2: self = .word
            case 3, 4: self = .sentence
            case 5, 6: self = .line
            default: return nil
            }
        }
    }

    /// The unit around a place, with the spaces behind it.
    func range(around offset: Int, _ unit: Unit) -> Range<Int> {
        guard !scalars.isEmpty else { return 0..<0 }
        if offset >= scalars.count {
            // Behind the last line there is one without anything in it.
            let isAtEnd = unit == .character || unit == .line && Self.isBreak(scalars[scalars.count - 1])
            if isAtEnd { return scalars.count..<scalars.count }
        }
        let place = max(0, min(offset, scalars.count - 1))
        var start = place
        while start > 0, !isStart(start, of: unit) { start -= 1 }
        var end = place + 1
        while end < scalars.count, !isStart(end, of: unit) { end += 1 }
        return start..<end
    }

    /// Whether a unit begins at a place.
    private func isStart(_ place: Int, of unit: Unit) -> Bool {
        let (before, after) = (scalars[place - 1], scalars[place])
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        switch unit {
        case .character: return true
        case .line: return Self.isBreak(before)
        case .word: return isSpace(before) && !isSpace(after)
        case .sentence:
            if Self.isBreak(before) { return true }
            guard isSpace(before), !isSpace(after) else { return false }
            let last = scalars[..<place].last { !isSpace($0) }
            return last.map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
        }
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { Character(scalar).isNewline }
}

/// The Text and EditableText interfaces.
extension AccessibleObject {
    var words: AccessibleWords {
        AccessibleWords(element?.text ?? "", selected: element?.node.details.field?.selection)
    }

    func text(_ member: String, _ body: [BusValue]) -> AccessibleAnswer? {
        func number(_ index: Int) -> Int { body.count > index ? body[index].number ?? 0 : 0 }
        func part(_ range: Range<Int>) -> AccessibleAnswer {
            .values([
                .string(words.part(range.lowerBound, range.upperBound)), .int32(Int32(clamping: range.lowerBound)),
                .int32(Int32(clamping: range.upperBound)),
            ])
        }
        let words = words
        switch member {
        case "GetText": return .values([.string(words.part(number(0), number(1)))])
        case "GetStringAtOffset":
            return part(
                AccessibleWords.Unit(granularity: number(1)).map { words.range(around: number(0), $0) } ?? 0..<0)
        case "GetTextAtOffset":
            return part(AccessibleWords.Unit(boundary: number(1)).map { words.range(around: number(0), $0) } ?? 0..<0)
        case "GetTextBeforeOffset", "GetTextAfterOffset":
            guard let unit = AccessibleWords.Unit(boundary: number(1)) else { return part(0..<0) }
            let own = words.range(around: number(0), unit)
            if member == "GetTextBeforeOffset" {
                return part(own.lowerBound > 0 ? words.range(around: own.lowerBound - 1, unit) : 0..<0)
            }
            let count = words.scalars.count
            return part(own.upperBound < count ? words.range(around: own.upperBound, unit) : count..<count)
        case "GetCharacterAtOffset":
            let offset = number(0)
            return .values([
                .int32(words.scalars.indices.contains(offset) ? Int32(words.scalars[offset].value) : 0)
            ])
        case "GetNSelections": return .values([.int32(words.selection.isEmpty ? 0 : 1)])
        case "GetSelection":
            let range = number(0) == 0 ? words.selection : 0..<0
            return .values([.int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound))])
        case "SetCaretOffset": return select(words.place(number(0)))
        case "SetSelection":
            return number(0) == 0 ? select(words.clamped(number(1), number(2))) : .values([.bool(false)])
        case "AddSelection":
            return words.selection.isEmpty ? select(words.clamped(number(0), number(1))) : .values([.bool(false)])
        case "RemoveSelection":
            guard number(0) == 0, !words.selection.isEmpty else { return .values([.bool(false)]) }
            return select(words.selection.upperBound..<words.selection.upperBound)
        // Fonts and colours are not told.
        case "GetAttributeValue": return .values([.string("")])
        case "GetAttributes", "GetAttributeRun":
            return .values([.table([:]), .int32(0), .int32(Int32(clamping: words.scalars.count))])
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values([.table([:])])
        // Where a character stands is the picture's affair: it is somewhere in the element.
        case "GetCharacterExtents": return .values(extents(of: frameOfText, from: number(1)))
        case "GetRangeExtents": return .values(extents(of: frameOfText, from: number(2)))
        case "GetOffsetAtPoint": return .values([.int32(-1)])
        case "GetBoundedRanges": return .values([.array("(iisv)", [])])
        case "ScrollSubstringTo", "ScrollSubstringToPoint": return .values([.bool(false)])
        default: return nil
        }
    }

    private var frameOfText: CGRect { element?.node.frame ?? .zero }

    /// Only what can be edited has a caret.
    private func select(_ range: Range<Int>) -> AccessibleAnswer {
        guard case .element(let key) = id, element?.states.contains(.editable) == true else {
            return .values([.bool(false)])
        }
        return .deed(.select(words.characters(range), key))
    }

    // MARK: EditableText

    func editableText(_ member: String, _ body: [BusValue]) throws(BusError) -> AccessibleAnswer? {
        guard case .element(let key) = id else { return nil }
        func number(_ index: Int) -> Int { body.count > index ? body[index].number ?? 0 : 0 }
        let words = words
        func replaced(_ range: Range<Int>, with text: String) -> AccessibleAnswer {
            .deed(.replace(words.characters(range), text, key))
        }
        switch member {
        case "SetTextContents":
            guard let text = body.first?.text else { throw .invalid("which text?") }
            return .deed(.replace(nil, text, key))
        case "InsertText":
            guard body.count > 1, let text = body[1].text else { throw .invalid("which text?") }
            let length = body.count > 2 ? number(2) : -1
            let part = AccessibleWords(text, selected: nil).part(0, length)
            return replaced(words.place(number(0)), with: part)
        case "DeleteText": return replaced(words.clamped(number(0), number(1)), with: "")
        // What is copied and pasted is the keyboard's affair.
        case "CopyText": return .values([])
        case "CutText", "PasteText": return .values([.bool(false)])
        default: return nil
        }
    }
}
