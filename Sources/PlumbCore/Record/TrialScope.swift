import PlumbLayout

/// What must stay as it is while a change to laid-out boxes is tried: it is taken back in the boxes that it was made
/// in.
@MainActor
final class TrialScope {
    /// Boxes whose children are linked otherwise, or are themselves changed.
    private var containers: Set<BoxID> = []
    /// Whether views were to be made anew around the change.
    private(set) var isVoid = false
    /// The nodes that are to do so later.
    private(set) var postponed: Set<NodeID> = []

    /// State has changed: boxes would come and go around the change.
    func giveUp() { isVoid = true }

    func keep(_ container: BoxID) { containers.insert(container) }

    /// Whether a node may make the content of its box anew: no changed box is in it.
    func mayRebuild(_ box: BoxID, for node: NodeID, in tree: LayoutTree) -> Bool {
        for container in containers {
            var outer = container
            while outer >= 0, outer != box { outer = tree[outer].parent }
            guard outer == box else { continue }
            isVoid = true
            postponed.insert(node)
            return false
        }
        return true
    }
}
