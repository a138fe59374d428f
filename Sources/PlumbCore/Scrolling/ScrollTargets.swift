import Foundation
import PlumbGraphics
import PlumbLayout

/// Where a scroll view's content is to go.
enum ScrollAim: Equatable {
    /// A view comes into sight; with an anchor of its own, or that of whoever passes it on.
    case view(AnyHashable, anchor: UnitPoint?)
    /// The view at a node comes into sight, with points above and below it.
    case node(NodeID, margin: Double)
    /// An end of the content; on the other axis it stays.
    case edge(Edge)
    /// A point of the content goes to the beginning of what is in sight; nil: that axis stays.
    case point(x: CGFloat?, y: CGFloat?)
}

/// What is to come into sight, and where.
struct ScrollRequest {
    var aim: ScrollAim
    /// A view's point of this fraction goes to that of what is in sight; nil: as little as brings all of it into sight.
    var anchor: UnitPoint?
    /// For a view without an anchor: the fraction at which it was found to come into sight on each axis; unspecified
    /// where it was in sight. Lines that are made on the way have other lengths, and would let it come from elsewhere.
    var edges = Lengths.unspecified
    /// The transaction of whoever wants it: its animation is how the content goes there.
    var transaction = Transaction()
}

/// Finds views in a scroll view by their ids: elements of a `ForEach`, made or not, and views with `id(_:)`.
@MainActor
struct ScrollTargets {
    private enum Target {
        case box(BoxID)
        /// A member of a lazy container that is not made.
        case member(LazyLines, Int, container: BoxID)
    }

    private let graph: ViewGraph
    private let node: NodeID
    private var tree: LayoutTree { graph.tree }

    /// - Parameter node: of a scroll view, or of what is around some.
    init(_ graph: ViewGraph, in node: NodeID) {
        self.graph = graph
        self.node = node
    }

    private var viewport: BoxID { graph[node].box }

    // MARK: Finding

    /// The innermost scroll view around the view with an id.
    func scrollNode(around id: AnyHashable) -> ScrollNode? {
        guard let (_, found) = find(id, in: node) else { return nil }
        var current = found
        while current >= 0 {
            if let scroll = graph[current].object?.takeUnretainedValue() as? ScrollNode { return scroll }
            current = graph[current].parent
        }
        return nil
    }

    private func find(_ id: AnyHashable, in node: NodeID) -> (target: Target, node: NodeID)? {
        let object = graph[node].object?.takeUnretainedValue()
        if let identified = object as? any IdentifiedObject, identified.anyID == id {
            let box = graph.box(in: node)
            if box >= 0 { return (.box(box), node) }
        }
        if let elements = object as? any ElementList, let position = elements.position(of: id) {
            let child = self.child(position, of: node)
            if child >= 0, graph.box(in: child) >= 0 { return (.box(graph.box(in: child)), child) }
        }
        if let list = object as? PartialList, let lines = list.layout as? LazyLines, let member = list.member(with: id)
        {
            let box = list.box(of: member)
            if box >= 0 { return (.box(box), node) }
            return (.member(lines, member, container: graph[node].box), node)
        }
        var child = graph[node].firstChild
        while child >= 0 {
            if let found = find(id, in: child) { return found }
            child = graph[child].nextSibling
        }
        return nil
    }

    private func child(_ position: Int, of node: NodeID) -> NodeID {
        var child = graph[node].firstChild
        for _ in 0..<position where child >= 0 { child = graph[child].nextSibling }
        return child
    }

    // MARK: Places

    /// How far to scroll for a request; nil where there is no such view. The request keeps at which edges its view was
    /// found to come into sight.
    func offset(for request: inout ScrollRequest) -> Lengths? {
        guard let state = tree.viewport(of: viewport) else { return nil }
        var offset = state.offset
        switch request.aim {
        case .view(let id, let anchor):
            guard let (target, _) = find(id, in: node),
                let seen = self.offset(toSee: target, anchor ?? request.anchor, state, edges: &request.edges)
            else { return nil }
            offset = seen
        case .node(let shown, let margin):
            var edges = Lengths.unspecified
            guard !graph.isFree(shown), graph.box(in: shown) >= 0,
                let seen = self.offset(
                    toSee: .box(graph.box(in: shown)), request.anchor, state, margin: margin, edges: &edges)
            else { return nil }
            offset = seen
        case .edge(let edge):
            let axis: Axis = edge == .leading || edge == .trailing ? .horizontal : .vertical
            if tree.scrolls(viewport, axis) {
                offset[axis] = edge == .top || edge == .leading ? 0 : state.limit[axis]
            }
        case .point(let x, let y):
            if let x, tree.scrolls(viewport, .horizontal) { offset.width = Double(x) }
            if let y, tree.scrolls(viewport, .vertical) { offset.height = Double(y) }
        }
        for axis in Axis.allCases {
            let limit = state.limit[axis]
            offset[axis] = min(max(0, offset[axis]), limit.isNaN ? 0 : limit)
        }
        return offset.isFinite ? offset : nil
    }

    private func offset(
        toSee target: Target, _ anchor: UnitPoint?, _ state: Viewport, margin: Double = 0,
        edges: inout Lengths
    ) -> Lengths? {
        guard let frame = frame(of: target) else { return nil }
        var offset = state.offset
        for axis in Axis.allCases where tree.scrolls(viewport, axis) {
            let room = state.room(axis, in: tree[viewport].size)
            let start = frame.start[axis] - margin
            let length = frame.length[axis] + 2 * margin
            if anchor == nil, edges[axis].isNaN {
                if start < offset[axis] || length > room {
                    edges[axis] = 0
                } else if start + length > offset[axis] + room {
                    edges[axis] = 1
                }
            }
            let fraction = anchor.map { Double(axis == .horizontal ? $0.x : $0.y) } ?? edges[axis]
            if !fraction.isNaN { offset[axis] = start + (length - room) * fraction }
        }
        return offset
    }

    /// Start and length of a view in the scroll view's content, from its leading and top edges.
    private func frame(of target: Target) -> (start: Lengths, length: Lengths)? {
        switch target {
        case .box(let box): return frame(CGRect(origin: .zero, size: tree[box].size.cgSize), of: box)
        case .member(let lines, let member, let container):
            guard let extent = lines.extent(of: member), container >= 0 else { return nil }
            return frame(lines.rect(extent, in: tree[container]), of: container)
        }
    }

    private func frame(_ rect: CGRect, of box: BoxID) -> (start: Lengths, length: Lengths)? {
        let content = tree[viewport].firstChild
        guard content >= 0 else { return nil }
        let rect = rect.applying(tree.transform(from: box, to: content))
        let isMirrored = tree[viewport].flags.contains(.rightToLeft)
        let left = Double(rect.minX)
        let right = tree[content].size.width - Double(rect.maxX)
        return (
            Lengths(isMirrored ? right : left, Double(rect.minY)), Lengths(Double(rect.width), Double(rect.height))
        )
    }

    // MARK: Targets of a position

    /// The id of the view at an anchor of what is in sight, among the members of `scrollTargetLayout`s; without an
    /// anchor, of the first one in sight.
    func id(at anchor: UnitPoint?) -> AnyHashable? {
        guard let state = tree.viewport(of: viewport) else { return nil }
        var best: (id: AnyHashable, distance: Double)?
        for (id, frame) in targets(near: nil) {
            var distance = 0.0
            for axis in Axis.allCases where tree.scrolls(viewport, axis) {
                let room = state.room(axis, in: tree[viewport].size)
                let fraction = anchor.map { Double(axis == .horizontal ? $0.x : $0.y) } ?? 0
                let line = state.offset[axis] + room * fraction
                let start = frame.start[axis]
                let end = start + frame.length[axis]
                // Within the view, no distance; at its far edge, another view is as near.
                distance +=
                    line < start ? start - line : line < end || (fraction == 1 && line == end) ? 0 : line - end + 1e-9
            }
            if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
        }
        return best?.id
    }

    /// The ids and frames of the members of the layouts that are marked. Of a lazy one, those in sight, and those that
    /// would be near the beginning of what is in sight at an offset.
    func targets(near offset: Lengths?) -> [(id: AnyHashable, frame: (start: Lengths, length: Lengths))] {
        var result: [(AnyHashable, (start: Lengths, length: Lengths))] = []
        collect(node, isTarget: false, near: offset, &result)
        return result
    }

    /// The members of a lazy container near an offset that are not made.
    private func members(
        of lines: LazyLines, in container: BoxID, near offset: Lengths?
    ) -> [(member: Int, frame: (start: Lengths, length: Lengths))] {
        guard let offset, let own = frame(of: .box(container)) else { return [] }
        return lines.members(near: offset, from: own.start).filter { !lines.membersInSight.contains($0) }
            .compactMap { member in
                frame(of: .member(lines, member, container: container)).map { (member, $0) }
            }
    }

    private func collect(
        _ node: NodeID, isTarget: Bool, near offset: Lengths?,
        _ result: inout [(AnyHashable, (start: Lengths, length: Lengths))]
    ) {
        let object = graph[node].object?.takeUnretainedValue()
        if object is ScrollNode, node != self.node { return }
        let isTarget = isTarget || object is ScrollTargetNode
        func add(_ id: AnyHashable?, _ box: BoxID) {
            if isTarget, let id, box >= 0, let frame = frame(of: .box(box)) { result.append((id, frame)) }
        }
        if isTarget, let list = object as? PartialList, let lines = list.layout as? LazyLines {
            for member in lines.membersInSight { add(list.id(of: member), list.box(of: member)) }
            for (member, frame) in members(of: lines, in: graph[node].box, near: offset) {
                if let id = list.id(of: member) { result.append((id, frame)) }
            }
            return
        }
        if isTarget, let identified = object as? any IdentifiedObject {
            return add(identified.anyID, graph.box(in: node))
        }
        var position = 0
        var child = graph[node].firstChild
        while child >= 0 {
            if isTarget, let elements = object as? any ElementList {
                add(elements.elementID(at: position), graph.box(in: child))
            } else {
                collect(child, isTarget: isTarget, near: offset, &result)
            }
            position += 1
            child = graph[child].nextSibling
        }
    }
}
