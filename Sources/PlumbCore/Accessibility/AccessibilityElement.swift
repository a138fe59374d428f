import Foundation
import PlumbLayout

/// What becomes of the elements in a view that is made an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case ignore, contain, combine }
    fileprivate let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stand in it, one by one.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They are one: their labels and values are joined by commas, their traits and actions are the element's.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Makes a view an element, or a group of elements.
struct AccessibilityElementModifier: AccessibilityReader {
    let children: AccessibilityChildBehavior

    func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        if found.drafts.isEmpty { return pass.makeElement(&found, at: id) }
        let element = pass.draft(id, found.frame)
        switch children.kind {
        case .ignore: break
        case .contain:
            // A group of one group is that group.
            if found.drafts.count == 1, found.drafts[0].node.details.isGroup { return }
            element.makeGroup(of: found.drafts)
        case .combine: element.combine(found.drafts)
        }
        found.drafts = [element]
    }
}

extension AccessibilityDraft {
    /// Lets elements stand in this one.
    func makeGroup(of elements: [AccessibilityDraft]) {
        node.details.isGroup = true
        children = elements
    }

    /// Makes one of several elements.
    ///
    /// 1. In reading order, labels, values and hints are joined by commas. 2. Of the traits, those of all are kept that
    /// say what an element is good for; it is a text, a picture or a header only where all are. 3. If one of them can
    /// be activated, so can this one; of several, each is an action with the label of its element. All other actions
    /// stay what they are.
    func combine(_ elements: [AccessibilityDraft]) {
        let all = AccessibilityDraft.inReadingOrder(elements).flatMap(\.leaves)
        // 1
        node.label = all.joined(\.label)
        node.value = all.joined(\.value)
        node.hint = all.joined(\.hint)
        let names = all.compactMap(\.node.identifier)
        if names.count == 1 { node.identifier = names[0] }
        // 2
        let common: AccessibilityTraits = [.isStaticText, .isImage, .isHeader]
        let traits = all.map(\.node.traits)
        node.traits = traits.reduce(into: AccessibilityTraits()) { $0.formUnion($1) }.subtracting(common)
        if let first = traits.first {
            node.traits.formUnion(traits.reduce(first) { $0.intersection($1) }.intersection(common))
        }
        // 3
        let active = all.filter { $0.offer("activate") != nil }
        for element in all {
            for offer in element.offers {
                if offer.name == "activate", active.count > 1, let label = element.node.label {
                    self.offer(label, offer.deed.of(element))
                } else {
                    self.offer(offer.name, offer.deed.of(element))
                }
            }
        }
        if active.count == 1 { node.details.activationPoint = active[0].node.details.activationPoint }
        takeOver(from: all)
    }

    /// What fields, sliders and links in the element say.
    func takeOver(from all: [AccessibilityDraft]) {
        bindings += all.flatMap(\.bindings)
        let links = all.compactMap(\.link)
        if links.count == 1 { link = links[0] }
        if let field = all.first(where: { $0.target != nil }) {
            target = field.target
            node.text = field.node.text
            node.details.field = field.node.details.field
        }
        if let slider = all.first(where: { $0.node.number != nil }) {
            node.number = slider.node.number
            node.range = slider.node.range
            setNumber = slider.setNumber
        }
        node.details.customContent += all.flatMap(\.node.details.customContent)
        if let level = all.compactMap(\.node.details.headingLevel).first { node.details.headingLevel = level }
    }
}

extension AccessibilityDraft.Offer.Deed {
    /// A tap goes where it went before the element became part of another.
    @MainActor func of(_ element: AccessibilityDraft) -> AccessibilityDraft.Offer.Deed {
        switch self {
        case .run, .tapAt: self
        case .tap: .tapAt(element.node.activationPoint)
        }
    }
}

extension View {
    /// Makes the view an element of its own for those who can't see it. Size, place and picture are the view's.
    ///
    /// - Parameter children: what becomes of the elements in the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }
}
