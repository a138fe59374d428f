import Foundation
import PlumbGraphics

/// What erasing marks take away, as clips: inside all of these clips is what is left.
///
/// A clip survives in PDF and SVG as an outline, where erasing inside a layer would become pixels or a mask.
struct ErasedRegion {
    /// To be used with the even-odd rule.
    private(set) var clips: [Path] = []

    /// 1. Every erasing mark falls into pieces that do not cross themselves.
    /// 2. Pieces whose boxes do not touch share a clip; a piece that touches one in every clip opens a new one.
    /// 3. A clip is a rectangle round everything with its pieces as holes in it.
    init(_ marks: [SymbolMark], around bounds: CGRect) {
        var groups: [[(box: CGRect, path: Path)]] = []
        for mark in marks {
            // 1
            let pieces: [Path]
            switch mark.style {
            case .fill: pieces = [mark.path]
            case .stroke(let stroke): pieces = RoundStroke.pieces(of: mark.path, width: stroke.lineWidth)
            }
            // 2
            for path in pieces {
                guard let box = path.extent else { continue }
                if let free = groups.firstIndex(where: { $0.allSatisfy { !$0.box.meets(box) } }) {
                    groups[free].append((box, path))
                } else {
                    groups.append([(box, path)])
                }
            }
        }
        // 3
        clips = groups.map { group in
            Path { path in
                path.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
                path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
                path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
                path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
                path.closeSubpath()
                for piece in group { path.append(piece.path) }
            }
        }
    }
}
