import Foundation

extension ViewHost {
    /// The nodes and their boxes as text, one a line, as the last layout has left them: for tests that compare trees.
    ///
    /// Two hosts of the same view print the same, however they came to it. What has no place (an alternative that was not chosen) is
    /// only named: what was made in it depends on whether it ever had one. A node's type is a number of this process.
    package var treeDump: String {
        var lines: [String] = []
        graph.dump(.root, depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }
}

extension ViewGraph {
    fileprivate func dump(_ id: NodeID, depth: Int, into lines: inout [String]) {
        let node = self[id]
        var line = String(repeating: " ", count: depth) + "node \(UInt16(truncatingIfNeeded: node.tag >> 4))"
        if isOutOfSight(id) {
            lines.append(line + " hidden")
            return
        }
        line += " orientation \(node.orientation)"
        if node.box >= 0 { line += " " + tree.description(of: node.box) }
        lines.append(line)
        var child = node.firstChild
        while child >= 0 {
            dump(child, depth: depth + 1, into: &lines)
            child = self[child].nextSibling
        }
    }
}

extension LayoutTree {
    /// What a box is, what is known of it, and where it stands.
    fileprivate func description(of id: BoxID) -> String {
        let box = self[id]
        let flags = box.flags.subtracting([.stale, .unplaced]).rawValue
        let pair = secondPair(of: id)
        let numbers = [box.a, box.b, pair.width, pair.height, priority(of: id)]
        let place = [box.x, box.y, box.size.width, box.size.height, box.proposal.width, box.proposal.height]
        return "\(box.rule) flags \(flags) keys \(box.horizontal.rawValue) \(box.vertical.rawValue) numbers \(numbers) at \(place)"
    }
}
