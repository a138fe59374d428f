import Foundation
import PlumbCore

/// Keys and shortcuts.
enum KeyProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct EventModifiers : OptionSet") { c in
            c.isOptionSet(EventModifiers.self)
        }
        probes.row("Types", "struct KeyEquivalent : Sendable") { c in
            c.isSendable(KeyEquivalent.self)
        }
        probes.row("Types", "struct KeyPress : Sendable") { c in
            c.isSendable(KeyPress.self)
        }
        probes.row("Types", "struct KeyboardShortcut : Sendable") { c in
            c.isSendable(KeyboardShortcut.self)
        }
        probes.row("EventModifiers", "init(rawValue: Int)") { _ in
            _ = EventModifiers(rawValue: 1)
        }
        probes.row("EventModifiers", "let rawValue: Int") { _ in
            _ = EventModifiers.shift.rawValue
        }
        probes.row("EventModifiers", "static let all: EventModifiers") { _ in
            _ = EventModifiers.all
        }
        probes.row("EventModifiers", "static let capsLock: EventModifiers") { _ in
            _ = EventModifiers.capsLock
        }
        probes.row("EventModifiers", "static let command: EventModifiers") { _ in
            _ = EventModifiers.command
        }
        probes.row("EventModifiers", "static let control: EventModifiers") { _ in
            _ = EventModifiers.control
        }
        probes.row("EventModifiers", "static let numericPad: EventModifiers") { _ in
            _ = EventModifiers.numericPad
        }
        probes.row("EventModifiers", "static let option: EventModifiers") { _ in
            _ = EventModifiers.option
        }
        probes.row("EventModifiers", "static let shift: EventModifiers") { _ in
            _ = EventModifiers.shift
        }
        probes.row("KeyEquivalent", "func hash(into hasher: inout Hasher)") { c in
            c.isHashable(KeyEquivalent.self)
        }
        probes.row("KeyEquivalent", "init(_ character: Character)") { _ in
            _ = KeyEquivalent("a" as Character)
        }
        probes.row("KeyEquivalent", "init(extendedGraphemeClusterLiteral: Character)") { _ in
            _ = KeyEquivalent(extendedGraphemeClusterLiteral: "a")
        }
        probes.row("KeyEquivalent", "static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool") { c in
            c.isEquatable(KeyEquivalent.self)
        }
        probes.row("KeyEquivalent", "static let clear: KeyEquivalent") { _ in
            _ = KeyEquivalent.clear
        }
        probes.row("KeyEquivalent", "static let delete: KeyEquivalent") { _ in
            _ = KeyEquivalent.delete
        }
        probes.row("KeyEquivalent", "static let deleteForward: KeyEquivalent") { _ in
            _ = KeyEquivalent.deleteForward
        }
        probes.row("KeyEquivalent", "static let downArrow: KeyEquivalent") { _ in
            _ = KeyEquivalent.downArrow
        }
        probes.row("KeyEquivalent", "static let end: KeyEquivalent") { _ in
            _ = KeyEquivalent.end
        }
        probes.row("KeyEquivalent", "static let escape: KeyEquivalent") { _ in
            _ = KeyEquivalent.escape
        }
        probes.row("KeyEquivalent", "static let home: KeyEquivalent") { _ in
            _ = KeyEquivalent.home
        }
        probes.row("KeyEquivalent", "static let leftArrow: KeyEquivalent") { _ in
            _ = KeyEquivalent.leftArrow
        }
        probes.row("KeyEquivalent", "static let pageDown: KeyEquivalent") { _ in
            _ = KeyEquivalent.pageDown
        }
        probes.row("KeyEquivalent", "static let pageUp: KeyEquivalent") { _ in
            _ = KeyEquivalent.pageUp
        }
        probes.row("KeyEquivalent", "static let `return`: KeyEquivalent") { _ in
            _ = KeyEquivalent.return
        }
        probes.row("KeyEquivalent", "static let rightArrow: KeyEquivalent") { _ in
            _ = KeyEquivalent.rightArrow
        }
        probes.row("KeyEquivalent", "static let space: KeyEquivalent") { _ in
            _ = KeyEquivalent.space
        }
        probes.row("KeyEquivalent", "static let tab: KeyEquivalent") { _ in
            _ = KeyEquivalent.tab
        }
        probes.row("KeyEquivalent", "static let upArrow: KeyEquivalent") { _ in
            _ = KeyEquivalent.upArrow
        }
        probes.row("KeyEquivalent", "var character: Character") { _ in
            var key = KeyEquivalent("a")
            key.character = "b"
        }
        probes.row("KeyEquivalent", "var hashValue: Int { get }") { _ in
            _ = KeyEquivalent("a").hashValue
        }
        probes.row("KeyPress", "enum Result : Sendable") { c in
            c.isSendable(KeyPress.Result.self)
        }
        probes.row("KeyPress", "let characters: String") { _ in
            _ = \KeyPress.characters
        }
        probes.row("KeyPress", "let key: KeyEquivalent") { _ in
            _ = \KeyPress.key
        }
        probes.row("KeyPress", "let modifiers: EventModifiers") { _ in
            _ = \KeyPress.modifiers
        }
        probes.row("KeyPress", "let phase: KeyPress.Phases") { _ in
            _ = \KeyPress.phase
        }
        probes.row("KeyPress", "struct Phases : OptionSet, Sendable, CustomDebugStringConvertible") { c in
            c.isOptionSet(KeyPress.Phases.self)
            c.isSendable(KeyPress.Phases.self)
            _ = KeyPress.Phases.self as any CustomDebugStringConvertible.Type
        }
        probes.row("KeyPress", "var debugDescription: String { get }") { _ in
            _ = \KeyPress.debugDescription
        }
        probes.row("KeyPress.Phases", "init(rawValue: Int)") { _ in
            _ = KeyPress.Phases(rawValue: 1)
        }
        probes.row("KeyPress.Phases", "let rawValue: Int") { _ in
            _ = KeyPress.Phases.down.rawValue
        }
        probes.row("KeyPress.Phases", "static let all: KeyPress.Phases") { _ in
            _ = KeyPress.Phases.all
        }
        probes.row("KeyPress.Phases", "static let down: KeyPress.Phases") { _ in
            _ = KeyPress.Phases.down
        }
        probes.row("KeyPress.Phases", "static let `repeat`: KeyPress.Phases") { _ in
            _ = KeyPress.Phases.repeat
        }
        probes.row("KeyPress.Phases", "static let up: KeyPress.Phases") { _ in
            _ = KeyPress.Phases.up
        }
        probes.row("KeyPress.Phases", "var debugDescription: String { get }") { _ in
            _ = KeyPress.Phases.down.debugDescription
        }
        probes.row("KeyPress.Result", "case handled") { _ in
            _ = KeyPress.Result.handled
        }
        probes.row("KeyPress.Result", "case ignored") { _ in
            _ = KeyPress.Result.ignored
        }
        probes.row("KeyPress.Result", "func hash(into hasher: inout Hasher)") { c in
            c.isHashable(KeyPress.Result.self)
        }
        probes.row("KeyPress.Result", "static func == (a: KeyPress.Result, b: KeyPress.Result) -> Bool") { c in
            c.isEquatable(KeyPress.Result.self)
        }
        probes.row("KeyPress.Result", "var hashValue: Int { get }") { _ in
            _ = KeyPress.Result.handled.hashValue
        }
        probes.row("KeyboardShortcut", "func hash(into hasher: inout Hasher)") { c in
            c.isHashable(KeyboardShortcut.self)
        }
        probes.row("KeyboardShortcut", "init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)") { _ in
            _ = KeyboardShortcut("a")
        }
        probes.row(
            "KeyboardShortcut",
            "init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)"
        ) { _ in
            _ = KeyboardShortcut("a", localization: .automatic)
        }
        probes.row("KeyboardShortcut", "static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool") { c in
            c.isEquatable(KeyboardShortcut.self)
        }
        probes.row("KeyboardShortcut", "static let cancelAction: KeyboardShortcut") { _ in
            _ = KeyboardShortcut.cancelAction
        }
        probes.row("KeyboardShortcut", "static let defaultAction: KeyboardShortcut") { _ in
            _ = KeyboardShortcut.defaultAction
        }
        probes.row("KeyboardShortcut", "struct Localization : Sendable") { c in
            c.isSendable(KeyboardShortcut.Localization.self)
        }
        probes.row("KeyboardShortcut", "var hashValue: Int { get }") { _ in
            _ = KeyboardShortcut("a").hashValue
        }
        probes.row("KeyboardShortcut", "var key: KeyEquivalent") { _ in
            var shortcut = KeyboardShortcut("a")
            shortcut.key = "b"
        }
        probes.row("KeyboardShortcut", "var localization: KeyboardShortcut.Localization") { _ in
            var shortcut = KeyboardShortcut("a")
            shortcut.localization = .custom
        }
        probes.row("KeyboardShortcut", "var modifiers: EventModifiers") { _ in
            var shortcut = KeyboardShortcut("a")
            shortcut.modifiers = []
        }
        probes.row("KeyboardShortcut.Localization", "static let automatic: KeyboardShortcut.Localization") { _ in
            _ = KeyboardShortcut.Localization.automatic
        }
        probes.row("KeyboardShortcut.Localization", "static let custom: KeyboardShortcut.Localization") { _ in
            _ = KeyboardShortcut.Localization.custom
        }
        probes.row("KeyboardShortcut.Localization", "static let withoutMirroring: KeyboardShortcut.Localization") { _ in
            _ = KeyboardShortcut.Localization.withoutMirroring
        }
    }
}
