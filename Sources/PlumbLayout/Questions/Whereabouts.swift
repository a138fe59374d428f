/// Where a box stands in the root, and the safe areas around it.
///
/// What a box that extends into safe areas does depends on where it stands, not only on its proposal and size. Such a
/// box and all around it are marked `looksAround`. While they are placed, their whereabouts are kept up to date on the
/// way down, so that the whole costs one step a box; what has not moved, nor any safe area around it, is not looked at
/// again.
package struct Whereabouts {
    /// The box; `none` outside of the root.
    var box = BoxID.none
    /// The box's origin in the root's coordinates: x is from the left.
    var origin = Lengths.zero
    /// Whether the box, something around it, or a safe area around it stands elsewhere than in the last layout.
    var hasMoved = false
    /// The safe areas around what stands in the box, outermost first.
    var areas: [SafeArea] = []
}

/// What a safe area leaves, and its own edges, in the root's coordinates.
package struct SafeArea {
    var inner: Sides
    var outer: Sides
    /// Whether it is what a keyboard takes.
    var isKeyboard: Bool
}

/// The four sides of a rectangle: distances from the root's left and top.
package struct Sides {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ origin: Lengths, _ size: Lengths) {
        left = origin.width
        top = origin.height
        right = origin.width + size.width
        bottom = origin.height + size.height
    }
}

extension Whereabouts {
    /// One step down, into a box that has its place.
    mutating func enter(_ id: BoxID, in tree: LayoutTree) {
        reach(id, in: tree)
        if tree[id].rule == .viewport { tree.viewportWhereabouts(id, &self) }
    }

    /// The same, as long as it is not known whether the box moves what is in it.
    mutating func reach(_ id: BoxID, in tree: LayoutTree) {
        let parent = tree[id].parent
        let outer = parent >= 0 ? tree.sides(of: parent, at: origin) : nil
        origin = Lengths(origin.width + tree[id].x, origin.height + tree[id].y)
        box = id
        if let outer, tree.isSafeArea(parent, around: id) {
            areas.append(
                SafeArea(
                    inner: tree.sides(of: id, at: origin), outer: outer, isKeyboard: parent == tree.keyboard))
        }
    }
}

extension LayoutTree {
    /// The sides of a box that has its place; where it scrolls under safe areas, of what they leave of it.
    fileprivate func sides(of id: BoxID, at origin: Lengths) -> Sides {
        var sides = Sides(origin, self[id].size)
        guard let insets = insetsUnder(id) else { return sides }
        let isMirrored = self[id].flags.contains(.rightToLeft)
        sides.left += isMirrored ? insets.far.width : insets.near.width
        sides.right -= isMirrored ? insets.near.width : insets.far.width
        sides.top += insets.near.height
        sides.bottom -= insets.far.height
        return sides
    }

    /// Says that a box looks at where it stands.
    package func markLookingAround(_ id: BoxID) {
        var current = id
        while current >= 0, !self[current].flags.contains(.looksAround) {
            self[current].flags.insert(.looksAround)
            current = self[current].parent
        }
    }

    /// The whereabouts of a box that has its place. Costs its depth.
    package func whereabouts(of id: BoxID) -> Whereabouts {
        var way: [BoxID] = []
        var current = id
        while current >= 0 {
            way.append(current)
            current = self[current].parent
        }
        var result = Whereabouts()
        for box in way.reversed() { result.enter(box, in: self) }
        return result
    }

    /// `place` for a box that looks around, and has its new origin: it is laid out again also when it, or a safe area
    /// around it, has moved.
    func placeLookingAround(
        _ id: BoxID, in parent: BoxID, from old: Lengths, proposal: Lengths, size: Lengths
    ) {
        // Content that was made in the midst of a layout stands in boxes that did not keep count.
        let outer = whereabouts.box == parent ? whereabouts : whereabouts(of: parent)
        let isMoved = !Lengths(self[id].x, self[id].y).isIdentical(to: old)
        let isResized = !self[id].size.isIdentical(to: size)
        let bordersArea = isSafeArea(id, around: self[id].firstChild) || isSafeArea(parent, around: id)
        let hasMoved = outer.hasMoved || isMoved || isResized && bordersArea
        guard hasMoved || !isPlaced(id, proposal: proposal, size: size) else { return }
        self[id].size = size
        whereabouts = outer
        whereabouts.hasMoved = hasMoved
        whereabouts.reach(id, in: self)
        if self[id].rule == .viewport {
            viewport(of: id)?.bleed = viewportBleed(id, whereabouts)
            viewportWhereabouts(id, &whereabouts)
        }
        placeAnew(id, proposal: proposal, size: size)
        whereabouts = outer
    }
}
