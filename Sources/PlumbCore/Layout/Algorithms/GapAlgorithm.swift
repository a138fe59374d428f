/// A gap that takes what is left: `Spacer`; and a line across the stack: `Divider`.
///
/// Source: Docs/Rules.md, section 4 (OpenSwiftUI `Spacer`, `PlainDividerStyle`).
extension LayoutTree {
    /// The proposal, at least `a`, on the stack's axis; 0 across it. In no stack, both axes stretch.
    func gapLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        if !self[id].flags.contains(.noOrientation), self[id].axis != axis { return 0 }
        return max(proposal.specified(or: -.infinity), self[id].a)
    }

    /// `a` thick along the stack's axis, as long as proposed across it. In no stack the line is horizontal.
    func ruleLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        let thin: Axis = self[id].flags.contains(.noOrientation) ? .vertical : self[id].axis
        return axis == thin ? self[id].a : proposal.specified(or: PlatformMetrics.idealLength)
    }
}
