import Foundation
import PlumbCore
import PlumbPlatform

/// The bar at the bottom of a screen, where items are meant for it.
struct BottomBarView: View, Equatable {
    let screen: NavigationScreen
    private let traits: Traits
    @Environment(\.self) private var values
    @Environment(\.platform) private var platform

    nonisolated static func == (a: BottomBarView, b: BottomBarView) -> Bool { a.screen === b.screen }

    init(screen: NavigationScreen) {
        self.screen = screen
        traits = Traits(screen.traits)
    }

    var body: some View {
        let facts = BarFacts(screen, values)
        if facts.hasBottomBar {
            let isPainted =
                facts.bottomStyle.background.map { $0 == .visible } ?? ((traits[ContentBelowTrait.self] ?? 0) > 0)
            let items = facts.items(.bottom)
            ZStack {
                HStack(spacing: 0) {
                    ForEach(items) { item in
                        if item.id != items.first?.id { Spacer(minLength: platform.metrics.barItemGap) }
                        BarItemView(item: item)
                    }
                }
                HStack(spacing: platform.metrics.barTextGap) {
                    ForEach(facts.items(.status)) { BarItemView(item: $0) }
                }
            }
            .padding(.horizontal, platform.metrics.barMargin)
            .frame(maxWidth: .infinity)
            .frame(height: 2 * (facts.bottomBarHeight - platform.metrics.bottomBarCentre))
            .frame(height: facts.bottomBarHeight, alignment: .bottom)
            .background {
                BarBackground(fill: facts.bottomStyle.fill, edge: .bottom).opacity(isPainted ? 1 : 0)
            }
            .modifier(BarScheme(scheme: isPainted ? facts.bottomStyle.colorScheme ?? nil : nil))
        }
    }
}
