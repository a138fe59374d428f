extension RandomAccessCollection where Index == Int {
    /// The first index from which on something holds, `endIndex` where it holds for nothing.
    ///
    /// It holds for all elements behind the first for which it does. It is asked for a number of elements that is
    /// logarithmic in their count.
    @inlinable
    package func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if try holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
