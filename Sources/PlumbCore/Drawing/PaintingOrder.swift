import PlumbLayout

extension LayoutTree {
    /// Where a box is painted among its neighbours: what is set on it or on the views it wraps.
    func zIndex(of id: BoxID) -> Double {
        var current = id
        while current >= 0, self[current].flags.contains(.raised) {
            if let role = role(of: current) as? RaisableRole, role.isRaised { return role.zIndex.specified(or: 0) }
            guard self[current].rule.isWrapper else { return 0 }
            current = self[current].firstChild
        }
        return 0
    }

    /// A box's children, the rearmost first: behind a primary view those that were put there, else by `zIndex`, and
    /// those of the same one in their own order.
    func inPaintingOrder(_ box: BoxID) -> [BoxID] {
        var children: [BoxID] = []
        forEachChild(of: box) { children.append($0) }
        if self[box].rule == .layers {
            if self[box].flags.contains(.behind), let primary = children.first {
                children.removeFirst()
                children.append(primary)
            }
            return children
        }
        guard self[box].flags.contains(.raised) else { return children }
        // Most containers have a few children, and most of those are in order.
        var depths = children.map { zIndex(of: $0) }
        if children.count > 16 {
            return zip(children, depths).enumerated()
                .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
        }
        for index in children.indices.dropFirst() {
            var place = index
            while place > 0, depths[place - 1] > depths[place] {
                depths.swapAt(place - 1, place)
                children.swapAt(place - 1, place)
                place -= 1
            }
        }
        return children
    }
}
