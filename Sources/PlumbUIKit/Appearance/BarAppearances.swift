import Foundation
import PlumbCore

/// What the proxies of bars have set that Plumb draws: the slot in which controls look.
@MainActor enum BarProxies {
    /// Members whose values are seen, by class: on the proxy of a bar, and on an appearance that it is given.
    nonisolated static let seen: [String: Set<String>] = [
        "UINavigationBar": [
            "standardAppearance", "scrollEdgeAppearance", "titleTextAttributes", "largeTitleTextAttributes",
            "barTintColor", "backgroundColor", "isHidden", "tintColor",
        ],
        "UITabBar": [
            "standardAppearance", "scrollEdgeAppearance", "barTintColor", "backgroundColor", "unselectedItemTintColor",
            "isHidden",
        ],
        "UINavigationBarAppearance": appearance.union(["titleTextAttributes", "largeTitleTextAttributes"]),
        "UITabBarAppearance": appearance.union([
            "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance",
        ]),
        "UITabBarItemAppearance": [],
        "UITabBarItemStateAppearance": ["iconColor", "titleTextAttributes", "badgeBackgroundColor"],
    ]

    nonisolated private static let appearance: Set = [
        "backgroundColor", "backgroundEffect", "shadowColor", "configureWithDefaultBackground()",
        "configureWithOpaqueBackground()", "configureWithTransparentBackground()",
    ]

    /// Lets controls look at a proxy that has been made.
    static func fillSlot(with proxy: NSObject) {
        if let bar = proxy as? UINavigationBar {
            let (first, firstTint) = (bar.standardAppearance, bar.tintColor)
            BarAppearances.navigationBar = {
                navigationBar(
                    bar, given(bar.standardAppearance, first), tint: bar.tintColor === firstTint ? nil : bar.tintColor)
            }
        }
        if let bar = proxy as? UITabBar {
            let first = bar.standardAppearance
            BarAppearances.tabBar = { tabBar(bar, given(bar.standardAppearance, first)) }
        }
    }

    /// Whether a class is that of an appearance which may be seen.
    nonisolated static func isAppearance(_ type: String) -> Bool {
        type.hasSuffix("Appearance") && seen[type] != nil
    }

    /// Whether a member of an object is seen.
    nonisolated static func isSeen(_ member: Substring, of type: String) -> Bool {
        seen[type]?.contains(String(member)) ?? false
    }

    /// Nothing is set any more.
    static func emptySlots() {
        BarAppearances.navigationBar = { BarAppearance() }
        BarAppearances.tabBar = { BarAppearance() }
    }

    private static func navigationBar(
        _ bar: UINavigationBar, _ standard: UINavigationBarAppearance?, tint: UIColor?
    ) -> BarAppearance {
        var appearance = grounds(bar, bar.barTintColor, standard, bar.scrollEdgeAppearance)
        appearance.tint = tint.map { Color(uiColor: $0) }
        let given = standard ?? bar.scrollEdgeAppearance
        appearance.title = words(bar.titleTextAttributes ?? [:], given?.titleTextAttributes ?? [:])
        appearance.largeTitle = words(
            bar.largeTitleTextAttributes ?? [:],
            (bar.scrollEdgeAppearance ?? given)?.largeTitleTextAttributes ?? [:])
        return appearance
    }

    private static func tabBar(_ bar: UITabBar, _ standard: UITabBarAppearance?) -> BarAppearance {
        var appearance = grounds(bar, bar.barTintColor, standard, bar.scrollEdgeAppearance)
        // The bar's own appearance may have been changed as well as replaced.
        let given = bar.standardAppearance
        let unselected = bar.unselectedItemTintColor.map { Color(uiColor: $0) }
        appearance.tabs = tabs(given.stackedLayoutAppearance, unselected)
        appearance.tabsInRow = tabs(given.inlineLayoutAppearance, unselected)
        appearance.tabsInLowRow = tabs(given.compactInlineLayoutAppearance, unselected)
        return appearance
    }

    private static func tabs(_ items: UITabBarItemAppearance, _ unselected: Color?) -> BarAppearance.Tabs {
        var tabs = BarAppearance.Tabs()
        (tabs.normal, tabs.chosen) = (tab(items.normal), tab(items.selected))
        tabs.normal.icon = tabs.normal.icon ?? unselected
        tabs.normal.words.color = tabs.normal.words.color ?? unselected
        return tabs
    }

    private static func tab(_ state: UITabBarItemStateAppearance) -> BarAppearance.TabItem {
        var item = BarAppearance.TabItem()
        item.icon = state.iconColor.map { Color(uiColor: $0) }
        item.words = words([:], state.titleTextAttributes)
        item.badge = state.badgeBackgroundColor.map { Color(uiColor: $0) }
        return item
    }

    /// An appearance that is not the bar's own first one, or has been given a colour or a font.
    private static func given<A: UIBarAppearance>(_ appearance: A, _ first: A) -> A? {
        let hasWords = (appearance as? UINavigationBarAppearance)?.titleTextAttributes.isEmpty == false
        return appearance !== first || appearance.backgroundColor != nil || hasWords ? appearance : nil
    }

    /// 1. An appearance says what lies behind the bar. 2. A colour of the bar lies there always.
    private static func grounds(
        _ bar: UIView, _ tint: UIColor?, _ standard: UIBarAppearance?, _ edge: UIBarAppearance?
    ) -> BarAppearance {
        var appearance = BarAppearance()
        appearance.isHidden = bar.isHidden
        appearance.ground = standard.map { ground($0) } ?? tint.map { ground($0) }
        appearance.groundAtEdge = edge.map { ground($0) }
        if let color = bar.backgroundColor {
            appearance.ground = ground(color)
            appearance.groundAtEdge = ground(color)
        }
        return appearance
    }

    private static func ground(_ color: UIColor) -> BarAppearance.Ground {
        BarAppearance.Ground(fill: AnyShapeStyle(Color(uiColor: color)), isThere: true)
    }

    /// A colour lies over a blur. A line without either is there too.
    private static func ground(_ appearance: UIBarAppearance) -> BarAppearance.Ground {
        let line: BarAppearance.Line =
            switch appearance.shadowColor {
            case nil: .none
            case .separator?: .platform
            case let color?: .color(Color(uiColor: color))
            }
        let fill: AnyShapeStyle? =
            if let color = appearance.backgroundColor {
                AnyShapeStyle(Color(uiColor: color))
            } else if let effect = appearance.backgroundEffect {
                effect.style.material.map { AnyShapeStyle($0) }
            } else {
                AnyShapeStyle(.clear)
            }
        let isThere =
            appearance.backgroundColor != nil || appearance.backgroundEffect != nil || appearance.shadowColor != nil
        return BarAppearance.Ground(fill: fill, line: line, isThere: isThere)
    }

    private static func words(
        _ own: [NSAttributedString.Key: Any], _ given: [NSAttributedString.Key: Any]
    ) -> BarAppearance.Words {
        let all = given.merging(own) { given, _ in given }
        return BarAppearance.Words(
            color: (all[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
            font: (all[.font] as? UIFont).map { Font($0) })
    }
}

extension UIBlurEffect.Style {
    /// What it looks like behind a bar; nil for the platform's own.
    fileprivate var material: Material? {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .light, .dark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .prominent, .extraLight: .ultraThick
        default: nil
        }
    }
}
