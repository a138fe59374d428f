import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets, in their order, to before the element that stands at another offset now.
    ///
    /// - Parameters:
    ///   - source: offsets from the first element; what lies beyond the last is left out.
    ///   - destination: an offset, with the elements that move still counted.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        var before: [Element] = []
        var moving: [Element] = []
        var after: [Element] = []
        for (offset, element) in elements.enumerated() {
            if source.contains(offset) {
                moving.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moving + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets.
    ///
    /// - Parameter offsets: from the first element; what lies beyond the last is left out.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard !offsets.isEmpty else { return }
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        self = Self(kept)
    }
}
