/// The engine's form of spacing preferences (Docs/Rules.md, section 3; OpenSwiftUI `Spacing`).
///
/// Each edge may have distances by category and one without. A category says what meets at the edge: an ordinary view
/// answers with 0 where a text stands across, so that the text alone decides; without a shared category the platform's
/// default applies.
public struct Spacing: Sendable, Equatable, BitwiseCopyable {
    /// NaN is "no entry".
    package struct EdgePreference: Sendable, Equatable, BitwiseCopyable {
        package var uncategorized = Double.nan
        /// This edge stands before (above, left of) a text.
        package var beforeText = Double.nan
        /// This edge stands after (below, right of) a text.
        package var afterText = Double.nan
        /// Between two texts.
        package var betweenTexts = Double.nan

        package mutating func formUnion(_ other: EdgePreference) {
            uncategorized = Spacing.larger(uncategorized, other.uncategorized)
            beforeText = Spacing.larger(beforeText, other.beforeText)
            afterText = Spacing.larger(afterText, other.afterText)
            betweenTexts = Spacing.larger(betweenTexts, other.betweenTexts)
        }

        package static func == (a: EdgePreference, b: EdgePreference) -> Bool {
            a.uncategorized.bitPattern == b.uncategorized.bitPattern
                && a.beforeText.bitPattern == b.beforeText.bitPattern
                && a.afterText.bitPattern == b.afterText.bitPattern
                && a.betweenTexts.bitPattern == b.betweenTexts.bitPattern
        }

        package static let none = EdgePreference()
        package static let zero = EdgePreference(uncategorized: 0)
    }

    package var top = EdgePreference.none
    package var leading = EdgePreference.none
    package var bottom = EdgePreference.none
    package var trailing = EdgePreference.none

    /// The preferences of a view that has none: a default distance to everything.
    package init() {}

    private init(top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package static let zero = Spacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

    /// What every view that is no text, gap or container prefers: nothing, but 0 next to a text that knows better.
    package static let ordinary = Spacing(
        top: EdgePreference(afterText: 0), leading: EdgePreference(afterText: 0),
        bottom: EdgePreference(beforeText: 0), trailing: EdgePreference(beforeText: 0))

    /// The larger of each preference on every edge.
    package mutating func formUnion(_ other: Spacing) {
        top.formUnion(other.top)
        leading.formUnion(other.leading)
        bottom.formUnion(other.bottom)
        trailing.formUnion(other.trailing)
    }

    /// 1. Every category that both edges have gives the sum of the two distances; the largest counts.
    /// 2. Where no category is shared, the larger of the uncategorised distances.
    /// 3. Where there is none, the platform's default, which a tree knows (``LayoutTree/stackSpacing``).
    package func distance(to next: Spacing, along axis: Axis, standard: Double) -> Double {
        let a = axis == .horizontal ? trailing : bottom
        let b = axis == .horizontal ? next.leading : next.top
        let shared = Spacing.larger(
            Spacing.larger(a.beforeText + b.beforeText, a.afterText + b.afterText), a.betweenTexts + b.betweenTexts)
        if !shared.isNaN { return shared }
        let uncategorized = Spacing.larger(a.uncategorized, b.uncategorized)
        return uncategorized.isNaN ? standard : uncategorized
    }

    /// What decides the distance between two neighbours.
    package enum Reason: String, Sendable {
        /// Both are texts, whose fonts say how far lines stand from each other.
        case betweenTexts
        /// One of the two is a text, which asks for its own distance to what is none.
        case besideText
        /// One of the two asks for it.
        case preferred
        /// Nobody asks for anything: the platform's distance.
        case standard
    }

    /// Which of the steps of `distance(to:along:standard:)` decides.
    package func reason(for next: Spacing, along axis: Axis) -> Reason {
        let a = axis == .horizontal ? trailing : bottom
        let b = axis == .horizontal ? next.leading : next.top
        let texts = a.betweenTexts + b.betweenTexts
        let beside = Spacing.larger(a.beforeText + b.beforeText, a.afterText + b.afterText)
        if !texts.isNaN, beside.isNaN || texts >= beside { return .betweenTexts }
        if !beside.isNaN { return .besideText }
        return Spacing.larger(a.uncategorized, b.uncategorized).isNaN ? .standard : .preferred
    }

    /// The larger of two entries, of which either may be missing (NaN).
    private static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }
}
