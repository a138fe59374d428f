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
        if facts.hasKeyboardBar { KeyboardBar(items: facts.items(.keyboard)) }
        if facts.hasBottomBar {
            let (items, status) = (facts.items(.bottom), facts.items(.status))
            ZStack {
                HStack(spacing: 0) {
                    ForEach(items) { item in
                        if item.id != items.first?.id { Spacer(minLength: platform.metrics.barItemGap) }
                        BarItemView(item: item)
                    }
                    // An item alone stands in the middle, unless a status does.
                    if items.count == 1, !status.isEmpty { Spacer(minLength: platform.metrics.barItemGap) }
                }
                HStack(spacing: platform.metrics.barTextGap) { ForEach(status) { BarItemView(item: $0) } }
            }
            .padding(.horizontal, platform.metrics.barMargin)
            .frame(maxWidth: .infinity)
            .frame(height: facts.bottomBarRow)
            .frame(height: facts.bottomBarHeight, alignment: .bottom)
            .modifier(BottomGround(style: facts.bottomStyle, content: traits[ContentBelowTrait.self]))
            .modifier(BelowKeyboard())
        }
    }
}

/// Items above the keyboard, from the leading end on.
private struct KeyboardBar: View {
    let items: [BarItem]
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: platform.metrics.barTextGap) {
            ForEach(items) { BarItemView(item: $0) }
        }
        .padding(.horizontal, platform.metrics.barMargin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: platform.metrics.keyboardBarHeight)
        .background { BarBackground(edge: nil) }
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}

/// Leaves a bar at the bottom where it is when a keyboard comes, which covers it.
struct BelowKeyboard: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(maxHeight: .infinity, alignment: .bottom).ignoresSafeArea(.keyboard, edges: .bottom)
    }
}

/// The background of a bar at the bottom, and the colours of what stands on it.
struct BottomGround: ViewModifier {
    let style: BarStyle
    /// How much content lies under the bar; nil for nothing that scrolls.
    let below: CGFloat?

    init(style: BarStyle, content: CGFloat?) { (self.style, below) = (style, content) }

    func body(content: Content) -> some View {
        let isPainted = style.isPainted(over: below)
        content
            .background {
                BarBackground(style: style, isOverContent: (below ?? 0) > 0, edge: .bottom)
                    .opacity(isPainted ? 1 : 0)
            }
            .modifier(BarScheme(scheme: isPainted ? style.colorScheme ?? nil : nil))
    }
}
