import Foundation
import PlumbCore
import PlumbPlatform

/// What the bars of a screen are: what views in it have said, on the device as it is.
@MainActor
struct BarFacts {
    /// Whether there is a navigation bar.
    let isThere: Bool
    let title: Text?
    /// Words below the title.
    let subtitle: Text?
    let hasLargeTitle: Bool
    let hidesBackButton: Bool
    /// Whether the back button is an arrow and nothing else.
    let hasPlainBackButton: Bool
    /// Whether the title stands at the leading end of the row.
    let hasLeadingTitle: Bool
    let style: BarStyle
    /// What a program has set for titles.
    let words: (title: BarAppearance.Words, largeTitle: BarAppearance.Words)
    /// What a program has set for what can be tapped; nil for nothing.
    let tint: Color?
    let bottomStyle: BarStyle
    let items: [BarItem]
    let search: SearchField?
    let searchFocus: SearchFocus?
    let scopes: SearchScopes?
    /// Whether it is asked where a search looks, while there is one.
    let showsScopes: Bool
    /// Whether the search field floats at the bottom of the screen.
    let searchesAtBottom: Bool
    /// How high the bar's row is.
    let row: CGFloat
    /// How that is known.
    let rowMark: Platform.Mark
    /// How far the bar begins above what the screen's shape leaves.
    let rise: CGFloat
    let platform: Platform
    private let bottomSafeArea: CGFloat
    /// Whether it is a phone on its side.
    private let isFlat: Bool
    /// What a keyboard on the screen takes; it covers the bar at the bottom.
    private let keyboard: CGFloat

    init(_ screen: NavigationScreen, _ values: EnvironmentValues) {
        let traits = screen.traits
        let platform = values.platform
        let metrics = platform.metrics
        self.platform = platform
        style = BarStyle(of: .navigation, in: traits)
        let appearance = BarAppearances.navigationBar()
        words = (appearance.title, appearance.largeTitle)
        tint = appearance.tint
        bottomStyle = BarStyle(of: .bottom, in: traits)
        isThere = style.visibility != .hidden
        title = BarFacts.title(of: screen)
        subtitle = title == nil ? nil : traits.value(SubtitleTrait.self)
        hidesBackButton = traits.value(BackButtonHiddenTrait.self) ?? false
        let isFlat = values.verticalSizeClass == .compact
        self.isFlat = isFlat
        let isTablet = values.horizontalSizeClass == .regular && !isFlat
        let role = traits.value(ToolbarRoleTrait.self)?.role ?? .automatic
        hasPlainBackButton = role == .editor
        hasLeadingTitle = isTablet && (role == .editor || role == .browser)
        let marks = platform.marks
        (row, rowMark) =
            isFlat
            ? (metrics.compactBarHeight, marks.compactBarHeight)
            : values.isInSheet
                ? (metrics.sheetBarHeight, marks.sheetBarHeight)
                : isTablet
                    ? (metrics.tabletBarHeight, marks.tabletBarHeight) : (metrics.barHeight, marks.barHeight)
        hasLargeTitle = BarFacts.hasLargeTitle(screen, isFlat: isFlat)
        let safeArea = values.screenSafeArea
        rise =
            safeArea.top >= metrics.tallIslandSafeArea
            ? metrics.barTallIslandRise : safeArea.top >= metrics.islandSafeArea ? metrics.barIslandRise : 0
        bottomSafeArea = safeArea.bottom
        keyboard = values.screenKeyboard
        // Of several modifiers on a view, the first stands first.
        items = traits.values(ToolbarTrait.self).reversed().flatMap { items in
            items.entries.map { BarItem(entry: $0, source: items.source) }
        }
        let search = screen.lacks(.search) ? nil : screen.searchPart(SearchTrait.self, values)
        self.search = search
        // Tabs and items have the bottom of the screen before a field does.
        let hasItems = items.contains { [.bottom, .status].contains($0.entry.placement.place) }
        searchesAtBottom =
            search != nil && metrics.searchAtBottom > 0 && values.horizontalSizeClass == .compact
            && values.tab == nil && !hasItems
        searchFocus = screen.searchPart(SearchFocusTrait.self, values)
        let scopes = screen.searchPart(SearchScopesTrait.self, values)
        self.scopes = scopes
        showsScopes = scopes.map { !$0.isOnText || search?.text.wrappedValue.isEmpty == false } ?? false
    }

    /// What the screen's bar has for a title.
    private static func title(of screen: NavigationScreen) -> Text? {
        screen.lacks(.title) ? nil : screen.traits.value(TitleTrait.self)
    }

    /// Whether there is a title below the row of the screen's bar.
    static func hasLargeTitle(_ screen: NavigationScreen?, isFlat: Bool) -> Bool {
        guard let screen, !isFlat, title(of: screen) != nil else { return false }
        return BarStyle(of: .navigation, in: screen.traits).visibility != .hidden && mode(screen) == .large
    }

    /// How large the title of a screen is: as large as that of the screen below, if it does not say.
    private static func mode(_ screen: NavigationScreen) -> NavigationBarItem.TitleDisplayMode {
        var current: NavigationScreen? = screen
        while let screen = current {
            let mode = screen.traits.value(TitleModeTrait.self) ?? .automatic
            if mode != .automatic { return mode }
            current = screen.below
        }
        return .large
    }

    /// The screen to which the back button leads; nil where there is none.
    func below(_ screen: NavigationScreen) -> NavigationScreen? {
        hidesBackButton ? nil : screen.below ?? screen.column?.below
    }

    /// Whether the back button is an arrow on the bar itself, nearer to the edge than other items.
    func hasArrow(_ screen: NavigationScreen) -> Bool { below(screen) != nil && platform.metrics.barPlatter == 0 }

    func items(_ place: ToolbarItemPlacement.Place) -> [BarItem] {
        items.enumerated().filter { $0.element.entry.placement.place == place }.map { item in
            var result = item.element
            result.id = item.offset
            return result
        }
    }

    /// The room of the large title.
    var titleZone: CGFloat {
        let metrics = platform.metrics
        guard hasLargeTitle, !givesWay else { return 0 }
        return metrics.largeTitleZone + (subtitle == nil ? 0 : metrics.subtitleZone)
    }
    /// The room of the search field.
    var searchZone: CGFloat {
        guard search != nil, !searchesAtBottom else { return 0 }
        let metrics = platform.metrics
        return metrics.searchTop + metrics.searchHeight + metrics.searchBottom + scopesZone
    }
    private var scopesZone: CGFloat { isSearching && showsScopes ? platform.metrics.searchScopes : 0 }
    /// Whether somebody searches.
    var isSearching: Bool { search?.isActive.wrappedValue ?? false }
    /// Whether a search has taken the place of the bar's row.
    var givesWay: Bool { isSearching && !searchesAtBottom }
    /// Whether the search field stays when content is scrolled.
    var keepsSearch: Bool { isSearching || search?.placement.staysInSight == true }
    /// What goes when content is scrolled.
    var scrolledZone: CGFloat { titleZone + (keepsSearch ? 0 : searchZone) }
    /// How far content is scrolled when none, one and all of the zones are gone that go.
    var stops: [CGFloat] {
        let search = keepsSearch ? 0 : searchZone
        return [0, search, search + titleZone]
    }
    /// The row's height: a search takes its place.
    var shownRow: CGFloat { givesWay ? 0 : row }

    /// Whether a bar stands above the keyboard on the screen.
    var hasKeyboardBar: Bool { keyboard > 0 && !items(.keyboard).isEmpty }

    var hasBottomBar: Bool {
        bottomStyle.visibility != .hidden && !(items(.bottom) + items(.status)).isEmpty
    }

    /// How high the part of the bottom bar is that ends where the bar does, and whose middle is that of the items.
    var bottomBarRow: CGFloat {
        let metrics = platform.metrics
        if metrics.bottomPlatter > 0 {
            return 2 * max(0, metrics.bottomPlatterMargin + metrics.bottomPlatter / 2 - bottomSafeArea)
        }
        let isLower = bottomSafeArea > 0 && !isFlat
        return isLower ? 2 * (bottomBarHeight - metrics.bottomBarCentre) : bottomBarHeight
    }

    var bottomBarHeight: CGFloat {
        let metrics = platform.metrics
        if isFlat, metrics.bottomPlatter == 0 { return metrics.compactBottomBarHeight }
        return bottomSafeArea > 0 ? metrics.bottomBarHeight : metrics.plainBottomBarHeight
    }

    /// What the bars take from the screen.
    var insets: EdgeInsets {
        EdgeInsets(
            top: isThere ? shownRow + titleZone + searchZone - rise : 0, leading: 0,
            bottom: bottomInset, trailing: 0)
    }

    private var bottomInset: CGFloat {
        if searchesAtBottom { return bottomBarHeight + scopesZone }
        guard keyboard > 0 else { return hasBottomBar ? bottomBarHeight : 0 }
        return hasKeyboardBar ? platform.metrics.keyboardBarHeight : 0
    }
}

/// An item of a bar, and where it was written.
struct BarItem: Identifiable {
    let entry: ToolbarEntry
    let source: EnvironmentSource
    var id = 0
}
