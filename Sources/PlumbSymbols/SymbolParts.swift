import Foundation
import PlumbGraphics

extension Sequence<SymbolMark> {
    /// The marks, each of one part of the symbol, and the number of its part; what erases is in none (−1).
    ///
    /// 1. A mark falls into its outlines, where none lies within another (a hole). 2. Outlines are parts in the order
    /// in which they are drawn. 3. One that is the same as one before, filled and stroked, or its mirror image beside
    /// it, is the same part; a copy further on is one of its own.
    package func dividedIntoParts() -> (marks: [SymbolMark], parts: [Int], count: Int) {
        var marks: [SymbolMark] = []
        var parts: [Int] = []
        var known: [Path] = []
        for mark in self {
            guard mark.kind == .paint else {
                marks.append(mark)
                parts.append(-1)
                continue
            }
            // 1, 2
            for path in mark.path.separateOutlines(areFilled: mark.style.isFill) {
                var piece = mark
                piece.path = path
                marks.append(piece)
                // 3
                if let same = known.firstIndex(where: { $0 == path || $0.isMirrored(path) }) {
                    parts.append(same)
                } else {
                    parts.append(known.count)
                    known.append(path)
                }
            }
        }
        return (marks, parts, known.count)
    }
}

extension SymbolMark.Style {
    fileprivate var isFill: Bool {
        if case .fill = self { return true }
        return false
    }
}

extension SymbolMark {
    /// The mark, its pen included, scaled about a point.
    package func scaled(by factor: Double, about center: CGPoint) -> SymbolMark {
        var mark = self
        mark.path = path.mapped {
            CGPoint(x: center.x + ($0.x - center.x) * factor, y: center.y + ($0.y - center.y) * factor)
        }
        if case .stroke(var stroke) = style {
            stroke.lineWidth *= factor
            stroke.dash = stroke.dash.map { $0 * factor }
            mark.style = .stroke(stroke)
        }
        return mark
    }
}

extension Path {
    /// The path's outlines as paths; the path itself where filled ones lie within each other.
    fileprivate func separateOutlines(areFilled: Bool) -> [Path] {
        var outlines: [[Path.Element]] = []
        for element in elements {
            if case .move = element { outlines.append([element]) } else { outlines[outlines.count - 1].append(element) }
        }
        let paths = outlines.filter { $0.count > 1 }.map { elements in
            Path { path in
                for element in elements {
                    switch element {
                    case .move(let p): path.move(to: p)
                    case .line(let p): path.addLine(to: p)
                    case .quadCurve(let p, let c): path.addQuadCurve(to: p, control: c)
                    case .curve(let p, let c1, let c2): path.addCurve(to: p, control1: c1, control2: c2)
                    case .closeSubpath: path.closeSubpath()
                    }
                }
            }
        }
        guard areFilled, paths.count > 1 else { return paths.isEmpty ? [self] : paths }
        let boxes = paths.compactMap(\.extent)
        let touch = boxes.indices.contains { i in
            boxes.indices.contains { j in i < j && boxes[i].meets(boxes[j]) }
        }
        return touch ? [self] : paths
    }

    /// Whether the other path is this one's mirror image to its left or right, and no copy of it.
    fileprivate func isMirrored(_ other: Path) -> Bool {
        guard let a = extent, let b = other.extent, abs(a.minY - b.minY) < 0.01, abs(a.width - b.width) < 0.01,
            abs(a.height - b.height) < 0.01, abs(a.midX - b.midX) > 0.01, elements.count == other.elements.count
        else { return false }
        let way = b.midX - a.midX
        let isCopy = zip(points, other.points).allSatisfy {
            abs($0.x + way - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01
        }
        return !isCopy
    }

    private var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
            case .closeSubpath: nil
            }
        }
    }
}
