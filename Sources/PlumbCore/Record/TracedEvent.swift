import Foundation
import PlumbLayout

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
        /// A stack offered its children their shares of a length, in this order; `gaps` is the sum of the distances
        /// between them.
        case offers(view: Int, axis: Axis, proposal: CGFloat, gaps: CGFloat, [TracedOffer])
        /// A view was asked for an explicit guide, for a size that it answered; nil where nobody has set it.
        case guide(view: Int, TracedGuide, proposal: ProposedViewSize, size: CGSize, value: CGFloat?)
        /// A view was put at an origin in the coordinates of the view around it (left to right).
        case place(view: Int, parent: Int?, origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
        /// A stack puts its views at these distances from each other.
        case gaps(view: Int, axis: Axis, [TracedGap])
        /// Of several views the first that fits the proposal is shown, else the last.
        case choice(view: Int, proposal: ProposedViewSize, chosen: Int?, [TracedCandidate])
        /// A grid has found the lengths of its columns and rows.
        case tracks(view: Int, columns: [CGFloat], rows: [CGFloat])
        /// A view that ignores safe areas reaches so far beyond its edges.
        case expand(view: Int, by: EdgeInsets)
        /// A text was set on lines in the place that it was given last.
        case text(view: Int, TracedText)
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

/// The distance between two neighbours in a stack, in points, and where it comes from.
public struct TracedGap: Sendable, Equatable {
    /// The neighbour that comes first.
    public var before: Int
    /// The neighbour that follows it.
    public var after: Int
    /// Points.
    public var length: CGFloat
    /// Where the distance comes from.
    public var reason: Reason

    /// Where a distance comes from.
    public enum Reason: String, Sendable {
        /// The stack's own `spacing`.
        case spacing
        /// Both are texts, whose fonts say how far lines stand from each other.
        case betweenTexts
        /// One of the two is a text.
        case besideText
        /// One of the two asks for it: a spacer, or a container for what is in it.
        case preferred
        /// Nobody asks for anything: the platform's distance.
        case standard
    }
}

/// One of the views of which the first that fits is shown.
public struct TracedCandidate: Sendable, Equatable {
    /// The view.
    public var view: Int
    /// Its ideal size, which must fit.
    public var ideal: CGSize
    /// On which axes it is longer than what is proposed; none where it fits.
    public var failsOn: Axis.Set
}

/// Turns what the engine has noted down into events.
@MainActor
struct TracedEvents {
    private(set) var events: [TracedEvent] = []

    init(_ entries: [LayoutRecorder.Entry], in graph: ViewGraph) {
        events.reserveCapacity(entries.count)
        var texts: [(view: BoxID, proposal: Lengths)] = []
        var textIndices: [BoxID: Int] = [:]
        for entry in entries {
            events.append(TracedEvent(entry))
            if case .place(let box, _, _, let proposal, _) = entry.event, !graph.tree.isFree(box),
                graph.tree.role(of: box) is any TracedTextRole
            {
                if let known = textIndices[box] {
                    texts[known].proposal = proposal
                } else {
                    textIndices[box] = texts.count
                    texts.append((box, proposal))
                }
            }
        }
        for text in texts {
            guard let role = graph.tree.role(of: text.view) as? any TracedTextRole else { continue }
            let traced = role.traced(proposal: text.proposal)
            events.append(
                TracedEvent(depth: 0, isRemembered: false, kind: .text(view: Int(text.view), traced)))
        }
    }
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
                view: Int(box), TracedGuide(key), proposal: ProposedViewSize(proposal), size: size.cgSize,
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
        case .gaps(let box, let axis, let gaps):
            kind = .gaps(
                view: Int(box), axis: axis,
                gaps.map {
                    TracedGap(
                        before: Int($0.before), after: Int($0.after), length: CGFloat($0.length),
                        reason: TracedGap.Reason($0.reason))
                })
        case .choice(let box, let proposal, let chosen, let candidates):
            kind = .choice(
                view: Int(box), proposal: ProposedViewSize(proposal), chosen: chosen < 0 ? nil : Int(chosen),
                candidates.map { candidate in
                    var axes: Axis.Set = []
                    if candidate.failsWidth { axes.insert(.horizontal) }
                    if candidate.failsHeight { axes.insert(.vertical) }
                    return TracedCandidate(
                        view: Int(candidate.child), ideal: candidate.ideal.cgSize, failsOn: axes)
                })
        case .tracks(let box, let columns, let rows):
            kind = .tracks(view: Int(box), columns: columns.map { CGFloat($0) }, rows: rows.map { CGFloat($0) })
        case .expand(let box, let reach):
            kind = .expand(
                view: Int(box),
                by: EdgeInsets(
                    top: CGFloat(reach.top), leading: CGFloat(reach.leading), bottom: CGFloat(reach.bottom),
                    trailing: CGFloat(reach.trailing)))
        }
    }
}

extension TracedGap.Reason {
    fileprivate init(_ reason: Spacing.Reason?) {
        switch reason {
        case nil: self = .spacing
        case .betweenTexts: self = .betweenTexts
        case .besideText: self = .besideText
        case .preferred: self = .preferred
        case .standard: self = .standard
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
