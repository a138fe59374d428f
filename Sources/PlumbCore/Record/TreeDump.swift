import Foundation
import PlumbLayout

/// A node and its box as plain data, as the last layout has left them: for tests that compare trees.
package struct NodeRecord: Equatable, CustomStringConvertible {
    package let depth: Int
    /// The node's type (`Node.tag`).
    let tag: Int
    let orientation: UInt8
    /// Without a place: an alternative that was not chosen. What was made in it depends on whether it ever had one.
    let isHidden: Bool
    let box: BoxRecord?

    package var description: String {
        let type = Node.type(of: tag).map { "\($0)".prefix { $0 != "<" } } ?? "root"
        let name = String(repeating: " ", count: depth) + type
        if isHidden { return name + " hidden" }
        return name + " orientation \(orientation)" + (box.map { " \($0)" } ?? "")
    }
}

/// What a box is, what is known of it, and where it stands.
struct BoxRecord: Equatable, CustomStringConvertible {
    let rule: LayoutRule
    let flags: UInt32
    let keys: [UInt16]
    /// Bit patterns, so that what is no number is equal to itself: the rule's four numbers, the priority, origin, size,
    /// proposal.
    let numbers: [UInt64]

    var description: String {
        "\(rule) flags \(flags) keys \(keys) numbers, priority, x, y, size, proposal \(numbers.map { Double(bitPattern: $0) })"
    }
}

extension ViewHost {
    /// The nodes and their boxes, those around others first, a presentation after the other. Two hosts of the same view
    /// have the same, however they came to it.
    ///
    /// What a view without a place presents is hidden with it: like what is in that view, it is left out.
    package var nodeRecords: [NodeRecord] {
        var records: [NodeRecord] = []
        let presentations = graph.presentations
        for presentation in presentations.presented
        where presentation === presentations.page || graph.isShown(presentation) {
            graph.record(presentation.node, depth: 0, isListed: false, into: &records)
        }
        return records
    }
}

extension ViewGraph {
    /// - Parameter isListed: the node belongs to a list of which only some members are made. How many of the others are
    ///   listed depends on what was ever looked at; they are left out.
    fileprivate func record(_ id: NodeID, depth: Int, isListed: Bool, into records: inout [NodeRecord]) {
        if isListed, box(in: id) < 0 { return }
        let node = self[id]
        let isHidden = isOutOfSight(id)
        records.append(
            NodeRecord(
                depth: depth, tag: node.tag, orientation: node.orientation, isHidden: isHidden,
                box: isHidden || node.box < 0 ? nil : tree.record(of: node.box)))
        if isHidden { return }
        let isPartial = node.object?.takeUnretainedValue() is PartialList || (isListed && node.box < 0)
        var child = node.firstChild
        while child >= 0 {
            record(child, depth: depth + 1, isListed: isPartial, into: &records)
            child = self[child].nextSibling
        }
    }
}

extension Double {
    /// What is found by going to and fro through transforms differs in the last digits.
    fileprivate var toAMillionth: Double { magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 + 0 : self }
}

extension LayoutTree {
    /// What is to be done with a box, and marks that stay when what they were for has gone.
    private var passing: BoxFlags { [.stale, .unplacedOrFollowing, .looksAround, .recorded, .changedOrWithin] }

    fileprivate func record(of id: BoxID) -> BoxRecord {
        let box = self[id]
        let further = furtherNumbers(of: id)
        let numbers = [
            box.numbers.width, box.numbers.height, further.width, further.height, priority(of: id), box.x, box.y,
            box.size.width, box.size.height, box.proposal.width, box.proposal.height,
        ]
        return BoxRecord(
            rule: box.rule, flags: box.flags.subtracting(passing).rawValue,
            keys: [box.horizontal.rawValue, box.vertical.rawValue], numbers: numbers.map(\.toAMillionth.bitPattern))
    }
}
