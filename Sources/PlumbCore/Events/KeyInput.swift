/// Where a touch stands.
public enum TouchPhase: String, Codable, Sendable {
    /// The finger has come down.
    case began
    /// It has moved.
    case changed
    /// It was lifted.
    case ended
    /// The system has taken it away.
    case cancelled
}

/// A key and what is held down with it.
public struct KeyInput: Hashable, Sendable {
    /// Whether a key goes down, is held and repeats, or comes up.
    public enum Phase: String, Codable, Hashable, Sendable { case down, `repeat`, up }

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

extension KeyInput: Codable {
    private enum CodingKeys: String, CodingKey {
        case key, phase, isShift = "shift", isControl = "control", isOption = "option", isCommand = "command"
    }

    /// Reads what `encode(to:)` writes. Throws where the key is not one character.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func isHeld(_ key: CodingKeys) throws -> Bool { try values.decodeIfPresent(Bool.self, forKey: key) ?? false }
        let text = try values.decode(String.self, forKey: .key)
        guard let key = text.first, text.count == 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .key, in: values, debugDescription: "a key is one character, not \"\(text)\"")
        }
        self.init(
            key, phase: try values.decodeIfPresent(Phase.self, forKey: .phase) ?? .down, isShift: try isHeld(.isShift),
            isControl: try isHeld(.isControl), isOption: try isHeld(.isOption), isCommand: try isHeld(.isCommand))
    }

    /// Writes the character, the phase unless the key goes down, and what is held down.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(String(key), forKey: .key)
        if phase != .down { try values.encode(phase, forKey: .phase) }
        for (key, isHeld) in [
            (CodingKeys.isShift, isShift), (.isControl, isControl), (.isOption, isOption), (.isCommand, isCommand),
        ] where isHeld {
            try values.encode(true, forKey: key)
        }
    }
}
