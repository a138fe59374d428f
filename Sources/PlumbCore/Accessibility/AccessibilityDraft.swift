import Foundation

/// An element of the semantics tree while it is put together.
@MainActor
final class AccessibilityDraft {
    /// What an element offers to do.
    struct Offer {
        enum Deed {
            case run(() -> Void)
            /// A tap on the element's activation point.
            case tap
            /// A tap on a point of the page.
            case tapAt(CGPoint)
        }

        var name: String
        var deed: Deed
    }

    /// What a view is to the control around it.
    enum Part: Hashable { case label, value, icon, representation, target }

    var node: AccessibilityNode
    var offers: [Offer] = []
    var part: Part?
    /// The address that it opens, where that is all it does.
    var link: URL?
    /// Stands for the label of the view that a label is made for.
    var isPlaceholder = false
    /// What gets the keys when the element does.
    var target: FocusTarget?
    /// Sets the element's number at once; nil where it has none, or where only steps lead there.
    var setNumber: ((Double) -> Void)?
    var relations: [Relation] = []
    var children: [AccessibilityDraft] = []
    /// The states that say whether it has the focus of whoever reads the screen.
    var bindings: [AccessibilityFocusBinding] = []

    init(_ id: NodeID, frame: CGRect, isEnabled: Bool) {
        node = AccessibilityNode(id: AccessibilityDraft.number(of: id), frame: frame.usable)
        node.isEnabled = isEnabled
    }

    /// The number of the element that a node makes.
    static func number(of id: NodeID) -> UInt64 { UInt64(UInt32(bitPattern: id)) + 1 }

    /// Offers something; what was offered under the name is not any more.
    func offer(_ name: String, _ deed: Offer.Deed) {
        if let index = offers.firstIndex(where: { $0.name == name }) {
            offers[index].deed = deed
        } else {
            offers.append(Offer(name: name, deed: deed))
        }
    }

    func offer(_ name: String) -> Offer? { offers.first { $0.name == name } }

    /// The elements without children in it, in reading order.
    var leaves: [AccessibilityDraft] {
        children.isEmpty ? [self] : AccessibilityDraft.inReadingOrder(children).flatMap(\.leaves)
    }

    /// Higher priorities first; of the same one, as they come.
    static func inReadingOrder(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        guard drafts.contains(where: { $0.node.details.sortPriority != 0 }) else { return drafts }
        return drafts.enumerated().sorted {
            let (a, b) = ($0.element.node.details.sortPriority, $1.element.node.details.sortPriority)
            return a == b ? $0.offset < $1.offset : a > b
        }
        .map(\.element)
    }

    /// The element as it is told to others.
    var finished: AccessibilityNode {
        var result = node
        result.actions = offers.map(\.name)
        result.isFocused = target?.isFocused == true || bindings.contains { $0.isCurrent }
        result.children = AccessibilityDraft.inReadingOrder(children).map(\.finished)
        return result
    }

    /// The first element of which something holds, here or below, in reading order.
    func first(where isIt: (AccessibilityDraft) -> Bool) -> AccessibilityDraft? {
        if isIt(self) { return self }
        for child in AccessibilityDraft.inReadingOrder(children) {
            if let found = child.first(where: isIt) { return found }
        }
        return nil
    }
}

extension CGRect {
    /// Empty where it is none.
    fileprivate var usable: CGRect {
        isNull || !(minX.isFinite && minY.isFinite && width.isFinite && height.isFinite) ? .zero : self
    }
}

extension [AccessibilityDraft] {
    /// What the elements say, one after the other; nil where they say nothing.
    @MainActor func joined(_ words: (AccessibilityNode) -> String?) -> String? {
        let all = compactMap { words($0.node) }.filter { !$0.isEmpty }
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }
}
