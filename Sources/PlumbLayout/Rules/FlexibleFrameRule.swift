/// The limits of a flexible frame on one axis; NaN where not given.
///
/// Source: Docs/Rules.md, section 6 (OpenSwiftUI and MySwiftUI `_FlexFrameLayout`; for a minimum above the maximum
/// MySwiftUI is followed).
package struct FlexibleLength: BitwiseCopyable {
    package var minimum: Double
    package var ideal: Double
    package var maximum: Double

    /// 1. Normalises: min = max(min, 0), ideal = max(min ?? 0, ideal), max = max(ideal ?? 0, max).
    package init(minimum: Double, ideal: Double, maximum: Double) {
        self.minimum = minimum.isNaN ? .nan : max(minimum, 0)
        self.ideal = ideal.isNaN ? .nan : max(self.minimum.specified(or: 0), ideal)
        self.maximum = maximum.isNaN ? .nan : max(self.ideal.specified(or: 0), maximum)
    }

    func isIdentical(to other: FlexibleLength) -> Bool {
        minimum.bitPattern == other.minimum.bitPattern && ideal.bitPattern == other.ideal.bitPattern
            && maximum.bitPattern == other.maximum.bitPattern
    }

    var isUnlimited: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }
    /// Every proposal has the same answer.
    var isFixed: Bool { minimum == maximum && (ideal.isNaN || ideal == minimum) }

    /// 2. What the child is proposed: the proposal or the ideal length, within the limits.
    func childProposal(_ proposal: Double) -> Double {
        let wished = proposal.specified(or: ideal)
        if wished.isNaN { return .unspecified }
        return min(max(wished, minimum.specified(or: -.infinity)), maximum.specified(or: .infinity))
    }

    /// 3. and 4. The answer where the child does not matter, else NaN.
    func answer(_ proposal: Double) -> Double {
        if proposal.isNaN { return ideal }
        if minimum <= maximum { return min(max(proposal, minimum), maximum) }
        return .unspecified
    }

    /// 5. The answer from the child's.
    func answer(_ proposal: Double, child: Double) -> Double {
        let offered = childProposal(proposal)
        if minimum <= maximum { return min(max(child, minimum), maximum) }
        if !minimum.isNaN { return max(min(offered.specified(or: .infinity), child), minimum) }
        if !maximum.isNaN { return min(max(offered.specified(or: -.infinity), child), maximum) }
        return child
    }

    /// 6. What the child is proposed when it is placed (iOS 17 and later): the frame's length, but nil where nothing
    /// was proposed, no ideal is given and the frame lies strictly within its limits.
    func placementProposal(_ proposal: Double, length: Double) -> Double {
        if proposal.isNaN, ideal.isNaN, minimum.specified(or: -.infinity) < length,
            length < maximum.specified(or: .infinity)
        {
            return .unspecified
        }
        return length
    }
}

/// The limits on both axes.
package struct FlexibleFrame: BitwiseCopyable {
    package var width: FlexibleLength
    package var height: FlexibleLength

    package init(width: FlexibleLength, height: FlexibleLength) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

    /// The same limits, bit for bit.
    package func isIdentical(to other: FlexibleFrame) -> Bool {
        width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
    }
}

extension LayoutTree {
    /// The limits of a `flexibleFrame` box, whose record has no room for six numbers.
    @inline(__always)
    package func flexibleFrame(_ id: BoxID) -> FlexibleFrame { frames[self[id].further] }

    /// Whether a `flexibleFrame` box has its limits.
    package func hasLimits(_ id: BoxID) -> Bool { self[id].further >= 0 }

    package func setFlexibleFrame(_ frame: FlexibleFrame, of id: BoxID) {
        if hasLimits(id) {
            frames[self[id].further] = frame
        } else {
            self[id].further = frames.add(frame)
        }
    }

    func flexibleFrameLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let limits = flexibleFrame(id)
        let own = limits[axis].answer(proposal)
        if !own.isNaN { return own }
        let child = self[id].firstChild
        guard child >= 0 else { return limits[axis].answer(proposal, child: 0) }
        let length = length(
            child, axis, limits[axis].childProposal(proposal), across: limits[axis.other].childProposal(across))
        return limits[axis].answer(proposal, child: length)
    }

    func flexibleFrameSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            flexibleFrameLength(id, .horizontal, proposal.width, across: proposal.height),
            flexibleFrameLength(id, .vertical, proposal.height, across: proposal.width))
    }

    func flexibleFrameProposal(_ id: BoxID, _ proposal: Lengths, size: Lengths) -> Lengths {
        let limits = flexibleFrame(id)
        return Lengths(
            limits.width.placementProposal(proposal.width, length: size.width),
            limits.height.placementProposal(proposal.height, length: size.height))
    }

    /// Where the child stands: lined up with the frame by the alignment.
    @inline(never)
    func flexibleFramePlacement(_ id: BoxID, _ proposal: Lengths, _ size: Lengths) -> ChildPlace {
        alignedPlacement(id, proposal, size, inner: flexibleFrameProposal(id, proposal, size: size))
    }

    /// An axis with limits is rigid where they leave one length, elastic where there is no upper limit and its least is
    /// known.
    func flexibleFrameTraits(_ id: BoxID) -> BoxFlags {
        let inherited = childTraits(id)
        var result = inherited
        let limits = flexibleFrame(id)
        for axis in Axis.allCases where !limits[axis].isUnlimited {
            let isPredictable = !inherited.isDisjoint(with: [.rigid(axis), .elastic(axis)])
            result.subtract([.rigid(axis), .elastic(axis)])
            if limits[axis].isFixed {
                result.insert(.rigid(axis))
            } else if limits[axis].maximum == .infinity, !limits[axis].minimum.isNaN || isPredictable,
                inherited.contains(.separable)
            {
                result.insert(.elastic(axis))
            }
        }
        return result
    }

    /// Along an axis with limits the frame prefers what any view does; a gap's preferences survive it.
    func flexibleFrameSpacing(_ id: BoxID) -> Spacing {
        let limits = flexibleFrame(id)
        return boundedSpacing(id, resets: { !limits[$0].isUnlimited })
    }
}
