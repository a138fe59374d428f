/// A line across the axis of the stack around it: `Divider`.
///
/// Source: Docs/Rules.md, section 4 (OpenSwiftUI `PlainDividerStyle`).
extension LayoutTree {
    /// As thick as given along the stack's axis, as long as proposed across it. In no stack the line is horizontal.
    func dividerLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        axis == thinAxis(id) ? self[id].thickness : proposal.specified(or: .idealLength)
    }

    private func thinAxis(_ id: BoxID) -> Axis {
        self[id].flags.contains(.noOrientation) ? .vertical : self[id].axis
    }

    func dividerTraits(_ id: BoxID) -> BoxFlags {
        let thin = thinAxis(id)
        return [.separable, .rigid(thin), .elastic(thin.other)]
    }
}
