import Foundation
import PlumbGraphics
import PlumbLayout

/// A window on content that may be larger.
///
/// Along the axes it scrolls, it takes what is proposed and proposes nothing; across them it is exactly as large as its
/// content. Several views in it form a VStack. The rule: `ViewportAlgorithm`. How far it has been scrolled belongs to
/// its place in the view tree; `ScrollViewReader`, `scrollPosition` and `ViewHost.scroll(at:by:)` change it.
@Located
public struct ScrollView<Content: View>: PrimitiveView {
    /// The axes along which the content may be longer than the window.
    public var axes: Axis.Set
    /// Whether indicators appear while something moves.
    public var showsIndicators: Bool
    /// What is seen through the window.
    public var content: Content

    /// - Parameter showsIndicators: whether indicators appear while something moves.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: ScrollView, in builder: GraphBuilder) {
        if view.axes.contains(.vertical), let dressing = builder.values.scrollDressing {
            return dressing.add(view, to: builder)
        }
        var scope = builder.open(ScrollView.self)
        let scroll = builder.keepObject(ScrollNode(builder.graph, node: builder.node)) { _ in }
        let box = builder.box(.viewport, role: scroll.role, in: &scope)
        builder.configure(
            box,
            .viewport(view.axes),
            isNew: scope.isNew)
        scroll.update(view.axes, builder.values)
        scroll.role.pan?.indicators.update(view.showsIndicators, builder.values)
        // Beside a safe area, content is seen in it; within another scroll view, that one decides.
        if builder.values.hasSafeArea, builder.values.scrolledAxes.isDisjoint(with: view.axes) {
            builder.tree.markLookingAround(box)
        }
        // The position is this scroll view's, not that of those in it.
        let axes = view.axes
        let environment = EnvironmentModifier {
            $0.scrollPosition = nil
            $0.scrollIdealSize = nil
            $0.scrollRest = nil
            $0.scrollWatcher = nil
            $0.scrollObservers = ScrollObservers()
            $0.scrolledAxes.formUnion(axes)
        }
        builder.addScrolled(view.content, with: environment)
        builder.close(scope)
    }
}

/// What a scroll view draws and knows.
final class ScrollRole: PaintRole, TouchRole, CoordinateSpaceRole {
    fileprivate var axes: Axis.Set = []
    fileprivate var isClipped = true
    let state = Viewport()
    override var isSteady: Bool { hasNoIndicators }

    override var viewport: Viewport { state }
    /// The finger that scrolls.
    var pan: ScrollPan?
    var watcher: AnyObject? { pan }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        guard isClipped else { return }
        let rect = context.pixelAligned(state.shown(of: size))
        context.items.append(.pushClip(Path(rect.offsetBy(dx: context.origin.x, dy: context.origin.y)), FillStyle()))
    }

    override func endEffect(in context: inout DrawContext) { end(isClipped, in: &context) }

    func bounds(of size: CGSize) -> CGRect { state.shown(of: size) }

    var limitsTouches: Bool { isClipped }

    var spaceInsets: EdgeLengths { state.insets }

    func isCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }
}

extension Viewport {
    /// Where content is seen, in the coordinates of the scroll view: its bounds, and safe areas that it borders.
    fileprivate func shown(of size: CGSize) -> CGRect {
        CGRect(
            x: -bleed.near.width, y: -bleed.near.height, width: Double(size.width) + bleed[.horizontal],
            height: Double(size.height) + bleed[.vertical])
    }
}

/// The name of a scroll view's coordinates: of the innermost one, or the innermost one along an axis.
private struct ScrollSpace: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the innermost scroll view around: the origin is the top left corner of what it shows, within
    /// its safe area and the margins of its content. A view at rest at the beginning stands at 0 (Docs/Rules.md,
    /// section 14).
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }
    /// Those of the innermost one that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace(axis: axis)) }
}

/// A scroll view's place in the view tree: its offset, and the views it has been told to bring into sight.
@MainActor
final class ScrollNode: LayoutWatcher {
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }
    let role = ScrollRole()
    var state: Viewport { role.state }
    /// The view that is to come into sight, as long as it has not.
    private var request: ScrollRequest? { didSet { watch() } }
    private var position: ScrollPositionValue? { didSet { watch() } }
    /// Where the content was last told to go, or the view that was last written, and the offset then.
    private var lastAim: ScrollAim?
    private var reportedOffset: Lengths?
    /// How far the content could be moved when it was last brought to an edge.
    private var edgeLimit: Lengths?
    private var observers: [ScrollObserver] = [] { didSet { watch() } }
    private var tries = 0

    init(_ graph: ViewGraph, node: NodeID) {
        kept = graph.nodes.ref(node)
        super.init(graph, isLooking: false)
        role.pan = ScrollPan(GestureSite(graph, node: node), role.state)
    }

    private var box: BoxID { graph[node].box }

    private func watch() { isLooking = request != nil || position != nil || !observers.isEmpty }

    override func willRemove() {
        role.pan?.discard()
        request = nil
        position = nil
        observers = []
    }

    /// Takes over what modifiers around say.
    func update(_ axes: Axis.Set, _ values: EnvironmentValues) {
        role.axes = axes
        role.isClipped = !values.isScrollClipDisabled
        update(role.pan, axes, values)
        let anchors = values.scrollAnchors
        state.initial = ScrollNode.fractions(anchors.initialOffset)
        state.sizeChanges = ScrollNode.fractions(anchors.sizeChanges)
        let alignment = ScrollNode.fractions(anchors.alignment)
        let margins = values.contentMargins.lengths
        let ideal = values.scrollIdealSize.map { Lengths(Double($0.width), Double($0.height)) } ?? .unspecified
        if !ideal.isIdentical(to: state.ideal) {
            state.ideal = ideal
            graph.tree.invalidate(box)
        }
        if margins != state.margins || !alignment.isIdentical(to: state.alignment) {
            state.margins = margins
            state.alignment = alignment
            graph.tree.invalidate(box)
        }
        let observers = claim(values.scrollObservers)
        if !observers.elementsEqual(self.observers, by: ===) { self.observers = observers }
        position = values.scrollPosition
        guard let position, position.aim != lastAim else { return }
        lastAim = position.aim
        edgeLimit = nil
        if let aim = position.aim {
            let transaction = graph.transaction(in: graph[node].environment)
            // What has not been seen yet begins where it is to be.
            let isSeen = graph.update.isAnimating && !(state.limit.width.isNaN && state.limit.height.isNaN)
            scroll(
                to: ScrollRequest(
                    aim: aim, anchor: transaction.scrollTargetAnchor ?? position.anchor,
                    transaction: isSeen ? transaction : Transaction()))
        }
    }

    /// What fingers may do.
    private func update(_ pan: ScrollPan?, _ axes: Axis.Set, _ values: EnvironmentValues) {
        pan?.isEnabled = values.isScrollEnabled && values.isEnabled
        pan?.stop = nil
        if let behavior = values.scrollTargetBehavior {
            pan?.stop = { [unowned self] beginning, end, velocity in
                self.stop(end, from: beginning, velocity: velocity, behavior: behavior, axes: axes)
            }
        }
        pan?.rest = axes.contains(.vertical) ? values.scrollRest : nil
        pan?.rest?.found(self)
        pan?.handover = axes.contains(.vertical) ? values.scrollHandover : nil
        pan?.contentWatcher = axes.contains(.vertical) ? values.scrollWatcher : nil
        let horizontal = values.horizontalScrollBounceBehavior
        let vertical = values.verticalScrollBounceBehavior
        pan?.bounces = { [unowned state] axis in
            (axis == .horizontal ? horizontal : vertical) != .basedOnSize || state.limit[axis] > 0
        }
    }

    private static func fractions(_ anchor: UnitPoint?) -> Lengths {
        anchor.map { Lengths(Double($0.x), Double($0.y)) } ?? .unspecified
    }

    /// Brings a view into sight once it has its place.
    func scroll(to request: ScrollRequest) {
        self.request = request
        tries = 0
    }

    /// Layouts after which a view that lines keep pushing away is left where it is.
    private static let tryLimit = 20

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        stayAtEdge()
        if var request {
            if let offset = ScrollTargets(graph, in: node).offset(for: &request), tries < ScrollNode.tryLimit {
                tries += 1
                self.request = request
                let isThere = offset.isClose(to: state.offset)
                if request.transaction.animation != nil, !isThere || role.pan?.isTravelling == true {
                    self.request = nil
                    role.pan?.travel(
                        to: { [weak self, request] in
                            var request = request
                            return self.flatMap { ScrollTargets($0.graph, in: $0.node).offset(for: &request) }
                        },
                        request.transaction)
                    return
                }
                if role.pan?.isTravelling == true { role.pan?.halt() }
                // Other layouts to come may move it yet.
                if isThere, graph.queue.isEmpty {
                    self.request = nil
                } else {
                    if !isThere { graph.tree.setOffset(offset, of: box) }
                    graph.needsAnotherLayout(node, because: "a scroll view", of: ScrollNode.self)
                }
            } else {
                self.request = nil
            }
        }
        guard request == nil else { return }
        edgeLimit = state.limit
        for observer in observers { observer.look(at: self) }
        // On the way to a view, the id is that view's.
        if let position, role.pan?.isTravelling != true { report(position) }
    }

    /// Content that has become longer or shorter since it was brought to an edge stays there.
    private func stayAtEdge() {
        guard case .edge(let edge)? = position?.aim, request == nil, role.pan?.isTravelling != true else { return }
        guard let edgeLimit, !edgeLimit.isIdentical(to: state.limit), role.pan?.isMovedByUser != true else { return }
        scroll(to: ScrollRequest(aim: .edge(edge)))
    }

    /// Writes the id of the view at the anchor where somebody keeps it, if something has moved.
    private func report(_ position: ScrollPositionValue) {
        guard let last = reportedOffset else {
            reportedOffset = state.offset
            return
        }
        guard !last.isClose(to: state.offset) else { return }
        let offset = state.offset
        let isMovedByUser = role.pan?.isMovedByUser == true
        let isOfInterest = position.write != nil || isMovedByUser
        let id = isOfInterest ? ScrollTargets(graph, in: node).id(at: position.anchor) : nil
        graph.afterLayout.notices.append(
            Notice(name: "scrollPosition", subject: ScrollNode.self) {
                self.reportedOffset = offset
                self.role.pan?.isMovedByUser = false
                if isMovedByUser { position.follow?(id) }
                guard let id, let write = position.write, self.lastAim != .view(id, anchor: nil) else { return }
                self.lastAim = .view(id, anchor: nil)
                write(id)
            })
    }
}

extension Lengths {
    /// Equal to a thousandth of a point.
    fileprivate func isClose(to other: Lengths) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}
