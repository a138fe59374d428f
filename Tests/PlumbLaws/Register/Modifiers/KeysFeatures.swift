import Foundation
import PlumbCore

/// What keys do.
enum KeysFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        KeyboardShortcutFeature.self, OnKeyPressFeature.self, OnModifierKeysChangedFeature.self,
        OnMoveCommandFeature.self, OnDeleteCommandFeature.self, OnExitCommandFeature.self, OnSubmitFeature.self,
        SubmitLabelFeature.self, SubmitScopeFeature.self,
    ]
}

enum KeyboardShortcutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyboardShortcut", test: "KeyTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View") { c in
            c.show(c.view.keyboardShortcut(.defaultAction))
        }
        probes.view("func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View") { c in
            c.show(c.view.keyboardShortcut(nil))
        }
        probes.view("func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View") {
            c in
            c.show(c.view.keyboardShortcut("a"))
        }
        probes.view(
            "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View"
        ) { c in
            c.show(c.view.keyboardShortcut("a", localization: .automatic))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.keyboardShortcut("a"), ".keyboardShortcut(\"a\")")
    }
}

enum OnKeyPressFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onKeyPress", test: "KeyTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View") {
            c in
            c.show(c.view.onKeyPress("a") { .handled })
        }
        probes.view(
            "func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
        ) { c in
            c.show(c.view.onKeyPress("a", phases: .up) { _ in .handled })
        }
        probes.view(
            "func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
        ) { c in
            c.show(c.view.onKeyPress(characters: .letters) { _ in .handled })
        }
        probes.view(
            "func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
        ) { c in
            c.show(c.view.onKeyPress(keys: ["a"]) { _ in .handled })
        }
        probes.view(
            "func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
        ) { c in
            c.show(c.view.onKeyPress { _ in .handled })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onKeyPress("a") { .handled }, ".onKeyPress(\"a\") { .handled }")
    }
}

enum OnModifierKeysChangedFeature: ViewFeature {
    static let facts = FeatureFacts("onModifierKeysChanged", test: "UnavailableTests")
    static let laws = LawPart.leftOut("It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View",
            "func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View",
            "Plumb tells of modifiers with the key they are held for; read KeyPress.modifiers",
            use: #"() { _ = Text("a").onModifierKeysChanged { _, _ in } }"#)
    }
}

enum OnMoveCommandFeature: ViewFeature {
    static let facts = FeatureFacts("onMoveCommand", test: "UnavailableTests")
    static let laws = LawPart.leftOut("It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View",
            "Plumb is iOS, where there are no move commands; write onKeyPress(keys:) with the arrow keys",
            use: #"() { _ = Text("a").onMoveCommand { _ in } }"#)
    }
}

enum OnDeleteCommandFeature: ViewFeature {
    static let facts = FeatureFacts("onDeleteCommand", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func onDeleteCommand(perform action: (() -> Void)?) -> some View",
            "Plumb is iOS, where there is no delete command; write onKeyPress(.delete)",
            use: #"() { _ = Text("a").onDeleteCommand {} }"#)
    }
}

enum OnExitCommandFeature: ViewFeature {
    static let facts = FeatureFacts("onExitCommand", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func onExitCommand(perform action: (() -> Void)?) -> some View",
            "Plumb is iOS, where no command leaves a view; write onKeyPress(.escape)",
            use: #"() { _ = Text("a").onExitCommand {} }"#)
    }
}

enum OnSubmitFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onSubmit", test: "KeyTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View")
        { c in
            c.show(c.view.onSubmit {})
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onSubmit {}, ".onSubmit {}")
    }
}

enum SubmitLabelFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("submitLabel", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func submitLabel(_ submitLabel: SubmitLabel) -> some View") { c in
            c.show(c.view.submitLabel(.go))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.submitLabel(.go), ".submitLabel(.go)")
    }
}

enum SubmitScopeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("submitScope", test: "KeyTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func submitScope(_ isBlocking: Bool = true) -> some View") { c in
            c.show(c.view.submitScope())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.submitScope(s.flag(0)), ".submitScope(\(s.flag(0)))")
    }
}
