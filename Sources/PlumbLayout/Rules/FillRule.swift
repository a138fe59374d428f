/// A leaf that takes what is proposed, 10 where nothing is: a colour, a shape.
///
/// Source: Docs/Rules.md, section 4 (OpenSwiftUI `_ProposedSize.fixingUnspecifiedDimensions`).
extension LayoutTree {
    @inline(__always)
    func fillLength(_ proposal: Double) -> Double { proposal.specified(or: .idealLength) }

    var fillTraits: BoxFlags { [.separable, .elastic] }
}
