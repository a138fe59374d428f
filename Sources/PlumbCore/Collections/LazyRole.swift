import Foundation
import PlumbLayout

/// A lazy container's box: asks the lines.
final class LazyRole: CustomLayoutRole {
    let lines: LazyLines

    init(_ lines: LazyLines) { self.lines = lines }

    override var name: String {
        let lines = lines
        return MainActor.assumeIsolated { lines.arrangement.containerName }
    }
    override var setsGuides: Bool { false }
    override var dependsOnSight: Bool { true }
    // Layout runs on the main thread; the engine itself does not know of actors.
    override func invalidate() {
        let lines = lines
        MainActor.assumeIsolated { lines.invalidate() }
    }
    override func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths {
        let lines = lines
        return MainActor.assumeIsolated { lines.size(proposal) }
    }
    override func fillSight(isAhead: Bool) -> Bool {
        let lines = lines
        return MainActor.assumeIsolated { lines.fill(isAhead: isAhead) }
    }
    override func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) -> Arrangement? {
        let size = tree[box].size
        let lines = lines
        MainActor.assumeIsolated { lines.place(size: size) }
        return nil
    }
}
