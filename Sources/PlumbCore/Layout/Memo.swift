/// The answers of a box with several children, by axis.
struct AxisMemo {
    /// For 0, for ∞, for nil; NaN is "not asked yet".
    var minimum = Double.nan
    var maximum = Double.nan
    var ideal = Double.nan
    /// The last other proposal and its answer.
    var recentProposal = Double.nan
    var recent = Double.nan

    @inline(__always)
    mutating func forget() {
        minimum = .nan
        maximum = .nan
        ideal = .nan
        recentProposal = .nan
    }

    @inline(__always)
    func answer(to proposal: Double) -> Double {
        if proposal.isNaN { return ideal }
        if proposal == recentProposal { return recent }
        if proposal == 0 { return minimum }
        return proposal == .infinity ? maximum : .nan
    }

    @inline(__always)
    mutating func remember(_ answer: Double, for proposal: Double) {
        if proposal.isNaN {
            ideal = answer
        } else if proposal == 0 {
            minimum = answer
        } else if proposal == .infinity {
            maximum = answer
        } else {
            recentProposal = proposal
            recent = answer
        }
    }
}

/// The remembered answers of one box with several children.
struct Memo {
    var width = AxisMemo()
    var height = AxisMemo()
    /// The proposal for which the children's shares and lengths are noted down; `isDistributed` says whether any are.
    var distributed = Lengths.unspecified
    var isDistributed = false
    /// The line's length for it, and the sum of the gaps.
    var distributedLength = 0.0
    var gaps = 0.0
    /// The gap between any two neighbours; unspecified where gaps differ (`LayoutTree.gaps`).
    var gap = 0.0
    var childCount: Int32 = 0
    /// Index of the answers to whole proposals, for a line or depth stack whose axes depend on each other.
    var answers: Int32 = .none
    /// The first child in the order of offers, and whether the order holds for `orderedAcross`.
    var firstInOrder: BoxID = .none
    var isOrdered = false
    var hasPriorities = false
    var orderedAcross = Double.unspecified

    mutating func forget() {
        width.forget()
        height.forget()
        isDistributed = false
        isOrdered = false
    }

    @inline(__always)
    func answer(_ axis: Axis, to proposal: Double) -> Double {
        axis == .horizontal ? width.answer(to: proposal) : height.answer(to: proposal)
    }

    /// The answers to 0: known of rigid and elastic containers since they were resolved.
    @inline(__always) var least: Lengths { Lengths(width.minimum, height.minimum) }

    @inline(__always)
    mutating func remember(_ answer: Double, _ axis: Axis, for proposal: Double) {
        if axis == .horizontal {
            width.remember(answer, for: proposal)
        } else {
            height.remember(answer, for: proposal)
        }
    }
}

/// The remembered answers of a box whose axes depend on each other: the last sixteen proposals.
///
/// With four, nested stacks around such a box take quadratic time in their depth; with sixteen, linear.
struct Answers {
    static let capacity = 16
    typealias Entry = (proposal: Lengths, size: Lengths)
    private var entries: InlineArray<16, Entry> = .init(repeating: (.unspecified, .zero))
    private var count: UInt8 = 0
    private var next: UInt8 = 0

    mutating func forget() {
        count = 0
        next = 0
    }

    func answer(to proposal: Lengths) -> Lengths? {
        for index in 0..<Int(count) where entries[index].proposal.isIdentical(to: proposal) {
            return entries[index].size
        }
        return nil
    }

    mutating func remember(_ size: Lengths, for proposal: Lengths) {
        entries[Int(next)] = (proposal, size)
        next = (next + 1) % UInt8(Answers.capacity)
        count = min(count + 1, UInt8(Answers.capacity))
    }
}
