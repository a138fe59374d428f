import Foundation
import PlumbCore
import PlumbPlatform

/// The navigation bar of a screen, from the top of what the screen's shape leaves: its background and its row. What
/// stands below the row is in `BarZones`.
struct NavigationBarView: View, Equatable {
    let screen: NavigationScreen
    let model: NavigationModel
    private let traits: Traits
    private let traitsBelow: Traits
    @Environment(\.self) private var values

    nonisolated static func == (a: NavigationBarView, b: NavigationBarView) -> Bool {
        a.screen === b.screen && a.model === b.model
    }

    init(screen: NavigationScreen, model: NavigationModel) {
        self.screen = screen
        self.model = model
        traits = Traits(screen.traits)
        // How large the title is, and what the back button says, may be the matter of the screen below.
        traitsBelow = Traits((screen.below ?? screen.column?.below ?? screen).traits)
    }

    var body: some View {
        let facts = BarFacts(screen, values)
        let _ = screen.stops = facts.isThere ? facts.stops : []
        if facts.isThere {
            let scrolled = screen.scrolled
            let bar = BarShown(facts, scrolled)
            BarLayout(facts, of: screen, scrolled: scrolled) {
                BarBackground(style: facts.style, isOverContent: bar.isOverContent)
                    .opacity(bar.backgroundOpacity)
                    .barPart(.background)
                if !facts.givesWay {
                    BarItems(leading: true, facts: facts, screen: screen, model: model).barPart(.leading)
                    BarTitle(facts: facts, isShown: bar.showsTitle).barPart(.title)
                    BarItems(leading: false, facts: facts, screen: screen, model: model).barPart(.trailing)
                }
            }
            .modifier(bar.scheme)
            .statusBarScheme(values.screenSafeArea.top > 0 ? .some(bar.scheme.scheme) : nil)
            .padding(.top, -facts.rise)
            .accessibilitySortPriority(1)
        }
    }
}

/// What is seen of a bar, as far as content is scrolled.
@MainActor
struct BarShown {
    let scheme: BarScheme
    let backgroundOpacity: CGFloat
    let isOverContent: Bool
    let showsTitle: Bool
    let largeScale: CGFloat
    let searchOpacity: CGFloat

    init(_ facts: BarFacts, _ scrolled: CGFloat) {
        let metrics = facts.platform.metrics
        let under = min(max(0, (scrolled - facts.scrolledZone) / metrics.barBackgroundFade), 1)
        isOverContent = under > 0
        backgroundOpacity = facts.style.background == .hidden ? 0 : facts.style.background == .visible ? 1 : under
        scheme = BarScheme(
            scheme: backgroundOpacity > 0 ? facts.style.colorScheme ?? nil : nil, tint: facts.tint)
        showsTitle = !facts.hasLargeTitle || scrolled >= facts.scrolledZone - metrics.barTitleReveal
        let rest = facts.searchZone > 0 && !facts.keepsSearch ? 1 - max(0, scrolled) / facts.searchZone : 1
        searchOpacity = max(0, rest)
        largeScale = 1 + (metrics.largeTitleStretch - 1) * min(max(0, -scrolled / metrics.largeTitleStretchWay), 1)
    }
}

/// The scheme and the tint that are set for a bar; nil for those around.
struct BarScheme: ViewModifier {
    var scheme: ColorScheme?
    var tint: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) {
            // Menus are no part of the bar.
            $0.keepForPresentations(\.colorScheme, \.tintStyle)
            $0.barScheme = self
            set(in: &$0)
        }
    }

    /// For what stands in the bar. A tint of the views around counts first.
    func set(in values: inout EnvironmentValues) {
        if let scheme { values.colorScheme = scheme }
        if let tint, values.tintStyle == nil { values.tint = tint }
    }
}

private struct BarSchemeKey: ContextEnvironmentKey { static var defaultValue: BarScheme { BarScheme() } }

extension EnvironmentValues {
    /// What is set for the bar around.
    var barScheme: BarScheme {
        get { self[BarSchemeKey.self] }
        set { self[BarSchemeKey.self] = newValue }
    }
}

/// The title in the middle of a bar's row, or what stands there instead.
private struct BarTitle: View {
    let facts: BarFacts
    let isShown: Bool
    @Environment(\.platform) private var platform

    var body: some View {
        let principal = facts.items(.centre)
        if principal.isEmpty {
            if let title = facts.title {
                let isLarge = facts.hasLargeTitle
                title
                    .modifier(
                        BarWords(facts.words.title, or: .system(size: platform.metrics.barTitleSize, weight: .semibold))
                    )
                    .modifier(Subtitled(subtitle: facts.subtitle, font: .caption2))
                    .modifier(TitleMenu(items: facts.items(.titleMenu)))
                    .accessibilityAddTraits(.isHeader)
                    // Where there is a large title, it is read.
                    .accessibilityHidden(isLarge)
                    .opacity(isShown ? 1 : 0)
                    .animation(.easeInOut(duration: platform.metrics.barTitleFade), value: isShown)
            }
        } else {
            ForEach(principal) { BarItemView(item: $0) }
        }
    }
}

/// Words below a title.
struct Subtitled: ViewModifier {
    let subtitle: Text?
    let font: Font
    var alignment = HorizontalAlignment.center

    func body(content: Content) -> some View {
        if let subtitle {
            VStack(alignment: alignment, spacing: 0) {
                content
                subtitle.font(font).foregroundStyle(.secondary).lineLimit(1)
            }
        } else {
            content
        }
    }
}

/// A title in its font and colour.
struct BarWords: ViewModifier {
    let words: BarAppearance.Words
    let font: Font

    init(_ words: BarAppearance.Words, or font: Font) { (self.words, self.font) = (words, font) }

    func body(content: Content) -> some View {
        content.font(words.font ?? font).lineLimit(1).defaultForeground(words.color)
    }
}

/// A menu that a title opens.
private struct TitleMenu: ViewModifier {
    let items: [BarItem]
    @Environment(\.barScheme) private var scheme
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        if items.isEmpty {
            content
        } else {
            Menu {
                ForEach(items) { $0.entry.view }
            } label: {
                HStack(spacing: platform.metrics.titleMenuGap) {
                    content
                    Image(systemName: "chevron.down.circle.fill")
                        .font(.system(size: platform.metrics.barTitleSize))
                        .imageScale(.small)
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
            .foregroundStyle(.primary)
            .inheriting(from: items[0].source) { [scheme] in
                $0.font = nil
                scheme.set(in: &$0)
            }
        }
    }
}
