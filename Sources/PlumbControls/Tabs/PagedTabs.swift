import Foundation
import PlumbCore
import PlumbPlatform

/// Tabs as pages that are swiped, with dots for them.
struct PagedTabs: View {
    let tabs: [TabMember]
    let choice: TabChoice
    let dots: PageTabViewStyle.IndexDisplayMode
    @State private var page: Member.ID?
    /// The page of which most is seen, counted from the leading side.
    @State private var seen: Int?
    @Environment(\.platform) private var platform
    @Environment(\.pageDotsBackground) private var background

    var body: some View {
        let chosen = choice.chosen(of: tabs)
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(tabs) { tab in
                    OneView(tab.view).containerRelativeFrame([.horizontal, .vertical])
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .onScrollGeometryChange(for: Int?.self) {
            let width = $0.containerSize.width
            return width > 0 ? Int((($0.contentOffset.x + width / 2) / width).rounded(.down)) : nil
        } action: { _, new in
            seen = new
        }
        .onChange(of: page) { _, new in
            if let tab = tabs.first(where: { $0.id == new }), tab.id != choice.chosen(of: tabs)?.id {
                choice.choose(tab)
            }
        }
        .onChange(of: chosen?.id, initial: true) { _, new in if let new, new != page { page = new } }
        .environment(
            \.scrollIdealSize, CGSize(width: platform.metrics.listSize, height: platform.metrics.listSize)
        )
        .overlay(alignment: .bottom) {
            if dots == .always || dots == .automatic && tabs.count > 1 {
                PageDots(count: tabs.count, current: current(chosen), hasGround: background)
            }
        }
    }

    /// Which dot is bright: that of the page of which most is seen.
    private func current(_ chosen: TabMember?) -> Int {
        guard let seen, tabs.indices.contains(seen) else { return tabs.firstIndex { $0.id == chosen?.id } ?? 0 }
        return seen
    }
}

/// Dots for pages.
private struct PageDots: View {
    let count: Int
    let current: Int
    let hasGround: Bool
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        HStack(spacing: metrics.pageDotPitch - metrics.pageDot) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(.white.opacity(index == current ? 1 : metrics.pageDotOpacity))
                    .frame(width: metrics.pageDot, height: metrics.pageDot)
            }
        }
        .padding(.horizontal, metrics.pageDotPitch / 2)
        .frame(height: metrics.pageDotsHeight)
        .background { if hasGround { Capsule().fill(Color.fill) } }
        .padding(.bottom, metrics.pageDotsBottom)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(current + 1) of \(count)")
    }
}
