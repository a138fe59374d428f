import Foundation
import PlumbGraphics

/// What a `custom` box asks of the type that lays it out.
class CustomLayoutRole: BoxRole {
    func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths { .zero }
    func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) {}
    func explicitGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID)
        -> Double
    {
        .unspecified
    }
    func spacing(tree: LayoutTree, box: BoxID) -> Spacing { .ordinary }
    /// True where the type has its own `explicitAlignment`.
    var setsGuides: Bool { true }
    /// Forgets what is cached for subviews that have changed.
    func invalidate() {}
}

/// A user's `Layout`: it sees its children through `LayoutSubviews` and is asked through `CustomLayoutRole`.
///
/// Source: rules, section 16 (OpenSwiftUI `ViewLayoutEngine`).
extension LayoutTree {
    private func customRole(_ id: BoxID) -> CustomLayoutRole? { role(of: id) as? CustomLayoutRole }

    func customSetsGuides(_ id: BoxID) -> Bool { customRole(id)?.setsGuides ?? false }

    func customSpacing(_ id: BoxID) -> Spacing {
        customRole(id)?.spacing(tree: self, box: id) ?? .zero
    }

    /// Says that subviews may have changed since the layout was last asked.
    func invalidateCustom(_ id: BoxID) { customRole(id)?.invalidate() }

    func customSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        customRole(id)?.size(proposal, in: self, box: id) ?? .zero
    }

    func customGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let bounds = CGRect(origin: .zero, size: size.cgSize)
        return customRole(id)?.explicitGuide(key, in: bounds, proposal: proposal, tree: self, box: id) ?? .unspecified
    }

    /// Notes down where a layout wants a child; the last note counts.
    func noteCustomPlacement(_ child: BoxID, at position: CGPoint, anchor: UnitPoint, proposal: Lengths) {
        let size = size(child, proposal)
        let origin = Lengths(
            Double(position.x) - size.width * Double(anchor.x), Double(position.y) - size.height * Double(anchor.y))
        customNotes[child] = (origin, proposal)
    }

    /// Where a child stands: as noted, else in the centre with the container's proposal.
    func customPlacement(
        _ child: BoxID, in bounds: CGRect, proposal: Lengths
    ) -> (proposal: Lengths, size: Lengths, origin: Lengths) {
        if let note = customNotes[child] { return (note.proposal, size(child, note.proposal), note.origin) }
        let own = size(child, proposal)
        return (
            proposal, own, Lengths(Double(bounds.midX) - own.width / 2, Double(bounds.midY) - own.height / 2)
        )
    }

    func placeCustom(_ id: BoxID) {
        let bounds = CGRect(origin: .zero, size: self[id].size.cgSize)
        let proposal = self[id].proposal
        forEachChild(of: id) { customNotes[$0] = nil }
        customRole(id)?.place(in: bounds, proposal: proposal, tree: self, box: id)
        var child = self[id].firstChild
        while child >= 0 {
            let place = customPlacement(child, in: bounds, proposal: proposal)
            self.place(child, in: id, at: place.origin, proposal: place.proposal, size: place.size)
            child = self[child].nextSibling
        }
    }

    /// The value that a box carries for a key, set by modifiers on the way to the layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of id: BoxID) -> K.Value {
        var current = id
        while current >= 0 {
            if let role = role(of: current) as? LayoutValueRole<K> { return role.value }
            switch self[current].rule {
            case .forward, .guide, .layers, .frame, .flexibleFrame, .insets, .fix, .ratio, .position:
                current = self[current].firstChild
            default: return K.defaultValue
            }
        }
        return K.defaultValue
    }
}

/// A value for the layout around a view.
final class LayoutValueRole<K: LayoutValueKey>: BoxRole {
    var value: K.Value
    init(_ value: K.Value) { self.value = value }
}
