import PlumbCore
import PlumbLayout

/// The layout engine by itself: boxes made by hand, without views.
struct EngineTree {
    let tree = LayoutTree(stackSpacing: 8)

    init() {}

    /// The number of a box.
    typealias ID = Int32

    func rigid(_ width: Double, _ height: Double) -> ID {
        let box = tree.makeBox(.rigid)
        tree[box].given = Lengths(width, height)
        return box
    }

    func fill() -> ID { tree.makeBox(.fill) }

    /// A leaf that is asked through its role and whose answers are remembered, as a text's are.
    func measured(_ answer: @escaping (Double, Double) -> (Double, Double)) -> ID {
        tree.makeBox(.measured, role: FunctionRole(answer))
    }

    func spacer(_ axis: Axis, minimum: Double) -> ID {
        let box = tree.makeBox(.spacer)
        tree[box].leastLength = minimum
        if axis == .vertical { tree[box].flags.insert(.vertical) }
        return box
    }

    /// A line with no distance between its children; `alignment` is −1 for the leading or top edge, 0 for the centre.
    ///
    /// The line's box is made before those in it, as from views.
    func stack(_ axis: Axis, alignment: Int, _ makeChildren: () -> [ID]) -> ID {
        let box = tree.makeBox(.stack)
        tree[box].flags.insert(.uniformSpacing)
        tree[box].givenSpacing = 0
        if axis == .vertical { tree[box].flags.insert(.vertical) }
        if alignment < 0 {
            tree[box].horizontal = .leading
            tree[box].vertical = .top
        }
        var last = ID.none
        for child in makeChildren() {
            if last < 0 { tree[box].firstChild = child } else { tree[last].nextSibling = child }
            tree[child].parent = box
            last = child
        }
        return box
    }

    /// Changes the size of a rigid leaf.
    func resize(_ leaf: ID, _ width: Double, _ height: Double) {
        tree[leaf].given = Lengths(width, height)
        tree.invalidate(leaf)
    }

    /// Forgets every answer and place.
    func invalidateAll() { tree.forgetLayout() }

    func layout(_ root: ID, width: Double?, height: Double?) {
        _ = tree.layout(root: root, proposal: Lengths(width ?? .unspecified, height ?? .unspecified))
        tree.settle()
    }

    /// Σ over leaves of absolute x + y and of width + height.
    func checksum(_ root: ID) -> Double { tree.checksum(root) }
    var capacityInBytes: Int { tree.capacityInBytes }
    var measures: Int { tree.counts.measures }
    var placements: Int { tree.counts.placements }
}

private final class FunctionRole: BoxRole {
    private let answer: (Double, Double) -> (Double, Double)
    init(_ answer: @escaping (Double, Double) -> (Double, Double)) { self.answer = answer }
    override func measure(_ proposal: Lengths) -> Lengths {
        let (width, height) = answer(proposal.width, proposal.height)
        return Lengths(width, height)
    }
}
