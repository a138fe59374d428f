/// A key of a keyboard shortcut or of a key press: the character that it types, or that stands for it (Apple,
/// `KeyEquivalent`).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key's character.
    public var character: Character

    /// - Parameter character: a capital letter means the letter's key with shift.
    public init(_ character: Character) { self.character = character }
    /// Makes the key from a literal such as `"a"`; a capital letter means the letter's key with shift.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The arrow that points up, U+F700.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow that points down, U+F701.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow that points left, U+F702.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow that points right, U+F703.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape, U+001B. What no action takes calls off the topmost presentation that can be called off, such as a sheet.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what is before the caret: the backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes what is after the caret, U+F728.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key to the beginning, U+F729.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key to the end, U+F72B.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key for a page up, U+F72C.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key for a page down, U+F72D.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key of a number pad that clears, U+F739.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab, U+0009. What no action takes moves the focus to the next view, with shift to the one before.
    public static let tab = KeyEquivalent("\t")
    /// The space bar, U+0020.
    public static let space = KeyEquivalent(" ")
    /// Return, U+000D; the host's line feed and enter are this key too.
    public static let `return` = KeyEquivalent("\r")
}

/// What is held down with a key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on. Plumb's hosts don't tell of it: no key press has it, and shortcuts pass over it.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift is held down. A shortcut for a capital letter has it too.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control is held down. Shortcuts with it come before `onKeyPress`.
    public static let control = EventModifiers(rawValue: 4)
    /// Option, or alt, is held down.
    public static let option = EventModifiers(rawValue: 8)
    /// Command is held down: what a shortcut has unless it says otherwise. Shortcuts with it come before `onKeyPress`.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is on the number pad. Plumb's hosts don't tell of it: no key press has it, and shortcuts pass over it.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// No keyboard here has the key: it is never held.
    @available(*, deprecated, message: "The function key is reserved for system applications.")
    public static let function = EventModifiers(rawValue: 64)
    /// All modifiers but the function key.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that was pressed, held down or let go while a view had the focus.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// Whether an action has taken the key, or leaves it to the views around.
    public enum Result: Hashable, Sendable { case handled, ignored }

    /// Where a key press stands.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key has just been pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key has been let go.
        public static let up = Phases(rawValue: 4)
        /// All three phases: pressed, held down and let go.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[\(names.joined(separator: ", "))]"
        }
    }

    /// The one phase that this press stands for.
    public let phase: Phases
    /// The key without its modifiers' effect: the host's names for return, delete and shift-tab are SwiftUI's here.
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    /// What is held down with the key: shift, control, option and command.
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: "
            + "\(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyInput {
    /// A key as SwiftUI has it, with what is held down.
    package init(_ key: KeyEquivalent, _ modifiers: EventModifiers, phase: Phase) {
        self.init(
            key.character, phase: phase, isShift: modifiers.contains(.shift), isControl: modifiers.contains(.control),
            isOption: modifiers.contains(.option), isCommand: modifiers.contains(.command))
    }

    /// The key as SwiftUI has it, whatever names the window's system has for return and delete.
    var equivalent: KeyEquivalent {
        switch key {
        case "\n", "\r\n", "\u{3}": .return
        case "\u{7F}": .delete
        // Shift-tab, as AppKit has it.
        case "\u{19}": .tab
        default: KeyEquivalent(key)
        }
    }

    var modifiers: EventModifiers {
        var result: EventModifiers = []
        if isShift { result.insert(.shift) }
        if isControl { result.insert(.control) }
        if isOption { result.insert(.option) }
        if isCommand { result.insert(.command) }
        return result
    }

    var press: KeyPress {
        let character = equivalent.character
        return KeyPress(
            phase: phase == .down ? .down : phase == .repeat ? .repeat : .up, key: equivalent,
            characters: isShift ? String(character).uppercased() : String(character), modifiers: modifiers)
    }

    /// Whether the key types a character that the system tells of by itself (`HostEvent.text`).
    var typesText: Bool {
        guard !isControl, !isCommand, let scalar = equivalent.character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && !(0xF700...0xF8FF).contains(scalar.value) && scalar.value != 0x7F
    }
}
