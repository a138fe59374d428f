import Foundation
import PlumbGraphics
import PlumbLayout

/// How far in front presentations lie. Of one level, what came later lies above.
package enum PresentationLevel: Int, Comparable, Sendable {
    /// The root view.
    case page
    /// What stands beside the page's content and leaves it in use.
    case inspector
    /// What covers the page, or a part of it.
    case sheet
    /// What belongs to a view: menus and popovers.
    case menu
    /// What must be answered first.
    case alert
    /// What a finger carries.
    case hand

    package static func < (a: PresentationLevel, b: PresentationLevel) -> Bool { a.rawValue < b.rawValue }
}

/// What a presentation does beyond showing views.
package struct PresentationTraits {
    package var level: PresentationLevel
    /// Where the presentation stands; the whole page unless stated.
    package var place: (PresentationRoom) -> PresentationFrame = { PresentationFrame($0.page, $0.safeArea) }
    /// Whether what lies behind is out of reach of fingers and the mouse.
    package var blocksTouches = true
    /// Whether keys are for this presentation and those above it only: the focus leaves what lies behind, and comes
    /// back when the presentation goes.
    package var holdsKeys = true
    /// Runs when a finger comes down beside everything in the presentation, if touches end here.
    package var touchedOutside: (() -> Void)?
    /// Runs when the escape key is pressed, and nobody in the presentation takes it.
    package var cancel: (() -> Void)?
    /// Whether that would close the presentation as it is now: readers are offered it then.
    package var canCancel: () -> Bool = { true }
    /// What happens to the presentation in which the presenter stands; nil for nothing.
    package var recess: PresentationRecess?
    /// Whether what can be tapped behind it turns grey, as far as it is dimmed.
    package var dimsTints = false
    /// Whether views of one presentation present one of these at a time: the next one waits until the last is gone.
    package var isExclusive = false
    /// Runs once, when the presentation is gone and nothing of it is seen any more.
    package var ended: (() -> Void)?

    package init(level: PresentationLevel) { self.level = level }
}

/// How a presentation steps back behind one that it presents: it becomes smaller, its top is where
/// the page's safe area begins, and it has round corners. Behind the page it is black.
package struct PresentationRecess {
    /// From 0, as it is, to 1, all the way.
    package var amount: Double
    /// How large it is in the end, as a fraction.
    package var scale: CGFloat
    /// Of its corners in the end, in points.
    package var radius: CGFloat
    /// What a page that steps back is painted on: the background of windows.
    var ground: RGBA?

    package init(amount: Double, scale: CGFloat, radius: CGFloat) {
        self.amount = amount
        self.scale = scale
        self.radius = radius
    }
}

/// What a presentation is placed by. Points, from the page's top left corner.
package struct PresentationRoom {
    /// The page with its safe area: as large as what the host is proposed; where it is proposed nothing, as the root
    /// view. It begins where the root view does: from right to left, at its right edge.
    package let page: CGRect
    /// What bars take from the page.
    package let safeArea: EdgeInsets
    /// The frame of the view that presents the presentation; nil where that has no box.
    package let anchor: CGRect?
    package let isRightToLeft: Bool
    /// How far a keyboard on the screen reaches up from the page's bottom, while a text in the presentation has the
    /// focus, in points.
    package let keyboard: CGFloat
    let measure: (ProposedViewSize) -> CGSize

    /// What the presentation's views answer to a proposal.
    package func size(for proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a presentation stands. Points, from the page's top left corner.
package struct PresentationFrame {
    /// The presentation is proposed its size.
    package var frame: CGRect
    /// What views in the presentation keep clear of.
    package var safeArea: EdgeInsets
    /// Where views that are smaller than the rest stand in it.
    package var alignment: Alignment

    package init(_ frame: CGRect, _ safeArea: EdgeInsets = EdgeInsets(), alignment: Alignment = .center) {
        self.frame = frame
        self.safeArea = safeArea
        self.alignment = alignment
    }
}
