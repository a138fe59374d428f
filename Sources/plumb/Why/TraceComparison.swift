import Foundation
import PlumbWhy

/// What is different in a layout since a trace was saved, and what began it.
struct TraceComparison {
    private let old: SavedTrace
    private let new: SavedTrace
    /// Views of the old trace by those of the new one.
    private var known: [Int: Int] = [:]
    private var isKept: Set<Int> = []

    /// More views than these are counted, not told.
    static let most = 20

    init(_ old: SavedTrace, _ new: SavedTrace) {
        self.old = old
        self.new = new
        func roots(_ trace: SavedTrace) -> [Int] { trace.order.filter { trace.views[$0]?.parent == nil } }
        match(roots(old), roots(new))
    }

    // MARK: Views

    /// Views that have the same marks in the same order are the same; of the rest, those of one type in their order.
    private mutating func match(_ before: [Int], _ after: [Int]) {
        var lists = [(before, after)]
        while let (before, after) = lists.popLast() {
            for (a, b) in pairs(before, after) {
                known[b] = a
                isKept.insert(a)
                lists.append((old.views[a]?.children ?? [], new.views[b]?.children ?? []))
            }
        }
    }

    private func pairs(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
        let a = before.compactMap { old.views[$0] }
        let b = after.compactMap { new.views[$0] }
        let change = ListChange(from: a.map(\.mark), to: b.map(\.mark))
        var pairs = change.kept.map { (a[$0].id, b[$1].id) }
        var rest = change.removed.sorted()
        for j in change.inserted.sorted() {
            guard let place = rest.firstIndex(where: { a[$0].name == b[j].name }) else { continue }
            pairs.append((a[rest[place]].id, b[j].id))
            rest.removeSubrange(...place)
        }
        return pairs
    }

    // MARK: Sentences

    /// "changed", "first" and "moved", each with a sentence; none where nothing is different.
    func sentences() -> [(of: String, text: String)] {
        let changes = self.changes()
        let moved = self.moved()
        let first = firstAnswer().map { [$0] } ?? []
        return few(changes).map { ("changed", $0) } + first.map { ("first", $0) } + few(moved).map { ("moved", $0) }
    }

    private func few(_ sentences: [String]) -> [String] {
        guard sentences.count > TraceComparison.most else { return sentences }
        let rest = sentences.count - TraceComparison.most
        return sentences.prefix(TraceComparison.most) + ["And \(rest) more."]
    }

    /// What the source says otherwise: views that have come or gone, and what they are given.
    private func changes() -> [String] {
        var sentences: [String] = []
        for id in old.order where !isKept.contains(id) {
            guard let view = old.views[id], !view.isInside, view.parent.map(isKept.contains) ?? true else { continue }
            sentences.append("\(Words.capitalized(name(view, isOld: true))) is gone.")
        }
        for id in new.order {
            guard let view = new.views[id], !view.isInside else { continue }
            guard let before = known[id].flatMap({ old.views[$0] }) else {
                if view.parent.map({ known[$0] != nil }) ?? true {
                    sentences.append("\(Words.capitalized(name(view))) is new.")
                }
                continue
            }
            for key in Set(view.parameters.keys).union(before.parameters.keys).sorted() {
                let (a, b) = (before.parameters[key], view.parameters[key])
                guard a != b else { continue }
                sentences.append(
                    "\(Words.capitalized(name(view))): \(key) is \(b ?? "not given any more"), was \(a ?? "not given")."
                )
            }
        }
        return sentences
    }

    /// The first question that was answered otherwise, and none within it was.
    private func firstAnswer() -> String? {
        var before: [String: [String]] = [:]
        for answer in old.answers { before["\(answer.view) \(answer.proposal)", default: []].append(answer.answer) }
        func was(_ answer: SavedTrace.Answer) -> String? {
            guard let view = known[answer.view],
                let answers = before["\(view) \(answer.proposal)"], !answers.contains(answer.answer)
            else { return nil }
            return answers.first
        }
        for (index, answer) in new.answers.enumerated() {
            guard let was = was(answer), let view = new.views[answer.view] else { continue }
            // What led to it comes after it, deeper.
            let within = new.answers[(index + 1)...].prefix { $0.depth > answer.depth }
            if within.contains(where: { self.isOther($0, before) }) { continue }
            return "\(Words.capitalized(name(view))) answers \(answer.answer) to \(answer.proposal); it was \(was)."
        }
        return nil
    }

    private func isOther(_ answer: SavedTrace.Answer, _ before: [String: [String]]) -> Bool {
        guard let view = known[answer.view], let answers = before["\(view) \(answer.proposal)"] else { return false }
        return !answers.contains(answer.answer)
    }

    // MARK: Frames

    /// Views that stand elsewhere in the view around them, or have another size.
    private func moved() -> [String] {
        new.order.compactMap { id in
            guard let view = new.views[id], let frame = view.frame, !view.isInside, view.name != "root",
                let before = known[id].flatMap({ old.views[$0] }), let last = before.frame
            else { return nil }
            var parts: [String] = []
            func length(_ a: CGFloat, _ b: CGFloat, _ word: String) {
                if abs(a - b) > 0.05 { parts.append("\(Words.number(b)) \(word), was \(Words.number(a))") }
            }
            length(last.width, frame.width, "wide")
            length(last.height, frame.height, "high")
            let isElsewhere =
                abs(before.origin.x - view.origin.x) > 0.05 || abs(before.origin.y - view.origin.y) > 0.05
            let (dx, dy) = (frame.minX - last.minX, frame.minY - last.minY)
            if isElsewhere, abs(dx) > 0.05 || abs(dy) > 0.05 {
                var ways: [String] = []
                if abs(dy) > 0.05 { ways.append("\(Words.number(abs(dy))) \(dy > 0 ? "lower" : "higher")") }
                if abs(dx) > 0.05 { ways.append("\(Words.number(abs(dx))) further \(dx > 0 ? "right" : "left")") }
                parts.append(
                    "stands " + ways.joined(separator: " and ") + (cause(view, before).map { ", for \($0)" } ?? ""))
            }
            guard !parts.isEmpty else { return nil }
            let words = parts.map { $0.hasPrefix("stands") ? $0 : "is \($0)" }
            return "\(Words.capitalized(name(view))) \(words.joined(separator: "; it "))."
        }
    }

    /// Why a view stands elsewhere: a view before it is longer or shorter, or has come, or the view around is.
    private func cause(_ view: SavedTrace.View, _ before: SavedTrace.View) -> String? {
        guard let parent = view.parent.flatMap({ new.views[$0] }) else { return nil }
        let isAcross = abs(before.origin.x - view.origin.x) > abs(before.origin.y - view.origin.y)
        func length(_ view: SavedTrace.View) -> CGFloat { (isAcross ? view.frame?.width : view.frame?.height) ?? 0 }
        for id in parent.children.prefix(while: { $0 != view.id }).reversed() {
            guard let sibling = new.views[id] else { continue }
            guard let was = known[id].flatMap({ old.views[$0] }) else { return "\(name(sibling)) before it is new" }
            if abs(length(sibling) - length(was)) > 0.05 {
                return "\(name(sibling)) before it has become \(Words.number(length(sibling)))"
            }
        }
        if let was = known[parent.id].flatMap({ old.views[$0] }), abs(length(parent) - length(was)) > 0.05 {
            return "\(name(parent)) around it has become \(Words.number(length(parent)))"
        }
        return nil
    }

    private func name(_ view: SavedTrace.View, isOld: Bool = false) -> String {
        let at = view.at.map { " (\($0))" } ?? view.identifier.map { " (#\($0))" } ?? ""
        if let text = view.text { return "the text “\(Words.shortened(text))”\(isOld ? "" : at)" }
        return "the \(view.name.hasSuffix("Modifier") ? Words.modifier(view.name) : view.name)\(isOld ? "" : at)"
    }
}
