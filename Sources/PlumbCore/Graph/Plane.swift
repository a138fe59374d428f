import Foundation
import PlumbGraphics
import PlumbLayout

/// One of the planes that a host shows one above the other: the page, and whatever is presented over it (a menu, a
/// sheet, an alert).
///
/// 1. A plane is a root of its own, of nodes and of boxes: it is laid out for its own proposal in its own safe area,
/// and stands at an origin on the page. All places are told in the page's coordinates. 2. Its views belong to the view
/// that presents them: they inherit its environment and go with it. No box of theirs stands in a box of the presenter,
/// whose size and place don't know of them. 3. The passes take the planes one after the other, the hindmost first; of
/// what a plane shows they know what stands here.
@MainActor
final class Plane {
    /// The node under which the plane's views stand. Its parent is the node of the presenter.
    let node: NodeID
    /// Who presents the plane; `none` for the page.
    let presenter: NodeID
    /// How planes of a host stand to each other, and what they do beyond showing views.
    var traits: PlaneTraits
    /// What is painted over all that lies behind; nil for nothing.
    var dimming: RGBA?
    /// False once the plane is on its way out: its views are seen going, and that is all.
    var isPresented = false
    /// The level that counts: nothing lies behind what presents it.
    fileprivate(set) var level: PlaneLevel
    /// It is among the planes of the host.
    fileprivate var isListed = false

    // What the layout has found.

    /// The box in which all others stand: the views' own, or a screen's around it; `none` before the first layout.
    var outermost = BoxID.none
    /// The box in which the views stand.
    var content = BoxID.none
    /// What is taken from the proposal on each side, in points.
    var safeArea = EdgeInsets()
    /// Where views that are smaller than the plane stand in it.
    var alignment = Alignment.center
    /// Whether the plane is as large as the proposal also where nothing is taken from it.
    var isScreen = false
    /// What the safe area leaves of the proposal; NaN where nothing, or no end, is proposed.
    private(set) var room = Lengths.unspecified
    /// Nodes that are updated when the room is another, also where they are out of sight.
    var roomReaders: Set<NodeID> = []

    init(_ node: NodeID, presenter: NodeID = .none, traits: PlaneTraits = PlaneTraits(level: .page)) {
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
            rest(proposal.height, safeArea.top + safeArea.bottom))
        guard !now.isIdentical(to: room) else { return }
        room = now
        for node in roomReaders { queue.add(node) }
    }
}

/// How far in front planes lie. Of one level, what came later lies above.
package enum PlaneLevel: Int, Comparable, Sendable {
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

    package static func < (a: PlaneLevel, b: PlaneLevel) -> Bool { a.rawValue < b.rawValue }
}

/// What a plane does beyond showing views.
package struct PlaneTraits {
    package var level: PlaneLevel
    /// Where the plane stands; the whole page unless stated.
    package var place: (PlaneRoom) -> PlanePlace = { PlanePlace($0.page, $0.safeArea) }
    /// Whether what lies behind is out of reach of fingers and the mouse.
    package var blocksTouches = true
    /// Whether keys are for this plane and those above it only: the focus leaves what lies behind, and comes back when
    /// the plane goes.
    package var holdsKeys = true
    /// Runs when a finger comes down beside everything in the plane, if touches end here.
    package var touchedOutside: (() -> Void)?
    /// Runs when the escape key is pressed, and nobody in the plane takes it.
    package var cancel: (() -> Void)?

    package init(level: PlaneLevel) { self.level = level }
}

/// What a plane is placed by. Points, from the page's top left corner.
package struct PlaneRoom {
    /// The page with its safe area: as large as what the host is proposed; where it is proposed nothing, as the root
    /// view. It begins where the root view does: from right to left, at its right edge.
    package let page: CGRect
    /// What bars take from the page.
    package let safeArea: EdgeInsets
    /// The frame of the view that presents the plane; nil where that has no box.
    package let anchor: CGRect?
    package let isRightToLeft: Bool
    let measure: (ProposedViewSize) -> CGSize

    /// What the plane's views answer to a proposal.
    package func size(for proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a plane stands. Points, from the page's top left corner.
package struct PlanePlace {
    /// The plane is proposed its size.
    package var frame: CGRect
    /// What views in the plane keep clear of.
    package var safeArea: EdgeInsets
    /// Where views that are smaller than the rest stand in it.
    package var alignment: Alignment

    package init(_ frame: CGRect, _ safeArea: EdgeInsets = EdgeInsets(), alignment: Alignment = .center) {
        self.frame = frame
        self.safeArea = safeArea
        self.alignment = alignment
    }
}

/// The planes of a host, the hindmost first.
@MainActor
final class Planes {
    /// The root view's.
    let page = Plane(.root)
    /// All others, also those on their way out.
    private(set) var above: [Plane] = []

    init() { page.isPresented = true }

    var all: [Plane] { [page] + above }
    /// Without those on their way out.
    var presented: [Plane] { [page] + above.filter(\.isPresented) }

    /// Puts a plane in front of those of its level. One that a plane's view presents never lies behind that plane.
    func present(_ plane: Plane, from presenter: Plane) {
        if plane.isListed { remove(plane) }
        plane.level = max(plane.traits.level, presenter.level)
        plane.isPresented = true
        plane.isListed = true
        let index = above.lastIndex { $0.level <= plane.level }.map { $0 + 1 } ?? 0
        above.insert(plane, at: index)
    }

    func remove(_ plane: Plane) {
        plane.isListed = false
        above.removeAll { $0 === plane }
    }
}

private struct PlaneKey: EnvironmentKey { static var defaultValue: Plane? { nil } }

extension EnvironmentValues {
    /// The plane in which a view stands; nil in the page.
    var plane: Plane? {
        get { self[PlaneKey.self] }
        set { self[PlaneKey.self] = newValue }
    }
}

/// The tag of the nodes under which the views of planes stand.
enum PlaneRoot {}

extension ViewGraph {
    /// The plane in which a node stands. Costs the node's depth.
    func plane(of node: NodeID) -> Plane {
        var current = node
        while current >= 0, !isFree(current) {
            if isPlaneRoot(current) { return planes.above.first { $0.node == current } ?? planes.page }
            current = self[current].parent
        }
        return planes.page
    }

    func isPlaneRoot(_ node: NodeID) -> Bool { self[node].tag == Node.tag(of: PlaneRoot.self) }

    /// Whether a plane is shown: it is presented by a view that has a place.
    func isShown(_ plane: Plane) -> Bool {
        plane.isPresented && plane.outermost >= 0 && (plane.content < 0 || !tree[plane.content].x.isNaN)
    }

    /// Takes a plane, and all that is seen of it, out of the world.
    func remove(_ plane: Plane) {
        plane.isPresented = false
        planes.remove(plane)
        guard plane.content >= 0 else { return }
        var screen = tree[plane.content].parent
        plane.content = .none
        plane.outermost = .none
        removeSubtree(plane.node)
        while screen >= 0 {
            let outer = tree[screen].parent
            tree.removeBox(screen)
            screen = outer
        }
    }
}
