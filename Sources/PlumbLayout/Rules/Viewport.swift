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

/// A box in a viewport whose numbers follow what is visible of the content.
package protocol ContainerReader: AnyObject {
    /// The viewport is asked for another proposal: what is visible (`Viewport.container`) has other lengths.
    func containerHasChanged()
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
    /// Where the content stands, as fractions of what is left: if it is shorter than the box, at first, and when
    /// lengths change. NaN: its beginning, its beginning, where it was.
    package var alignment = Lengths.unspecified
    package var initial = Lengths.unspecified
    package var sizeChanges = Lengths.unspecified
    /// The size of a box that takes every proposal along both axes, where nothing is proposed; NaN for one that goes by
    /// its content.
    package var ideal = Lengths.unspecified

    // What follows the lengths of what is visible.

    /// Those who do, by a number of theirs. As long as there are any, the box answers whole proposals.
    package fileprivate(set) var readers: [Int32: any ContainerReader] = [:]
    /// The lengths that they follow: of the proposal that the box was asked for last. NaN where it has none.
    package fileprivate(set) var container = Lengths.unspecified
    /// What keeps the content from its edges, as far as that is known when the box is asked.
    package var knownInsets = EdgeLengths()

    // What was found when it was last placed.

    /// The content's own lengths, and all that is kept clear around it.
    package var content = Lengths.zero
    package var insets = EdgeLengths()
    /// How far content is seen beyond the box's edges, in the safe areas that it borders: `near` is left and top.
    package var bleed = EdgeLengths()
    /// How far the content can be moved at most; NaN before the first time.
    package var limit = Lengths.unspecified
    /// The frame in which it was placed first, until somebody moves it: as long as that has not settled, nobody has
    /// seen it.
    var firstFrame: Int?

    /// How much of the content is in sight, along an axis.
    package func room(_ axis: Axis, in size: Lengths) -> Double { max(0, size[axis] - insets[axis]) }
}

extension LayoutTree {
    /// Returns whether the viewport has to be laid out once more: it is being laid out just now, and did not know of
    /// readers.
    package func addReader(_ reader: any ContainerReader, number: Int32, of id: BoxID, _ role: Viewport) -> Bool {
        let isFirst = role.readers.isEmpty
        role.readers[number] = reader
        guard isFirst, !self[id].flags.contains(.stale) else { return false }
        if barrier >= 0 { return true }
        invalidate(id)
        return false
    }

    package func removeReader(number: Int32, of id: BoxID, _ role: Viewport) {
        guard role.readers.removeValue(forKey: number) != nil, role.readers.isEmpty, barrier < 0 else { return }
        invalidate(id)
    }

    /// Lets what follows the visible lengths follow those for a proposal, before the content is asked.
    ///
    /// What the content answers is a matter of the proposal alone that way, whatever was asked before. The box's own
    /// traits do not depend on what has changed in it, nor does anything around it.
    func follow(_ id: BoxID, _ role: Viewport, _ proposal: Lengths) {
        func visible(_ axis: Axis) -> Double {
            proposal[axis].isFinite ? max(0, proposal[axis] - role.knownInsets[axis]) : .unspecified
        }
        let container = Lengths(visible(.horizontal), visible(.vertical))
        guard !container.isIdentical(to: role.container) else { return }
        role.container = container
        guard !role.readers.isEmpty else { return }
        let (flags, outer) = (self[id].flags, barrier)
        barrier = id
        for number in role.readers.keys.sorted() { role.readers[number]?.containerHasChanged() }
        barrier = outer
        self[id].flags = flags
        forEachChild(of: id) { resolve($0) }
    }

    /// The innermost viewport around what is put into a box; `none` where there is none.
    package func viewport(around parent: BoxID) -> BoxID {
        var current = parent
        while current >= 0, self[current].rule != .viewport { current = self[current].parent }
        return current
    }

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

    /// `sight` as it will be once viewports stand at their offsets; nil where something else has changed around the
    /// box, so that only a layout can tell.
    package func sightToCome(of id: BoxID, _ axis: Axis) -> (low: Double, high: Double)? {
        var current = id
        while current >= 0 {
            if self[current].flags.contains(.stale) { return nil }
            current = self[current].parent
        }
        return sight(of: id, axis, isToCome: true)
    }

    /// The part of a box that viewports around it, and the band, leave in sight along an axis, from its leading or top
    /// edge. What moves things on the page only does not count.
    package func sight(of id: BoxID, _ axis: Axis, isToCome: Bool = false) -> (low: Double, high: Double) {
        var low = -Double.infinity
        var high = Double.infinity
        var start = 0.0
        var current = id
        while self[current].parent >= 0 {
            let place = axis == .horizontal ? self[current].x : self[current].y
            current = self[current].parent
            let isMoved = self[current].rule == .viewport && scrolls(current, axis)
            start += isMoved && isToCome ? contentPlace(axis, in: current) : place
            if isMoved {
                let bleed = viewport(of: current)?.bleed ?? EdgeLengths()
                low = max(low, -bleed.near[axis] - start)
                high = min(high, self[current].size[axis] + bleed.far[axis] - start)
            }
        }
        if axis == .vertical, let band {
            low = max(low, band.low - start)
            high = min(high, band.high - start)
        }
        if axis == .horizontal, self[id].flags.contains(.rightToLeft) {
            return (self[id].size.width - high, self[id].size.width - low)
        }
        return (low, high)
    }

    /// Whether anything in a root depends on what is in sight.
    package func hasSightDependents(_ root: BoxID) -> Bool { sightDependents[root]?.isEmpty == false }

    /// Shows another band of a root (`band`).
    package func show(_ band: (low: Double, high: Double)?, of root: BoxID) {
        guard band?.low != self.band?.low || band?.high != self.band?.high else { return }
        self.band = band
        for box in sightDependents[root] ?? [] where !isFree(box) { lookAgain(at: box) }
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
