import Foundation
import PlumbCore

/// A screen of a stack.
@MainActor
final class NavigationScreen: Identifiable {
    /// Who shows the screen.
    enum Origin {
        case root
        /// A value of the path.
        case value(AnyHashable)
        /// A link or a destination that a view presents.
        case presented(PresentedScreen)
    }

    nonisolated let id: Int
    var origin: Origin
    /// What stands in the screen. `stamp` grows with each change.
    var view: AnyView { didSet { stamp += 1 } }
    private(set) var stamp = 0
    /// What views in the screen say about it: titles, items of bars, searches.
    let traits = TraitStore()
    /// The screen on which it lies; nil for the first one.
    weak var below: NavigationScreen?
    /// The screen of another stack that this one's bar takes the place of: this is the first screen of a stack in a
    /// column of a split view.
    weak var column: NavigationScreen?
    /// What goes back from the screen; nil for the first one.
    var dismissal: Dismissal?
    /// Whether another screen lies on it, or has done so.
    var hasBeenCovered = false
    /// The scheme that its views ask for; kept while it is covered.
    var scheme: ColorScheme?
    /// The vertical scroll views in it, in the order in which they have come.
    private var scrolls: [WeakScroll] = []
    /// How far content is scrolled when one more of the bar's zones is gone: it does not come to rest between.
    var stops: [CGFloat] = []

    init(id: Int, origin: Origin, view: AnyView) {
        self.id = id
        self.origin = origin
        self.view = view
    }

    /// The screens to which one can go back from here, the nearest first, and what goes there.
    var history: [(screen: NavigationScreen, way: Dismissal?)] {
        var result: [(screen: NavigationScreen, way: Dismissal?)] = []
        var current = self
        // From the first screen of a stack in a column, the way back is that of the column.
        while let upper = current.below == nil ? current.column : current, let below = upper.below {
            result.append((below, upper.dismissal))
            current = below
        }
        return result
    }

    var isRoot: Bool { if case .root = origin { true } else { false } }
}

/// A scroll view, as long as it is there.
private struct WeakScroll {
    weak var scroll: (any ScreenScroll)?
}

extension NavigationScreen: ScrollRest {
    func found(_ scroll: any ScreenScroll) {
        scrolls.removeAll { $0.scroll == nil }
        if !scrolls.contains(where: { $0.scroll === scroll }) { scrolls.append(WeakScroll(scroll: scroll)) }
    }

    /// Brings the top of the first scroll view's content into sight.
    func scrollToTop() { scrolls.lazy.compactMap(\.scroll).first?.scrollToTop(.default) }

    func rest(at offset: CGFloat) -> CGFloat {
        guard let last = stops.last, offset > 0, offset < last else { return offset }
        return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}

/// A screen that a view presents in the stack around.
struct PresentedScreen {
    /// The same for the same view.
    let key: ObjectIdentifier
    /// Another number for another view.
    let stamp: Int
    let view: AnyView
    let dismiss: @MainActor () -> Void
}

/// What a view presents in the stack around it.
enum PresentedScreenTrait: TraitKey { typealias Value = PresentedScreen }
