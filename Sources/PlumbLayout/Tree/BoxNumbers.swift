/// The numbers of a box, under the names that its rule gives them.
///
/// A box has two numbers, and each rule reads them in its own way. Code for all rules (motion, comparisons, dumps) sees
/// them as `numbers`; all other code says what they are. The third and fourth number of a rule that has four are
/// `LayoutTree.furtherNumbers(of:)`.
extension Box {
    /// `rigid`: the size. `frame`: the given lengths, NaN where none is given.
    @inlinable package var given: Lengths {
        @inline(__always) get { numbers }
        @inline(__always) set { numbers = newValue }
    }

    /// `ratio`: lengths in the ratio that the child is brought to, NaN for those of its ideal size.
    @inlinable package var ratio: Lengths {
        @inline(__always) get { numbers }
        @inline(__always) set { numbers = newValue }
    }

    /// `position`: where the child's centre is put. `displaced`: where the point of its role is put, in the box's
    /// coordinates from its left; NaN for where the box stands.
    @inlinable package var point: Lengths {
        @inline(__always) get { numbers }
        @inline(__always) set { numbers = newValue }
    }

    /// `insets`: what they take at the leading and top edge. The far ones are the further numbers.
    @inlinable package var nearInsets: Lengths {
        @inline(__always) get { numbers }
        @inline(__always) set { numbers = newValue }
    }

    /// `spacer`: the least length along the stack.
    @inlinable package var leastLength: Double {
        @inline(__always) get { numbers.width }
        @inline(__always) set { numbers.width = newValue }
    }

    /// `divider`: the length along the stack.
    @inlinable package var thickness: Double {
        @inline(__always) get { numbers.width }
        @inline(__always) set { numbers.width = newValue }
    }

    /// `stack` and `safeAreaInset`: the given distance between the children, NaN for what they prefer.
    @inlinable package var givenSpacing: Double {
        @inline(__always) get { numbers.width }
        @inline(__always) set { numbers.width = newValue }
    }

    /// `forward`: the priority that is set here, NaN for the child's.
    @inlinable package var givenPriority: Double {
        @inline(__always) get { numbers.width }
        @inline(__always) set { numbers.width = newValue }
    }

    /// `forward`: the box prefers the distances of an ordinary view, whatever the child does.
    @inlinable package var hasOrdinarySpacing: Bool {
        @inline(__always) get { numbers.height == 1 }
        @inline(__always) set { numbers.height = newValue ? 1 : .unspecified }
    }

    /// `fixedSize`: the axes on which the child has its ideal length. `viewThatFits`: those on which a child must fit.
    /// `viewport`: those along which it scrolls.
    @inlinable package var axes: Axis.Set {
        get { (isOn(.horizontal) ? Axis.Set.horizontal : []).union(isOn(.vertical) ? .vertical : []) }
        set { numbers = Box.numbers(for: newValue) }
    }

    /// Whether an axis is one of `axes`.
    @inlinable @inline(__always)
    package func isOn(_ axis: Axis) -> Bool { numbers[axis] == 1 }

    /// How `axes` are kept.
    @inlinable package static func numbers(for axes: Axis.Set) -> Lengths {
        Lengths(axes.contains(.horizontal) ? 1 : 0, axes.contains(.vertical) ? 1 : 0)
    }

    /// `ignoreSafeArea`: edges as bits (1 top, 2 leading, 4 bottom, 8 trailing), and what is heeded all the same (16
    /// what bars take, 32 what a keyboard takes).
    @inlinable package var ignoredEdges: Int {
        get { Int(numbers.width) }
        set { numbers.width = Double(newValue) }
    }
}

extension LayoutTree {
    /// The third and fourth number of a rule; unspecified for most.
    package func furtherNumbers(of id: BoxID) -> Lengths {
        self[id].further >= 0 && self[id].rule != .flexibleFrame ? furtherNumbers[self[id].further] : .unspecified
    }

    package func setFurtherNumbers(_ numbers: Lengths, of id: BoxID) { setFurtherNumbers(numbers, of: &self[id]) }

    /// Writes them for a box that may not be in the tree yet.
    package func setFurtherNumbers(_ numbers: Lengths, of box: inout Box) {
        if box.rule == .flexibleFrame { return }
        if box.further >= 0 {
            furtherNumbers[box.further] = numbers
        } else if !numbers.width.isNaN || !numbers.height.isNaN {
            box.further = furtherNumbers.add(numbers)
        }
    }
}
