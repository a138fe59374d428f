import Foundation

/// What is different between two layouts of a view, in sentences: what was given otherwise, and what has moved for it.
///
/// 1. What the source says otherwise are *causes*: views that have come or gone, other texts, other numbers, modifiers
/// that are new, gone or in another order. 2. Views that stand elsewhere in the view around them, or have another size,
/// are *effects*: those that only move with the view around them are none. 3. Each effect belongs to the nearest cause:
/// its own, one before it among the views beside it, one in the view around, one within. 4. A cause and all its effects
/// are one sentence. Effects without a cause are told last.
package struct LayoutComparison {
    private let match: LayoutMatch
    private var causes: [LayoutCause] = []
    private var effects: [[LayoutEffect]] = []
    private var unexplained: [LayoutEffect] = []

    private var old: LayoutForm { match.old }
    private var new: LayoutForm { match.new }

    /// More sentences than these are counted, not told.
    package static let most = 12

    /// - Parameters:
    ///   - old: the layout as it was.
    ///   - new: the layout as it is, with the places of its views.
    package init(_ old: LayoutForm, _ new: LayoutForm) {
        match = LayoutMatch(old, new)
        causes = LayoutCauses(match).all
        effects = causes.map { _ in [] }
        for effect in LayoutEffect.all(match) {
            if let cause = cause(of: effect) { effects[cause].append(effect) } else { unexplained.append(effect) }
        }
    }

    /// None where nothing is different.
    package var sentences: [String] {
        var all = causes.indices.map { sentence(causes[$0], effects[$0]) }
        // What lies around what has grown has grown too.
        let apart = unexplained.filter { effect in
            !unexplained.contains { $0.view != effect.view && ancestors($0.view).contains(effect.view) }
        }
        if let first = apart.first { all.append(Words.capitalized(told(apart, first)) + ".") }
        guard all.count > Self.most else { return all }
        return all.prefix(Self.most) + ["And \(all.count - Self.most) more differences."]
    }

    // MARK: Sentences

    private func sentence(_ cause: LayoutCause, _ effects: [LayoutEffect]) -> String {
        let at = cause.at.map { " (\($0))" } ?? ""
        // What is around the cause has become longer with it, and itself is what the cause is about.
        let around = Set(cause.view.map { [$0] + ancestors($0) } ?? cause.around.map { [$0] + ancestors($0) } ?? [])
        let apart = effects.filter { !around.contains($0.view) }
        guard let first = apart.first(where: { new.views[$0.view].text != nil }) ?? apart.first else {
            return Words.capitalized(cause.text) + at + "."
        }
        return "\(Words.capitalized(told(apart, first))): \(cause.text)\(at)."
    }

    /// "the text “Title” and 3 more views are 12 lower".
    private func told(_ effects: [LayoutEffect], _ first: LayoutEffect) -> String {
        let name = new.noun(first.view)
        let others = effects.count - 1
        let more = "\(others) more view\(others == 1 ? "" : "s")"
        if others == 0 { return "\(name) is \(first.words)" }
        if effects.allSatisfy({ $0.words == first.words }) { return "\(name) and \(more) are \(first.words)" }
        return "\(name) is \(first.words), and \(more) \(others == 1 ? "moves or changes" : "move or change")"
    }

    // MARK: Causes of effects

    private func ancestors(_ view: Int) -> [Int] { Array(sequence(first: view) { new.views[$0].parent }.dropFirst()) }

    /// 3
    private func cause(of effect: LayoutEffect) -> Int? {
        if causes.count <= 1 { return causes.indices.first }
        let view = effect.view
        func first(_ isMeant: (LayoutCause) -> Bool) -> Int? { causes.firstIndex(where: isMeant) }
        if let own = first({ $0.view == view && $0.isOfLayout }) { return own }
        let parent = new.views[view].parent
        if effect.isMove, let parent {
            let siblings = new.views[parent].children
            for sibling in siblings.prefix(while: { $0 != view }).reversed() {
                if let cause = first({ $0.isOfLayout && isIn($0, sibling) }) { return cause }
            }
            if let cause = first({ $0.isOfLayout && ($0.view == parent || $0.around == parent) }) { return cause }
        }
        if effect.isResize, let cause = first({ $0.isOfLayout && isIn($0, view) }) { return cause }
        for around in ancestors(view) {
            if let cause = first({ $0.isOfLayout && ($0.view == around || $0.around == around) }) { return cause }
            if let cause = first({ $0.isOfLayout && isIn($0, around) }) { return cause }
        }
        return first { $0.isOfLayout }
    }

    private func isIn(_ cause: LayoutCause, _ view: Int) -> Bool {
        guard let place = cause.view ?? cause.around else { return false }
        return place == view || ancestors(place).contains(view)
    }
}

extension LayoutForm {
    /// A view in a sentence: "the text “Hello”", "the VStack #card", "the HStack with “Total”".
    package func noun(_ index: Int) -> String {
        let view = views[index]
        if let text = view.text { return "the \(view.name == "Text" ? "text" : view.name) “\(Words.shortened(text))”" }
        let kind = view.name == "Image" ? "image" : view.name
        if let identifier = view.identifier { return "the \(kind) #\(identifier)" }
        if let body = view.body { return "the \(kind) of \(body)" }
        return "the \(kind)" + (firstText(in: index).map { " with “\(Words.shortened($0))”" } ?? "")
    }

    func firstText(in index: Int) -> String? {
        views[index].text ?? views[index].children.lazy.compactMap { firstText(in: $0) }.first
    }
}

/// A view that stands elsewhere in the view around it, or has another size.
struct LayoutEffect {
    /// Of the new layout.
    var view: Int
    /// The rest of a sentence that begins with its name and "is".
    var words: String
    var isMove: Bool
    var isResize: Bool

    /// Less than half a pixel of the finest screen is nothing.
    private static let least = 0.1

    static func all(_ match: LayoutMatch) -> [LayoutEffect] {
        match.new.views.indices.compactMap { index in
            let view = match.new.views[index]
            guard let before = match.before[index].map({ match.old.views[$0] }) else { return nil }
            func place(_ view: LayoutForm.View, _ form: LayoutForm) -> CGPoint {
                let around = view.parent.map { form.views[$0].frame.origin } ?? .zero
                return CGPoint(x: view.frame.minX - around.x, y: view.frame.minY - around.y)
            }
            let (from, to) = (place(before, match.old), place(view, match.new))
            // A parent that is another one now is no measure.
            let isMeasured = view.parent.flatMap { match.before[$0] } == before.parent
            var parts: [String] = []
            func move(_ distance: CGFloat, _ on: String, _ back: String) {
                guard isMeasured, abs(distance) > least else { return }
                parts.append("\(Words.number(abs(distance))) \(distance > 0 ? on : back)")
            }
            move(to.y - from.y, "lower", "higher up")
            move(to.x - from.x, "further right", "further left")
            let isMove = !parts.isEmpty
            func size(_ old: CGFloat, _ new: CGFloat, _ word: String) {
                guard abs(old - new) > least else { return }
                parts.append("\(Words.number(new)) \(word) (was \(Words.number(old)))")
            }
            size(before.frame.width, view.frame.width, "wide")
            size(before.frame.height, view.frame.height, "high")
            let isResize = parts.count > (isMove ? 1 : 0) && (before.frame.size != view.frame.size)
            for name in ["cut", "fitted"] where view[name] != before[name] {
                parts.append(view[name] == nil ? "not \(name) any more" : "\(name) now")
            }
            guard !parts.isEmpty else { return nil }
            return LayoutEffect(view: index, words: Words.list(parts), isMove: isMove, isResize: isResize)
        }
    }
}

extension LayoutForm.View {
    /// The value of a parameter.
    subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }
}
