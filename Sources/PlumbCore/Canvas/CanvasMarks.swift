import Foundation
import PlumbGraphics

/// The marks of a context and all its copies, in the order in which they are made.
///
/// Marks that follow each other under the same clips and transform share one group: clips are opened and closed only
/// where they differ. Coordinates are the page's; a transform that turns or scales is a group of its own, innermost.
final class CanvasMarks {
    /// How the page changes colours, and its pixels; without marks.
    let page: DrawContext
    /// From the drawing's coordinates to the page's.
    let place: CGAffineTransform
    /// What of the drawing is seen, in its own coordinates.
    let bounds: CGRect
    /// The views that can be drawn by name.
    let symbols: CanvasSymbols?
    /// Something is combined with the marks under it otherwise than by lying on them.
    private(set) var blends = false

    private var items: [DisplayItem] = []
    private var openClips: [CanvasClip] = []
    private var openTransform: CGAffineTransform?

    init(page: DrawContext, place: CGAffineTransform, bounds: CGRect, symbols: CanvasSymbols? = nil) {
        var page = page
        page.items = []
        page.alignsToPixels = false
        self.page = page
        self.place = place
        self.bounds = bounds
        self.symbols = symbols
    }

    /// Marks of the same drawing that are kept apart for now.
    func makeLayer() -> CanvasMarks { CanvasMarks(page: page, place: place, bounds: bounds, symbols: symbols) }

    /// All of the page that is seen of the drawing.
    var cover: CGRect { bounds.applying(place) }

    /// Adds marks.
    ///
    /// 1. Marks that simply lie on what is there join the groups that are open.
    /// 2. Others are a layer. Masks around it would hide from it what it is to be combined with: such a layer is put
    ///    around the masks, and its clips are its own.
    func append(
        _ marks: [DisplayItem], under clips: [CanvasClip], _ transform: CGAffineTransform?, opacity: Double,
        _ mode: PlumbGraphics.BlendMode, isLayer: Bool = false, blendsWithin: Bool = false
    ) {
        guard !marks.isEmpty, opacity > 0 else { return }
        if blendsWithin { blends = true }
        // 1
        guard opacity < 1 || mode != .normal || isLayer else {
            open(clips, transform)
            items += marks
            return
        }
        // 2
        if mode != .normal { blends = true }
        let shared = mode == .normal ? clips.count : clips.firstIndex(where: \.isMask) ?? clips.count
        open(Array(clips[..<shared]), nil)
        items.append(.pushLayer(opacity: opacity, mode))
        for clip in clips[shared...] { items += clip.opening }
        if let transform { items.append(.pushTransform(transform)) }
        items += marks
        if transform != nil { items.append(.pop) }
        for clip in clips[shared...].reversed() { items += clip.closing }
        items.append(.pop)
    }

    private func open(_ clips: [CanvasClip], _ transform: CGAffineTransform?) {
        let common = zip(openClips, clips).prefix { $0 === $1 }.count
        let isSame = common == openClips.count && common == clips.count
        if isSame, transform == openTransform { return }
        if openTransform != nil { items.append(.pop) }
        openTransform = nil
        for clip in openClips[common...].reversed() { items += clip.closing }
        for clip in clips[common...] { items += clip.opening }
        openClips = clips
        if let transform { items.append(.pushTransform(transform)) }
        openTransform = transform
    }

    /// Closes what is open and gives the marks away.
    func finish() -> [DisplayItem] {
        open([], nil)
        defer { items = [] }
        return items
    }

    /// The whole drawing: cut off at its bounds, and apart from the page behind it where that could be seen.
    func picture() -> [DisplayItem] {
        var marks = finish()
        if marks.isEmpty { return [] }
        if blends { marks = [.pushLayer(opacity: 1, .normal)] + marks + [.pop] }
        return [.pushClip(Path(cover), FillStyle())] + marks + [.pop]
    }
}
