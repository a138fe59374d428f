import Foundation
import PlumbGraphics

/// Where the content of each layer of a display list can leave marks.
///
/// Cairo makes a layer as large as the clip, which is usually the whole picture: clearing and laying over some
/// megabytes for a badge at half opacity. Knowing the content's bounds, it is a small one.
///
/// 1. One pass over the list, with a stack of what is open: the transform to the device, the clip, the marks so far.
/// 2. Bounds err on the large side: control points count as points, a stroke reaches as far as its longest miter,
///    glyphs two ems out of their line.
/// 3. When a layer ends, its marks are its extent, and marks of the layer around it.
/// 4. A shadow or a blur brings into sight what lies outside of the clip by no more than it reaches, and leaves marks
///    as far outside.
/// 5. What is seen in perspective is measured where it would stand without, and what can be seen of it; it leaves marks
///    where it is seen.
/// 6. A mark that is painted with what lies behind it depends on that as far as its blur reaches.
struct LayerExtents {
    /// By the index of the `pushLayer` item; in the device's units.
    private(set) var boxes: [Int: CGRect] = [:]
    /// Where each item, and what is in it, leaves marks; null for none, and for the ends of groups.
    private(set) var marks: [CGRect] = []
    /// The bounds of clips that are no upright rectangles, by the index of the item; in the device's units.
    private(set) var curvedClips: [Int: CGRect] = [:]
    /// From the places of what is in a `pushProjection` to those where it is seen, on the device; by the item's index.
    private(set) var projections: [Int: ProjectionTransform] = [:]
    /// What marks that are painted with what lies behind them depend on, and they themselves; by the item's index, on
    /// the device.
    private(set) var backdrops: [Int: CGRect] = [:]
    /// Where groups end, by the index of the item that opens them.
    private(set) var ends: [Int: Int] = [:]

    private struct Open {
        var index: Int
        var isLayer = false
        var transform: CGAffineTransform
        var clip: CGRect
        var marks = CGRect.null
        var spread = Spread.none
        /// From the places of what is in it to the device's.
        var projection: ProjectionTransform?
    }

    /// - Parameter visible: the part of the device that is needed; nil for the list's page.
    init(_ list: DisplayList, device: CGAffineTransform, visible: CGRect? = nil) {
        let page = visible ?? CGRect(origin: .zero, size: list.size).onDevice(device, reach: 0)
        let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        var stack = [Open(index: -1, transform: device, clip: page ?? everywhere)]
        marks = Array(repeating: .null, count: list.items.count)
        // The marks that look behind themselves, in order.
        var readers: [Int] = []
        // (1)
        for (index, item) in list.items.enumerated() {
            var top = stack[stack.count - 1]
            func mark(_ box: CGRect?, reach: Double = 0) {
                // (2) What has no bounds may be anywhere.
                if let box, box.isNull { return }
                let device = box?.onDevice(top.transform, reach: reach) ?? top.clip
                marks[index] = device.part(in: top.clip)
                stack[stack.count - 1].marks = top.marks.union(marks[index])
                // (6)
                if case .backdrop(let backdrop)? = item.paint, !marks[index].isNull {
                    let reach = Spread(radius: backdrop.radius, offset: nil, on: top.transform).reach
                    backdrops[index] = marks[index].insetBy(dx: -reach, dy: -reach)
                    readers.append(index)
                }
            }
            func open() {
                top.index = index
                top.marks = .null
                stack.append(top)
            }
            (top.isLayer, top.spread, top.projection) = (false, .none, nil)
            switch item {
            case .fill(let path, _, _): mark(path.controlBox)
            case .stroke(let path, _, let style):
                mark(path.controlBox, reach: style.lineWidth / 2 * max(2, style.longestMiter))
            case .glyphs(let run, let origin, _):
                mark(CGRect(x: origin.x, y: origin.y, width: run.width, height: 0), reach: 2 * run.font.size)
            case .image(_, let rect, _, _, _): mark(rect)
            case .pushTransform(let transform):
                top.transform = transform.concatenating(top.transform)
                open()
            case .pushProjection(let transform):
                // (5)
                let projection = transform.conjugated(by: top.transform)
                projections[index] = projection
                top.isLayer = true
                top.clip = projection.sources(of: top.clip) ?? everywhere
                top.projection = projection
                open()
            case .pushClip(let path, _):
                if path.isEmpty {
                    top.clip = .null
                } else if let box = path.controlBox?.onDevice(top.transform, reach: 0) {
                    top.clip = top.clip.part(in: box)
                }
                let isUpright = top.transform.b == 0 && top.transform.c == 0
                if !isUpright || !path.isRectangle { curvedClips[index] = top.clip }
                open()
            case .pushLayer, .pushMask, .pushColors, .pushThreshold:
                top.isLayer = true
                open()
            case .pushShadow(_, let radius, let offset):
                // (4)
                top.isLayer = true
                top.spread = Spread(radius: radius, offset: offset, on: top.transform)
                top.clip = top.spread.sources(of: top.clip)
                open()
            case .pushBlur(let radius, _):
                top.isLayer = true
                top.spread = Spread(radius: radius, offset: nil, on: top.transform)
                top.clip = top.spread.sources(of: top.clip)
                open()
            case .pop:
                // (3)
                guard stack.count > 1 else { return }
                let group = stack.removeLast()
                if group.isLayer { boxes[group.index] = group.marks }
                ends[group.index] = index
                let outer = stack[stack.count - 1]
                let seen = group.projection.map { group.marks.seen(in: $0) } ?? group.spread.marks(of: group.marks)
                marks[group.index] = seen.part(in: outer.clip)
                stack[stack.count - 1].marks = outer.marks.union(marks[group.index])
                guard group.projection != nil else { continue }
                for reader in readers.reversed().prefix(while: { $0 > group.index }) {
                    backdrops[reader] = backdrops[reader]?.union(marks[group.index])
                }
            }
        }
    }
}

extension DisplayItem {
    /// What a mark is painted with.
    fileprivate var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint): paint
        case .image(_, _, _, let tint, _): tint
        default: nil
        }
    }
}

extension ProjectionTransform {
    /// Where what is seen in a rectangle stands; nil where that has no end.
    fileprivate func sources(of rect: CGRect) -> CGRect? {
        if rect.isNull { return rect }
        var result = CGRect.null
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                guard let source = source(of: CGPoint(x: x, y: y)), abs(source.x) < 1e9, abs(source.y) < 1e9 else {
                    return nil
                }
                result = result.union(CGRect(origin: source, size: .zero))
            }
        }
        return result.insetBy(dx: -1, dy: -1)
    }
}

extension CGRect {
    /// Where a rectangle is seen, and a pixel more.
    fileprivate func seen(in projection: ProjectionTransform) -> CGRect {
        let seen = applying(projection)
        if seen.isNull { return seen }
        // What is seen from very near has no end: it may be anywhere.
        guard [seen.minX, seen.minY, seen.maxX, seen.maxY].allSatisfy({ abs($0) < 1e9 }) else {
            return CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        }
        return seen.insetBy(dx: -1, dy: -1)
    }

    /// The device's part that a rectangle covers with `reach` points about it, and a pixel more; nil when it is not
    /// finite.
    fileprivate func onDevice(_ transform: CGAffineTransform, reach: Double) -> CGRect? {
        guard [origin.x, origin.y, size.width, size.height, reach].allSatisfy(\.isFinite) else { return nil }
        let box = CGRect(x: minX - reach, y: minY - reach, width: width + 2 * reach, height: height + 2 * reach)
            .applying(transform)
        guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ abs($0) < 1e9 }) else { return nil }
        return CGRect(x: box.minX - 1, y: box.minY - 1, width: box.width + 2, height: box.height + 2)
    }
}

extension Path {
    /// Whether it is made of one rectangle, as `Path(rect)` is.
    var isRectangle: Bool { elements.count == 5 && self == Path(boundingRect) }

    /// A rectangle around all points, control points too: null for the empty path, nil when they are not all finite.
    fileprivate var controlBox: CGRect? {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        var isFinite = true
        func include(_ point: CGPoint) {
            isFinite = isFinite && point.x.isFinite && point.y.isFinite
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control):
                include(end)
                include(control)
            case .curve(let end, let control1, let control2):
                include(end)
                include(control1)
                include(control2)
            case .closeSubpath: break
            }
        }
        if elements.isEmpty { return .null }
        return isFinite ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
    }
}
