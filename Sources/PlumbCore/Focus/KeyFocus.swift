import Foundation
import PlumbLayout

/// Who gets the keys: one view of a host, or none.
///
/// 1. A view that can have the focus is a `FocusTarget` in the tree. It gets it by the tab key, by a tap, or by a
/// `FocusState` that is written. 2. When the focus moves, every `FocusState` around the old and the new view says so
/// (`FocusBinding`): of several bindings of one state the innermost counts. 3. A view that goes, or that is disabled,
/// loses the focus; nobody gets it. 4. Of the presentations of a host, the topmost one that keeps the keys for itself
/// gets them, and those above it (`KeyPresentations`).
@MainActor
final class KeyFocus: FocusService {
    unowned let graph: ViewGraph
    let requests = FocusRequests()
    private(set) weak var target: FocusTarget?
    /// Runs when another view has the focus, or none.
    var moved: (() -> Void)?
    /// The views that have lost the focus because presentations came over them, the latest at the end.
    var covered: [CoveredFocus] = []
    /// The bindings around the view that has the focus, the innermost first.
    private var bindings: [FocusBinding] = []
    /// Shortcuts that are somewhere in the tree.
    var shortcuts: [KeyboardShortcut: Int] = [:]
    /// The key that was pressed last has been taken: what it types is not typed.
    private var takesNextText = false
    /// The views that give values to others, the bodies that read these, and what they have read.
    var valueNodes: [FocusedValueNode] = []
    var valueReaders: Set<NodeID> = []
    var knownValues = FocusedValues()
    /// What is given is going to be compared.
    var awaitsValues = false

    init(_ graph: ViewGraph) { self.graph = graph }

    // MARK: Moving

    /// Gives the focus to a view, or takes it away. Returns whether the view has it now.
    @discardableResult
    func move(to new: FocusTarget?) -> Bool {
        if let new, !new.isFocusable || !isInReach(new.node) { return false }
        guard new !== target || new == nil && !bindings.isEmpty else { return true }
        let old = target
        target = new
        updateBindings()
        old?.focusChanged(false)
        new?.focusChanged(true)
        updateValues()
        moved?()
        return target === new
    }

    func resign() { move(to: nil) }

    /// Takes the focus from a view in a node.
    func leave(below node: NodeID) {
        guard let target else { return }
        var current = target.node
        while current >= 0, current != node { current = graph[current].parent }
        if current == node { resign() }
    }

    /// Takes the focus from a view that has it.
    func leave(_ old: FocusTarget) {
        if target === old { move(to: nil) }
    }

    /// Tells the states around what has the focus (step 2).
    func updateBindings() {
        let old = bindings
        bindings = target.map { around($0.node).compactMap { $0 as? FocusBinding } } ?? []
        var told: Set<ObjectIdentifier> = []
        for binding in bindings where told.insert(binding.state).inserted { binding.tell() }
        for binding in old where told.insert(binding.state).inserted { binding.reset() }
    }

    func isTold(_ binding: FocusBinding) -> Bool { bindings.contains { $0 === binding } }

    /// The objects of a node and of those around it in its presentation, the innermost first.
    func around(_ node: NodeID) -> [NodeObject] {
        var result: [NodeObject] = []
        var current = node
        while current >= 0, !graph.isFree(current) {
            if let object = graph[current].object?.takeUnretainedValue() { result.append(object) }
            if graph.isPresentationRoot(current) { break }
            current = graph[current].parent
        }
        return result
    }

    /// The objects below a node in the order of the tree, but for those of views that are out of sight and of those
    /// that are never seen.
    func within<T: NodeObject>(_ node: NodeID, as type: T.Type, _ body: (T) -> Bool) -> Bool {
        if graph[node].isAsleep || graph.isOutOfSight(node) { return false }
        let own = graph[node].object?.takeUnretainedValue()
        if own?.isUnseen == true { return false }
        if let object = own as? T, body(object) { return true }
        var child = graph[node].firstChild
        guard child >= 0, graph.mayDescend() else { return false }
        while child >= 0 {
            if within(child, as: type, body) { return true }
            child = graph[child].nextSibling
        }
        return false
    }

    /// The first view in a node that takes the focus.
    func firstTarget(in node: NodeID) -> FocusTarget? {
        var result: FocusTarget?
        _ = within(node, as: FocusTarget.self) { target in
            if target.isFocusable, isInReach(target.node) { result = target }
            return result != nil
        }
        return result
    }

    /// Moves the focus to the next view in the order of the tree, or the one before; after the last comes the first.
    func advance(_ step: Int) -> Bool {
        var targets: [FocusTarget] = []
        for presentation in presentations.reversed() {
            _ = within(presentation.node, as: FocusTarget.self) { target in
                if target.isFocusable { targets.append(target) }
                return false
            }
        }
        guard !targets.isEmpty else { return false }
        let current = targets.firstIndex { $0 === target }
        let next = current.map { ($0 + step + targets.count) % targets.count } ?? (step > 0 ? 0 : targets.count - 1)
        return move(to: targets[next])
    }

    // MARK: Keys

    /// Who takes a key, in this order:
    ///
    /// 1. Shortcuts with command or control. 2. `onKeyPress` of the view that has the focus, then of those around
    /// it. 3. The view that has the focus, if it is a text that is being edited. 4. Tab moves the focus. 5. Of the
    /// presentations that get keys, the topmost first: other shortcuts, return and escape among them; else escape calls
    /// the presentation off, if it can be.
    func send(_ input: KeyInput) -> Bool {
        let press = input.press
        let isTaken = take(input, press)
        if press.phase != .up { takesNextText = isTaken && input.typesText }
        return isTaken
    }

    private func take(_ input: KeyInput, _ press: KeyPress) -> Bool {
        let isDown = press.phase != .up
        let isCommand = input.isCommand || input.isControl
        if isDown, isCommand, presentations.contains(where: { perform(press, in: $0) }) { return true }
        if let target {
            for object in around(target.node) {
                if let handler = object as? KeyPressNode, handler.handle(press) == .handled { return true }
            }
        }
        guard isDown else { return false }
        if let target, target.receive(press) { return true }
        if press.key == .tab, press.modifiers.isDisjoint(with: [.command, .control, .option]) {
            return advance(press.modifiers.contains(.shift) ? -1 : 1)
        }
        guard !isCommand else { return false }
        return presentations.contains { perform(press, in: $0) || press.key == .escape && cancel($0) }
    }

    /// Types characters into the view that has the focus.
    func type(_ text: String) -> Bool {
        defer { takesNextText = false }
        if takesNextText, text.count == 1 { return true }
        return target?.receive(text) ?? false
    }

    /// Runs the first action in the order of the tree that has the shortcut.
    private func perform(_ press: KeyPress, in presentation: Presentation) -> Bool {
        let wanted = KeyboardShortcut(press)
        guard shortcuts[wanted] != nil else { return false }
        var action: (() -> Void)?
        _ = within(presentation.node, as: KeyboardShortcutNode.self) { node in
            guard node.shortcut?.withShift == wanted else { return false }
            _ = within(node.node, as: KeyActionNode.self) { found in
                if found.isEnabled { action = found.action }
                return action != nil
            }
            return action != nil
        }
        action?()
        return action != nil
    }
}

/// A view that can have the focus, where it stands.
@MainActor
class FocusTarget: NodeObject {
    unowned let graph: ViewGraph
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }
    /// Whether the view takes the focus, if it is enabled.
    var accepts = true {
        didSet { if !accepts { loseFocus() } }
    }

    init(_ node: NodeID, in graph: ViewGraph) {
        kept = graph.nodes.ref(node)
        self.graph = graph
        super.init()
    }

    var isFocused: Bool { graph.keyFocus.target === self }
    /// Whether it is a text that is edited, for which a keyboard comes onto the screen.
    var isEdited: Bool { false }
    var isEnabled: Bool { graph.environment(graph[node].environment).isEnabled }
    var isFocusable: Bool { accepts && isEnabled }

    /// The view is what it was, or another: what is disabled has no focus.
    func checkFocus() { if isFocused, !isFocusable { loseFocus() } }

    /// What is told of it may be evaluated just now: it waits for the layout.
    private func loseFocus() {
        guard isFocused else { return }
        graph.afterLayout.changes.append(
            Notice(name: "disabled", subject: Bool.self) { [weak self] in
                if let self, !self.isFocusable { graph.keyFocus.leave(self) }
            })
    }

    /// A key that nobody around has taken.
    func receive(_ press: KeyPress) -> Bool { false }
    /// Characters that were typed.
    func receive(_ text: String) -> Bool { false }
    /// The view has got the focus, or lost it.
    func focusChanged(_ isFocused: Bool) {}
    /// While the view has the focus: it stands where an update has put it.
    func wasUpdated() {}

    override func willRemove() { graph.keyFocus.leave(self) }
}

/// A `FocusState` that says whether the focus is in a view, or in which.
@MainActor
class FocusBinding: NodeObject {
    /// The state.
    var state: ObjectIdentifier { ObjectIdentifier(self) }
    /// The focus is here.
    func tell() {}
    /// The focus is nowhere where the state has a binding.
    func reset() {}
}

extension ViewGraph {
    /// Who gets the keys.
    var keyFocus: KeyFocus { service(KeyFocus.self) }
}
