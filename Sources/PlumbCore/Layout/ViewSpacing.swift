import Foundation

/// How far a view would like to stand from its neighbours.
public struct ViewSpacing: Sendable {
    var spacing: Spacing

    init(_ spacing: Spacing) { self.spacing = spacing }

    /// The preferences of a view that has none: a default distance to everything.
    public init() { spacing = Spacing() }

    /// No distance on any edge.
    public static let zero = ViewSpacing(.zero)

    /// Takes the larger of each preference on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            spacing[edge].formUnion(other.spacing[edge])
        }
    }

    /// The larger of each preference on the given edges; on the others, this view's.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap between this view and the next along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(spacing.distance(to: next.spacing, along: axis))
    }
}

/// The engine's form of spacing preferences (Docs/Rules.md, section 3; OpenSwiftUI `Spacing`).
///
/// Each edge may have distances by category and one without. A category says what meets at the edge: an ordinary view answers
/// with 0 where a text stands across, so that the text alone decides; without a shared category the platform's default applies.
struct Spacing: Sendable, Equatable {
    /// NaN is "no entry".
    struct EdgePreference: Sendable, Equatable {
        var uncategorized = Double.nan
        /// This edge stands before (above, left of) a text.
        var beforeText = Double.nan
        /// This edge stands after (below, right of) a text.
        var afterText = Double.nan
        /// Between two texts.
        var betweenTexts = Double.nan

        mutating func formUnion(_ other: EdgePreference) {
            uncategorized = Spacing.larger(uncategorized, other.uncategorized)
            beforeText = Spacing.larger(beforeText, other.beforeText)
            afterText = Spacing.larger(afterText, other.afterText)
            betweenTexts = Spacing.larger(betweenTexts, other.betweenTexts)
        }

        static func == (a: EdgePreference, b: EdgePreference) -> Bool {
            a.uncategorized.bitPattern == b.uncategorized.bitPattern
                && a.beforeText.bitPattern == b.beforeText.bitPattern
                && a.afterText.bitPattern == b.afterText.bitPattern
                && a.betweenTexts.bitPattern == b.betweenTexts.bitPattern
        }

        static let none = EdgePreference()
        static let zero = EdgePreference(uncategorized: 0)
    }

    var top = EdgePreference.none
    var leading = EdgePreference.none
    var bottom = EdgePreference.none
    var trailing = EdgePreference.none

    static let zero = Spacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

    /// What every view that is no text, gap or container prefers: nothing, but 0 next to a text that knows better.
    static let ordinary = Spacing(
        top: EdgePreference(afterText: 0), leading: EdgePreference(afterText: 0),
        bottom: EdgePreference(beforeText: 0), trailing: EdgePreference(beforeText: 0))

    subscript(edge: Edge) -> EdgePreference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// 1. Every category that both edges have gives the sum of the two distances; the largest counts.
    /// 2. Where no category is shared, the larger of the uncategorised distances.
    /// 3. Where there is none, the platform's default.
    func distance(to next: Spacing, along axis: Axis) -> Double {
        let a = axis == .horizontal ? trailing : bottom
        let b = axis == .horizontal ? next.leading : next.top
        let shared = Spacing.larger(
            Spacing.larger(a.beforeText + b.beforeText, a.afterText + b.afterText), a.betweenTexts + b.betweenTexts)
        if !shared.isNaN { return shared }
        let uncategorized = Spacing.larger(a.uncategorized, b.uncategorized)
        return uncategorized.isNaN ? PlatformMetrics.stackSpacing : uncategorized
    }

    /// The larger of two entries, of which either may be missing (NaN).
    private static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }
}
