import Foundation
import PlumbGraphics
import PlumbLayout

/// One of the presentations that a host shows one above the other: the page, and whatever is presented over it (a menu,
/// a sheet, an alert).
///
/// 1. A presentation is a root of its own, of nodes and of boxes: it is laid out for its own proposal in its own safe
/// area, and stands at an origin on the page. All places are told in the page's coordinates. 2. Its views belong to the
/// view that presents them: they inherit its environment and go with it. No box of theirs stands in a box of the
/// presenter, whose size and place don't know of them. 3. The passes take the presentations one after the other, the
/// hindmost first; of what a presentation shows they know what stands here.
@MainActor
final class Presentation {
    /// The node under which the presentation's views stand. Its parent is the node of the presenter.
    let node: NodeID
    /// Who presents the presentation; `none` for the page.
    let presenter: NodeID
    /// How presentations of a host stand to each other, and what they do beyond showing views.
    var traits: PresentationTraits
    /// What is painted over all that lies behind; nil for nothing.
    var dimming: RGBA?
    /// How opaque the dimming is, and how far what lies behind recedes, once nothing moves.
    var backdrop = AnimatablePair(0.0, 0.0)
    /// The presentation in which the presenter stands.
    fileprivate(set) weak var behind: Presentation?
    /// False once the presentation is on its way out: its views are seen going, and that is all.
    var isPresented = false
    /// The level that counts: nothing lies behind what presents it.
    fileprivate(set) var level: PresentationLevel
    /// It is among the presentations of the host.
    fileprivate var isListed = false

    // What the layout has found.

    /// The box in which all others stand: the views' own, or a screen's around it; `none` before the first layout.
    var outermost = BoxID.none
    /// The box in which the views stand.
    var content = BoxID.none
    /// What is taken from the proposal on each side, in points.
    var safeArea = EdgeInsets()
    /// What a keyboard takes at the bottom, beyond what is taken from the page without it, in points.
    var keyboard: CGFloat = 0
    /// Where views that are smaller than the presentation stand in it.
    var alignment = Alignment.center
    /// Whether the presentation is as large as the proposal also where nothing is taken from it.
    var isScreen = false
    /// What the safe area leaves of the proposal; NaN where nothing, or no end, is proposed.
    private(set) var room = Lengths.unspecified
    /// Nodes that are updated when the room is another, also where they are out of sight.
    var roomReaders: Set<NodeID> = []

    init(_ node: NodeID, presenter: NodeID = .none, traits: PresentationTraits = PresentationTraits(level: .page)) {
        self.node = node
        self.presenter = presenter
        self.traits = traits
        level = traits.level
    }

    func setRoom(in proposal: Lengths, _ queue: UpdateQueue) {
        func rest(_ length: Double, _ insets: CGFloat) -> Double {
            length.isFinite ? max(0, length - Double(insets)) : .unspecified
        }
        let now = Lengths(
            rest(proposal.width, safeArea.leading + safeArea.trailing),
            rest(proposal.height, safeArea.top + safeArea.bottom + keyboard))
        guard !now.isIdentical(to: room) else { return }
        room = now
        for node in roomReaders { queue.add(node) }
    }
}

/// The presentations of a host, the hindmost first.
@MainActor
final class Presentations {
    /// The root view's.
    let page = Presentation(.root)
    /// All others, also those on their way out.
    private(set) var above: [Presentation] = []
    /// The keyboard for a presentation above the page, if there is one, and how far up it reaches from the page's
    /// bottom.
    var keyboard: (presentation: Presentation, height: CGFloat)?
    /// Nodes below the root that it does not list: views that float over everything, and belong to no view of the page.
    var floating: Set<NodeID> = []
    /// Presenters that wait until another presentation is gone.
    var waiting: [(presenter: NodeID, animation: Animation?)] = []

    init() { page.isPresented = true }

    var all: [Presentation] { [page] + above }
    /// Without those on their way out.
    var presented: [Presentation] { [page] + above.filter(\.isPresented) }

    /// Puts a presentation in front of those of its level. One that a presentation's view presents never lies behind
    /// that presentation.
    func present(_ presentation: Presentation, from presenter: Presentation) {
        if presentation.isListed { remove(presentation) }
        presentation.level = max(presentation.traits.level, presenter.level)
        presentation.behind = presenter
        presentation.isPresented = true
        presentation.isListed = true
        let index = above.lastIndex { $0.level <= presentation.level }.map { $0 + 1 } ?? 0
        above.insert(presentation, at: index)
    }

    func remove(_ presentation: Presentation) {
        presentation.isListed = false
        above.removeAll { $0 === presentation }
    }

    /// How far a keyboard reaches up from the page's bottom while a text in a presentation above the page has the
    /// focus.
    func keyboard(of presentation: Presentation) -> CGFloat {
        keyboard.map { $0.presentation === presentation ? $0.height : 0 } ?? 0
    }

    /// The presentation, also one on its way out, that must be gone before another one can be presented from there.
    func obstacle(from presenter: Presentation) -> Presentation? {
        above.first { $0.traits.isExclusive && $0.behind === presenter }
    }
}

private struct PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
    /// The presentation in which a view stands; nil in the page.
    var presentation: Presentation? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

/// The tag of the nodes under which the views of presentations stand.
enum PresentationRoot {}

extension ViewGraph {
    /// The presentation in which a node stands. Costs the node's depth.
    func presentation(of node: NodeID) -> Presentation {
        var current = node
        while current >= 0, !isFree(current) {
            if isPresentationRoot(current) {
                return presentations.above.first { $0.node == current } ?? presentations.page
            }
            current = self[current].parent
        }
        return presentations.page
    }

    func isPresentationRoot(_ node: NodeID) -> Bool { self[node].tag == Node.tag(of: PresentationRoot.self) }

    /// Whether a presentation is shown: it is presented by a view that has a place.
    func isShown(_ presentation: Presentation) -> Bool {
        presentation.isPresented && presentation.outermost >= 0
            && (presentation.content < 0 || !tree[presentation.content].x.isNaN)
    }

    /// Takes a presentation, and all that is seen of it, out of the world.
    func remove(_ presentation: Presentation) {
        presentation.isPresented = false
        presentations.remove(presentation)
        if let ended = presentation.traits.ended {
            presentation.traits.ended = nil
            afterLayout.changes.append(
                Notice(name: "onDismiss", subject: Presentation.self) { [weak self] in
                    ended()
                    // What comes next appears when that has been told.
                    self?.callWaiting()
                })
        } else {
            callWaiting()
        }
        guard presentation.content >= 0 else { return }
        var screen = tree[presentation.content].parent
        presentation.content = .none
        presentation.outermost = .none
        removeSubtree(presentation.node)
        while screen >= 0 {
            let outer = tree[screen].parent
            tree.removeBox(screen)
            screen = outer
        }
    }

    /// Lets presenters try again that have waited until another presentation is gone.
    private func callWaiting() {
        let waiting = presentations.waiting
        presentations.waiting = []
        for (presenter, animation) in waiting where !isFree(presenter) {
            withAnimation(animation) { queue.add(presenter) }
        }
    }
}
