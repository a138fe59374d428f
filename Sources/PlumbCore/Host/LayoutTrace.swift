import Foundation
import PlumbLayout

/// Everything that passed between views during a layout: what was proposed and answered, in which order and why, which guides were
/// set, and where each view was put.
///
/// `ViewHost.trace()` records one. Lengths are points; a proposal of nil is "your ideal length". Recording changes no frame.
public struct LayoutTrace: Sendable {
    /// The views that took part, parents before children.
    public var views: [TracedView]
    /// What happened, in the order in which it began.
    public var events: [TracedEvent]
}

/// A view (or modifier) that takes part in a layout.
public struct TracedView: Sendable, Equatable {
    /// The number by which events name the view.
    public var id: Int
    /// The view around it; nil for the root of a plane.
    public var parent: Int?
    /// Its type without generic arguments: `HStack`, `PaddingModifier`.
    public var name: String
    /// The innermost view whose body made it; nil where no body did.
    public var body: String?
    /// The engine's algorithm: `line`, `frame`, `measured` …
    public var rule: String
    /// Its `accessibilityIdentifier`.
    public var identifier: String?
    /// Where it was written; nil where that is not known, and where places are not recorded.
    package var point: SourcePoint?
    /// Where views and modifiers were written that have no box of their own, and whose first box this is; outermost first.
    package var pointsAround: [SourcePoint] = []
}

/// Something that happened during a layout.
public struct TracedEvent: Sendable, Equatable {
    /// How many questions were being answered around this one: what a question led to follows it, one deeper.
    public var depth: Int
    /// Whether the same was asked, and answered, before: the answer is remembered.
    public var isRemembered: Bool
    /// What happened.
    public var kind: Kind

    /// What can happen between views.
    public enum Kind: Sendable, Equatable {
        /// A view whose axes are independent was asked for its length on one axis.
        case length(view: Int, axis: Axis, proposal: CGFloat?, answer: CGFloat)
        /// A view whose axes depend on each other was asked for its size.
        case size(view: Int, proposal: ProposedViewSize, answer: CGSize)
        /// A stack offered its children their shares of a length, in this order; `gaps` is the sum of the distances between them.
        case offers(view: Int, axis: Axis, proposal: CGFloat, gaps: CGFloat, [TracedOffer])
        /// A view was asked for an explicit guide, for a size that it answered; nil where nobody has set it.
        case guide(view: Int, name: String, proposal: ProposedViewSize, size: CGSize, value: CGFloat?)
        /// A view was put at an origin in the coordinates of the view around it (left to right).
        case place(view: Int, parent: Int?, origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
    }
}

/// What a stack offered to one child, and why then.
public struct TracedOffer: Sendable, Equatable {
    /// The child.
    public var view: Int
    /// Why the child comes after the one before it.
    public var reason: Reason
    /// Its layout priority.
    public var priority: Double
    /// Its length for a proposal of 0.
    public var minimum: CGFloat
    /// Its length for a proposal of ∞; what it is longer than the minimum is its flexibility.
    public var maximum: CGFloat
    /// Its share.
    public var offer: CGFloat
    /// Its length for the share.
    public var answer: CGFloat

    /// Why a child comes after the one before it.
    public enum Reason: String, Sendable {
        /// Nobody comes before it.
        case first
        /// Its priority is lower.
        case priority
        /// It is more flexible.
        case flexibility
        /// Both are unlimited, and it needs less.
        case minimum
        /// Nothing tells them apart but the order in the source.
        case order
    }
}

extension ViewHost {
    /// Lays everything out anew, and records what passes between the views.
    public func trace() -> LayoutTrace {
        let recorder = LayoutRecorder()
        graph.tree.recorder = recorder
        graph.tree.forgetLayout()
        update()
        graph.tree.recorder = nil
        return LayoutTrace(views: TracedViews(graph).views, events: recorder.entries.map { TracedEvent($0) })
    }
}

/// Finds out which view made which box.
@MainActor
private struct TracedViews {
    private(set) var views: [TracedView] = []
    private let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
        for plane in graph.planes.presented { visit(plane.node, parent: nil, body: nil, []) }
    }

    private mutating func visit(_ node: NodeID, parent: Int?, body: String?, _ around: [SourcePoint]) {
        var points = around + graph.points(around: node) + (graph.point(of: node).map { [$0] } ?? [])
        var parent = parent
        var body = body
        let name = Node.type(of: graph[node].tag).map(TracedViews.name) ?? "root"
        if graph[node].object?.takeUnretainedValue() is any BodyNode { body = name }
        let box = graph[node].box
        if box >= 0 {
            views.append(
                TracedView(
                    id: Int(box), parent: parent, name: name, body: body, rule: "\(graph.tree[box].rule)",
                    identifier: (graph.tree.role(of: box) as? IdentifierRole)?.identifier, point: points.last,
                    pointsAround: points.dropLast()))
            parent = Int(box)
            points = []
        }
        var child = graph[node].firstChild
        while child >= 0 {
            visit(child, parent: parent, body: body, points)
            child = graph[child].nextSibling
        }
    }

    /// A type's name without module and generic arguments.
    private static func name(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

extension TracedEvent {
    fileprivate init(_ entry: LayoutRecorder.Entry) {
        depth = entry.depth
        isRemembered = entry.isKnown
        switch entry.event {
        case .length(let box, let axis, let proposal, let answer):
            kind = .length(
                view: Int(box), axis: axis, proposal: proposal.isNaN ? nil : CGFloat(proposal), answer: CGFloat(answer))
        case .size(let box, let proposal, let answer):
            kind = .size(view: Int(box), proposal: ProposedViewSize(proposal), answer: answer.cgSize)
        case .guide(let box, let key, let proposal, let size, let value):
            kind = .guide(
                view: Int(box), name: key.name, proposal: ProposedViewSize(proposal), size: size.cgSize,
                value: value.isNaN ? nil : CGFloat(value))
        case .offers(let box, let axis, let total, let gaps, let offers):
            kind = .offers(
                view: Int(box), axis: axis, proposal: CGFloat(total), gaps: CGFloat(gaps),
                offers.indices.map { TracedOffer(offers[$0], after: $0 > 0 ? offers[$0 - 1] : nil) })
        case .place(let box, let parent, let origin, let proposal, let size):
            kind = .place(
                view: Int(box), parent: parent < 0 ? nil : Int(parent),
                origin: CGPoint(x: origin.width, y: origin.height), proposal: ProposedViewSize(proposal),
                size: size.cgSize)
        }
    }
}

extension TracedOffer {
    fileprivate init(_ offer: LayoutRecorder.Offer, after previous: LayoutRecorder.Offer?) {
        view = Int(offer.child)
        priority = offer.priority
        minimum = CGFloat(offer.minimum)
        maximum = CGFloat(offer.maximum)
        self.offer = CGFloat(offer.share)
        answer = CGFloat(offer.answer)
        let flexibility = offer.maximum - offer.minimum
        guard let previous else {
            reason = .first
            return
        }
        if previous.priority != offer.priority {
            reason = .priority
        } else if previous.maximum - previous.minimum != flexibility {
            reason = .flexibility
        } else {
            reason = flexibility == .infinity && previous.minimum != offer.minimum ? .minimum : .order
        }
    }
}
