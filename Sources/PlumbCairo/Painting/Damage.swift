import Foundation
import PlumbGraphics

/// Where the pictures of two display lists can differ, as bands of whole rows of pixels.
///
/// A pixel depends on the marks that touch it, on their order, and on the groups that they stand in. So:
///
/// 1. Both lists are trees of marks and groups. Of two series, what is the same at the beginning and at the end is left
///    out.
/// 2. What is left is compared in pairs, where there are as many on both sides: groups that are opened the same way, by
///    what is in them; other pairs are damaged wherever one of them leaves marks. Where the numbers differ, all of it
///    is.
/// 3. A shadow, a blur or a perspective carries a change as far as it reaches: such a group is damaged as a whole, and
///    so is a layer whose mask comes or goes.
/// 4. Few bands are enough: those that lie near each other become one. They are as wide as the page, for Cairo computes
///    the edges of a row together: what is cut off at one end may turn the last bit at the other.
/// 5. Scaled pictures and shadows are sampled from the middle of what is painted of them; lines, and outlines that a
///    curved clip cuts, are rounded otherwise when less of them is seen: a band has all of one, or nothing.
/// 6. What lies on no ground (`PixelCanvas`) is painted as a whole.
/// 7. A mark that is painted with what lies behind it looks as far as its blur reaches. What is painted again starts
///    with the page, so a band has all that the mark looks at, or nothing of it.
struct Damage {
    private(set) var rects: [CGRect] = []
    private let old: Side
    private let new: Side
    private let page: CGRect

    private static let most = 8

    private struct Side {
        let items: [DisplayItem]
        let extents: LayerExtents

        /// Where the element ends that begins at an item.
        func end(of index: Int) -> Int { (extents.ends[index] ?? index) + 1 }

        func elements(_ range: Range<Int>) -> [Int] {
            var starts: [Int] = []
            var index = range.lowerBound
            while index < range.upperBound {
                starts.append(index)
                index = end(of: index)
            }
            return starts
        }
    }

    /// - Parameter page: the pixels that there are.
    init(
        from old: DisplayList, _ oldExtents: LayerExtents, to new: DisplayList, _ newExtents: LayerExtents, page: CGRect
    ) {
        self.old = Side(items: old.items, extents: oldExtents)
        self.new = Side(items: new.items, extents: newExtents)
        self.page = page
        if !compare(old.items.indices, new.items.indices) { rects = [page] }
        keepWhole()
    }

    /// Compares two series. False: what they stand in is damaged as a whole.
    private mutating func compare(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        // 1
        var first = old.elements(a)[...]
        var second = new.elements(b)[...]
        while let x = first.first, let y = second.first, isSame(x, y) {
            first.removeFirst()
            second.removeFirst()
        }
        while let x = first.last, let y = second.last, isSame(x, y) {
            first.removeLast()
            second.removeLast()
        }
        // 2
        if first.count == second.count {
            for (x, y) in zip(first, second) where !isSame(x, y) {
                guard comparePair(x, y) else { return false }
            }
            return true
        }
        for x in first {
            if case .pushMask = old.items[x] { return false }
            add(old.extents.marks[x])
        }
        for y in second {
            if case .pushMask = new.items[y] { return false }
            add(new.extents.marks[y])
        }
        return true
    }

    private mutating func comparePair(_ x: Int, _ y: Int) -> Bool {
        let (endX, endY) = (old.end(of: x), new.end(of: y))
        let isSameHead = old.items[x].isSame(as: new.items[y])
        switch (old.items[x], new.items[y]) {
        case (.pushTransform, .pushTransform), (.pushClip, .pushClip), (.pushLayer, .pushLayer), (.pushMask, .pushMask),
            (.pushColors, .pushColors), (.pushThreshold, .pushThreshold):
            let isOpen = isSameHead && endX > x + 1 && endY > y + 1
            if isOpen, compare(x + 1..<endX - 1, y + 1..<endY - 1) { return true }
            if case .pushMask = old.items[x] { return false }
        // 3
        case (.pushMask, _), (_, .pushMask): return false
        default: break
        }
        add(old.extents.marks[x])
        add(new.extents.marks[y])
        return true
    }

    private func isSame(_ x: Int, _ y: Int) -> Bool {
        let (endX, endY) = (old.end(of: x), new.end(of: y))
        guard endX - x == endY - y else { return false }
        return (0..<endX - x).allSatisfy { old.items[x + $0].isSame(as: new.items[y + $0]) }
    }

    /// 4
    private mutating func add(_ marks: CGRect) {
        guard !marks.isNull else { return }
        var rect = marks.integral.part(in: page)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        rect = CGRect(x: page.minX, y: rect.minY, width: page.width, height: rect.height)
        // A grown band may have come near another one.
        while let index = rects.firstIndex(where: { $0.isNear(rect) }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        guard rects.count > Self.most else { return }
        var best = (growth: CGFloat.infinity, a: 0, b: 1)
        for a in rects.indices {
            for b in rects.indices where b > a {
                let growth = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
                if growth < best.growth { best = (growth, a, b) }
            }
        }
        let union = rects[best.a].union(rects[best.b])
        rects.remove(at: best.b)
        rects.remove(at: best.a)
        add(union)
    }

    /// 5
    private mutating func keepWhole() {
        let wholes =
            new.items.indices.compactMap { index -> CGRect? in
                let frame: CGRect
                switch new.items[index] {
                case .stroke, .image, .pushShadow, .pushBlur, .pushProjection: frame = new.extents.marks[index]
                case .pushClip:
                    guard let clip = new.extents.curvedClips[index], !new.extents.marks[index].isNull else {
                        return nil
                    }
                    frame = clip
                default: return nil
                }
                // The samples of an edge reach two pixels further.
                return frame.isNull ? nil : frame.integral.insetBy(dx: -2, dy: -2).part(in: page)
            }
            // 7
            + new.extents.backdrops.values.map { $0.integral.insetBy(dx: -2, dy: -2).part(in: page) }
        var hasGrown = true
        while hasGrown, !rects.isEmpty {
            hasGrown = false
            for whole in wholes where whole.width > 0 && whole.height > 0 {
                for rect in rects where rect.meets(whole) && !rect.contains(whole) {
                    add(rect.union(whole))
                    hasGrown = true
                }
            }
        }
    }

    /// Whether so much is damaged that painting all of it is less work.
    var isNearlyAll: Bool { rects.reduce(0) { $0 + $1.area } > page.area * 0.75 }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }

    /// Whether painting both as one band is little more work.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        intersects(other) || union(other).area <= (area + other.area) * 1.25
    }
}
