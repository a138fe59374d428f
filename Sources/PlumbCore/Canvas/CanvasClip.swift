import Foundation
import PlumbGraphics

/// What a context shows only a part of the page through. Compared by identity: marks under the same clips share a
/// group.
///
/// An outline is a clip of the display list. A mask is made of two layers: what lies under it is drawn apart, then what
/// the mask leaves out is taken away from it.
///
///     layer                        layer
///         marks                        marks
///         layer destinationOut         layer destinationOut
///             cover                        mask           what the mask covers is taken away (inverse)
///             layer destinationOut
///                 mask             what it does not cover is
final class CanvasClip {
    enum Kind {
        case outline(Path, FillStyle)
        /// Marks whose alpha counts; `cover` is all of the page that is seen at all.
        case mask([DisplayItem], isInverse: Bool, cover: CGRect)
    }

    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Marks under a mask are drawn apart: they do not see what lies behind them.
    var isMask: Bool {
        switch kind {
        case .outline: false
        case .mask: true
        }
    }

    var opening: [DisplayItem] {
        switch kind {
        case .outline(let path, let style): [.pushClip(path, style)]
        case .mask: [.pushLayer(opacity: 1, .normal)]
        }
    }

    var closing: [DisplayItem] {
        switch kind {
        case .outline: return [.pop]
        case .mask(let items, true, _): return [.pushLayer(opacity: 1, .destinationOut)] + items + [.pop, .pop]
        case .mask(let items, false, let cover):
            let all: [DisplayItem] = [
                .pushLayer(opacity: 1, .destinationOut), .fill(Path(cover), .color(.black), FillStyle()),
                .pushLayer(opacity: 1, .destinationOut),
            ]
            return all + items + [.pop, .pop, .pop]
        }
    }
}
