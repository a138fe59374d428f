import Foundation
import PlumbLayout

/// Views below each other in a list that scrolls, each a row of its own: only those in sight are made. As wide as
/// proposed.
///
/// Where a row stands in its section, it reads by `RowPlace`.
package struct LazyRows<Content: View>: PrimitiveView {
    private let spacing: CGFloat
    private let sections: any SectionSpacing
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - spacing: points between the rows of a section.
    ///   - sections: the distances where sections begin and end.
    package init(
        spacing: CGFloat, sections: any SectionSpacing, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing
        self.sections = sections
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package static func makeNodes(of view: LazyRows, in builder: GraphBuilder) {
        let given = Double(builder.finite(view.spacing, "the spacing of rows") ?? 0)
        // Rows never lie over each other.
        let spacing = max(0, given)
        if spacing != given {
            builder.graph.report("the spacing of rows was given \(given), which is no distance; it counts as 0")
        }
        builder.addLazy(
            LazyRows.self,
            LazyArrangement(
                axis: .vertical, alignment: .leading, items: nil, spacing: spacing, rows: view.sections),
            pinnedViews: view.pinnedViews, content: view.content
        ) { builder.add(VStack(alignment: .leading, spacing: spacing) { view.content }) }
    }
}

/// Where the view that has it stands among the rows of a list, and the element that it is of.
package struct RowPlace: DynamicProperty {
    /// What the row is in its section.
    package private(set) var member = SectionMember.loose
    /// The element of a collection that the row is of.
    package private(set) var element = RowElement()

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) {
        let reader = place.object { RowPlaceReader(place.graph, node: place.node) }
        reader.look()
        (member, element) = (reader.member, RowElement(reader: reader))
    }
}

/// The element that a row is of, and what can be done to it.
@MainActor
package struct RowElement {
    fileprivate var reader: RowPlaceReader?

    nonisolated fileprivate init(reader: RowPlaceReader? = nil) { self.reader = reader }

    /// The id of the element of the innermost `ForEach` around.
    package var id: AnyHashable? { reader?.elementID }

    /// What deletes the element; nil where nobody has said how.
    package var delete: (() -> Void)? {
        guard let reader, reader.edit(\.delete) != nil else { return nil }
        return {
            MainActor.assumeIsolated {
                guard let edit = reader.edit(\.delete) else { return }
                edit.action(IndexSet(integer: edit.index))
            }
        }
    }

    /// The collection that the element is moved in, and its number there; nil where nobody has said how.
    package var movable: (collection: ObjectIdentifier, index: Int)? {
        reader?.edit(\.move).map { (ObjectIdentifier($0.part), $0.index) }
    }

    /// What puts new elements between those of the innermost collection that has something of a type, and the row's
    /// number there.
    package func insertion<T: AnyObject>(_ type: T.Type) -> (insertion: T, index: Int)? {
        reader?.edit(\.insertion).flatMap { edit in (edit.action as? T).map { ($0, edit.index) } }
    }

    /// Moves the element by a number of elements.
    package func move(by distance: Int) { reader?.move(by: distance) }

    /// A finger carries the row. It stays made wherever the list is scrolled, and a finger near an edge of what is in
    /// sight scrolls it.
    ///
    /// - Parameters:
    ///   - way: how far down the finger has gone, in points.
    ///   - place: how far down the page it is.
    ///   - moved: is told how far down the row is carried, from now on whenever that changes; nil once it has gone.
    package func carry(by way: CGFloat, at place: CGFloat, _ moved: @escaping (CGFloat?) -> Void) {
        reader?.carry(by: Double(way), at: Double(place), moved)
    }

    /// The finger carries the row no longer. Returns how far down the list has been scrolled by it.
    @discardableResult
    package func putDown() -> CGFloat { CGFloat(reader?.putDown() ?? 0) }

    /// How many points high the rows of the element are that is moved; nil where nobody has said how.
    package var length: CGFloat? { (reader?.extents?.own.length).map { CGFloat($0) } }

    /// By how many elements the element moves when its row is dragged down by so many points.
    package func elements(for distance: CGFloat) -> Int { reader?.elements(for: Double(distance)) ?? 0 }

    /// Says something to the row before, which is evaluated again when it is something else; nil for nothing.
    package func tellRowBefore(_ word: AnyHashable?) { reader?.say(word) }

    /// What the row behind says to this one, as far as it has been made.
    package var wordOfNextRow: AnyHashable? { reader?.wordOfNext }

    /// Says how many points the row's section stands from others; nil for what the list does.
    package func setSectionSpacing(_ spacing: Double?) { reader?.setSectionSpacing(spacing) }
}

@MainActor
private final class RowPlaceReader: MemberPlaceReader, RemovableProperty {
    /// What the row says to the one before it.
    private var word: AnyHashable?
    /// What it was told by the one behind when it was looked at last.
    private var heard: AnyHashable?
    /// The finger that carries the row.
    private var carrying: RowCarry?

    func willRemove() {
        if word != nil { list?.speakerCount -= 1 }
        endCarrying()?.endWithoutRow()
        remove()
    }

    override var isElsewhere: Bool { super.isElsewhere || wordOfNext != heard }

    override func look() {
        super.look()
        heard = wordOfNext
    }

    func say(_ word: AnyHashable?) {
        guard word != self.word else { return }
        list?.speakerCount += (word == nil ? 0 : 1) - (self.word == nil ? 0 : 1)
        self.word = word
        if let before = neighbour(-1) { graph.evaluateAgain(before.node) }
    }

    /// Most lists have no row that says anything.
    var wordOfNext: AnyHashable? { (list?.speakerCount ?? 0) > 0 ? neighbour(1)?.word : nil }

    private func neighbour(_ distance: Int) -> RowPlaceReader? {
        number.flatMap { list?.reader(of: $0 + distance) } as? RowPlaceReader
    }

    /// The id of the innermost element.
    var elementID: AnyHashable? {
        var result: AnyHashable?
        forEachCollection { part, index, _ in
            result = part.id(ofElement: index)
            return result == nil
        }
        return result
    }

    /// The innermost action of a kind, the collection whose elements it changes, and the number of the row's.
    func edit<Action>(_ path: KeyPath<DynamicEdits, Action?>) -> (action: Action, part: ListPart, index: Int)? {
        guard list?.hasEdits == true else { return nil }
        var result: (action: Action, part: ListPart, index: Int)?
        forEachCollection { part, index, edits in
            if let action = edits.lazy.compactMap({ $0[keyPath: path] }).first { result = (action, part, index) }
            return result == nil
        }
        return result
    }

    func move(by distance: Int) {
        guard let (action, part, index) = edit(\.move) else { return }
        let target = min(max(index + distance, 0), part.elementCount - 1)
        guard target != index else { return }
        action(IndexSet(integer: index), target > index ? target + 1 : target)
    }

    func carry(by way: Double, at place: Double, _ moved: @escaping (CGFloat?) -> Void) {
        guard let list, edit(\.move) != nil else { return }
        let carrying = carrying ?? RowCarry(in: list)
        if self.carrying == nil { (self.carrying, list.carried) = (carrying, self) }
        carrying.follow(way, at: place, moved)
    }

    func putDown() -> Double {
        guard let carrying = endCarrying() else { return 0 }
        carrying.end()
        // Rows stay where they are seen: the one that was the first in sight may be this one, or stand below it now.
        (list?.layout as? LazyLines)?.anchor = nil
        return carrying.scrolled
    }

    private func endCarrying() -> RowCarry? {
        if list?.carried === self { list?.carried = nil }
        defer { carrying = nil }
        return carrying
    }

    /// Where the rows of the element that is moved are, and those of others, so many elements further down.
    var extents: (own: (start: Double, length: Double), other: (Int) -> (start: Double, length: Double)?)? {
        guard let (_, part, index) = edit(\.move), let lines = list?.layout as? LazyLines,
            let own = lines.extent(ofElement: index, in: part)
        else { return nil }
        return (own, { lines.extent(ofElement: index + $0, in: part) })
    }

    /// As many as have their middle between the row's own and where that is dragged.
    func elements(for distance: Double) -> Int {
        guard let (own, extent) = extents else { return 0 }
        let step = distance < 0 ? -1 : 1
        var moved = 0
        while let other = extent(moved + step) {
            let edge = distance < 0 ? own.start + distance : own.start + own.length + distance
            let middle = other.start + other.length / 2
            guard distance < 0 ? edge < middle : edge > middle else { break }
            moved += step
        }
        return moved
    }

    func setSectionSpacing(_ spacing: Double?) {
        (list?.layout as? LazyLines)?.setSpacing(spacing, of: member)
    }

    /// The collections that the row is an element of, the innermost first, until `body` returns false.
    private func forEachCollection(_ body: (ListPart, Int, [DynamicEdits]) -> Bool) {
        var (current, below) = (node, node)
        var found: (part: ListPart, index: Int)?
        var edits: [DynamicEdits] = []
        while current >= 0 {
            let object = graph[current].object?.takeUnretainedValue()
            if let node = object as? DynamicEditsNode, found != nil { edits.append(node.edits) }
            if object is ListPart || object is PartialList {
                if let found, !body(found.part, found.index, edits) { return }
                if object is PartialList { return }
                (found, edits) = (nil, [])
                if let part = object as? ListPart, let index = part.elementIndex(ofItem: below) {
                    found = (part, index)
                    edits = part.edits.map { [$0] } ?? []
                }
            }
            (current, below) = (graph[current].parent, current)
        }
    }
}
