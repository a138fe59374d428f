import Foundation
import PlumbCore
import PlumbRendering

/// An element of the accessibility tree, as it was when you asked for it.
public struct TestElement: Equatable, Sendable {
    private let node: AccessibilityNode

    init(_ node: AccessibilityNode) { self.node = node }

    /// The label; empty if there is none.
    public var label: String { node.label ?? "" }
    /// The value, if any. A toggle's is "1" or "0", a slider's is in per cent.
    public var value: String? { node.value }
    /// The hint: what activating the element does.
    public var hint: String? { node.hint }
    /// The identifier for tests.
    public var identifier: String? { node.identifier }
    /// The traits: a button, a header, a picture.
    public var traits: AccessibilityTraits { node.traits }
    /// The frame, in points from the root view's top left corner.
    public var frame: CGRect { node.frame }
    /// The names of its actions, for `TestHost.perform`.
    public var actions: [String] { node.actions }
    /// Whether it is enabled.
    public var isEnabled: Bool { node.isEnabled }
    /// Whether it is selected.
    public var isSelected: Bool { node.traits.contains(.isSelected) }
    /// Whether it has the keyboard's or the screen reader's focus.
    public var hasFocus: Bool { node.isFocused }
    /// The placeholder of an empty text field.
    public var placeholder: String? { node.details.placeholder }
    /// Its child elements, in reading order.
    public var children: [TestElement] { node.children.map(TestElement.init) }
}

extension TestHost {
    /// All elements of the semantics tree as they are now, in reading order: groups before what is in them.
    public var elements: [TestElement] { host.elements.map(TestElement.init) }

    /// The first element with an identifier. Where there is none, the first with a label that offers an action, else
    /// the first with the label.
    ///
    /// - Throws: where there is no such element; the sentence names the nearest labels.
    public func element(_ name: String) throws -> TestElement {
        TestElement(try host.element(named: name, for: "the test"))
    }

    /// Whether there is an element with an identifier or a label.
    public func hasElement(_ name: String) -> Bool {
        host.elements.contains { $0.identifier == name || $0.label == name }
    }

    /// Does to an element what it offers: "activate", "increment", "decrement", or an action with a name of its own;
    /// "focus" takes whoever reads the screen there. Returns false where the element does not offer it, or is disabled.
    ///
    /// - Parameter name: the element's identifier or label.
    /// - Throws: where there is no such element.
    @discardableResult
    public func perform(_ action: String = "activate", on name: String) throws -> Bool {
        let element = try host.element(named: name, for: "the test")
        return host.apply(.perform(action, on: .element(element.id))).isTaken
    }
}
