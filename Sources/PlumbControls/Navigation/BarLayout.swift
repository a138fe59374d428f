import Foundation
import PlumbCore
import PlumbPlatform

/// What a view is in a bar.
enum BarPart: LayoutValueKey {
    case background, leading, title, trailing, large, search
    /// What nobody has said anything about is no part.
    static var defaultValue: BarPart? { nil }
}

extension View {
    func barPart(_ part: BarPart) -> some View { layoutValue(key: BarPart.self, value: part) }
}

/// A navigation bar: a row, and below it a zone that goes when content is scrolled. As wide as proposed.
///
/// 1. Items stand at the ends of the row. 2. The title stands in the middle of the bar, or as near to it as items leave
/// it; where they leave it less than it needs, it is shortened. What is at the leading end has what the title leaves.
/// 3. The large title stands at the bottom of the zone, which is shorter by what content is scrolled, and longer by
/// what it is pulled down, unless that loads it anew. A search field below goes before the title, or stays. 4. The
/// background lies behind the row and what is left of the zones.
struct BarLayout: Layout {
    let row: CGFloat
    let titleZone: CGFloat
    let searchZone: CGFloat
    /// Whether the search field stays when content is scrolled.
    let keepsSearch: Bool
    /// Whether the title stands at the leading end, after what is there.
    let hasLeadingTitle: Bool
    /// Whether what is at the leading end begins with the arrow of a back button, which has its own distance.
    let beginsWithArrow: Bool
    let scrolled: CGFloat
    let platform: Platform

    /// The bar of a screen.
    @MainActor
    init(_ facts: BarFacts, of screen: NavigationScreen, scrolled: CGFloat) {
        (row, titleZone, searchZone) = (facts.shownRow, facts.titleZone, facts.searchZone)
        keepsSearch = facts.keepsSearch
        hasLeadingTitle = facts.hasLeadingTitle
        beginsWithArrow = facts.hasArrow(screen)
        self.scrolled = scrolled
        platform = facts.platform
    }

    /// Where the middle of items and titles is in a row.
    static func middle(ofRow row: CGFloat, _ metrics: Platform.Metrics) -> CGFloat {
        // What is below the row of items is at the end of all of it.
        metrics.barBelow > 0 ? row - metrics.barBelow - metrics.barRow / 2 : row / 2
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: row + shownTitle + shownSearch)
    }

    /// How much is left of the zones.
    private var shownSearch: CGFloat { keepsSearch ? searchZone : max(0, searchZone - max(0, scrolled)) }
    private var shownTitle: CGFloat {
        let scrolled = keepsSearch || scrolled < 0 ? scrolled : max(0, scrolled - searchZone)
        return titleZone > 0 ? max(0, titleZone - scrolled) : 0
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let metrics = platform.metrics
        let gap = metrics.barTitleGap
        func part(_ part: BarPart) -> LayoutSubview? { subviews.first { $0[BarPart.self] == part } }
        let middle = bounds.minY + Self.middle(ofRow: row, metrics)
        part(.background)?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        // Items and the search field have the margin of other bars themselves.
        let isWide = bounds.width >= metrics.wideBar
        let more = isWide ? metrics.wideBarMargin - metrics.barMargin : 0
        // (1)
        let trailing = part(.trailing)
        let trailingWidth = trailing.map { $0.sizeThatFits(.unspecified).width + more } ?? 0
        trailing?.place(
            at: CGPoint(x: bounds.maxX - more, y: middle), anchor: .trailing,
            proposal: ProposedViewSize(width: trailingWidth - more, height: row))
        // (2)
        let title = part(.title)
        let ideal = title?.sizeThatFits(.unspecified).width ?? 0
        let leading = part(.leading)
        var room = bounds.width - trailingWidth
        if ideal > 0, !hasLeadingTitle {
            room = max(0, min(room - ideal - gap, (bounds.width - ideal) / 2) - gap)
        }
        let before = beginsWithArrow ? 0 : more
        let leadingRoom = ProposedViewSize(width: max(0, room - before), height: row)
        let leadingWidth = leading.map { $0.sizeThatFits(leadingRoom).width + before } ?? 0
        leading?.place(at: CGPoint(x: bounds.minX + before, y: middle), anchor: .leading, proposal: leadingRoom)
        let start = leadingWidth > 0 ? leadingWidth + gap : metrics.barMargin + more
        let end = bounds.width - (trailingWidth > 0 ? trailingWidth + gap : metrics.barMargin + more)
        let width = min(ideal, max(0, end - start))
        let x = hasLeadingTitle ? start : min(max(start, (bounds.width - width) / 2), max(start, end - width))
        title?.place(
            at: CGPoint(x: bounds.minX + x, y: middle), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: row))
        // (3)
        let margin = isWide ? metrics.wideBarMargin : metrics.largeTitleMargin
        part(.large)?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.minY + row),
            proposal: ProposedViewSize(width: max(0, bounds.width - 2 * margin), height: shownTitle))
        part(.search)?.place(
            at: CGPoint(x: bounds.minX + more, y: bounds.minY + row + shownTitle),
            proposal: ProposedViewSize(width: max(0, bounds.width - 2 * more), height: shownSearch))
    }
}
