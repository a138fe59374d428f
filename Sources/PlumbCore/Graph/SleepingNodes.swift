import PlumbLayout

/// Nodes that are out of sight for a while: they keep what they hold, and stand in no list.
extension ViewGraph {
    /// Tells what a node and those in it hold that they leave sight. The caller has taken the node out of its list.
    func fallAsleep(_ id: NodeID) {
        self[id].isAsleep = true
        self[id].object?.takeUnretainedValue().leaveSight()
        forEachChild(of: id) { fallAsleep($0) }
    }

    /// Tells them that they are back. The caller puts the node in its list, and brings it up to date.
    func wake(_ id: NodeID) {
        self[id].isAsleep = false
        self[id].object?.takeUnretainedValue().returnToSight(id)
        forEachChild(of: id) { wake($0) }
    }

    private func forEachChild(of id: NodeID, _ body: (NodeID) -> Void) {
        var child = self[id].firstChild
        while child >= 0 {
            let next = self[child].nextSibling
            body(child)
            child = next
        }
    }
}

/// Members of a list that have left sight, the latest of them: in SwiftUI too they are kept for some updates, in case
/// they come back, and then they go with their state (Apple, WWDC26 session 321).
@MainActor
struct SleepingMembers {
    /// So many members of a list are kept.
    static let limit = 64

    private var members: [(node: NodeID, part: ListPart)] = []

    mutating func add(_ node: NodeID, of part: ListPart) {
        members.append((node, part))
        guard members.count > SleepingMembers.limit else { return }
        let oldest = members.removeFirst()
        oldest.part.forget(oldest.node)
    }

    mutating func remove(_ node: NodeID) { members.removeAll { $0.node == node } }
    mutating func remove(of part: ListPart) { members.removeAll { $0.part === part } }
}
