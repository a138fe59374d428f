import PlumbLayout

/// Sizes and places every box for the root's proposal.
@MainActor
struct LayoutPass {
    let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    /// The root's size. One view stands by itself; several form a VStack (Docs/Rules.md, section 15).
    func run(proposal: ProposedViewSize) -> Lengths {
        let root = graph[NodeID.root].box
        let rule: LayoutRule = tree.hasSingleChild(root) ? .forward : .line
        if tree[root].rule != rule {
            tree.setRule(rule, of: root)
            tree.invalidate(root)
        }
        let hasScreen = graph.isScreen || graph.safeArea != EdgeInsets()
        let outermost = hasScreen ? screen(around: root, proposal.lengths) : root
        return tree.layout(root: outermost, proposal: proposal.lengths)
    }

    /// The box of a screen with a safe area (Docs/Rules.md, section 15).
    ///
    /// 1. The root is proposed what the safe area leaves of the proposal; along an axis on which it scrolls, all of it (correction 6).
    /// 2. Its answer stands in the centre of that. 3. The screen is as long as the proposal; on an axis without one, as long as the
    /// answer and the insets.
    private func screen(around root: BoxID, _ proposal: Lengths) -> BoxID {
        let insets = graph.safeArea
        if tree[root].parent < 0 {
            let screen = tree.makeBox(.insets)
            let inner = tree.makeBox(.frame)
            tree.write(
                BoxParameters(
                    .insets, a: Double(insets.top), b: Double(insets.leading), c: Double(insets.bottom),
                    d: Double(insets.trailing), flags: .safeArea), to: screen)
            tree.write(BoxParameters(.frame, flags: .safeArea), to: inner)
            tree[screen].flags.formUnion(tree[root].flags.intersection(.rightToLeft))
            tree[inner].flags.formUnion(tree[root].flags.intersection(.rightToLeft))
            tree[screen].firstChild = inner
            tree[inner].parent = screen
            tree[inner].firstChild = root
            tree[root].parent = inner
            if tree[root].flags.contains(.looksAround) { tree.markLookingAround(inner) }
            tree.invalidate(inner)
        }
        let inner = tree[root].parent
        var room = graph.room
        // Whether the root scrolls is found out with its traits.
        tree.resolve(root)
        for axis in Axis.allCases where proposal[axis].isFinite && tree.scrollsInside(inner, axis) {
            room[axis] = max(0, proposal[axis])
        }
        if !Lengths(tree[inner].a, tree[inner].b).isIdentical(to: room) {
            tree[inner].a = room.width
            tree[inner].b = room.height
            tree.invalidate(inner)
        }
        return tree[inner].parent
    }
}
