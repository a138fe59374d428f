/// The narrow place through which every proposal and answer passes.
///
/// A separable box answers each axis by itself (`length`); the others answer a whole proposal (`size`), which is remembered.
/// Both go by the box's rule; the rules themselves are in Algorithms/. Whoever listens (`LayoutRecorder`) does it here.
extension LayoutTree {
    /// The size of a box for a proposal.
    @inline(__always)
    func size(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if self[id].flags.contains(.separable) {
            return Lengths(
                length(id, .horizontal, proposal.width, across: proposal.height),
                length(id, .vertical, proposal.height, across: proposal.width))
        }
        return coupledSize(id, proposal)
    }

    /// The length of a box along `axis` for a proposal along and across it.
    @inline(__always)
    func length(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        // Leaves answer without a call.
        switch self[id].shortcut {
        case .fill: return proposal.specified(or: PlatformMetrics.idealLength)
        case .rigid: return axis == .horizontal ? self[id].a : self[id].b
        case .none: return ruledLength(id, axis, proposal, across: across)
        }
    }

    /// `length` for the rules that have to look further.
    func ruledLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        if self[id].flags.intersection(.separableOrRecorded) != .separable {
            return otherLength(id, axis, proposal, across: across)
        }
        switch self[id].rule {
        case .fill, .reader: return proposal.specified(or: PlatformMetrics.idealLength)
        case .rigid: return axis == .horizontal ? self[id].a : self[id].b
        case .gap: return gapLength(id, axis, proposal)
        case .rule: return ruleLength(id, axis, proposal)
        case .frame: return frameLength(id, axis, proposal, across: across)
        case .flexibleFrame: return flexibleFrameLength(id, axis, proposal, across: across)
        case .insets: return insetsLength(id, axis, proposal, across: across)
        case .fix: return fixLength(id, axis, proposal, across: across)
        case .position: return positionLength(id, axis, proposal, across: across)
        case .layers, .forward, .guide, .expand, .displaced:
            let child = self[id].firstChild
            return child >= 0 ? length(child, axis, proposal, across: across) : 0
        case .viewport: return viewportLength(id, axis, proposal, across: across)
        case .line, .depth: return rememberedLength(id, axis, proposal)
        case .coupled, .measured, .ratio, .choice, .beside, .custom:
            return coupledSize(id, Lengths(axis, proposal, across: across))[axis]
        }
    }

    /// The length of a box whose axes depend on each other, or that is recorded.
    @inline(never)
    private func otherLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        guard self[id].flags.contains(.separable) else {
            return coupledSize(id, Lengths(axis, proposal, across: across))[axis]
        }
        return recordLength(id, axis, proposal) { ruledLength(id, axis, proposal, across: across) }
    }

    /// A separable container's length on one axis, from memory where it was asked before.
    @inline(__always)
    private func rememberedLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        let memo = memo(of: id)
        if self[id].isElastic(axis), !proposal.isNaN { return max(proposal, memos[memo].least[axis]) }
        // A rigid container has one answer; it is kept with the ideal ones.
        let key = self[id].isRigid(axis) ? Double.unspecified : proposal
        let known = memos[memo].answer(axis, to: key)
        if !known.isNaN { return known }
        let answer: Double
        if self[id].rule == .line, self[id].axis == axis {
            answer = lineLength(id, Lengths(axis, key, across: .unspecified))
        } else {
            answer = longest(id, axis, key)
        }
        memos[memo].remember(answer, axis, for: key)
        return answer
    }

    /// The size of a box that is not separable.
    func coupledSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if self[id].flags.contains(.recorded) {
            return recordSize(id, proposal) { coupledSize(id, proposal) }
        }
        switch self[id].rule {
        case .coupled: return role(of: id)?.measure(proposal) ?? .zero
        case .layers, .forward, .guide, .expand, .displaced:
            let child = self[id].firstChild
            return child >= 0 ? size(child, proposal) : .zero
        default: break
        }
        let known = answersIndex(of: id)
        if known >= 0, let answer = answers.answer(known, to: proposal) { return answer }
        let answer: Lengths
        switch self[id].rule {
        case .measured:
            counts.measures += 1
            answer = role(of: id)?.measure(proposal) ?? .zero
        case .custom:
            counts.measures += 1
            answer = customSize(id, proposal)
        case .frame:
            answer = Lengths(
                frameLength(id, .horizontal, proposal.width, across: proposal.height),
                frameLength(id, .vertical, proposal.height, across: proposal.width))
        case .flexibleFrame: answer = flexibleFrameSize(id, proposal)
        case .insets: answer = insetsSize(id, proposal)
        case .fix: answer = fixSize(id, proposal)
        case .position: answer = positionSize(id, proposal)
        case .ratio: answer = ratioSize(id, proposal)
        case .choice: answer = choiceSize(id, proposal)
        case .viewport: answer = viewportSize(id, proposal)
        case .beside: answer = besideSize(id, proposal)
        case .line:
            let axis = self[id].axis
            let along = lineLength(id, proposal)
            answer = Lengths(axis, along, across: extent(id, proposal))
        case .depth:
            answer = Lengths(
                depthLength(id, .horizontal, proposal.width, across: proposal.height),
                depthLength(id, .vertical, proposal.height, across: proposal.width))
        case .fill, .rigid, .coupled, .gap, .rule, .layers, .forward, .guide, .expand, .displaced, .reader:
            answer = .zero  // always separable, or answered above
        }
        // Only now: a user's layout may have changed the tree.
        let index = answersIndex(of: id)
        answers.remember(index >= 0 ? index : makeAnswers(for: id), answer, for: proposal)
        return answer
    }

    // MARK: Guides

    /// A guide of a box for an answer it gave: explicit where somebody set it, else the guide's default.
    @inline(__always)
    func guide(_ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        if mayBeExplicit(key, id) {
            let value = explicitGuide(key, of: id, proposal: proposal, size: size)
            if !value.isNaN { return value }
        }
        return defaultGuide(key, of: id, proposal: proposal, size: size, isPlain: false)
    }

    /// Where a guide is by default. A user's default may ask for other guides: explicit ones count unless `isPlain`.
    @inline(__always)
    func defaultGuide(
        _ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths, isPlain: Bool = true
    ) -> Double {
        switch key {
        case .leading, .top: return 0
        case .horizontalCenter: return size.width / 2
        case .verticalCenter: return size.height / 2
        case .trailing: return size.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
        default:
            return usersDefault(
                key, in: ViewDimensions(tree: self, box: id, proposal: proposal, size: size, isPlain: isPlain))
        }
    }

    /// False where no guide of the key can have been set in the box.
    @inline(__always)
    func mayBeExplicit(_ key: AlignmentKey, _ id: BoxID) -> Bool {
        if key.axis == .horizontal { return self[id].flags.contains(.guidesHorizontal) }
        if key.isBaseline { return !self[id].flags.isDisjoint(with: [.guidesVertical, .guidesBaseline]) }
        return self[id].flags.contains(.guidesVertical)
    }

    /// The explicit value of a guide for an answer the box gave; NaN for none (Docs/Rules.md, section 2).
    func explicitGuide(_ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        guard mayBeExplicit(key, id) else { return .unspecified }
        if self[id].flags.contains(.recorded) {
            return recordGuide(key, of: id, proposal: proposal, size: size) {
                explicitGuide(key, of: id, proposal: proposal, size: size)
            }
        }
        switch self[id].rule {
        case .fill, .coupled, .gap, .rule, .reader, .viewport: return .unspecified
        case .measured, .rigid: return role(of: id)?.explicitGuide(key, size: size, proposal: proposal) ?? .unspecified
        case .guide:
            let child = self[id].firstChild
            guard child >= 0 else { return .unspecified }
            guard self[id].key(key.axis) == key, key.axis == self[id].axis else {
                return explicitGuide(key, of: child, proposal: proposal, size: size)
            }
            return role(of: id)?.guide(
                in: ViewDimensions(tree: self, box: child, proposal: proposal, size: size)) ?? .unspecified
        case .layers, .forward, .expand, .displaced:
            let child = self[id].firstChild
            return child >= 0 ? explicitGuide(key, of: child, proposal: proposal, size: size) : .unspecified
        case .frame, .flexibleFrame, .insets, .fix, .ratio, .position, .line, .depth, .choice, .beside, .custom:
            // Asked once for each way to the box: remembered, or nested guides would take exponential time.
            let question = GuideQuestion(key: key, proposal: proposal, size: size)
            if let known = guideAnswers[id]?.first(where: { $0.question.isIdentical(to: question) }) {
                return known.value
            }
            let value = derivedGuide(key, of: id, proposal: proposal, size: size)
            var kept = guideAnswers[id] ?? []
            if kept.count == GuideQuestion.capacity { kept.removeFirst() }
            kept.append((question, value))
            guideAnswers[id] = kept
            return value
        }
    }

    /// A guide that follows from the children's and where they stand.
    private func derivedGuide(_ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        switch self[id].rule {
        case .line: return lineGuide(key, id, proposal: proposal, size: size)
        case .depth: return depthGuide(key, id, proposal: proposal, size: size)
        case .choice: return choiceGuide(key, id, proposal: proposal, size: size)
        case .beside: return besideGuide(key, id, proposal: proposal, size: size)
        case .custom: return customGuide(key, id, proposal: proposal, size: size)
        default:
            let child = self[id].firstChild
            guard child >= 0, mayBeExplicit(key, child) else { return .unspecified }
            let place = singlePlacement(id, proposal: proposal, size: size)
            let value = explicitGuide(key, of: child, proposal: place.proposal, size: place.size)
            return value + place.origin[key.axis]
        }
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
