import Foundation
import PlumbLayout

/// A view (or modifier) that takes part in a layout.
public struct TracedView: Sendable, Equatable {
    /// The number by which events name the view.
    public var id: Int
    /// The view around it; nil for the root of a presentation.
    public var parent: Int?
    /// Its type without generic arguments: `HStack`, `PaddingModifier`.
    public var name: String
    /// The innermost view of the user's in whose body it was written; nil where there is none.
    public var body: String?
    /// Whether it is a part of a view or modifier of Plumb's own, which the user has not written: what a button is made
    /// of.
    public var isInside: Bool
    /// Whether it stands for a view that Plumb makes of others, as the user has written it: a button. It has that
    /// view's name; what it consists of is inside.
    public var isComposite = false
    /// What it is, where its name alone does not tell.
    package var kind: Kind
    /// The engine's algorithm.
    public var rule: Rule
    /// Its `accessibilityIdentifier`.
    public var identifier: String?
    /// What it was given.
    public var parameters: TracedParameters
    /// Where it was written; nil where that is not known, and where places are not recorded.
    package var point: SourcePoint?
    /// Where views and modifiers were written that have no box of their own, and whose first box this is; outermost
    /// first.
    package var pointsAround: [SourcePoint] = []
    /// The stack whose only view it is.
    package var loneStack: LoneStack?
    /// Whether it is a text, and a modifier of its own says how its lines stand to each other.
    package var hasOwnTextAlignment = false
    /// What a control says of it, where it was placed.
    package var notes: [LayoutNote] = []
    /// What it says to the screen or the row around; of several, the outermost first.
    package var said: [SaidTrait] = []
}

/// Finds out which view made which box, and what it was given.
@MainActor
struct TracedViews {
    private(set) var views: [TracedView] = []
    private let graph: ViewGraph
    private let placed: Set<BoxID>
    private let byTypes: Bool
    private var given = GivenTypes()
    private var found: [BoxID: Made] = [:]

    /// What the nodes know of a box.
    private struct Made {
        var name: TracedName
        var body: String?
        var isInside: Bool
        var isComposite = false
        var points: [SourcePoint] = []
        var loneStack: LoneStack?
        var hasOwnTextAlignment = false
        var node: NodeObject?
        var said: [SaidTrait] = []
    }

    /// - Parameters:
    ///   - placed: the boxes that the layout has placed.
    ///   - byTypes: whether types say what users have given to a view of Plumb's own, not places, which only some
    ///     programs know.
    init(_ graph: ViewGraph, placed: Set<BoxID>, byTypes: Bool = false) {
        (self.graph, self.placed, self.byTypes) = (graph, placed, byTypes)
        for presentation in graph.presentations.presented {
            visit(presentation.node, Surroundings())
            list(presentation.outermost >= 0 ? presentation.outermost : graph[presentation.node].box, parent: nil)
        }
    }

    /// What is known of the nodes around one.
    @MainActor
    private struct Surroundings {
        var body: String?
        var isInside = false
        /// Where the views of Plumb's own were written that it is inside of.
        var outside: [SourcePoint] = []
        /// The type of the innermost such view that users have written, with the types of what it was given.
        var whole = ""
        /// The name of such a view that has no box yet.
        var composite: TracedName?
        var points: [SourcePoint] = []
        var stack: LoneStack?
        var isAligned = false
        var said: [SaidTrait] = []
        /// Whether it is what Plumb puts around a member: the box in it belongs to that.
        var isRow = false

        /// Whether a node is a modifier of the user's that stands around a member of a view of Plumb's own, before that
        /// has a box: the view itself is further in.
        func isModified(by type: Any.Type?, at point: SourcePoint?) -> Bool {
            guard composite != nil, let type, let point else { return false }
            return !outside.contains(point) && (type is any MemberModifier.Type || TracedName(type).kind == .modifier)
        }
    }

    /// Looks at the nodes: who made the boxes.
    ///
    /// A view of Plumb's that has a body is one view to its users: what it consists of is inside, up to what they have
    /// given it.
    private mutating func visit(_ node: NodeID, _ around: Surroundings) {
        var here = around
        here.stack = graph.record?.log?.loneStacks[node] ?? around.stack
        here.isAligned = around.isAligned || graph.record?.log?.alignedTexts.contains(node) == true
        let own = graph.point(of: node)
        let points = graph.points(around: node) + (own.map { [$0] } ?? [])
        let type = Node.type(of: graph[node].tag)
        here.isRow = type.map { $0 is any RowAround.Type } ?? false
        let isAround = !byTypes && (around.isRow || here.isRow || graph.isPresentationRoot(node))
        let isModifier = !byTypes && !isAround && here.isModified(by: type, at: own)
        if !isModifier { here.points += points }
        if byTypes {
            // In a view of Plumb's own is the users' what it was given, by the types of that.
            here.isInside = !here.whole.isEmpty && !given.has(here.whole, type)
            if !here.isInside { here.composite = nil }
        } else if let own, here.isInside, !isModifier, !isAround, !here.outside.contains(own) {
            (here.isInside, here.composite) = (false, nil)
        }
        let object = graph[node].object?.takeUnretainedValue()
        if var said = (object as? any SayingNode)?.said {
            said.point = own ?? (here.isInside ? here.outside.last : nil)
            here.said.append(said)
        }
        if object is any BodyNode, let type {
            if let name = UserTypes.name(of: type) {
                (here.body, here.isInside, here.composite) = (name, false, nil)
                here.whole = ""
            } else {
                let isOwn = own != nil || byTypes
                if isOwn, !here.isInside, !(type is any ModifierBody.Type) { here.composite = TracedName(type) }
                if byTypes, !here.isInside { here.whole = String(reflecting: type) }
                here.isInside = true
                if let own { here.outside.append(own) }
            }
        }
        let box = graph[node].box
        if box >= 0, isAround {
            found[box] = Made(name: TracedName(type), body: here.body, isInside: true, node: object)
        } else if box >= 0, isModifier {
            found[box] = Made(
                name: TracedName(type), body: here.body, isInside: false, points: points, loneStack: here.stack,
                node: object, said: here.said)
            (here.stack, here.said) = (nil, [])
        } else if isModifier {
            here.points = points + here.points
        } else if box >= 0 {
            let isComposite = here.composite != nil
            found[box] = Made(
                name: here.composite ?? TracedName(type), body: here.body,
                isInside: here.isInside && !isComposite, isComposite: isComposite, points: here.points,
                loneStack: here.stack, hasOwnTextAlignment: here.isAligned, node: object,
                said: here.said)
            (here.points, here.stack, here.composite, here.said) = ([], nil, nil, [])
        }
        var child = graph[node].firstChild
        while child >= 0 {
            visit(child, here)
            // What Plumb puts beside a member was not written where the member was.
            if isAround { (here.points, here.said) = ([], []) }
            // What a modifier puts before or behind a view of Plumb's own is not that view.
            if isModifier { here.composite = nil }
            child = graph[child].nextSibling
        }
    }

    /// Goes through the boxes, those that no node made included: a screen's, say.
    private mutating func list(_ box: BoxID, parent: Int?) {
        guard box >= 0 else { return }
        let tree = graph.tree
        var made = found[box] ?? Made(name: TracedName(withoutViewOf: tree[box]), body: nil, isInside: true)
        // What it consists of may be one layout.
        if byTypes || !made.isComposite, let layout = tree.role(of: box) as? CustomLayoutRole {
            made.name.take(from: layout)
        }
        views.append(
            TracedView(
                id: Int(box), parent: parent, name: made.name.name, body: made.body, isInside: made.isInside,
                kind: made.name.kind, rule: TracedView.Rule(tree[box].rule),
                identifier: (tree.role(of: box) as? IdentifierRole)?.identifier,
                parameters: TracedParameters(of: box, in: tree), point: made.points.last,
                pointsAround: made.points.dropLast().filter { $0 != made.points.last }))
        views[views.count - 1].isComposite = made.isComposite
        views[views.count - 1].loneStack = made.loneStack
        views[views.count - 1].hasOwnTextAlignment = made.hasOwnTextAlignment
        views[views.count - 1].said = made.said
        if placed.contains(box) { views[views.count - 1].notes = graph.notes(of: box, madeBy: made.node) }
        tree.forEachChild(of: box) { list($0, parent: Int(box)) }
    }
}

extension TracedParameters {
    /// What a box says, and the role that it has.
    @MainActor
    init(of id: BoxID, in tree: LayoutTree) {
        let box = tree[id]
        func length(_ value: Double) -> CGFloat? { value.isNaN ? nil : CGFloat(value) }
        func align() {
            horizontalAlignment = TracedGuide(box.horizontal)
            verticalAlignment = TracedGuide(box.vertical)
        }
        let isVertical = box.flags.contains(.vertical)
        let priority = tree.priority(of: id)
        if priority != 0, box.rule != .spacer { self.priority = priority }
        switch box.rule {
        case .spacer:
            minLength = length(box.leastLength)
            if !box.flags.contains(.noOrientation) { axis = isVertical ? .vertical : .horizontal }
        case .divider: if !box.flags.contains(.noOrientation) { axis = isVertical ? .vertical : .horizontal }
        case .frame:
            (width, height) = (length(box.given.width), length(box.given.height))
            align()
        case .flexibleFrame:
            align()
            guard tree.hasLimits(id) else { break }
            let limits = tree.flexibleFrame(id)
            (minWidth, idealWidth, maxWidth) = (
                length(limits.width.minimum), length(limits.width.ideal), length(limits.width.maximum)
            )
            (minHeight, idealHeight, maxHeight) = (
                length(limits.height.minimum), length(limits.height.ideal), length(limits.height.maximum)
            )
        case .insets:
            let (near, far) = (box.nearInsets, tree.furtherNumbers(of: id))
            insets = EdgeInsets(
                top: length(near.height) ?? 0, leading: length(near.width) ?? 0, bottom: length(far.height) ?? 0,
                trailing: length(far.width) ?? 0)
        case .stack:
            axis = isVertical ? .vertical : .horizontal
            if box.flags.contains(.uniformSpacing) { spacing = length(box.givenSpacing) }
            if isVertical {
                horizontalAlignment = TracedGuide(box.horizontal)
            } else {
                verticalAlignment = TracedGuide(box.vertical)
            }
        case .zStack: align()
        case .layers:
            align()
            isBehind = box.flags.contains(.behind)
        case .fixedSize, .viewThatFits, .viewport: axes = box.axes
        case .ratio:
            ratio = length(box.ratio.width / box.ratio.height)
            fills = box.flags.contains(.covers)
        case .position: position = CGPoint(x: box.point.width, y: box.point.height)
        case .guide: guide = TracedGuide(isVertical ? box.vertical : box.horizontal)
        case .ignoreSafeArea: edges = Self.edges(box.ignoredEdges)
        case .fill, .rigid, .coupled, .measured, .forward, .pages, .safeAreaInset, .displaced, .reader, .custom: break
        }
        let role = tree.role(of: id)
        (role as? any TracedRole)?.describe(&self)
        if let own = (role as? PaintRole)?.transform(for: box.size.cgSize), own.affine?.isIdentity != true {
            transform = tree.onPage(own, of: id, size: box.size).affine
        }
    }

    /// The engine's bits.
    private static func edges(_ bits: Int) -> Edge.Set {
        var edges: Edge.Set = []
        if bits & 1 != 0 { edges.insert(.top) }
        if bits & 2 != 0 { edges.insert(.leading) }
        if bits & 4 != 0 { edges.insert(.bottom) }
        if bits & 8 != 0 { edges.insert(.trailing) }
        return edges
    }
}
