import Foundation
import PlumbCore

/// How a view stands on an axis in the view around it.
extension PlaceReasons {
    /// What stacks of depth and frames say: where a view stands on both axes.
    func within(_ step: Int) -> Reasons.Sentence {
        let name = "\(words.the(words.whole(parent))) (\(Words.size(room)))"
        return sentence(step, fillsAll ? "It fills \(name)." : stands(in: name))
    }

    /// Where a view stands in another one, whose size is told.
    func stands(in name: String) -> String {
        guard let x = edge(.horizontal), let y = edge(.vertical) else { return "\(aligned) in \(name)." }
        return "\(Words.capitalized(x == y ? x : "\(x), \(y)")) of \(name)."
    }

    /// "top trailing", of a view that is in that corner, and on no axis as long as what is around.
    var corner: String? {
        guard !fills(.horizontal), !fills(.vertical), isAtEdge(.horizontal), isAtEdge(.vertical),
            let x = own.horizontalAlignment, let y = own.verticalAlignment
        else { return nil }
        return "\(y.name) \(x.name)"
    }

    /// Whether the edge by which the view is lined up is that of what is around. From right to left, leading edges are
    /// on the right; among others, a view may stand there by chance.
    private func isAtEdge(_ axis: Axis) -> Bool {
        guard let guide = own.alignment(axis), layout.explicit(guide, of: view) == nil else { return false }
        let isFirst = isNear(place.origin[axis], 0)
        let isLast = isNear(place.origin[axis], room[axis] - place.size[axis])
        switch guide {
        case .leading: return isFirst || isLast && !isShared
        case .trailing: return isLast || isFirst && !isShared
        case .top: return isFirst
        case .bottom: return isLast
        case .center, .firstTextBaseline, .lastTextBaseline, .custom: return false
        }
    }

    /// "in the middle", "at the top": nil where that is not so easily said.
    private func edge(_ axis: Axis) -> String? {
        if fills(axis) { return aligned(axis) }
        let isCentred = isNear(place.origin[axis], (room[axis] - place.size[axis]) / 2)
        if own.alignment(axis) ?? .center == .center, isCentred { return "in the middle" }
        return isAtEdge(axis) ? aligned(axis) : nil
    }

    /// On both axes, as the beginning of a sentence.
    var aligned: String {
        let (x, y) = (aligned(.horizontal), aligned(.vertical))
        return Words.capitalized(x == y ? x : "\(x), \(y)")
    }

    /// Whether the view is as long as what it is placed in.
    func fills(_ axis: Axis) -> Bool { isNear(place.size[axis], room[axis]) && isNear(place.origin[axis], 0) }

    var fillsAll: Bool { fills(.horizontal) && fills(.vertical) }

    func aligned(_ axis: Axis) -> String {
        if fills(axis) { return axis == .horizontal ? "across the full width" : "over the full height" }
        let guide = own.alignment(axis) ?? .center
        let length = place.size[axis], origin = place.origin[axis], room = room[axis]
        // Both axes have a centre, and a view may set one of them.
        let isCentred = guide == .center && isNear(origin, (room - length) / 2)
        if !isCentred, let value = layout.explicit(guide, of: view) { return set(guide, at: value) }
        switch guide {
        case .center:
            return isCentred
                ? "in the middle of \(n(room))"
                : "by its centre, \(axis == .horizontal ? "across" : "from top to bottom")"
        case .leading:
            return isAtEdge(axis) ? "at the leading edge" : "by its leading edge, \(others)"
        case .top: return isAtEdge(axis) ? "at the top" : "by its top, \(others)"
        case .trailing: return "at the trailing edge"
        case .bottom: return "at the bottom"
        case .firstTextBaseline, .lastTextBaseline: return "its lower edge on the baseline of the others"
        case .custom(let name): return "by `.\(name)`"
        }
    }

    /// A guide that the view itself sets.
    private func set(_ guide: TracedGuide, at value: CGFloat) -> String {
        switch guide {
        case .firstTextBaseline, .lastTextBaseline:
            "its baseline, \(n(value)) below its top, \(others)"
        case .leading, .center, .trailing, .top, .bottom, .custom:
            "its `.\(guide.name)`, which it says is at \(n(value)), \(others)"
        }
    }

    /// Whether other views may stand on the same line.
    private var isShared: Bool { rule == .stack || rule == .zStack }

    /// With what a guide is lined up: with those of other views, or with that of the view around.
    private var others: String { isShared ? "on the line of the others" : "on that around it" }
}
