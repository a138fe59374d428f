import Foundation

/// What a person does to a host: the window's events, and those of tests and scripts. Points of the root view, origin
/// at its top left.
public enum InputEvent: Sendable {
    /// Where an action stands.
    public enum Phase: Sendable { case began, changed, ended, cancelled }

    /// A finger, or the mouse with its button pressed. Several fingers have different numbers.
    case touch(Phase, at: CGPoint, finger: Int = 0)
    /// The mouse without a button pressed; nil when it has left.
    case hover(CGPoint?)
    /// A wheel or track pad. The distance is in points; positive shows what lies further to the right and further down.
    case wheel(at: CGPoint, by: CGSize)
    /// A key, pressed or let go.
    case key(KeyInput)
    /// Characters that were typed.
    case text(String)
}

/// A key and what is held down with it.
public struct KeyInput: Hashable, Sendable {
    /// Whether a key goes down, is held and repeats, or comes up.
    public enum Phase: Hashable, Sendable { case down, `repeat`, up }

    /// The characters as SwiftUI's `KeyEquivalent` has them: "a", "\r", "\t", "\u{7F}" for delete, "\u{F700}" for the
    /// up arrow.
    public var key: Character
    /// What happens to the key.
    public var phase: Phase
    /// Whether the shift key is held down.
    public var isShift: Bool
    /// Whether control is held down: in a window of Plumb's, the Super key.
    public var isControl: Bool
    /// Whether option is held down: in a window of Plumb's, the left Alt key.
    public var isOption: Bool
    /// Whether command is held down: in a window of Plumb's, the Control key.
    public var isCommand: Bool

    /// A key that goes down unless another phase is given, with nothing else held down.
    public init(
        _ key: Character, phase: Phase = .down, isShift: Bool = false, isControl: Bool = false, isOption: Bool = false,
        isCommand: Bool = false
    ) {
        self.key = key
        self.phase = phase
        self.isShift = isShift
        self.isControl = isControl
        self.isOption = isOption
        self.isCommand = isCommand
    }
}
