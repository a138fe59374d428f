import Foundation
import PlumbLayout

/// A rule of layout: how large a container is for a proposal, and where its subviews stand.
///
/// A type that conforms is used like a container: `MyLayout() { … }`. Lengths are points; `bounds` is in the
/// container's own coordinates, leading at `minX` (right-to-left layouts are mirrored afterwards).
public protocol Layout: Animatable {
    /// What the layout keeps between calls.
    associatedtype Cache = Void
    /// The views in the container.
    typealias Subviews = LayoutSubviews

    /// How the container behaves towards what is in it.
    static var layoutProperties: LayoutProperties { get }

    /// Called before the first question, and again when subviews have changed (unless `updateCache` does better).
    func makeCache(subviews: Subviews) -> Cache
    /// Brings a cache up to date after subviews have changed; by default it is made anew.
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
    /// A guide of the container on the vertical axis, in points from the top of `bounds`; nil where it sets none.
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

    /// Places the subviews for the bounds and merges their guides (Docs/Rules.md, section 2). Nil for sizes that are
    /// not finite.
    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard bounds.width.isFinite, bounds.height.isFinite, !key.isEdgeOrCenter else { return nil }
        subviews.arrangement.forgetNotes()
        subviews.arrangement.whilePlacing {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
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
    /// Properties of a container that is no stack.
    public init() {}
    init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

/// A value that a view carries for the layout it stands in.
public protocol LayoutValueKey {
    /// The type of what the view carries.
    associatedtype Value
    /// What a view carries on which nobody has set the value.
    static var defaultValue: Value { get }
}
