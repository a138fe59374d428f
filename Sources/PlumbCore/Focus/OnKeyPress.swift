import Foundation

/// Runs an action for keys that are pressed while the focus is in the view. Size and place are the view's.
///
/// The innermost view around the focus is asked first; what it ignores goes on to the views around it.
package struct KeyPressModifier: MemberModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor public static func makeNodes<C: View>(
        of modifier: KeyPressModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(KeyPressModifier.self)
        builder.keepObject(KeyPressNode(), update: { _ in }).modifier = modifier
        builder.add(content)
        builder.close(scope)
    }
}

/// What a view does with keys.
final class KeyPressNode: NodeObject {
    var modifier: KeyPressModifier?

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard let modifier, !modifier.phases.isDisjoint(with: press.phase), modifier.matches(press) else {
            return .ignored
        }
        return modifier.action(press)
    }
}

extension View {
    /// - Parameter action: runs when the key goes down, and again while it is held down. Returns whether it has taken
    ///   the key.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
    }

    /// Runs an action in some phases of a key, while the focus is in the view; it returns whether it takes the key.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action)) }

    /// Runs an action for any of several keys, pressed or held down unless other phases are given.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action)) }

    /// - Parameter characters: those that a key must type, one of them at least.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, matches: { $0.characters.unicodeScalars.contains(where: characters.contains) },
                action: action))
    }

    /// Runs an action for every key.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}

/// Where a move command leads.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
