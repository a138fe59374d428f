import Foundation

/// A rule of layout: how large a container is for a proposal, and where its subviews stand.
///
/// A type that conforms is used like a container: `MyLayout() { … }`. Lengths are points; `bounds` is in the container's own
/// coordinates, leading at `minX` (right-to-left layouts are mirrored afterwards).
public protocol Layout: Animatable {
    /// What the layout keeps between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// How the container behaves towards what is in it.
    static var layoutProperties: LayoutProperties { get }

    /// Called before the first question, and again when subviews have changed (unless `updateCache` does better).
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The container's preferred distances; by default the largest of its subviews'.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews: the last `place` of each counts; one that is not placed stands in the centre.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// A guide of the container; by default its subviews' explicit values, merged.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the subviews for the bounds and merges their guides (rules, section 2). Nil for sizes that are not finite.
    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard bounds.width.isFinite, bounds.height.isFinite, !key.isEdgeOrCenter else { return nil }
        subviews.forgetPlaces()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return subviews.mergedGuide(key, in: bounds, proposal: proposal)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// How a container behaves towards what is in it.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers in it orient themselves; nil for none.
    public var stackOrientation: Axis?
    public init() {}
    init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

/// A value that a view carries for the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views in a custom layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews

    let tree: LayoutTree
    let container: BoxID
    private let boxes: ArraySlice<BoxID>

    init(tree: LayoutTree, container: BoxID) {
        self.tree = tree
        self.container = container
        var boxes: [BoxID] = []
        tree.forEachChild(of: container) { boxes.append($0) }
        self.boxes = boxes[...]
    }

    private init(_ other: LayoutSubviews, boxes: ArraySlice<BoxID>) {
        tree = other.tree
        container = other.container
        self.boxes = boxes
    }

    public var startIndex: Int { boxes.startIndex }
    public var endIndex: Int { boxes.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(tree: tree, container: container, box: boxes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, boxes: boxes[bounds]) }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(self, boxes: indices.map { boxes[$0] }[...])
    }

    /// The direction in force in the container.
    public var layoutDirection: LayoutDirection {
        tree[container].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.tree === rhs.tree && lhs.container == rhs.container && lhs.boxes == rhs.boxes
    }

    /// Forgets where an earlier question has put the subviews.
    func forgetPlaces() { for box in boxes { tree.customNotes[box] = nil } }

    /// The subviews' explicit values of a guide where they were last placed, merged.
    func mergedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
        var merge = ExplicitMerge(key)
        for box in boxes where tree.mayBeExplicit(key, box) {
            let place = tree.customPlacement(box, in: bounds, proposal: proposal.lengths)
            merge.add(
                tree.explicitGuide(key, of: box, proposal: place.proposal, size: place.size) + place.origin[key.axis])
        }
        return merge.result.isNaN ? nil : CGFloat(merge.result)
    }
}

/// A view in a custom layout: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable {
    let tree: LayoutTree
    let container: BoxID
    let box: BoxID

    /// The value that the view carries for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { tree.layoutValue(key, of: box) }

    public var priority: Double { tree.priority(of: box) }

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { tree.size(box, proposal.lengths).cgSize }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.lengths
        return ViewDimensions(tree: tree, box: box, proposal: proposal, size: tree.size(box, proposal))
    }

    public var spacing: ViewSpacing { ViewSpacing(tree.spacing(of: box)) }

    /// Puts the view's `anchor` at a point of the container's coordinates, with the size it answers to the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        tree.noteCustomPlacement(box, at: position, anchor: anchor, proposal: proposal.lengths)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.tree === rhs.tree && lhs.box == rhs.box
    }
}
