/// Which views of two layouts are the same.
///
/// 1. Beside each other, views with the same mark in the same order are the same: of one type, with one text in them.
/// 2. Of the rest, those with an identifier are the same wherever they stand there, then those of one type in their
/// order. 3. Modifiers of a view are the same by their names, in their order.
struct LayoutMatch {
    let old: LayoutForm
    let new: LayoutForm
    /// Views of the old layout by those of the new one.
    private(set) var before: [Int: Int] = [:]
    /// Views of the new layout by those of the old one.
    private(set) var after: [Int: Int] = [:]
    /// Modifiers of the old view by those of the new one, for views that are the same.
    private(set) var modifiers: [Int: [Int: Int]] = [:]

    init(_ old: LayoutForm, _ new: LayoutForm) {
        self.old = old
        self.new = new
        var lists = [(old.roots, new.roots)]
        while let (a, b) = lists.popLast() {
            for (i, j) in Self.pairs(a, b, old, new) {
                before[j] = i
                after[i] = j
                lists.append((old.views[i].children, new.views[j].children))
                let same = ListChange(
                    from: old.views[i].modifiers.map(\.name), to: new.views[j].modifiers.map(\.name)
                ).kept
                modifiers[j] = Dictionary(uniqueKeysWithValues: same.map { ($1, $0) })
                for (k, l) in same {
                    lists.append((old.views[i].modifiers[k].children, new.views[j].modifiers[l].children))
                }
            }
        }
    }

    private static func pairs(_ a: [Int], _ b: [Int], _ old: LayoutForm, _ new: LayoutForm) -> [(Int, Int)] {
        func mark(_ index: Int, _ form: LayoutForm) -> String {
            let view = form.views[index]
            return "\(view.name)|\(view.identifier ?? "")|\(form.firstText(in: index) ?? "")|\(view.body ?? "")"
        }
        // 1
        let change = ListChange(from: a.map { mark($0, old) }, to: b.map { mark($0, new) })
        var pairs = change.kept.map { (a[$0], b[$1]) }
        let known = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        var left = a.filter { !known.0.contains($0) }
        var right = b.filter { !known.1.contains($0) }
        // 2
        func take(_ isSame: (LayoutForm.View, LayoutForm.View) -> Bool) {
            for j in right {
                guard let place = left.firstIndex(where: { isSame(old.views[$0], new.views[j]) }) else { continue }
                pairs.append((left.remove(at: place), j))
            }
            let taken = Set(pairs.map(\.1))
            right.removeAll { taken.contains($0) }
        }
        take { $0.identifier != nil && $0.identifier == $1.identifier && $0.name == $1.name }
        take { $0.name == $1.name && $0.body == $1.body && $0.text == $1.text && $0.identifier == $1.identifier }
        take { $0.name == $1.name && $0.body == $1.body && ($0.identifier == nil || $1.identifier == nil) }
        return pairs
    }
}
