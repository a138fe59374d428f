import Foundation
import PlumbLayout

/// A picture with baselines.
final class BaselineRole: BoxRole {
    private let first: Double
    private let last: Double

    init(_ first: Double, _ last: Double) {
        self.first = first
        self.last = last
    }

    override var hasBaseline: Bool { true }
    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        key == .firstTextBaseline ? first : key == .lastTextBaseline ? last : .unspecified
    }
}

/// The square of the shorter length.
final class SquareRole: BoxRole {
    override func measure(_ proposal: Lengths) -> Lengths {
        let side = min(proposal.width.specified(or: 10), proposal.height.specified(or: 10))
        return Lengths(side, side)
    }
}

/// Characters of 10 × 20, the first baseline at 16, broken where a line is full, and never shorter than one character.
final class TextRole: BoxRole {
    private let characters: Double
    init(characters: Double) { self.characters = characters }

    override func measure(_ proposal: Lengths) -> Lengths {
        let width = proposal.width.specified(or: .infinity)
        let perLine = max(1, min(characters, (width / 10).rounded(.down)))
        return Lengths(perLine * 10, (characters / perLine).rounded(.up) * 20)
    }

    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        key == .firstTextBaseline ? 16 : key == .lastTextBaseline ? size.height - 4 : .unspecified
    }

    /// As texts do: 0 from a text above and below, 4 from what is none.
    override var spacing: Spacing? {
        var own = Spacing()
        own.top.betweenTexts = 0
        own.bottom.betweenTexts = 0
        own.top.beforeText = 4
        own.bottom.afterText = 4
        return own
    }
}

/// Painted out of turn.
final class RaisedRole: BoxRole {
    override var isRaised: Bool { true }
}

/// A guide at a place, or so far from where it is in the box.
final class GuideRole: BoxRole {
    private let key: AlignmentKey
    private let value: Double
    private let isRelative: Bool

    init(_ key: AlignmentKey, _ value: Double, _ isRelative: Bool) {
        self.key = key
        self.value = value
        self.isRelative = isRelative
    }

    override func guide(in dimensions: BoxDimensions) -> Double { isRelative ? dimensions.value(key) + value : value }
}

/// The middle of the child is put where the box says.
final class DisplacedRole: BoxRole {
    override func displacedPoint(of size: Lengths) -> Lengths { Lengths(size.width / 2, size.height / 2) }
}

/// What a scroll view knows beside its rule.
final class ViewportRole: BoxRole {
    private let state = Viewport()
    override var viewport: Viewport? { state }

    /// Nil where a case says nothing of it.
    init?(_ arguments: inout Arguments) throws {
        let margins = try arguments.text("margins").map { try Numbers.list($0, count: 4) }
        let offset = try arguments.text("offset").map { try Numbers.lengths($0) }
        let alignment = try arguments.text("alignment").map { try Numbers.lengths($0) }
        let initial = try arguments.text("initial").map { try Numbers.lengths($0) }
        if margins == nil, offset == nil, alignment == nil, initial == nil { return nil }
        if let margins {
            state.margins = EdgeLengths(
                near: Lengths(margins[1], margins[0]), far: Lengths(margins[3], margins[2]))
        }
        state.offset = offset ?? .zero
        state.alignment = alignment ?? .unspecified
        state.initial = initial ?? .unspecified
    }
}

/// A layout of somebody's own: as large as proposed, or its largest child; it puts the first child somewhere, and sets
/// a leading guide.
final class LayoutRole: CustomLayoutRole {
    private let answersNoNumber: Bool
    private let place: Lengths?
    private var arrangement: Arrangement?

    init(answersNoNumber: Bool, at place: String?) throws {
        self.answersNoNumber = answersNoNumber
        self.place = try place.map { try Numbers.lengths($0) }
    }

    override func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths {
        if answersNoNumber { return Lengths(.nan, 20) }
        var largest = Lengths.zero
        tree.forEachChild(of: box) { child in
            let size = tree.size(child, proposal)
            largest = Lengths(max(largest.width, size.width), max(largest.height, size.height))
        }
        return Lengths(proposal.width.specified(or: largest.width), proposal.height.specified(or: largest.height))
    }

    override func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) -> Arrangement? {
        let arrangement = Arrangement(box, in: tree)
        // The arrangement holds the tree: it goes with the next question.
        defer { self.arrangement = nil }
        self.arrangement = arrangement
        if let place, !arrangement.boxes.isEmpty {
            arrangement.whilePlacing { arrangement.note(0, at: place, proposal: .unspecified) }
        }
        return arrangement
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID
    ) -> Double { key == .leading ? 7 : .unspecified }
}
