import Foundation
import PlumbLayout

/// What is submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit for each trigger.
    public typealias RawValue = Int
    public let rawValue: RawValue
    public init(rawValue: RawValue) { self.rawValue = rawValue }

    /// A text field or a secure field, by the return key.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Runs an action when a field in the view is submitted. Size and place are the view's.
///
/// Actions of views around the field run from the innermost to the outermost, up to a `submitScope`.
package struct SubmitModifier: SubtreeModifier {
    let triggers: SubmitTriggers
    let action: () -> Void

    @MainActor public static func makeNodes<C: View>(of modifier: SubmitModifier, content: C, in builder: GraphBuilder)
    {
        let scope = builder.open(SubmitModifier.self)
        builder.keepObject(SubmitNode(), update: { _ in }).modifier = modifier
        builder.add(content)
        builder.close(scope)
    }
}

private final class SubmitNode: NodeObject {
    var modifier: SubmitModifier?
}

/// Keeps what is submitted in a view from actions around it. Size and place are the view's.
package struct SubmitScopeModifier: SubtreeModifier {
    let isBlocking: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: SubmitScopeModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(SubmitScopeModifier.self)
        builder.keepObject(SubmitScopeNode(), update: { _ in }).isBlocking = modifier.isBlocking
        builder.add(content)
        builder.close(scope)
    }
}

private final class SubmitScopeNode: NodeObject {
    var isBlocking = true
}

extension KeyFocus {
    /// Runs the actions for what is submitted at a node. Returns whether there were any.
    func submit(_ trigger: SubmitTriggers, at node: NodeID) -> Bool {
        var actions: [() -> Void] = []
        for object in around(node) {
            if let scope = object as? SubmitScopeNode, scope.isBlocking { break }
            if let modifier = (object as? SubmitNode)?.modifier, modifier.triggers.contains(trigger) {
                actions.append(modifier.action)
            }
        }
        for action in actions { action() }
        return !actions.isEmpty
    }
}

/// What the return key of a keyboard on the screen says.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    /// For a field that ends the input.
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// For an address that is opened.
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// For a message that is sent.
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// For a network or a group that is joined.
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// For a place that a route leads to.
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// For words that are searched for.
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// The key as it is by itself: what fields have that say nothing else.
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// For a field after which another one follows.
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// For a step after which there are more.
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// What the return key is to say.
    var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when a field in the view is submitted.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted in the view from `onSubmit` around it.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }

    /// What the return key of a keyboard on the screen says. Plumb has the keyboard in front of the screen, whose keys
    /// say what they say: size, place and picture are the view's. The accessibility tree tells it.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
