import Foundation
import PlumbCore
import PlumbPlatform

/// The tabs of a bar side by side: each as wide as the others, over all of the bar, or on floating glass. There, the
/// one that searches stands on glass of its own.
struct TabBarPane<Tabs: View, Search: View>: View {
    let hasSearch: Bool
    @ViewBuilder let tabs: Tabs
    @ViewBuilder let search: Search
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        if metrics.tabPlatter > 0 {
            HStack(spacing: metrics.barItemGap) {
                HStack(spacing: 0) {
                    Group { tabs }.frame(maxWidth: hasSearch ? metrics.tabSearchPitch : metrics.tabPitch)
                }
                .padding(.horizontal, metrics.tabPlatterPadding)
                .frame(height: metrics.tabPlatter)
                .glass(in: Capsule(style: .continuous))
                if hasSearch {
                    Spacer(minLength: 0)
                    search
                        .frame(width: metrics.tabSearch, height: metrics.tabPlatter)
                        .glass(in: Capsule(style: .continuous))
                }
            }
            .padding(.horizontal, metrics.tabPlatterBottom)
            .frame(maxWidth: .infinity)
        } else {
            HStack(spacing: 0) { tabs }
        }
    }
}

/// Where the tabs of a bar stand in its height.
struct TabBarPlace: ViewModifier {
    let height: CGFloat
    /// What the home indicator takes below.
    let bottom: CGFloat
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let metrics = platform.metrics
        if metrics.tabPlatter > 0 {
            content.padding(.bottom, metrics.tabPlatterBottom - bottom).frame(height: height, alignment: .bottom)
        } else {
            content.frame(height: height)
        }
    }
}

/// The mark behind the chosen tab.
struct TabPill: View {
    @Environment(\.platform) private var platform

    var body: some View {
        Capsule(style: .continuous).fill(Color(system: .tabPill))
            .frame(height: platform.metrics.tabPillHeight)
            .padding(.horizontal, -platform.metrics.tabPillOverhang)
    }
}
