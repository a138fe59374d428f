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
    /// The stack's length for it, and the sum of the gaps.
    var distributedLength = 0.0
    var gaps = 0.0
    /// The gap between any two neighbours; unspecified where gaps differ (`LayoutTree.gaps`).
    var gap = 0.0
    var childCount: Int32 = 0
    /// Index of the answers to whole proposals, for a stack or ZStack whose axes depend on each other.
    var answers: Int32 = .none
    /// The first child in the order of offers, and whether the order holds for `orderedAcross`.
    var firstInOrder: BoxID = .none
    var isOrdered = false
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

/// The remembered answers of boxes whose axes depend on each other: of each the last sixteen proposals.
///
/// With four, nested stacks around such a box take quadratic time in their depth; with sixteen, linear.
struct Answers {
    static let capacity: Int32 = 16

    private struct Entry: BitwiseCopyable {
        var proposal: Lengths
        var size: Lengths
    }

    private struct Count: BitwiseCopyable {
        var known: Int32 = 0
        var next: Int32 = 0
    }

    /// Sixteen for each number that was given out. Apart from the counts, so that one is read without the others.
    private let entries = Storage<Entry>()
    private let counts = Storage<Count>()

    /// Room for the answers of another box; its number.
    func add() -> Int32 {
        let id = counts.add(Count())
        while entries.count < (id + 1) * Answers.capacity {
            _ = entries.add(Entry(proposal: .unspecified, size: .zero))
        }
        return id
    }

    func remove(_ id: Int32) { counts.remove(id) }

    /// One more than the largest number given out, and those that were given back.
    var count: Int { counts.count }
    var spareNumbers: [Int32] { counts.spareNumbers }

    func forget(_ id: Int32) { counts[id] = Count() }

    @inline(__always)
    func answer(_ id: Int32, to proposal: Lengths) -> Lengths? {
        let first = id * Answers.capacity
        for index in first..<(first + counts[id].known) where entries[index].proposal.isIdentical(to: proposal) {
            return entries[index].size
        }
        return nil
    }

    func remember(_ id: Int32, _ size: Lengths, for proposal: Lengths) {
        let next = counts[id].next
        entries[id * Answers.capacity + next] = Entry(proposal: proposal, size: size)
        counts[id].next = (next + 1) % Answers.capacity
        if counts[id].known < Answers.capacity { counts[id].known += 1 }
    }

    var capacityInBytes: Int { entries.capacityInBytes + counts.capacityInBytes }

    func deallocate() {
        entries.deallocate()
        counts.deallocate()
    }
}
