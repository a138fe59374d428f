import Foundation
import PlumbCore

/// A recorded layout, put in order so that it can be asked: where each view stands, what it was offered, what was asked
/// of it.
///
/// Lengths are points. Only what holds for the last layout counts: a view that was placed twice stands where it was put
/// last.
package struct RecordedLayout: Sendable {
    /// Where a view was put last.
    package struct Place: Sendable, Equatable {
        /// In the view around it.
        package var origin: CGPoint
        /// From the page's top left corner.
        package var frame: CGRect
        package var proposal: ProposedViewSize
        package var size: CGSize
    }

    /// A length or a size that a view was asked for.
    package struct Question: Sendable, Equatable {
        package var axis: Axis?
        package var proposal: ProposedViewSize
        package var answer: CGSize
    }

    /// How a stack has divided its length.
    package struct Division: Sendable, Equatable {
        package var axis: Axis
        package var total: CGFloat
        package var gaps: CGFloat
        package var offers: [TracedOffer]
    }

    /// Numbers of the views, parents before children.
    package private(set) var order: [Int] = []
    private var views: [Int: TracedView] = [:]
    private var childrenOf: [Int: [Int]] = [:]
    private var places: [Int: Place] = [:]
    private var questions: [Int: [Question]] = [:]
    private var divisions: [Int: [Division]] = [:]
    private var gapsOf: [Int: [TracedGap]] = [:]
    private var guides: [Int: [(guide: TracedGuide, value: CGFloat?)]] = [:]
    private var texts: [Int: TracedText] = [:]
    private var choices: [Int: (proposal: ProposedViewSize, chosen: Int?, candidates: [TracedCandidate])] = [:]
    private var tracksOf: [Int: (columns: [CGFloat], rows: [CGFloat])] = [:]
    private var reaches: [Int: EdgeInsets] = [:]

    /// Whether it is known where views were written.
    package private(set) var hasPlaces = false
    /// How many questions and answers the layout took.
    package let events: Int

    package init(_ trace: LayoutTrace) {
        events = trace.events.count
        for view in trace.views {
            if view.point != nil { hasPlaces = true }
            order.append(view.id)
            views[view.id] = view
            if let parent = view.parent { childrenOf[parent, default: []].append(view.id) }
        }
        for event in trace.events { note(event.kind) }
        for id in order {
            guard var place = places[id] else { continue }
            let outer = views[id]?.parent.flatMap { places[$0]?.frame.origin } ?? .zero
            place.frame = CGRect(
                origin: CGPoint(x: outer.x + place.origin.x, y: outer.y + place.origin.y), size: place.size)
            places[id] = place
        }
    }

    /// A length in which other numbers can be counted.
    private static func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(-1e9, min(1e9, length)) }

    private mutating func note(_ event: TracedEvent.Kind) {
        switch event {
        case .length(let view, let axis, let proposal, let answer):
            let isWidth = axis == .horizontal
            questions[view, default: []].append(
                Question(
                    axis: axis,
                    proposal: ProposedViewSize(
                        width: isWidth ? proposal : nil, height: isWidth ? nil : proposal),
                    answer: CGSize(width: isWidth ? answer : 0, height: isWidth ? 0 : answer)))
        case .size(let view, let proposal, let answer):
            questions[view, default: []].append(Question(axis: nil, proposal: proposal, answer: answer))
        case .offers(let view, let axis, let total, let gaps, let offers):
            divisions[view, default: []].append(Division(axis: axis, total: total, gaps: gaps, offers: offers))
        case .guide(let view, let guide, _, _, let value): guides[view, default: []].append((guide, value))
        case .place(let view, _, let origin, let proposal, let size):
            // Foundation's rectangles end the program where a side is no number.
            let (origin, size) = (
                CGPoint(x: RecordedLayout.bounded(origin.x), y: RecordedLayout.bounded(origin.y)),
                CGSize(width: RecordedLayout.bounded(size.width), height: RecordedLayout.bounded(size.height))
            )
            places[view] = Place(
                origin: origin, frame: CGRect(origin: origin, size: size), proposal: proposal, size: size)
        case .gaps(let view, _, let gaps): gapsOf[view] = gaps
        case .choice(let view, let proposal, let chosen, let candidates):
            choices[view] = (proposal, chosen, candidates)
        case .tracks(let view, let columns, let rows): tracksOf[view] = (columns, rows)
        case .expand(let view, let insets): reaches[view] = insets
        case .text(let view, let text): texts[view] = text
        }
    }

    // MARK: Views

    package subscript(id: Int) -> TracedView? { views[id] }
    package func rule(_ id: Int) -> TracedView.Rule? { views[id]?.rule }
    package func kind(_ id: Int) -> TracedView.Kind? { views[id]?.kind }
    package func parameters(_ id: Int) -> TracedParameters { views[id]?.parameters ?? TracedParameters() }
    package func children(_ id: Int) -> [Int] { childrenOf[id] ?? [] }
    package func parent(_ id: Int) -> Int? { views[id]?.parent }
    package func place(_ id: Int) -> Place? { places[id] }
    package func frame(_ id: Int) -> CGRect? { places[id]?.frame }
    package func questions(_ id: Int) -> [Question] { questions[id] ?? [] }
    package func gaps(_ id: Int) -> [TracedGap] { gapsOf[id] ?? [] }
    package func guides(_ id: Int) -> [(guide: TracedGuide, value: CGFloat?)] { guides[id] ?? [] }
    /// Where a view says that a guide is; nil where nobody has set it.
    package func explicit(_ guide: TracedGuide, of id: Int) -> CGFloat? {
        guides(id).last { $0.guide == guide && $0.value != nil }?.value
    }
    package func text(_ id: Int) -> TracedText? { texts[id] }
    package func choice(_ id: Int) -> (proposal: ProposedViewSize, chosen: Int?, candidates: [TracedCandidate])? {
        choices[id]
    }
    package func tracks(_ id: Int) -> (columns: [CGFloat], rows: [CGFloat])? { tracksOf[id] }
    package func reach(_ id: Int) -> EdgeInsets? { reaches[id] }
    package func notes(_ id: Int) -> [LayoutNote] { views[id]?.notes ?? [] }

    /// The views of the page that were placed, parents before children.
    package var placed: [Int] { order.filter { places[$0] != nil } }

    /// The size of the page: of what lies in all others.
    package var pageSize: CGSize? { order.first.flatMap { places[$0]?.size } }

    /// The length of a placed view on an axis.
    package func length(_ id: Int, _ axis: Axis) -> CGFloat { places[id]?.size[axis] ?? 0 }

    /// What a view was proposed when it was placed; nil for its ideal length.
    package func proposal(_ id: Int, _ axis: Axis) -> CGFloat? { places[id]?.proposal[axis] }

    /// How a stack has divided the length that it was placed with.
    package func division(_ id: Int) -> Division? {
        guard let all = divisions[id] else { return nil }
        return all.last { division in proposal(id, division.axis) == division.total } ?? all.last
    }

    // MARK: Around and within

    /// Whether a view passes the one in it on as it is.
    package func isForwarder(_ id: Int) -> Bool { rule(id)?.isForwarder == true }

    /// The nearest view around one that is no mere forwarder.
    package func container(_ id: Int) -> Int? {
        var next = parent(id)
        while let view = next, isForwarder(view), kind(view) != .page {
            next = parent(view)
        }
        return next
    }

    /// The child of `container` in which a view stands.
    package func child(of container: Int, around id: Int) -> Int? {
        var view = id
        while let outer = parent(view) {
            if outer == container { return view }
            view = outer
        }
        return nil
    }

    /// What forwarders pass on: the view in them that has a length of its own.
    package func core(_ id: Int) -> Int {
        var view = id
        while isForwarder(view), !isComposite(view), let only = children(view).first {
            view = only
        }
        return view
    }

    /// Whether a view is a modifier of the one in it.
    package func isModifier(_ id: Int) -> Bool { rule(id)?.isModifier == true && !isComposite(id) }

    /// Whether a view is one of Plumb's that is made of others: a button.
    package func isComposite(_ id: Int) -> Bool { views[id]?.isComposite == true }

    /// The view that stands under all modifiers.
    package func subject(_ id: Int) -> Int {
        var view = id
        while isModifier(view), let first = children(view).first { view = first }
        return view
    }

    /// The modifiers that stand over that, the outermost first.
    package func modifiers(_ id: Int) -> [Int] {
        Array(sequence(first: id) { children($0).first }.prefix(while: isModifier))
    }

    /// Whether a view is what an overlay or background makes of a style: nobody has written it as a view.
    package func isOfStyle(_ id: Int) -> Bool {
        var view = id
        while hasPlaces, let own = views[view], own.point == nil, own.pointsAround.isEmpty, let outer = own.parent {
            if rule(outer) == .layers, children(outer).first != view { return true }
            view = outer
        }
        return false
    }

    /// All views within one, itself first.
    package func all(in id: Int) -> [Int] {
        var found: [Int] = []
        var waiting = [id]
        while let view = waiting.popLast() {
            found.append(view)
            waiting.append(contentsOf: children(view).reversed())
        }
        return found
    }

    /// The views around one, nearest first.
    package func ancestors(_ id: Int) -> [Int] {
        var found: [Int] = []
        var next = parent(id)
        while let view = next {
            found.append(view)
            next = parent(view)
        }
        return found
    }

    /// Whether a box hides what lies outside of it.
    package func clips(_ id: Int) -> Bool { parameters(id).clips == true || rule(id) == .viewport }

    /// The widest and highest answers that a view gave, and the shortest ones: the same where its length never changes.
    package func answers(_ id: Int, _ axis: Axis) -> [CGFloat] {
        var found = questions(id).filter { $0.axis == nil || $0.axis == axis }.map { $0.answer[axis] }
        if let place = places[id] { found.append(place.size[axis]) }
        return found
    }

    /// The priority that a container sees.
    package func priority(_ id: Int) -> Double { parameters(id).priority ?? 0 }
}

extension TracedParameters {
    /// Whether it scrolls, fixes or chooses on an axis.
    package func includes(_ axis: Axis) -> Bool { axes?.contains(Axis.Set(axis)) == true }

    /// The guide by which views are lined up on an axis.
    package func alignment(_ axis: Axis) -> TracedGuide? {
        axis == .horizontal ? horizontalAlignment : verticalAlignment
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ProposedViewSize {
    package subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGRect {
    package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension Axis {
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
