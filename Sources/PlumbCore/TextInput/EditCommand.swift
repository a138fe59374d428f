/// What a key does to a text that is being edited.
enum EditCommand: Hashable {
    /// An arrow: to the left or right on the page, whatever the direction of the text.
    case moveSideways(left: Bool, EditableText.Unit, extending: Bool)
    /// In the order of reading.
    case move(EditableText.Direction, EditableText.Unit, extending: Bool)
    /// To the start or end of the line as it is set.
    case moveToLineEdge(EditableText.Direction, extending: Bool)
    /// To a line above (negative) or below.
    case moveLines(Int, extending: Bool)
    /// As many lines as can be seen, upwards (negative) or downwards.
    case movePages(Int, extending: Bool)
    case delete(EditableText.Direction, EditableText.Unit)
    /// Deletes to the start or end of the line as it is set.
    case deleteToLineEdge(EditableText.Direction)
    case selectAll, cut, copy, paste, undo, redo, transpose
    /// The return key.
    case `return`

    /// What a key of a keyboard in front of an iPad does; nil for keys that do nothing to a text. Where that leaves
    /// control free, it does what it does on other keyboards: control-C copies, control with an arrow goes by words.
    init?(_ press: KeyPress) {
        let shift = press.modifiers.contains(.shift)
        let option = press.modifiers.contains(.option)
        let control = press.modifiers.contains(.control)
        let command = press.modifiers.contains(.command)
        let isByWord = option || control
        switch press.key {
        case .leftArrow, .rightArrow:
            let left = press.key == .leftArrow
            if command {
                self = .moveSideways(left: left, .paragraph, extending: shift)
            } else {
                self = .moveSideways(left: left, isByWord ? .word : .character, extending: shift)
            }
        case .upArrow, .downArrow:
            let up = press.key == .upArrow
            if command {
                self = .move(up ? .backward : .forward, .document, extending: shift)
            } else if isByWord {
                self = .move(up ? .backward : .forward, .paragraph, extending: shift)
            } else {
                self = .moveLines(up ? -1 : 1, extending: shift)
            }
        case .home, .end:
            let direction: EditableText.Direction = press.key == .home ? .backward : .forward
            self =
                command || control
                ? .move(direction, .document, extending: shift) : .moveToLineEdge(direction, extending: shift)
        case .pageUp: self = .movePages(-1, extending: shift)
        case .pageDown: self = .movePages(1, extending: shift)
        case .delete: self = command ? .deleteToLineEdge(.backward) : .delete(.backward, isByWord ? .word : .character)
        case .deleteForward:
            self = command ? .deleteToLineEdge(.forward) : .delete(.forward, isByWord ? .word : .character)
        case .return:
            guard !command, !control else { return nil }
            self = .return
        default:
            guard command || control, !option, let own = EditCommand(letter: press.key, shift, command: command) else {
                return nil
            }
            self = own
        }
    }

    /// Letters with command, or with control.
    private init?(letter: KeyEquivalent, _ shift: Bool, command: Bool) {
        switch (letter.character.lowercased(), command) {
        case ("c", _): self = .copy
        case ("x", _): self = .cut
        case ("v", _): self = .paste
        case ("z", _): self = shift ? .redo : .undo
        case ("y", false): self = .redo
        case ("a", true): self = .selectAll
        // AppKit's and UIKit's keys of old.
        case ("a", false): self = .move(.backward, .paragraph, extending: shift)
        case ("e", false): self = .move(.forward, .paragraph, extending: shift)
        case ("b", false): self = .move(.backward, .character, extending: shift)
        case ("f", false): self = .move(.forward, .character, extending: shift)
        case ("p", false): self = .moveLines(-1, extending: shift)
        case ("n", false): self = .moveLines(1, extending: shift)
        case ("h", false): self = .delete(.backward, .character)
        case ("d", false): self = .delete(.forward, .character)
        case ("k", false): self = .delete(.forward, .paragraph)
        case ("t", false): self = .transpose
        default: return nil
        }
    }
}
