import Foundation
import PlumbCore

/// Finds the sentences. Causes come before what they lead to.
///
/// What each rule says is in its own file (Rules/); which rule is asked, in `Dispatch.swift`.
struct Reasons {
    /// What a sentence is about.
    enum Question: CaseIterable { case proposal, length, place }

    struct Sentence {
        var step: LayoutPage.Step
        var text: String
        var numbers: [(name: String, value: CGFloat)] = []
        /// Other steps of the page that it tells of.
        var others: [Int] = []
        /// Whose file it is from: the rule of the view or, for a proposal or a place, of the view around.
        var rule: TracedView.Rule
        var question: Question

        var steps: [LayoutPage.Step] { others.map(step.page.step) + [step] }
    }

    let layout: RecordedLayout
    let words: Words
    /// The view that is explained: "this text" in sentences about what is around it.
    let subject: Int

    init(_ layout: RecordedLayout, _ subject: Int) {
        self.layout = layout
        words = Words(layout)
        self.subject = subject
    }

    /// Why a view is so long: what it was proposed and why, then what it made of it.
    func length(_ view: Int, _ axis: Axis, depth: Int) -> [Sentence] {
        guard let rule = layout.rule(view), let place = layout.place(view) else { return [] }
        var reasons = LengthReasons(reasons: self, view: view, rule: rule, axis: axis, depth: depth, place: place)
        if layout.isComposite(view) { reasons.composite() } else { reasons.answer() }
        return reasons.sentences
    }

    /// Why a view is proposed what it is.
    func proposal(_ view: Int, _ axis: Axis, depth: Int) -> [Sentence] {
        guard depth > 0, let parent = layout.parent(view), let rule = layout.rule(parent),
            let place = layout.place(view)
        else { return [] }
        var reasons = ProposalReasons(
            reasons: self, view: view, parent: parent, rule: rule, axis: axis, depth: depth,
            proposal: place.proposal[axis])
        reasons.answer()
        return reasons.sentences
    }

    /// Why a view stands where it stands in the view around it.
    func place(_ view: Int) -> Sentence? {
        // Modifiers that leave the view where it is say nothing.
        var inner = view
        while let parent = layout.parent(inner), let place = layout.place(inner) {
            let isPassing =
                layout.isForwarder(parent) || layout.rule(parent) == .fixedSize
                || layout.rule(parent) == .layers && layout.children(parent).first == inner
            guard isPassing, place.origin == .zero, layout.kind(parent) != .page else { break }
            inner = parent
        }
        guard let parent = layout.parent(inner), let rule = layout.rule(parent), let place = layout.place(inner) else {
            return nil
        }
        return PlaceReasons(reasons: self, view: inner, parent: parent, rule: rule, place: place).answer()
    }

    /// How far from its place a view is drawn, if it or a modifier of it is an `offset`.
    func drawn(_ view: Int) -> Sentence? {
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        var (inner, next): (Int, Int?) = (view, view)
        while let outer = next, outer == view || layout.isModifier(outer) && layout.children(outer).first == inner {
            if layout.kind(outer) == .offset, let transform = layout.parameters(outer).transform {
                (x, y) = (x + transform.tx, y + transform.ty)
            }
            (inner, next) = (outer, layout.parent(outer))
        }
        let parts = [
            x == 0 ? nil : "\(Words.number(abs(x))) further \(x < 0 ? "left" : "right")",
            y == 0 ? nil : "\(Words.number(abs(y))) \(y < 0 ? "higher" : "lower")",
        ].compactMap(\.self)
        if parts.isEmpty { return nil }
        return Sentence(
            step: LayoutPage.offset.step(2),
            text: "It is drawn \(Words.list(parts)) than it stands: `offset` moves nothing in the layout.",
            rule: .forward, question: .place)
    }
}

/// What has sentences to find about a view in a layout.
protocol Reasoning {
    var reasons: Reasons { get }
}

extension Reasoning {
    var layout: RecordedLayout { reasons.layout }
    var words: Words { reasons.words }

    func n(_ value: CGFloat) -> String { Words.number(value) }

    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.05 }

    /// A view in a sentence about the one that is explained.
    func the(_ view: Int) -> String {
        let subject = reasons.subject
        guard layout.subject(view) == subject else { return words.the(layout.subject(view)) }
        if layout.isComposite(subject) { return "this \(words.name(subject))" }
        if layout.parameters(subject).text != nil { return "this text" }
        return words.the(subject).replacingOccurrences(of: "the ", with: "this ")
    }

    /// A view in a sentence that tells its length: the frame or the padding around it, where the length is that's.
    func the(_ view: Int, _ axis: Axis) -> String { words.framing(view, axis, isPadded: true) + the(view) }

    /// A view at the beginning of a sentence; of a part of one of Plumb's, what it is a part of.
    func capitalized(_ view: Int) -> String { Words.capitalized(words.the(words.whole(view))) }

    /// "94.7 × 60", with "no width" for what is not proposed.
    func proposed(_ view: Int) -> String {
        func text(_ axis: Axis) -> String { layout.proposal(view, axis).map { n($0) } ?? "no \(Words.length(axis))" }
        return "\(text(.horizontal)) × \(text(.vertical))"
    }
}

/// The sentences about a view's length on an axis.
struct LengthReasons: Reasoning {
    let reasons: Reasons
    let view: Int
    let rule: TracedView.Rule
    let axis: Axis
    let depth: Int
    let place: RecordedLayout.Place
    private(set) var sentences: [Reasons.Sentence] = []

    init(
        reasons: Reasons, view: Int, rule: TracedView.Rule, axis: Axis, depth: Int, place: RecordedLayout.Place
    ) {
        self.reasons = reasons
        self.view = view
        self.rule = rule
        self.axis = axis
        self.depth = depth
        self.place = place
    }

    var length: CGFloat { place.size[axis] }
    var proposal: CGFloat? { place.proposal[axis] }
    /// "width" or "height".
    var word: String { Words.length(axis) }
    /// "wide" or "high".
    var long: String { Words.long(axis) }
    var own: TracedParameters { layout.parameters(view) }
    var child: Int? { layout.children(view).first }
    /// "It" for what is explained, with its modifiers; another view by its name.
    var it: String { layout.subject(view) == layout.subject(reasons.subject) ? "It" : capitalized(view) }

    mutating func tell(_ step: Int, _ text: String, _ numbers: (String, CGFloat)...) {
        sentences.append(
            Reasons.Sentence(
                step: reasons.page(view).step(step), text: text,
                numbers: numbers.map { (name: $0.0, value: $0.1) } + [(name: word, value: length)], rule: rule,
                question: .length))
    }

    /// Why it was proposed what it was.
    mutating func cause() {
        if depth > 1 { sentences += reasons.proposal(view, axis, depth: depth - 1) }
    }

    /// What the view in it answers, and why.
    mutating func inner(_ child: Int) {
        if depth > 1 { sentences += reasons.length(child, axis, depth: depth - 1) }
    }

    /// The view in it answers, and nothing is to be said of this one.
    mutating func pass(to child: Int) { sentences += reasons.length(child, axis, depth: depth) }

    /// What a view of Plumb's own makes of a proposal; how it comes to that is its own affair.
    mutating func composite() {
        guard let proposal, proposal.isFinite else {
            let name = it == "It" ? "it" : the(view)
            return tell(2, "No \(word) is proposed to \(name), so it has its ideal one, \(n(length)).")
        }
        if isNear(proposal, length) {
            cause()
            tell(2, "\(it) takes what it is proposed: \(n(length)).", ("proposal", proposal))
        } else if proposal > length {
            tell(2, "\(it) needs \(n(length)), of \(n(proposal)) that are proposed.", ("proposal", proposal))
        } else {
            cause()
            tell(2, "\(it) needs \(n(length)), and \(n(proposal)) are proposed.", ("proposal", proposal))
        }
    }
}

/// The sentences about what a view is proposed on an axis, by the view around it.
struct ProposalReasons: Reasoning {
    let reasons: Reasons
    let view: Int
    let parent: Int
    /// The rule of the view around.
    let rule: TracedView.Rule
    let axis: Axis
    let depth: Int
    let proposal: CGFloat?
    private(set) var sentences: [Reasons.Sentence] = []

    init(
        reasons: Reasons, view: Int, parent: Int, rule: TracedView.Rule, axis: Axis, depth: Int, proposal: CGFloat?
    ) {
        self.reasons = reasons
        self.view = view
        self.parent = parent
        self.rule = rule
        self.axis = axis
        self.depth = depth
        self.proposal = proposal
    }

    /// "width" or "height".
    var word: String { Words.length(axis) }
    /// What the view around was given.
    var own: TracedParameters { layout.parameters(parent) }

    /// - Parameter page: the view's around, unless another one is named.
    mutating func tell(
        _ step: Int, on page: LayoutPage? = nil, _ text: String, others: [Int] = [], _ numbers: (String, CGFloat)...
    ) {
        sentences.append(
            Reasons.Sentence(
                step: (page ?? reasons.page(parent)).step(step), text: text,
                numbers: numbers.map { (name: $0.0, value: $0.1) },
                others: others, rule: rule, question: .proposal))
    }

    /// The view around passes on what it is proposed itself.
    mutating func pass() { sentences += reasons.proposal(parent, axis, depth: depth) }

    /// Why the view around is proposed what it is.
    mutating func cause() {
        if depth > 1 { sentences += reasons.proposal(parent, axis, depth: depth - 1) }
    }

    /// Nothing more is known than the number.
    mutating func bare() {
        if let proposal, proposal.isFinite { tell(1, "\(n(proposal)) are proposed.", ("proposal", proposal)) }
    }
}

/// The sentence about where a view stands in the view around it.
struct PlaceReasons: Reasoning {
    let reasons: Reasons
    let view: Int
    let parent: Int
    /// The rule of the view around.
    let rule: TracedView.Rule
    let place: RecordedLayout.Place

    /// What the view around was given.
    var own: TracedParameters { layout.parameters(parent) }
    /// The size of the view around.
    var room: CGSize { layout.place(parent)?.size ?? .zero }

    /// - Parameter page: the view's around, unless another one is named.
    func sentence(
        _ step: Int, on page: LayoutPage? = nil, _ text: String, others: [Int] = [],
        numbers: [(name: String, value: CGFloat)] = []
    ) -> Reasons.Sentence {
        Reasons.Sentence(
            step: (page ?? reasons.page(parent)).step(step), text: text, numbers: numbers, others: others, rule: rule,
            question: .place)
    }
}
