/// Near and far lengths along both axes; near is leading and top.
package struct EdgeLengths: Equatable {
    package var near = Lengths.zero
    package var far = Lengths.zero

    package init(near: Lengths = .zero, far: Lengths = .zero) {
        self.near = near
        self.far = far
    }

    package subscript(axis: Axis) -> Double { near[axis] + far[axis] }

    package static func == (a: EdgeLengths, b: EdgeLengths) -> Bool {
        a.near.isIdentical(to: b.near) && a.far.isIdentical(to: b.far)
    }
}

/// What a `viewport` box knows beside its rule: which part of its content is in sight.
public final class Viewport {
    package init() {}

    /// How far the content has been moved from its beginning, in points from the leading and top edges.
    package var offset = Lengths.zero
    /// How far it has been pulled beyond its ends: less than 0 at the beginning, more at the end.
    package var stretch = Lengths.zero
    /// Grows when somebody moves the content.
    package var version = 0
    /// What the content keeps clear of at the edges.
    package var margins = EdgeLengths()
    /// Where the content stands, as fractions of what is left: if it is shorter than the box, at first, and when lengths change.
    /// NaN: its beginning, its beginning, where it was.
    package var alignment = Lengths.unspecified
    package var initial = Lengths.unspecified
    package var sizeChanges = Lengths.unspecified

    // What was found when it was last placed.

    /// The content's own lengths, and all that is kept clear around it.
    package var content = Lengths.zero
    package var insets = EdgeLengths()
    /// How far the content can be moved at most; NaN before the first time.
    package var limit = Lengths.unspecified
    /// The frame in which it was placed first, until somebody moves it: as long as that has not settled, nobody has seen it.
    var firstFrame: Int?

    /// How much of the content is in sight, along an axis.
    package func room(_ axis: Axis, in size: Lengths) -> Double { max(0, size[axis] - insets[axis]) }
}

extension LayoutTree {
    /// The state of a viewport; nil for any other box.
    package func viewport(of id: BoxID) -> Viewport? { role(of: id)?.viewport }

    /// The innermost box around another whose content can be moved along an axis; `none` where there is none.
    package func viewport(around id: BoxID, _ axis: Axis) -> BoxID {
        var current = id >= 0 ? self[id].parent : .none
        while current >= 0, !(self[current].rule == .viewport && scrolls(current, axis)) {
            current = self[current].parent
        }
        return current
    }

    /// The part of a box that viewports around it leave in sight along an axis, from its leading or top edge. What moves things on
    /// the page only does not count.
    package func sight(of id: BoxID, _ axis: Axis) -> (low: Double, high: Double) {
        var low = -Double.infinity
        var high = Double.infinity
        var start = 0.0
        var current = id
        while self[current].parent >= 0 {
            start += axis == .horizontal ? self[current].x : self[current].y
            current = self[current].parent
            if self[current].rule == .viewport, scrolls(current, axis) {
                low = max(low, -start)
                high = min(high, self[current].size[axis] - start)
            }
        }
        if axis == .horizontal, self[id].flags.contains(.rightToLeft) {
            return (self[id].size.width - high, self[id].size.width - low)
        }
        return (low, high)
    }

    /// Moves a viewport's content; where it can't, the next layout stops it. What moved it before stops.
    package func setOffset(_ offset: Lengths, of id: BoxID) {
        guard let viewport = viewport(of: id), !viewport.offset.isIdentical(to: offset) else { return }
        setOffset(offset, stretch: .zero, of: id)
    }

    /// Moves a viewport's content, and beyond its ends.
    package func setOffset(_ offset: Lengths, stretch: Lengths, of id: BoxID) {
        guard let viewport = viewport(of: id), offset.isFinite, stretch.isFinite,
            !viewport.offset.isIdentical(to: offset) || !viewport.stretch.isIdentical(to: stretch)
        else { return }
        viewport.offset = offset
        viewport.stretch = stretch
        viewport.firstFrame = -1
        viewport.version += 1
        lookAgain(at: id)
    }
}
