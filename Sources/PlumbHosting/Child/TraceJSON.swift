import Foundation
import PlumbCore
import PlumbRendering

/// The lines of `plumb layout --trace`: first a line for each view, then one for each event (Docs/Trace.md).
enum TraceJSON {
    /// - Parameter places: says where views were written.
    @MainActor static func lines(_ trace: LayoutTrace, _ places: PlaceResolver) -> String {
        var lines = ""
        for view in trace.views { lines += line(view, places) + "\n" }
        for event in trace.events { lines += line(event) + "\n" }
        return lines
    }

    @MainActor private static func line(_ view: TracedView, _ places: PlaceResolver) -> String {
        var members = [
            ("event", LayoutJSON.quoted("view")), ("view", "\(view.id)"),
            ("parent", view.parent.map(String.init) ?? "null"),
            ("name", LayoutJSON.quoted(view.name)), ("rule", LayoutJSON.quoted(view.rule)),
        ]
        if let body = view.body { members.append(("body", LayoutJSON.quoted(body))) }
        if let identifier = view.identifier { members.append(("identifier", LayoutJSON.quoted(identifier))) }
        members += places.members(of: view)
        return object(members)
    }

    private static func line(_ event: TracedEvent) -> String {
        func members(_ name: String, _ view: Int, _ rest: [(String, String)]) -> String {
            object(
                [("event", LayoutJSON.quoted(name)), ("depth", "\(event.depth)"), ("view", "\(view)")] + rest
                    + (event.isRemembered ? [("remembered", "true")] : []))
        }
        switch event.kind {
        case .length(let view, let axis, let proposal, let answer):
            return members(
                "length", view, [("axis", name(axis)), ("proposal", number(proposal)), ("answer", number(answer))])
        case .size(let view, let proposal, let answer):
            return members("size", view, [("proposal", array(proposal)), ("answer", array(answer))])
        case .offers(let view, let axis, let proposal, let gaps, let offers):
            return members(
                "offers", view,
                [
                    ("axis", name(axis)), ("proposal", number(proposal)), ("gaps", number(gaps)),
                    ("children", "[" + offers.map(line).joined(separator: ", ") + "]"),
                ])
        case .guide(let view, let guide, let proposal, let size, let value):
            return members(
                "guide", view,
                [
                    ("guide", LayoutJSON.quoted(guide)), ("proposal", array(proposal)), ("size", array(size)),
                    ("value", number(value)),
                ])
        case .place(let view, let parent, let origin, let proposal, let size):
            return members(
                "place", view,
                [
                    ("parent", parent.map(String.init) ?? "null"), ("origin", array([origin.x, origin.y])),
                    ("proposal", array(proposal)), ("size", array(size)),
                ])
        }
    }

    private static func line(_ offer: TracedOffer) -> String {
        object([
            ("view", "\(offer.view)"), ("reason", LayoutJSON.quoted(offer.reason.rawValue)),
            ("priority", number(CGFloat(offer.priority))), ("minimum", number(offer.minimum)),
            ("maximum", number(offer.maximum)), ("offer", number(offer.offer)), ("answer", number(offer.answer)),
        ])
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(LayoutJSON.quoted($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    private static func name(_ axis: Axis) -> String { LayoutJSON.quoted(axis == .horizontal ? "width" : "height") }

    private static func array(_ size: CGSize) -> String { array([size.width, size.height]) }
    private static func array(_ proposal: ProposedViewSize) -> String { array([proposal.width, proposal.height]) }
    private static func array(_ values: [CGFloat?]) -> String {
        "[" + values.map(number).joined(separator: ", ") + "]"
    }

    /// JSON has no infinity: it is a string here, because proposals of ∞ are part of the negotiation.
    private static func number(_ value: CGFloat?) -> String {
        if value == .infinity { return "\"infinity\"" }
        if value == -.infinity { return "\"-infinity\"" }
        return LayoutJSON.number(value)
    }
}
