/// A leaf that asks its role and remembers the answers: wrapping text.
extension LayoutTree {
    func measuredSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        counts.measures += 1
        return role(of: id)?.measure(proposal) ?? .zero
    }

    /// The guide that a leaf's role sets.
    func roleGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        role(of: id)?.explicitGuide(key, size: size, proposal: proposal) ?? .unspecified
    }
}
