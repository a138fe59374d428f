import Foundation

/// What the source says otherwise.
struct LayoutCause {
    /// A clause, without the full stop.
    var text: String
    /// Where that is written; nil where it is not known.
    var at: String?
    /// The view of the new layout that it is about; nil for one that is gone.
    var view: Int?
    /// The view of the new layout in which a view is new or gone.
    var around: Int?
    /// What it says without the view that it is about; empty for what is said of one view only.
    var kind = ""
    /// Whether it can move views.
    var isOfLayout = true
}

/// Finds what the source says otherwise, in the order of the new layout.
struct LayoutCauses {
    private let match: LayoutMatch
    private(set) var all: [LayoutCause] = []

    init(_ match: LayoutMatch) {
        self.match = match
        addGone()
        for index in match.new.views.indices {
            if let before = match.before[index] { compare(before, index) } else { addNew(index) }
        }
        merge()
    }

    /// What is said of several views that were written at one place is one cause: that of the first, and it counts the
    /// others.
    private mutating func merge() {
        var merged: [LayoutCause] = []
        var counts: [Int: Int] = [:]
        for cause in all {
            let same = merged.firstIndex { $0.at != nil && $0.at == cause.at && $0.kind == cause.kind }
            if let same, !cause.kind.isEmpty { counts[same, default: 0] += 1 } else { merged.append(cause) }
        }
        for (index, count) in counts {
            merged[index].text += ", and \(count) more like it"
        }
        all = merged
    }

    /// Views that are new or gone; of several beside each other the first is named.
    private mutating func addNew(_ index: Int) {
        let view = match.new.views[index]
        if let parent = view.parent, match.before[parent] == nil { return }
        let kind = match.new.noun(index)
        if let last = all.indices.last, all[last].view == index - 1, all[last].around == view.parent,
            all[last].text.hasSuffix("is new")
        {
            all[last].text = all[last].text.replacingOccurrences(of: " is new", with: " and \(kind) are new")
            return
        }
        all.append(LayoutCause(text: "\(kind) is new", at: view.at, view: index, around: view.parent))
    }

    private mutating func addGone() {
        var byParent: [(around: Int?, nouns: [String])] = []
        for index in match.old.views.indices where match.after[index] == nil {
            let view = match.old.views[index]
            if let parent = view.parent, match.after[parent] == nil { continue }
            let around = view.parent.flatMap { match.after[$0] }
            if byParent.last?.around == around, !byParent.isEmpty {
                byParent[byParent.count - 1].nouns.append(match.old.noun(index))
            } else {
                byParent.append((around, [match.old.noun(index)]))
            }
        }
        for (around, nouns) in byParent {
            let shown = nouns.count > 3 ? nouns.prefix(2) + ["\(nouns.count - 2) more views"] : nouns[...]
            let place = around.flatMap { match.new.views[$0].at }
            all.append(
                LayoutCause(
                    text: "\(Words.list(Array(shown))) \(nouns.count == 1 ? "is" : "are") gone", at: place,
                    around: around))
        }
    }

    private mutating func compare(_ before: Int, _ index: Int) {
        let (old, new) = (match.old.views[before], match.new.views[index])
        let name = match.new.noun(index)
        func add(_ text: String, _ at: String?, isOfLayout: Bool = true) {
            let kind = text.replacingOccurrences(of: name, with: "")
            all.append(LayoutCause(text: text, at: at ?? new.at, view: index, kind: kind, isOfLayout: isOfLayout))
        }
        if old.text != new.text {
            add("the text “\(Words.shortened(old.text ?? ""))” is “\(Words.shortened(new.text ?? ""))” now", new.at)
        }
        if old.identifier != new.identifier {
            let words = new.identifier.map { "identifier “\($0)”" } ?? "no identifier"
            add(
                "\(name) has the \(words) now, had \(old.identifier.map { "“\($0)”" } ?? "none")", new.at,
                isOfLayout: false)
        }
        if let text = Self.differences(old.parameters, new.parameters, of: name) { add(text, new.at) }
        Self.compareModifiers(old, new, name, match.modifiers[index] ?? [:]) { add($0, $1) }
    }

    /// - Parameter same: the modifiers of the old view by those of the new one.
    private static func compareModifiers(
        _ old: LayoutForm.View, _ new: LayoutForm.View, _ name: String, _ same: [Int: Int],
        _ add: (String, String?) -> Void
    ) {
        let kept = Set(same.values)
        var gone = old.modifiers.indices.filter { !kept.contains($0) }
        var added = new.modifiers.indices.filter { same[$0] == nil }
        // What is gone at one place and new at another has changed places.
        for place in added {
            guard let from = gone.first(where: { old.modifiers[$0].name == new.modifiers[place].name }) else {
                continue
            }
            gone.removeAll { $0 == from }
            added.removeAll { $0 == place }
            let modifier = new.modifiers[place]
            let next = place > 0 ? "comes after `\(new.modifiers[place - 1].name)`" : "comes first"
            add("`\(modifier.name)` of \(name) \(next) now", modifier.at)
        }
        for place in added {
            let modifier = new.modifiers[place]
            add("`\(modifier.name)` of \(name) is new\(given(modifier))", modifier.at)
        }
        for place in gone { add("`\(old.modifiers[place].name)` of \(name) is gone", new.at) }
        for place in new.modifiers.indices {
            guard let before = same[place] else { continue }
            let modifier = new.modifiers[place]
            let noun = "`\(modifier.name)` of \(name)"
            if let text = differences(old.modifiers[before].parameters, modifier.parameters, of: noun) {
                add(text, modifier.at)
            }
        }
    }

    private static func given(_ modifier: LayoutForm.Modifier) -> String {
        modifier.parameters.isEmpty
            ? "" : " (" + modifier.parameters.map { "\(words($0.name)) \($0.value)" }.joined(separator: ", ") + ")"
    }

    /// What comes of a layout, rather than being given to it.
    private static let results: Set = ["lines", "cut", "fitted"]

    /// "the width of X is 64, was 56, and the height 64, was 56"; nil where nothing is other.
    private static func differences(
        _ old: [LayoutForm.Parameter], _ new: [LayoutForm.Parameter], of noun: String
    ) -> String? {
        var names = new.map(\.name)
        names += old.map(\.name).filter { !names.contains($0) }
        var parts: [String] = []
        for name in names where !results.contains(name) {
            let (a, b) = (old.first { $0.name == name }?.value, new.first { $0.name == name }?.value)
            guard a != b else { continue }
            let missing = name == "alignment" ? "center" : name == "spacing" ? "the default" : "not given"
            let subject = parts.isEmpty ? " of \(noun) is" : ""
            parts.append("the \(words(name))\(subject) \(b ?? missing), was \(a ?? missing)")
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", and ")
    }

    /// Parameters that are called otherwise in a sentence.
    private static func words(_ name: String) -> String {
        let known = [
            "insets": "inset", "minWidth": "least width", "maxWidth": "greatest width", "idealWidth": "ideal width",
            "minHeight": "least height", "maxHeight": "greatest height", "idealHeight": "ideal height",
            "minLength": "least length", "lineLimit": "line limit", "naturalSize": "own size", "moved": "move",
            "textAlignment": "text alignment", "minimumScaleFactor": "least scale",
        ]
        return known[name] ?? name
    }
}
