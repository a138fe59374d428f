/// What a bar looks like where no view says otherwise: what a program has set with UIKit's appearances.
package struct BarAppearance {
    /// A bar's background.
    package struct Ground {
        /// Nil for the platform's.
        package var fill: Color?
        /// Whether there is one.
        package var isThere: Bool
        package init(fill: Color?, isThere: Bool) { (self.fill, self.isThere) = (fill, isThere) }
    }

    /// How words are set; nil for as the platform does.
    package struct Words {
        package var color: Color?
        package var font: Font?
        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
    }

    package var isHidden = false
    /// While content lies under the bar; nil where nothing is said.
    package var ground: Ground?
    /// While none does.
    package var groundAtEdge: Ground?
    package var title = Words()
    package var largeTitle = Words()
    /// Of tabs that are not chosen.
    package var unselected: Color?

    package init() {}
}

/// What a program has set for all bars: the slot that UIKit's names fill, and controls read whenever they make a bar.
@MainActor package enum BarAppearances {
    package static var navigationBar: () -> BarAppearance = { BarAppearance() }
    package static var tabBar: () -> BarAppearance = { BarAppearance() }
}
