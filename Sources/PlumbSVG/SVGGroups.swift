import Foundation
import PlumbGraphics

/// What is known of a list's groups before it is written.
struct SVGGroups {
    /// Where a group that begins at an item ends.
    private(set) var ends: [Int: Int] = [:]
    /// The mask that a layer ends with.
    private(set) var masks: [Int: Int] = [:]
    /// What groups with an effect paint, and groups within them, in the coordinates within them; null for nothing.
    private(set) var bounds: [Int: CGRect] = [:]
    /// Groups that become pictures, with what is told of them.
    private(set) var pictures: [Int: SVGPicture] = [:]
    /// What all of the list becomes a picture for.
    private(set) var whole: SVGPicture?

    private struct Open {
        var start: Int
        var bounds = CGRect.null
        /// The latest group in it that has ended, and where.
        var last: (start: Int, end: Int)?
    }

    /// - Throws: `RenderError` where a group is not closed, or never opened.
    init(_ list: DisplayList) throws {
        var open: [Open] = []
        var effects = 0
        for (index, item) in list.items.enumerated() {
            if item.opensGroup {
                open.append(Open(start: index))
                if item.hasEffect { effects += 1 }
            } else if case .pop = item {
                guard let group = open.popLast() else {
                    throw RenderError("The display list closes a group that was never opened.")
                }
                close(group, at: index, of: list, isMeasured: effects > 0, in: &open)
                if list.items[group.start].hasEffect { effects -= 1 }
            } else if effects > 0, let last = open.indices.last {
                open[last].bounds = open[last].bounds.union(item.bounds)
            }
            if case .pushLayer(_, let mode) = item, mode.name == nil { note(.blending, around: open.dropLast(), list) }
        }
        guard open.isEmpty else { throw RenderError("The display list ends inside \(open.count) open groups.") }
    }

    private mutating func close(
        _ group: Open, at end: Int, of list: DisplayList, isMeasured: Bool, in open: inout [Open]
    ) {
        let item = list.items[group.start]
        ends[group.start] = end
        if isMeasured { bounds[group.start] = group.bounds }
        if case .pushLayer = item, let last = group.last, last.end == end - 1, case .pushMask = list.items[last.start] {
            masks[group.start] = last.start
        }
        if let picture = item.picture { pictures[group.start] = picture }
        guard let outer = open.indices.last else { return }
        if isMeasured { open[outer].bounds = open[outer].bounds.union(item.place(of: group.bounds)) }
        open[outer].last = (group.start, end)
    }

    /// A mode that SVG lacks looks at all that is in the group around, as far as it is drawn apart.
    private mutating func note(
        _ picture: SVGPicture, around open: some BidirectionalCollection<Open>, _ list: DisplayList
    ) {
        for group in open.reversed() where list.items[group.start].isDrawnApart {
            pictures[group.start] = picture
            return
        }
        whole = picture
    }
}

/// What a picture stands for, in a sentence.
enum SVGPicture: String, CaseIterable {
    case angular = "angular gradients"
    case mesh = "mesh gradients"
    case material = "materials"
    case tiles = "pictures whose edges go on"
    case letters = "letters that have no outlines"
    case perspective = "views in perspective"
    case threshold = "thresholds of opacity"
    case blur = "blurs that stay opaque"
    case blending = "blend modes of Porter and Duff"
}

extension DisplayItem {
    /// What a group becomes a picture for, whatever is in it.
    fileprivate var picture: SVGPicture? {
        switch self {
        case .pushProjection: .perspective
        case .pushThreshold: .threshold
        case .pushBlur(_, isOpaque: true): .blur
        case .fill, .stroke, .glyphs, .image, .pushTransform, .pushClip, .pushLayer, .pushShadow, .pushBlur,
            .pushColors, .pushMask, .pop:
            nil
        }
    }

    /// Whether what is in the group has to be measured.
    fileprivate var hasEffect: Bool {
        switch self {
        case .pushShadow, .pushBlur, .pushColors, .pushThreshold, .pushProjection: true
        case .pushLayer, .pushMask, .pushTransform, .pushClip, .fill, .stroke, .glyphs, .image, .pop: false
        }
    }

    /// Whether what is in the group is put together before it meets what lies below.
    fileprivate var isDrawnApart: Bool {
        switch self {
        case .pushLayer, .pushShadow, .pushBlur, .pushColors, .pushThreshold, .pushProjection, .pushMask: true
        case .pushTransform, .pushClip, .fill, .stroke, .glyphs, .image, .pop: false
        }
    }

    /// Where a mark paints at most.
    var bounds: CGRect {
        switch self {
        case .fill(let path, _, _): return path.boundingRect
        case .stroke(let path, _, let style):
            let reach = style.lineWidth / 2 * max(style.longestMiter, 1.5)
            return path.isEmpty ? .null : path.boundingRect.insetBy(dx: -reach, dy: -reach)
        case .glyphs(let run, let origin, _):
            let size = run.font.size.isFinite ? max(run.font.size, 20) : 20
            // Letters reach beyond their places: by an em at most.
            return CGRect(x: origin.x - size, y: origin.y - 1.5 * size, width: run.width + 2 * size, height: 2.5 * size)
        case .image(_, let rect, _, _, _): return rect
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold, .pushMask, .pop:
            return .null
        }
    }

    /// Where a group paints at most, around it, whose content paints in a rectangle.
    func place(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        switch self {
        case .pushTransform(let transform): return rect.applying(transform)
        // As far as a page may be.
        case .pushProjection: return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        case .pushClip(let path, _): return path.isEmpty ? .null : rect.part(in: path.boundingRect)
        case .pushShadow(_, let radius, let offset):
            let reach = 3 * abs(radius)
            return rect.union(rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
        case .pushBlur(let radius, let isOpaque):
            return isOpaque ? rect : rect.insetBy(dx: -3 * abs(radius), dy: -3 * abs(radius))
        // It is not seen itself.
        case .pushMask: return .null
        case .fill, .stroke, .glyphs, .image, .pushLayer, .pushColors, .pushThreshold, .pop: return rect
        }
    }
}

extension BlendMode {
    /// As CSS calls it; nil for one that it lacks.
    var name: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
