import Foundation
import PlumbLayout

/// How lazy containers put views in lines: a stack one in each, a grid as many as it has tracks.
///
/// Source: Docs/Rules.md, sections 13 and 14, corrections 3 and 11. "Across" is the direction in which a grid's tracks
/// lie side by side.
struct LazyArrangement {
    /// The axis along which the lines follow each other.
    let axis: Axis
    /// The view that is arranged so: `LazyVStack`.
    var containerName: String {
        rows?.containerName ?? "Lazy\(axis == .vertical ? "V" : "H")\(items == nil ? "Stack" : "Grid")"
    }
    /// Where views stand across: a stack's views in it, a grid's tracks in it, and a view in its track unless the item
    /// says otherwise.
    let alignment: AlignmentKey
    /// The tracks of a grid; nil for a stack.
    let items: [GridItem]?
    /// Between lines; nil for what each two of a stack's views prefer, and for the platform's distance in a grid.
    let spacing: Double?
    /// The distances where sections begin and end; nil for those between lines.
    var rows: (any SectionSpacing)?

    /// The distance between lines; nil for what each two of a stack's views prefer.
    func lineSpacing(in tree: LayoutTree) -> Double? { spacing ?? (items == nil ? nil : tree.stackSpacing) }

    /// The length across, and what lies side by side in it.
    struct Tracks {
        var length: Double
        var tracks: [LazyGridAlgorithm.Track]
        /// Where the first track begins.
        var margin = 0.0
        var count: Int { tracks.count }
    }

    /// A line of cells, or one of a view that takes all of it.
    struct Line {
        /// `none` where a view is missing.
        var boxes: [BoxID]
        var isFull: Bool
    }

    func tracks(across proposal: Double, in tree: LayoutTree, _ container: BoxID) -> Tracks {
        guard let items else {
            let length = proposal.specified(or: .idealLength)
            return Tracks(length: length, tracks: [.init(item: 0, start: 0, length: length)])
        }
        let (length, tracks) = LazyGridAlgorithm(items: items, stackSpacing: tree.stackSpacing).layout(across: proposal)
        func position(_ length: Double) -> Double {
            let size = Lengths(alignment.axis, length, across: length)
            return tree.defaultGuide(alignment, of: container, proposal: size, size: size)
        }
        return Tracks(
            length: length, tracks: tracks, margin: position(length) - position(LazyGridAlgorithm.length(of: tracks)))
    }

    private func track(_ index: Int, of line: Line, in tracks: Tracks) -> LazyGridAlgorithm.Track {
        line.isFull ? .init(item: 0, start: -tracks.margin, length: tracks.length) : tracks.tracks[index]
    }

    /// 1. A view is asked with its track's length and nothing along; the longest of a line is the line's length.
    func length(of line: Line, in tracks: Tracks, _ tree: LayoutTree) -> Double {
        var length = 0.0
        for (index, box) in line.boxes.enumerated() where box >= 0 {
            let asked = Lengths(axis, .unspecified, across: track(index, of: line, in: tracks).length)
            length = max(length, tree.size(box, asked)[axis])
        }
        return length
    }

    /// 2. A stack's view keeps that answer, and stands where guides meet. 3. A grid's view is proposed its cell, and
    /// stands in it by its item's alignment: by default the grid's across, centred along.
    func places(
        of line: Line, at start: Double, length: Double, in tracks: Tracks, _ tree: LayoutTree, _ container: BoxID
    ) -> [(box: BoxID, place: ChildPlace)] {
        line.boxes.enumerated().filter { $0.element >= 0 }.map { index, box in
            let track = track(index, of: line, in: tracks)
            let cell = Lengths(axis, items == nil ? .unspecified : length, across: track.length)
            let size = tree.size(box, cell)
            let room = Lengths(axis, length, across: track.length)
            var origin = Lengths(axis, start, across: tracks.margin + track.start)
            for direction in Axis.allCases where items != nil || direction != axis {
                let key = guide(direction, of: line.isFull ? nil : itemAlignment(track.item))
                origin[direction] +=
                    tree.defaultGuide(key, of: container, proposal: room, size: room)
                    - tree.guide(key, of: box, proposal: cell, size: size)
            }
            return (box, ChildPlace(proposal: cell, size: size, origin: origin))
        }
    }

    /// Names lengths that are none.
    func reportItems(_ tree: LayoutTree) {
        for item in items ?? [] where !item.isValid {
            tree.report("GridItem was given \(item.size), which is no length; what is wrong counts as 0")
        }
    }

    private func itemAlignment(_ item: Int) -> Alignment? {
        guard let items, items.indices.contains(item) else { return nil }
        return items[item].alignment
    }

    private func guide(_ direction: Axis, of item: Alignment?) -> AlignmentKey {
        if let item { return direction == .horizontal ? item.horizontal.key : item.vertical.key }
        if direction == axis { return axis == .horizontal ? .horizontalCenter : .verticalCenter }
        return alignment
    }
}

extension LazyArrangement {
    /// Whether another arrangement puts views in the same places.
    func isSame(as other: LazyArrangement) -> Bool {
        guard axis == other.axis, alignment == other.alignment, spacing == other.spacing else { return false }
        guard LazyArrangement.areSame(rows, other.rows) else { return false }
        guard let items, let others = other.items else { return items == nil && other.items == nil }
        return items.count == others.count && zip(items, others).allSatisfy { LazyArrangement.areSame($0, $1) }
    }

    private static func areSame(_ a: (any SectionSpacing)?, _ b: (any SectionSpacing)?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        func isSame<S: SectionSpacing>(_ a: S) -> Bool { b as? S == a }
        return isSame(a)
    }

    private static func areSame(_ a: GridItem, _ b: GridItem) -> Bool {
        guard a.spacing == b.spacing, a.alignment == b.alignment else { return false }
        switch (a.size, b.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let c), .flexible(let b, let d)): return a == b && c == d
        case (.adaptive(let a, let c), .adaptive(let b, let d)): return a == b && c == d
        default: return false
        }
    }
}

/// The distances at the edges of the sections of a lazy container whose members are lines of their own.
package protocol SectionSpacing: Equatable {
    /// The container's name, for people.
    var containerName: String { get }
    /// The points between two members of different sections or roles; nil stands for the beginning and the end.
    ///
    /// - Parameter spacing: what the members' sections ask for: the upper one's and the lower one's.
    func gap(_ upper: SectionMember?, _ lower: SectionMember?, spacing: (upper: Double?, lower: Double?)) -> Double
}
