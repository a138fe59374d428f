import Foundation
import PlumbCore
import PlumbRendering

/// An element of the semantics tree: what somebody who can't see the view is told of a part of it, as it was when it was asked for.
public struct TestElement: Equatable, Sendable {
    private let node: AccessibilityNode

    init(_ node: AccessibilityNode) { self.node = node }

    /// What it is; empty where nobody says.
    public var label: String { node.label ?? "" }
    /// What it holds; nil for nothing. A toggle's is "1" or "0", a slider's is in per cent.
    public var value: String? { node.value }
    /// What happens when somebody acts on it.
    public var hint: String? { node.hint }
    /// Its name for tests.
    public var identifier: String? { node.identifier }
    /// What it is: a button, a header, a picture.
    public var traits: AccessibilityTraits { node.traits }
    /// In points from the root view's top left corner.
    public var frame: CGRect { node.frame }
    /// What can be done to it, by `TestHost.perform`.
    public var actions: [String] { node.actions }
    /// Whether it reacts to touches.
    public var isEnabled: Bool { node.isEnabled }
    /// Whether it is chosen.
    public var isSelected: Bool { node.traits.contains(.isSelected) }
    /// Whether the keys, or whoever reads the screen, are there.
    public var hasFocus: Bool { node.isFocused }
    /// What is shown in a field without text.
    public var placeholder: String? { node.details.placeholder }
    /// The elements in it, in reading order.
    public var children: [TestElement] { node.children.map(TestElement.init) }
}

extension TestHost {
    /// All elements of the semantics tree as they are now, in reading order: groups before what is in them.
    public var elements: [TestElement] { host.elements.map(TestElement.init) }

    /// The first element with an identifier, or where there is none, with a label.
    ///
    /// - Throws: where there is no such element; the sentence names the nearest labels.
    public func element(_ name: String) throws -> TestElement {
        TestElement(try host.element(named: name, for: "the test"))
    }

    /// Whether there is an element with an identifier or a label.
    public func hasElement(_ name: String) -> Bool {
        host.elements.contains { $0.identifier == name || $0.label == name }
    }

    /// Does to an element what it offers: "activate", "increment", "decrement", or an action with a name of its own; "focus" takes whoever
    /// reads the screen there. Returns false where the element does not offer it, or is disabled.
    ///
    /// - Parameter name: the element's identifier or label.
    /// - Throws: where there is no such element.
    @discardableResult
    public func perform(_ action: String = "activate", on name: String) throws -> Bool {
        host.performAccessibilityAction(action, on: try host.element(named: name, for: "the test").id)
    }
}
