/// The shortest and the longest a separable box can be along an axis: its answers to 0 and to ∞, worked out in one descent.
///
/// Stacks order their offers by these limits; most of them follow from the children's without any distribution.
struct Limits {
    var minimum: Double
    var maximum: Double

    @inline(__always)
    init(_ minimum: Double, _ maximum: Double) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension LayoutTree {
    /// The limits of any box along an axis; `across` is what is proposed across it.
    @inline(__always)
    func limits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        switch self[id].shortcut {
        case .fill: return Limits(0, .infinity)
        case .rigid:
            let length = axis == .horizontal ? self[id].a : self[id].b
            return Limits(length, length)
        case .none: return ruledLimits(id, axis, across: across)
        }
    }

    private func ruledLimits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        let flags = self[id].flags
        if flags.contains(.elastic(axis)) {
            return Limits(length(id, axis, 0, across: across), .infinity)
        }
        if flags.contains(.separable), !flags.contains(.rigid(axis)) {
            switch self[id].rule {
            case .line, .depth: return rememberedLimits(id, axis)
            case .forward, .guide, .layers:
                let child = self[id].firstChild
                return child >= 0 ? limits(child, axis, across: across) : Limits(0, 0)
            default: break
            }
        }
        let minimum = length(id, axis, 0, across: across)
        if flags.contains(.rigid(axis)) { return Limits(minimum, minimum) }
        return Limits(minimum, length(id, axis, .infinity, across: across))
    }

    /// Along a line the limits of the children and the gaps add up; across it, and in depth, the largest count.
    @inline(__always)
    private func rememberedLimits(_ id: BoxID, _ axis: Axis) -> Limits {
        if self[id].flags.contains(.fillsAcross), self[id].axis != axis { return Limits(0, .infinity) }
        let memo = memo(of: id)
        let known = Limits(memos[memo].answer(axis, to: 0), memos[memo].answer(axis, to: .infinity))
        if !known.minimum.isNaN, !known.maximum.isNaN { return known }
        var result: Limits
        if self[id].rule == .line, self[id].axis == axis {
            let gaps = memos[memo].gaps
            // Negative gaps leave something to offer even of nothing.
            guard gaps >= 0 else {
                return Limits(
                    length(id, axis, 0, across: .unspecified), length(id, axis, .infinity, across: .unspecified))
            }
            result = Limits(gaps, gaps)
            var child = self[id].firstChild
            while child >= 0 {
                let own = limits(child, axis, across: .unspecified)
                result.minimum += own.minimum
                result.maximum += own.maximum
                child = self[child].nextSibling
            }
        } else {
            let top = self[id].rule == .depth ? highestPriority(id) : -.infinity
            result = Limits(0, 0)
            var child = self[id].firstChild
            while child >= 0 {
                if priority(of: child) >= top {
                    let own = limits(child, axis, across: .unspecified)
                    result.minimum = max(result.minimum, own.minimum)
                    result.maximum = max(result.maximum, own.maximum)
                }
                child = self[child].nextSibling
            }
        }
        memos[memo].remember(result.minimum, axis, for: 0)
        memos[memo].remember(result.maximum, axis, for: .infinity)
        return result
    }

    /// The length of a separable container across its line, or of a separable depth stack: that of the longest child.
    ///
    /// Its guides are edges, centres or default baselines, so the alignment line is at the same place of every child, and the
    /// children reach as far on either side as the longest one does.
    @inline(__always)
    func longest(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        if self[id].flags.contains(.fillsAcross), !proposal.isNaN { return proposal }
        let top = self[id].rule == .depth ? highestPriority(id) : -.infinity
        var longest = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            if priority(of: child) >= top {
                let length = length(child, axis, proposal, across: .unspecified)
                if length > longest { longest = length }
            }
            child = self[child].nextSibling
        }
        return longest
    }
}
