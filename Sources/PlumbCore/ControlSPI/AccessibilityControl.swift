import Foundation
import PlumbLayout

/// What a control is to those who can't see it. What its views within say is read too.
package struct AccessibilityControl {
    /// What becomes of the elements in the control.
    package enum Content: Sendable {
        /// They are one element: its label is what they say.
        case one
        /// They stay what they are, in a group.
        case group
        /// They stay what they are, each with the traits and the value of the control.
        case each
        /// They are one element if all of them are texts or pictures, else what they are.
        case texts
        /// They are left out, but for what is marked as label or value.
        case none
    }

    package var content: Content
    /// The words of the control's label, where no view within is marked as such.
    package var label: Text?
    /// What the label is where there is none at all.
    package var nameless: String?
    /// The value in words; nil for what the views within say.
    package var value: String?
    package var traits: AccessibilityTraits = []
    /// Traits of the views within that the control does not have.
    package var removedTraits: AccessibilityTraits = []
    /// Names and what they do, instead of those within.
    package var actions: [(name: String, action: () -> Void)] = []
    /// Whether what the views within do under the same names goes before: they know what else a style does.
    package var keepsActions = false
    /// The address that it opens, where that is all it does.
    package var link: URL?
    /// What is shown in a field without text.
    package var placeholder: Text?
    package var number: Double?
    package var range: ClosedRange<Double>?
    /// Sets the number at once.
    package var setNumber: ((Double) -> Void)?
    /// What a toggle is.
    private(set) var toggle: AccessibilityDetails.Toggle?

    package init(_ content: Content) { self.content = content }

    /// Makes it a toggle. Its value is the state in a word.
    ///
    /// - Parameter isOn: nil for one that stands for several values, some of which are on.
    package mutating func setToggle(_ isOn: Bool?) {
        let state: AccessibilityDetails.Toggle = isOn.map { $0 ? .on : .off } ?? .mixed
        (toggle, value) = (state, state.rawValue)
    }
}

/// Says what a control is. Size, place and picture are the view's.
struct AccessibilityControlModifier: AccessibilityReader {
    let control: AccessibilityControl

    func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        let values = pass.values(id)
        switch control.content {
        case .each:
            for draft in found.drafts { finish(draft, values) }
        case .group:
            let group = pass.draft(id, found.frame)
            group.makeGroup(of: found.drafts)
            finish(group, values)
            found.drafts = [group]
        case .texts:
            let isText = found.drafts.allSatisfy {
                $0.offers.isEmpty && $0.children.isEmpty && $0.target == nil
                    && !$0.node.traits.isDisjoint(with: [.isStaticText, .isImage])
            }
            guard isText, found.drafts.count > 1 else { return }
            let element = pass.draft(id, found.frame)
            element.combine(found.drafts)
            found.drafts = [element]
        case .one, .none:
            let element = pass.draft(id, found.frame)
            collect(found.drafts, element)
            finish(element, values)
            found.drafts = [element]
        }
    }

    /// 1. What is marked as label or value is that; where nothing is marked as label, everything else is. 2. Traits are
    /// the control's, but for those that modifiers have set; a picture in a button makes it no picture. 3. Actions that
    /// were named stay. 4. Activating the control taps the middle of what is marked for that, else that of all of it.
    @MainActor private func collect(_ drafts: [AccessibilityDraft], _ element: AccessibilityDraft) {
        // 1
        let all = AccessibilityDraft.inReadingOrder(drafts).flatMap { draft in
            draft.part == nil ? draft.leaves : [draft]
        }
        let marked = all.filter { $0.part == .label }
        let values = all.filter { $0.part == .value }
        let others = all.filter { $0.part == nil }
        let labels = marked.isEmpty && control.content == .one ? others : marked
        element.node.label = labels.joined(\.label)
        element.node.value =
            values.isEmpty ? control.value ?? labels.joined(\.value) : values.joined { $0.value ?? $0.label }
        element.node.hint = labels.joined(\.hint)
        let names = (labels + others).compactMap(\.node.identifier)
        if Set(names).count == 1 { element.node.identifier = names[0] }
        // 2
        let parts = control.content == .one ? labels + others : labels
        element.node.traits = parts.reduce(into: AccessibilityTraits()) { $0.formUnion($1.node.traits) }
            .subtracting([.isStaticText, .isImage])
        // 3
        for part in parts {
            for offer in part.offers { element.offer(offer.name, offer.deed.of(part)) }
        }
        element.takeOver(from: parts)
        // 4
        if let target = all.first(where: { $0.part == .target })?.node.frame {
            element.node.details.activationPoint = CGPoint(x: target.midX, y: target.midY)
        }
    }

    @MainActor private func finish(_ draft: AccessibilityDraft, _ values: EnvironmentValues) {
        if draft.node.label == nil { draft.node.label = control.label?.spoken(in: values) ?? control.nameless }
        if draft.node.value == nil { draft.node.value = control.value }
        if let placeholder = control.placeholder {
            draft.node.details.placeholder = placeholder.spoken(in: values)
        }
        draft.node.traits.remove(control.removedTraits)
        draft.node.traits.formUnion(control.traits)
        if let number = control.number, number.isFinite { draft.node.number = number }
        if let range = control.range, range.lowerBound.isFinite, range.upperBound.isFinite { draft.node.range = range }
        if let link = control.link { draft.link = link }
        if let setNumber = control.setNumber { draft.setNumber = setNumber }
        if let toggle = control.toggle { draft.node.details.toggle = toggle }
        for (name, action) in control.actions where !control.keepsActions || draft.offer(name) == nil {
            draft.offer(name, .run(action))
        }
    }
}

/// Marks what a view is to the control around it.
struct AccessibilityPartModifier: AccessibilityReader {
    let part: AccessibilityDraft.Part

    func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        // What a finger taps says nothing by itself.
        if part == .target { found.drafts = [pass.draft(id, found.frame)] }
        for draft in found.drafts { draft.part = part }
    }
}

/// Words and an icon that mean the same: the words are read, and the icon only where they are not there, with the
/// words.
struct AccessibilityLabelModifier: AccessibilityReader {
    let words: Text?

    func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        let others = found.drafts.filter { $0.part != .icon }
        if !others.isEmpty {
            found.drafts = others
        } else if let words {
            for draft in found.drafts { draft.node.label = words.spoken(in: pass.values(id)) }
        }
        for draft in found.drafts { draft.part = nil }
    }
}

extension View {
    /// Says what a control is to those who can't see it.
    package func accessibilityControl(_ control: AccessibilityControl) -> some View {
        modifier(AccessibilityControlModifier(control: control))
    }

    /// The view is the label of the control around it.
    package func accessibilityLabelPart() -> some View { modifier(AccessibilityPartModifier(part: .label)) }
    /// The view is the value of the control around it.
    package func accessibilityValuePart() -> some View { modifier(AccessibilityPartModifier(part: .value)) }
    /// The view is what a finger taps of the control around it.
    package func accessibilityTargetPart() -> some View { modifier(AccessibilityPartModifier(part: .target)) }
    /// The view is the icon of the label around it.
    package func accessibilityIconPart() -> some View { modifier(AccessibilityPartModifier(part: .icon)) }
    /// The view is a label of words and an icon.
    package func accessibilityIconLabel(_ words: Text?) -> some View {
        modifier(AccessibilityLabelModifier(words: words))
    }
}
