import Foundation
import PlumbCore

/// How a view stands on an axis in the view around it.
extension PlaceReasons {
    /// What stacks of depth and frames say: where a view stands on both axes.
    func within(_ step: Int) -> Reasons.Sentence {
        let size = "\(words.the(parent)) (\(Words.size(room)))"
        return sentence(step, fillsAll ? "It fills \(size)." : "\(aligned) in \(size).")
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
        if let value = layout.explicit(guide, of: view) { return set(guide, at: value) }
        switch guide {
        case .center:
            return isNear(origin, (room - length) / 2)
                ? "in the middle of \(n(room))"
                : "by its centre, \(axis == .horizontal ? "across" : "from top to bottom")"
        case .leading:
            return isNear(origin, 0) ? "at the leading edge" : "by its leading edge, on the line of the others"
        case .top: return isNear(origin, 0) ? "at the top" : "by its top, on the line of the others"
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
            "its baseline, \(n(value)) below its top, on the line of the others"
        case .leading, .center, .trailing, .top, .bottom, .custom:
            "its `.\(guide.name)`, which it says is at \(n(value)), on the line of the others"
        }
    }
}
