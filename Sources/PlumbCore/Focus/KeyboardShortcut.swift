import Foundation
import PlumbLayout

/// A key, and what is held down with it, that runs the action of a button wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard's language. Plumb's host tells keys by what they type: every shortcut is
    /// `.custom`.
    public struct Localization: Hashable, Sendable {
        private let kind: Int
        /// What a shortcut has unless it says otherwise. The same as `.custom` here.
        public static let automatic = Localization(kind: 0)
        /// On an iPhone: the key is not mirrored from right to left. The same as `.custom` here.
        public static let withoutMirroring = Localization(kind: 1)
        /// The key is the one that types the character, whatever the language.
        public static let custom = Localization(kind: 2)
    }

    /// The key that runs the action; a capital letter means the letter's key with shift.
    public var key: KeyEquivalent
    /// What has to be held down, all of it and nothing else.
    public var modifiers: EventModifiers
    /// How the shortcut follows the keyboard's language. Kept as it is given, and without effect.
    public var localization: Localization

    /// - Parameter key: a capital letter means the letter's key with shift.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// - Parameters:
    ///   - key: a capital letter means the letter's key with shift.
    ///   - localization: without effect, as keys are told by what they type.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The shortcut that a key press is.
    init(_ press: KeyPress) {
        self = KeyboardShortcut(press.key, modifiers: press.modifiers.subtracting([.capsLock, .numericPad])).withShift
    }

    /// The same shortcut with its letter's key: "A" is "a" with shift. Localization makes no difference.
    var withShift: KeyboardShortcut {
        let lower = String(key.character).lowercased()
        guard lower.count == 1, let character = lower.first, character != key.character else {
            return KeyboardShortcut(key, modifiers: modifiers)
        }
        return KeyboardShortcut(KeyEquivalent(character), modifiers: modifiers.union(.shift))
    }
}

/// Gives the first button in a view a shortcut. Size and place are the view's.
package struct KeyboardShortcutModifier: SubtreeModifier {
    let shortcut: KeyboardShortcut?

    @MainActor public static func makeNodes<C: View>(
        of modifier: KeyboardShortcutModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(KeyboardShortcutModifier.self)
        let node = builder.node
        builder.keepObject(KeyboardShortcutNode(node, builder.graph.keyFocus), update: { _ in }).shortcut =
            modifier.shortcut
        builder.add(
            content, with: EnvironmentModifier(\.keyboardShortcut, modifier.shortcut))
        builder.close(scope)
    }
}

@MainActor
final class KeyboardShortcutNode: NodeObject {
    let node: NodeID
    private unowned let focus: KeyFocus
    var shortcut: KeyboardShortcut? {
        didSet {
            count(oldValue, -1)
            count(shortcut, 1)
        }
    }

    init(_ node: NodeID, _ focus: KeyFocus) {
        self.node = node
        self.focus = focus
        super.init()
    }

    private func count(_ shortcut: KeyboardShortcut?, _ change: Int) {
        guard let key = shortcut?.withShift else { return }
        let sum = focus.shortcuts[key, default: 0] + change
        focus.shortcuts[key] = sum > 0 ? sum : nil
    }

    override func willRemove() { shortcut = nil }
}

/// Says what a shortcut around the view runs: buttons and all that act like one have it. Size and place are the view's.
package struct KeyActionModifier: MemberModifier {
    let action: () -> Void

    @MainActor package static func makeNodes<C: View>(
        of modifier: KeyActionModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(KeyActionModifier.self)
        let node = builder.node
        builder.keepObject(KeyActionNode(node, builder.graph), update: { _ in }).action = modifier.action
        builder.add(content)
        builder.close(scope)
    }
}

final class KeyActionNode: NodeObject {
    var action: () -> Void = {}
    private let kept: RecordRef
    @MainActor private var node: NodeID { graph.nodes.id(kept) }
    private unowned let graph: ViewGraph

    @MainActor init(_ node: NodeID, _ graph: ViewGraph) {
        kept = graph.nodes.ref(node)
        self.graph = graph
        super.init()
    }

    @MainActor var isEnabled: Bool { graph.environment(graph[node].environment).isEnabled }
}

private struct KeyboardShortcutKey: ContextEnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut that the view around has.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key run the first button in the view, wherever the focus is.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets a key run the first button in the view, wherever the focus is. The localization has no effect.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

    /// Lets a shortcut run the first enabled button in the view, wherever the focus is.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// - Parameter shortcut: nil adds none; one that is set around the view goes on running the view's buttons.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}
