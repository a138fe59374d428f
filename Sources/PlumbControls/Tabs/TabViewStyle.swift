import PlumbCore

/// How the tabs of a `TabView` are chosen: one of the platform's styles.
public protocol TabViewStyle {
    /// Which it is. Nobody else can make one, as in SwiftUI.
    var look: TabLook { get }
}

/// The looks that tabs have.
public enum TabLook: Equatable, Sendable {
    /// A bar at the bottom.
    case bar
    /// Pages that are swiped.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The platform's own.
    public init() {}
    /// A bar.
    public var look: TabLook { .bar }
}

/// A bar at the bottom, and no sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// A bar.
    public init() {}
    /// A bar.
    public var look: TabLook { .bar }
}

/// A bar that is a sidebar too where there is room. Plumb has the bar only, as an iPhone does.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// A bar.
    public init() {}
    /// A bar.
    public var look: TabLook { .bar }
}

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots stand for the pages.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode

    /// Pages with dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// Pages.
    public var look: TabLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, and no sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that are swiped, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
    /// Whether something lies behind the dots.
    var hasBackground: Bool { get }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When something lies behind the dots.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String
        /// Never, on an iPhone.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While a finger is on them.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let mode: BackgroundDisplayMode

    /// Dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    /// Whether something lies behind the dots.
    public var hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots for pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots for pages, with something behind them or without.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private struct TabLookKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }
private struct PageDotsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How tabs are chosen.
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }

    /// Whether something lies behind the dots of pages.
    var pageDotsBackground: Bool {
        get { self[PageDotsBackgroundKey.self] }
        set { self[PageDotsBackgroundKey.self] = newValue }
    }
}

extension View {
    /// How the tabs of `TabView`s within are chosen.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style.look) }

    /// How the dots of pages within look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsBackground, style.hasBackground)
    }
}
