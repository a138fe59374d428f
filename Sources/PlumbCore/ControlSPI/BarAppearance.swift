/// What a bar looks like where no view says otherwise: what a program has set with UIKit's appearances.
package struct BarAppearance {
    /// A bar's background.
    package struct Ground {
        /// Nil for the platform's.
        package var fill: AnyShapeStyle?
        /// The line between the bar and content.
        package var line: Line
        /// Whether there is one.
        package var isThere: Bool
        package init(fill: AnyShapeStyle?, line: Line = .platform, isThere: Bool) {
            (self.fill, self.line, self.isThere) = (fill, line, isThere)
        }
    }

    /// A line between a bar and content.
    package enum Line {
        case platform, none
        case color(Color)
    }

    /// How words are set; nil for as the platform does.
    package struct Words {
        package var color: Color?
        package var font: Font?
        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
    }

    /// What the tabs of a bar look like.
    package struct Tabs {
        package var normal = TabItem()
        package var chosen = TabItem()
        package init() {}
    }

    /// What a tab looks like; nil for as the platform does.
    package struct TabItem {
        package var icon: Color?
        package var words = Words()
        package var badge: Color?
        package init() {}
    }

    package var isHidden = false
    /// While content lies under the bar; nil where nothing is said.
    package var ground: Ground?
    /// While none does.
    package var groundAtEdge: Ground?
    package var title = Words()
    package var largeTitle = Words()
    /// Of what can be tapped in the bar, where no view says another.
    package var tint: Color?
    /// Tabs whose words stand below their symbols.
    package var tabs = Tabs()
    /// Tabs whose words stand beside their symbols.
    package var tabsInRow = Tabs()
    /// The same in a bar of a phone on its side.
    package var tabsInLowRow = Tabs()

    package init() {}
}

/// What a program has set for all bars: the slot that UIKit's names fill, and controls read whenever they make a bar.
@MainActor package enum BarAppearances {
    package static var navigationBar: () -> BarAppearance = { BarAppearance() }
    package static var tabBar: () -> BarAppearance = { BarAppearance() }
}
