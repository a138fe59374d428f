/// A key of a keyboard shortcut or of a key press: the character that it types, or that stands for it (Apple, `KeyEquivalent`).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key's character.
    public var character: Character

    /// - Parameter character: a capital letter means the letter's key with shift.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what is before the caret: the backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// What is held down with a key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    /// No keyboard here has the key: it is never held.
    @available(*, deprecated, message: "The function key is reserved for system applications.")
    public static let function = EventModifiers(rawValue: 64)
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

        public static let down = Phases(rawValue: 1)
        /// The key is held down.
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[\(names.joined(separator: ", "))]"
        }
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: "
            + "\(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyInput {
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

    /// Whether the key types a character that the system tells of by itself (`InputEvent.text`).
    var typesText: Bool {
        guard !isControl, !isCommand, let scalar = equivalent.character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && !(0xF700...0xF8FF).contains(scalar.value) && scalar.value != 0x7F
    }
}
