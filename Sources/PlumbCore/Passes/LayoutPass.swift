/// Sizes and places every box for the root's proposal.
@MainActor
struct LayoutPass {
    let graph: ViewGraph

    /// The root's size. One view stands by itself; several form a VStack (rules, section 15).
    func run(proposal: ProposedViewSize) -> Lengths {
        let tree = graph.tree
        let root = graph[NodeID.root].box
        let rule: LayoutRule = tree.hasSingleChild(root) ? .forward : .line
        if tree[root].rule != rule {
            tree.setRule(rule, of: root)
            tree.invalidate(root)
        }
        return tree.layout(root: root, proposal: proposal.lengths)
    }
}
