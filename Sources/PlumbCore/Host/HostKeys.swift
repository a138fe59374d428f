import Foundation
import PlumbLayout

extension ViewHost {
    /// A key, pressed or let go. Returns whether a view took it.
    func press(_ input: KeyInput) -> Bool {
        update()
        defer { update() }
        return graph.working { graph.keyFocus.send(input) }
    }

    /// Characters that were typed. Returns whether a view took them.
    func enter(_ text: String) -> Bool {
        update()
        defer { update() }
        return graph.working { graph.keyFocus.type(text) }
    }

    /// Types as a person does, a key after the other: each character comes as a key that is pressed, as the character
    /// that it types, and as the key that is let go. "\n" is the return key, "\t" tab, "\u{8}" delete; arrows are those
    /// of `KeyEquivalent`.
    ///
    /// Returns whether a view took a key, or lost the focus by one, as a line of text does by the return key.
    @discardableResult
    public func type(_ text: String) -> Bool { apply(.type(text)).isTaken }

    func typeKeys(of text: String) -> Bool {
        var isTaken = false
        let focused = graph.keyFocus.target
        for character in text {
            let lower = String(character).lowercased()
            let isShifted = lower.count == 1 && lower != String(character)
            var input = KeyInput(isShifted ? lower.first ?? character : character, isShift: isShifted)
            var hasTaken = press(input)
            if input.typesText { hasTaken = enter(String(character)) || hasTaken }
            isTaken = isTaken || hasTaken
            input.phase = .up
            _ = press(input)
        }
        return isTaken || graph.keyFocus.target !== focused
    }

    /// Presses a key and lets it go. Returns whether a view took it.
    @discardableResult
    public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        defer { apply(.key(KeyInput(key, modifiers, phase: .up))) }
        return apply(.key(KeyInput(key, modifiers, phase: .down))).isTaken
    }

    /// Whether a view has the focus.
    public var hasFocus: Bool { graph.keyFocus.target != nil }
}
