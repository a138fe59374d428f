/// The shortest and the longest a separable box can be along an axis: its answers to 0 and to ∞, worked out in one
/// descent.
///
/// Stacks order their offers by these limits; most of them follow from the children's without any distribution.
package struct Limits {
    package var minimum: Double
    package var maximum: Double

    @inline(__always)
    init(_ minimum: Double, _ maximum: Double) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension LayoutTree {
    /// The limits of any box along an axis; `across` is what is proposed across it.
    @inline(__always)
    package func limits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        switch self[id].shortcut {
        case .fill: return Limits(0, .infinity)
        case .rigid:
            let length = self[id].given[axis]
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
            return separableLimits(id, axis, across: across)
        }
        return askedLimits(id, axis, across: across)
    }

    /// The limits of a box that is asked for them.
    @inline(__always)
    func askedLimits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        let minimum = length(id, axis, 0, across: across)
        if self[id].flags.contains(.rigid(axis)) { return Limits(minimum, minimum) }
        return Limits(minimum, length(id, axis, .infinity, across: across))
    }

    /// A container's limits, as far as they were worked out before; NaN where not.
    @inline(__always)
    func knownLimits(_ id: BoxID, _ axis: Axis) -> Limits {
        let memo = memo(of: id)
        return Limits(memos[memo].answer(axis, to: 0), memos[memo].answer(axis, to: .infinity))
    }

    /// Keeps a container's limits.
    @inline(__always)
    func remember(_ limits: Limits, of id: BoxID, _ axis: Axis) -> Limits {
        let memo = memo(of: id)
        memos[memo].remember(limits.minimum, axis, for: 0)
        memos[memo].remember(limits.maximum, axis, for: .infinity)
        return limits
    }
}
