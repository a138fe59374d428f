/// Takes what is left along the axis of the stack around it, at least `a`: `Spacer`.
///
/// Source: Docs/Rules.md, section 4 (OpenSwiftUI `Spacer`).
extension LayoutTree {
    /// The proposal, at least `a`, on the stack's axis; 0 across it. In no stack, both axes stretch.
    func spacerLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        if !self[id].flags.contains(.noOrientation), self[id].axis != axis { return 0 }
        return max(proposal.specified(or: -.infinity), self[id].a)
    }

    /// Rigid across the stack's axis; in no stack, it stretches along both.
    func spacerTraits(_ id: BoxID) -> BoxFlags {
        let lengths: BoxFlags =
            self[id].flags.contains(.noOrientation)
            ? .elastic : [.rigid(self[id].axis.other), .elastic(self[id].axis)]
        return lengths.union([.separable, .projectsSpacing])
    }

    /// No distance on the stack's axis; in no stack, none anywhere.
    func spacerSpacing(_ id: BoxID) -> Spacing {
        if self[id].flags.contains(.noOrientation) { return .zero }
        var own = Spacing()
        if self[id].axis == .horizontal {
            own.leading = .zero
            own.trailing = .zero
        } else {
            own.top = .zero
            own.bottom = .zero
        }
        return own
    }
}
