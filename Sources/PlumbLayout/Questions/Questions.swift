/// The narrow place through which every proposal and answer passes.
///
/// A separable box answers each axis by itself (`length`); the others answer a whole proposal (`size`), which is
/// remembered. Both go by the box's rule: `Dispatch.swift` leads to the rules' files. Whoever listens
/// (`LayoutRecorder`) does it here.
extension LayoutTree {
    /// The size of a box for a proposal.
    @inline(__always)
    package func size(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if self[id].flags.contains(.separable) {
            return Lengths(
                length(id, .horizontal, proposal.width, across: proposal.height),
                length(id, .vertical, proposal.height, across: proposal.width))
        }
        return coupledSize(id, proposal)
    }

    /// The length of a box along `axis` for a proposal along and across it.
    @inline(__always)
    package func length(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        // Leaves answer without a call.
        switch self[id].shortcut {
        case .fill: return fillLength(proposal)
        case .rigid: return rigidLength(id, axis)
        case .none: return ruledLength(id, axis, proposal, across: across)
        }
    }

    /// The length of a box whose axes depend on each other, or that is recorded.
    @inline(never)
    func otherLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        guard self[id].flags.contains(.separable) else {
            return coupledSize(id, Lengths(axis, proposal, across: across))[axis]
        }
        return recordLength(id, axis, proposal) { ruledLength(id, axis, proposal, across: across) }
    }

    /// A separable container's length on one axis, if it was asked before; NaN if it was not.
    @inline(__always)
    func knownLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        let memo = memo(of: id)
        if self[id].isElastic(axis), !proposal.isNaN { return max(proposal, memos[memo].least[axis]) }
        return memos[memo].answer(axis, to: memoKey(id, axis, proposal))
    }

    /// Under which proposal a separable container's answer is kept: a rigid one has one answer; it is kept with the
    /// ideal ones.
    @inline(__always)
    func memoKey(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        self[id].isRigid(axis) ? .unspecified : proposal
    }

    /// Keeps a separable container's answer.
    @inline(__always)
    func remember(_ answer: Double, of id: BoxID, _ axis: Axis, for key: Double) {
        memos[memo(of: id)].remember(answer, axis, for: key)
    }

    /// The size of a box that is not separable.
    func coupledSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if self[id].flags.contains(.recorded) {
            return recordSize(id, proposal) { coupledSize(id, proposal) }
        }
        guard self[id].rule.remembersSizes else { return ruledSize(id, proposal) }
        let known = answersIndex(of: id)
        if known >= 0, let answer = answers.answer(known, to: proposal) { return answer }
        let answer = ruledSize(id, proposal)
        // Only now: a user's layout may have changed the tree.
        let index = answersIndex(of: id)
        answers.remember(index >= 0 ? index : makeAnswers(for: id), answer, for: proposal)
        return answer
    }

    // MARK: Guides

    /// A guide of a box for an answer it gave: explicit where somebody set it, else the guide's default.
    @inline(__always)
    package func guide(_ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        if mayBeExplicit(key, id) {
            let value = explicitGuide(key, of: id, proposal: proposal, size: size)
            if !value.isNaN { return value }
        }
        return defaultGuide(key, of: id, proposal: proposal, size: size, isPlain: false)
    }

    /// Where a guide is by default. A user's default may ask for other guides: explicit ones count unless `isPlain`.
    @inline(__always)
    package func defaultGuide(
        _ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths, isPlain: Bool = true
    ) -> Double {
        switch key {
        case .leading, .top: return 0
        case .horizontalCenter: return size.width / 2
        case .verticalCenter: return size.height / 2
        case .trailing: return size.width
        case .bottom, .firstTextBaseline, .lastTextBaseline, .textBottom: return size.height
        case .textLeading, .textTop: return 0
        default:
            return usersDefault(
                key, in: BoxDimensions(tree: self, box: id, proposal: proposal, size: size, isPlain: isPlain))
        }
    }

    /// False where no guide of the key can have been set in the box.
    @inline(__always)
    package func mayBeExplicit(_ key: AlignmentKey, _ id: BoxID) -> Bool {
        if key.axis == .horizontal {
            return self[id].flags.contains(.guidesHorizontal)
                || key == .textLeading && self[id].flags.contains(.guidesBaseline)
        }
        if key.isOfText { return !self[id].flags.isDisjoint(with: [.guidesVertical, .guidesBaseline]) }
        return self[id].flags.contains(.guidesVertical)
    }

    /// The explicit value of a guide for an answer the box gave; NaN for none (Docs/Rules.md, section 2).
    package func explicitGuide(_ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        guard mayBeExplicit(key, id) else { return .unspecified }
        if self[id].flags.contains(.recorded) {
            return recordGuide(key, of: id, proposal: proposal, size: size) {
                explicitGuide(key, of: id, proposal: proposal, size: size)
            }
        }
        guard self[id].rule.remembersGuides else { return ruledGuide(key, id, proposal: proposal, size: size) }
        // Asked once for each way to the box: remembered, or nested guides would take exponential time.
        let question = GuideQuestion(key: key, proposal: proposal, size: size)
        if let known = guideAnswers[id]?.first(where: { $0.question.isIdentical(to: question) }) {
            return known.value
        }
        let value = ruledGuide(key, id, proposal: proposal, size: size)
        var kept = guideAnswers[id] ?? []
        if kept.count == GuideQuestion.capacity { kept.removeFirst() }
        kept.append((question, value))
        guideAnswers[id] = kept
        return value
    }
}

/// A question for an explicit guide.
struct GuideQuestion {
    static let capacity = 8
    var key: AlignmentKey
    var proposal: Lengths
    var size: Lengths

    func isIdentical(to other: GuideQuestion) -> Bool {
        key == other.key && proposal.isIdentical(to: other.proposal) && size.isIdentical(to: other.size)
    }
}
