import Foundation

/// A box's answer to a proposal: its size in points, and its alignment guides for that size.
public struct BoxDimensions {
    package let tree: LayoutTree
    package let box: BoxID
    package let proposal: Lengths
    package let size: Lengths
    /// The container's own side of an alignment: explicit guides do not count there (Docs/Rules.md, section 5).
    package var isPlain = false

    package init(tree: LayoutTree, box: BoxID, proposal: Lengths, size: Lengths, isPlain: Bool = false) {
        self.tree = tree
        self.box = box
        self.proposal = proposal
        self.size = size
        self.isPlain = isPlain
    }

    /// The guide's place: what was set explicitly, else the guide's default for this size.
    package func value(_ key: AlignmentKey) -> Double {
        isPlain
            ? tree.defaultGuide(key, of: box, proposal: proposal, size: size)
            : tree.guide(key, of: box, proposal: proposal, size: size)
    }

    /// What was set explicitly, on the box or within it; NaN where nobody did.
    package func explicit(_ key: AlignmentKey) -> Double {
        isPlain ? .unspecified : tree.explicitGuide(key, of: box, proposal: proposal, size: size)
    }
}
