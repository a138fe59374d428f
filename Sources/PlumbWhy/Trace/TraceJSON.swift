import Foundation
import PlumbCore

/// The lines of `plumb layout --trace`: first a line for each view, then one for each update, then one for each event
/// (Docs/Trace.md).
package enum TraceJSON {
    /// - Parameter places: says where views were written.
    @MainActor package static func lines(_ trace: LayoutTrace, _ updates: [TracedUpdate], _ places: SourceResolver)
        -> String
    {
        var lines = ""
        for view in trace.views { lines += line(view, places) + "\n" }
        for update in updates { lines += UpdateJSON(places: places).line(update) + "\n" }
        for event in trace.events { lines += line(event) + "\n" }
        return lines
    }

    @MainActor private static func line(_ view: TracedView, _ places: SourceResolver) -> String {
        var members = [
            ("event", LayoutJSON.quoted("view")), ("view", "\(view.id)"),
            ("parent", view.parent.map(String.init) ?? "null"),
            ("name", LayoutJSON.quoted(view.name)), ("rule", LayoutJSON.quoted(view.rule.rawValue)),
        ]
        if let body = view.body { members.append(("body", LayoutJSON.quoted(body))) }
        if view.isInside { members.append(("inside", "true")) }
        if view.isComposite { members.append(("composite", "true")) }
        if let identifier = view.identifier { members.append(("identifier", LayoutJSON.quoted(identifier))) }
        let parameters = self.members(of: view.parameters)
        if !parameters.isEmpty { members.append(("parameters", object(parameters))) }
        members += places.members(of: view)
        return object(members)
    }

    /// What a view was given; members that were not given are left out.
    private static func members(of parameters: TracedParameters) -> [(String, String)] {
        var members: [(String, String)] = []
        func add(_ name: String, _ value: String?) {
            if let value { members.append((name, value)) }
        }
        func add(_ name: String, _ value: CGFloat?) { add(name, value.map { number($0) }) }
        func add(_ name: String, _ value: Bool?) { add(name, value.map { "\($0)" }) }
        func addText(_ name: String, _ value: String?) { add(name, value.map { LayoutJSON.quoted($0) }) }
        let own = parameters
        add("axis", own.axis.map { name($0) })
        addText("horizontalAlignment", own.horizontalAlignment?.name)
        addText("verticalAlignment", own.verticalAlignment?.name)
        add("spacing", own.spacing)
        add("width", own.width)
        add("height", own.height)
        add("minWidth", own.minWidth)
        add("idealWidth", own.idealWidth)
        add("maxWidth", own.maxWidth)
        add("minHeight", own.minHeight)
        add("idealHeight", own.idealHeight)
        add("maxHeight", own.maxHeight)
        add("insets", own.insets.map { array($0) })
        add("priority", own.priority.map { CGFloat($0) })
        add("axes", own.axes.map { names($0) })
        add("ratio", own.ratio)
        add("fills", own.fills)
        add("position", own.position.map { array([$0.x, $0.y]) })
        add("transform", own.transform.map { array([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) })
        addText("guide", own.guide?.name)
        add("edges", own.edges.map { names($0) })
        add("minLength", own.minLength)
        addText("text", own.text)
        addText("font", own.font)
        add("lineLimit", own.lineLimit.map { "\($0)" })
        add("minimumScaleFactor", own.minimumScaleFactor)
        addText("textAlignment", own.textAlignment?.name)
        add("resizable", own.isResizable)
        add("symbol", own.isSymbol)
        add("naturalSize", own.naturalSize.map { array($0) })
        add("clear", own.isClear)
        add("clips", own.clips)
        add("behind", own.isBehind)
        addText("layoutValue", own.layoutValue?.name)
        return members
    }

    private static func names(_ axes: Axis.Set) -> String {
        list([(Axis.Set.horizontal, "width"), (.vertical, "height")].filter { axes.contains($0.0) }.map(\.1))
    }

    private static func names(_ edges: Edge.Set) -> String {
        let all: [(Edge.Set, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        return list(all.filter { edges.contains($0.0) }.map(\.1))
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { LayoutJSON.quoted($0) }.joined(separator: ", ") + "]"
    }

    private static func array(_ insets: EdgeInsets) -> String {
        array([insets.top, insets.leading, insets.bottom, insets.trailing])
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
                    ("guide", LayoutJSON.quoted(guide.name)), ("proposal", array(proposal)), ("size", array(size)),
                    ("value", number(value)),
                ])
        case .place(let view, let parent, let origin, let proposal, let size):
            return members(
                "place", view,
                [
                    ("parent", parent.map(String.init) ?? "null"), ("origin", array([origin.x, origin.y])),
                    ("proposal", array(proposal)), ("size", array(size)),
                ])
        case .gaps(let view, let axis, let gaps):
            return members(
                "gaps", view,
                [("axis", name(axis)), ("gaps", "[" + gaps.map(line).joined(separator: ", ") + "]")])
        case .choice(let view, let proposal, let chosen, let candidates):
            return members(
                "choice", view,
                [
                    ("proposal", array(proposal)), ("chosen", chosen.map(String.init) ?? "null"),
                    ("candidates", "[" + candidates.map(line).joined(separator: ", ") + "]"),
                ])
        case .tracks(let view, let columns, let rows):
            return members("tracks", view, [("columns", array(columns)), ("rows", array(rows))])
        case .expand(let view, let insets): return members("expand", view, [("by", array(insets))])
        case .text(let view, let text):
            return members(
                "text", view,
                [
                    ("lines", "\(text.lines)"), ("ideal", array(text.ideal)), ("needed", "\(text.neededLines)"),
                    ("neededHeight", number(text.neededHeight)), ("cut", "\(text.isCut)"),
                    ("fitted", "\(text.isFitted)"), ("broken", list(text.brokenWords)),
                ])
        }
    }

    private static func line(_ gap: TracedGap) -> String {
        object([
            ("between", "[\(gap.before), \(gap.after)]"), ("length", number(gap.length)),
            ("reason", LayoutJSON.quoted(gap.reason.rawValue)),
        ])
    }

    private static func line(_ candidate: TracedCandidate) -> String {
        object([
            ("view", "\(candidate.view)"), ("ideal", array(candidate.ideal)),
            ("failsOn", names(candidate.failsOn)),
        ])
    }

    private static func line(_ offer: TracedOffer) -> String {
        object([
            ("view", "\(offer.view)"), ("reason", LayoutJSON.quoted(offer.reason.rawValue)),
            ("priority", number(CGFloat(offer.priority))), ("minimum", number(offer.minimum)),
            ("maximum", number(offer.maximum)), ("offer", number(offer.offer)), ("answer", number(offer.answer)),
        ])
    }

    static func object(_ members: [(String, String)]) -> String {
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
