import Foundation
import PlumbLayout

/// How a view can be used while it has the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It does something: a tap on it is a tap, and does not bring the focus.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes keys: a tap brings the focus.
    public static let edit = FocusInteractions(rawValue: 2)
    /// All of them.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view have the focus. Size and place are the view's; no ring is drawn, as on an iPhone.
package struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    @State private var isFocused = false
    @State private var place = FocusAnchor()

    init(isFocusable: Bool, interactions: FocusInteractions) {
        self.isFocusable = isFocusable
        self.interactions = interactions
    }

    public func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .modifier(FocusTargetModifier(isFocusable: isFocusable, place: place) { isFocused = $0 })
            .modifier(FocusTapModifier(place: interactions.contains(.edit) ? place : nil))
    }
}

/// What a tap gives the focus to.
@MainActor
final class FocusAnchor {
    weak var target: FocusTarget?
    nonisolated init() {}

    func takeFocus() {
        if let target { target.graph.keyFocus.move(to: target) }
    }
}

/// Lets a tap bring the focus.
private struct FocusTapModifier: ViewModifier {
    let place: FocusAnchor?

    func body(content: Content) -> some View {
        if let place { content.simultaneousGesture(TapGesture().onEnded { place.takeFocus() }) } else { content }
    }
}

/// Puts a place for the focus around a view.
struct FocusTargetModifier: SubtreeModifier {
    let isFocusable: Bool
    let place: FocusAnchor
    let focusChanged: (Bool) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: FocusTargetModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(FocusTargetModifier.self)
        let node = builder.node
        let target = builder.keepObject(FocusableNode(node, in: builder.graph)) { _ in }
        target.action = modifier.focusChanged
        target.accepts = modifier.isFocusable
        target.checkFocus()
        modifier.place.target = target
        builder.add(content)
        builder.close(scope)
    }
}

private final class FocusableNode: FocusTarget {
    var action: (Bool) -> Void = { _ in }
    override func focusChanged(_ isFocused: Bool) { action(isFocused) }
}

private struct IsFocusedKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest view around that can have the focus has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

/// Where the focus is when the view appears. Size and place are the view's.
package struct DefaultFocusModifier<Value: Hashable>: MemberModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority

    @MainActor public static func makeNodes<C: View>(
        of modifier: DefaultFocusModifier, content: C, in builder: GraphBuilder
    ) {
        let graph = builder.graph
        AppearanceModifier.makeNodes(
            of: AppearanceModifier(
                appear: { [weak graph] in
                    guard graph?.keyFocus.isFree != false || modifier.priority == .userInitiated else { return }
                    modifier.binding.wrappedValue = modifier.value
                }, disappear: nil),
            content: content, in: builder)
    }
}

/// Whether a default takes the focus from a view that has it.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
    private let overrules: Bool
    /// Only where nothing has the focus.
    public static let automatic = DefaultFocusEvaluationPriority(overrules: false)
    /// Always.
    public static let userInitiated = DefaultFocusEvaluationPriority(overrules: true)
}

extension View {
    /// Lets the view have the focus: keys come to it (`onKeyPress`), tab and taps bring it. Size and place are the
    /// view's.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// - Parameter interactions: with `.edit`, a tap brings the focus.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Writes a value into a state when the view appears, which moves the focus to the view of that value.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority)) }

    /// Views with the focus are drawn as they are without, as on an iPhone: there is no effect to be disabled.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// What `focusEffectDisabled` has set, for views that draw an effect of their own.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}
