/// What is different between two lists, by places: the fewest elements that have gone or are new.
package struct ListChange {
    /// Places in the old list.
    package private(set) var removed: Set<Int> = []
    /// Places in the new list.
    package private(set) var inserted: Set<Int> = []
    /// Places of what both have, in their order.
    package let kept: [(old: Int, new: Int)]

    package init<Element: Equatable>(from old: [Element], to new: [Element]) {
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        kept = zip(
            old.indices.filter { [removed] in !removed.contains($0) },
            new.indices.filter { [inserted] in !inserted.contains($0) }
        )
        .map { ($0, $1) }
    }
}
