/// One child with a guide of its own on the box's axis: `alignmentGuide`.
///
/// Source: Docs/Rules.md, section 2. The outermost box for a guide wins.
extension LayoutTree {
    func guideTraits(_ id: BoxID) -> BoxFlags {
        childTraits(id).union(self[id].axis == .horizontal ? .guidesHorizontal : .guidesVertical)
    }

    /// Of its own guide, the role's value, which sees the child's dimensions; of any other, the child's.
    func guideGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let child = self[id].firstChild
        guard child >= 0 else { return .unspecified }
        guard self[id].key(key.axis) == key, key.axis == self[id].axis else {
            return explicitGuide(key, of: child, proposal: proposal, size: size)
        }
        return role(of: id)?.guide(in: BoxDimensions(tree: self, box: child, proposal: proposal, size: size))
            ?? .unspecified
    }
}
