import Foundation
import PlumbGraphics
import PlumbLayout

extension PagePass {
    /// 3. Returns false for what is no text, and for one that is drawn otherwise.
    mutating func readText(_ role: BoxRole?, _ mark: DrawnBox, _ edges: Edges) -> Bool {
        let range = Int(mark.ownStart)..<Int(mark.ownEnd)
        guard !range.isEmpty, let lines = lines(of: role, mark) else { return false }
        guard lines.count > 1 else {
            let bottom = mark.y + CGFloat(mark.size.height)
            pieces.append(Piece(items: range, top: mark.y, bottom: bottom, isCuttable: false))
            add(edges, .line)
            return true
        }
        if items[range].contains(where: \.opensGroup) {
            // A field's text that is longer than the field is clipped to it.
            guard role is TextInputRole else { return false }
            clip(to: Edges(top: mark.y, bottom: mark.y + CGFloat(mark.size.height)))
        }
        for line in lines { add(line, .line) }
        let count = lines.count
        if count < 4 {
            add(edges, .view)
        } else {
            add(Edges(top: edges.top, bottom: lines[1].bottom), .view)
            add(Edges(top: lines[count - 2].top, bottom: edges.bottom), .view)
        }
        var index = range.lowerBound
        while index < range.upperBound {
            guard !items[index].isGroup else {
                index += 1
                continue
            }
            let line = line(of: items[index], lines)
            let start = index
            while index < range.upperBound, !items[index].isGroup, self.line(of: items[index], lines) == line {
                index += 1
            }
            pieces.append(
                Piece(
                    items: start..<index, top: lines[line].top, bottom: lines[line].bottom, isCuttable: false))
        }
        return true
    }

    /// The lines of a text or a field.
    private func lines(of role: BoxRole?, _ mark: DrawnBox) -> [Edges]? {
        let (layout, top): (TextLayout, CGFloat)
        switch role {
        case let role as TextRole where role.rendering == nil: (layout, top) = (role.layout(mark.size), 0)
        case let role as TextInputRole:
            guard let input = role.input, let lines = input.lines else { return nil }
            let placed = input.place(lines, in: mark.size.cgSize)
            (layout, top) = (placed.layout, placed.origin.y)
        default: return nil
        }
        return layout.lines.map {
            let top = mark.y + top + $0.origin.y
            return Edges(top: top, bottom: top + CGFloat($0.height))
        }
    }

    /// The line that a mark of a text is on.
    private func line(of item: DisplayItem, _ lines: [Edges]) -> Int {
        let y: CGFloat =
            switch item {
            case .glyphs(_, let origin, _): origin.y
            case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect.midY
            case .image(_, let rect, _, _, _): rect.midY
            case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
                .pushThreshold, .pushMask, .pop:
                .nan
            }
        return lines.firstIndex { y < $0.bottom } ?? lines.count - 1
    }

    // MARK: Marks

    /// Marks that belong to no box that was looked at, as those of views on their way out, are where the ones before
    /// them are; groups are none.
    mutating func fillGaps() {
        var all: [Piece] = []
        var index = 0
        func fill(to end: Int) {
            while index < end {
                if !items[index].isGroup {
                    var piece = all.last ?? Piece(items: 0..<0, top: 0, bottom: 0, isCuttable: false)
                    piece.items = index..<(index + 1)
                    all.append(piece)
                }
                index += 1
            }
        }
        for piece in pieces where piece.items.lowerBound >= index {
            fill(to: piece.items.lowerBound)
            all.append(piece)
            index = piece.items.upperBound
        }
        fill(to: items.count)
        pieces = all
    }
}

extension DisplayItem {
    /// Whether it begins or ends a group.
    fileprivate var isGroup: Bool { if case .pop = self { true } else { opensGroup } }
}
