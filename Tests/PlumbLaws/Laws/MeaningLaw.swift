import PlumbCore
import PlumbGraphics

extension Law {
    static let meant = Law(
        "meant", "a list that says what its marks mean has the marks of one that doesn't, and spans that are a tree",
        makeCase: {
            // Every third seed has friendly kinds only: hostile ones may be others at each frame. Theirs are looked at
            // by the law `hostile`.
            .random(seed: $0 * 3, depth: 3, steps: 2, isHostile: $0 % 2 == 1)
        },
        violation: { test in
            let world = SpecimenWorld()
            let host = test.host(test.tree, in: world)
            for step in [.flip(0)] + test.steps {
                switch step {
                case .show(let tree): host.setRoot(SpecimenView(tree, in: world))
                case .flip(let id): world.flip(id)
                }
                let list = host.displayList(withMeaning: true)
                if let fault = list.faultOfSpans { return fault }
                // The next one without is drawn into what is kept of others.
                if DisplayDump(list).text != host.dump { return "other marks with their meaning" }
            }
            return nil
        })
}

extension DisplayList {
    /// What does not hold of the spans.
    var faultOfSpans: String? {
        var depths = [0]
        for item in items {
            let change = if case .pop = item { -1 } else { item.opensGroup ? 1 : 0 }
            depths.append((depths.last ?? 0) + change)
        }
        guard spans.first?.role == .page, spans.count({ $0.role == .page }) == 1 else { return "no page, or two" }
        for (index, span) in spans.enumerated() {
            guard items.indices.contains(span.items.lowerBound) || span.items.isEmpty,
                span.items.upperBound <= items.count
            else { return "span \(index) ends after the list: \(span)" }
            let inner = depths[span.items.lowerBound...span.items.upperBound]
            if inner.first != inner.last || inner.min() != inner.first { return "span \(index) cuts a group: \(span)" }
            if index > 0, !(1...(spans[index - 1].depth + 1)).contains(span.depth) {
                return "span \(index) is deeper than one in the span before it: \(span)"
            }
            for other in spans[..<index] where other.items.overlaps(span.items) {
                let (a, b) = (other.items, span.items)
                let isNested =
                    a.lowerBound <= b.lowerBound && a.upperBound >= b.upperBound
                    || b.lowerBound <= a.lowerBound && b.upperBound >= a.upperBound
                if !isNested { return "span \(index) lies across another: \(span), \(other)" }
            }
        }
        return nil
    }
}

extension [DisplaySpan] {
    fileprivate func count(_ isCounted: (DisplaySpan) -> Bool) -> Int { filter(isCounted).count }
}
