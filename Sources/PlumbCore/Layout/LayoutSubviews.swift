import Foundation
import PlumbGraphics
import PlumbLayout

/// The views in a custom layout, in order. They are of use on the thread of the layout only, while it asks.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Safe: they are of use on the thread of the layout only, while it asks.
    /// Some of the views are such a collection too.
    public typealias SubSequence = LayoutSubviews

    let arrangement: Arrangement
    /// The numbers of the subviews, by index.
    private let numbers: ArraySlice<Int>?
    /// The position of the first view.
    public let startIndex: Int
    /// The position behind the last view.
    public let endIndex: Int

    init(_ arrangement: Arrangement) {
        self.arrangement = arrangement
        numbers = nil
        startIndex = 0
        endIndex = arrangement.boxes.count
    }

    private init(_ arrangement: Arrangement, numbers: ArraySlice<Int>) {
        self.arrangement = arrangement
        self.numbers = numbers
        startIndex = numbers.startIndex
        endIndex = numbers.endIndex
    }

    var tree: LayoutTree { arrangement.tree }
    var container: BoxID { arrangement.container }

    private var allNumbers: ArraySlice<Int> { numbers ?? Array(startIndex..<endIndex)[...] }

    /// The view at a position.
    public subscript(index: Int) -> LayoutSubview {
        precondition(
            index >= startIndex && index < endIndex, "there is no subview \(index) in \(startIndex)..<\(endIndex)")
        return LayoutSubview(arrangement: arrangement, number: numbers?[index] ?? index)
    }
    /// Several views in a row.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        part(allNumbers[bounds])
    }
    /// The views at the positions, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let all = allNumbers
        return part(indices.map { all[$0] }[...])
    }

    private func part(_ numbers: ArraySlice<Int>) -> LayoutSubviews {
        var result = LayoutSubviews(arrangement, numbers: numbers)
        result.givenDirection = givenDirection
        return result
    }

    /// The direction in force in the container. Setting it tells another to whoever is given these subviews; they stand
    /// as before.
    public var layoutDirection: LayoutDirection {
        get {
            if let givenDirection { return givenDirection }
            // A user may have kept the subviews of a layout that is gone.
            return !tree.isFree(container) && tree[container].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
        }
        set { givenDirection = newValue }
    }
    private var givenDirection: LayoutDirection?

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.tree === rhs.tree && lhs.container == rhs.container && lhs.elementsEqual(rhs)
    }
}

/// A view in a custom layout: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable {
    let arrangement: Arrangement
    let number: Int

    /// The view's box; `none` once the views of the layout are others, or the view has gone.
    @inline(__always) var box: BoxID {
        if arrangement.isOutdated { return .none }
        let box = arrangement.boxes[number]
        // One that is stale belongs to a layout that has not been looked at yet: only kept subviews lead there.
        let isThere =
            arrangement.tree.boxes.peek(box).parent == arrangement.container
            && !arrangement.tree[box].flags.contains(.stale)
        guard isThere else { return .none }
        return arrangement.container == arrangement.tree.asking || arrangement.tree.mayAsk(box) ? box : .none
    }
    private var tree: LayoutTree { arrangement.tree }

    /// The value that the view carries for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { tree.layoutValue(key, of: box) }

    /// What the view carries for containers: `containerValue(_:_:)` and tags.
    public var containerValues: ContainerValues { tree.containerValues(of: box) }

    /// What `layoutPriority` gives the view: 0 by default.
    public var priority: Double {
        let box = box
        return box < 0 ? 0 : tree.priority(of: box)
    }

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let box = box
        return box < 0 ? .zero : tree.size(box, proposal.lengths).cgSize
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let (box, proposal) = (box, proposal.lengths)
        // A view that has gone answers as an empty one would.
        guard box >= 0 else {
            return ViewDimensions(
                BoxDimensions(tree: tree, box: arrangement.container, proposal: .zero, size: .zero, isPlain: true))
        }
        return ViewDimensions(
            BoxDimensions(tree: tree, box: box, proposal: proposal, size: tree.size(box, proposal)))
    }

    /// How far the view would like to stand from its neighbours.
    public var spacing: ViewSpacing {
        let box = box
        return box < 0 ? .zero : ViewSpacing(tree.spacing(of: box), standard: tree.stackSpacing)
    }

    /// Puts the view's `anchor` at a point of the container's coordinates, with the size it answers to the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let box = box
        guard box >= 0 else { return tree.report("a layout places a view that has gone; it has kept its subview") }
        if !position.x.isFinite || !position.y.isFinite {
            tree.report("a layout places a view at \(position), which is no point; the view is not shown", of: box)
        }
        let proposal = proposal.lengths
        var origin = Lengths(Double(position.x), Double(position.y))
        if anchor.x != 0 || anchor.y != 0 {
            let size = tree.size(box, proposal)
            origin.width -= size.width * Double(anchor.x)
            origin.height -= size.height * Double(anchor.y)
        }
        arrangement.note(number, at: origin, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.tree === rhs.tree && lhs.box == rhs.box
    }
}

extension LayoutSubviews {
    /// The subviews' explicit values of a guide where they were last placed, merged.
    func mergedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
        var merge = ExplicitMerge(key)
        for number in arrangement.boxes.indices {
            // Views that a user has kept may be gone.
            let box = LayoutSubview(arrangement: arrangement, number: number).box
            guard box >= 0, tree.mayBeExplicit(key, box) else { continue }
            let place = arrangement.place(number, in: bounds, proposal: proposal.lengths)
            let value = tree.explicitGuide(key, of: box, proposal: place.proposal, size: place.size)
            merge.add(value + place.origin[key.axis])
        }
        return merge.result.isNaN ? nil : CGFloat(merge.result)
    }
}
